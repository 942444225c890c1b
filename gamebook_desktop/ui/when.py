"""Moments as people say them: "this evening at 21:42", "yesterday", "Saturday", "May 3"."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QLocale, QTime

NOON, EVENING, NIGHT_ENDS = 12, 18, 5
DAYS_WITH_NAMES = 7


def day_in_words(moment: datetime, now: datetime) -> str:
    """A moment for a narrow column: the time if it is today, else the day alone.

    It is taken in the time zone of `now`; the language is the one in force.
    """
    moment = moment.astimezone(now.tzinfo)
    if _days_ago(moment, now) == 0:
        return _time(moment)
    return _day(moment, now)


def moment_in_words(moment: datetime, now: datetime) -> str:
    """A moment for a sentence: "this evening at 21:42", "yesterday at 9:05", "on May 3 at 18:00".

    It is taken in the time zone of `now`.
    """
    moment = moment.astimezone(now.tzinfo)
    translate = QCoreApplication.translate
    match _days_ago(moment, now):
        case 0:
            sentence = _part_of_day(moment.hour)
        case 1:
            sentence = translate("When", "yesterday at {0}")
        case ago if 1 < ago < DAYS_WITH_NAMES:
            sentence = translate("When", "{1} at {0}")
        case _:
            sentence = translate("When", "on {1} at {0}")
    return sentence.format(_time(moment), _day(moment, now))


def _days_ago(moment: datetime, now: datetime) -> int:
    return (now.date() - moment.date()).days


def _part_of_day(hour: int) -> str:
    translate = QCoreApplication.translate
    if hour < NIGHT_ENDS:
        return translate("When", "last night at {0}")
    if hour < NOON:
        return translate("When", "this morning at {0}")
    if hour < EVENING:
        return translate("When", "this afternoon at {0}")
    return translate("When", "this evening at {0}")


def _time(moment: datetime) -> str:
    shape = QCoreApplication.translate("When", "H:mm", "how a time is written, for QLocale")
    return QLocale().toString(QTime(moment.hour, moment.minute), shape)


def _day(moment: datetime, now: datetime) -> str:
    ago = _days_ago(moment, now)
    if ago == 1:
        return QCoreApplication.translate("When", "yesterday")
    if 1 < ago < DAYS_WITH_NAMES:
        return QLocale().standaloneDayName(moment.isoweekday())
    return _date(moment, moment.year == now.year)


def _date(date: datetime, this_year: bool) -> str:
    translate = QCoreApplication.translate
    day = translate("When", "{0} 1") if date.day == 1 else translate("When", "{0} {1}")
    day = day.format(QLocale().monthName(date.month), date.day)
    return day if this_year else translate("When", "{0}, {1}").format(day, date.year)


def right_now() -> datetime:
    """The time of day with its zone."""
    return datetime.now().astimezone()
