"""Beside a paper book: from Enter on a section's number to the painted page, saved."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from statistics import median

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gamebook_desktop.app import make_application, make_window
from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import seeded
from gamebook_desktop.games.gamebook import GAME
from gamebook_desktop.games.gamebook.actions import Begin, RollSheet, TurnTo
from gamebook_desktop.games.gamebook.panel import GamebookPanel
from gamebook_desktop.games.gamebook.panel.companion import CompanionPage
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.store.content_files import Root
from gamebook_desktop.store.game_content import load_game
from gamebook_desktop.store.saves import create_play
from tests.benchmarks.long_play import SEED, LargeBook
from tests.benchmarks.measure import Row, milliseconds, percentile
from tests.benchmarks.paging import settle

PAPER = {"book": "livre_df29", "sheet": "df29"}
TURNS, BEFORE, LAST = 200, 60, 400


def rows(book: LargeBook) -> Iterator[Row]:
    """A turn against typing its last digit, which repaints no more than the field."""
    app = make_application()
    window = make_window(app, book.profile, "fr")
    window.show()
    session, draw = _under_way(book), random.Random(SEED)
    save = create_play(book.profile, GAME.id, "Papier", PAPER, SEED, session)
    save.close()
    window.open(save.path)
    settle(app)
    page = _page(window.current())
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(TURNS):
        number = str(draw.randint(1, LAST))
        page.focus_home()
        for digit in number[:-1]:
            QTest.keyClicks(page.turn.field, digit)
        times[0].append(milliseconds(partial(_press, app, page, Qt.Key(ord(number[-1])))))
        times[1].append(milliseconds(partial(_press, app, page, Qt.Key.Key_Return)))
        assert page.turn.field.text() == ""
    half = median(times[0]), median(times[1])
    yield Row("turning to a section of a paper book: half of them", *half)
    most = percentile(times[0], 0.99), percentile(times[1], 0.99)
    yield Row("turning to a section of a paper book: 99 of 100", *most, limit=16)
    window.close()


def _under_way(book: LargeBook) -> Session[object]:
    roots = [Root(place) for place in book.profile.content_folders(GAME.id)]
    game = GAME.make_rules(load_game(GAME.parts(PAPER), roots, GAME.id).parts, PAPER)
    assert isinstance(game, Gamebook)
    session: Session[object] = Session(game, game.new(**PAPER), seeded(SEED))  # type: ignore[arg-type]
    session.do(RollSheet())
    session.do(Begin("", tuple(game.sheet.talents)[:3], next(iter(game.sheet.potions))))
    draw = random.Random(SEED)
    for _ in range(BEFORE):
        session.do(TurnTo(str(draw.randint(1, LAST))))
    return session


def _page(found: object) -> CompanionPage:
    assert isinstance(found, tuple)
    panel = found[0].panel
    assert isinstance(panel, GamebookPanel)
    assert panel.companion is not None
    return panel.companion


def _press(app: QApplication, page: CompanionPage, key: Qt.Key) -> None:
    QTest.keyClick(page.turn.field, key)
    settle(app)
