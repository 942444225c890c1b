"""Named rule options: the values in force, out of defaults and what was chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

OptionValue = bool | int | str


class HasValues(Protocol):
    """An option as content defines it."""

    @property
    def values(self) -> tuple[OptionValue, ...]: ...


def settled(
    known: Mapping[str, HasValues],
    defaults: Mapping[str, OptionValue],
    chosen: Mapping[str, OptionValue],
) -> dict[str, OptionValue]:
    """The defaults with what was chosen over them.

    Raises `ValueError` for an option or a value that does not exist; 1 is not true.
    """
    for name, value in chosen.items():
        allowed = known[name].values if name in known else ()
        if not any(type(one) is type(value) and one == value for one in allowed):
            raise ValueError(f"option {name!r} cannot be {value!r}")
    return {**defaults, **chosen}
