"""What the odds are told in on the command line: luck policies and fight models, both languages."""

from __future__ import annotations

POLICIES = {
    "never": ("luck is never tested", "on ne tente jamais sa Chance"),
    "best": (
        "luck is tested where that gives the greatest chance to win",
        "on tente sa Chance là où elle donne les meilleures chances de gagner",
    ),
    "hits": (
        "luck is tested on every hit that does not finish the foe",
        "on tente sa Chance sur chaque coup porté qui n’achève pas l’adversaire",
    ),
    "wounds": (
        "luck is tested on every wound received",
        "on tente sa Chance sur chaque blessure reçue",
    ),
    "both": (
        "luck is tested on every hit that does not finish the foe and on every wound received",
        "on tente sa Chance sur chaque coup porté qui n’achève pas l’adversaire et sur chaque "
        "blessure reçue",
    ),
    "last": (
        "luck is tested only on a wound that would kill",
        "on ne tente sa Chance que sur une blessure qui tuerait",
    ),
}
"""When luck is tested, in English and in French; it is never tested at luck 0 (R2)."""

MODELS = {
    "in_turn": (
        "one foe after the other, stamina and luck carried over, no free wound between",
        "un adversaire après l’autre, Endurance et Chance gardées, sans blessure entre deux",
    ),
    "as_one": ("a single block of values", "un seul bloc de valeurs"),
    "together": (
        "all foes at once, the hero rolls for each; the first left is the target, the others can "
        "only wound; dead if both sides fall in a round",
        "tous les adversaires à la fois, le héros lance pour chacun ; le premier encore debout est "
        "visé, les autres ne font que blesser ; mort si les deux camps tombent dans un assaut",
    ),
    "one_roll": (
        "all foes at once, one roll of the hero against all; the first left is the target, the "
        "others can only wound; dead if both sides fall in a round",
        "tous les adversaires à la fois, un seul lancer du héros contre tous ; le premier encore "
        "debout est visé, les autres ne font que blesser ; mort si les deux camps tombent dans un "
        "assaut",
    ),
}
"""How several foes are fought (R13), in English and in French."""

LINE = (
    "{0:7} win {1}  rounds {2}  stamina left if won {3}  {4}",
    "{0:7} victoire {1}  assauts {2}  Endurance restante si victoire {3}  {4}",
)
"""A policy, its chance, rounds and stamina, and what it means."""


def in_language(words: tuple[str, str], language: str) -> str:
    """English, or French for `fr`."""
    return words[language == "fr"]
