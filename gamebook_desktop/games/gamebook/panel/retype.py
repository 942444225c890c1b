"""Entering a die again: its six faces as a small menu beside it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from gamebook_desktop.core.turn import D6


def ask_face(beside: QWidget, take: Callable[[int], object]) -> QMenu:
    """Open the menu under a die; `take` gets the face chosen. Digits choose, too."""
    menu = QMenu(beside)
    for face in D6:
        action = QAction(f"&{face}", menu)
        action.setData(face)
        menu.addAction(action)
    menu.triggered.connect(lambda action: take(action.data()))
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(beside.mapToGlobal(beside.rect().bottomLeft()))
    return menu
