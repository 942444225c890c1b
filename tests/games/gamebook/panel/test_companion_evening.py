"""An evening beside a paper book: 60 sections, 8 fights, real dice; every key is counted."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.games.gamebook.helpers import sheet
from tests.games.gamebook.panel.paper_table import beside, in_front, page_of
from tests.ui.window import BACK, ENTER, TAB, Screen

MOVES, FIGHTS = 60, 8
FOES = ((7, 6), (8, 8), (6, 5), (9, 7), (5, 12), (8, 6), (7, 9), (10, 4))
SEED = 29
MOST_BESIDE_DICE = 2
"""Keys of a round besides its dice."""


@dataclass
class Evening:
    """The reader at the table, who counts what their fingers do."""

    shown: Screen
    dice: random.Random
    moves: list[tuple[str, int]] = field(default_factory=list)
    """Each section with the keys it took."""
    fights: list[int] = field(default_factory=list)
    """Keys from opening a foe to the first round."""
    rounds: list[tuple[int, int]] = field(default_factory=list)
    """Keys besides the dice, and dice, of each round."""
    others: dict[str, int] = field(default_factory=dict)

    def press(self, keys: str) -> int:
        """Type, and say how many keys it was."""
        self.shown.type(keys)
        return len(keys)

    def roll(self, count: int) -> str:
        """Dice on the table."""
        return "".join(str(self.dice.randint(1, 6)) for _ in range(count))

    def turn_to(self, section: str) -> None:
        """Type where the book sends."""
        assert in_front(self.shown)
        keys = self.press(section + ENTER)
        assert self.shown.state.visit.section == section
        self.moves.append((section, keys))

    def fight(self, skill: int, stamina: int, *, lucky: bool) -> None:
        """A foe to its end; luck on the first blow of a lucky fight."""
        keys = self.press(f"a{skill}{stamina}{ENTER}")
        self.fights.append(keys)
        tried = False
        while self.shown.state.fight is not None:
            before = len(self.shown.state.fight.clashes)
            besides = self.press(ENTER)
            fighting = self.shown.state.fight
            if fighting is None or self.shown.play.question is None:
                break
            rolled = self.press(self.roll(4))
            fighting = self.shown.state.fight
            assert fighting is not None
            assert len(fighting.clashes) == before + 1
            if lucky and not tried and fighting.wounds:
                besides += self.press("c")
                rolled += self.press(self.roll(2))
                tried = True
            self.rounds.append((besides, rolled))
            if self.shown.state.ending is not None:
                return

    def order(self, what: str, keys: str) -> None:
        """Something that the section asks for."""
        self.others[what] = self.press(keys)

    def note(self) -> str:
        """The counts, in words."""
        most = max(keys for _, keys in self.moves)
        mean = sum(keys for _, keys in self.moves) / len(self.moves)
        besides = [keys for keys, _ in self.rounds]
        lines = [
            f"{len(self.moves)} moves: {mean:.2f} keys each, {most} at most (number and Enter)",
            f"{len(self.fights)} fights opened: {max(self.fights)} keys at most, Enter included",
            f"{len(self.rounds)} rounds: {sum(besides) / len(besides):.2f} keys besides the dice, "
            f"{max(besides)} at most; {sum(dice for _, dice in self.rounds)} dice typed",
            *(f"{what}: {keys} keys" for what, keys in self.others.items()),
        ]
        return "\n".join(lines)


def sections(dice: random.Random) -> list[str]:
    """Sixty different numbers of a book of 400."""
    return [str(number) for number in dice.sample(range(2, 401), MOVES)]


def test_an_evening_of_sixty_sections_and_eight_fights(qtbot: QtBot, data_dir: Path) -> None:
    hero = sheet(skill=(11, 11), stamina=(24, 24), luck=(11, 11))
    shown = beside(qtbot, data_dir, hero=hero, kept=True)
    evening = Evening(shown, random.Random(SEED))
    fights, things = iter(FOES), iter(("Corde", "Limes", "Fiole"))
    for number, section in enumerate(sections(evening.dice)):
        evening.turn_to(section)
        if number % 7 == 3 and (foe := next(fights, None)) is not None:
            evening.fight(*foe, lucky=len(evening.fights) % 2 == 0)
            assert shown.state.ending is None
            if shown.state.sheet.stamina.value <= 14:
                evening.order("a meal", "m")
            if shown.state.sheet.stamina.value <= 8:
                evening.order("the book gives stamina", "e12+" + "\x1b")
        elif number % 10 == 5:
            evening.order("sections offered, two of them", "l134 217" + ENTER)
        elif number % 10 == 6:
            evening.order("gold found, 12 pieces", "g12" + ENTER)
        elif number % 10 == 7:
            evening.order("a luck test, two dice", "c" + evening.roll(2))
        elif number % 10 == 8 and (thing := next(things, "")):
            evening.order("a thing found, five letters", f"o{thing}" + ENTER)
        elif number % 10 == 9:
            evening.order("a mark", "b")
    # A wrong number, noticed at once.
    evening.order("a wrong number put right", "45" + BACK + "4" + ENTER)
    evening.order("a foe with a name", "a76" + TAB + "Rat" + ENTER)
    evening.order("the book ends that fight", "e")
    print(evening.note())  # noqa: T201

    assert len(evening.moves) == MOVES
    assert len(evening.fights) == FIGHTS
    assert len(evening.rounds) >= 3 * FIGHTS
    assert all(keys == len(section) + 1 for section, keys in evening.moves)
    assert all(
        keys == len(f"{s}{e}") + 2 for keys, (s, e) in zip(evening.fights, FOES, strict=True)
    )
    assert max(besides for besides, _ in evening.rounds) <= MOST_BESIDE_DICE
    assert {met.section for met in shown.state.paper.met} <= set(shown.state.world.path)
    assert len(shown.state.paper.met) == FIGHTS + 1
    assert len(shown.state.world.path) == MOVES + 2
    assert page_of(shown).map._model.graph.read == len(shown.state.world.visited)
