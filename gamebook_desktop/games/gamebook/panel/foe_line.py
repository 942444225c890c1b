"""One foe on a line: name, skill, stamina with what threatens it, meter, key as a target."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gamebook_desktop.games.gamebook.state import Foe
from gamebook_desktop.games.gamebook.words_text import stat_label
from gamebook_desktop.ui.design.paint import Run, paint_box, smooth
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.widgets.flow_row import FlowRow
from gamebook_desktop.ui.widgets.icon import Icon
from gamebook_desktop.ui.widgets.keycap import Keycap
from gamebook_desktop.ui.widgets.label import TextLine
from gamebook_desktop.ui.widgets.meter import Meter
from gamebook_desktop.ui.widgets.painted_button import WrappingButton

WIDE_BAR, WIDE_HEIGHT = 10, 12


class FoeLine(WrappingButton):
    """A foe. Signal: `picked(index)` where it may be chosen as the target."""

    picked = Signal(int)

    def __init__(self, index: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._index = index
        self._target = False
        self._key = Keycap("")
        self._name = TextLine()
        self._values = TextLine()
        self._meter = Meter("", bar=WIDE_BAR, height=WIDE_HEIGHT)
        self._fallen = Icon("skull", 20, "ink2")
        parts = FlowRow(18, 2)
        parts.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for part in (self._key, self._name, self._values, self._meter, self._fallen):
            parts.add(part)
        self._row = QHBoxLayout(self)
        self._row.addWidget(parts, 1, Qt.AlignmentFlag.AlignVCenter)
        self.clicked.connect(self._on_clicked)
        self.restyle()

    def show_foe(self, foe: Foe, after: int | None, key: str, *, target: bool) -> None:
        """Show a foe; `after` is what a pending wound would leave; `key` lets it be chosen."""
        self._target = target and bool(key)
        translate = QCoreApplication.translate
        self._key.set_text(key)
        self._key.setVisible(bool(key))
        self._name.set_runs([Run(foe.name, "title", "ink2" if foe.out else "ink", bold=True)])
        stamina = [Run(stat_label("stamina"), "body", gap=7, caps=True), Run(str(foe.now), "title")]
        if after is not None:
            stamina[-1] = Run(str(foe.now), "title", gap=6)
            stamina += [Run("→", "strong", "ink2", 6), Run(str(after), "title", "bad", bold=True)]
        elif foe.now != foe.stamina:
            stamina[-1] = Run(str(foe.now), "title", gap=5)
            stamina.append(Run(f"/ {foe.stamina}", "body", "ink2"))
        skill = [
            Run(stat_label("skill"), "body", gap=7, caps=True),
            Run(str(foe.skill), "title", gap=18),
        ]
        self._values.set_runs([*skill, *stamina])
        self._values.setVisible(not foe.out)
        self._meter.set_value(foe.now, foe.stamina, after)
        self._meter.setVisible(not foe.out)
        self._fallen.setVisible(foe.out)
        state = translate("Fight", "out of the fight") if foe.out else ""
        name = f"{foe.name}, {stat_label('skill')} {foe.skill}, {stat_label('stamina')} {foe.now}"
        self.setText(f"{foe.name}, {state}" if state else name)
        self.setEnabled(True)

    def natural_width(self) -> int:
        """Everything on one line."""
        return self._row.sizeHint().width()

    def heightForWidth(self, width: int) -> int:
        """As many lines as a width asks for."""
        return max(self._row.totalHeightForWidth(width), theme().px(36))

    def minimumSizeHint(self) -> QSize:
        """Room for its widest part."""
        return QSize(self._row.minimumSize().width(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The target is tinted."""
        if self._target:
            paint_box(smooth(QPainter(self)), QRectF(self.rect()), fill="accent_soft", radius=6)

    def restyle(self) -> None:
        """Gaps follow the text."""
        super().restyle()
        if hasattr(self, "_row"):
            look = theme()
            pad = look.px(8) if self._key.isVisibleTo(self) else 0
            self._row.setContentsMargins(pad, look.px(2), pad, look.px(2))

    def _on_clicked(self) -> None:
        self.picked.emit(self._index)
