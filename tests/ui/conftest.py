from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from gamebook_desktop.ui.design.theme import Look, theme


@pytest.fixture(autouse=True)
def _look_as_found() -> Iterator[None]:
    """Whatever a test does to the theme ends with it."""
    yield
    theme().set(**Look()._asdict())


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[QApplication]:
    """The application in the theme's style sheet, until the end of the test."""
    theme().apply(qapp)
    yield qapp
    theme().set(**Look()._asdict())
    theme()._app = None
    qapp.setStyleSheet("")
    qapp.setAttribute(Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles, False)
