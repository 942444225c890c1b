"""Fields for text: with an icon, a key, or what is wrong with what was typed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from gamebook_desktop.ui.design.paint import paint_icon, smooth
from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.keycap import keycap_size, paint_keycap
from gamebook_desktop.ui.widgets.label import Label

ICON, INSET, GAP = 17, 10, 8


class Field(Themed, QLineEdit):
    """A line of text. Signal: `cancelled()` on Esc, besides those of QLineEdit."""

    cancelled = Signal()

    def __init__(
        self,
        name: str,
        *,
        placeholder: str = "",
        icon: str = "",
        key: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._icon, self._key, self._wrong = icon, key, False
        self._given_placeholder = placeholder
        self.setAccessibleName(name)
        self.restyle()

    @property
    def wrong(self) -> bool:
        """Whether it is marked as wrong."""
        return self._wrong

    def set_wrong(self, wrong: bool) -> None:
        """Mark it as wrong, or not; what was typed is kept."""
        if wrong != self._wrong:
            self._wrong = wrong
            self.setProperty("error", wrong)
            self.style().unpolish(self)
            self.style().polish(self)
            self.restyle()

    def restyle(self) -> None:
        """Leave room for icon and key."""
        look = theme()
        left = look.px(ICON + GAP) if self._icon else 0
        right = look.px(ICON + GAP) if self._wrong else 0
        if self._key:
            right = max(right, keycap_size(self._key).width())
        self.setTextMargins(left, 0, right, 0)
        self.setPlaceholderText(look.typeset(self._given_placeholder))
        super().restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves the field, and the window may take it too; Enter is the field's alone."""
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
            event.ignore()
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()  # else what it led to would be given the same key once more

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt's field, then icon, key and mark."""
        super().paintEvent(event)
        painter, look = smooth(QPainter(self)), theme()
        side = look.px(ICON)
        top = (self.height() - side) / 2
        if self._icon:
            paint_icon(painter, self._icon, QRectF(look.px(INSET), top, side, side), "ink2")
        if self._wrong:
            left = self.width() - look.px(INSET) - side
            paint_icon(painter, "warn", QRectF(left, top, side, side), "bad")
        elif self._key and not self.text():
            size = keycap_size(self._key)
            left, top = self.width() - look.px(GAP) - size.width(), self.height() - size.height()
            place = QRectF(left, top / 2, size.width(), size.height())
            paint_keycap(painter, place, self._key, fill="panel")


class SearchField(Field):
    """A field that searches; Esc empties it first."""

    def __init__(
        self, name: str, *, placeholder: str = "", key: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(
            name, placeholder=placeholder or name, icon="search", key=key, parent=parent
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc empties, then leaves."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            self.textEdited.emit("")
        else:
            super().keyPressEvent(event)


class TextField(QWidget):
    """A field with its words for what is wrong below it. Signals: `edited(text)`, `entered(text)`.

    The words also are its accessible description.
    """

    edited = Signal(str)
    entered = Signal(str)

    def __init__(
        self, name: str, text: str = "", *, placeholder: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.field = Field(name, placeholder=placeholder)
        self.field.setText(text)
        self.field.textEdited.connect(self.edited)
        self.field.returnPressed.connect(self._on_return_pressed)
        self.error = ErrorLine()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.field)
        column.addWidget(self.error)
        self.setFocusProxy(self.field)

    def text(self) -> str:
        """What is typed."""
        return self.field.text()

    def set_text(self, text: str) -> None:
        """Replace what is typed, without a signal."""
        self.field.setText(text)

    def set_error(self, words: str) -> None:
        """Say what is wrong; "" when nothing is."""
        self.field.set_wrong(bool(words))
        self.field.setAccessibleDescription(words)
        self.error.set_words(words)

    def _on_return_pressed(self) -> None:
        self.entered.emit(self.field.text())


class ErrorLine(Label):
    """Words for what is wrong with a field, hidden while nothing is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", "caption", "bad", wrap=True, parent=parent)
        self.hide()

    def set_words(self, words: str) -> None:
        """Show words, or hide without."""
        self.setText(words)
        self.setVisible(bool(words))

    def words(self) -> str:
        """The words shown, "" while hidden."""
        return "" if self.isHidden() else self.text()


def range_words(low: int, high: int) -> str:
    """ "from 1 to 24", for fields with a range."""
    return QCoreApplication.translate("Widgets", "from {} to {}").format(low, high)
