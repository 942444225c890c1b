"""What every test stands on: no window on the screen, no file in the user's own folders."""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt


@pytest.fixture(scope="session", autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Whatever forgets to ask for `data_dir` writes here, not in the user's home."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
            patch.setenv(name, str(home / name))
        yield


@pytest.fixture(autouse=True)
def _garbage_in_this_thread(request: pytest.FixtureRequest) -> Iterator[None]:
    """As in the program (`ui/garbage.py`): no other thread collects an object of Qt."""
    if not {"qtbot", "qapp"} & set(request.fixturenames):
        yield
        return
    gc.disable()
    yield
    gc.enable()


class _Collector(logging.Handler):
    def __init__(self, level: int) -> None:
        super().__init__(level)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(record.getMessage())


@pytest.fixture(autouse=True)
def _no_stray_warning(request: pytest.FixtureRequest) -> Iterator[None]:
    """A warning in our log fails the test, unless it asks for `caplog` to look at it itself."""
    handler = _Collector(logging.WARNING)
    logger = logging.getLogger("gamebook_desktop")
    logger.addHandler(handler)
    yield
    logger.removeHandler(handler)
    if "caplog" not in request.fixturenames:
        assert handler.messages == []


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """An empty folder for settings and saves, with a name that has tripped programs up."""
    folder = tmp_path / "données d’essai"
    folder.mkdir()
    return folder


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Sets the interface to a language (`language("fr")`) until the end of the test."""
    from PySide6.QtCore import QLocale, QTranslator

    from gamebook_desktop.ui import i18n

    before = QLocale()
    yield lambda code: i18n.install(qapp, code)
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.setParent(None)
    QLocale.setDefault(before)
