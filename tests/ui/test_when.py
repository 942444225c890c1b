"""Moments in words, in both languages, with a clock that stands still."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta, timezone

import pytest

from gamebook_desktop.ui.when import day_in_words, moment_in_words

PARIS = timezone(timedelta(hours=2))
NOW = datetime(2031, 5, 14, 22, 30, tzinfo=PARIS)
"""A Wednesday."""

CASES = [
    # moment, day in French, moment in French, day in English, moment in English
    ((5, 14, 21, 42), "21 h 42", "ce soir à 21 h 42", "21:42", "this evening at 21:42"),
    ((5, 14, 18, 0), "18 h 00", "ce soir à 18 h 00", "18:00", "this evening at 18:00"),
    ((5, 14, 17, 59), "17 h 59", "cet après-midi à 17 h 59", "17:59", "this afternoon at 17:59"),
    ((5, 14, 11, 5), "11 h 05", "ce matin à 11 h 05", "11:05", "this morning at 11:05"),
    ((5, 14, 0, 7), "0 h 07", "cette nuit à 0 h 07", "0:07", "last night at 0:07"),
    ((5, 13, 23, 59), "hier", "hier à 23 h 59", "yesterday", "yesterday at 23:59"),
    ((5, 10, 9, 0), "samedi", "samedi à 9 h 00", "Saturday", "Saturday at 9:00"),
    ((5, 8, 9, 0), "jeudi", "jeudi à 9 h 00", "Thursday", "Thursday at 9:00"),
    ((5, 7, 9, 0), "7 mai", "le 7 mai à 9 h 00", "May 7", "on May 7 at 9:00"),
    ((2, 1, 9, 0), "1er février", "le 1er février à 9 h 00", "February 1", "on February 1 at 9:00"),
    ((5, 15, 9, 0), "15 mai", "le 15 mai à 9 h 00", "May 15", "on May 15 at 9:00"),
]


@pytest.mark.parametrize(("at", "day_fr", "moment_fr", "day_en", "moment_en"), CASES)
def test_moments_of_this_year(
    at: tuple[int, int, int, int],
    day_fr: str,
    moment_fr: str,
    day_en: str,
    moment_en: str,
    language: Callable[[str], None],
) -> None:
    moment = datetime(2031, *at, tzinfo=PARIS)
    for code, day, whole in (("fr", day_fr, moment_fr), ("en", day_en, moment_en)):
        language(code)
        said = (day_in_words(moment, NOW), moment_in_words(moment, NOW))
        assert tuple(text.replace("\xa0", " ") for text in said) == (day, whole)


@pytest.mark.parametrize(
    ("moment", "french", "english"),
    [
        (datetime(2030, 5, 13, 8, tzinfo=PARIS), "13 mai 2030", "May 13, 2030"),
        (datetime(2029, 8, 1, 8, tzinfo=PARIS), "1er août 2029", "August 1, 2029"),
    ],
)
def test_other_years_are_named(
    moment: datetime, french: str, english: str, language: Callable[[str], None]
) -> None:
    language("fr")
    assert day_in_words(moment, NOW) == french
    language("en")
    assert day_in_words(moment, NOW) == english


def test_days_begin_where_the_person_is(language: Callable[[str], None]) -> None:
    language("en")
    before_midnight = datetime(2031, 5, 13, 21, 59, tzinfo=UTC)
    after_midnight = datetime(2031, 5, 13, 22, 1, tzinfo=UTC)
    assert day_in_words(before_midnight, NOW) == "yesterday"
    assert moment_in_words(after_midnight, NOW) == "last night at 0:01"
