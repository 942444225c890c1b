"""Lines above and under the text of a section: effects, and sentences results bring."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.games.gamebook.words_text import Line
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.icon import Icon
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.prose import Prose

_TOKENS = {"good": "good", "bad": "bad"}


class _EffectRow(Themed, QWidget):
    """An effect with its icon, and what caused it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._across = QHBoxLayout(self)
        self._across.setContentsMargins(0, 0, 0, 0)
        self._icon = Icon("info", 17)
        self._lead = Label("", "small", wrap=True)
        self._cause = Label("", "small", "ink2", wrap=True)
        words = FlowRow(8, 2)
        words.add(self._lead)
        words.add(self._cause)
        top = Qt.AlignmentFlag.AlignTop
        self._across.addWidget(self._icon, 0, top)
        self._across.addWidget(words, 1, top)
        self.restyle()

    def show_line(self, line: Line) -> None:
        """Show another effect."""
        token = _TOKENS.get(line.tone)
        self._icon.set_icon(line.icon, token or "ink2")
        self._lead.set_token(token or "ink")
        self._lead.set_bold(token is not None)
        self._lead.setText(line.lead)
        self._cause.setText(line.cause)
        self._cause.setVisible(bool(line.cause))

    def restyle(self) -> None:
        """The gap follows the theme."""
        self._across.setSpacing(theme().px(8))
        super().restyle()


class PageLines(Themed, QWidget):
    """Lines of a page, with a gap above them (`over` the text: below them).

    Their widgets stay from page to page; those not needed are hidden.
    """

    def __init__(self, *, over: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._over = over
        self._lines: tuple[Line | str, ...] = ()
        self._widgets: list[_EffectRow | Prose] = []
        self._column = QVBoxLayout(self)
        self.restyle()

    def show_lines(self, lines: Sequence[Line | str]) -> None:
        """Show these lines instead."""
        self.setVisible(bool(lines))
        if tuple(lines) == self._lines:
            return
        self._lines = tuple(lines)
        at = 0
        for line in lines:
            at = self._show_line(line, at) + 1
        for widget in self._widgets[at:]:
            widget.hide()

    def restyle(self) -> None:
        """Gaps follow the theme."""
        look = theme()
        gap, near = look.px(12), look.px(4)
        above, below = (near, gap) if self._over else (gap, 0)
        self._column.setContentsMargins(0, above, 0, below)
        self._column.setSpacing(look.px(6))
        super().restyle()

    def _show_line(self, line: Line | str, at: int) -> int:
        """Show a line in the first widget of its kind from a place on; returns where."""
        kind = Prose if isinstance(line, str) else _EffectRow
        while at < len(self._widgets) and not isinstance(self._widgets[at], kind):
            self._widgets[at].hide()
            at += 1
        if at == len(self._widgets):
            made = Prose(parent=self) if isinstance(line, str) else _EffectRow(self)
            self._widgets.append(made)
            self._column.addWidget(made)
        widget = self._widgets[at]
        if isinstance(line, str):
            assert isinstance(widget, Prose)
            widget.set_source(line)
        else:
            assert isinstance(widget, _EffectRow)
            widget.show_line(line)
        widget.show()
        return at
