"""Plain data compared and looked into exactly: no value passes for one of another type."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


class NoSuchPathError(LookupError):
    """The path leads nowhere."""


def same(one: Any, other: Any) -> bool:
    """Whether two pieces of plain data are equal, in value and in kind: 1 is not true, 1.0 is 1."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    return bool(one == other)


def at_path(value: Any, path: str) -> Any:
    """What stands at a dotted path: keys, and numbers or names into lists. A key may hold dots.

    Raises `NoSuchPathError`.
    """
    found = list(_ways(value, path))
    if not found:
        raise NoSuchPathError(path)
    return found[0]


def missing_from(part: Any, whole: Any, path: str = "") -> Iterator[str]:
    """The dotted paths of `part` that `whole` does not hold with the same value."""
    if isinstance(part, dict) and isinstance(whole, dict | list):
        for key, value in part.items():
            below = f"{path}.{key}".removeprefix(".")
            place = key if isinstance(whole, dict) else place_of(whole, key)
            if place is None or (isinstance(whole, dict) and key not in whole):
                yield below
            else:
                yield from missing_from(value, whole[place], below)
    elif not same(part, whole):
        yield path


def laid_over(base: Any, top: Any) -> Any:
    """`base` with the keys of `top` put in, level by level; lists are replaced by lists whole.

    Keys over a list are numbers or names of its items; those it does not hold are left out.
    """
    if isinstance(base, list) and isinstance(top, dict):
        over = {place_of(base, key): value for key, value in top.items()}
        return [laid_over(item, over[at]) if at in over else item for at, item in enumerate(base)]
    if not isinstance(base, dict) or not isinstance(top, dict):
        return top
    return {**base, **{key: laid_over(base.get(key), value) for key, value in top.items()}}


def place_of(items: list[Any], key: Any) -> int | None:
    """Where an item of a list is, by its number or by its `name`; None if it is not there."""
    if str(key).isdecimal():
        return int(key) if int(key) < len(items) else None
    names = (item.get("name") if isinstance(item, dict) else None for item in items)
    return next((at for at, name in enumerate(names) if name == key), None)


def _ways(value: Any, path: str) -> Iterator[Any]:
    if not path:
        yield value
        return
    steps = path.split(".")
    if isinstance(value, list):
        if (place := place_of(value, steps[0])) is not None:
            yield from _ways(value[place], ".".join(steps[1:]))
    elif isinstance(value, dict):
        for length in range(len(steps), 0, -1):
            key = ".".join(steps[:length])
            if key in value:
                yield from _ways(value[key], ".".join(steps[length:]))
