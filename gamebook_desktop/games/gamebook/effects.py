"""Carrying out a book's effects, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.gamebook import content_effects as say
from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.changes import (
    change_doses,
    change_gold,
    change_initial,
    change_meals,
    change_stat,
    gain_item,
    lose_item,
    restore_stat,
    set_sheet,
    set_world,
)
from gamebook_desktop.games.gamebook.conditions import holds
from gamebook_desktop.games.gamebook.events import (
    ClueFound,
    CodewordNoted,
    CodewordStruck,
    Counted,
    ModifierBegan,
    ModifierEnded,
    NoteWritten,
)
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import Clue, Modifier, Note, State


def carry_out(turn: Turn[State], rules: Ruleset, effects: say.Effects) -> None:
    """Do each effect whose condition holds, in order; death stops them."""
    for effect in effects:
        if turn.state.ending is not None:
            return
        if holds(rules, turn.state, effect.when):
            _one(turn, rules, effect)


def _one(turn: Turn[State], rules: Ruleset, effect: say.Effect) -> None:
    cause = effect.why or "book"
    match effect:
        case say.Change():
            by = _amount(turn, effect.by, cause)
            if effect.initial:
                change_initial(turn, effect.change, by, cause)
            else:
                change_stat(turn, effect.change, by, cause, above=effect.above)
        case say.Restore():
            restore_stat(turn, effect.restore, cause)
        case say.Gold():
            change_gold(turn, _amount(turn, effect.gold, cause), cause)
        case say.Meals():
            change_meals(turn, rules, _amount(turn, effect.meals, cause), cause)
        case say.Doses():
            change_doses(turn, rules, effect.doses)
        case say.Give():
            gain_item(turn, rules, effect.give)
        case say.Take():
            lose_item(turn, effect.take, "taken")
        case say.Codeword():
            note_codeword(turn, effect.codeword)
        case say.Forget():
            strike_codeword(turn, effect.forget)
        case say.Count():
            _count(turn, rules, effect)
        case say.Modify():
            add_modifier(turn, _modifier(effect))
        case say.Lift():
            end_modifiers(turn, lambda modifier: modifier.id == effect.lift)
        case say.Note():
            _note(turn, effect.note)
        case say.Clue():
            _find_clue(turn, effect)
        case _:
            assert_never(effect)


def _amount(turn: Turn[State], amount: say.Amount, cause: str) -> int:
    if isinstance(amount, int):
        return amount
    rolled: int = sum(turn.roll("amount", cause, dice=amount.dice))
    return amount.times * (rolled + amount.plus)


def note_codeword(turn: Turn[State], word: str) -> None:
    """Write a codeword down, once."""
    if word not in turn.state.world.codewords:
        set_world(turn, codewords=(*turn.state.world.codewords, word))
        turn.emit(CodewordNoted(word))


def strike_codeword(turn: Turn[State], word: str) -> None:
    """Cross a codeword out, if it is there."""
    if word in turn.state.world.codewords:
        set_world(turn, codewords=tuple(w for w in turn.state.world.codewords if w != word))
        turn.emit(CodewordStruck(word))


def _count(turn: Turn[State], rules: Ruleset, effect: say.Count) -> None:
    before = totals.counter(rules, turn.state, effect.counter)
    wanted = effect.at if effect.at is not None else before + (effect.by or 0)
    known = rules.book.head.counters.get(effect.counter)
    after = max(known.least, min(known.most, wanted)) if known else wanted
    others = tuple(pair for pair in turn.state.world.counters if pair[0] != effect.counter)
    set_world(turn, counters=(*others, (effect.counter, after)))
    turn.emit(Counted(effect.counter, before, after))


def _modifier(effect: say.Modify) -> Modifier:
    ends, left = "lifted", 0
    if effect.lasts and effect.lasts.fight:
        ends = "fight"
    elif effect.lasts and effect.lasts.sections:
        ends, left = "sections", effect.lasts.sections
    return Modifier(effect.modifier, effect.name, effect.on, effect.by, ends, left)


def add_modifier(turn: Turn[State], new: Modifier) -> None:
    """Put a modifier in force; one of the same id is replaced, not added to."""
    others = tuple(m for m in turn.state.sheet.modifiers if m.id != new.id)
    set_sheet(turn, modifiers=(*others, new))
    turn.emit(ModifierBegan(new.name, new.on, new.by))


def end_modifiers(turn: Turn[State], ended: Callable[[Modifier], bool]) -> None:
    """End every modifier that `ended` names."""
    gone = tuple(m for m in turn.state.sheet.modifiers if ended(m))
    if gone:
        kept = tuple(m for m in turn.state.sheet.modifiers if m not in gone)
        set_sheet(turn, modifiers=kept)
        for modifier in gone:
            turn.emit(ModifierEnded(modifier.name))


def pass_section(turn: Turn[State]) -> None:
    """Count a section off the modifiers that last so many sections."""
    left = tuple(
        replace(m, left=m.left - 1) if m.ends == "sections" else m
        for m in turn.state.sheet.modifiers
    )
    if left != turn.state.sheet.modifiers:
        set_sheet(turn, modifiers=left)
        end_modifiers(turn, lambda m: m.ends == "sections" and m.left < 0)


def _note(turn: Turn[State], text: str) -> None:
    note = Note(turn.state.visit.section, text, by_book=True)
    if note not in turn.state.world.notes:
        set_world(turn, notes=(*turn.state.world.notes, note))
        turn.emit(NoteWritten(note.section, text))


def _find_clue(turn: Turn[State], effect: say.Clue) -> None:
    clue = Clue(effect.clue, effect.about)
    if clue not in turn.state.world.clues:
        set_world(turn, clues=(*turn.state.world.clues, clue))
        turn.emit(ClueFound(clue.number, clue.about))
