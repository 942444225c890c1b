"""The board of elements: every colour, face and control on one page, for looking at."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.ui.design.icons import ICONS
from gamebook_desktop.ui.design.paint import Run
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.design.tokens import THEMES
from gamebook_desktop.ui.widgets.board_samples import Captioned, Notice, Ringed, Swatches, Zone
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.chip import Chip
from gamebook_desktop.ui.widgets.die import Face
from gamebook_desktop.ui.widgets.die_view import DieView
from gamebook_desktop.ui.widgets.field import TextField
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.icon import Icon
from gamebook_desktop.ui.widgets.keycap import Keycap
from gamebook_desktop.ui.widgets.label import Label, TextLine
from gamebook_desktop.ui.widgets.meter import Meter
from gamebook_desktop.ui.widgets.segmented import Segmented
from gamebook_desktop.ui.widgets.tabs import Tabs


def elements_board() -> QWidget:
    """A page with every element, in the theme in force."""
    return ElementsBoard()


def _flow(widgets: Iterable[QWidget], gap: int = 8) -> FlowRow:
    row = FlowRow(gap)
    for widget in widgets:
        row.add(widget)
    return row


class ElementsBoard(Card):
    """The page itself."""

    def __init__(self) -> None:
        super().__init__("page", None, radius=0)
        look = theme()
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(36), look.px(24), look.px(36), look.px(24))
        column.setSpacing(look.px(6))
        column.addWidget(Label(self.tr("Board of elements"), "head"))
        column.addSpacing(look.px(6))
        column.addLayout(self._palettes())
        column.addSpacing(look.px(14))
        middle = QHBoxLayout()
        middle.setSpacing(look.px(34))
        for part, stretch in ((self._type(), 10), (self._controls(), 11), (self._signs(), 7)):
            part.addStretch(1)
            middle.addLayout(part, stretch)
        column.addLayout(middle)
        column.addSpacing(look.px(12))
        column.addWidget(self._head(self.tr("Dice")))
        column.addWidget(self._dice())
        column.addSpacing(look.px(12))
        column.addWidget(self._head(self.tr("Icons: grid of 24, stroke of 1.75, round ends")))
        column.addWidget(_flow((Icon(name, 22) for name in ICONS), 6))
        column.addSpacing(look.px(12))
        column.addWidget(self._head(self.tr("Event, refusal, warning, failed write")))
        column.addLayout(self._notices())
        column.addStretch(1)

    def _head(self, words: str) -> Label:
        return Label(words, "caption", "ink2", bold=True)

    def _column(self, *parts: QWidget | int) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(theme().px(8))
        for part in parts:
            if isinstance(part, int):
                column.addSpacing(theme().px(part))
            else:
                column.addWidget(part)
        return column

    def _palettes(self) -> QGridLayout:
        names = (self.tr("Light"), self.tr("Sepia"), self.tr("Dark"), self.tr("High contrast"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme().px(18))
        grid.setVerticalSpacing(theme().px(4))
        for at, (name, palette) in enumerate(zip(names, THEMES.values(), strict=True)):
            row = at // 2 * 2
            grid.addWidget(self._head(name), row, at % 2)
            grid.addWidget(Swatches(palette), row + 1, at % 2)
        return grid

    def _type(self) -> QVBoxLayout:
        def sample(run: Run, note: str) -> TextLine:
            return TextLine((run._replace(gap=12), Run(note, "caption", "ink2")))

        number = Run("147", "number", "rubric", 16)
        figures = (
            Run(self.tr("Stamina"), "body", gap=8, caps=True),
            Run("12", "figure", gap=6),
            Run("/ 18", "body", "ink2", 12),
            Run(self.tr("small capitals 15, figure 36"), "caption", "ink2"),
        )
        return self._column(
            self._head(self.tr("Type")),
            sample(number, self.tr("number 58")),
            sample(Run(self.tr("Round 3"), "head"), self.tr("head 30")),
            sample(Run(self.tr("Map of sections"), "title"), self.tr("title 22")),
            sample(Run(self.tr("The rain has stopped"), "read"), self.tr("reading 19 on 28.5")),
            TextLine(figures),
            sample(Run(self.tr("Commands and lists"), "body"), self.tr("interface 15")),
            sample(
                Run(self.tr("Captions, never smaller"), "caption", "ink2"), self.tr("caption 13")
            ),
        )

    def _controls(self) -> QVBoxLayout:
        journal, key = self.tr("Journal"), "J"
        hover, closed = Button(journal, icon="journal"), Button(self.tr("Flee"), key="X")
        hover.setCheckable(True)
        hover.setChecked(True)
        closed.set_locked(self.tr("This section offers no escape."))
        empty = TextField(self.tr("Skill"), placeholder=self.tr("Skill"))
        wrong = TextField(self.tr("Stamina"), "31")
        wrong.set_error(self.tr("from 1 to 24"))
        fields, line = QWidget(), QHBoxLayout()
        fields.setLayout(line)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme().px(12))
        for field in (empty, wrong):
            field.setFixedWidth(theme().px(150))
            line.addWidget(field, 0, Qt.AlignmentFlag.AlignTop)
        line.addStretch(1)
        tabs = Tabs()
        for words in (self.tr("Sheet"), journal):
            tabs.addTab(words)
        tabs.setMinimumWidth(theme().px(180))
        go_on = Button(self.tr("Next round"), "primary", key=self.tr("Enter"))
        return self._column(
            self._head(self.tr("Buttons")),
            _flow(
                (
                    Captioned(go_on, self.tr("primary")),
                    Captioned(Button(journal, icon="journal", key=key), self.tr("plain")),
                    Captioned(Button(self.tr("Undo"), "quiet", icon="undo"), self.tr("quiet")),
                ),
                14,
            ),
            _flow(
                (
                    Captioned(Ringed(Button(journal, icon="journal")), self.tr("focus")),
                    Captioned(hover, self.tr("hover")),
                    Captioned(closed, self.tr("closed, with its reason")),
                ),
                14,
            ),
            4,
            self._head(self.tr("Fields")),
            fields,
            4,
            self._head(self.tr("Options")),
            _flow(
                (
                    Segmented(self.tr("Dice"), (self.tr("the program's"), self.tr("real")), 1),
                    tabs,
                ),
                14,
            ),
        )

    def _signs(self) -> QVBoxLayout:
        stamina = self.tr("Stamina")
        threatened = Meter(stamina, 8, 8, after=6, bar=10, height=12)
        return self._column(
            self._head(self.tr("Players: colour, shape and pattern")),
            _flow(Zone(player) for player in range(1, 4)),
            _flow(Zone(player) for player in range(4, 7)),
            4,
            self._head(self.tr("Meters")),
            Meter(stamina, 12, 18, height=10),
            _flow((threatened, Label(self.tr("hatched: about to be lost"), "caption", "ink2"))),
            4,
            self._head(self.tr("Chips")),
            _flow(
                (
                    Chip(self.tr("Soft step")),
                    Chip(self.tr("advised"), "check", "good", bold=True),
                    Chip(self.tr("sample tables"), "info", "warn"),
                    Chip(self.tr("ruling"), "", "ink2"),
                ),
                6,
            ),
            4,
            self._head(self.tr("Keys")),
            _flow(
                (
                    Keycap("1", token="ink", large=True),
                    Keycap("C"),
                    Keycap(self.tr("Enter")),
                    Keycap("3", fill=None, dash=True, large=True),
                )
            ),
        )

    def _dice(self) -> FlowRow:
        def die(words: str, face: Face | None, kind: str = "d6", **more: object) -> Captioned:
            current = bool(more.pop("current", False))
            view = DieView(
                words,
                kind=kind,
                size=46,
                inverse=bool(more.get("inverse")),
                ground=str(more.get("ground", "")),
            )
            view.set_face(face, current=current)
            return Captioned(view, words)

        return _flow(
            (
                die(self.tr("hero"), 4),
                die(self.tr("creature"), 5, inverse=True),
                die(self.tr("next"), None, current=True),
                die(self.tr("empty"), None),
                die(self.tr("damage"), 2, "sign"),
                die(self.tr("blade"), "blade", "sign"),
                die(self.tr("miss"), "miss", "sign"),
                die(self.tr("miss"), "miss2", "sign"),
                die(self.tr("flux"), "FLUX", "sign"),
                die("88", 88, "sign"),
                die(self.tr("ten-sided"), 7, "d10"),
                die(self.tr("class"), 3, "sign", ground="p6"),
            ),
            22,
        )

    def _notices(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(theme().px(8))
        notices = (
            Notice("sword", "", self.tr("Round 2: 16 to 12, the sergeant wounds you."), rule="R5"),
            Notice("lock", "", self.tr("No meal in a fight. Nothing has changed."), rule="R22"),
            Notice(
                "warn",
                "warn",
                self.tr("412 is beyond this book of 400 sections. Noted all the same."),
                button=self.tr("Correct"),
            ),
            Notice(
                "warn",
                "bad",
                self.tr("Disk full: the play goes on in memory."),
                button=self.tr("Save elsewhere"),
            ),
        )
        for at, notice in enumerate(notices):
            grid.addWidget(notice, at // 2, at % 2)
        return grid
