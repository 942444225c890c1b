"""The texts about the rules: options named as on screen, the same entries in both languages."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import pytest
import yaml

from gamebook_desktop.games.outatime.odds import roll_on
from gamebook_desktop.games.outatime.state import FLUX
from tests.games.outatime.table import OPTIONS, game

CALLED = {"fr": r"Option : « (.*) »\.", "en": r"Option: “(.*)”\."}


def entries(language: str) -> dict[str, Any]:
    """The entries of the rules in a language, by id."""
    text = (OPTIONS.parent / "rules" / f"{language}.yaml").read_text("utf-8")
    return {entry["id"]: entry for entry in yaml.safe_load(text)["rules"]}


def said(entry: dict[str, Any]) -> str:
    """The text of an entry in one line."""
    return " ".join(str(entry["text"]).split())


@pytest.mark.parametrize("language", ["fr", "en"])
def test_options_are_called_as_on_screen(language: str) -> None:
    found = {
        (name, entry["id"])
        for entry in entries(language).values()
        for name in re.findall(CALLED[language], said(entry))
    }
    known = game().known_options.values()
    assert found == {(getattr(option.name, language), option.rule) for option in known}


def test_both_languages_tell_of_the_same() -> None:
    french, english = entries("fr"), entries("en")
    assert list(french) == list(english)
    for name, entry in french.items():
        other = english[name]
        kinds = [(one["see"], one.get("silent"), one.get("ruling")) for one in (entry, other)]
        assert kinds[0] == kinds[1], name
        assert set(entry["see"]) <= set(french), name


def test_every_reading_correction_and_doubt_has_an_entry() -> None:
    wanted = [f"B{number:02}" for number in range(1, 35)] + [f"E{number}" for number in range(1, 9)]
    assert {*wanted, "F09"} <= set(entries("en"))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_nobody_knows_of_the_cards_is_told_without_a_figure(language: str) -> None:
    assert not re.search(r"\d", said(entries(language)["cards_unknown"]))


@pytest.mark.parametrize(
    ("language", "name", "words"),
    [
        ("fr", "flow", "le voisin de gauche reçoit les six dés"),
        ("en", "flow", "the neighbour on the left gets all six dice"),
        ("fr", "players", "Board Game Quest (décembre 2016)"),
        ("en", "players", "a review thread on BoardGameGeek"),
        ("fr", "B07", "deux sur le lancer du double retour"),
        ("en", "B07", "two on the double-back roll"),
        ("en", "odds", "66.5%. "),
    ],
)
def test_facts_that_must_be_told(language: str, name: str, words: str) -> None:
    assert words in said(entries(language)[name])


@pytest.mark.parametrize("dice", range(1, 7))
def test_the_chances_of_a_stall_are_those_told(dice: int) -> None:
    told = said(entries("en")["luck"])
    assert "once in 2 to the power n" in told
    assert "2/3 to the power n" in told
    assert roll_on(dice, (3,)).stall == Fraction(1, 2) ** dice
    assert roll_on(dice, (FLUX,)).stall == Fraction(2, 3) ** dice
