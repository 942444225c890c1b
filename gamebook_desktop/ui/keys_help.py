"""All keys in a drawer, those of the play in front first; at its foot, what this program is."""

from __future__ import annotations

import platform
from collections.abc import Iterable

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt, qVersion
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gamebook_desktop import __version__
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.side_drawer import SideDrawer
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.keycap import Keycap
from gamebook_desktop.ui.widgets.label import Label

WIDTH, KEYS_WIDTH = 400, 132
NAMES = {
    "Shift": QT_TRANSLATE_NOOP("Keys", "Shift"),
    "Enter": QT_TRANSLATE_NOOP("Keys", "Enter"),
    "Space": QT_TRANSLATE_NOOP("Keys", "Space"),
    "Esc": QT_TRANSLATE_NOOP("Keys", "Esc"),
    "Backspace": QT_TRANSLATE_NOOP("Keys", "Backspace"),
    "Home": QT_TRANSLATE_NOOP("Keys", "Home"),
    "End": QT_TRANSLATE_NOOP("Keys", "End"),
}
GROUPS = (
    (
        QT_TRANSLATE_NOOP("Keys", "Playing"),
        (
            (("1 … 9",), QT_TRANSLATE_NOOP("Keys", "choose, or enter a die")),
            (("Enter",), QT_TRANSLATE_NOOP("Keys", "go on")),
            (("Space",), QT_TRANSLATE_NOOP("Keys", "press what has the focus")),
            (("Backspace",), QT_TRANSLATE_NOOP("Keys", "take back a die not yet played")),
            (("Ctrl Z",), QT_TRANSLATE_NOOP("Keys", "undo")),
            (("Ctrl Shift Z", "Ctrl Y"), QT_TRANSLATE_NOOP("Keys", "redo")),
            (("Ctrl D",), QT_TRANSLATE_NOOP("Keys", "keep a bookmark")),
            (("Ctrl P",), QT_TRANSLATE_NOOP("Keys", "print, or write a PDF")),
            (("F2",), QT_TRANSLATE_NOOP("Keys", "correct the value that has the focus")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Rules"),
        (
            (("?",), QT_TRANSLATE_NOOP("Keys", "why is this closed, why did that happen")),
            (("F1",), QT_TRANSLATE_NOOP("Keys", "rule of this step")),
            (("Ctrl K",), QT_TRANSLATE_NOOP("Keys", "search the rules")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Moving about"),
        (
            (("Home", "End"), QT_TRANSLATE_NOOP("Keys", "to the heading, to the choices")),
            (("F6", "Shift F6"), QT_TRANSLATE_NOOP("Keys", "next, previous region")),
            (("F",), QT_TRANSLATE_NOOP("Keys", "sheet or assistant")),
            (("Esc",), QT_TRANSLATE_NOOP("Keys", "close a drawer, leave a field")),
            (("Alt", "F10"), QT_TRANSLATE_NOOP("Keys", "menu")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Keys", "Plays and display"),
        (
            (("Ctrl 1 … 9",), QT_TRANSLATE_NOOP("Keys", "open plays, in their order")),
            (("Ctrl Tab",), QT_TRANSLATE_NOOP("Keys", "next play")),
            (("Ctrl N",), QT_TRANSLATE_NOOP("Keys", "new play")),
            (("Ctrl W",), QT_TRANSLATE_NOOP("Keys", "close the play")),
            (("Ctrl +", "Ctrl −"), QT_TRANSLATE_NOOP("Keys", "larger, smaller text")),
            (("Ctrl 0",), QT_TRANSLATE_NOOP("Keys", "text at 100 %")),
            (("Ctrl Q",), QT_TRANSLATE_NOOP("Keys", "quit")),
        ),
    ),
)


def in_words(keys: str) -> str:
    """Keys as the keyboards of the language in force print them."""
    words = []
    for key in keys.split(" "):
        text = str(NAMES.get(key, key))
        words.append(QCoreApplication.translate("Keys", text) if key in NAMES else key)
    return " ".join(words)


class _KeyRow(Themed, QWidget):
    """Some keys, and what they do."""

    def __init__(self, keys: Iterable[str], words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = FlowRow(4)
        self._keys.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        for key in keys:
            self._keys.add(Keycap(in_words(key)))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        top = Qt.AlignmentFlag.AlignTop
        self._row.addWidget(self._keys, 0, top)
        self._row.addWidget(Label(words, "small", wrap=True), 1)
        self.restyle()

    def restyle(self) -> None:
        """The columns grow with the text."""
        self._keys.setFixedWidth(theme().px(KEYS_WIDTH))
        self._row.setSpacing(theme().px(10))
        super().restyle()


class _Body(Themed, QWidget):
    """The groups, one under the other, and the program's own lines."""

    def __init__(self, play: Iterable[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        translate = QCoreApplication.translate
        self._column = QVBoxLayout(self)
        if own := [((keys,), words) for keys, words in play]:
            self._add_group(translate("Keys", "In this play"), own)
        for mark, rows in GROUPS:
            text = str(mark)
            self._add_group(translate("Keys", text), [(keys, _said(what)) for keys, what in rows])
        self.about = Label(f"Gamebook Desktop {__version__}", "strong")
        self._column.addSpacing(theme().space(4))
        self._column.addWidget(self.about)
        machine = f"Qt {qVersion()}, Python {platform.python_version()}"
        self._column.addWidget(Label(machine, "small", "ink2", wrap=True))
        faces = translate("Keys", "Literata and Atkinson Hyperlegible, under the Open Font License")
        self._column.addWidget(Label(faces, "small", "ink2", wrap=True))
        self._column.addStretch(1)
        self.restyle()

    def restyle(self) -> None:
        """Gaps follow the text size."""
        look = theme()
        side = look.space(5)
        self._column.setContentsMargins(side, 0, side, side)
        self._column.setSpacing(look.space(2))
        super().restyle()

    def _add_group(self, name: str, rows: Iterable[tuple[Iterable[str], str]]) -> None:
        if self._column.count():
            self._column.addSpacing(theme().space(2))
        self._column.addWidget(Label(name, "small", "ink2", bold=True))
        for keys, words in rows:
            self._column.addWidget(_KeyRow(keys, words))


class KeysDrawer(SideDrawer):
    """The list of keys; `show_about` goes to its foot."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, width=WIDTH)
        self._play: tuple[tuple[str, str], ...] = ()

    def title(self) -> str:
        """ "Keys"."""
        return QCoreApplication.translate("Keys", "Keys")

    def make_body(self) -> QWidget:
        """The groups of keys."""
        return _Body(self._play)

    def set_play(self, keys: tuple[tuple[str, str], ...]) -> None:
        """Show the keys of the play in front: (keys, what they do)."""
        if keys != self._play:
            self._play = keys
            self.retranslate()

    def show_about(self) -> None:
        """Open it at what the program is."""
        self.open()
        body = self.body()
        assert isinstance(body, _Body)
        self.show_part(body.about)


def _said(mark: object) -> str:
    text = str(mark)
    return QCoreApplication.translate("Keys", text)
