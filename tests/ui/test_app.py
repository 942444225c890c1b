"""The first window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.app import SIZE, fits


@pytest.mark.parametrize(
    ("room", "size", "fitting"),
    [
        ((1920, 1040), SIZE, True),
        ((1382, 808), SIZE, True),
        ((1381, 808), (1365, 768), False),
        ((1366, 768), (1350, 728), False),
        ((1366, 728), (1350, 688), False),
    ],
)
def test_the_first_window_and_its_frame_fit_on_the_screen(
    room: tuple[int, int], size: tuple[int, int], fitting: bool, qtbot: QtBot
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*SIZE)
    assert fits(window, QSize(*room)) is fitting
    assert window.size() == QSize(*size)
