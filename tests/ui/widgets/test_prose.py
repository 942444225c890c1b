from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QKeySequence, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.design.theme import Theme
from gamebook_desktop.ui.widgets.prose import Prose

TEXT = "La pluie a *cessé* ; les tuiles **gardent** une eau noire.\n\nDeux chemins y mènent."


def _prose(qtbot: QtBot, source: str = TEXT) -> Prose:
    prose = Prose(source)
    qtbot.addWidget(prose)
    return prose


def test_text_is_plain_selectable_and_accessible(qtbot: QtBot, look: Theme) -> None:
    look.set(language="fr")
    prose = _prose(qtbot)
    shown = "La pluie a cessé\u202f; les tuiles gardent une eau noire.\nDeux chemins y mènent."
    assert prose.toPlainText() == shown
    assert prose.source() == TEXT
    spoken = QAccessible.queryAccessibleInterface(prose)
    assert spoken.textInterface().characterCount() == len(shown)
    assert prose.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse


def test_markup_from_outside_is_shown_not_obeyed(qtbot: QtBot) -> None:
    source = "<b>a</b> <img src='file:///x.png'> [b](http://c.d)"
    prose = _prose(qtbot, source)
    assert prose.toPlainText() == source.replace("'", "’")
    assert "<img" not in prose.toHtml()
    assert prose.loadResource(2, None) is None


@pytest.mark.parametrize(
    ("word", "italic", "bold"),
    [("pluie", False, False), ("cessé", True, False), ("gardent", False, True)],
)
def test_styles(word: str, italic: bool, bold: bool, qtbot: QtBot) -> None:
    prose = _prose(qtbot)
    style = prose.document().find(word).charFormat()
    assert (style.fontItalic(), style.fontWeight() >= 600) == (italic, bold)


def test_paragraphs_after_the_first_are_indented_and_leading_is_fixed(
    qtbot: QtBot, look: Theme
) -> None:
    look.set(scale=2.0, leading=1.5)
    prose = _prose(qtbot)
    block = prose.document().begin()
    first, second = block.blockFormat(), block.next().blockFormat()
    assert first.textIndent() == 0
    assert second.textIndent() == pytest.approx(38 * 1.2)
    assert first.lineHeight() == second.lineHeight() == 57.0


def test_height_follows_the_width(qtbot: QtBot) -> None:
    prose = _prose(qtbot, TEXT.replace("\n\n", " "))
    assert prose.hasHeightForWidth()
    lines = [prose.heightForWidth(width) / 28.5 for width in (900, 450, 240)]
    assert [round(n) for n in lines] == [1, 2, 3]


def test_it_stands_in_a_scrolled_page_without_scrolling_itself(qtbot: QtBot) -> None:
    area, page, prose = QScrollArea(), QWidget(), Prose(TEXT * 12)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(prose)
    column.addStretch(1)
    area.setWidget(page)
    area.setWidgetResizable(True)
    qtbot.addWidget(area)
    area.resize(400, 200)
    with qtbot.waitExposed(area):
        area.show()
    qtbot.waitUntil(lambda: prose.height() == prose.heightForWidth(prose.width()))
    assert prose.height() > 200
    assert prose.verticalScrollBar().maximum() == 0
    assert area.verticalScrollBar().maximum() > 0


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_1, Qt.Key.Key_Down]
)
def test_keys_reach_the_page(key: Qt.Key, qtbot: QtBot) -> None:
    seen: list[int] = []

    class Page(QWidget):
        def keyPressEvent(self, event: QKeyEvent) -> None:
            seen.append(event.key())

    page = Page()
    qtbot.addWidget(page)
    prose = Prose(TEXT, parent=page)
    page.show()
    QTest.keyClick(prose, key)
    assert seen == [key]


def test_selecting_everything_works_by_key(qtbot: QtBot) -> None:
    prose = _prose(qtbot)
    QTest.keySequence(prose, QKeySequence(QKeySequence.StandardKey.SelectAll))
    assert prose.textCursor().selectedText().endswith("mènent.")


def test_a_new_text_replaces_the_old_one(qtbot: QtBot) -> None:
    prose = _prose(qtbot)
    prose.moveCursor(QTextCursor.MoveOperation.End)
    prose.set_source("Court.")
    assert prose.toPlainText() == "Court."
    assert prose.textCursor().position() == 0


def test_baselines_are_those_of_the_first_paragraph(qtbot: QtBot) -> None:
    prose = _prose(qtbot, "mot " * 80)
    prose.resize(300, 600)
    prose.show()
    first, second = prose.line_baseline(0), prose.line_baseline(1)
    assert second - first == pytest.approx(28.5, abs=0.6)
    assert prose.line_baseline(99) > second
    assert 0 < _prose(qtbot, "").line_baseline(1) < 40


def test_it_follows_theme_and_face(qtbot: QtBot, look: Theme) -> None:
    prose = _prose(qtbot)
    look.set(reading_face="atkinson", palette_name="dark")
    assert prose.document().defaultFont().family() == "Atkinson Hyperlegible"
    assert prose.palette().text().color() == look.color("ink")


def test_asking_for_another_width_leaves_the_lines_alone(qtbot: QtBot) -> None:
    prose = _prose(qtbot, "mot " * 80)
    prose.resize(300, 600)
    prose.show()
    lines = prose.document().begin().layout().lineCount()
    tall = prose.heightForWidth(300)
    assert prose.heightForWidth(900) < tall
    assert prose.document().begin().layout().lineCount() == lines
    assert prose.document().idealWidth() <= 300
