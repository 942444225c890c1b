"""The odds of a fight as plain data for the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from gamebook_desktop.games.gamebook.odds import (
    Fighter,
    Mode,
    Opponent,
    Policy,
    distribution,
    expected_rounds,
    mean_stamina_if_won,
    win_chance,
)
from gamebook_desktop.games.gamebook.odds_words import MODELS, POLICIES, in_language


def odds_report(
    hero: Fighter,
    foes: Sequence[Opponent],
    policies: Sequence[Policy],
    mode: Mode,
    language: str = "en",
) -> dict[str, Any]:
    """What the fight comes to under each policy, in JSON types: chances exact and as decimals.

    Raises `ValueError` as the functions of `odds` do.
    """
    return {
        "mode": mode,
        "model": in_language(MODELS[mode], language),
        "hero": asdict(hero),
        "foes": [asdict(foe) for foe in foes],
        "policies": {
            policy.value: {
                "meaning": in_language(POLICIES[policy], language),
                **_under(hero, foes, policy, mode),
            }
            for policy in policies
        },
    }


def _under(hero: Fighter, foes: Sequence[Opponent], policy: Policy, mode: Mode) -> dict[str, Any]:
    win = win_chance(hero, foes, policy, mode)
    mean = mean_stamina_if_won(hero, foes, policy, mode)
    return {
        "win": float(win),
        "win_decimal": f"{float(win):.12f}",
        "win_exact": str(win),
        "mean_stamina_if_won": None if mean is None else float(mean),
        "expected_rounds": float(expected_rounds(hero, foes, policy, mode)),
        "stamina_left": {
            str(stamina): float(share)
            for stamina, share in distribution(hero, foes, policy, mode).items()
        },
    }
