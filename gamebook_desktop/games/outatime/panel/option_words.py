"""Rule options and their values in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.outatime.content import OptionValue
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.words_text import in_language
from gamebook_desktop.ui.rule_options import RuleOption


def rule_options(game: Outatime, closed: str = "") -> list[RuleOption]:
    """The options of a play as they stand; `closed` says why they cannot be changed any more."""
    translate = QCoreApplication.translate
    return [
        RuleOption(
            name,
            in_language(known.name),
            tuple((value, value_words(name, value)) for value in known.values),
            game.options[name],
            known.default,
            known.rule,
            closed,
            translate("Outatime", "The players") if known.rule == "players" else "",
        )
        for name, known in game.known_options.items()
    ]


def value_words(name: str, value: OptionValue) -> str:
    """One value of an option."""
    translate = QCoreApplication.translate
    if value is True:
        return translate("Outatime", "yes")
    if value is False:
        return translate("Outatime", "no")
    words = {
        "automatic": translate("Outatime", "by itself, players may be asked"),
        "ask": translate("Outatime", "everybody is asked"),
        "always": translate("Outatime", "always, nobody may refuse"),
        "once": translate("Outatime", "once a turn"),
        "every_time": translate("Outatime", "every time"),
        "never": translate("Outatime", "never"),
        "at_least": translate("Outatime", "at least so many of both"),
        "exact": translate("Outatime", "exactly so many of both"),
        "after_adding": translate("Outatime", "after all dice are added"),
        "at_once": translate("Outatime", "at once"),
        "optional": translate("Outatime", "by choice"),
        "lost": translate("Outatime", "lost"),
        "carried": translate("Outatime", "goes on to the next card"),
    }
    if (name, value) == ("paradox_choice", "automatic"):
        return translate("Outatime", "by force")
    return words.get(str(value), str(value))
