"""A toy game for the tests of core and store: a walk with fights, cards, luck and a bag."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, assert_never

from gamebook_desktop.core.game import Game
from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.turn import Turn

FLUX = ("FLUX", 2, 3, 4, 5, "88")


class Mood(StrEnum):
    CALM = "calm"
    GRIM = "grim"


@dataclass(frozen=True, slots=True)
class Item:
    id: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Rest:
    """What the hero does at peace."""

    turns: int


@dataclass(frozen=True, slots=True)
class Fight:
    foe: str
    foe_life: int
    rounds: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Hero:
    life: int = 20
    luck: int = 9
    mood: Mood = Mood.CALM


@dataclass(frozen=True, slots=True)
class ToyState:
    hero: Hero = field(default_factory=Hero)
    place: str = "1"
    visits: dict[str, int] = field(default_factory=dict)
    bag: tuple[Item, ...] = ()
    pile: tuple[str, ...] = ("ace", "king", "queen")
    busy: Fight | Rest | None = None
    weight: float = 0.5
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Go:
    """Walk somewhere; nothing is asked."""

    to: str


@dataclass(frozen=True, slots=True)
class Hit:
    """A round of the fight: two dice each, then luck or not if wounded."""


@dataclass(frozen=True, slots=True)
class Meet:
    """Begin a fight."""

    foe: str
    life: int = 4


@dataclass(frozen=True, slots=True)
class Draw:
    """Take a card off the pile."""


@dataclass(frozen=True, slots=True)
class Flux:
    """Three odd dice."""


Action = Go | Hit | Meet | Draw | Flux


@dataclass(frozen=True, slots=True)
class Moved:
    came: str
    to: str
    rule: str = "T1"


@dataclass(frozen=True, slots=True)
class Rolled:
    who: str
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Wounded:
    by: int
    lucky: bool | None = None


@dataclass(frozen=True, slots=True)
class Won:
    foe: str


@dataclass(frozen=True, slots=True)
class Drawn:
    card: str


@dataclass(frozen=True, slots=True)
class Fluxed:
    faces: tuple[str | int, ...]


class Toy(Game[ToyState]):
    state = ToyState
    actions = (Go, Hit, Meet, Draw, Flux)
    events = (Moved, Rolled, Wounded, Won, Drawn, Fluxed)

    def __init__(self, places: tuple[str, ...] = ("1", "2", "3"), toll: int = 0) -> None:
        self.places = places
        self.toll = toll
        """What each step costs: changing it is a change of rules."""

    def new(self, **setup: Any) -> ToyState:
        hero = Hero(life=setup.get("life", 20), luck=setup.get("luck", 9))
        return ToyState(hero, note=setup.get("note"))

    def legal(self, state: ToyState) -> Iterable[Action]:
        if state.hero.life <= 0:
            return
        if isinstance(state.busy, Fight):
            yield Hit()
            return
        yield from (Go(place) for place in self.places if place != state.place)
        yield Meet("rat", 3)
        if state.pile:
            yield Draw()
        yield Flux()

    def play(self, turn: Turn[ToyState], action: Action) -> None:
        match action:
            case Go():
                self._go(turn, action)
            case Hit():
                self._hit(turn)
            case Meet():
                if turn.state.busy:
                    raise Illegal("busy", turn.state.busy, rule="T2")
                turn.set(busy=Fight(action.foe, action.life))
            case Draw():
                self._draw(turn)
            case Flux():
                faces = turn.roll("flux", dice=3, faces=FLUX)
                turn.emit(Fluxed(faces))
                turn.set(weight=turn.state.weight + faces.count("FLUX") / 2)
            case _:
                assert_never(action)

    def _go(self, turn: Turn[ToyState], action: Go) -> None:
        state = turn.state
        if isinstance(state.busy, Fight):
            raise Illegal("fighting", state.busy.foe, rule="T2")
        if action.to not in self.places:
            raise Illegal("no_such_place", action.to)
        visits = {**state.visits, action.to: state.visits.get(action.to, 0) + 1}
        hero = replace(state.hero, life=state.hero.life - self.toll)
        turn.set(place=action.to, visits=visits, hero=hero, busy=Rest(visits[action.to]))
        turn.emit(Moved(state.place, action.to))
        turn.set(busy=None)

    def _hit(self, turn: Turn[ToyState]) -> None:
        fight = turn.state.busy
        if not isinstance(fight, Fight):
            raise Illegal("no_fight", rule="T3")
        foe = turn.roll("foe", fight.foe, dice=2)
        turn.emit(Rolled(fight.foe, foe))
        mine = turn.roll("hero", dice=2)
        turn.emit(Rolled("hero", mine))
        fight = replace(fight, rounds=(*fight.rounds, (sum(foe), sum(mine))))
        if sum(mine) > sum(foe):
            fight = replace(fight, foe_life=fight.foe_life - 2)
        elif sum(mine) < sum(foe):
            self._wound(turn)
        turn.set(busy=fight)
        if fight.foe_life <= 0:
            turn.emit(Won(fight.foe))
            turn.set(busy=None, bag=(*turn.state.bag, Item(f"{fight.foe}_tail")))

    def _wound(self, turn: Turn[ToyState]) -> None:
        hero = turn.state.hero
        lucky = None
        if turn.pick(0, "luck", ("no", "yes")) == "yes":
            lucky = sum(turn.roll("luck_dice", dice=2)) <= hero.luck
            hero = replace(hero, luck=hero.luck - 1, mood=Mood.GRIM)
        lost = {None: 2, True: 1, False: 3}[lucky]
        turn.set(hero=replace(hero, life=hero.life - lost))
        turn.emit(Wounded(lost, lucky))

    def _draw(self, turn: Turn[ToyState]) -> None:
        pile = turn.state.pile
        if not pile:
            raise Illegal("pile_empty")
        card = turn.draw("pile", pile)
        turn.set(pile=tuple(c for c in pile if c != card))
        turn.emit(Drawn(card))
