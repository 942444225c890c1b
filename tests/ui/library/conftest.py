"""A library over a profile of its own, with the toy's plays and a desk that takes notes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from gamebook_desktop.core.game import Startable
from gamebook_desktop.store.errors import Problem
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.play_list import list_plays
from gamebook_desktop.store.save_header import PlayHeader
from gamebook_desktop.store.settings import Settings
from gamebook_desktop.ui.design.theme import Look, theme
from gamebook_desktop.ui.desk import Offer, OpenPlay, RuleEntry
from gamebook_desktop.ui.library import LibraryPage
from tests.helpers_game import Go
from tests.store.helpers_saves import play, reopen, start

NOW = datetime(2031, 5, 14, 22, 0, tzinfo=UTC)
BOOK = Startable("toy", {"book": "door"}, "The Soot Door", "A short one. It teaches.", "keys")
GAME = Startable("board", {}, "OUTATIME", "Dice and cards", "flux")
BROKEN = Offer(
    Startable("toy", {}, "mill", "", "book"),
    (Problem("file.missing", (), "books/mill/book.yaml"), Problem("pack.empty", (), "a.zip", 7)),
)


class NotedDesk:
    """A desk that does nothing but say what it was asked."""

    def __init__(self, profile: Profile) -> None:
        self.profile = profile
        self.language = "en"
        self.settings = Settings()
        self.warnings: list[Problem] = []
        self.listed: list[Offer] = [Offer(BOOK), BROKEN, Offer(GAME)]
        self.asked: list[tuple[Any, ...]] = []
        self.outcome: dict[str, Any] = {}
        """By file name: what taking it in gives or raises."""

    def plays(self) -> list[PlayHeader]:
        return list_plays(self.profile, map(Path, self.settings.plays_elsewhere))

    def offers(self) -> list[Offer]:
        self.asked.append(("offers",))
        return self.listed

    def start(self, startable: Startable, options: dict[str, Any] | None = None) -> OpenPlay:
        raise NotImplementedError

    def open(self, path: Path) -> OpenPlay:
        raise NotImplementedError

    def take_in(self, path: Path, *, replacing: bool = False) -> Path | Startable:
        self.asked.append(("take_in", path.name, replacing))
        found = self.outcome[path.name]
        if isinstance(found, Exception) and not replacing:
            raise found
        return found if isinstance(found, Path | Startable) else BOOK

    def export(self, path: Path, target: Path) -> None:
        self.asked.append(("export", path.name, target.name))

    def remember_play(self, path: Path) -> None:
        self.asked.append(("remember", path.name))

    def forget_play(self, path: Path) -> None:
        self.asked.append(("forget", path.name))

    def discard(self, path: Path) -> None:
        self.asked.append(("discard", path.name))

    def games(self) -> tuple[str, ...]:
        return ("toy",)

    def rules(self, game: str) -> dict[str, RuleEntry]:
        return {}

    def icon(self, game: str) -> str:
        return "key"

    def keep_settings(self, settings: Settings) -> None:
        self.settings = settings


@pytest.fixture(autouse=True)
def _look(qtbot: QtBot, language: Callable[[str], None]) -> Iterator[None]:
    """Light, at 100 %, in English, without motion; set back afterwards."""
    language("en")
    theme().set(palette_name="light", reduced_motion=True)
    yield
    theme().set(**Look()._asdict())


@pytest.fixture
def profile(data_dir: Path) -> Profile:
    return Profile(data_dir)


@pytest.fixture
def desk(profile: Profile) -> NotedDesk:
    return NotedDesk(profile)


@pytest.fixture
def listed(qtbot: QtBot, desk: NotedDesk) -> Callable[[], LibraryPage]:
    """Makes the page, shown and listed; call it once the plays are there."""

    def make() -> LibraryPage:
        page = LibraryPage(desk, lambda: NOW)
        qtbot.addWidget(page)
        page.resize(1274, 716)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        with qtbot.waitSignal(page.listed):
            page.load()
        QCoreApplication.processEvents()
        return page

    return make


def saved(profile: Profile, title: str, day: int = 14, hour: int = 9) -> Path:
    """A closed play of the toy, left at place 3, with backups at places 1 and 3."""
    moment = datetime(2031, 5, day, hour, tzinfo=UTC)
    save, session = start(profile, title, now=lambda: moment)
    save.back_up()
    play(save, session, Go("2"), Go("3"))
    save.close()
    reopen(profile, save.path).save.close()
    return save.path


def heard(page: LibraryPage) -> list[Any]:
    """What the page asks of the window from now on, in order."""
    log: list[Any] = []
    page.open_requested.connect(lambda path: log.append(("open", path)))
    page.start_requested.connect(lambda what, options: log.append(("start", what, options)))
    page.closing_requested.connect(lambda path: log.append(("closing", path)))
    return log
