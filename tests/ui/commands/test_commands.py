"""The commands of the menu, and their keys."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

from gamebook_desktop.core.session import UndoPolicy
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.ui.command_list import COMMANDS, MENUS
from gamebook_desktop.ui.commands import PLAY_KEYS
from gamebook_desktop.ui.design.theme import theme
from tests.ui.commands.hands import (
    ALT,
    CTRL,
    IN_PLAY,
    NONE,
    SHIFT,
    commands,
    enabled,
    press,
    text_of,
)
from tests.ui.widgets.hands import type_text
from tests.ui.window import Screen

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


# --------------------------------------------------------------------------------- the list
def test_every_command_has_its_order_and_its_menu(shown: Screen) -> None:
    names = {command.name for command in COMMANDS}
    assert len(names) == len(COMMANDS)
    assert names <= set(commands(shown)._orders)
    assert {command.menu for command in COMMANDS} == {name for name, _ in MENUS}
    titles = [action.text() for action in commands(shown).menu.actions()]
    assert titles == ["&Play", "&View", "&Help"]


def test_no_key_means_two_things() -> None:
    keys = [key for command in COMMANDS for key in command.keys]
    keys += [f"Ctrl+{key}" for group in PLAY_KEYS for key in group]
    keys += ["F10"]
    shapes = [QKeySequence(key).toString() for key in keys]
    assert all(shapes)
    assert len(set(shapes)) == len(shapes)


def test_a_submenu_s_name_keeps_clear_of_its_arrow(shown: Screen, dressed: QApplication) -> None:
    menu = commands(shown).menu
    menu.ensurePolished()
    words = menu.fontMetrics()
    room = [
        menu.actionGeometry(action).width()
        - theme().space(5)
        - words.size(int(Qt.TextFlag.TextShowMnemonic), action.text()).width()
        for action in menu.actions()
    ]
    assert min(room) >= theme().space(6)


def test_what_needs_a_play_is_closed_without_one(shown: Screen) -> None:
    everything = {command.name for command in COMMANDS}
    assert enabled(shown) == everything - {"undo", "redo"}
    shown.window.go("library")
    assert enabled(shown) == everything - {"undo", "redo"} - IN_PLAY


def test_undo_and_redo_are_named(shown: Screen) -> None:
    assert (text_of(shown, "undo"), text_of(shown, "redo")) == ("Undo", "Redo")
    shown.play.do(do.Choose("2"))
    assert text_of(shown, "undo") == f"Undo: {shown.play.undo_name()}"
    shown.play.undo()
    assert text_of(shown, "redo") == f"Redo: {shown.play.redo_name()}"
    assert text_of(shown, "undo") == "Undo"


def test_what_is_undone_may_hold_an_ampersand(
    shown: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shown.play, "undo_name", lambda: "Fish & chips")
    commands(shown).refresh()
    assert text_of(shown, "undo") == "Undo: Fish && chips"


# --------------------------------------------------------------------------------- keys
@pytest.mark.parametrize(
    ("key", "modifiers"),
    [(Qt.Key.Key_Z, CTRL | SHIFT), (Qt.Key.Key_Y, CTRL)],
)
def test_undo_and_redo_by_key(key: Qt.Key, modifiers: Qt.KeyboardModifier, shown: Screen) -> None:
    shown.play.do(do.Choose("2"))
    press(shown, Qt.Key.Key_Z, CTRL)
    assert shown.play.session.cursor == 0
    press(shown, key, modifiers)
    assert shown.play.session.cursor == 1


def _field(shown: Screen, kind: type[QLineEdit] | type[QPlainTextEdit]) -> Any:
    QApplication.processEvents()  # a move takes the focus to its page
    field = kind(shown.window.centralWidget())
    field.show()
    field.setFocus()
    return field


def _content(field: Any) -> str:
    return str(field.text() if isinstance(field, QLineEdit) else field.toPlainText())


@pytest.mark.parametrize("kind", [QLineEdit, QPlainTextEdit])
def test_a_field_undoes_its_own_words_first(
    kind: type[QLineEdit] | type[QPlainTextEdit], shown: Screen
) -> None:
    shown.play.do(do.Choose("2"))
    field = _field(shown, kind)
    type_text(field, "abc")
    press(shown, Qt.Key.Key_Z, CTRL)
    assert (_content(field), shown.play.session.cursor) == ("", 1)
    press(shown, Qt.Key.Key_Z, CTRL)
    assert (_content(field), shown.play.session.cursor) == ("", 0)
    field.setFocus()
    press(shown, Qt.Key.Key_Z, CTRL | SHIFT)
    assert (_content(field), shown.play.session.cursor) == ("abc", 0)
    press(shown, Qt.Key.Key_Z, CTRL | SHIFT)
    assert (_content(field), shown.play.session.cursor) == ("abc", 1)


def test_a_forbidden_undo_says_why(shown: Screen) -> None:
    shown.play.session.policy = UndoPolicy.OFF
    shown.play.do(do.Choose("2"))
    press(shown, Qt.Key.Key_Z, CTRL)
    reason = shown.play.words.refusal("undo_forbidden", (UndoPolicy.OFF,))
    assert shown.play.session.cursor == 1
    assert shown.message() == f"{reason} Nothing has changed."


def _second_play(shown: Screen, place: str) -> None:
    """The same play once more, under another place."""
    shown.window.plays[place] = shown.window.plays[shown.window.here]


def test_plays_by_number_and_in_turn(shown: Screen) -> None:
    first = shown.window.here
    _second_play(shown, "second")
    went: list[str] = []

    def where() -> str:
        return {first: "1", "second": "2"}.get(shown.window.here, shown.window.here)

    for key, modifiers in (
        (Qt.Key.Key_2, CTRL),
        (Qt.Key.Key_Ampersand, CTRL),
        (Qt.Key.Key_Eacute, CTRL),
        (Qt.Key.Key_9, CTRL),
        (Qt.Key.Key_Tab, CTRL),
        (Qt.Key.Key_Tab, CTRL),
        (Qt.Key.Key_Backtab, CTRL | SHIFT),
    ):
        press(shown, key, modifiers)
        went.append(where())
    assert went == ["2", "1", "2", "2", "1", "2", "1"]
    shown.window.go("library")
    press(shown, Qt.Key.Key_Tab, CTRL)
    assert where() == "1"
    shown.window.go("library")
    press(shown, Qt.Key.Key_Backtab, CTRL | SHIFT)
    assert where() == "2"
    shown.window.plays.pop("second")


def test_alt_by_itself_opens_the_menu(shown: Screen) -> None:
    press(shown, Qt.Key.Key_Alt)
    menu = commands(shown).menu
    assert menu.isVisible()
    assert menu.activeAction() is None  # a submenu opened before its menu takes no mouse
    QTest.keyClick(menu, Qt.Key.Key_Down)
    assert menu.activeAction() is menu.actions()[0]


def test_f10_opens_the_menu(shown: Screen) -> None:
    press(shown, Qt.Key.Key_F10)
    assert commands(shown).menu.isVisible()


@pytest.mark.parametrize("between", ["key", "click", "repeat", "ctrl", "away"])
def test_alt_with_anything_else_does_not(between: str, shown: Screen) -> None:
    handle = shown.window.windowHandle()
    assert handle is not None
    alt = Qt.Key.Key_Alt
    QTest.keyPress(handle, alt, CTRL | ALT if between == "ctrl" else NONE)
    if between == "key":
        QTest.keyClick(handle, Qt.Key.Key_Left, ALT)
    elif between == "click":
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, ALT, shown.window.rect().center())
    elif between == "away":
        QApplication.sendEvent(handle, QFocusEvent(QEvent.Type.FocusOut))
    elif between == "repeat":
        QTest.keyRelease(handle, alt)
        assert commands(shown).menu.isVisible()
        commands(shown).menu.close()
    QTest.keyRelease(handle, alt)
    assert not commands(shown).menu.isVisible()


def test_the_library_rules_display_and_sheet(shown: Screen) -> None:
    window = shown.window
    press(shown, Qt.Key.Key_K, CTRL)
    assert window.rules_drawer.is_open()
    press(shown, Qt.Key.Key_Escape)
    assert not window.rules_drawer.is_open()
    commands(shown).actions["display"].trigger()
    assert window.settings_drawer.is_open()
    commands(shown).actions["display"].trigger()
    assert not window.settings_drawer.is_open()
    side = shown.panel.side
    assert side is not None
    assert side.isVisible()
    commands(shown).actions["sheet"].trigger()
    assert not side.isVisible()
    commands(shown).actions["library"].trigger()
    assert window.here == "library"


def test_the_rule_of_the_step(shown: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(shown.window, "show_rule", asked.append)
    monkeypatch.setattr(shown.panel, "governing_rules", lambda: ("R24", "R5"))
    press(shown, Qt.Key.Key_F1)
    monkeypatch.setattr(shown.panel, "governing_rules", lambda: ())
    press(shown, Qt.Key.Key_F1)
    assert asked == ["R24", ""]


def test_regions(shown: Screen) -> None:
    def region() -> str:
        here = QApplication.focusWidget()
        side = shown.panel.side
        assert side is not None
        named: dict[str, QWidget] = {
            "page": shown.panel.main,
            "side": side,
            "line": shown.window.line,
            "top": shown.window.top,
            "rail": shown.window.rail,
        }
        return next(name for name, place in named.items() if here and place.isAncestorOf(here))

    shown.panel.focus_home()
    walked = []
    for _ in range(3):
        press(shown, Qt.Key.Key_F6)
        walked.append(region())
    press(shown, Qt.Key.Key_F6, SHIFT)
    assert region() == walked[-2]
    assert walked[0] == "side"


def test_a_new_play_begins_in_the_library(shown: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    for name in ("focus_home", "focus_tiles"):
        monkeypatch.setattr(shown.window.library, name, partial(asked.append, name))
    press(shown, Qt.Key.Key_N, CTRL)
    assert (shown.window.here, asked) == ("library", ["focus_home", "focus_tiles"])


def test_closing_a_play(shown: Screen) -> None:
    press(shown, Qt.Key.Key_W, CTRL)
    assert (shown.window.here, shown.window.plays) == ("library", {})


def test_quitting(shown: Screen) -> None:
    press(shown, Qt.Key.Key_Q, CTRL)
    assert not shown.window.isVisible()


def test_starting_again_is_the_panel_s(shown: Screen) -> None:
    asked: list[None] = []
    panel = shown.panel
    panel.restart_requested.disconnect()
    panel.restart_requested.connect(lambda: asked.append(None))
    commands(shown).actions["restart"].trigger()
    assert len(asked) == 1
