from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.design.theme import Look, Theme, theme


@pytest.fixture(autouse=True)
def look(qtbot: QtBot) -> Iterator[Theme]:
    """The theme as it is at first, set back afterwards."""
    yield theme()
    theme().set(**Look()._asdict())
