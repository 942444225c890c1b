"""Who answers without a person."""

from __future__ import annotations

import subprocess
import sys

import pytest

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.sources import person, real_dice, scripted, seeded
from gamebook_desktop.core.turn import CHANCE, D6, Question

DICE = Question(CHANCE, "roll", D6, 3, repeat=True)
CARD = Question(CHANCE, "pile", ("ace", "king", "queen"), 2)
CHOICE = Question(0, "luck", ("no", "yes"))


def test_the_person_is_asked_everything() -> None:
    assert [person(question, "0.0") for question in (DICE, CARD, CHOICE)] == [None] * 3


def test_seeded_answers_chance_and_nothing_else() -> None:
    assert seeded(1)(CHOICE, "0.0") is None
    assert len(seeded(1)(DICE, "0.0") or ()) == 3


def test_the_same_place_gives_the_same_dice() -> None:
    source = seeded(1)
    assert source(DICE, "4.1") == source(DICE, "4.1") == seeded(1)(DICE, "4.1")
    others = [
        seeded(2)(DICE, "4.1"),
        source(DICE, "4.2"),
        source(DICE, "5.1"),
        source(DICE, "4.1/1"),
    ]
    assert all(other != source(DICE, "4.1") for other in others)


def test_cards_are_drawn_without_putting_back() -> None:
    drawn = [seeded(seed)(CARD, "0.0") for seed in range(50)]
    assert all(cards is not None and len(set(cards)) == 2 for cards in drawn)
    assert len(set(drawn)) == 6


def test_B13_every_face_and_total_comes_up_as_often_as_it_should() -> None:
    pair = Question(CHANCE, "roll", D6, 2, repeat=True)
    faces, totals = [0] * 6, [0] * 11
    for place in range(30_000):
        answer = seeded(29)(pair, f"{place}.0")
        assert answer is not None
        for die in answer:
            faces[die] += 1
        totals[sum(answer)] += 1
    ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    expected = [30_000 * count / 36 for count in ways]
    assert sum((n - 10_000) ** 2 / 10_000 for n in faces) < 20.5  # 5 degrees, 0.1 %
    assert sum((n - e) ** 2 / e for n, e in zip(totals, expected, strict=True)) < 29.6  # 10 degrees


def test_dice_do_not_depend_on_the_hash_seed() -> None:
    code = (
        "from gamebook_desktop.core.sources import seeded; "
        "from gamebook_desktop.core.turn import CHANCE, D6, Question; "
        "print([seeded(7)(Question(CHANCE, 'x', D6, 4, True), f'{n}.0') for n in range(9)])"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(outputs) == 1
    assert outputs.pop().startswith("[(")


def test_real_dice_leave_the_piles_to_the_program() -> None:
    source = real_dice(1)
    assert source(DICE, "0.0") is None
    assert source(CHOICE, "0.0") is None
    assert source(CARD, "0.0") == seeded(1)(CARD, "0.0")


def test_a_script_answers_in_order_and_then_nobody() -> None:
    source = scripted([[6, 6, 1], ["yes"]])
    assert source(DICE, "0.0") == (5, 5, 0)
    assert source(CHOICE, "0.1") == (1,)
    assert source(CHOICE, "0.2") is None
    with pytest.raises(Illegal):
        scripted([["maybe"]])(CHOICE, "0.0")
