"""The base of everything one can press: a real push button that paints itself and can be closed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from gamebook_desktop.ui.design.theme import Themed, theme

_WALKS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PaintedButton(Themed, QPushButton):
    """A button that stays focusable when closed and then refuses instead of being clicked.

    Signals: `clicked` of QPushButton; `refused(reason, rule)` when it is closed.
    """

    refused = Signal(str, str)
    focus_margin = 3  # of the focus ring outside the button; negative puts it inside
    focus_radius = 6
    takes_enter = True  # once one walked to it by key; else Enter is the panel's
    takes_double_clicks = False  # a double click is one click, so that nothing is done twice

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._named = False  # whether it ever got words, if only ""
        self._spoken = ""
        self._reason = ""
        self._rule = ""
        self._walked_to = False
        self.setAutoDefault(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    # QPushButton keeps no text of its own, so that "&" in a title makes no mnemonic.
    def setText(self, text: str) -> None:
        """Change the words; display typography is applied when they are painted."""
        if text != self._words or not self._named:
            self._words, self._named = text, True
            self.restyle()

    def text(self) -> str:
        """The words as given."""
        return self._words

    @property
    def locked(self) -> bool:
        """Whether it is closed."""
        return bool(self._reason)

    @property
    def rule(self) -> str:
        """The rule that closes it, or ""."""
        return self._rule

    def set_locked(self, reason: str, rule: str = "") -> None:
        """Close it for a reason; an empty reason opens it again."""
        if (reason, rule) != (self._reason, self._rule):
            self._reason, self._rule = reason, rule
            self.restyle()

    def refuse(self) -> None:
        """Say why it is closed."""
        self.refused.emit(self._reason, self._rule)

    def set_spoken(self, words: str) -> None:
        """Have other words spoken than those shown, such as "Open, The Soot Door"."""
        if words != self._spoken:
            self._spoken = words
            self.restyle()

    def spoken(self) -> str:
        """What a screen reader says, the state left out."""
        return self._words

    def restyle(self) -> None:
        """Follow the theme and renew the accessible name."""
        name = theme().typeset(self._spoken or self.spoken())
        if self._reason:
            closed = QCoreApplication.translate("Widgets", "closed")
            name = f"{name}, {closed}"
        if name != self.accessibleName():
            self.setAccessibleName(name)
        if self._reason != self.accessibleDescription():
            self.setAccessibleDescription(self._reason)
        super().restyle()

    def nextCheckState(self) -> None:
        """Qt's step before `clicked`, however it was pressed: here a closed button refuses."""
        if not self._reason:
            super().nextCheckState()
            return
        self.blockSignals(False)
        self.refuse()
        self.blockSignals(True)  # swallows `clicked`; the posted event ends it
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.User))

    def customEvent(self, event: QEvent) -> None:
        """End of a refused click."""
        self.blockSignals(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember whether a key brought the focus."""
        self._walked_to = event.reason() in _WALKS
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that one walked to."""
        if event.key() not in ENTER_KEYS:
            super().keyPressEvent(event)
        elif not (self._walked_to and self.takes_enter):
            event.ignore()
        elif not event.isAutoRepeat():
            self.click()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second half of a double click counts only where that is wanted."""
        if self.takes_double_clicks:
            super().mouseDoubleClickEvent(event)


class WrappingButton(PaintedButton):
    """A painted button whose words wrap: it asks for more height once it is made narrower."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._given: int | None = None  # its width, once a layout gave it one
        self._hint: QSize | None = None  # at that width, until something changes
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def natural_width(self) -> int:
        """Width at which nothing wraps, in pixels."""
        raise NotImplementedError

    def heightForWidth(self, width: int) -> int:
        """Height of the wrapped words at a width."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        """Everything on as few lines as it has, or the height its width asks for."""
        if self._hint is None:
            width = self.natural_width()
            self._hint = QSize(width, self.heightForWidth(self._given or width))
        return self._hint

    def restyle(self) -> None:
        """Follow the theme; sizes are reckoned anew."""
        self._hint = None
        super().restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A new width may need more lines."""
        before = self.sizeHint().height()
        if event.size().width() != self._given:
            self._given, self._hint = event.size().width(), None
            if self.sizeHint().height() != before:
                self.updateGeometry()
        super().resizeEvent(event)
