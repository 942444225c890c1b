"""The large book: its YAML parsed and validated, and the same from the cache."""

from __future__ import annotations

from collections.abc import Iterator

from tests.benchmarks.long_play import LargeBook
from tests.benchmarks.measure import Row, in_turn, row_of_medians

ROUNDS = 15


def rows(book: LargeBook) -> Iterator[Row]:
    """Reading against PyYAML's C loader alone."""
    kilobytes = sum(file.stat().st_size for file in book.files) / 1024

    what = f"book of 400 sections, {kilobytes:.0f} KB"
    cold = in_turn(book.parse_only, book.rules, ROUNDS)
    yield row_of_medians(f"{what}: cold, against CSafeLoader", cold, ratio=1.6)
    warm = in_turn(book.parse_only, lambda: book.rules(book.profile.cache), ROUNDS)
    yield row_of_medians(f"{what}: from the cache", warm, ratio=0.15)
