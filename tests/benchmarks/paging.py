"""Choosing a section in the window: from the press of the button to the painted page, saved."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from statistics import median

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QTextBrowser

from gamebook_desktop.app import SIZE, make_application, make_window
from gamebook_desktop.games.gamebook import GAME
from gamebook_desktop.games.gamebook.actions import Choose
from gamebook_desktop.games.gamebook.choices import offered
from gamebook_desktop.games.gamebook.panel import GamebookPanel
from gamebook_desktop.store.saves import create_play
from gamebook_desktop.ui.main_window import MainWindow
from tests.benchmarks.long_play import SEED, SETUP, LargeBook, Reader, played
from tests.benchmarks.measure import Row, milliseconds, percentile

CHOICES = 400
BEFORE = 200
"""Actions the play has behind it when the measure starts."""
READ = 20
"""Type size of the bare page, in pixels."""


def rows(book: LargeBook) -> Iterator[Row]:
    """Our page against a bare text browser that is given the same text."""
    app = make_application()
    window = make_window(app, book.profile, "fr")
    window.show()
    session = played(book, BEFORE)
    save = create_play(book.profile, GAME.id, "Mesure", SETUP, SEED, session)
    save.close()
    window.open(save.path)
    settle(app)
    bare = _BarePage(app)
    times: tuple[list[float], list[float]] = ([], [])
    reader = _WindowReader(app, window)
    while len(times[1]) < CHOICES:
        spent = reader.one_choice()
        times[0].append(bare.show(reader.text()))
        times[1].append(spent)
    half = median(times[0]), median(times[1])
    yield Row("choosing a section to its painted page: half of them", *half)
    most = percentile(times[0], 0.99), percentile(times[1], 0.99)
    yield Row("choosing a section to its painted page: 99 of 100", *most, limit=16)
    window.close()


class _WindowReader:
    """Plays in the window; only the choice of a section is measured."""

    def __init__(self, app: QApplication, window: MainWindow) -> None:
        self._app = app
        controller = window.controller
        found = window.current()
        assert controller is not None
        assert found is not None
        assert isinstance(found[0].panel, GamebookPanel)
        self._controller = controller
        self._panel = found[0].panel
        self._reader = Reader(controller.session.game)

    def text(self) -> str:
        """The text of the section that is open."""
        section = self._reader.game.rules.section(self._controller.state.visit.section)
        assert section is not None
        return section.text

    def one_choice(self) -> float:
        """Go on to the next choice of a section; milliseconds until it is painted."""
        while True:
            session = self._controller.session
            action = self._reader.next_action(session.state)
            if isinstance(action, Choose):
                ways = [way.action for way in offered(self._reader.game.rules, session.state)]
                button = self._panel.page.choices.buttons()[ways.index(action)]
                assert session.question is None
                before = session.cursor
                spent = milliseconds(partial(self._press, button))
                self._answer()
                assert session.cursor == before + 1, action
                assert self._controller.failure is None
                return spent
            assert self._controller.do(action)
            self._answer()

    def _press(self, button: QAbstractButton) -> None:
        button.click()
        settle(self._app)

    def _answer(self) -> None:
        question = self._controller.question
        while question is not None:
            self._controller.answer(question.options[-1])
            question = self._controller.question
        settle(self._app)


class _BarePage:
    """A window with nothing but a text browser."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self._window = QMainWindow()
        self._browser = QTextBrowser()
        font = QFont("Literata")
        font.setPixelSize(READ)
        self._browser.setFont(font)
        self._window.setCentralWidget(self._browser)
        self._window.resize(*SIZE)
        self._window.show()
        settle(app)

    def show(self, text: str) -> float:
        """Milliseconds until a text is painted."""
        return milliseconds(lambda: self._set(text))

    def _set(self, text: str) -> None:
        self._browser.setMarkdown(text)
        settle(self._app)


def settle(app: QApplication) -> None:
    """Let everything that was posted happen: layout, painting, what was put off for a moment.

    Deletions too, which else wait for an event loop that runs by itself.
    """
    deletion: int = QEvent.Type.DeferredDelete.value
    for _ in range(3):
        app.processEvents()
        QCoreApplication.sendPostedEvents(None, deletion)
