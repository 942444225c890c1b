"""A line icon, as a picture and as a button."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gamebook_desktop.ui.design.paint import paint_box, paint_icon, smooth
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.painted_button import PaintedButton

STROKE, STROKE_OF_DOTS = 1.75, 2.6


def stroke_of(name: str) -> float:
    """Stroke of an icon; three dots alone need a heavier one."""
    return STROKE_OF_DOTS if name == "more" else STROKE


@lru_cache(maxsize=256)
def _picture(name: str, side: int, colour: int, ratio: float) -> QImage:
    """An icon in a square, drawn once for each size and colour."""
    pixels = round(side * ratio)
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    square = QRectF(0, 0, side, side)
    paint_icon(painter, name, square, QColor.fromRgba(colour), stroke_of(name))
    painter.end()
    return image


class Icon(Themed, QWidget):
    """A picture beside words that say the same: screen readers skip it."""

    def __init__(
        self, name: str, size: int = 20, token: str = "ink", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._name, self._size, self._token = name, size, token
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_icon(self, name: str, token: str) -> None:
        """Change the picture and its colour."""
        if (name, token) != (self._name, self._token):
            self._name, self._token = name, token
            self.update()

    def sizeHint(self) -> QSize:
        """A square that grows with the text."""
        side = theme().px(self._size)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The icon."""
        colour, ratio = theme().color(self._token).rgba(), self.devicePixelRatioF()
        image = _picture(self._name, self.width(), colour, ratio)
        QPainter(self).drawImage(QPointF(0, 0), image)


class IconButton(PaintedButton):
    """A button without words; its name is spoken and shown as a tooltip."""

    def __init__(
        self,
        icon: str,
        name: str,
        *,
        size: int = 36,
        token: str = "accent",
        border: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._icon, self._size, self._token, self._border = icon, size, token, border
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setText(name)

    def set_icon(self, icon: str) -> None:
        """Change the picture."""
        if icon != self._icon:
            self._icon = icon
            self.update()

    def restyle(self) -> None:
        """Renew tooltip and accessible name."""
        tip = theme().typeset(self._reason or self.text())
        if tip != self.toolTip():
            self.setToolTip(tip)
        super().restyle()

    def sizeHint(self) -> QSize:
        """A square target."""
        side = theme().px(self._size)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The icon, on a ground where it is bordered, pressed or under the pointer."""
        painter = smooth(QPainter(self))
        lit = self.underMouse() or self.isDown() or self.isChecked()
        fill = "accent_soft" if lit and not self.locked else "raised" if self._border else None
        border = "edge" if self._border or self.locked else None
        rect = QRectF(self.rect())
        paint_box(painter, rect, fill=fill, border=border, radius=6, dash=self.locked)
        side = theme().px(18)
        square = QRectF(0, 0, side, side)
        square.moveCenter(rect.center())
        token = "ink2" if self.locked or not self.isEnabled() else self._token
        name = "lock" if self.locked else self._icon
        paint_icon(painter, name, square, token, stroke_of(name))
