"""The door through which a play changes: orders, dice of both kinds, undo by name, the file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gamebook_desktop.core.refusal import Illegal
from gamebook_desktop.core.session import Session, UndoPolicy
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.state import Stat, State
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.save_file import SaveFile
from gamebook_desktop.store.saves import OpenedPlay, create_play, open_play
from gamebook_desktop.ui.controller import PROGRAM, REAL, Controller
from gamebook_desktop.ui.news import news
from tests.games.gamebook.helpers import at, fight, foe, game, sheet
from tests.games.gamebook.table import controller, over

SECTIONS: dict[Any, dict[str, Any]] = {
    1: {"choices": [{"text": "Là.", "to": 2}, {"text": "Plus loin.", "to": 3}]},
    2: fight(foe(8, 8, name="Loup"), win={"to": 3}),
    3: {"choices": [{"text": "Retour.", "to": 1}]},
}
FIGHTING = (do.Choose("2"), do.Engage())
HIT = ((1, 2), (5, 6))


class Log(list[str]):
    """What a controller said, in order."""

    def __init__(self, play: Controller) -> None:
        super().__init__()
        play.settling.connect(lambda: self.append("settling"))
        play.changed.connect(lambda: self.append("changed"))
        play.refused.connect(lambda refusal: self.append(f"refused {refusal.reason}"))
        play.saved.connect(lambda: self.append("saved"))


@pytest.fixture
def profile(data_dir: Path, qapp: object) -> Profile:
    return Profile(data_dir)


def saved(profile: Profile, **meta: Any) -> Callable[[Session[State]], SaveFile]:
    return lambda session: create_play(
        profile, "gamebook", "Essai", {"book": "test"}, 7, session, extra=meta
    )


def reopen(profile: Profile, path: Path, rules: Gamebook) -> OpenedPlay:
    return open_play(profile, path, lambda *_: rules)


def fight_open(dice: Any = None, **more: Any) -> Controller:
    play = controller(SECTIONS, at(sheet()), dice=dice, **more)
    for action in FIGHTING:
        assert play.do(action)
    return play


def shot(play: Controller) -> tuple[Any, ...]:
    return shot_of(play.session)


def shot_of(session: Session[Any]) -> tuple[Any, ...]:
    return session.state, tuple(session.log), session.cursor, session.open


# ------------------------------------------------------------------------------ orders
def test_a_change_is_written_then_announced(profile: Profile) -> None:
    play = controller(SECTIONS, save=saved(profile))
    log = Log(play)
    assert play.do(do.Choose("2"))
    assert log == ["settling", "saved", "changed"]
    assert play.state.visit.section == "2"


def test_a_refusal_changes_nothing_and_stays_until_the_next_change() -> None:
    play = controller(SECTIONS)
    before, log = shot(play), Log(play)
    assert not play.do(do.Choose("404"))
    assert shot(play) == before
    assert log == ["settling", "refused no_such_choice"]
    assert play.refusal is not None
    play.do(do.Choose("3"))
    assert play.refusal is None


def test_an_order_during_an_announcement_is_a_mistake_of_the_program(qtbot: QtBot) -> None:
    play = controller(SECTIONS)
    play.changed.connect(lambda: play.do(do.Choose("3")))
    with qtbot.captureExceptions() as caught:
        play.do(do.Choose("2"))
    assert [type(error) for _, error, _ in caught] == [AssertionError]
    assert play.state.visit.section == "2"


def test_dice_typed_ahead_answer_the_next_question() -> None:
    play = fight_open()
    play.do(do.Attack(0))
    for die in (1, 2, 5):
        assert play.enter(die)
    assert play.question is not None
    assert play.session.open is not None
    assert (play.question.why, play.session.open.typed) == ("attack_hero", (4,))
    assert play.enter(6)
    assert play.question is None
    fighting = play.state.fight
    assert fighting is not None
    assert [(c.foe_dice, c.own_dice, c.result) for c in fighting.clashes] == [
        ((1, 2), (5, 6), "hit")
    ]


@pytest.mark.parametrize("face", [0, 7, "1", None])
def test_what_is_no_face_is_refused(face: Any) -> None:
    play = fight_open()
    play.do(do.Attack(0))
    before = shot(play)
    assert not play.enter(face)
    assert shot(play) == before


def test_take_back_goes_from_typed_dice_to_answers_to_the_action() -> None:
    play = fight_open()
    play.do(do.Attack(0))
    steps = [shot(play)]
    for die in (1, 2, 5):
        play.enter(die)
        steps.append(shot(play))
    assert play.take_back()
    assert shot(play) == steps[2]
    for step in (steps[1], steps[0]):  # the creature's two dice, one by one
        assert play.take_back()
        assert shot(play) == step
    assert play.take_back()
    assert play.question is None
    assert not play.take_back()
    assert play.session.last is not None
    assert play.session.last.action == do.Engage()


def test_an_answer_whole() -> None:
    play = fight_open()
    play.do(do.Attack(0))
    assert play.answer(1, 2)
    assert play.answer(5, 6)
    assert play.session.last is not None
    assert play.session.last.answers == ((0, 1), (4, 5))


def test_retyping_a_die_of_the_finished_exchange_plays_it_again_and_can_be_undone() -> None:
    play = fight_open(HIT)
    play.do(do.Attack(0))
    assert play.state.fight is not None
    assert play.state.fight.wounds[0].on_hero is False
    assert play.retype(1, 1, 1)
    assert play.retype(1, 0, 1)
    changed = play.state.fight
    assert changed is not None
    assert [(c.foe_dice, c.own_dice, c.result) for c in changed.clashes] == [
        ((1, 2), (1, 1), "parry")
    ]
    assert play.undo()
    assert play.session.last is not None
    assert play.session.last.action == do.Engage()


def test_rolling_the_rest_keeps_what_was_typed(profile: Profile) -> None:
    play = fight_open(save=saved(profile))
    play.do(do.Attack(0))
    play.enter(6)
    assert play.roll_the_rest()
    open_ = play.session.open
    assert open_ is not None
    assert open_.answers[0][0] == 5
    again = fight_open(save=saved(profile))
    again.do(do.Attack(0))
    again.enter(6)
    again.roll_the_rest()
    assert again.session.open is not None
    assert again.session.open.answers == open_.answers  # same seed, same place, same die


# ------------------------------------------------------------------------------ whose dice
def test_switching_to_the_program_in_the_middle_of_a_question_rolls_the_rest() -> None:
    play = fight_open()
    play.set_dice_mode(REAL)
    play.do(do.Attack(0))
    play.enter(6)
    play.enter(6)
    play.enter(1)
    play.set_dice_mode(PROGRAM)
    assert play.question is None
    record = play.session.last
    assert record is not None
    assert record.answers[0] == (5, 5)
    assert record.answers[1][0] == 0


def test_switching_to_real_dice_leaves_the_next_question_open(profile: Profile) -> None:
    play = controller(SECTIONS, at(sheet(skill=(30, 30))), save=saved(profile))
    play.set_dice_mode(PROGRAM)
    for action in (*FIGHTING, do.Attack(0)):
        assert play.do(action)
    assert play.question is None
    play.set_dice_mode(REAL)
    play.do(do.TestLuck())
    assert play.question is not None
    assert play.question.why == "luck_test"


def test_whose_dice_is_kept_with_the_play(profile: Profile) -> None:
    play = controller(SECTIONS, save=saved(profile))
    assert play.dice_mode == REAL
    play.set_dice_mode(PROGRAM)
    assert play.save is not None
    play.save.close()
    opened = reopen(profile, play.save.path, game(SECTIONS))
    made = Controller("gamebook", "key", opened.session, play.words, opened.save)
    assert made.dice_mode == PROGRAM
    made.set_dice_mode(REAL)
    opened.save.close()
    opened = reopen(profile, play.save.path, game(SECTIONS))
    assert Controller("gamebook", "key", opened.session, play.words, opened.save).dice_mode == REAL
    opened.save.close()


def test_the_programs_dice_are_the_same_after_undo_unless_wished_otherwise(
    profile: Profile,
) -> None:
    def rolled(play: Controller) -> tuple[Any, ...]:
        play.do(do.Attack(0))
        assert play.session.last is not None
        answers = play.session.last.answers
        play.undo()
        return answers

    play = fight_open(save=saved(profile))
    play.set_dice_mode(PROGRAM)
    assert rolled(play) == rolled(play)
    play.session.new_dice_after_undo = True
    assert len({rolled(play) for _ in range(8)}) > 1


# ------------------------------------------------------------------------------ words
NAMES = [
    ((do.Choose("2"),), "choice 1 of 1"),
    ((do.Choose("3"),), "choice 2 of 1"),
    (FIGHTING, "start of the fight"),
    ((*FIGHTING, do.Attack(0)), "dice of round 1"),
    ((*FIGHTING, do.Attack(0), do.TestLuck()), "luck in round 1"),
    ((*FIGHTING, do.Attack(0), do.Accept()), "round 1 without luck"),
    ((do.Eat(),), "meal"),
    ((do.Drink(),), "a dose of Potion of Strength"),
    ((do.Drop("lanterne"),), "left behind: Lantern"),
    ((do.WriteNote("Vu."),), "note at 1"),
    ((do.TurnTo("3"),), "turning to 3"),
]


@pytest.mark.parametrize(("actions", "name"), NAMES, ids=[name for _, name in NAMES])
def test_undo_and_redo_name_what_they_do(actions: tuple[Any, ...], name: str) -> None:
    hurt = sheet(stamina=(9, 18), carried=("epee", "sac", "lanterne"))
    play = controller(SECTIONS, at(hurt), dice=[*HIT, (1, 1)])
    for action in actions:
        assert play.do(action), play.refusal
    if not isinstance(actions[-1], do.TurnTo):
        assert play.undo_name() == name
    after = play.state
    play.undo()
    assert play.redo_name() == name
    assert play.state != after
    play.redo()
    assert play.state == after
    assert play.redo_name() == ""


def test_undo_names_the_die_to_be_taken_back_while_a_question_is_open() -> None:
    play = fight_open()
    play.do(do.Attack(0))
    assert play.undo_name() == "dice of round 1"
    play.enter(1)
    assert play.undo_name() == "Loup, first die"
    assert play.redo_name() == ""
    play.enter(2)
    assert play.undo_name() == "Loup, second die"
    play.undo()
    assert play.undo_name() == "Loup, first die"
    ranges = [{"least": 3, "most": 18, "to": 3}]
    play = controller(
        {1: {"choices": [{"text": "Dés.", "table": {"dice": 3, "ranges": ranges}}]}, 3: {}}
    )
    play.do(do.Choose("table/3"))
    play.enter(1)
    play.enter(1)
    assert play.undo_name() == "Dice of the section, second die"


def test_nothing_to_undo_has_no_name_and_no_refusal() -> None:
    play = controller(SECTIONS)
    assert (play.undo_name(), play.redo_name(), play.undo_refusal()) == ("", "", None)
    before = shot(play)
    assert play.undo()
    assert shot(play) == before


def test_a_policy_closes_undo_with_its_reason() -> None:
    play = fight_open(HIT)
    play.session.policy = UndoPolicy.NOT_PAST_CHANCE
    assert play.undo_refusal() is None
    play.do(do.Attack(0))
    refusal = play.undo_refusal()
    assert refusal is not None
    assert refusal.reason == "undo_forbidden"
    assert play.words.refusal(refusal.reason, refusal.facts)
    before = shot(play)
    assert not play.undo()
    assert shot(play) == before


def test_why_not_tells_refusals_but_not_mere_warnings() -> None:
    play = fight_open(HIT)
    assert play.why_not(do.Eat()) == ("No meal during a fight.", "R22")
    play = controller(SECTIONS, at(sheet(stamina=(18, 18))))
    with pytest.raises(Illegal) as warned:
        play.session.do(do.Eat())
    assert warned.value.confirm == do.Eat(sure=True)
    assert play.why_not(do.Eat()) == ("", "")


# ------------------------------------------------------------------------------ A29, G84
def test_A29_G84_twelve_undos_after_twelve_moves_give_the_exact_states_in_reverse() -> None:
    hurt = sheet(stamina=(9, 18), carried=("epee", "sac", "lanterne"))
    dice = [*HIT, (1, 1), (6, 6), (1, 1), *HIT, *HIT]
    play = controller(SECTIONS, at(hurt), dice=dice)
    actions = (
        do.Eat(),
        do.WriteNote("Premier pas."),
        do.Drop("lanterne"),
        do.Drink(),
        do.Choose("2"),
        do.Engage(),
        do.Attack(0),
        do.TestLuck(),
        do.Attack(0),
        do.Accept(),
        do.Attack(0),
        do.Attack(0),
    )
    states = [play.state]
    for action in actions:
        assert play.do(action), (action, play.refusal)
        states.append(play.state)
    assert len(set(map(repr, states))) == 13
    for state in reversed(states[:-1]):
        play.undo()
        assert play.state == state
    for state in states[1:]:
        play.redo()
        assert play.state == state


def test_A28_going_back_to_a_bookmark_is_the_state_as_it_was_then(profile: Profile) -> None:
    play = controller(SECTIONS, at(sheet(stamina=(9, 18))), save=saved(profile))
    assert play.save is not None
    mark = play.save.add_bookmark("Début", play.session.state)
    then = play.state
    play.do(do.Eat())
    play.do(do.Choose("3"))
    now = play.state
    play.override(play.save.bookmark_state(mark), note="Début", cause="bookmark")
    assert play.state == then
    assert play.undo_name() == "return to the bookmark at 1"
    play.undo()
    assert play.state == now


def test_A37_undo_of_a_detour_leaves_no_stale_return() -> None:
    sections: dict[Any, dict[str, Any]] = {
        1: {"choices": [{"text": "Détour.", "to": 9, "detour": True}, {"text": "Là.", "to": 2}]},
        2: {"choices": [{"text": "Détour.", "to": 9, "detour": True}]},
        9: {"choices": [{"text": "Retour.", "back": True}]},
    }
    play = controller(sections)
    play.do(do.Choose("9"))
    assert play.state.world.returns
    play.undo()
    assert play.state.world.returns == ()
    play.do(do.Choose("2"))
    play.do(do.Choose("9"))
    play.do(do.Choose("back"))
    assert play.state.visit.section == "2"


# ------------------------------------------------------------------------------ the file
def test_A34_each_half_step_of_a_round_reopens_as_it_was(profile: Profile) -> None:
    """Rolled, wounded, before luck, while luck is rolled, after it: same step, same dice."""
    rules = game(SECTIONS)
    play = over(rules, at(sheet()), save=saved(profile))
    assert play.save is not None
    steps: list[Callable[[], object]] = [
        *(lambda action=action: play.do(action) for action in (*FIGHTING, do.Attack(0))),
        *(lambda die=die: play.enter(die) for die in (6, 6, 1)),
        lambda: play.enter(2),
        lambda: play.do(do.TestLuck()),
        lambda: play.enter(1),
        lambda: play.enter(1),
        lambda: play.do(do.Attack(0)),
        play.take_back,
        play.undo,
        play.redo,
    ]
    for step in steps:
        step()
        assert play.failure is None
        path = play.save.path
        before = shot(play)
        play.save.close()
        opened = reopen(profile, path, rules)
        assert opened.warnings == []
        assert opened.save.read_only is None
        assert shot_of(opened.session) == before
        opened.session.source = play.session.source
        play.session = opened.session
        play.save = opened.save
    play.save.close()


def test_A38_a_value_above_its_initial_survives_reopening(profile: Profile) -> None:
    rules = game(SECTIONS)
    high = sheet(skill=(8, 7), stamina=(23, 19), luck=(12, 11))
    play = over(rules, at(high), save=saved(profile))
    play.do(do.Choose("3"))
    assert play.save is not None
    play.save.close()
    opened = reopen(profile, play.save.path, rules)
    kept = opened.session.state.sheet
    opened.save.close()
    assert (kept.skill, kept.stamina, kept.luck) == (Stat(7, 8), Stat(19, 23), Stat(11, 12))


def test_a_failed_write_is_never_called_saved_and_made_good_later(profile: Profile) -> None:
    play = controller(SECTIONS, save=saved(profile))
    assert play.save is not None
    assert play.save._pen is not None
    connection = play.save._pen.connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count={pages}")
    while play.failure is None:
        play.do(do.WriteNote("x" * 2000 + str(play.session.cursor)))
        assert play.session.cursor < 200
    told = news(play)
    assert (told.text, told.tone, told.action) == ("The disk is full.", "bad", "Save elsewhere")
    connection.execute("PRAGMA max_page_count=1000000")
    play.do(do.Choose("3"))
    assert play.failure is None
    assert news(play).tone == ""
    play.save.close()
    opened = reopen(profile, play.save.path, game(SECTIONS))
    assert opened.session.state == play.session.state
    opened.save.close()


def test_A4_a_play_open_elsewhere_takes_no_orders_and_says_why(profile: Profile) -> None:
    rules = game(SECTIONS)
    first = over(rules, at(sheet()), save=saved(profile))
    assert first.save is not None
    opened = reopen(profile, first.save.path, rules)
    second = Controller("gamebook", "key", opened.session, first.words, opened.save)
    log, before = Log(second), shot(second)
    assert second.read_only
    orders: tuple[Callable[[], bool], ...] = (
        lambda: second.do(do.Choose("2")),
        lambda: second.override(replace(second.state, begun=False)),
        second.undo,
        second.redo,
    )
    assert [order() for order in orders] == [False] * 4
    second.set_dice_mode(PROGRAM)
    second.write()
    assert shot(second) == before
    assert "saved" not in log
    told = news(second)
    assert told.text == "It is open in another window of the program; here it can only be read."
    assert (told.icon, told.tone, told.action) == ("lock", "warn", "Save elsewhere")
    opened.save.save_elsewhere(profile.saves / "ailleurs.gamebook")
    assert not second.read_only
    assert second.do(do.Choose("2"))
    opened.save.close()
    first.save.close()
