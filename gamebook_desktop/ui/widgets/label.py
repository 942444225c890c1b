"""Plain text in a type role; and pieces of text sharing one baseline."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from gamebook_desktop.ui.design.paint import Run, draw_runs, runs_width
from gamebook_desktop.ui.design.theme import Themed, theme

LEAST = 60
"""Width an elided label keeps."""


class Label(Themed, QLabel):
    """Text that is never markup, in a role and colour; wraps, or is cut with an ellipsis."""

    def __init__(
        self,
        text: str = "",
        role: str = "body",
        token: str = "ink",
        *,
        bold: bool = False,
        italic: bool = False,
        caps: bool = False,
        wrap: bool = False,
        elide: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._words, self._role, self._token = text, role, token
        self._bold, self._italic, self._caps, self._elide = bold, italic, caps, elide
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        if elide:
            self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.restyle()

    def setText(self, text: str) -> None:
        """Change the words; they are shown with the typography of the language in force."""
        if text != self._words:
            self._words = text
            self._show_words()

    def set_token(self, token: str) -> None:
        """Change the colour."""
        if token != self._token:
            self._token = token
            self.restyle()

    def set_bold(self, bold: bool) -> None:
        """Change the weight."""
        if bold != self._bold:
            self._bold = bold
            self.restyle()

    def restyle(self) -> None:
        """Take font and colour from the theme."""
        look = theme()
        self.setFont(look.font(self._role, bold=self._bold, italic=self._italic, caps=self._caps))
        colours = QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.WindowText, look.color(self._token))
        self.setPalette(colours)
        self._show_words()
        super().restyle()

    def sizeHint(self) -> QSize:
        """One line, as long as the measure at most; Qt's own hint would be nearly square."""
        if not self.wordWrap():
            return super().sizeHint()
        line = math.ceil(self.fontMetrics().horizontalAdvance(self.text())) + 2
        width = min(line, theme().measure_width())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """An elided label needs room for a few letters only."""
        least = super().minimumSizeHint()
        return (
            QSize(min(least.width(), theme().px(LEAST)), least.height()) if self._elide else least
        )

    def heightForWidth(self, width: int) -> int:
        """Height of wrapped words; box layouts forget that a widget has limits."""
        return super().heightForWidth(min(width, self.maximumWidth()))

    def baseline(self) -> float:
        """Height of the baseline of the first line from the top, when not stretched."""
        fm = self.fontMetrics()
        if self.wordWrap():
            return fm.ascent()
        return (self.sizeHint().height() - fm.height()) / 2 + fm.ascent()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words, or of an elided label what fits; the style has nothing to add to them."""
        painter = QPainter(self)
        if not self._elide:
            wraps = Qt.TextFlag.TextWordWrap.value if self.wordWrap() else 0
            painter.drawText(self.contentsRect(), self.alignment().value | wraps, self.text())
            return
        painter.setFont(self.font())
        painter.setPen(theme().color(self._token))
        mode = Qt.TextElideMode.ElideRight
        shown = self.fontMetrics().elidedText(self.text(), mode, self.width())
        painter.drawText(self.rect(), self.alignment(), shown)

    def _show_words(self) -> None:
        shown = theme().typeset(self._words)
        super().setText(shown)
        if self._elide:
            self.setToolTip(shown)


class TextLine(Themed, QLabel):
    """Runs of text in different roles on one baseline; read out as one sentence."""

    def __init__(self, runs: Iterable[Run] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._runs: tuple[Run, ...] = ()
        self.set_runs(runs)

    def set_runs(self, runs: Iterable[Run]) -> None:
        """Change what is shown."""
        self._runs = tuple(runs)
        self.setText(" ".join(run.text for run in self._runs))
        self.restyle()

    def baseline(self) -> float:
        """Height of the baseline from the top, when not stretched."""
        fms = [theme().fm(run.role, bold=run.bold, caps=run.caps) for run in self._runs]
        return max((fm.ascent() for fm in fms), default=0.0)

    def sizeHint(self) -> QSize:
        """Exactly the runs."""
        fms = [theme().fm(run.role, bold=run.bold, caps=run.caps) for run in self._runs]
        below = max((fm.descent() for fm in fms), default=0.0)
        width, height = runs_width(self._runs), self.baseline() + below
        return QSize(math.ceil(width) + 1, math.ceil(height))

    def minimumSizeHint(self) -> QSize:
        """Never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The runs, centred in the height there is."""
        painter = QPainter(self)
        spare = max(0, self.height() - self.sizeHint().height()) / 2
        draw_runs(painter, QPointF(0, spare + self.baseline()), self._runs)
