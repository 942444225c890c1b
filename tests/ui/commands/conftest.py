from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.design.theme import theme
from tests.ui.commands.hands import SECTIONS
from tests.ui.widgets.conftest import look  # noqa: F401 - set back after each test
from tests.ui.window import Screen, screen


@pytest.fixture
def shown(qtbot: QtBot, data_dir: Path) -> Screen:
    made = screen(qtbot, data_dir, SECTIONS, kept=True)
    theme().set(reduced_motion=True)
    return made
