"""What a command gives back to the command line."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

DONE, FAILED, BAD_USAGE = 0, 1, 2


class UsageError(Exception):
    """Arguments that make no sense; its text is the line to show."""


@dataclass(slots=True)
class Report:
    """What a command has to say: lines for people, data for `--json`, and its exit status."""

    status: int = DONE
    lines: list[str] = field(default_factory=list)
    data: Any = None
