"""The creatures met in a play, as the log remembers them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from gamebook_desktop.core.session import Record
from gamebook_desktop.games.gamebook.events_fight import FoeWounded
from gamebook_desktop.games.gamebook.state import Fight, State


@dataclass(frozen=True, slots=True)
class MetFoe:
    """A creature, where it was met, and the stamina it was left with."""

    section: str
    name: str
    skill: int
    stamina: int
    left: int


def met_foes(records: Iterable[Record[State]]) -> tuple[MetFoe, ...]:
    """Every creature of every fight in the log, in the order they were met."""
    fights: list[dict[int, MetFoe]] = []
    for record in records:
        before, after = record.before.fight, record.after.fight
        if after is not None:
            if before is None or not fights:
                fights.append({})
            _note(fights[-1], record.after.visit.section, after)
        elif before is not None and fights:
            _settle(fights[-1], record)
    return tuple(foe for fight in fights for foe in fight.values())


def _note(known: dict[int, MetFoe], section: str, fight: Fight) -> None:
    for at, foe in enumerate(fight.foes):
        known[at] = MetFoe(section, foe.name, foe.skill, foe.stamina, max(0, foe.now))


def _settle(known: dict[int, MetFoe], record: Record[State]) -> None:
    """The last blow ends a fight: what it took off is told by its events alone."""
    for event in record.events:
        if isinstance(event, FoeWounded):
            struck = (at for at, foe in known.items() if (foe.name, foe.left) == _before(event))
            if (at := next(struck, None)) is not None:
                known[at] = replace(known[at], left=max(0, event.after))


def _before(event: FoeWounded) -> tuple[str, int]:
    return event.foe, event.before
