from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.design.fonts import load_fonts
from gamebook_desktop.ui.design.theme import Look, Theme, Themed, system_palette_name, theme
from gamebook_desktop.ui.design.tokens import DARK, LIGHT, TYPE
from gamebook_desktop.ui.widgets.label import Label


@pytest.fixture
def look(qtbot: QtBot) -> Iterator[Theme]:
    yield theme()
    theme().set(**Look()._asdict())


class _Watcher(Themed, QWidget):
    seen = 0

    def restyle(self) -> None:
        super().restyle()
        self.seen += 1


def test_there_is_one_theme(look: Theme) -> None:
    assert theme() is look


def test_colours_are_those_of_the_palette(look: Theme) -> None:
    look.set(palette_name="light")
    assert look.color("accent").name().upper() == LIGHT.accent
    look.set(palette_name="dark")
    assert look.color("accent").name().upper() == DARK.accent


def test_following_the_system_uses_its_palette(look: Theme) -> None:
    look.set(palette_name="sepia")
    look.set(palette_name="system")
    assert look.palette.name == system_palette_name()


def test_a_change_reaches_widgets_once_and_no_change_reaches_none(
    look: Theme, qtbot: QtBot
) -> None:
    watcher = _Watcher()
    qtbot.addWidget(watcher)
    with qtbot.waitSignal(look.changed):
        look.set(scale=1.5, leading=1.7)
    assert watcher.seen == 1
    with qtbot.assertNotEmitted(look.changed):
        look.set(scale=1.5)
    assert watcher.seen == 1


def test_widgets_that_are_gone_are_not_called(look: Theme) -> None:
    parent = QWidget()
    watcher = _Watcher(parent)
    parent.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    look.set(scale=1.25)
    assert watcher.seen == 0


@pytest.mark.parametrize("changes", [{"palette_name": "neon"}, {"reading_face": "comic"}])
def test_unknown_values_are_refused(look: Theme, changes: dict[str, str]) -> None:
    before = look.look
    with pytest.raises(ValueError, match="no such"):
        look.set(**changes)
    assert look.look == before


def test_unknown_settings_are_refused(look: Theme) -> None:
    with pytest.raises(TypeError, match="colour"):
        look.set(colour="red")


@pytest.mark.parametrize("role", TYPE)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_fonts_have_the_size_of_their_role(look: Theme, role: str, scale: float) -> None:
    look.set(scale=scale)
    assert look.font(role).pixelSize() == round(TYPE[role] * scale)


def test_faces_are_the_shipped_ones(look: Theme) -> None:
    assert {"Literata", "Atkinson Hyperlegible"} <= load_fonts().families
    assert look.font("body").family() == "Atkinson Hyperlegible"
    assert look.font("read").family() == "Literata"
    assert look.font("body", caps=True).family() == "Literata"
    look.set(reading_face="atkinson")
    assert look.font("read").family() == "Atkinson Hyperlegible"
    assert look.font("strong").family() == "Literata"


def test_bold_is_wider_and_tabular_figures_have_one_width(look: Theme) -> None:
    words = "Les toits"
    for role in ("body", "read", "title"):
        plain, bold = look.fm(role), look.fm(role, bold=True)
        assert bold.horizontalAdvance(words) > plain.horizontalAdvance(words)
    table = look.fm("strong", tnum=True)
    assert table.horizontalAdvance("111") == table.horizontalAdvance("888")


def test_letter_spacing_is_for_reading_only(look: Theme) -> None:
    look.set(letter_spacing=1.0, scale=2.0)
    assert look.font("read").letterSpacing() == 2.0
    assert look.font("body").letterSpacing() == 0.0


def test_an_unlisted_role_is_an_error(look: Theme) -> None:
    with pytest.raises(KeyError):
        look.font("huge")


def test_apply_dresses_the_application_and_later_changes_follow(
    look: Theme, dressed: QApplication
) -> None:
    look.set(palette_name="dark", scale=2.0)
    assert dressed.palette().window().color().name().upper() == DARK.page
    assert dressed.font().pixelSize() == 30
    assert DARK.edge in dressed.styleSheet()


def test_a_widget_keeps_its_look_in_another_place(
    look: Theme, dressed: QApplication, qtbot: QtBot
) -> None:
    look.set(palette_name="light")
    old, new = QWidget(), QWidget()
    qtbot.addWidget(old)
    qtbot.addWidget(new)
    row = QWidget(old)
    label = Label("Les toits", parent=row)
    old.show()
    look.set(palette_name="dark", scale=2.0)
    row.setParent(new)
    new.show()
    assert label.palette().windowText().color().name().upper() == DARK.ink
    assert label.font().pixelSize() == 2 * TYPE["body"]


def test_the_measure_is_32_reading_sizes_wide(look: Theme) -> None:
    assert look.measure_width() == 608
    look.set(measure=0.5, scale=2.0)
    assert look.measure_width() == 608


def test_small_capitals_are_asked_of_the_face(look: Theme) -> None:
    assert look.font("body", caps=True).isFeatureSet(QFont.Tag("smcp"))
    assert not look.font("body").isFeatureSet(QFont.Tag("smcp"))


@pytest.mark.parametrize(("chosen", "follows"), [("system", True), ("light", False)])
def test_the_system_is_followed_until_a_palette_is_chosen(
    chosen: str, follows: bool, look: Theme, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    look.set(palette_name=chosen)
    monkeypatch.setattr("gamebook_desktop.ui.design.theme.system_palette_name", lambda: "dark")
    QApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert (look.palette.name == "dark") is follows
    monkeypatch.undo()
    look.set(palette_name="sepia")
