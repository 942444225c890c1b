from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.core.session import UndoPolicy
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.games.gamebook.panel import GamebookPanel
from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.store.save_rows import Bookmark
from gamebook_desktop.ui import dialogs
from gamebook_desktop.ui.command_list import COMMANDS, MENUS
from gamebook_desktop.ui.commands import PLAY_KEYS, Commands
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.keys_help import GROUPS, KeysDrawer, in_words
from tests.ui.widgets.conftest import look  # noqa: F401 - set back after each test
from tests.ui.widgets.hands import type_text
from tests.ui.window import Screen, screen

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

SECTIONS: dict[Any, Any] = {
    1: {"title": "La cour", "choices": [{"text": "Là.", "to": 2}]},
    2: {"choices": [{"text": "Retour.", "to": 1}]},
}
CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
NONE = Qt.KeyboardModifier.NoModifier
IN_PLAY = {
    "close",
    "bookmark",
    "restart",
    "export",
    "papers",
    "sheet",
    "rule",
}


@pytest.fixture
def shown(qtbot: QtBot, data_dir: Path) -> Screen:
    made = screen(qtbot, data_dir, SECTIONS, kept=True)
    theme().set(reduced_motion=True)
    return made


def commands(shown: Screen) -> Commands:
    return shown.window.commands


def press(shown: Screen, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """A key as the window system sends it: shortcuts first, then the window, then the widget."""
    handle = shown.window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key, modifiers)
    QApplication.processEvents()


def text_of(shown: Screen, name: str) -> str:
    return commands(shown).actions[name].text()


def enabled(shown: Screen) -> set[str]:
    return {name for name, action in commands(shown).actions.items() if action.isEnabled()}


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


@pytest.mark.parametrize(
    ("key", "modifiers", "percent"),
    [
        (Qt.Key.Key_Plus, CTRL, 110),
        (Qt.Key.Key_Equal, CTRL, 110),
        (Qt.Key.Key_Minus, CTRL, 90),
        (Qt.Key.Key_0, CTRL, 100),
        (Qt.Key.Key_Agrave, CTRL, 100),
    ],
)
def test_text_size(
    key: Qt.Key, modifiers: Qt.KeyboardModifier, percent: int, shown: Screen
) -> None:
    press(shown, key, modifiers)
    assert round(theme().look.scale * 100) == percent
    assert round(shown.window.desk.settings.text_scale * 100) == percent


@pytest.mark.parametrize(
    ("scale", "step", "percent"),
    [
        (1.0, 1, 110),
        (2.4, 1, 250),
        (2.5, 1, 250),
        (0.8, -1, 80),
        (0.9, -1, 80),
        (1.73, 1, 180),
        (1.73, -1, 160),
        (2.5, 0, 100),
    ],
)
def test_text_size_by_steps(scale: float, step: int, percent: int, shown: Screen) -> None:
    theme().set(scale=scale)
    commands(shown).text_size.step(step)
    QApplication.processEvents()
    assert round(theme().look.scale * 100) == percent


def test_steps_that_come_together_lay_the_window_out_once(shown: Screen) -> None:
    seen: list[float] = []
    theme().changed.connect(lambda: seen.append(round(theme().look.scale, 2)))
    for step in (1, 1, 1, -1):
        commands(shown).text_size.step(step)
    QApplication.processEvents()
    assert seen == [1.2]
    for step in (-1, 0, 1):
        commands(shown).text_size.step(step)
    QApplication.processEvents()
    assert seen == [1.2, 1.1]


def test_a_text_size_that_cannot_be_kept_is_said(
    shown: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("gamebook_desktop.store.settings.save_settings", full)
        commands(shown).text_size.step(1)
        QApplication.processEvents()
    assert round(theme().look.scale * 100) == 110
    assert shown.message() == "Settings not saved: No space left on device"


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


# --------------------------------------------------------------------------------- bookmarks
def _bookmarks(shown: Screen) -> list[Bookmark]:
    assert shown.play.save is not None
    return list(shown.play.save.bookmarks.values())


def test_a_bookmark_is_kept_and_gone_back_to(shown: Screen) -> None:
    menu = commands(shown).bookmarks
    assert not menu.menuAction().isEnabled()
    before = shown.play.session.state
    press(shown, Qt.Key.Key_D, CTRL)
    name = shown.play.words.summary(before)[0]
    assert [bookmark.name for bookmark in _bookmarks(shown)] == [name]
    assert shown.message() == f"Bookmark kept: {name}"
    assert menu.menuAction().isEnabled()
    shown.play.do(do.Choose("2"))
    press(shown, Qt.Key.Key_D, CTRL)
    shown.play.do(do.Choose("1"))
    menu.aboutToShow.emit()
    names = [action.text().split("\t")[0] for action in menu.actions()]
    assert names == [bookmark.name for bookmark in reversed(_bookmarks(shown))]
    menu.actions()[1].trigger()
    assert shown.play.session.state == before
    record = shown.play.session.last
    assert record is not None
    assert (record.action.cause, record.action.note) == ("bookmark", name)
    press(shown, Qt.Key.Key_Z, CTRL)
    assert shown.play.session.state != before


def test_a_bookmark_that_cannot_be_written_is_said(
    shown: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = shown.play.save
    assert save is not None

    def full(*_: object) -> None:
        raise SaveError("disk_full", save.path)

    monkeypatch.setattr(save, "add_bookmark", full)
    commands(shown).add_bookmark()
    assert shown.message() == SaveError("disk_full", save.path).text("en")


def test_a_bookmark_of_other_rules_changes_nothing(shown: Screen) -> None:
    save = shown.play.save
    assert save is not None
    save.bookmarks[1] = Bookmark(1, "Old", "2025-05-03T10:00:00+00:00", "[1]")
    before = shown.play.session.state
    menu = commands(shown).bookmarks
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    assert shown.play.session.state == before
    assert shown.message() == "The rules no longer know this bookmark. Nothing has changed."
    del save.bookmarks[1]


def test_the_list_of_bookmarks_by_itself(shown: Screen) -> None:
    menu = commands(shown).bookmarks
    commands(shown).show_bookmarks()
    assert not menu.isVisible()
    assert shown.message() == "This play has no bookmark yet."
    commands(shown).add_bookmark()
    commands(shown).show_bookmarks()
    assert menu.isVisible()
    menu.close()


# --------------------------------------------------------------------------------- export, help
@pytest.mark.parametrize("trouble", [None, "disk_full"])
def test_export(
    trouble: str | None, shown: Screen, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = data_dir / "play.yaml"
    asked: list[tuple[str, str]] = []

    def where(_parent: QWidget, caption: str, name: str, _kind: str) -> Path:
        asked.append((caption, name))
        return target

    def export(_path: Path, to: Path) -> None:
        if trouble is not None:
            raise SaveError(trouble, to)

    monkeypatch.setattr(dialogs, "where_to_write", where)
    monkeypatch.setattr(shown.window.desk, "export", export)
    commands(shown).actions["export"].trigger()
    assert shown.play.save is not None
    assert asked == [("Write as a text", f"{shown.play.save.path.stem}.yaml")]
    failed = SaveError("disk_full", target).text("en")
    assert shown.message() == (failed if trouble else "Written: play.yaml.")


def test_the_list_of_keys(shown: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    own = (("C", "test your luck"),)
    monkeypatch.setattr(GamebookPanel, "shortcuts", lambda _self: own)
    commands(shown).show_keys()
    drawer = shown.window.findChildren(KeysDrawer)[0]
    assert drawer.is_open()
    said = {label.accessibleName() or label.text() for label in _labels(drawer)}
    assert {"In this play", "test your luck", "undo", "menu"} <= said
    press(shown, Qt.Key.Key_Escape)
    assert not drawer.is_open()
    shown.panel.main.setFocus()
    commands(shown).show_keys()
    shown.panel.focus_home()
    press(shown, Qt.Key.Key_Escape)
    assert not drawer.is_open()


def _labels(drawer: KeysDrawer) -> list[Any]:
    from gamebook_desktop.ui.widgets.label import Label

    return drawer.findChildren(Label)


def test_about_stands_at_the_foot_of_the_keys(shown: Screen) -> None:
    commands(shown).actions["about"].trigger()
    QApplication.processEvents()
    drawer = shown.window.findChildren(KeysDrawer)[0]
    bar = drawer.scroll_bar()
    assert bar is not None
    assert bar.value() > 0
    assert any(label.text().startswith("Gamebook Desktop 0.") for label in _labels(drawer))


@pytest.mark.parametrize(
    ("keys", "words"), [("Ctrl Shift Z", "Ctrl Shift Z"), ("1 … 9", "1 … 9"), ("F6", "F6")]
)
def test_names_of_keys(keys: str, words: str) -> None:
    assert in_words(keys) == words


def test_every_key_of_a_command_is_in_the_list() -> None:
    listed = {key for _, rows in GROUPS for keys, _ in rows for key in keys}
    used = {
        key.replace("++", "+\x00").replace("+", " ").replace("\x00", "+")
        for command in COMMANDS
        for key in command.keys
    }
    other_ways = {"Ctrl =", "Ctrl À", "Ctrl Shift Tab"}
    assert used - other_ways <= {key.replace("−", "-") for key in listed}
