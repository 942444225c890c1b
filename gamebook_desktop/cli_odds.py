"""`odds`: the exact odds of a gamebook fight."""

from __future__ import annotations

from collections.abc import Sequence

from gamebook_desktop.cli_report import DONE, Report, UsageError
from gamebook_desktop.games.gamebook.odds import Fighter, Mode, Opponent, Policy
from gamebook_desktop.games.gamebook.odds_report import odds_report
from gamebook_desktop.games.gamebook.odds_words import LINE, in_language


def odds(
    hero: Fighter, foes: Sequence[str], policies: Sequence[str], mode: Mode, language: str
) -> Report:
    """Odds under each policy (all of them if none is named). Foes are written `skill/stamina`."""
    wanted = [Policy(policy) for policy in policies] or list(Policy)
    try:
        data = odds_report(hero, [_foe(foe) for foe in foes], wanted, mode, language)
    except ValueError as error:
        raise UsageError(str(error)) from None
    lines = [f"{data['mode']}: {data['model']}"]
    for policy, found in data["policies"].items():
        mean = found["mean_stamina_if_won"]
        left = "-" if mean is None else f"{mean:.6f}"
        rounds = f"{found['expected_rounds']:.6f}"
        figures = (policy, found["win_decimal"], rounds, left, found["meaning"])
        lines.append(in_language(LINE, language).format(*figures))
    return Report(DONE, lines, data)


def _foe(text: str) -> Opponent:
    numbers = text.split("/")
    if not 2 <= len(numbers) <= 3 or not all(number.isdecimal() for number in numbers):
        raise UsageError(f"--foe “{text}”: write skill/stamina, or skill/stamina/damage")
    return Opponent(*map(int, numbers))
