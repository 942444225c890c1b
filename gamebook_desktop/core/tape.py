"""Answers already given, looked at again: which questions they met, and what a change leaves."""

from __future__ import annotations

from typing import Any

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.turn import CHANCE, Answer, Plays, S, Step, UnfitAnswers, apply

Tape = tuple[Answer, ...]


def chance_from(game: Plays[S], state: S, action: Any, tape: Tape, start: int) -> bool:
    """Whether dice or a pile gave any answer of a tape from number `start` on."""
    asked = (apply(game, state, action, tape[:n]).question for n in range(start, len(tape)))
    return any(question is not None and question.who == CHANCE for question in asked)


def with_die(
    game: Plays[S], state: S, action: Any, tape: Tape, number: int, die: int, value: Any
) -> Tape:
    """A tape with one die of one answer changed; raises `Illegal` where it cannot be."""
    if not 0 <= number < len(tape):
        raise Illegal("nothing_asked")
    question = apply(game, state, action, tape[:number]).question
    if question is None or not 0 <= die < question.count:
        raise Illegal("bad_answer", question, (value,))
    answer = tape[number]
    changed = question.position(value, (*answer[:die], *answer[die + 1 :]))
    return (*tape[:number], (*answer[:die], changed, *answer[die + 1 :]), *tape[number + 1 :])


def longest_fit(game: Plays[S], state: S, action: Any, tape: Tape) -> tuple[Tape, Step[S]]:
    """As many answers of a tape as the questions still take, and where they lead."""
    kept: Tape = ()
    while True:
        step = apply(game, state, action, kept)
        if step.question is None or len(kept) == len(tape):
            return kept, step
        try:
            step.question.values(tape[len(kept)])
        except UnfitAnswers:
            return kept, step
        kept = (*kept, tape[len(kept)])
