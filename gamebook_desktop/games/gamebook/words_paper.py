"""The words of a paper book's companion: its facts, names for undo, values of extra fields."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook import events_paper as fact
from gamebook_desktop.games.gamebook.content_paper import FieldValue
from gamebook_desktop.games.gamebook.paper_fields import fields
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words_names import Names, fight_mode, modified, option_value
from gamebook_desktop.games.gamebook.words_text import (
    Line,
    added_up,
    arrow,
    dice,
    doses,
    either,
    gold,
    labelled,
    meals,
    signed,
    stat,
)


def paper_line(event: Any) -> Line | None:
    """The line of an event beside a paper book; None for an event of another kind."""
    return _fight(event) or _map(event) or _sheet(event)


def _fight(event: Any) -> Line | None:
    match event:
        case fact.FoeAdded(name, skill, stamina):
            values = f"{stat('skill')} {skill}, {stat('stamina')} {stamina}"
            return Line(labelled(name, values), "sword", rule=event.rule)
        case fact.ModeSet(mode):
            label = QCoreApplication.translate("Gamebook", "Several foes")
            return Line(labelled(label, fight_mode(mode)), "sword", rule=event.rule)
        case fact.DiceRolled(faces, total):
            text = QCoreApplication.translate("Gamebook", "Dice: {0}")
            return Line(text.format(added_up(faces, total)), "dice")
    return None


def _map(event: Any) -> Line | None:
    match event:
        case fact.OffersNoted(section, ()):
            text = QCoreApplication.translate("Gamebook", "Ways on from {0} taken away.")
            return Line(text.format(section), "branch")
        case fact.OffersNoted(section, targets):
            text = QCoreApplication.translate("Gamebook", "Ways on from {0}: {1}")
            return Line(text.format(section, either(targets)), "branch")
        case fact.Marked(section, True):
            text = QCoreApplication.translate("Gamebook", "Section {0} marked.")
            return Line(text.format(section), "bookmark")
        case fact.Marked(section, _):
            text = QCoreApplication.translate("Gamebook", "Mark at {0} taken away.")
            return Line(text.format(section), "bookmark")
        case fact.BeyondBook(section, last):
            return Line(_beyond(last).format(section), "warn")
        case fact.LastSet(_, last):
            text = QCoreApplication.translate("Gamebook", "Last section of the book: {0}")
            return Line(text.format(last), "book")
    return None


def _beyond(last: int) -> str:
    return QCoreApplication.translate(
        "Gamebook", "{0} is beyond this book of %n section(s), noted all the same.", "", last
    )


def _sheet(event: Any) -> Line | None:
    match event:
        case fact.FieldAdded(name):
            text = QCoreApplication.translate("Gamebook", "New on the sheet: {0}")
            return Line(text.format(name), "sheet")
        case fact.FieldRemoved(name):
            text = QCoreApplication.translate("Gamebook", "No longer on the sheet: {0}")
            return Line(text.format(name), "sheet")
        case fact.FieldChanged(name, before, after):
            return Line(f"{name} {moved(before, after)}", "sheet")
    return None


def field_value(value: FieldValue) -> str:
    """The value of an extra field on one line."""
    if isinstance(value, bool):
        return option_value(value)
    text = ", ".join(str(value).split("\n"))
    return text or QCoreApplication.translate("Gamebook", "none")


def moved(before: FieldValue, after: FieldValue) -> str:
    """“3 → 4”, for values of an extra field."""
    return arrow(field_value(before), field_value(after))


def unnamed_foe(number: int) -> str:
    """What a foe is called that the reader gave no name."""
    return QCoreApplication.translate("Gamebook", "Foe {0}").format(number)


def paper_action(names: Names, action: Any, before: State) -> str:
    """What "Undo: …" names beside a paper book; empty for an action of another kind."""
    return _fighting(action, before) or _noting(action, before) or _writing(names, action, before)


def _fighting(action: Any, before: State) -> str:
    match action:
        case do.RollDice(number):
            return QCoreApplication.translate("Gamebook", "roll of {0}").format(dice(number))
        case do.TestValue("luck"):
            return QCoreApplication.translate("Gamebook", "luck test")
        case do.TestValue("skill"):
            return QCoreApplication.translate("Gamebook", "skill test")
        case do.TestValue():
            return QCoreApplication.translate("Gamebook", "stamina test")
        case do.AddFoe(name):
            return labelled(QCoreApplication.translate("Gamebook", "foe"), name)
        case do.SetMode(mode):
            label = QCoreApplication.translate("Gamebook", "several foes")
            return labelled(label, fight_mode(mode))
        case do.EndFight():
            return QCoreApplication.translate("Gamebook", "end of the fight")
        case do.AddModifier(name, by, on):
            return labelled(name, f"{signed(by)} {modified(on)}")
        case do.LiftModifier(modifier):
            found = {m.id: m.name for m in before.sheet.modifiers}.get(modifier, modifier)
            text = QCoreApplication.translate("Gamebook", "no longer in force")
            return labelled(text, found)
    return ""


def _noting(action: Any, before: State) -> str:
    here = before.visit.section
    match action:
        case do.NoteWord(word):
            return labelled(QCoreApplication.translate("Gamebook", "codeword"), word)
        case do.StrikeWord(word):
            return labelled(QCoreApplication.translate("Gamebook", "codeword crossed out"), word)
        case do.NoteOffers():
            return QCoreApplication.translate("Gamebook", "ways on from {0}").format(here)
        case do.MarkHere():
            return QCoreApplication.translate("Gamebook", "mark at {0}").format(here)
        case do.SetLast():
            return QCoreApplication.translate("Gamebook", "last section of the book")
        case do.EndBook():
            return QCoreApplication.translate("Gamebook", "end of the book")
    return ""


def _writing(names: Names, action: Any, before: State) -> str:
    known = {field.id: field.name for field, _ in fields(names.rules, before)}
    match action:
        case do.Adjust(what, by):
            return f"{'+' if by > 0 else '−'}{_amount(what, abs(by))}"
        case do.TakeThing(name):
            return labelled(QCoreApplication.translate("Gamebook", "taken"), name)
        case do.AddField(name):
            return labelled(QCoreApplication.translate("Gamebook", "new field"), name)
        case do.RemoveField(name):
            label = QCoreApplication.translate("Gamebook", "field taken away")
            return labelled(label, known.get(name, name))
        case do.SetField(name):
            return known.get(name, name)
    return ""


def _amount(what: str, number: int) -> str:
    match what:
        case "gold":
            return gold(number)
        case "meals":
            return meals(number)
        case "doses":
            return doses(number)
    return f"{number} {stat(what)}"
