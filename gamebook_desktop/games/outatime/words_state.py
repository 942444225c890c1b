"""A game in words: where it stands, and what a hand correction changed."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.outatime.ruleset import Ruleset
from gamebook_desktop.games.outatime.state import Player, State
from gamebook_desktop.games.outatime.words_text import (
    card_with_boxes,
    faces,
    gigawatts,
    player,
    seat,
    value,
)


def summary(rules: Ruleset, state: State) -> tuple[str, str]:
    """Whose turn it is, and the gigawatts of everybody."""
    if not state.players:
        return QCoreApplication.translate("Outatime", "the table is being set"), ""
    parts = [
        f"{player(one.name, number)} {gigawatts(rules.gigawatts(one))}"
        for number, one in enumerate(state.players)
    ]
    return _place(state), " · ".join(parts)


def _place(state: State) -> str:
    if state.winner is not None:
        text = QCoreApplication.translate("Outatime", "{0} has won")
        return text.format(player(state.players[state.winner].name, state.winner))
    if not state.ready:
        return QCoreApplication.translate("Outatime", "choosing the first cards")
    number = state.now.player
    text = QCoreApplication.translate("Outatime", "turn {0}, {1} to play")
    return text.format(state.turn, player(state.players[number].name, number))


def correction(rules: Ruleset, before: State, after: State) -> str:
    """What a hand correction changed ("Ada, boxes covered: 2 → 3")."""
    return "; ".join(_changes(rules, before, after)) or QCoreApplication.translate(
        "Outatime", "nothing changed"
    )


def _changes(rules: Ruleset, before: State, after: State) -> Iterator[str]:
    if len(before.players) != len(after.players):
        counts = len(before.players), len(after.players)
        yield _arrow(QCoreApplication.translate("Outatime", "players"), *counts)
        return
    for number, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        if old != new:
            yield from _of_player(rules, player(new.name, number), old, new)
    yield from _of_turn(before, after)


def _of_player(rules: Ruleset, who: str, old: Player, new: Player) -> Iterator[str]:
    translate = QCoreApplication.translate
    for label, was, now in (
        (translate("Outatime", "name"), old.name, new.name),
        (translate("Outatime", "seat"), seat(old.seat), seat(new.seat)),
        (
            translate("Outatime", "active card"),
            card_with_boxes(rules, old.active),
            card_with_boxes(rules, new.active),
        ),
        (translate("Outatime", "boxes covered"), old.covered, new.covered),
        (
            translate("Outatime", "cards completed"),
            " ".join(value(rules, card) for card in old.done),
            " ".join(value(rules, card) for card in new.done),
        ),
    ):
        if was != now:
            yield f"{who}, {_arrow(label, was, now)}"
    if old.next != new.next:
        yield f"{who}, {translate('Outatime', 'next card')}"
    if old.ripples != new.ripples:
        yield f"{who}, {translate('Outatime', 'ripples')}"


def _of_turn(before: State, after: State) -> Iterator[str]:
    translate = QCoreApplication.translate
    old, new = before.now, after.now
    if old.player != new.player:
        who = (player(s.players[s.now.player].name, s.now.player) for s in (before, after))
        yield _arrow(translate("Outatime", "to play"), *who)
    if old.locked != new.locked:
        yield _arrow(translate("Outatime", "locked"), faces(old.locked), faces(new.locked))
    if old.loose != new.loose:
        yield _arrow(translate("Outatime", "dice"), faces(old.loose), faces(new.loose))
    if before.turn != after.turn:
        yield _arrow(translate("Outatime", "turn"), before.turn, after.turn)


def _arrow(label: str, before: object, after: object) -> str:
    text = QCoreApplication.translate("Outatime", "{0}: {1} → {2}")
    return text.format(label, *("–" if end == "" else end for end in (before, after)))
