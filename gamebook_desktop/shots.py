"""Pictures of every panel in telling states, drawn by the program itself."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from gamebook_desktop.core.game import Scene
from gamebook_desktop.registry import entry

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QApplication

NORMAL = (1366, 768)
OTHER_SIZES = {"800x600": (800, 600), "1920x1080": (1920, 1080)}
IN_OTHER_SIZES = ("library", "gamebook_page", "gamebook_fight")
"""Pictures that are also drawn in a small and in a large window."""


def render(
    directory: Path,
    languages: Sequence[str],
    themes: Sequence[str],
    scales: Sequence[float],
    only: str | None = None,
) -> int:
    """Write `name_language_theme_scale.png` files; `only` keeps names that contain it.

    Returns 0, or 1 where a picture could not be written.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from gamebook_desktop.app import make_application

    app = make_application()
    directory.mkdir(parents=True, exist_ok=True)
    for language in languages:
        with tempfile.TemporaryDirectory() as profile:
            camera = _Camera(app, Path(profile), language)
            for theme_name, scale in product(themes, scales):
                camera.dress(theme_name, scale)
                for name, picture in camera.pictures(only or ""):
                    file = directory / f"{name}_{language}_{theme_name}_{round(scale * 100)}.png"
                    if not picture.save(str(file)):
                        print(f"{file}: cannot be written", file=sys.stderr)  # noqa: T201
                        return 1
            camera.close()
    return 0


class _Camera:
    """A window with a profile of its own, brought from one state to the next."""

    def __init__(self, app: QApplication, profile: Path, language: str) -> None:
        from gamebook_desktop.app import make_window
        from gamebook_desktop.store.paths import Profile

        self._app = app
        self._window = make_window(app, Profile(profile), language)
        self._window.show()
        self._window.load()
        self._settle()
        self._places: dict[str, tuple[str, Scene]] = {}
        self._open_plays()

    def dress(self, palette: str, scale: float) -> None:
        """Another theme and text size; nothing moves while pictures are taken."""
        from gamebook_desktop.ui.design.theme import theme

        theme().set(palette_name=palette, scale=scale, reduced_motion=True)

    def pictures(self, only: str) -> Iterator[tuple[str, QPixmap]]:
        """Every picture whose name contains `only`."""
        for name, prepare in self._scenes():
            sizes = {"": NORMAL}
            if name in IN_OTHER_SIZES:
                sizes |= {f"_{size}": pixels for size, pixels in OTHER_SIZES.items()}
            for suffix, pixels in sizes.items():
                if only in name + suffix:
                    self._window.resize(*pixels)
                    self._close_drawers()
                    prepare()
                    self._settle()
                    yield name + suffix, self._window.grab()
        if only in "elements":
            yield "elements", self._elements()

    def close(self) -> None:
        """Put everything away."""
        self._window.close()
        self._window.deleteLater()
        self._settle()

    # ------------------------------------------------------------------ inside
    def _open_plays(self) -> None:
        for offer in self._window.desk.offers():
            game = offer.startable.game
            if offer.problems:
                continue
            self._window.start(offer.startable)
            self._settle()
            controller = self._window.controller
            if controller is None:
                continue
            for scene in entry(game).scenes(controller.session.game):
                self._places.setdefault(f"{game}_{scene.name}", (self._window.here, scene))

    def _scenes(self) -> Iterator[tuple[str, Callable[[], None]]]:
        for name, (place, scene) in self._places.items():
            yield name, partial(self._play, place, scene)
        yield "library", partial(self._window.go, "library")
        yield "settings", self._window.settings_drawer.toggle
        yield "rules", partial(self._window.show_rule, "R8")

    def _play(self, place: str, scene: Scene) -> None:
        self._window.go(place)
        controller = self._window.controller
        assert controller is not None
        controller.set_dice_mode("real")
        controller.override(scene.state)
        left = list(scene.answers)
        for action in scene.actions:
            controller.do(action)
            while controller.question is not None and left:
                controller.enter(left.pop(0))
        if not scene.real_dice:
            controller.set_dice_mode("program")

    def _elements(self) -> QPixmap:
        from gamebook_desktop.ui.widgets.board import elements_board

        board = elements_board()
        board.resize(board.sizeHint().expandedTo(board.minimumSizeHint()))
        board.show()
        self._settle()
        picture = board.grab()
        board.hide()
        board.deleteLater()
        return picture

    def _close_drawers(self) -> None:
        self._window.settings_drawer.close_drawer()
        self._window.rules_drawer.close_drawer()

    def _settle(self) -> None:
        from PySide6.QtCore import QEvent

        for _ in range(4):
            self._app.processEvents()
            self._app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
