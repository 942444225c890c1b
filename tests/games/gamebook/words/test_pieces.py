"""Terms, modifiers, options, chances, sums."""

from __future__ import annotations

from fractions import Fraction

import pytest

from gamebook_desktop.games.gamebook.state import Modifier
from gamebook_desktop.games.gamebook.totals import Term
from gamebook_desktop.games.gamebook.words_names import modifier, option, option_value
from gamebook_desktop.games.gamebook.words_text import added_up, at_most, percent
from tests.games.gamebook import helpers
from tests.games.gamebook.words.small_book import words


def test_terms(tongue: int) -> None:
    terms = (
        Term("base", 9),
        Term("weapon", 1, "dague"),
        Term("cap", -1),
        Term("modifier", -1, "Fièvre"),
        Term("cap", 2),
    )
    assert (
        words().terms(terms)
        == (
            (
                ("Base", "9"),
                ("Dague d'argent", "+1"),
                ("Not above the Initial", "−1"),
                ("Fièvre", "−1"),
                ("Not below 0", "+2"),
            ),
            (
                ("Base", "9"),
                ("Dague d'argent", "+1"),
                ("Pas au-dessus du départ", "−1"),
                ("Fièvre", "−1"),
                ("Pas sous 0", "+2"),
            ),
        )[tongue]
    )


@pytest.mark.parametrize(
    ("found", "en", "fr"),
    [
        (
            Modifier("m", "Fièvre", "attack", -1, "fight"),
            "−1 to Attack Strength, this fight",
            "−1 à la Force d'Attaque, ce combat",
        ),
        (
            Modifier("m", "Fièvre", "luck_test", 1, "sections", 2),
            "+1 to LUCK tests, 2 more sections",
            "+1 aux tentatives de CHANCE, encore 2 sections",
        ),
        (
            Modifier("m", "Fièvre", "damage_taken", 1),
            "+1 to wounds received, until further notice",
            "+1 aux blessures reçues, jusqu'à nouvel ordre",
        ),
    ],
)
def test_modifier_in_force(tongue: int, found: Modifier, en: str, fr: str) -> None:
    assert modifier(found) == ("Fièvre", (en, fr)[tongue])


def test_options_of_the_rules(tongue: int) -> None:
    options = helpers.OPTIONS.root
    assert option(options["potion_doses"]) == ("Doses in a potion", "Doses par potion")[tongue]
    values: list[bool | int | str] = [
        True,
        False,
        2,
        "shown",
        "hidden",
        "in_turn",
        "together",
        "one_roll",
    ]
    assert [option_value(value) for value in values] == [
        [
            *("yes", "no", "2", "shown, with the reason", "hidden"),
            *("one after the other", "all together", "all together, one roll of yours"),
        ],
        [
            *("oui", "non", "2", "montrés, avec la raison", "cachés"),
            *("tour à tour", "tous ensemble", "tous ensemble, un seul lancer de votre part"),
        ],
    ][tongue]


@pytest.mark.parametrize(
    ("share", "en", "fr"),
    [
        (Fraction(30, 36), "83%", "83 %"),
        (Fraction(0), "0%", "0 %"),
        (Fraction(1), "100%", "100 %"),
        (Fraction(1, 1296), "0.1%", "0,1 %"),
        (Fraction(1, 7776), "0.1%", "0,1 %"),
        (Fraction(7775, 7776), "99.9%", "99,9 %"),
    ],
)
def test_percent(tongue: int, share: Fraction, en: str, fr: str) -> None:
    assert percent(share) == (en, fr)[tongue]


def test_chance_of_two_dice_by_luck() -> None:
    """The luck row of the odds table: 0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36 of 36."""
    ways = [at_most(2, limit) * 36 for limit in range(14)]
    assert ways == [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36, 36]


@pytest.mark.parametrize(
    ("faces", "total", "said"),
    [
        ((4,), None, "4"),
        ((3, 4), None, "3 + 4 = 7"),
        ((3, 5), 9, "3 + 5 + 1 = 9"),
        ((3,), 1, "3 − 2 = 1"),
    ],
)
def test_added_up(faces: tuple[int, ...], total: int | None, said: str) -> None:
    assert added_up(faces, total) == said
