"""One value of a sheet: its name in small capitals, the figure, its initial value and a meter."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gamebook_desktop.ui.design.paint import Run, draw_runs, paint_box, runs_width, smooth
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.design.typography import MINUS
from gamebook_desktop.ui.widgets.meter import BAR, GAP, HEIGHT, paint_meter
from gamebook_desktop.ui.widgets.painted_button import PaintedButton

MARKED_MS = 1200
UNKNOWN = "–"


class StatBox(PaintedButton):
    """A value one can ask about. Signals: `clicked` to explain it, `edit_requested()` on F2.

    A compact one stands on one line, without a meter, and may be told to leave out the initial
    value. A value that changes is marked a moment.
    """

    edit_requested = Signal()
    focus_margin = 5

    def __init__(
        self,
        name: str,
        value: int | None = 0,
        initial: int | None = None,
        *,
        compact: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._value, self._initial, self._compact = value, initial, compact
        self._after: int | None = None
        self._short = False
        self._marked = QTimer(self)
        self._marked.setSingleShot(True)
        self._marked.setInterval(MARKED_MS)
        self._marked.timeout.connect(self.update)
        across = QSizePolicy.Policy.Fixed if compact else QSizePolicy.Policy.Minimum
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)
        self.setText(name)

    def set_value(self, value: int | None, initial: int | None, after: int | None = None) -> None:
        """Change the figures, None where not known yet; `after`: what a threatened loss leaves."""
        if (value, initial, after) == (self._value, self._initial, self._after):
            return
        if value != self._value and not theme().reduced_motion:
            self._marked.start()
        self._value, self._initial, self._after = value, initial, after
        self.restyle()

    def set_short(self, short: bool) -> None:
        """Whether a compact one leaves out its initial value; that is still read out."""
        if short != self._short:
            self._short = short
            self.restyle()

    @property
    def marked(self) -> bool:
        """Whether it is marked as just changed."""
        return self._marked.isActive()

    def spoken(self) -> str:
        """ "STAMINA 12 of 18"."""
        if self._initial is None:
            return f"{self.text()} {UNKNOWN if self._value is None else self._value}"
        words = QCoreApplication.translate("Widgets", "{} {} of {}")
        return words.format(self.text(), self._value, self._initial)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F2 corrects the value by hand."""
        if event.key() == Qt.Key.Key_F2:
            self.edit_requested.emit()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Name, figures, and the meter's full-size bars."""
        look = theme()
        if self._compact:
            width = runs_width((self._label(), *self._figures()))
            fm = look.fm("title")
            return QSize(math.ceil(width) + 1, math.ceil(fm.height()))
        bars = max(self._value or 0, self._initial or 0)
        meter = bars * (look.px(BAR) + GAP) if self._initial is not None else 0
        width = max(self._label().width(), runs_width(self._figures()), min(meter, look.px(110)))
        return QSize(math.ceil(width) + 1, self._meter_top() + look.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Words and figures are never cut; a meter may shrink."""
        width = max(self._label().width(), runs_width(self._figures()))
        return QSize(math.ceil(width) + 1, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Name, figures, meter."""
        painter = smooth(QPainter(self))
        look = theme()
        if self._compact:
            baseline = look.fm("title").ascent()
            x = draw_runs(painter, QPointF(0, baseline), (self._label(),))
            self._paint_figures(painter, QPointF(x, baseline))
            return
        draw_runs(painter, QPointF(0, self._label_baseline()), (self._label(),))
        self._paint_figures(painter, QPointF(0, self._figure_baseline()))
        if self._initial is not None:
            place = QRect(0, self._meter_top(), self.width(), look.px(HEIGHT))
            paint_meter(
                painter, place, max(0, self._value or 0), self._initial, self._after, look.px(BAR)
            )

    # ------------------------------------------------------------------ parts
    def _label(self) -> Run:
        return Run(self.text(), "body", gap=7, caps=True)

    def _figures(self) -> tuple[Run, ...]:
        role = "title" if self._compact else "figure"
        token = "accent" if self.underMouse() or self.isDown() else "ink"
        words = UNKNOWN if self._value is None else str(self._value).replace("-", MINUS)
        figure = Run(words, role, token, 5 if self._compact else 7)
        if self._initial is None or self._short:
            return (figure,)
        return (figure, Run(f"/ {self._initial}", "body", "ink2"))

    def _paint_figures(self, painter: QPainter, at: QPointF) -> None:
        figure = self._figures()[0]
        if self.marked:
            look = theme()
            cap = look.fm(figure.role).capHeight()
            place = QRectF(at.x(), at.y() - cap, figure.width(), cap)
            edge = look.px(3)
            paint_box(painter, place.adjusted(-edge, -edge, edge, edge), fill="mark", radius=3)
        draw_runs(painter, at, self._figures())

    def _label_baseline(self) -> float:
        return theme().fm("body", caps=True).capHeight() + theme().px(3)

    def _figure_baseline(self) -> float:
        look = theme()
        return self._label_baseline() + look.fm("figure").capHeight() + look.px(13)

    def _meter_top(self) -> int:
        return round(self._figure_baseline() + theme().px(11))
