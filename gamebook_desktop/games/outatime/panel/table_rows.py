"""What each player's row says, from the state and the die in hand."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.outatime.panel.card_boxes import face_word
from gamebook_desktop.games.outatime.panel.player_row import RowView
from gamebook_desktop.games.outatime.panel.turn_view import TurnView
from gamebook_desktop.games.outatime.panel.wording import name_of, with_name
from gamebook_desktop.games.outatime.rules import Outatime
from gamebook_desktop.games.outatime.state import Face, State
from gamebook_desktop.games.outatime.words_text import gigawatts, seat


def seat_word(kind: str) -> str:
    """What kind of player sits there: "" for a person."""
    return "" if kind == "person" else seat(kind)


def row_views(game: Outatime, state: State, view: TurnView) -> list[RowView]:
    """The rows of the table, in the order of play."""
    return [_row(game, state, view, number) for number in range(len(state.players))]


def _row(game: Outatime, state: State, view: TurnView, number: int) -> RowView:
    player, rules = state.players[number], game.rules
    active = number == view.player
    seen = view.preview
    gains = seen.gains(number) if seen is not None else 0
    losses = seen.losses(number) if seen is not None and number not in seen.victims else 0
    left = rules.boxes[player.active][player.covered :] if player.active else ()
    note, icon, token = _note(game, state, view, number, gains, left)
    hidden = ""
    if player.seat == "person" and player.next:
        text = QCoreApplication.translate("Outatime", "Look at the next card of {0}")
        hidden = with_name(text, name_of(state, number))
    return RowView(
        name_of(state, number),
        seat_word(player.seat),
        rules.gigawatts(player),
        rules.cards[player.active],
        player.covered,
        tuple(rules.hundredths[card] for card in player.done),
        note,
        icon,
        token,
        gains,
        losses,
        active,
        hidden,
    )


def _note(
    game: Outatime,
    state: State,
    view: TurnView,
    number: int,
    gains: int,
    left: tuple[Face, ...],
) -> tuple[str, str, str]:
    """What a player waits for: words, icon, colour."""
    translate = QCoreApplication.translate
    player, face = state.players[number], view.face
    if not left:
        return translate("Outatime", "card complete"), "check", "good"
    if number == view.player:
        return _waits(left), "arrow", "ink2"
    if player.active in game.rules.last:
        words = translate("Outatime", "{0}: never ripples")
        return words.format(gigawatts(game.rules.hundredths[player.active])), "lock", "ink2"
    if gains:
        rest = left[gains:]
        if rest and rest[0] == face:
            words = translate("Outatime", "moves with you, one more {0}")
            return words.format(face_word(rest[0])), "arrow", "accent"
        return translate("Outatime", "moves with you"), "arrow", "accent"
    if face is not None and view.preview is not None and isinstance(face, int) and face < 6:
        words = translate("Outatime", "waits for a {0}, stays")
        return words.format(face_word(left[0])), "minus", "ink2"
    return translate("Outatime", "waits for a {0}").format(face_word(left[0])), "arrow", "ink2"


def _waits(left: tuple[Face, ...]) -> str:
    """The next boxes in their order: "waits for 3, then 5, then 4"."""
    translate = QCoreApplication.translate
    shown = [face_word(face) for face in left[:3]]
    words = translate("Outatime", "waits for {0}").format(shown[0])
    for more in shown[1:]:
        words = translate("Outatime", "{0}, then {1}").format(words, more)
    return words
