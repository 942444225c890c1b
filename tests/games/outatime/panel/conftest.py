from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.design.theme import Look, Theme, theme


@pytest.fixture(autouse=True)
def look(qtbot: QtBot) -> Iterator[Theme]:
    """The theme with nothing moving, set back afterwards."""
    theme().set(reduced_motion=True)
    yield theme()
    theme().set(**Look()._asdict())
