"""Events in words."""

from __future__ import annotations

from typing import Any

import pytest

from gamebook_desktop.games.gamebook import events as fact
from gamebook_desktop.store.rules_text import load_rules
from gamebook_desktop.ui.design.icons import ICONS
from tests.games.gamebook.helpers import CONTENT
from tests.games.gamebook.words.event_cases import SHEET
from tests.games.gamebook.words.fight_cases import FIGHTS
from tests.games.gamebook.words.paper_cases import PAPER
from tests.games.gamebook.words.small_book import words

EVENTS = [*SHEET, *FIGHTS, *PAPER]


@pytest.mark.parametrize(("event", "en", "fr", "icon", "tone", "rule"), EVENTS)
def test_event(tongue: int, event: Any, en: str, fr: str, icon: str, tone: str, rule: str) -> None:
    said = words()
    assert said.event(event) == (en, fr)[tongue]
    assert (said.event_icon(event), said.event_tone(event)) == (icon, tone)
    assert said.event_rule(event) == rule
    assert icon in ICONS


def test_every_event_is_in_the_table() -> None:
    assert {type(row[0]) for row in EVENTS} == set(fact.EVENTS)


@pytest.mark.parametrize("language_of_rules", ["en", "fr"])
def test_every_rule_named_by_an_event_exists(language_of_rules: str) -> None:
    rules = load_rules(CONTENT, language_of_rules)
    assert {row[5] for row in EVENTS} - {""} - set(rules) == set()


def test_what_is_no_event_has_no_words() -> None:
    with pytest.raises(TypeError):
        words().event(object())


def test_change_and_cause_apart() -> None:
    line = words().line(fact.StatChanged("stamina", 14, 12, 12, "L'ardoise casse."))
    assert (line.lead, line.cause) == ("−2 STAMINA (14 → 12)", "L'ardoise casse.")


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ((fact.Chosen("1", "Là."), fact.Entered("2")), 0),
        ((fact.Chosen("1", "x"), fact.Tested("skill", (1, 2), 9, True), fact.Told("Oui.")), 1),
        (
            (
                fact.LuckTested((1, 2), 9, True),
                fact.StatChanged("luck", 9, 8, 8, "luck_test"),
                fact.Entered("2"),
            ),
            0,
        ),
        ((fact.MealsChanged(10, 9, "meal"), fact.StatChanged("stamina", 10, 14, 14, "meal")), 1),
        ((fact.Entered("2"),), None),
    ],
)
def test_message_line_tells_the_last_fact_of_weight(
    events: tuple[Any, ...], told: int | None
) -> None:
    assert words().news(events) == (None if told is None else events[told])
