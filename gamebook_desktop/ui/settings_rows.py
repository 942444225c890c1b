"""The rows of the settings: a name with its control beside it, or under it where it is narrow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from gamebook_desktop.ui.announce import announce
from gamebook_desktop.ui.design import tokens
from gamebook_desktop.ui.design.paint import draw_text, paint_box, paint_icon, rounded, smooth
from gamebook_desktop.ui.design.theme import SYSTEM, Themed, theme
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.icon import IconButton
from gamebook_desktop.ui.widgets.label import Label

SWATCH = (54, 66)
GROUND_HEIGHT, VALUE = 42, 58


class Row(Themed, QWidget):
    """A name, its control, and a line of explanation under both."""

    def __init__(
        self, name: str, control: QWidget, help_words: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._name, self.control = Label(name, "body", wrap=True), control
        self._name.setBuddy(control)
        self._pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._pair.addWidget(self._name, 1)
        self._pair.addWidget(control, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(self._pair)
        if help_words:
            column.addWidget(Label(help_words, "caption", "ink2", wrap=True))
        self.restyle()

    def restyle(self) -> None:
        """Gaps follow the text size."""
        self._pair.setSpacing(theme().px(10))
        super().restyle()
        self._turn()

    def minimumSizeHint(self) -> QSize:
        """No wider than the control alone."""
        need = self._pair.minimumSize().height()
        return QSize(self.control.minimumSizeHint().width(), need)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Side by side where there is room."""
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        longest = self._name.fontMetrics().horizontalAdvance(self._name.text()) + 2
        need = longest + self._pair.spacing() + self.control.sizeHint().width()
        beside = need <= self.width()
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._pair.direction() != way:
            self._pair.setDirection(way)
            side = Qt.AlignmentFlag.AlignLeft if not beside else Qt.AlignmentFlag(0)
            self._pair.setAlignment(self.control, side)


class Stepper(Themed, QWidget):
    """A value between − and +. Signal: `changed(value)` when the user steps.

    Values are whole numbers; `words` says one. It stops at its ends.
    """

    changed = Signal(int)

    def __init__(
        self,
        name: str,
        low: int,
        high: int,
        step: int,
        words: Callable[[int], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._limits, self._step, self._words = (low, high), step, words
        self._value = low
        translate = QCoreApplication.translate
        self.minus = IconButton(
            "minus", translate("Settings", "{}: less").format(name), border=True
        )
        self.plus = IconButton("plus", translate("Settings", "{}: more").format(name), border=True)
        self._shown = Label("", "body")
        self._shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for part in (self.minus, self._shown, self.plus):
            row.addWidget(part)
        self.setFocusProxy(self.minus)
        self.minus.clicked.connect(self._on_minus_clicked)
        self.plus.clicked.connect(self._on_plus_clicked)
        self.restyle()

    def value(self) -> int:
        """The value shown."""
        return self._value

    def set_value(self, value: int) -> None:
        """Show a value, without a signal."""
        self._value = value
        words = self._words(value)
        self._shown.setText(words)
        for button in (self.minus, self.plus):
            button.setAccessibleDescription(words)

    def restyle(self) -> None:
        """Wide enough for every value, so that nothing shifts under the hand."""
        self._shown.setMinimumWidth(theme().px(VALUE))
        super().restyle()

    def _on_minus_clicked(self) -> None:
        self._go(self._value - self._step)

    def _on_plus_clicked(self) -> None:
        self._go(self._value + self._step)

    def _go(self, value: int) -> None:
        low, high = self._limits
        self.set_value(max(low, min(high, value)))
        announce(self, self._words(self._value))
        self.changed.emit(self._value)


class Swatch(Themed, QRadioButton):
    """A theme to choose, painted in its own colours; the system's is half light, half dark."""

    def __init__(self, palette: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.palette_name = palette
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def hitButton(self, pos: object) -> bool:
        """The whole of it can be pressed."""
        return True

    def sizeHint(self) -> QSize:
        """A small page over its name."""
        look = theme()
        bold = self.isChecked()
        words = look.fm("caption", bold=bold).horizontalAdvance(look.typeset(self.text()))
        return QSize(max(look.px(SWATCH[0]), round(words) + 4), look.px(SWATCH[1]))

    def minimumSizeHint(self) -> QSize:
        """Never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The page with two letters, a tick when chosen, the name."""
        painter, look = smooth(QPainter(self)), theme()
        page = QRectF(0, 0, self.width(), look.px(GROUND_HEIGHT)).adjusted(1, 1, -1, -1)
        left = tokens.LIGHT if self.palette_name == SYSTEM else tokens.THEMES[self.palette_name]
        right = tokens.DARK if self.palette_name == SYSTEM else left
        painter.save()
        painter.setClipPath(rounded(page, 6))
        painter.fillRect(page, QColor(left.page))
        half = QPainterPath()
        half.moveTo(page.topRight())
        half.lineTo(page.bottomRight())
        half.lineTo(page.bottomLeft())
        painter.fillPath(half, QColor(right.page))
        painter.setFont(look.font("title"))
        for letter, place, ink in (("A", 0.32, left.ink), ("a", 0.68, right.ink)):
            spot = QRectF(page.left() + page.width() * place - 30, page.top(), 60, page.height())
            painter.setPen(ink)
            painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, letter)
        painter.restore()
        chosen = self.isChecked()
        lit = chosen or self.underMouse()
        width = 2.5 if chosen else float(look.palette.line_width)
        paint_box(painter, page, border="accent" if lit else "edge", radius=6, width=width)
        if chosen:
            side = look.px(16)
            tick = QRectF(page.right() - side - 3, page.top() + 3, side, side)
            paint_box(painter, tick, fill="accent", radius=side / 2)
            paint_icon(painter, "check", tick.adjusted(2, 2, -2, -2), "on_accent", 3)
        painter.setPen(QPen(look.color("ink")))
        words = QRectF(0, page.bottom() + 2, self.width(), self.height() - page.bottom() - 2)
        name = look.typeset(self.text())
        flags = int(Qt.AlignmentFlag.AlignCenter)
        draw_text(painter, words, name, "caption", "ink", bold=chosen, flags=flags)


class Swatches(FlowRow):
    """The themes, one of them chosen. Signal: `chosen(palette name)` when the user picks one."""

    chosen = Signal(str)

    def __init__(self, name: str, options: Sequence[tuple[str, str]], current: str) -> None:
        super().__init__(6)
        self.setAccessibleName(name)
        self.swatches = [Swatch(palette, words, self) for palette, words in options]
        for swatch in self.swatches:
            swatch.clicked.connect(self._on_swatch_clicked)
            self.add(swatch)
        self.set_current(current)

    def set_current(self, palette: str) -> None:
        """Choose a theme, without a signal."""
        for swatch in self.swatches:
            if swatch.palette_name == palette:
                swatch.setChecked(True)

    def _on_swatch_clicked(self) -> None:
        self.chosen.emit(next(s.palette_name for s in self.swatches if s.isChecked()))
