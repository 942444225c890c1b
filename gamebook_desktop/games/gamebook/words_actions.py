"""Names of actions for undo, headings of questions, their options."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.core.session import Override
from gamebook_desktop.core.turn import Question
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.choices import ONWARD, offered
from gamebook_desktop.games.gamebook.fights import fight_in, kills
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words_names import Names
from gamebook_desktop.games.gamebook.words_paper import paper_action
from gamebook_desktop.games.gamebook.words_sheet import cause
from gamebook_desktop.games.gamebook.words_text import labelled, quoted


def action_name(names: Names, action: Any, before: State, after: State) -> str:
    """What "Undo: …" names; raises `TypeError` for what is not an action of the game."""
    found = _making(action) or _reading(names, action, before)
    found = found or _fighting(names, action, before, after)
    found = found or _handling(names, action, before) or paper_action(names, action, before)
    if not found:
        raise TypeError(f"no words for {type(action).__name__}")
    return found


def _making(action: Any) -> str:
    match action:
        case do.RollSheet():
            return QCoreApplication.translate("Gamebook", "dice of the sheet")
        case do.SetSheet():
            return QCoreApplication.translate("Gamebook", "values of the sheet")
        case do.Begin():
            return QCoreApplication.translate("Gamebook", "start of the adventure")
        case do.Transcribe():
            return QCoreApplication.translate("Gamebook", "adventure taken over")
    return ""


def _reading(names: Names, action: Any, before: State) -> str:
    here = before.visit.section
    match action:
        case do.Choose(key) if key == ONWARD and before.visit.onward:
            text = QCoreApplication.translate("Gamebook", "on to {0}")
            return text.format(before.visit.onward)
        case do.Choose():
            same = do.Choose(action.key)
            keys = [way.action for way in offered(names.rules, before)]
            place = keys.index(same) + 1 if same in keys else "?"
            return QCoreApplication.translate("Gamebook", "choice {0} of {1}").format(place, here)
        case do.TurnTo(section):
            return QCoreApplication.translate("Gamebook", "turning to {0}").format(section)
        case do.WriteNote():
            return QCoreApplication.translate("Gamebook", "note at {0}").format(here)
        case Override(state, "bookmark"):
            text = QCoreApplication.translate("Gamebook", "return to the bookmark at {0}")
            return text.format(state.visit.section)
        case Override(state, "return"):
            text = QCoreApplication.translate("Gamebook", "return to {0} as it was")
            return text.format(state.visit.section)
    return ""


def _fighting(names: Names, action: Any, before: State, after: State) -> str:
    number = before.fight.round if before.fight else 0
    match action:
        case do.Engage():
            return QCoreApplication.translate("Gamebook", "start of the fight")
        case do.Attack() if _round_followed(names, before, after):
            text = QCoreApplication.translate("Gamebook", "dice of round {0}")
            return text.format(number + 1)
        case do.Accept() if _fleeing(before):
            return QCoreApplication.translate("Gamebook", "flight without luck")
        case do.TestLuck() if _fleeing(before):
            return QCoreApplication.translate("Gamebook", "luck in flight")
        case do.Accept() | do.Attack():
            return QCoreApplication.translate("Gamebook", "round {0} without luck").format(number)
        case do.TestLuck():
            return QCoreApplication.translate("Gamebook", "luck in round {0}").format(number)
        case do.Flee():
            return QCoreApplication.translate("Gamebook", "flight")
    return ""


def _round_followed(names: Names, before: State, after: State) -> bool:
    """Whether dice were rolled after the pending wounds, which may have ended the fight (R5)."""
    fight = before.fight
    if fight is None or not fight.wounds:
        return True
    if after.fight is not None:
        return after.fight.round > fight.round
    on_hero = sum(wound.damage for wound in fight.wounds if wound.on_hero)
    felled = {wound.foe for wound in fight.wounds if not wound.on_hero and kills(before, wound)}
    said = fight_in(names.rules, before)
    over = said is not None and said.limit is not None and fight.round >= said.limit.after
    beaten = before.sheet.stamina.value <= on_hero or felled.issuperset(fight.standing)
    return not (over or beaten)


def _fleeing(state: State) -> bool:
    return state.fight is not None and any(wound.flight for wound in state.fight.wounds[:1])


def _handling(names: Names, action: Any, before: State) -> str:
    match action:
        case do.Eat():
            return QCoreApplication.translate("Gamebook", "meal")
        case do.Drink():
            text = QCoreApplication.translate("Gamebook", "a dose of {0}")
            return text.format(names.potion(before.sheet.potion))
        case do.UseItem(item):
            return labelled(QCoreApplication.translate("Gamebook", "use"), names.item(item))
        case do.Drop(item):
            return labelled(QCoreApplication.translate("Gamebook", "left behind"), names.item(item))
        case do.Wield(item):
            return labelled(QCoreApplication.translate("Gamebook", "in hand"), names.item(item))
        case do.Buy(good):
            return labelled(QCoreApplication.translate("Gamebook", "purchase"), names.item(good))
        case do.Sell(item):
            return labelled(QCoreApplication.translate("Gamebook", "sale"), names.item(item))
    return ""


def question_heading(names: Names, question: Question, nth: int = 0) -> str:
    """What is waited for: who rolls, what for, and which die (`nth`, from 0)."""
    if question.why == "swap":
        text = QCoreApplication.translate("Gamebook", "The bag is full: what do you leave for {0}?")
        return text.format(quoted(names.item(question.facts[0])))
    heading = _roll(question)
    if question.count == 1:
        return heading
    return QCoreApplication.translate("Gamebook", "{0}, {1}").format(heading, _die(nth))


def _roll(question: Question) -> str:
    facts = question.facts
    match question.why:
        case "skill":
            return QCoreApplication.translate("Gamebook", "Skill")
        case "stamina":
            return QCoreApplication.translate("Gamebook", "Stamina")
        case "luck":
            return QCoreApplication.translate("Gamebook", "Luck")
        case "attack_foe" | "ally_foe" | "ally":
            return str(facts[0])
        case "attack_hero":
            return str(facts[0] or QCoreApplication.translate("Gamebook", "You"))
        case "defend_hero":
            text = QCoreApplication.translate("Gamebook", "{0} in defence")
            return text.format(facts[0] or QCoreApplication.translate("Gamebook", "You"))
        case "luck_test":
            text = QCoreApplication.translate("Gamebook", "Luck test, {0} or less")
            return text.format(max(facts[0], 0))
        case "skill_test":
            text = QCoreApplication.translate("Gamebook", "Skill test, {0} or less")
            return text.format(max(facts[0], 0))
        case "stamina_test":
            text = QCoreApplication.translate("Gamebook", "Stamina test, {0} or less")
            return text.format(max(facts[0], 0))
        case "free_roll":
            return QCoreApplication.translate("Gamebook", "Your roll")
        case "table":
            return QCoreApplication.translate("Gamebook", "Dice of the section")
        case "amount":
            return cause(facts[0]) or QCoreApplication.translate("Gamebook", "Dice of the section")
    raise KeyError(question.why)


def _die(nth: int) -> str:
    match nth:
        case 0:
            return QCoreApplication.translate("Gamebook", "first die")
        case 1:
            return QCoreApplication.translate("Gamebook", "second die")
        case 2:
            return QCoreApplication.translate("Gamebook", "third die")
    return QCoreApplication.translate("Gamebook", "die {0}").format(nth + 1)


def option_name(names: Names, question: Question, option: Any) -> str:
    """One option: a face, or what stays behind when the bag is full."""
    if question.why != "swap":
        return str(option)
    text = QCoreApplication.translate("Gamebook", "Leave here: {0}")
    return text.format(names.item(option or question.facts[0]))
