"""The two errors of `store`: content that is wrong, and a play's file that cannot serve."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong, and where. `line` is 0 where there is no telling."""

    code: str
    facts: tuple[Any, ...] = ()
    file: str = ""
    line: int = 0
    place: str = ""

    def text(self, language: str = "en") -> str:
        """What is wrong, in a sentence, without the file and the line."""
        from gamebook_desktop.store.messages import say  # no first window waits for the sentences

        return say(self.code, self.facts, language)

    @property
    def message(self) -> str:
        """What is wrong, in English."""
        return self.text()

    def __str__(self) -> str:
        at = f"{self.file}:{self.line}" if self.line else self.file
        inside = f" ({self.place})" if self.place else ""
        return f"{at}: {self.message}{inside}" if at else f"{self.message}{inside}"


class ContentError(Exception):
    """Everything that is wrong with some content, each with its file and line."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(map(str, self.problems)))


class SaveError(Exception):
    """A play's file could not be read or written; what was there before is untouched.

    `kind` is one of: `disk_full`, `read_only`, `io`, `busy`, `gone`, `damaged`, `foreign`,
    `empty`, `newer`, `missing`, `unknown_game`, `unreadable`, `open_elsewhere`.
    """

    def __init__(self, kind: str, path: Path, *facts: Any) -> None:
        self.kind = kind
        self.path = path
        self.facts = facts
        super().__init__(f"{path}: {self.text()}")

    def text(self, language: str = "en") -> str:
        """What is wrong, in a sentence, without the path."""
        from gamebook_desktop.store.messages import say

        return say(f"save.{self.kind}", self.facts, language)
