"""A player to be killed: plays legal orders on a saved play and prints each position it reached.

Started as `python -m tests.end_to_end.player FOLDER FILE SEED [window]`. Before each order it
prints `will` and the position the order leads to, after it `done` and the same. With `window` the
whole program runs, offscreen; without, only what plays and saves.
"""

from __future__ import annotations

import copy
import hashlib
import random
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.session import Session
from gamebook_desktop.games.gamebook.actions import WriteNote
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.plays import ProgramDesk
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.saves import open_play
from gamebook_desktop.ui.controller import Controller

Order = tuple[str, Any]


def position(session: Session[Any]) -> str:
    """A mark of everything that may not be lost: log, cursor, state, half-step, typed dice."""
    open_ = session.open
    half = open_ and (open_.action, open_.answers, open_.by_person, open_.typed)
    log = [(record.action, record.answers) for record in session.log]
    told = repr((session.first + session.cursor, session.state, half, log))
    return f"{session.first + session.cursor}:{hashlib.sha256(told.encode()).hexdigest()[:16]}"


def next_order(session: Session[Any], rng: random.Random) -> Order:
    """Something a person could do now."""
    chance, question = rng.random(), session.question
    if question is not None:
        if chance < 0.1:
            return "undo", None
        return "enter", rng.choice(question.options)
    state: State = session.state
    if state.ending is not None or chance < 0.08:
        return "undo", None
    if chance < 0.12:
        return "redo", None
    if chance < 0.16:
        return "override", replace(state, sheet=replace(state.sheet, gold=state.sheet.gold + 1))
    if chance < 0.2:
        return "do", WriteNote(f"note {rng.randrange(1000)}")
    legal = list(session.game.legal(state))
    return ("do", rng.choice(legal)) if legal else ("undo", None)


def shadow(session: Session[Any]) -> Session[Any]:
    """A session like this one that nobody saves."""
    made = copy.copy(session)
    made.log = list(session.log)
    return made


def predicted(session: Session[Any], order: Order) -> str | None:
    """The position an order leads to; None if it is refused."""
    name, value = order
    trial = shadow(session)
    try:
        getattr(trial, name)(*(() if value is None else (value,)))
    except Illegal:
        return None
    return position(trial)


def say(*words: str) -> None:
    """One line, out at once."""
    sys.stdout.write(" ".join(words) + "\n")
    sys.stdout.flush()


def play(controller: Controller, rng: random.Random, between: Callable[[], object]) -> None:
    """Play until killed."""
    say("ready", position(controller.session))
    while True:
        order = next_order(controller.session, rng)
        will = predicted(controller.session, order)
        if will is None:
            continue
        say("will", will)
        name, value = order
        getattr(controller, name)(*(() if value is None else (value,)))
        assert controller.failure is None
        say("done", position(controller.session))
        between()


def main(folder: str, file: str, seed: str, window: str = "") -> None:
    """Open the play and go on with it."""
    profile, path = Profile(Path(folder)), Path(file)
    rng = random.Random(int(seed))
    if window:
        from gamebook_desktop.app import make_application, make_window

        app = make_application()
        shown = make_window(app, profile, "fr")
        shown.show()
        shown.open(path)
        controller = shown.controller
        assert controller is not None
        play(controller, rng, app.processEvents)
    desk = ProgramDesk(profile, "fr")
    opened = open_play(profile, path, desk._rules_for)
    words = GamebookWords(opened.session.game)
    controller = Controller("gamebook", "key", opened.session, words, opened.save)
    play(controller, rng, int)


if __name__ == "__main__":
    main(*sys.argv[1:])
