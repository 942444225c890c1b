"""What the lines, outlines and badges of the map mean."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from gamebook_desktop.games.gamebook.panel.map_paint import BOLD, OUTLINE, THIN
from gamebook_desktop.games.gamebook.panel.map_words import BADGES, badge_word
from gamebook_desktop.ui.design.paint import dashed, smooth
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.icon import Icon
from gamebook_desktop.ui.widgets.label import Label

_SAMPLE = QSize(24, 16)


class _Sample(Themed, QWidget):
    """A piece of line, or a small section."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self._kind = kind
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Grows with the text."""
        return QSize(theme().px(_SAMPLE.width()), theme().px(_SAMPLE.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sample."""
        painter, look = smooth(QPainter(self)), theme()
        line = look.palette.line_width
        ink, edge = look.color("ink"), look.color("edge")
        if self._kind == "route":
            middle = self.height() / 2
            painter.setPen(QPen(ink, BOLD * line))
            painter.drawLine(QPointF(0, middle), QPointF(self.width(), middle))
            return
        if self._kind == "here":
            painter.setPen(QPen(look.color("rubric"), OUTLINE * line))
            painter.setBrush(look.color("rubric"))
        elif self._kind == "read":
            painter.setPen(QPen(ink, OUTLINE * line))
            painter.setBrush(look.color("raised"))
        else:
            painter.setPen(dashed(edge, THIN * line))
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)


class MapLegend(FlowRow):
    """The legend, in as many lines as it needs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(13, 2, parent)
        self._labels: dict[str, Label] = {}
        for kind in ("route", "here", "read", "offered"):
            self._add(kind, _Sample(kind))
        for badge, icon, token in BADGES:
            self._add(badge, Icon(icon, 15, token))
        self.retranslate()

    def retranslate(self) -> None:
        """Its words in the language in force."""
        translate = QCoreApplication.translate
        words: dict[str, str] = {
            "route": translate("Map", "route"),
            "here": translate("Map", "you are here"),
            "read": translate("Map", "read"),
            "offered": translate("Map", "offered, not read"),
        }
        words.update((badge, badge_word(badge)) for badge, _, _ in BADGES)
        for kind, label in self._labels.items():
            label.setText(words[kind])

    def _add(self, kind: str, sample: QWidget) -> None:
        self._labels[kind] = label = Label("", "caption", "ink2")
        item, row = QWidget(), QHBoxLayout()
        item.setLayout(row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme().px(5))
        row.addWidget(sample)
        row.addWidget(label)
        self.add(item)
