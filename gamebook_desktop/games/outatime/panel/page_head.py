"""The head of a page: a heading, quiet words after it, tools at the right or below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.label import Label


class PageHead(Themed, QWidget):
    """The heading takes the focus; the tools go under it where both do not fit side by side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label("", "head", wrap=True)
        self.title.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._place = Label("", "small", "ink2")
        words = FlowRow(12, 0)
        words.add(self.title)
        words.add(self._place)
        self._heading = QHBoxLayout()
        self._heading.addWidget(words)
        self._heading.addStretch(1)
        self._tools = FlowRow(6)
        self._others: tuple[str, ...] = ()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addLayout(self._heading, 1)
        self._row.addWidget(self._tools)

    def add_tool(self, tool: QWidget) -> None:
        """Put a widget among the tools."""
        self._tools.add(tool)

    def add_beside(self, widget: QWidget) -> None:
        """Put a widget right after the heading."""
        self._heading.insertWidget(self._heading.count() - 1, widget)

    def set_words(self, title: str, place: str = "", others: Sequence[str] = ()) -> None:
        """Change the heading and the quiet words; room is kept for `others` that may stand there
        in their place, so that nothing moves then.
        """
        self._others = tuple(others)
        self.title.setText(title)
        self._place.setText(place)
        self._place.setVisible(bool(place))
        self._fit()

    def focus_home(self) -> None:
        """Give the focus to the heading."""
        self.title.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may want another arrangement."""
        super().resizeEvent(event)
        self._fit()

    def restyle(self) -> None:
        """Another text size may want another arrangement."""
        super().restyle()
        self._fit()

    def _fit(self) -> None:
        beside = self._heading.sizeHint().width() + self._tools.sizeHint().width()
        beside += theme().px(8)
        font = self._place.fontMetrics()
        widest = max((font.horizontalAdvance(words) for words in self._others), default=0)
        beside += max(0, widest - font.horizontalAdvance(self._place.text()))
        down = QBoxLayout.Direction.TopToBottom
        across = QBoxLayout.Direction.LeftToRight
        self._row.setDirection(across if beside <= self.width() else down)
