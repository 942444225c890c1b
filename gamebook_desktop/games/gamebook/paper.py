"""Beside a paper book: what its reader does there, one action after the other."""

from __future__ import annotations

from typing import assert_never, get_args

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook import content, paper_fields, paper_fight, sections
from gamebook_desktop.games.gamebook.changes import (
    change_doses,
    change_gold,
    change_meals,
    change_stat,
    die,
    gain_item,
    set_sheet,
)
from gamebook_desktop.games.gamebook.content_effects import STATS
from gamebook_desktop.games.gamebook.content_effects import Stat as StatName
from gamebook_desktop.games.gamebook.effects import note_codeword, strike_codeword
from gamebook_desktop.games.gamebook.events import Ended
from gamebook_desktop.games.gamebook.events_paper import (
    BeyondBook,
    DiceRolled,
    LastSet,
    Marked,
    OffersNoted,
)
from gamebook_desktop.games.gamebook.paper_log import last_of, offers_of, set_log
from gamebook_desktop.games.gamebook.paper_text import between, line, section
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import Ending, State
from gamebook_desktop.games.gamebook.wounds import take_wounds

ENDINGS: tuple[str, ...] = get_args(content.Ending.model_fields["kind"].annotation)
CAUSE = "paper"
"""The cause of what the reader carries over from the page."""
MOST = 999
MOST_OFFERS = 60


def play(turn: Turn[State], rules: Ruleset, action: do.PaperAction) -> None:
    """Carry out an action of the reader of a paper book; raises `Illegal` in any other book."""
    if rules.paper is None:
        raise Illegal("not_on_paper")
    match action:
        case do.TestValue(kind, dice):
            _test(turn, rules, kind, dice)
        case do.AddFoe():
            paper_fight.add_foe(turn, rules, action)
        case do.SetMode(mode):
            paper_fight.set_mode(turn, mode)
        case do.EndFight():
            paper_fight.end_fight(turn, rules)
        case do.Adjust(what, by):
            _adjust(turn, rules, what, by)
        case do.AddModifier():
            paper_fight.add_term(turn, action)
        case do.LiftModifier(modifier):
            paper_fight.lift_term(turn, modifier)
        case do.TakeThing(name, places):
            _take(turn, rules, line(name), places)
        case do.NoteWord(word):
            _note_word(turn, line(word))
        case do.StrikeWord(word):
            _strike_word(turn, word)
        case do.NoteOffers(targets):
            _note_offers(turn, rules, targets)
        case do.AddField(name, kind):
            paper_fields.add_field(turn, rules, name, kind)
        case do.RemoveField(name):
            paper_fields.remove_field(turn, name)
        case do.SetField(name, value):
            paper_fields.set_field(turn, rules, name, value)
        case do.SetLast(last):
            _set_last(turn, rules, last)
        case do.MarkHere():
            _mark_here(turn)
        case do.EndBook(kind):
            _end(turn, kind)
        case _:
            assert_never(action)


def turn_to(turn: Turn[State], rules: Ruleset, typed: str) -> None:
    """Turn to any section; one above the last is remarked on and turned to all the same.

    Pending wounds are taken as they are first, and have to end the fight that is on.
    """
    there = section(rules, typed)
    if turn.state.fight is not None:
        if take_wounds(turn, rules):
            raise Illegal("in_fight")
        if turn.state.ending is not None:
            return
    sections.enter(turn, rules, there)
    last = last_of(rules, turn.state)
    if last and there.isdecimal() and int(there) > last:
        turn.emit(BeyondBook(there, last))


def roll_dice(turn: Turn[State], number: int) -> None:
    """Roll dice for the reader; what they mean, the reader knows."""
    between("dice", number, 1, 6)
    dice = turn.roll("free_roll", number, dice=number)
    turn.emit(DiceRolled(dice, sum(dice)))


def _test(turn: Turn[State], rules: Ruleset, kind: str, dice: int) -> None:
    between("dice", dice, 1, 6)
    sections.roll_test(turn, rules, _stat(kind), dice)


def _stat(name: str) -> StatName:
    for stat in STATS:
        if stat == name:
            return stat
    raise Illegal("not_known", name)


def _adjust(turn: Turn[State], rules: Ruleset, what: str, by: int) -> None:
    """Add to a value, within the same bounds as a book's own effects (R15, R23, R24, R35)."""
    between("change", by, -MOST, MOST)
    if not by:
        raise Illegal("nothing_changes")
    match what:
        case "gold":
            change_gold(turn, by, CAUSE)
        case "meals":
            change_meals(turn, rules, by, CAUSE)
        case "doses" if not turn.state.sheet.potion:
            raise Illegal("no_potion", rule="R24")
        case "doses":
            change_doses(turn, rules, by)
        case _:
            change_stat(turn, _stat(what), by, CAUSE)


def _take(turn: Turn[State], rules: Ruleset, name: str, places: bool) -> None:
    sheet = turn.state.sheet
    if not places and name not in sheet.light:
        set_sheet(turn, light=(*sheet.light, name))
    gain_item(turn, rules, name)


def _note_word(turn: Turn[State], word: str) -> None:
    if word in turn.state.world.codewords:
        raise Illegal("word_there", word)
    note_codeword(turn, word)


def _strike_word(turn: Turn[State], word: str) -> None:
    if word not in turn.state.world.codewords:
        raise Illegal("no_such_word", word)
    strike_codeword(turn, word)


def _note_offers(turn: Turn[State], rules: Ruleset, targets: tuple[str, ...]) -> None:
    here, log = turn.state.visit.section, turn.state.paper
    new = tuple(dict.fromkeys(section(rules, target) for target in targets))
    if len(new) > MOST_OFFERS:
        raise Illegal("too_many_offers", MOST_OFFERS)
    if new == offers_of(log, here):
        raise Illegal("nothing_changes")
    others = tuple(pair for pair in log.offers if pair[0] != here)
    set_log(turn, offers=(*others, *((here, target) for target in new)))
    turn.emit(OffersNoted(here, new))


def _set_last(turn: Turn[State], rules: Ruleset, last: int) -> None:
    between("last", last, 1, 99_999)
    before = last_of(rules, turn.state)
    set_log(turn, last=last)
    turn.emit(LastSet(before, last))


def _mark_here(turn: Turn[State]) -> None:
    here, marks = turn.state.visit.section, turn.state.paper.marks
    on = here not in marks
    set_log(turn, marks=(*marks, here) if on else tuple(m for m in marks if m != here))
    turn.emit(Marked(here, on))


def _end(turn: Turn[State], kind: str) -> None:
    if kind not in ENDINGS:
        raise Illegal("not_known", kind)
    if kind == "death":
        die(turn, "book_end")
        return
    if turn.state.fight is not None:
        raise Illegal("in_fight")
    turn.set(ending=Ending(kind, ""))
    turn.emit(Ended(kind, ""))
