"""What the assistant foresees: no roll that is forbidden, and nothing of the hidden cards."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.outatime.odds import roll_on
from gamebook_desktop.games.outatime.state import FLUX, Face, Now, Player, State
from gamebook_desktop.ui.widgets.label import Label
from tests.games.outatime.panel.screen import HANDS, Screen, screen, seat, table

TWO, _THREE, OTHER, FOUR, LAST = HANDS[0]
HIDDEN = (TWO, OTHER, FOUR)
"""What Ada's hidden card may be."""


def with_next(player: Player, card: str) -> Player:
    """The same player with another card face down."""
    others = [one for one in (player.next, *player.reserve) if one not in (card, "")]
    return replace(player, next=card, reserve=tuple(sorted(others)))


def texts(shown: Screen) -> list[str]:
    """Everything that the panel says, in sight or to a screen reader."""
    found: list[str] = []
    for part in (shown.panel.main, shown.panel.assistant, shown.panel.values):
        for widget in part.findChildren(QWidget):
            if not widget.isVisible():
                continue
            said = [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
            if isinstance(widget, Label):
                said.append(widget.text())
            found += [text for text in said if text]
    return found


def said(shown: Screen, state: State) -> list[str]:
    shown.play.override(state)
    shown.settle()
    chances = shown.panel.assistant.overview.chances
    return texts(shown) + [
        f"{line.words} {line.chance}" for line in chances.lines() if chances.isVisible()
    ]


@pytest.mark.parametrize(
    ("covered", "locked", "loose"),
    [
        (4, (FLUX,), (3, 2, 5, 4, 88)),
        (4, (FLUX,), (3, 5, 5, 5, 5)),
        (3, (FLUX, FLUX), (4, 3, 2, 4)),
        (4, (FLUX, FLUX, 88, 88), (3, 2)),
        (0, (FLUX,), (2, 4, 5, 5, 5)),
    ],
)
@pytest.mark.parametrize("choice", ["automatic", "optional"])
def test_nothing_tells_hidden_cards_apart(
    qtbot: QtBot,
    data_dir: Path,
    covered: int,
    locked: tuple[Face, ...],
    loose: tuple[Face, ...],
    choice: str,
) -> None:
    shown = screen(qtbot, data_dir, options={"paradox_choice": choice})
    now = Now(0, 2, locked, loose, 1)
    ada, bob = seat(0, covered=covered), seat(1, covered=4)
    heard = {
        tuple(said(shown, table(with_next(ada, mine), with_next(bob, his), now=now)))
        for mine in HIDDEN
        for his in (HANDS[1][0], HANDS[1][2], HANDS[1][3])
    }
    assert len(heard) == 1


def test_a_hidden_card_counts_as_each_that_it_may_be(qtbot: QtBot, data_dir: Path) -> None:
    """Ada's 3 completes her card: the one that lies hidden is to be filled next."""
    now = Now(0, 2, (FLUX,), (3, 5, 5, 5, 5), 1)
    shown = screen(qtbot, data_dir, table(seat(0, covered=4), seat(1), now=now))
    boxes = shown.panel._game.rules.boxes
    may_be = [roll_on(4, boxes[card], 1).fills[1] for card in HIDDEN]
    chances = shown.panel.assistant.overview.chances
    found = {line.words: line.chance for line in chances.lines()}
    assert found["At least two boxes"] == sum(may_be, Fraction(0)) / 3


def test_a_lone_person_is_told_by_the_own_card(qtbot: QtBot, data_dir: Path) -> None:
    now = Now(0, 2, (FLUX,), (3, 2, 5, 5, 5), 1)
    ada = with_next(seat(0, covered=4), TWO)
    shown = screen(qtbot, data_dir, table(ada, seat(1, seat="bold"), now=now))
    boxes = shown.panel._game.rules.boxes
    found = shown.panel.assistant.overview.chances._outlooks
    assert found[0].odds == roll_on(4, (*boxes[TWO], *boxes[OTHER]), 1)


@pytest.mark.parametrize(
    ("options", "locked", "loose", "told", "dice"),
    [
        ({}, (FLUX, FLUX, 88, 88), (5, 5), True, []),
        ({}, (FLUX, FLUX, 88), (88, 88, 5), True, []),
        ({}, (FLUX, FLUX, 88), (2, 88, 5), False, [2]),
        ({"paradox_choice": "optional"}, (FLUX, FLUX, 88, 88), (5, 5), False, [2]),
        ({"paradox_choice": "optional"}, (FLUX, FLUX, 88, 88), (2, 5), False, [1]),
    ],
)
def test_no_chances_of_a_roll_that_is_forbidden(
    qtbot: QtBot,
    data_dir: Path,
    options: dict[str, Any],
    locked: tuple[Face, ...],
    loose: tuple[Face, ...],
    told: bool,
    dice: list[int],
) -> None:
    now = Now(0, 2, locked, loose, 1)
    shown = screen(qtbot, data_dir, table(seat(0), seat(1), now=now), options=options)
    shown.type("1")
    overview = shown.panel.assistant.overview
    assert ("No other roll: the paradox comes when you stop." in texts(shown)) is told
    assert overview.chances.isVisible() is bool(dice)
    if dice:
        assert [one.dice for one in overview.chances._outlooks] == dice
