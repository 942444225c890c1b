"""The focus ring: one overlay that follows the focus through the whole application.

Not a QFocusFrame: that takes its reach from the style, and naming Qt's style class alone costs
more start-up time than all of this.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from shiboken6 import isValid

from gamebook_desktop.ui.design.paint import FOCUS_WIDTH, paint_focus, smooth
from gamebook_desktop.ui.design.theme import Themed

FOCUS_RING = "focusRing"
"""The object name by which an application's ring is found without a look at its other children."""
MARGIN, RADIUS = 3, 6  # of the ring around widgets that say nothing else
_CHANGES = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.ParentChange,
)


def _stage(widget: QWidget) -> QWidget:
    """What the ring lies on: the content of the scroll area around a widget, or its window."""
    stage = widget.parentWidget() or widget
    while not stage.isWindow():
        port = stage.parentWidget()
        if port is None or isinstance(port.parentWidget(), QAbstractScrollArea):
            break
        stage = port
    return stage


class _Ring(Themed, QWidget):
    """The ring around one widget, above all else on its stage."""

    def __init__(self, stage: QWidget) -> None:
        super().__init__(stage)
        self._widget: QWidget | None = None
        self._watched: list[QWidget] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def widget(self) -> QWidget | None:
        """The widget it is around, None when that is gone."""
        return self._widget if self._widget is not None and isValid(self._widget) else None

    def follow(self, widget: QWidget | None) -> None:
        """Go around another widget of the same stage, or disappear."""
        for watched in self._watched:
            if isValid(watched):
                watched.removeEventFilter(self)
        self._watched = []
        self._widget = step = widget
        while step is not None and step is not self.parentWidget():
            step.installEventFilter(self)
            self._watched.append(step)
            step = step.parentWidget()
        self.fit()

    def fit(self) -> None:
        """Take the place around the widget."""
        widget, stage = self.widget(), self.parentWidget()
        if widget is None or stage is None or not widget.isVisibleTo(stage):
            self.hide()
            return
        margin = getattr(widget, "focus_margin", MARGIN)
        reach = margin + FOCUS_WIDTH if margin > 0 else 0
        place = QRect(widget.mapTo(stage, QPoint(0, 0)), widget.size())
        self.setGeometry(place.adjusted(-reach, -reach, reach, reach))
        self.show()
        self.raise_()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay with the widget when it, or what it stands in, changes."""
        if event.type() in _CHANGES:
            self.fit()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ring."""
        widget = self.widget()
        radius = getattr(widget, "focus_radius", RADIUS)
        margin = max(0, getattr(widget, "focus_margin", MARGIN))
        paint_focus(smooth(QPainter(self)), QRectF(self.rect()), radius + margin)


class FocusRing(QObject):
    """Keeps a ring around whatever has the focus, by mouse or keyboard.

    Widgets shape it by `focus_margin` (px outside them; 0 puts it just inside) and `focus_radius`.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.setObjectName(FOCUS_RING)
        self._ring: _Ring | None = None
        app.focusChanged.connect(self._on_focus_changed)

    def widget(self) -> QWidget | None:
        """The widget the ring is around."""
        return self._ring.widget() if self._ring is not None and isValid(self._ring) else None

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        ring = self._ring if self._ring is not None and isValid(self._ring) else None
        if new is None or new.isWindow():
            if ring is not None:
                ring.follow(None)
            return
        stage = _stage(new)
        if ring is None or ring.parentWidget() is not stage:
            if ring is not None:
                ring.follow(None)
                ring.deleteLater()
            ring = self._ring = _Ring(stage)
        ring.follow(new)
