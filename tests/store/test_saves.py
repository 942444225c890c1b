"""Plays on disk: what was shown as saved is what opens again."""

from __future__ import annotations

import random
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import person, seeded
from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.save_header import read_header
from tests.helpers_game import (
    Draw,
    Fight,
    Flux,
    Go,
    Hero,
    Hit,
    Item,
    Meet,
    Mood,
    Moved,
    Toy,
    ToyState,
)
from tests.store.helpers_saves import (
    SEED,
    SETUP,
    automatic,
    make_toy,
    play,
    reopen,
    same_play,
    start,
    summary,
    ticking,
)


@pytest.fixture
def profile(data_dir: Path) -> Profile:
    return Profile(data_dir)


def dump(path: Path) -> list[str]:
    with sqlite3.connect(path) as connection:
        lines = list(connection.iterdump())
    connection.close()
    return lines


def test_a_new_play_is_one_file_named_after_its_title(profile: Profile) -> None:
    save, _ = start(profile, "L’Épée d’œuvre !")
    save.close()
    assert [path.name for path in profile.saves.iterdir()] == [
        f"l-epee-d-oeuvre-{save.id}.gamebook"
    ]
    header = read_header(save.path)
    assert (header.problem, header.game, header.title) == (None, "toy", "L’Épée d’œuvre !")
    assert (header.where("fr"), header.values("en"), header.done) == ("Lieu 1", "Life 30", 0)
    assert header.meta["setup"] == SETUP
    assert header.meta["seed"] == SEED


def test_play_close_open(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, Go("2"), Meet("rat"), Hit(), Hit(), Hit(), Draw(), Flux())
    save.close()
    opened = reopen(profile, save.path)
    assert same_play(opened.session, session)
    assert (opened.warnings, opened.past, opened.save.read_only) == ([], [], None)
    assert opened.save.seed == SEED
    header = read_header(save.path)
    assert (header.where("fr"), header.done, header.waiting) == ("Lieu 2", 7, False)


def test_A26_random_plays_open_the_same_three_times_round(profile: Profile) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        save, session = start(profile)
        for _ in range(40):
            step(rng, session)
            save.sync(session, summary(session.state))
        save.close()
        before = dump(save.path)
        for _ in range(3):
            opened = reopen(profile, save.path)
            assert same_play(opened.session, session)
            assert opened.save.sync(opened.session) is False
            opened.save.close()
            assert dump(save.path) == before


def step(rng: random.Random, session: Session[ToyState]) -> None:
    """Any order a person could give."""
    order = rng.random()
    if session.open or session.game.over(session.state) or order < 0.15:
        session.undo()
    elif order < 0.25:
        session.redo()
    elif order < 0.3:
        session.override(session.game.new(life=30, note="corrected"), note="by hand")
    else:
        session.source = automatic if rng.random() < 0.7 else person
        session.do(rng.choice(list(session.game.legal(session.state))))


def test_A41_six_different_numbers(profile: Profile) -> None:
    save, session = start(profile)
    state = ToyState(
        Hero(7, 13, Mood.GRIM), "3", {"9": 20}, (Item("rope", 11),), (), Fight("orc", 4), 0.1, "é"
    )
    session.override(state)
    save.sync(session)
    save.close()
    assert reopen(profile, save.path).session.state == state


def test_A31_a_lone_change_is_kept_at_once(profile: Profile) -> None:
    save, session = start(profile)
    session.override(Toy().new(life=3))
    save.sync(session)
    copy = profile.data / "as after a crash.gamebook"
    copy.write_bytes(save.path.read_bytes())
    assert reopen(profile, copy).session.state.hero.life == 3


def test_A34_each_half_step_of_a_round_comes_back_with_its_dice(profile: Profile) -> None:
    save, session = start(profile, source=person)
    play(save, session, Meet("rat"), Hit())
    orders: list[tuple[str, Any]] = [
        ("enter", 6),
        ("enter", 6),
        ("enter", 1),
        ("enter", 2),
        ("answer", "yes"),
        ("enter", 2),
    ]
    for order, value in orders:
        getattr(session, order)(value)
        save.sync(session)
        save.close()
        opened = reopen(profile, save.path)
        assert same_play(opened.session, session)
        assert opened.session.shown == session.shown
        assert opened.session.question == session.question
        save, session = opened.save, opened.session
    session.enter(3)
    assert session.state.hero == Hero(29, 8, Mood.GRIM)


def test_same_dice_after_opening(profile: Profile) -> None:
    def source(*_: Any) -> Any:
        return automatic(*_)

    save, session = start(profile, source=source)
    play(save, session, Flux(), Flux())
    save.close()
    opened = reopen(profile, save.path)
    opened.session.source = session.source
    session.do(Flux())
    opened.session.do(Flux())
    assert opened.session.last == session.last


def test_new_dice_after_undo_stay_new(profile: Profile) -> None:
    save, session = start(profile)
    session.new_dice_after_undo = True
    play(save, session, Flux())
    session.undo()
    save.sync(session)
    save.close()
    opened = reopen(profile, save.path)
    assert opened.session.branch == 1
    opened.session.source = automatic
    session.do(Flux())
    opened.session.do(Flux())
    assert opened.session.state == session.state


def test_undone_actions_can_be_redone_after_opening(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, Go("2"), Go("3"), Draw())
    session.undo()
    session.undo()
    save.sync(session)
    save.close()
    opened = reopen(profile, save.path)
    assert same_play(opened.session, session)
    opened.session.redo()
    opened.save.sync(opened.session)
    opened.session.do(Go("1"))  # a new branch drops the undone draw
    opened.save.sync(opened.session)
    opened.save.close()
    again = reopen(profile, save.path).session
    assert [record.action for record in again.log] == [Go("2"), Go("3"), Go("1")]


def test_sync_writes_only_what_differs(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, *[Go("2"), Go("3")] * 10)
    statements: list[str] = []
    assert save._pen is not None
    save._pen.connection.set_trace_callback(statements.append)
    assert save.sync(session, summary(session.state)) is False
    assert statements == []
    play(save, session, Go("1"))
    written = [s.split(" (")[0] for s in statements if s[:5] not in ("BEGIN", "COMMI")]
    assert written == ["REPLACE INTO record", "REPLACE INTO snapshot", "REPLACE INTO meta"]


def test_bookmarks_notes_and_meta(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, Go("2"))
    first = save.add_bookmark("Avant le pont", session.state)
    play(save, session, Go("3"))
    second = save.add_bookmark("Après", session.state)
    save.set_note("journal", "été\n« œuvre »")
    save.set_note("map", "x")
    save.set_note("map", "")
    save.set_meta("dice", "real")
    save.remove_bookmark(second.n)
    save.close()
    opened = reopen(profile, save.path).save
    assert opened.bookmarks == {1: first}
    assert opened.bookmark_state(first).place == "2"
    assert opened.notes == {"journal": "été\n« œuvre »"}
    assert opened.meta["dice"] == "real"


def test_a_clock_set_back_changes_no_order(profile: Profile) -> None:
    save, session = start(profile, now=ticking())
    play(save, session, Go("2"))
    before = read_header(save.path).updated
    save._now = lambda: datetime(2001, 1, 1, tzinfo=UTC)
    play(save, session, Go("3"), Go("1"))
    save.close()
    assert before is not None
    assert read_header(save.path).updated == before
    opened = reopen(profile, save.path, now=ticking(datetime(2031, 1, 1, tzinfo=UTC)))
    assert [record.action for record in opened.session.log] == [Go("2"), Go("3"), Go("1")]
    play(opened.save, opened.session, Go("2"))
    later = read_header(save.path).updated
    assert later is not None
    assert later - before > timedelta(days=300)


# ---------------------------------------------------------------------------- changed rules
def test_A22_the_snapshot_wins_when_the_rules_have_changed(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, Go("2"), Go("3"), Draw())
    session.undo()
    save.sync(session)
    save.close()
    opened = reopen(profile, save.path, Toy(toll=1))
    assert opened.session.state == session.state
    assert [warning.code for warning in opened.warnings] == [
        "save.rules_changed",
        "save.redo_dropped",
    ]
    assert (opened.session.log, opened.session.first) == ([], 2)
    assert not opened.session.may_undo()
    assert [(past.n, past.action, past.events) for past in opened.past] == [
        (1, Go("2"), (Moved("1", "2"),)),
        (2, Go("3"), (Moved("2", "3"),)),
    ]
    play(opened.save, opened.session, Go("1"))
    opened.save.close()
    again = reopen(profile, save.path, Toy(toll=1))
    assert again.warnings == []
    assert same_play(again.session, opened.session)
    assert [past.n for past in again.past] == [1, 2]
    assert again.session.state.hero.life == 29
    again.session.undo()
    assert again.session.state == session.state
    assert read_header(save.path).done == 3


def test_A19_a_place_that_is_gone(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, Go("2"), Go("3"))
    save.close()
    opened = reopen(profile, save.path, Toy(places=("1",)))
    assert opened.session.state.place == "3"
    assert [warning.code for warning in opened.warnings] == ["save.rules_changed"]
    assert next(iter(opened.session.game.legal(opened.session.state))) == Go("1")


def test_dice_go_on_where_they_were_after_a_change_of_rules(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, Go("2"), Go("3"))
    save.close()
    opened = reopen(profile, save.path, Toy(toll=1))
    opened.session.source = automatic
    session.do(Flux())
    opened.session.do(Flux())
    assert opened.session.last is not None
    assert session.last is not None
    assert opened.session.last.answers == session.last.answers


def test_unknown_actions_and_events_are_past_but_readable(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, Go("2"), Draw())
    save.close()
    with sqlite3.connect(save.path) as connection:
        connection.execute('UPDATE record SET action = \'{"type":"Fly"}\' WHERE n = 2')
        connection.execute('UPDATE record SET events = \'[{"type":"Flown"}]\' WHERE n = 2')
    connection.close()
    opened = reopen(profile, save.path)
    assert opened.session.state == session.state
    assert [(past.action, past.unreadable) for past in opened.past] == [(Go("2"), 0), (None, 1)]


def test_an_open_action_that_no_longer_fits_is_dropped(profile: Profile) -> None:
    save, session = start(profile, source=person)
    play(save, session, Go("2"), Meet("rat"), Hit())
    session.answer(6, 6)
    save.sync(session)
    save.close()
    with sqlite3.connect(save.path) as connection:
        connection.execute("UPDATE open SET answers = '[[9, 9]]'")
    connection.close()
    opened = reopen(profile, save.path)
    assert opened.session.open is None
    assert opened.session.state == session.state
    assert [warning.code for warning in opened.warnings] == ["save.open_dropped"]
    opened.session.do(Hit())
    opened.save.sync(opened.session)
    opened.save.close()
    assert reopen(profile, save.path).warnings == []


@pytest.mark.parametrize("typed", ["[9]", "[1, 1]", "[-1]", '["x"]', "7", "[[1]]"])
def test_typed_faces_that_do_not_fit_are_forgotten(profile: Profile, typed: str) -> None:
    save, session = start(profile, source=person)
    play(save, session, Meet("rat"), Hit())
    session.enter(6)
    save.sync(session)
    save.close()
    with sqlite3.connect(save.path) as connection:
        connection.execute("UPDATE open SET typed = ?", (typed,))
    connection.close()
    opened = reopen(profile, save.path).session
    assert opened.open is None or opened.open.typed == ()
    assert opened.state == session.state


def test_a_lost_snapshot_is_played_again(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, Go("2"), Draw())
    save.close()
    with sqlite3.connect(save.path) as connection:
        connection.execute("UPDATE snapshot SET state = '{\"place\": []}'")
    connection.close()
    opened = reopen(profile, save.path)
    assert same_play(opened.session, session)
    assert [warning.code for warning in opened.warnings] == ["save.snapshot_lost"]
    opened.save.close()


def test_neither_snapshot_nor_log(profile: Profile) -> None:
    save, session = start(profile)
    play(save, session, Go("2"))
    save.close()
    with sqlite3.connect(save.path) as connection:
        connection.execute("DELETE FROM snapshot")
        connection.execute("UPDATE record SET action = 'x'")
    connection.close()
    with pytest.raises(SaveError) as caught:
        reopen(profile, save.path)
    assert caught.value.kind == "unreadable"
    assert not (profile.saves / f".{save.path.name}.lock").exists()


def test_a_game_this_program_does_not_have(profile: Profile) -> None:
    save, _ = start(profile)
    save.set_meta("game", "chess")
    save.close()
    with pytest.raises(SaveError) as caught:
        reopen(profile, save.path)
    assert (caught.value.kind, caught.value.facts) == ("unknown_game", ("chess",))
    assert make_toy("toy", {}).toll == 0


def test_a_long_play(profile: Profile) -> None:
    save, session = start(profile, source=seeded(3))
    for _ in range(1_000):
        session.do(Go("2"))
        session.do(Go("3"))
    save.sync(session)
    play(save, session, Go("1"))
    save.close()
    opened = reopen(profile, save.path)
    assert same_play(opened.session, session)
    assert len(opened.session.log) == 2_001
