"""What is wrong with a set of cards beyond its shape, and the sentences for it."""

from __future__ import annotations

from gamebook_desktop.core.game import Finding, Loaded
from gamebook_desktop.games.outatime.content import SHARE, CardSet
from gamebook_desktop.games.outatime.ruleset import LEAST_PLAYERS

TEXTS: dict[str, tuple[str, str]] = {
    "too_few": (
        "{1} cards of {0}: two players need {2}.",
        "{1} cartes de {0} : il en faut {2} pour deux joueurs.",
    ),
}


def check(loaded: Loaded) -> tuple[Finding, ...]:
    """Denominations that there are too few cards of, even for two players."""
    (cards,) = loaded["cards"]
    assert isinstance(cards, CardSet)
    return tuple(
        Finding("cards", ("cards",), "too_few", (value, held, LEAST_PLAYERS * share))
        for value, share in SHARE.items()
        if (held := len(cards.of(value))) < LEAST_PLAYERS * share
    )
