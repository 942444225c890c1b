"""The first window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.app import SIZE, fit


@pytest.mark.parametrize(
    ("room", "size", "maximized"),
    [
        ((1920, 1040), SIZE, False),
        ((1382, 808), SIZE, False),
        ((1381, 808), (1365, 768), True),
        ((1366, 768), (1350, 728), True),
        ((1366, 728), (1350, 688), True),
    ],
)
def test_the_first_window_and_its_frame_fit_on_the_screen(
    room: tuple[int, int], size: tuple[int, int], maximized: bool, qtbot: QtBot
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*SIZE)
    fit(window, QSize(*room))
    assert (window.size(), window.isMaximized()) == (QSize(*size), maximized)
