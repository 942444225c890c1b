"""Dice on screen: a die or its empty place, and the faces one presses to enter a real die."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gamebook_desktop.ui.design.paint import CENTER, draw_text, paint_box, smooth
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.die import CORNER, Face, paint_die, paint_slot
from gamebook_desktop.ui.widgets.painted_button import PaintedButton

SIDE, LEAST_FACE = 48, 48


class DieView(PaintedButton):
    """A die, or the place of one. Its `clicked` means "enter this die again" where clickable.

    While it tumbles other faces are drawn, but `face()` and the name already tell the result.
    """

    def __init__(
        self,
        owner: str = "",
        *,
        kind: str = "d6",
        size: int = SIDE,
        inverse: bool = False,
        ground: str = "",
        clickable: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._face: Face | None = None
        self._drawn: Face | None = None
        self._current = False
        self._kind, self._size, self._inverse, self._ground = kind, size, inverse, ground
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        if not clickable:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setText(owner)

    def set_face(self, face: Face | None, *, current: bool = False) -> None:
        """Show a face; without one the place is empty, or `current` when it is next to type."""
        if (face, current) != (self._face, self._current):
            self._face, self._current, self._drawn = face, current, None
            self.restyle()

    def face(self) -> Face | None:
        """The face it has, None for an empty place."""
        return self._face

    def draw_face(self, face: Face | None) -> None:
        """Draw another face for a moment; None draws the one it has."""
        if face != self._drawn:
            self._drawn = face
            self.update()

    def drawn_face(self) -> Face | None:
        """The face on screen now."""
        return self._face if self._drawn is None else self._drawn

    def spoken(self) -> str:
        """The owner, then the face or what is missing."""
        if self._face is not None:
            state = str(self._face)
        elif self._current:
            state = QCoreApplication.translate("Widgets", "next die to enter")
        else:
            state = QCoreApplication.translate("Widgets", "no die yet")
        return f"{self.text()}, {state}" if self.text() else state

    def sizeHint(self) -> QSize:
        """A square that grows with the text."""
        side = theme().px(self._size)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The die or its place."""
        painter = QPainter(self)
        rect = QRectF(self.rect())
        face = self.drawn_face()
        if face is None:
            paint_slot(painter, rect, current=self._current)
        else:
            paint_die(
                painter, rect, face, kind=self._kind, inverse=self._inverse, ground=self._ground
            )


class FaceButton(PaintedButton):
    """A face to press, with its key under it; each press counts, however quick."""

    takes_double_clicks = True

    def __init__(
        self,
        face: Face,
        key: str,
        *,
        kind: str = "d6",
        size: int = LEAST_FACE,
        ground: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._face, self._key, self._kind, self._ground = face, key, kind, ground
        self._size = max(LEAST_FACE, size)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setText(str(face))

    def face(self) -> Face:
        """The face it enters."""
        return self._face

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits pass on to whoever reads dice; Space presses."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def sizeHint(self) -> QSize:
        """The face and its key."""
        look = theme()
        side = look.px(self._size)
        return QSize(side, side + (look.px(20) if self._key else 0))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The face, lit under the pointer, and the key."""
        painter = smooth(QPainter(self))
        side = self.width()
        rect = QRectF(0, 0, side, side)
        paint_die(painter, rect, self._face, kind=self._kind, ground=self._ground)
        if self.underMouse() or self.isDown():
            paint_box(painter, rect, border="accent", radius=side * CORNER, width=2.5)
        if self._key:
            under = QRectF(0, side, side, self.height() - side)
            shown = theme().typeset(self._key)
            draw_text(painter, under, shown, "caption", "ink2", flags=int(CENTER))
