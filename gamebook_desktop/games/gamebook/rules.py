"""The gamebook as a Game: which actions there are, and who carries them out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from itertools import combinations, count
from typing import Any, assert_never

from gamebook_desktop.core.game import Game
from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.rule_options import settled
from gamebook_desktop.core.turn import Turn
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook import creation, goods, paper, paper_legal, sections, wounds
from gamebook_desktop.games.gamebook.choices import offered
from gamebook_desktop.games.gamebook.combat import attack, engage
from gamebook_desktop.games.gamebook.content import Book
from gamebook_desktop.games.gamebook.content_rules import Option, OptionValue, Sheet
from gamebook_desktop.games.gamebook.events import EVENTS
from gamebook_desktop.games.gamebook.invariants import breaches, raised_above
from gamebook_desktop.games.gamebook.renames import renamed
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import State

Action = (
    do.RollSheet
    | do.SetSheet
    | do.Begin
    | do.Transcribe
    | do.Choose
    | do.TurnTo
    | do.Engage
    | do.Attack
    | do.Accept
    | do.TestLuck
    | do.Flee
    | do.Eat
    | do.Drink
    | do.UseItem
    | do.Drop
    | do.Wield
    | do.Buy
    | do.Sell
    | do.WriteNote
    | do.RollDice
    | do.PaperAction
)


class Gamebook(Game[State]):
    """The rules of DF29 over one book, with the options chosen at creation."""

    state = State
    actions = do.ACTIONS
    events = EVENTS

    def __init__(
        self,
        book: Book,
        sheet: Sheet,
        options: Mapping[str, Option],
        chosen: Mapping[str, OptionValue] | None = None,
    ) -> None:
        """Options: those the book fixes win over `chosen`, which wins over the defaults.

        What a paper book says of them are defaults too. Raises `ValueError` for an option or a
        value that does not exist.
        """
        said = book.head.options
        self.fixed_options = frozenset(said if book.head.paper is None else ())
        """Options that nobody can choose in this book."""
        self.default_options = {name: option.default for name, option in options.items()} | said
        """What the options are unless chosen."""
        picked = {name: v for name, v in (chosen or {}).items() if name not in self.fixed_options}
        values = settled(options, self.default_options, {**said, **picked})
        self.book = book
        self.sheet = sheet
        self.options = values
        self.known_options = options
        self.rules = Ruleset(book, sheet, values)

    def new(self, **_setup: Any) -> State:
        """A blank sheet."""
        return State()

    def play(self, turn: Turn[State], action: Action) -> None:
        """Carry out one action; raises `Illegal`, changing nothing, where the rules refuse it."""
        rules = self.rules
        state = turn.state = renamed(rules, turn.state)
        if state.ending is not None:
            raise Illegal("over", rule="death" if state.ending.kind == "death" else "")
        early = isinstance(action, do.RollSheet | do.SetSheet | do.Begin | do.Transcribe)
        if early == state.begun:
            raise Illegal("already_begun" if state.begun else "not_begun")
        if isinstance(action, do.PaperAction):
            paper.play(turn, rules, action)
            return
        match action:
            case do.RollSheet():
                creation.roll_sheet(turn, rules)
            case do.SetSheet():
                creation.set_sheet_by_hand(turn, rules, action)
            case do.Begin():
                creation.begin(turn, rules, action)
            case do.Transcribe():
                creation.transcribe(turn, rules, action)
            case do.Choose():
                self._outside_fight(state)
                sections.choose(turn, rules, action)
            case do.TurnTo(section) if rules.paper is not None:
                paper.turn_to(turn, rules, section)
            case do.TurnTo(section):
                self._outside_fight(state)
                if rules.section(section) is None:
                    raise Illegal("section_unknown", section)
                sections.enter(turn, rules, section, by_hand=True)
            case do.Engage():
                self._outside_fight(state)
                engage(turn, rules)
            case do.Attack(target):
                attack(turn, rules, target)
            case do.Accept():
                wounds.accept(turn, rules)
            case do.TestLuck():
                wounds.test_luck(turn, rules, action)
            case do.Flee():
                wounds.flee(turn, rules)
            case do.Eat():
                goods.eat(turn, rules, action)
            case do.Drink():
                goods.drink(turn, rules, action)
            case do.UseItem(item):
                goods.use_item(turn, rules, item)
            case do.Drop(item):
                goods.drop(turn, item)
            case do.Wield(item):
                goods.take_in_hand(turn, rules, item)
            case do.Buy(good):
                goods.buy(turn, rules, good)
            case do.Sell(item):
                goods.sell(turn, rules, item)
            case do.WriteNote(text):
                goods.write_note(turn, text)
            case do.RollDice(dice):
                paper.roll_dice(turn, dice)
            case _:
                assert_never(action)

    def invariants(self, state: State) -> list[str]:
        """What can never be true of a state and is."""
        return list(breaches(self.rules, state, self._raised))

    @cached_property
    def _raised(self) -> frozenset[str]:
        return raised_above(self.book)

    def legal(self, state: State) -> Iterator[Action]:
        """Actions that the rules accept now, those a reader would think of first coming first."""
        state = renamed(self.rules, state)
        if state.ending is not None:
            return
        if not state.begun:
            yield from self._to_begin(state)
        elif state.fight is not None:
            yield from self._in_fight(state)
            yield from goods.legal(self.rules, state)
        else:
            yield from self._ways_on(state)
            yield from goods.legal(self.rules, state)
        if state.begun and self.rules.paper is not None:
            yield from paper_legal.legal(self.rules, state)

    def at_a_table(self) -> bool:
        """Beside a paper book the dice lie on the table."""
        return self.rules.paper is not None

    @staticmethod
    def _outside_fight(state: State) -> None:
        if state.fight is not None:
            raise Illegal("in_fight")

    def _to_begin(self, state: State) -> Iterator[Action]:
        if not state.sheet.skill.initial:
            yield do.RollSheet()
            return
        for talents in combinations(self.sheet.talents, self.sheet.talents_chosen):
            for potion in self.sheet.potions:
                yield do.Begin("", talents, potion)

    def _in_fight(self, state: State) -> Iterator[Action]:
        fight = state.fight
        if fight is None:
            return
        if not fight.fleeing:
            targets = fight.standing[:1] if fight.mode == "in_turn" else fight.standing
            yield from (do.Attack(target) for target in targets)
            if wounds.flight_refusal(self.rules, state) is None:
                yield do.Flee()
        if fight.wounds or not fight.standing:
            yield do.Accept()
        if fight.wounds and state.sheet.luck.value and self.rules.on("luck_in_fight"):
            yield do.TestLuck(sure=True)

    def _ways_on(self, state: State) -> Iterator[Action]:
        if self.rules.section(state.visit.section) is None:
            yield do.TurnTo(self.book.head.start)
        for way in offered(self.rules, state):
            if way.closed is not None:
                continue
            numbers = way.choice.number if way.choice is not None else None
            if numbers is not None and isinstance(way.action, do.Choose):
                wrong = next(number for number in count() if number not in numbers.right)
                for number in (*numbers.right, wrong):
                    yield replace(way.action, number=number)
            else:
                yield way.action
