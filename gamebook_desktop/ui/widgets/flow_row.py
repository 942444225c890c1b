"""Widgets in a row that goes on to new lines when the width is short."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QWidget

from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.label import Label, TextLine


class FlowLayout(QLayout):
    """A layout in lines; words on a line share a baseline, all else is centred on it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.line_spacing = 0
        """Pixels between lines."""
        self.setContentsMargins(0, 0, 0, 0)
        self._heights: dict[int, int] = {}  # by width, until something changes
        self._hint = QSize()
        self._least = QSize()

    def invalidate(self) -> None:
        """Something in the row asks for another size."""
        self._heights = {}
        self._hint = QSize()
        self._least = QSize()
        super().invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        """Append an item."""
        self._items.append(item)

    def count(self) -> int:
        """How many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """An item, or None past the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove an item and hand it over."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It takes no more than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Lines depend on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of all lines at a width."""
        found = self._heights.get(width)
        if found is None:
            found = self._heights[width] = self._flow(QRect(0, 0, width, 0), move=False)
        return found

    def setGeometry(self, rect: QRect) -> None:
        """Place every item."""
        super().setGeometry(rect)
        self._flow(rect, move=True)

    def sizeHint(self) -> QSize:
        """All on one line."""
        if self._hint.isValid():
            return self._hint
        hints = [item.sizeHint() for item in self._items if not item.isEmpty()]
        gaps = self.spacing() * max(0, len(hints) - 1)
        self._hint = QSize(
            sum(hint.width() for hint in hints) + gaps,
            max((hint.height() for hint in hints), default=0),
        )
        return self._hint

    def minimumSize(self) -> QSize:
        """Room for the widest item."""
        if self._least.isValid():
            return self._least
        sizes = [item.minimumSize() for item in self._items if not item.isEmpty()]
        self._least = QSize(
            max((size.width() for size in sizes), default=0),
            max((size.height() for size in sizes), default=0),
        )
        return self._least

    def _flow(self, rect: QRect, *, move: bool) -> int:
        y, gap = rect.top(), self.spacing()
        line: list[tuple[QLayoutItem, QSize]] = []
        used = 0

        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if size.width() > rect.width():
                wide = max(rect.width(), item.minimumSize().width())
                tall = item.heightForWidth(wide) if item.hasHeightForWidth() else size.height()
                size = QSize(wide, tall)
            if line and used + size.width() > rect.width():
                y += self._close_line(line, QPoint(rect.left(), y), move=move) + self.line_spacing
                line, used = [], 0
            line.append((item, size))
            used += size.width() + gap
        if line:
            y += self._close_line(line, QPoint(rect.left(), y), move=move)
        return y - rect.top()

    def _close_line(
        self, line: list[tuple[QLayoutItem, QSize]], start: QPoint, *, move: bool
    ) -> int:
        """Height of a line of items; places them when asked to."""
        bases = [_baseline(item) for item, _ in line]
        base = max((b for b in bases if b is not None), default=0)
        drops = [base - b if b is not None else 0 for b in bases]
        words = [
            size.height() + drop
            for (_, size), drop, b in zip(line, drops, bases, strict=True)
            if b is not None
        ]
        block = max(words, default=0)
        height = max(block, *(size.height() for _, size in line))
        if move:
            x = start.x()
            for (item, size), drop, b in zip(line, drops, bases, strict=True):
                spare = height - (block if b is not None else size.height())
                item.setGeometry(QRect(QPoint(x, start.y() + spare // 2 + drop), size))
                x += size.width() + self.spacing()
        return height


def _baseline(item: QLayoutItem) -> int | None:
    """Baseline of words on one line, None for anything else."""
    widget = item.widget()
    return round(widget.baseline()) if isinstance(widget, Label | TextLine) else None


class FlowRow(Themed, QWidget):
    """A row of widgets that wraps; `gap` at 100 % between them, `line_gap` between its lines."""

    def __init__(
        self, gap: int = 8, line_gap: int | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._gap = gap
        self._line_gap = gap if line_gap is None else line_gap
        self._flow = FlowLayout(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.restyle()

    def add(self, widget: QWidget) -> None:
        """Append a widget."""
        self._flow.addWidget(widget)

    def clear(self) -> None:
        """Remove every widget and let it go."""
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def restyle(self) -> None:
        """Gaps follow the text size."""
        self._flow.setSpacing(theme().px(self._gap))
        self._flow.line_spacing = theme().px(self._line_gap)
        super().restyle()
