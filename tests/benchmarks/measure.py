"""Measuring two things in turn, and the lines of the table."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

Work = Callable[[], object]

HEADINGS = ("what", "baseline", "ours", "ratio", "target", "")


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table; without a target it is only told."""

    what: str
    baseline: float
    ours: float
    unit: str = "ms"
    ratio: float | None = None
    """`ours` may be at most so many times `baseline`."""
    limit: float | None = None
    """`ours` may be at most so much, in `unit`."""

    @property
    def met(self) -> bool:
        """Whether every target of the row is reached."""
        below = self.ratio is None or self.ours <= self.ratio * self.baseline
        return below and (self.limit is None or self.ours <= self.limit)

    def cells(self) -> tuple[str, ...]:
        """The row as texts, one for each heading."""
        targets = [f"{self.ratio:g} x"] if self.ratio is not None else []
        if self.limit is not None:
            targets.append(f"{self.limit:g} {self.unit}")
        told = ("met" if self.met else "MISSED") if targets else ""
        share = self.ours / self.baseline
        return (
            self.what,
            f"{self.baseline:.2f} {self.unit}",
            f"{self.ours:.2f} {self.unit}",
            f"{share:.3f}",
            ", ".join(targets),
            told,
        )


def in_turn(first: Work, second: Work, rounds: int) -> tuple[list[float], list[float]]:
    """Milliseconds of each call: first, second, first, second, …; one call of each before."""
    first()
    second()
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        times[0].append(milliseconds(first))
        times[1].append(milliseconds(second))
    return times


def milliseconds(work: Work) -> float:
    """How long a call takes; nothing that others left behind is collected meanwhile."""
    gc.collect()
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def percentile(times: Sequence[float], share: float) -> float:
    """The time that this share of the times does not exceed."""
    ranked = sorted(times)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


def row_of_medians(
    what: str,
    times: tuple[Sequence[float], Sequence[float]],
    *,
    ratio: float | None = None,
    limit: float | None = None,
) -> Row:
    """A row from the times of baseline and ours."""
    return Row(what, median(times[0]), median(times[1]), ratio=ratio, limit=limit)


def table(rows: Sequence[Row]) -> str:
    """The rows below their headings, in columns."""
    lines = [HEADINGS, *(row.cells() for row in rows)]
    widths = [max(len(line[at]) for line in lines) for at in range(len(HEADINGS))]
    return "\n".join(
        "  ".join(
            text.ljust(width) if at in (0, len(HEADINGS) - 1) else text.rjust(width)
            for at, (text, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )
