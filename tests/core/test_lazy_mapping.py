"""A mapping that makes its values when they are asked for, and only once."""

from __future__ import annotations

import pytest

from gamebook_desktop.core.lazy_mapping import LazyMapping


def test_values_are_made_once_and_only_when_asked_for() -> None:
    asked: list[str] = []

    def make(key: str) -> str:
        asked.append(key)
        return key.upper()

    lazy = LazyMapping(("b", "a"), make)
    assert (len(lazy), list(lazy), "a" in lazy, "c" in lazy) == (2, ["b", "a"], True, False)
    assert asked == []
    assert (lazy["a"], lazy["a"], lazy.get("c")) == ("A", "A", None)
    assert asked == ["a"]
    assert lazy == {"a": "A", "b": "B"}
    assert asked == ["a", "b"]


def test_an_unknown_key_is_never_made() -> None:
    lazy = LazyMapping((), lambda key: pytest.fail(key))
    with pytest.raises(KeyError, match="a"):
        lazy["a"]
