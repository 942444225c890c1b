"""A program that proves itself: opens every game once, plays a move, saves, and leaves."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PySide6.QtWidgets import QApplication

from gamebook_desktop.ui.main_window import MainWindow

STEPS = 6


def run_smoke(app: QApplication, window: MainWindow) -> int:
    """Start everything the library offers and play a few legal moves; 0 if all went well."""
    window.load()
    app.processEvents()
    offers = window.desk.offers()
    played = 0
    for offer in offers:
        if offer.problems:
            return _failed(f"{offer.startable.title}: {offer.problems[0]}")
        window.start(offer.startable)
        app.processEvents()
        controller = window.controller
        if controller is None:
            return _failed(f"{offer.startable.title}: the play did not open")
        for _ in range(STEPS):
            action = next(iter(controller.session.game.legal(controller.session.state)), None)
            if action is None or not controller.do(action):
                break
            while controller.question is not None:
                controller.enter(controller.question.options[0])
            app.processEvents()
        if controller.failure is not None:
            return _failed(str(controller.failure))
        played += 1
    if not played:
        return _failed("the library offers nothing to start")
    with tempfile.TemporaryDirectory() as folder:
        picture = Path(folder) / "window.png"
        if not window.grab().save(str(picture)):
            return _failed("the window could not be drawn")
    window.close()
    return 0


def _failed(reason: str) -> int:
    print(reason, file=sys.stderr)  # noqa: T201
    return 1
