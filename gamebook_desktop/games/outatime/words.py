"""The sentences of OUTATIME Dice for its players."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.core.game import Game, Words
from gamebook_desktop.core.session import Override
from gamebook_desktop.core.turn import Question
from gamebook_desktop.games.outatime import events as fact
from gamebook_desktop.games.outatime import words_state
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import State
from gamebook_desktop.games.outatime.words_actions import (
    action_name,
    option_name,
    question_heading,
)
from gamebook_desktop.games.outatime.words_events import event_line
from gamebook_desktop.games.outatime.words_refusals import refusal

_WEIGHTIEST = (fact.Won, fact.ParadoxCaused, fact.Stalled, fact.CardCompleted, fact.DoubledBack)
"""Events that the message line tells before all others of their action."""


class Together(NamedTuple):
    """What the message line tells of an action: its weightiest event, and what to slide for it."""

    main: Any
    also: tuple[Any, ...]

    @property
    def rule(self) -> str:
        """The rule of the main event."""
        return str(self.main.rule)


class OutatimeWords(Words):
    """Words over one set of cards, in the language of the moment."""

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, Outatime)
        self.rules = game.rules

    def title(self) -> str:
        """The name of the game, the same in every language."""
        return "OUTATIME Dice"

    def event(self, event: Any) -> str:
        """One sentence for a fact; empty where another line tells it."""
        if isinstance(event, Together):
            return " ".join(map(self.event, (event.main, *event.also)))
        return event_line(self.rules, event).text

    def event_icon(self, event: Any) -> str:
        """An icon name for a fact."""
        return event_line(self.rules, _main(event)).icon

    def event_tone(self, event: Any) -> str:
        """Whether a fact is good or bad for the player it is about."""
        return event_line(self.rules, _main(event)).tone

    def news(self, events: tuple[Any, ...]) -> Any | None:
        """The weightiest event of an action, else its first with words; then what it moved."""
        weighty = (event for kind in _WEIGHTIEST for event in events if isinstance(event, kind))
        main = next(weighty, None) or next((event for event in events if self.event(event)), None)
        also = tuple(event for event in events if event is not main and _moves_others(event))
        return Together(main, also) if also else main

    def place(self, state: State) -> str:
        """The number of the turn."""
        return str(state.turn) if state.players else ""

    def refusal(self, reason: str, facts: tuple[Any, ...]) -> str:
        """Why an action was refused."""
        return refusal(self.rules, reason, facts)

    def action(self, action: Any, before: Any, after: Any) -> str:
        """What "Undo: …" names."""
        if not isinstance(action, Override):
            return action_name(action, before)
        if action.cause in ("bookmark", "return"):
            text = QCoreApplication.translate("Outatime", "return to turn {0}")
            return text.format(after.turn)
        text = QCoreApplication.translate("Outatime", "correction: {0}")
        return text.format(self.correction(before, after))

    def question(self, question: Question, nth: int = 0) -> str:
        """The heading of an open question; for dice, of the die `nth` (from 0)."""
        return question_heading(self.rules, question, nth)

    def option(self, question: Question, option: Any) -> str:
        """One option of a question."""
        return option_name(self.rules, question, option)

    def summary(self, state: State) -> tuple[str, str]:
        """Whose turn it is, and the gigawatts of everybody."""
        return words_state.summary(self.rules, state)

    def correction(self, before: State, after: State) -> str:
        """What a hand correction changed."""
        return words_state.correction(self.rules, before, after)


def _main(event: Any) -> Any:
    return event.main if isinstance(event, Together) else event


def _moves_others(event: Any) -> bool:
    """Whether cards on the table are to be slid for it, or it ends a turn without a word."""
    match event:
        case fact.Advanced():
            return event.how != "own"
        case fact.TurnEnded():
            return event.reason == "full"
    return isinstance(event, fact.LostBox)
