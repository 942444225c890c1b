"""The focus ring: one frame that follows the focus through the whole application."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFocusFrame,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)
from shiboken6 import isValid

from gamebook_desktop.ui.design.paint import FOCUS_WIDTH, paint_focus, smooth

REACH = 12  # how far the frame extends beyond its widget; the ring is drawn within
MARGIN, RADIUS = 3, 6  # of the ring around widgets that say nothing else


class _FrameStyle(QProxyStyle):
    """Gives the frame its reach and puts it above its widget."""

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        """The frame's margins; all else as usual."""
        if metric in (
            QStyle.PixelMetric.PM_FocusFrameHMargin,
            QStyle.PixelMetric.PM_FocusFrameVMargin,
        ):
            return REACH
        return super().pixelMetric(metric, option, widget)

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,  # noqa: N803 - Qt's own name
    ) -> int:
        """Above its widget and without a mask, so that the ring may lie inside it."""
        if hint == QStyle.StyleHint.SH_FocusFrame_Mask:
            return 0
        if hint == QStyle.StyleHint.SH_FocusFrame_AboveWidget:
            return 1
        return super().styleHint(hint, option, widget, returnData)


class _Frame(QFocusFrame):
    """The frame around one widget; the widget's `focus_margin` and `focus_radius` shape it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ring."""
        widget = self.widget()
        margin = getattr(widget, "focus_margin", MARGIN)
        radius = getattr(widget, "focus_radius", RADIUS)
        inset = REACH - margin - (FOCUS_WIDTH if margin > 0 else 0)
        rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        paint_focus(smooth(QPainter(self)), rect, radius + max(0, margin))


class FocusRing(QObject):
    """Keeps a ring around whatever has the focus, by mouse or keyboard.

    Widgets shape it by `focus_margin` (px outside them; 0 puts it just inside) and `focus_radius`.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._style = _FrameStyle()
        self._frame: _Frame | None = None
        app.focusChanged.connect(self._on_focus_changed)

    def widget(self) -> QWidget | None:
        """The widget the ring is around."""
        return self._frame.widget() if self._frame is not None and isValid(self._frame) else None

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is None or new.isWindow():
            if self._frame is not None and isValid(self._frame):
                self._frame.setWidget(None)  # type: ignore[arg-type]
            return
        if self._frame is None or not isValid(self._frame):  # it dies with what it was around
            self._frame = _Frame(new)
            self._frame.setStyle(self._style)
        self._frame.setWidget(new)
