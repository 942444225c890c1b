"""What the small forms of the companion share: a heading with what to type, fields with names."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gamebook_desktop.ui.design.theme import Themed, theme
from gamebook_desktop.ui.widgets.label import Label


class CompanionForm(Themed, QWidget):
    """A heading, at its right the keys to press, and a column. Signal: `done()` once used."""

    done = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = Label("", "caption", "ink2", bold=True)
        self.keys_hint = Label("", "caption", "ink2")
        top = QHBoxLayout()
        top.addWidget(self.heading)
        top.addStretch(1)
        top.addWidget(self.keys_hint)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addLayout(top)

    def refresh(self) -> None:
        """Follow the play."""

    def key(self, _name: str) -> bool:
        """Take a key while it is open; whether it was used."""
        return False

    def start(self) -> None:
        """Give the focus to where it begins."""

    def restyle(self) -> None:
        """Gaps follow the text."""
        self.column.setSpacing(theme().px(6))
        super().restyle()


class Named(Themed, QWidget):
    """A widget under its name."""

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = Label("", "caption", "ink2")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._name)
        self._column.addWidget(inner)
        self.restyle()

    def set_name(self, name: str) -> None:
        """Change the words above."""
        self._name.setText(name)

    def restyle(self) -> None:
        """Gaps follow the text."""
        self._column.setSpacing(theme().px(3))
        super().restyle()


def row_of(
    *parts: tuple[QWidget, int] | tuple[QWidget, int, Qt.AlignmentFlag], gap: int = 8
) -> QHBoxLayout:
    """Widgets side by side, each with its stretch and, where it has one, its alignment."""
    row = QHBoxLayout()
    row.setSpacing(theme().px(gap))
    for part in parts:
        row.addWidget(*part)
    return row
