"""An exact distribution as bars, death apart and hatched; its figures are there as text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gamebook_desktop.ui.design.paint import CENTER, draw_text, paint_hatch
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.design.typography import percent

HEIGHT, AXIS, ABOVE, DEATH_WIDTH, DEATH_ROOM = 104, 20, 18, 20, 44
SHOWN = 0.68  # share of its room that a bar fills
LEAST_SHARE = 0.001  # smaller chances have no bar


class Histogram(Themed, QWidget):
    """Bars for (label, chance) pairs, and one for death before them where there is one."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._bars: tuple[tuple[str, float], ...] = ()
        self._death: tuple[str, float] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_bars(
        self, bars: Sequence[tuple[str, float]], death: tuple[str, float] | None = None
    ) -> None:
        """Change the distribution; chances from 0 to 1."""
        self._bars, self._death = tuple(bars), death
        self.restyle()

    def restyle(self) -> None:
        """Write the figures again for screen readers."""
        language = theme().language
        every = ([self._death] if self._death else []) + list(self._bars)
        figures = [f"{label} {percent(share, language)}" for label, share in every if share > 0]
        self.setAccessibleName(self._name)
        self.setAccessibleDescription(", ".join(figures))
        super().restyle()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        look = theme()
        return QSize(look.px(200), look.px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Bars on a base line, labels under it as far as they fit."""
        painter, look = QPainter(self), theme()
        base = self.height() - look.px(AXIS)
        every = [share for _, share in self._bars] + ([self._death[1]] if self._death else [])
        tallest = max(every, default=0.0) or 1.0
        room = base - look.px(ABOVE)
        start = look.px(DEATH_ROOM) if self._death else 0
        if self._death:
            self._paint_death(painter, base, room * self._death[1] / tallest)
        step = self._step(self.width() - start)
        every_nth = self._label_step(step)
        for at, (label, share) in enumerate(self._bars):
            left = start + at * step
            if share >= LEAST_SHARE:
                top = round(base - max(2.0, room * share / tallest))
                edge = round(left + step * (1 - SHOWN) / 2)
                right = round(left + step * (1 + SHOWN) / 2)
                painter.fillRect(edge, top, right - edge, base - top, look.color("accent"))
            if (len(self._bars) - 1 - at) % every_nth == 0:
                under = QRectF(left + step / 2 - 60, base + 1, 120, look.px(AXIS) - 1)
                shown = look.typeset(label)
                draw_text(painter, under, shown, "caption", "ink2", flags=int(CENTER))
        painter.fillRect(0, base, self.width(), look.palette.line_width, look.color("edge"))

    def _step(self, room: float) -> float:
        """From bar to bar, so that the last bar's label, wider than the bar, has room too."""
        if not self._bars:
            return room
        count, last = len(self._bars), theme().fm("caption").horizontalAdvance(self._bars[-1][0])
        spare = max(0.0, (count * last - room) / (2 * count - 1))
        return (room - spare) / count

    def _label_step(self, step: float) -> int:
        """Every how many bars a label fits."""
        fm = theme().fm("caption")
        widest = max((fm.horizontalAdvance(label) for label, _ in self._bars), default=0.0)
        nth = 1
        while nth * step < widest + theme().px(6) and nth < len(self._bars):
            nth += 1
        return nth

    def _paint_death(self, painter: QPainter, base: int, tall: float) -> None:
        look = theme()
        assert self._death is not None
        label, share = self._death
        column = QRectF(0, 0, look.px(DEATH_ROOM - 8), 0)
        top = round(base - max(2.0, tall))
        wide = look.px(DEATH_WIDTH)
        box = QRectF((column.width() - wide) / 2, top, wide, base - top)
        paint_hatch(painter, box, "bad", "bad_soft")
        painter.setPen(look.color("bad"))
        painter.drawRect(box.adjusted(0, 0, -1, 0))
        above = QRectF(-20, top - look.px(ABOVE), column.width() + 40, look.px(ABOVE - 2))
        figure = percent(share, look.language, 0)
        draw_text(painter, above, figure, "caption", "bad", flags=int(CENTER))
        under = QRectF(-20, base + 1, column.width() + 40, look.px(AXIS) - 1)
        draw_text(painter, under, look.typeset(label), "caption", "bad", flags=int(CENTER))
