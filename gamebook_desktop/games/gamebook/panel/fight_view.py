"""What the fight table shows, as plain data made from the play."""

from __future__ import annotations

from dataclasses import dataclass

from gamebook_desktop.core.session import Override
from gamebook_desktop.core.turn import Question, apply
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook import totals
from gamebook_desktop.games.gamebook.events import LuckTested
from gamebook_desktop.games.gamebook.fights import attack_terms, kills, with_luck
from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.state import Clash, Fight, State, Wound
from gamebook_desktop.games.gamebook.totals import Term
from gamebook_desktop.ui.controller import Controller

DICE = 2


@dataclass(frozen=True, slots=True)
class Row:
    """One fighter of the exchange: dice (None: not yet rolled), skill, what is added, total."""

    name: str
    dice: tuple[int | None, ...]
    skill: int
    terms: tuple[Term, ...]
    total: int | None
    hero: bool
    wins: bool = False
    current: int = -1
    """Which die is typed next, -1 for none."""
    place: tuple[int, int] | None = None
    """Where the dice stand in the newest answers: (question, 0), for typing one again."""

    @property
    def modifier(self) -> int:
        """The sum of what is added."""
        return sum(term.by for term in self.terms)


@dataclass(frozen=True, slots=True)
class LuckOffer:
    """What testing luck on the pending wound would do (R5, R8)."""

    wound: Wound
    against: int
    luck: int
    left: int
    """Stamina of whoever is wounded, without luck."""
    left_lucky: int
    left_unlucky: int
    kills: bool


@dataclass(frozen=True, slots=True)
class FightView:
    """The fight as it stands on screen."""

    round: int
    fight: Fight
    foe: int
    """The foe of the exchange shown."""
    rows: tuple[Row, Row]
    clash: Clash | None
    others: tuple[Clash, ...]
    """Further exchanges of the same round."""
    offer: LuckOffer | None
    waiting_for_dice: bool
    tested: LuckTested | None
    """The luck test on the wound just taken off."""


def fight_view(controller: Controller, rules: Ruleset) -> FightView | None:
    """The fight of a play; None where there is none."""
    state: State = controller.state
    fight = state.fight
    if fight is None:
        return None
    rolling = _rolling(controller)
    current = tuple(c for c in fight.clashes if c.round == fight.round)
    main = _shown(fight, current)
    foe = main.foe if main and not rolling else fight.target
    if not fight.round and not rolling:
        foe = fight.standing[0] if fight.standing else 0
    rows = _rolling_rows(controller, rules, state, foe) if rolling else None
    return FightView(
        max(1, fight.round),
        fight,
        foe,
        rows or _rows(controller, rules, state, foe, main),
        None if rolling else main,
        tuple(clash for clash in current if clash is not main),
        _offer(state),
        rolling,
        None if rolling else _tested(controller),
    )


def _tested(controller: Controller) -> LuckTested | None:
    record = controller.session.last
    if record is None or not isinstance(record.action, do.TestLuck):
        return None
    return next((event for event in record.events if isinstance(event, LuckTested)), None)


def _shown(fight: Fight, current: tuple[Clash, ...]) -> Clash | None:
    """The exchange that the pending wound comes from, else the round's first."""
    if fight.wounds and not fight.wounds[0].flight:
        for clash in current:
            if clash.foe == fight.wounds[0].foe and not clash.ally and clash.lucky is None:
                return clash
    return current[0] if current else None


def _rolling(controller: Controller) -> bool:
    question = controller.question
    return question is not None and question.why in ("attack_foe", "attack_hero", "defend_hero")


def _rolling_rows(
    controller: Controller, rules: Ruleset, state: State, foe: int
) -> tuple[Row, Row]:
    question, open_ = controller.question, controller.session.open
    assert question is not None
    assert open_ is not None
    typed = tuple(int(question.options[place]) for place in open_.typed)
    slots: tuple[int | None, ...] = (*typed, *(None,) * (question.count - len(typed)))
    empty: tuple[int | None, ...] = (None,) * DICE
    if question.why == "attack_foe":
        return (
            _foe_row(state, foe, slots, current=len(typed)),
            _hero_row(rules, state, empty),
        )
    asked = len(open_.answers) - 1
    before = open_.step.asked[asked].values(open_.answers[asked])
    return (
        _foe_row(state, foe, before, place=(asked, 0)),
        _hero_row(rules, state, slots, current=len(typed)),
    )


def _rows(
    controller: Controller, rules: Ruleset, state: State, foe: int, clash: Clash | None
) -> tuple[Row, Row]:
    empty: tuple[int | None, ...] = (None,) * DICE
    if clash is None:
        return _foe_row(state, foe, empty), _hero_row(rules, state, empty)
    places = _places(controller, clash)
    wins = clash.result in ("hit", "miss")
    foe_row = _foe_row(state, foe, clash.foe_dice, clash.result == "wound", place=places[0])
    own = _hero_row(rules, state, clash.own_dice, wins, place=places[1], total=clash.own_total)
    return foe_row, own


def _foe_row(
    state: State,
    foe: int,
    dice: tuple[int | None, ...],
    wins: bool = False,
    current: int = -1,
    place: tuple[int, int] | None = None,
) -> Row:
    assert state.fight is not None
    found = state.fight.foes[foe]
    total = _total(dice, found.skill)
    return Row(found.name, dice, found.skill, (), total, False, wins, current, place)


def _hero_row(
    rules: Ruleset,
    state: State,
    dice: tuple[int | None, ...],
    wins: bool = False,
    current: int = -1,
    place: tuple[int, int] | None = None,
    total: int | None = None,
) -> Row:
    skill, terms = totals.skill(rules, state.sheet), attack_terms(rules, state)
    if total is None:
        total = _total(dice, skill + sum(term.by for term in terms))
    return Row(state.sheet.name, dice, skill, terms, total, True, wins, current, place)


def _total(dice: tuple[int | None, ...], added: int) -> int | None:
    rolled = [die for die in dice if die is not None]
    return sum(rolled) + added if len(rolled) == len(dice) else None


def _places(
    controller: Controller, clash: Clash
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Where an exchange's dice stand in the newest record, so that one can be typed again."""
    record = controller.session.last
    if record is None or controller.session.open or isinstance(record.action, Override):
        return None, None
    asked: tuple[Question, ...] = apply(
        controller.session.game, record.before, record.action, record.answers
    ).asked
    rolled = [
        question.values(answer) for question, answer in zip(asked, record.answers, strict=True)
    ]
    whys = [question.why for question in asked]
    for at, why in enumerate(whys[:-1]):
        if (
            why == "attack_foe"
            and rolled[at] == clash.foe_dice
            and rolled[at + 1] == clash.own_dice
        ):
            return (at, 0), (at + 1, 0)
    return None, None


def _offer(state: State) -> LuckOffer | None:
    fight, sheet = state.fight, state.sheet
    if fight is None or not fight.wounds:
        return None
    wound = fight.wounds[0]
    now = sheet.stamina.value if wound.on_hero else fight.foes[wound.foe].now
    return LuckOffer(
        wound,
        sheet.luck.value + totals.modified(sheet, "luck_test"),
        sheet.luck.value,
        max(0, now - wound.damage),
        max(0, now - with_luck(wound, True)),
        max(0, now - with_luck(wound, False)),
        kills(state, wound),
    )
