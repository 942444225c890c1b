"""What the frame asks of the program around it: which games there are, opening and starting plays.

The frame knows no game; `app` hands it an object of this shape.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from gamebook_desktop.core.game import Startable
    from gamebook_desktop.store.errors import Problem
    from gamebook_desktop.store.paths import Profile
    from gamebook_desktop.store.save_header import PlayHeader
    from gamebook_desktop.store.settings import Settings
    from gamebook_desktop.ui.controller import Controller
    from gamebook_desktop.ui.panel import GamePanel


class BookThereError(Exception):
    """An adventure of the same name is there already; `title` is what it is called."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.title = title


class Offer(NamedTuple):
    """Something the library can start, or what is wrong with it."""

    startable: Startable
    problems: tuple[Problem, ...] = ()


class RuleEntry(NamedTuple):
    """One entry of the rules texts."""

    id: str
    title: str
    text: str
    see: tuple[str, ...] = ()
    ruling: bool = False


@dataclass(slots=True)
class OpenPlay:
    """A play on the desk: its controller, its panel, and what was amiss when it was opened."""

    controller: Controller
    panel: GamePanel
    warnings: Sequence[Problem] = ()


class Desk(Protocol):
    """The program as the frame sees it."""

    profile: Profile
    language: str
    """The language in force, `fr` or `en`."""
    warnings: list[Problem]
    """What was wrong with the settings file."""

    @property
    def settings(self) -> Settings:
        """The person's settings."""

    def plays(self) -> list[PlayHeader]:
        """Every play there is, the newest first. Never raises."""

    def offers(self) -> list[Offer]:
        """Everything that can be started."""

    def start(self, startable: Startable, options: dict[str, Any] | None = None) -> OpenPlay:
        """Begin a play. Raises `ContentError` or `SaveError`."""

    def open(self, path: Path) -> OpenPlay:
        """Open a play's file. Raises `ContentError` or `SaveError`."""

    def take_in(self, path: Path, *, replacing: bool = False) -> Path | Startable:
        """Copy in what somebody brings: a play's file or text, an adventure's folder or zip file.

        Returns the new play's file, or what the adventure starts. Raises `ContentError`,
        `SaveError`, or `BookThereError` unless `replacing`; then nothing has changed.
        """

    def remember_play(self, path: Path) -> None:
        """List a play's file from now on, wherever it lies."""

    def forget_play(self, path: Path) -> None:
        """List a play's file no more if it lies outside the saves folder."""

    def export(self, path: Path, target: Path) -> None:
        """Write a play as a readable text. Raises `ContentError` or `SaveError`."""

    def discard(self, path: Path) -> None:
        """Put a play that was never begun away. Raises `SaveError`."""

    def rules(self, game: str) -> dict[str, RuleEntry]:
        """The rules texts of a game in the language in force, in their order."""

    def games(self) -> tuple[str, ...]:
        """The ids of all games, in their order."""

    def icon(self, game: str) -> str:
        """The icon of a game; a plain one if it is unknown."""

    def keep_settings(self, settings: Settings) -> None:
        """Apply and write the settings."""
