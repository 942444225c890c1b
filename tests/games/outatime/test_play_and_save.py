"""A play on disk, reopened in the middle of a question; the scenes of the pictures."""

from __future__ import annotations

from pathlib import Path

from gamebook_desktop.core.session import Session
from gamebook_desktop.core.turn import Question
from gamebook_desktop.games.outatime import actions as do
from gamebook_desktop.games.outatime.scenes import scenes
from gamebook_desktop.games.outatime.state import FLUX
from gamebook_desktop.store.codec import Codec
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.saves import create_play, open_play
from tests.games.outatime.table import game, shipped

TWO = (do.Seat("Ada"), do.Seat("Bob", "bold"))


def test_reopened_with_dice_half_typed(tmp_path: Path) -> None:
    """Real dice: two of six are typed when the window closes."""
    rules, profile = game(), Profile(tmp_path)
    session = Session(rules, rules.new())
    setup = {"cards": "essai"}
    save = create_play(profile, "outatime", "Essai", setup, 1, session, summary={}, extra={})
    for action in (
        do.SetTable(TWO),
        do.Prepare(0, "2a", "3a"),
        do.Prepare(1, "2b", "3c"),
        do.Roll(),
    ):
        session.do(action)
        save.sync(session)
    for face in (FLUX, 88):
        session.enter(face)
        save.sync(session)
    path = save.path
    save.close()
    opened = open_play(profile, path, lambda _game, _setup: rules)
    again = opened.session
    assert opened.warnings == []
    assert again.state == session.state
    assert again.open is not None
    assert again.question is not None
    assert [again.question.options[at] for at in again.open.typed] == [FLUX, 88]
    for face in (4, 2, 2, 2):
        again.enter(face)
    assert again.state.now.loose == (88, 4, 2, 2, 2)
    opened.save.close()


def test_questions_survive_as_plain_data() -> None:
    codec = Codec(game())
    question = Question(0, "victim", (1, 2), facts=("Ada", "Bob", "Cléo"))
    assert codec.plain(question.options) == [1, 2]
    assert codec.plain((FLUX, 2, 88)) == ["FLUX", 2, 88]


def test_scenes_can_be_played() -> None:
    rules = shipped()
    found = {scene.name: scene for scene in scenes(rules)}
    assert set(found) >= {"setup", "first_cards", "turn", "dice", "paradox", "end"}
    for scene in found.values():
        assert rules.invariants(scene.state) == []
        session = Session(rules, scene.state)
        left = list(scene.answers)
        for action in scene.actions:
            session.do(action)
            while session.question is not None and left:
                session.enter(left.pop(0))
        assert left == []
        assert rules.invariants(session.shown) == []
