"""The gamebook's sentences for the player."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.core.document import Document, Export
from gamebook_desktop.core.game import Game, Words
from gamebook_desktop.core.session import Override
from gamebook_desktop.core.turn import Question
from gamebook_desktop.games.gamebook import words_documents, words_names, words_state
from gamebook_desktop.games.gamebook.content import Choice
from gamebook_desktop.games.gamebook.content_effects import Condition
from gamebook_desktop.games.gamebook.events import Chosen, Entered, StatChanged, Told
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.section_map import graph_of
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.totals import Term
from gamebook_desktop.games.gamebook.words_actions import (
    action_name,
    option_name,
    question_heading,
)
from gamebook_desktop.games.gamebook.words_choices import Note, choice_notes
from gamebook_desktop.games.gamebook.words_conditions import needed
from gamebook_desktop.games.gamebook.words_events import event_line
from gamebook_desktop.games.gamebook.words_names import Names, told
from gamebook_desktop.games.gamebook.words_refusals import refusal
from gamebook_desktop.games.gamebook.words_text import Line, Tone, labelled


class GamebookWords(Words):
    """Words over one book, in the language of the moment; the book's texts stay in its own."""

    def __init__(self, game: Game[Any]) -> None:
        assert isinstance(game, Gamebook)
        self.names = Names(game.rules)

    def title(self) -> str:
        """The book's title."""
        return told(self.names.rules.book.head).title

    def event(self, event: Any) -> str:
        """One line for a fact; empty if it needs none."""
        return self.line(event).text

    def line(self, event: Any) -> Line:
        """The same in parts: what changed, why, icon, tone, rule."""
        return event_line(self.names, event)

    def event_icon(self, event: Any) -> str:
        """An icon name for a fact."""
        return self.line(event).icon

    def event_tone(self, event: Any) -> Tone:
        """Whether a fact is good, bad or neither for the hero."""
        return self.line(event).tone

    def event_rule(self, event: Any) -> str:
        """The rule behind a fact, narrower than the event class where the case allows."""
        return self.line(event).rule

    def news(self, events: tuple[Any, ...]) -> Any | None:
        """The last event with words, those aside that follow from another or repeat the page."""
        told = [event for event in events if self.event(event)]
        own = [event for event in told if not _echo(event)]
        return next(reversed(own or told), None)

    def place(self, state: State) -> str:
        """The section."""
        return state.visit.section

    def moved(self, event: Any) -> str:
        """The section an event turned to."""
        return event.section if isinstance(event, Entered) else ""

    def refusal(self, reason: str, facts: tuple[Any, ...]) -> str:
        """Why an action was refused."""
        return refusal(self.names, reason, facts)

    def condition(self, condition: Condition) -> str:
        """What a condition asks for."""
        return needed(self.names, condition)

    def choice_notes(self, choice: Choice, state: State) -> tuple[Note, ...]:
        """What stands under a choice, as (icon, text, tone)."""
        return choice_notes(self.names, choice, state)

    def action(self, action: Any, before: Any, after: Any) -> str:
        """What "Undo: …" names."""
        if isinstance(action, Override) and action.cause not in ("bookmark", "return"):
            label = QCoreApplication.translate("Gamebook", "correction")
            return labelled(label, self.correction(before, after))
        return action_name(self.names, action, before, after)

    def question(self, question: Question, nth: int = 0) -> str:
        """The heading of an open question; for dice, of the die `nth` (from 0)."""
        return question_heading(self.names, question, nth)

    def option(self, question: Question, option: Any) -> str:
        """One option of a question."""
        return option_name(self.names, question, option)

    def exports(self) -> tuple[Export, ...]:
        """Sheet, notes and map."""
        return words_documents.exports()

    def document(self, what: str, state: State, title: str) -> Document:
        """Notes or map as a text; `KeyError` for anything else."""
        if what == words_documents.MAP:
            rules = self.names.rules
            return words_documents.section_map(title, rules, graph_of(rules, state))
        if what == words_documents.NOTES:
            return words_documents.notes(title, state)
        return super().document(what, state, title)

    def summary(self, state: State) -> tuple[str, str]:
        """Where the play is, and its values."""
        return words_state.summary(state)

    def correction(self, before: State, after: State) -> str:
        """What a hand correction changed: "gold 6 → 7"."""
        return words_state.correction(self.names, before, after)

    def terms(self, terms: tuple[Term, ...]) -> tuple[tuple[str, str], ...]:
        """The terms of a total, each as (label, number)."""
        return tuple(words_names.term(self.names, term) for term in terms)


def _echo(event: Any) -> bool:
    return isinstance(event, Chosen | Told) or (
        isinstance(event, StatChanged) and event.cause == "luck_test"
    )
