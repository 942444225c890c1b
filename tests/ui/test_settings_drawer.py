from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from gamebook_desktop.core.session import UndoPolicy
from gamebook_desktop.plays import ProgramDesk
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.settings import Settings
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.settings_drawer import SettingsDrawer
from gamebook_desktop.ui.settings_rows import Row, Stepper, Swatch
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.menu_button import MenuButton
from gamebook_desktop.ui.widgets.segmented import Segmented
from tests.ui.widgets.conftest import look  # noqa: F401 - set back after each test


@pytest.fixture
def desk(data_dir: Path) -> ProgramDesk:
    return ProgramDesk(Profile(data_dir), "en")


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1366, 768)
    column = QVBoxLayout(made)
    column.addWidget(QLineEdit())
    column.addStretch(1)
    with qtbot.waitActive(made):
        made.show()
    return made


@pytest.fixture
def drawer(desk: ProgramDesk, host: QWidget, language: Callable[[str], None]) -> SettingsDrawer:
    language("en")
    theme().set(reduced_motion=True, palette_name="system")
    made = SettingsDrawer(desk, host)
    made.open()
    return made


def steppers(drawer: SettingsDrawer) -> list[Stepper]:
    return drawer.findChildren(Stepper)


def test_nothing_is_made_before_it_is_opened(desk: ProgramDesk, host: QWidget) -> None:
    made = SettingsDrawer(desk, host)
    assert (made.content(), made.body()) == (None, None)
    made.retranslate()
    assert made.content() is None


@pytest.mark.parametrize("module", ["settings_drawer", "rules_drawer", "commands", "errors"])
def test_no_first_window_waits_for_the_models(module: str) -> None:
    code = f"import sys, gamebook_desktop.ui.{module}; print('pydantic' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("System", "palette_name", "system"),
        ("Light", "palette_name", "light"),
        ("Sepia", "palette_name", "sepia"),
        ("Dark", "palette_name", "dark"),
        ("Contrast", "palette_name", "contrast"),
    ],
)
def test_themes(
    name: str, field: str, value: str, drawer: SettingsDrawer, desk: ProgramDesk
) -> None:
    swatch = next(s for s in drawer.findChildren(Swatch) if s.text() == name)
    QTest.mouseClick(swatch, Qt.MouseButton.LeftButton)
    assert (theme().look.palette_name, desk.settings.theme) == (value, value)
    assert [s.text() for s in drawer.findChildren(Swatch) if s.isChecked()] == [name]


@pytest.mark.parametrize(
    ("at", "presses", "setting", "value", "seen", "words"),
    [
        (0, "+", "text_scale", 1.1, ("scale", 1.1), "110 %"),
        (0, "---", "text_scale", 0.8, ("scale", 0.8), "80 %"),
        (1, "+", "leading", 1.6, ("leading", 1.6), "1.6"),
        (1, "----", "leading", 1.2, ("leading", 1.2), "1.2"),
        (2, "++", "letter_spacing", 0.04, ("letter_spacing", 0.76), "+4 %"),
        (2, "-", "letter_spacing", 0.0, ("letter_spacing", 0.0), "+0 %"),
        (3, "-", "measure", 60, ("measure", 0.9375), "60"),
        (3, "+" * 20, "measure", 100, ("measure", 1.5625), "100"),
    ],
)
def test_steps(
    at: int,
    presses: str,
    setting: str,
    value: float,
    seen: tuple[str, float],
    words: str,
    drawer: SettingsDrawer,
    desk: ProgramDesk,
) -> None:
    stepper = steppers(drawer)[at]
    for sign in presses:
        button = stepper.plus if sign == "+" else stepper.minus
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Space)
    assert getattr(desk.settings, setting) == value
    assert getattr(theme().look, seen[0]) == pytest.approx(seen[1])
    assert stepper.plus.accessibleDescription() == words


@pytest.mark.parametrize(
    ("setting", "option", "value"),
    [
        ("dice", 1, "real"),
        ("motion", 2, "off"),
        ("motion", 1, "on"),
        ("advice", 0, False),
        ("new_dice_after_undo", 1, True),
        ("single_keys", 0, False),
    ],
)
def test_switches(
    setting: str, option: int, value: object, drawer: SettingsDrawer, desk: ProgramDesk
) -> None:
    found = drawer.findChild(Segmented, setting)
    assert isinstance(found, Segmented)
    QTest.mouseClick(found.segments()[option], Qt.MouseButton.LeftButton)
    assert getattr(desk.settings, setting) == value


@pytest.mark.parametrize(
    ("setting", "option", "value"),
    [
        ("face", 1, "atkinson"),
        ("undo", 1, UndoPolicy.NOT_PAST_CHANCE),
        ("undo", 2, UndoPolicy.OFF),
        ("language", 1, "fr"),
    ],
)
def test_menus(
    setting: str, option: int, value: object, drawer: SettingsDrawer, desk: ProgramDesk
) -> None:
    found = drawer.findChild(MenuButton, setting)
    assert isinstance(found, MenuButton)
    found.menu().actions()[option].trigger()
    assert getattr(desk.settings, setting) == value


def test_what_is_set_is_said_and_read_again(
    drawer: SettingsDrawer, desk: ProgramDesk, host: QWidget
) -> None:
    said: list[None] = []
    drawer.changed.connect(lambda: said.append(None))
    steppers(drawer)[0].plus.click()
    assert len(said) == 1
    other = SettingsDrawer(ProgramDesk(desk.profile, "en"), host)
    other.open()
    assert steppers(other)[0].value() == 110


def test_text_as_at_first_leaves_the_rest(drawer: SettingsDrawer, desk: ProgramDesk) -> None:
    drawer.findChildren(Segmented)[0].segments()[1].click()
    for stepper in steppers(drawer):
        stepper.plus.click()
    next(b for b in drawer.findChildren(Button) if b.text() == "Text as at first").click()
    assert desk.settings == Settings(dice="real")
    assert [stepper.value() for stepper in steppers(drawer)] == [100, 15, 0, 64]


def test_a_size_changed_elsewhere_shows(drawer: SettingsDrawer, desk: ProgramDesk) -> None:
    desk.keep_settings(replace(desk.settings, text_scale=1.7))
    theme().set(scale=1.7)
    assert steppers(drawer)[0].value() == 170


def test_settings_that_cannot_be_kept_are_said(
    drawer: SettingsDrawer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, settings: Settings) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("gamebook_desktop.store.settings.save_settings", full)
        steppers(drawer)[0].plus.click()
    said = [label.text() for label in drawer.findChildren(Label) if not label.isHidden()]
    assert "Settings not saved: No space left on device" in said
    assert theme().look.scale == 1.1
    steppers(drawer)[0].plus.click()
    said = [label.text() for label in drawer.findChildren(Label) if not label.isHidden()]
    assert not any(text.startswith("Settings not saved") for text in said)


def _stops(drawer: SettingsDrawer) -> list[QWidget]:
    """What Tab stops at inside the drawer, from where the focus is."""
    found: list[QWidget] = []
    while (focused := QApplication.focusWidget()) is not None and focused not in found:
        if not drawer.isAncestorOf(focused):
            break
        found.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    return found


def test_every_control_is_reached_by_tab_and_has_a_name(drawer: SettingsDrawer) -> None:
    close = next(b for b in drawer.findChildren(QPushButton) if b.accessibleName() == "Close")
    close.setFocus()
    stops = _stops(drawer)
    controls = [w for w in drawer.findChildren(QPushButton) if w.isVisible()]
    groups = drawer.findChildren(Segmented)
    assert set(controls) <= set(stops)
    for group in groups:
        assert any(segment in stops for segment in group.segments())
    assert any(isinstance(stop, Swatch) for stop in stops)
    for stop in stops:
        name = stop.accessibleName() or getattr(stop, "text", str)()
        assert name
        if isinstance(stop, QRadioButton) and not isinstance(stop, Swatch):
            group_of = stop.parentWidget()
            assert group_of is not None
            assert group_of.accessibleName()


def test_it_opens_at_the_theme_and_escape_returns(
    desk: ProgramDesk, host: QWidget, language: Callable[[str], None]
) -> None:
    theme().set(reduced_motion=True)
    behind = host.findChildren(QLineEdit)[0]
    behind.setFocus()
    made = SettingsDrawer(desk, host)
    made.toggle()
    focused = QApplication.focusWidget()
    assert isinstance(focused, Swatch)
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert (made.is_open(), behind.hasFocus()) == (False, True)


def test_keys_do_not_reach_what_is_behind(
    drawer: SettingsDrawer, host: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed: list[object] = []
    monkeypatch.setattr(host, "keyPressEvent", passed.append)
    steppers(drawer)[0].plus.setFocus()
    for key in (Qt.Key.Key_1, Qt.Key.Key_F, Qt.Key.Key_Question, Qt.Key.Key_Return):
        QTest.keyClick(steppers(drawer)[0].plus, key)
    assert passed == []


@pytest.mark.parametrize("code", ["fr", "en"])
@pytest.mark.parametrize(
    ("scale", "width"), [(0.8, 640), (1.0, 640), (2.0, 1366), (2.0, 640), (2.5, 640)]
)
def test_no_word_is_cut(
    scale: float,
    width: int,
    code: str,
    drawer: SettingsDrawer,
    host: QWidget,
    language: Callable[[str], None],
) -> None:
    language(code)
    drawer.retranslate()
    host.resize(width, 480)
    theme().set(scale=scale, language=code)
    for _ in range(3):
        QApplication.processEvents()
    body = drawer.body()
    assert body is not None
    pane = body.parentWidget()
    assert pane is not None
    assert body.width() == pane.width()
    for part in body.findChildren(QWidget):
        if isinstance(part, Label | Button | QRadioButton | Row) and part.isVisible():
            left, right = (
                part.mapTo(body, at).x() for at in (part.rect().topLeft(), part.rect().topRight())
            )
            assert 0 <= left <= right <= body.width()
            assert part.width() >= part.minimumSizeHint().width()
        if isinstance(part, Label) and part.isVisible():
            assert part.height() >= part.heightForWidth(part.width())


def test_another_language_makes_it_anew_and_keeps_the_focus(
    drawer: SettingsDrawer, language: Callable[[str], None]
) -> None:
    before = steppers(drawer)[2].plus
    before.setFocus()
    language("fr")
    drawer.retranslate()
    QApplication.sendPostedEvents(None, 52)  # deferred deletes
    assert steppers(drawer)[2].plus.hasFocus()
    assert steppers(drawer)[2].plus is not before
