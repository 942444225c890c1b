"""Making a sheet: rolled, entered from real dice, or taken over from a play under way."""

from __future__ import annotations

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.gamebook.actions import Begin, SetSheet, Transcribe
from gamebook_desktop.games.gamebook.changes import set_sheet
from gamebook_desktop.games.gamebook.content_effects import Dice
from gamebook_desktop.games.gamebook.events import Begun, SheetRolled, Transcribed
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.sections import enter
from gamebook_desktop.games.gamebook.state import Sheet, Stat, State

MOST = 999
"""The greatest number a reader may write on a sheet."""


def roll_sheet(turn: Turn[State], rules: Ruleset) -> None:
    """Skill 1d6+6, Stamina 2d6+12, Luck 1d6+6, as the sheet's data say; once."""
    if turn.state.sheet.skill.initial:
        raise Illegal("already_rolled", rule="creation")
    data = rules.sheet
    skill = turn.roll("skill", data.skill.plus, dice=data.skill.dice)
    stamina = turn.roll("stamina", data.stamina.plus, dice=data.stamina.dice)
    luck = turn.roll("luck", data.luck.plus, dice=data.luck.dice)
    totals = (
        sum(skill) + data.skill.plus,
        sum(stamina) + data.stamina.plus,
        sum(luck) + data.luck.plus,
    )
    _set_initials(turn, *totals)
    turn.emit(SheetRolled(*totals, (*skill, *stamina, *luck)))


def set_sheet_by_hand(turn: Turn[State], rules: Ruleset, action: SetSheet) -> None:
    """Initial values rolled elsewhere; each must be one that the dice can give."""
    data = rules.sheet
    for name, number, asked in (
        ("skill", action.skill, data.skill),
        ("stamina", action.stamina, data.stamina),
        ("luck", action.luck, data.luck),
    ):
        least, most = span(asked)
        if not least <= number <= most:
            raise Illegal("out_of_range", name, least, most, rule="creation")
    _set_initials(turn, action.skill, action.stamina, action.luck)
    turn.emit(SheetRolled(action.skill, action.stamina, action.luck))


def span(dice: Dice) -> tuple[int, int]:
    """The least and the greatest total."""
    return dice.dice + dice.plus, 6 * dice.dice + dice.plus


def begin(turn: Turn[State], rules: Ruleset, action: Begin) -> None:
    """Sign the sheet: three distinct talents, one potion; then read the first section.

    Not every paper book gives a potion.
    """
    data = rules.sheet
    if not turn.state.sheet.skill.initial:
        raise Illegal("not_rolled", rule="creation")
    for talent in action.talents:
        if talent not in data.talents:
            raise Illegal("talent_unknown", talent, rule="talents")
    if len(set(action.talents)) != len(action.talents) or (
        len(action.talents) != data.talents_chosen
    ):
        raise Illegal("talents_three", data.talents_chosen, rule="R33")
    none = not action.potion and rules.paper is not None
    if action.potion not in data.potions and not none:
        raise Illegal("potion_unknown", action.potion, rule="potions")
    set_sheet(
        turn,
        name=action.name,
        talents=tuple(talent for talent in data.talents if talent in action.talents),
        potion=action.potion,
        doses=0 if none else rules.number("potion_doses"),
        meals=data.meals,
        gold=rules.number("start_gold"),
        carried=tuple(data.kit),
        wielded=next((item for item, kit in data.kit.items() if kit.kind == "weapon"), ""),
    )
    turn.set(begun=True)
    turn.emit(Begun(action.name, turn.state.sheet.talents, action.potion))
    enter(turn, rules, rules.book.head.start)


def transcribe(turn: Turn[State], rules: Ruleset, action: Transcribe) -> None:
    """Take over a sheet under way and open the book at a section, whatever led there."""
    if rules.section(action.section) is None:
        raise Illegal("section_unknown", action.section)
    _check_sheet(rules, action.sheet)
    turn.set(sheet=action.sheet, begun=True)
    turn.emit(Transcribed(action.sheet.name, action.section))
    enter(turn, rules, action.section, by_hand=rules.paper is None)


def _check_sheet(rules: Ruleset, sheet: Sheet) -> None:
    """Refuse what no sheet can hold; a value above its Initial can be right (R15)."""
    for name, number, least in (
        ("skill", min(sheet.skill.value, sheet.skill.initial), 0),
        ("stamina", min(sheet.stamina.value, sheet.stamina.initial), 1),
        ("luck", min(sheet.luck.value, sheet.luck.initial), 0),
        ("gold", sheet.gold, 0),
        ("meals", sheet.meals, 0),
        ("doses", sheet.doses, 0),
    ):
        if number < least:
            raise Illegal("out_of_range", name, least, MOST, rule="creation")
    for talent in sheet.talents:
        if talent not in rules.sheet.talents:
            raise Illegal("talent_unknown", talent, rule="talents")
    if sheet.potion and sheet.potion not in rules.sheet.potions:
        raise Illegal("potion_unknown", sheet.potion, rule="potions")
    if sheet.wielded and sheet.wielded not in sheet.carried:
        raise Illegal("not_carried", sheet.wielded, rule="R17")


def _set_initials(turn: Turn[State], skill: int, stamina: int, luck: int) -> None:
    set_sheet(
        turn,
        skill=Stat(skill, skill),
        stamina=Stat(stamina, stamina),
        luck=Stat(luck, luck),
    )
