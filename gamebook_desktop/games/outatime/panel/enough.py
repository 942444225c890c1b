"""Whether a set of cards is enough for a table, in words."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.outatime.content import SHARE, CardSet
from gamebook_desktop.games.outatime.panel.card_line import shown
from gamebook_desktop.games.outatime.ruleset import LEAST_PLAYERS


def enough_words(cards: CardSet) -> str:
    """For how many players a set is enough; for fewer than two, which cards are missing."""
    translate = QCoreApplication.translate
    if cards.hands >= LEAST_PLAYERS:
        return translate("Outatime", "Enough for %n player(s).", "", cards.hands)
    held = Counter(card.value for card in cards.cards.values())
    missing = [
        f"{count} × {shown(value)}"
        for value, share in SHARE.items()
        if (count := share * LEAST_PLAYERS - held[value]) > 0
    ]
    text = translate("Outatime", "Missing for two players: {0}.")
    return text.format(", ".join(missing))
