"""From the stored settings to what is seen: theme, language, the rules of a play's undo."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from gamebook_desktop.ui import i18n
from gamebook_desktop.ui.design import tokens
from gamebook_desktop.ui.design.theme import SYSTEM, theme
from gamebook_desktop.ui.motion import system_reduces_motion

if TYPE_CHECKING:
    from gamebook_desktop.store.settings import Settings
    from gamebook_desktop.ui.controller import Controller
    from gamebook_desktop.ui.desk import Desk

CHARACTERS = 64
"""Of a text column of the usual width."""


def apply_look(settings: Settings, language: str, *, ask_system: bool = False) -> None:
    """Dress the program as the settings say, with the typography of a language.

    Whether the system wants less motion takes a moment to learn; it is only asked on request.
    """
    motion = settings.motion
    theme().set(
        palette_name=settings.theme,
        scale=settings.text_scale,
        reading_face=settings.face,
        leading=settings.leading,
        letter_spacing=settings.letter_spacing * tokens.TYPE["read"],
        measure=settings.measure / CHARACTERS,
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
    spoken = app.findChildren(QTranslator, i18n.TRANSLATOR)
    installed = [old.language().partition("_")[0] for old in spoken]
    if wanted not in installed:
        i18n.install(app, wanted)
    apply_look(settings, wanted, ask_system=True)


def change_settings(desk: Desk, **changes: Any) -> str:
    """Show and keep changed settings; what went wrong with keeping them, or ""."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    settings = replace(desk.settings, **changes)
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
    from gamebook_desktop.core.session import UndoPolicy

    save, session = controller.save, controller.session
    own = save.meta.get("undo") if save is not None else None
    session.policy = UndoPolicy(own or settings.undo)
    session.new_dice_after_undo = settings.new_dice_after_undo
