"""What the message line says of a play: a write failure, a refusal, or the last event."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.ui.controller import PROGRAM, Controller
from gamebook_desktop.ui.design.theme import theme


@dataclass(frozen=True, slots=True)
class News:
    """A line to show; `action` names its button; `dice` are the faces it speaks of."""

    text: str = ""
    icon: str = "info"
    tone: str = ""
    rule: str = ""
    action: str = ""
    dice: tuple[int, ...] = ()
    rolled: bool = False
    """Whether the program rolled these dice, so that they are seen to roll."""


def news(controller: Controller) -> News:
    """The most urgent thing to say of this play now."""
    elsewhere = QCoreApplication.translate("News", "Save elsewhere")
    if controller.failure is not None:
        text = controller.failure.text(theme().language)
        return News(text, "warn", "bad", action=elsewhere)
    if controller.save is not None and controller.save.read_only is not None:
        text = controller.save.read_only.text(theme().language)
        return News(text, "lock", "warn", action=elsewhere)
    if controller.refusal is not None:
        return refusal_news(controller, controller.refusal)
    words, events = controller.words, controller.events()
    found = words.news(events)
    if found is None:
        return News()
    dice = getattr(found, "dice", ())
    return News(
        words.event(found),
        words.event_icon(found),
        rule=words.event_rule(found),
        dice=dice if isinstance(dice, tuple) else (),
        rolled=controller.dice_mode == PROGRAM,
    )


def refusal_news(controller: Controller, refusal: Illegal) -> News:
    """Why the rules said no; where they only warn, with a button that goes through."""
    reason = controller.words.refusal(refusal.reason, refusal.facts)
    translate = QCoreApplication.translate
    if refusal.confirm is not None:
        return News(reason, "warn", "warn", refusal.rule, translate("News", "All the same"))
    text = translate("News", "{0} Nothing has changed.").format(reason)
    return News(text, "lock", "", refusal.rule)
