"""From the stored settings to what is seen: theme, language, the rules of a play's undo."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from gamebook_desktop.core.session import UndoPolicy
from gamebook_desktop.store.first_settings import plain_settings
from gamebook_desktop.ui import i18n
from gamebook_desktop.ui.design import tokens
from gamebook_desktop.ui.design.theme import READING_FACES, SYSTEM, theme
from gamebook_desktop.ui.motion import system_reduces_motion

if TYPE_CHECKING:
    from gamebook_desktop.store.settings import Settings
    from gamebook_desktop.ui.controller import Controller
    from gamebook_desktop.ui.desk import Desk

CHARACTERS = 64
"""Of a text column of the usual width."""
DEFAULTS: dict[str, Any] = {
    "theme": SYSTEM,
    "text_scale": 1.0,
    "face": "literata",
    "leading": tokens.LEADING,
    "letter_spacing": 0.0,
    "measure": CHARACTERS,
    "motion": SYSTEM,
    "language": SYSTEM,
    "window": "",
}
_CHOICES: dict[str, tuple[str, ...]] = {
    "theme": (SYSTEM, *tokens.THEMES),
    "face": tuple(READING_FACES),
    "motion": (SYSTEM, "on", "off"),
    "language": (SYSTEM, *i18n.LANGUAGES),
}
RANGES: dict[str, tuple[float, float]] = {
    "text_scale": (0.8, 2.5),
    "leading": (1.2, 2.2),
    "letter_spacing": (0.0, 0.2),
    "measure": (40, 100),
}
_WINDOW = 4_000


def first_look(path: Path) -> dict[str, Any]:
    """The settings that the first window needs, read without the model of all of them.

    Whatever is missing or wrong has its default. Never raises.
    """
    plain = plain_settings(path)
    return {
        name: plain[name] if name in plain and _sound(name, plain[name]) else usual
        for name, usual in DEFAULTS.items()
    }


def apply_look(look: Mapping[str, Any], language: str, *, ask_system: bool = False) -> None:
    """Dress the program as a first look says, with the typography of a language.

    Whether the system wants less motion takes a moment to learn; it is only asked on request.
    """
    motion = look["motion"]
    theme().set(
        palette_name=look["theme"],
        scale=look["text_scale"],
        reading_face=look["face"],
        leading=look["leading"],
        letter_spacing=look["letter_spacing"] * tokens.TYPE["read"],
        measure=look["measure"] / CHARACTERS,
        reduced_motion=motion == "off"
        or (motion == SYSTEM and ask_system and system_reduces_motion()),
        language=language,
    )


def apply_settings(app: QApplication, settings: Settings, language: str = "") -> None:
    """Show everything as set, in the language given or else in the one that is set.

    Widgets hear of it by the theme and by `LanguageChange`.
    """
    wanted = language or settings.language
    if wanted == SYSTEM:
        wanted = i18n.system_language()
    installed = [old.language().partition("_")[0] for old in app.findChildren(QTranslator)]
    if wanted not in installed:
        i18n.install(app, wanted)
    look = {name: getattr(settings, name) for name in DEFAULTS}
    apply_look(look, wanted, ask_system=True)


def change_settings(desk: Desk, **changes: Any) -> str:
    """Show and keep changed settings; what went wrong with keeping them, or ""."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    before = desk.settings
    settings = type(before).model_validate({**before.model_dump(), **changes})
    reason = ""
    try:
        desk.keep_settings(settings)
    except OSError as error:
        reason = error.strerror or type(error).__name__
    apply_settings(app, settings, "" if "language" in changes else theme().language)
    desk.language = theme().language
    return reason


def apply_to_play(controller: Controller, settings: Settings) -> None:
    """Let an open play follow the settings of undo, as far as it has none of its own."""
    save, session = controller.save, controller.session
    own = save.meta.get("undo") if save is not None else None
    session.policy = UndoPolicy(own or settings.undo)
    session.new_dice_after_undo = settings.new_dice_after_undo


def _sound(name: str, value: Any) -> bool:
    if name in _CHOICES:
        return value in _CHOICES[name]
    if name == "window":
        return isinstance(value, str) and len(value) <= _WINDOW
    low, high = RANGES[name]
    return isinstance(value, int | float) and not isinstance(value, bool) and low <= value <= high
