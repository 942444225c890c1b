"""What a page shows, as plain data made from the play."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook import content
from gamebook_desktop.games.gamebook import events as fact
from gamebook_desktop.games.gamebook import events_fight as blow
from gamebook_desktop.games.gamebook.choices import Offered, offered
from gamebook_desktop.games.gamebook.panel.fight_words import fight_choice, foe_notes
from gamebook_desktop.games.gamebook.panel.page_what_if import Waiting
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.games.gamebook.words_events import event_line
from gamebook_desktop.games.gamebook.words_text import Line
from gamebook_desktop.ui.controller import Controller
from gamebook_desktop.ui.widgets.choice_button import Choice

_SHOWN = (
    fact.StatChanged
    | fact.InitialChanged
    | fact.GoldChanged
    | fact.MealsChanged
    | fact.DosesChanged
    | fact.ItemGained
    | fact.ItemLost
    | fact.ItemRefused
    | fact.CodewordNoted
    | fact.CodewordStruck
    | fact.Counted
    | fact.ModifierBegan
    | fact.ModifierEnded
    | fact.NoteWritten
    | fact.ClueFound
    | fact.Tested
    | fact.LuckTested
    | fact.TableRolled
    | fact.NumberTyped
    | blow.FightEnded
)
_STORY = do.Choose | do.Begin | do.TurnTo | do.Transcribe | do.UseItem
_WAYS = do.Choose | do.UseItem
_FIGHT = do.Attack | do.Accept | do.TestLuck | do.Flee
_IN_FIGHT = frozenset({"wound", "luck_test"})


@dataclass(frozen=True, slots=True)
class PageView:
    """One page. `visit` tells one visit of a section from the next."""

    number: str = ""
    head: str = ""
    text: str = ""
    visit: int = 0
    brought: tuple[Line | str, ...] = ()
    """What the way here cost and brought, before the text."""
    lines: tuple[Line | str, ...] = ()
    """What happened here; plain strings are sentences of the book."""
    choices: tuple[Choice, ...] = ()
    fight: Waiting | None = None
    """The fight that waits to begin."""
    marked: bool = False
    """Whether a bookmark stands at this section."""


def page_view(
    controller: Controller, words: GamebookWords, bookmarked: Collection[str] = ()
) -> PageView:
    """The open section as a page; `bookmarked` are the sections with a bookmark."""
    state: State = controller.session.state
    rules = words.names.rules
    section = rules.section(state.visit.section)
    text = section.text if section else _unknown(state.visit.section)
    ways = offered(rules, state)
    events = visit_events(controller)
    waits = any(isinstance(way.action, do.Engage) for way in ways)
    return PageView(
        state.visit.section,
        (section.title or "") if section else "",
        text,
        len(state.world.path),
        tuple(_lines(words, events.brought)),
        tuple(_lines(words, events.here)),
        tuple(_choice(words, state, way, number) for number, way in enumerate(ways, 1)),
        Waiting(words.names, controller.session.game, state) if waits else None,
        state.visit.section in bookmarked,
    )


def _unknown(section: str) -> str:
    words = QCoreApplication.translate(
        "Page",
        "This adventure no longer has a section {0}. Sheet, journal and notes are intact: "
        "turn to another section from the map, or undo.",
    )
    return words.format(section)


def _lines(words: GamebookWords, events: Iterable[Any]) -> Iterator[Line | str]:
    for event in events:
        if isinstance(event, fact.Told):
            yield event.text
        else:
            line = event_line(words.names, event)
            if line.lead:
                yield line


class VisitEvents(NamedTuple):
    """What the page tells of this visit, each oldest first."""

    brought: tuple[Any, ...]
    """By the choice, item or fight that led here."""
    here: tuple[Any, ...]


def visit_events(controller: Controller) -> VisitEvents:
    """What the records in force tell of this visit."""
    found: list[list[Any]] = []
    for record in controller.records():
        if record.before.visit.section != record.after.visit.section and not record.events:
            break
        events, action = list(record.events), record.action
        entries = [at for at, event in enumerate(events) if isinstance(event, fact.Entered)]
        if entries:
            way, here = events[: entries[-1]], events[entries[-1] + 1 :]
            if isinstance(action, _STORY | _FIGHT):
                found.append(_shown(here))
            brought = _shown(way) if isinstance(action, _WAYS) else _after_fight(way)
            return VisitEvents(tuple(brought), _joined(found))
        found.append(_shown(events) if isinstance(action, _STORY) else _after_fight(events))
    return VisitEvents((), _joined(found))


def _joined(parts: list[list[Any]]) -> tuple[Any, ...]:
    return tuple(event for part in reversed(parts) for event in part)


def _shown(events: list[Any]) -> list[Any]:
    return [event for event in events if isinstance(event, _SHOWN | fact.Told)]


def _after_fight(events: list[Any]) -> list[Any]:
    """The luck test that ended a fight, its end, and what followed; nothing where none ended."""
    ended = [at for at, event in enumerate(events) if isinstance(event, blow.FightEnded)]
    if not ended:
        return []
    luck = [event for event in events[: ended[-1]] if isinstance(event, fact.LuckTested)]
    after = [
        event
        for event in _shown(events[ended[-1] :])
        if not (isinstance(event, fact.StatChanged) and event.cause in _IN_FIGHT)
    ]
    return [*luck, *after]


def _choice(words: GamebookWords, state: State, way: Offered, number: int) -> Choice:
    key = str(number) if number < 10 else "0" if number == 10 else ""
    if isinstance(way.action, do.Engage):
        rules = words.names.rules
        return Choice(key, fight_choice(rules, state), foe_notes(rules, state))
    if way.choice is None:
        return Choice(key, QCoreApplication.translate("Page", "Go on."))
    closed = way.closed
    return Choice(
        key,
        way.choice.text,
        tuple(
            (icon, text, "ink2" if tone == "neutral" else tone)
            for icon, text, tone in words.choice_notes(way.choice, state)
        ),
        words.refusal(closed.reason, closed.facts) if closed else "",
        closed.rule if closed else "",
        _known(state, way.choice, way.action.key),
    )


def _known(state: State, choice: content.Choice, key: str) -> bool:
    """Whether a choice brings nothing new: used up, or the plain way to a section read before."""
    if f"{state.visit.section}/{key}" in state.world.used:
        return True
    plain = choice.to is not None and not choice.effects and choice.cost is None
    return plain and choice.to in state.world.visited
