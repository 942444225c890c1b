from __future__ import annotations

from collections.abc import Iterator

import pytest

from gamebook_desktop.ui.design.theme import Look, theme


@pytest.fixture(autouse=True)
def _look_as_found() -> Iterator[None]:
    """Whatever a test does to the theme ends with it."""
    yield
    theme().set(**Look()._asdict())
