"""The map: walked by keys, dragged, zoomed, heard, and what it asks of the play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook.actions import Choose, TurnTo
from gamebook_desktop.games.gamebook.panel.map_orders import state_then
from gamebook_desktop.games.gamebook.panel.map_paint import area_of_link, areas_of_link
from gamebook_desktop.games.gamebook.panel.map_tab import AT_ONCE, LIST, MAP, SectionMap
from gamebook_desktop.games.gamebook.panel.sheet import JOURNAL
from gamebook_desktop.games.gamebook.panel.sheet import MAP as MAP_TAB
from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.section_graph import section_graph
from gamebook_desktop.games.gamebook.state import Met, Note, PaperLog, State, Visit, World
from gamebook_desktop.ui.design.theme import theme
from tests.games.gamebook.helpers import at, game, sheet
from tests.games.gamebook.panel.test_page import SECTIONS
from tests.games.gamebook.table import controller, sit
from tests.ui.window import ENTER, Screen, screen

PATH = ["1", "27", "66", "1", "27", "201", "88"]
LOG = PaperLog(
    offers=(("66", "8"), ("88", "134"), ("88", "217")),
    met=(Met("66", "Rat", 7, 6, "win"), Met("201", "Ours", 9, 9, "defeat")),
    marks=("27",),
)


def paper(path: list[str] = PATH, log: PaperLog = LOG) -> tuple[Gamebook, State]:
    world = World(
        visited=tuple(dict.fromkeys(path)), path=tuple(path), notes=(Note("66", "Une trappe."),)
    )
    state = replace(at(sheet()), world=world, visit=Visit(path[-1]), paper=log)
    return game({}, paper={"last": 400}), state


@pytest.fixture
def shown(qtbot: QtBot, language: Callable[[str], None]) -> SectionMap:
    """The map of a paper book, with the focus on it."""
    language("en")
    made = SectionMap()
    qtbot.addWidget(made)
    made.resize(600, 640)
    rules, state = paper()
    made.show_state(state, rules.rules)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.focus_page()
    QApplication.processEvents()
    return made


def walk(made: SectionMap, *keys: Qt.Key) -> str:
    for key in keys:
        QTest.keyClick(made.view, key)
    return made.section()


def deep(made: SectionMap) -> None:
    """A map far larger than its window."""
    rules, state = paper([str(number) for number in range(1, 60)])
    made.show_state(state, rules.rules)
    QApplication.processEvents()


UP, DOWN, LEFT, RIGHT = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right
HOME = Qt.Key.Key_Home


# ------------------------------------------------------------------------------ keys
@pytest.mark.parametrize(
    ("keys", "section"),
    [
        ((), "88"),
        ((DOWN,), "134"),
        ((DOWN, RIGHT), "217"),
        ((DOWN, RIGHT, LEFT), "134"),
        ((UP,), "201"),
        ((UP, UP, UP), "1"),
        ((UP, UP, UP, UP), "1"),
        ((UP, UP, UP, DOWN), "27"),
        ((UP, RIGHT), "66"),
        ((UP, RIGHT, DOWN), "8"),
        ((UP, UP, HOME), "88"),
    ],
)
def test_E3_arrows_walk_the_map_and_home_goes_where_one_is(
    shown: SectionMap, keys: tuple[Qt.Key, ...], section: str
) -> None:
    assert walk(shown, *keys) == section


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_E3_enter_opens(shown: SectionMap, key: Qt.Key) -> None:
    opened: list[str] = []
    shown.section_opened.connect(opened.append)
    walk(shown, UP, key)
    assert opened == ["201"]


def test_digits_and_letters_stay_the_plays(shown: SectionMap, qtbot: QtBot) -> None:
    got: list[str] = []

    class Parent(SectionMap):
        def keyPressEvent(self, event: Any) -> None:
            got.append(event.text())

    made = Parent()
    qtbot.addWidget(made)
    made.show()
    rules, state = paper()
    made.show_state(state, rules.rules)
    for page in (made.view, made.list):
        QTest.keyClicks(page, "8c")
    assert got == ["8", "c", "8", "c"]
    assert made.section() == "88"


def test_plus_and_minus_zoom_around_the_chosen_section(shown: SectionMap) -> None:
    deep(shown)
    walk(shown, *([UP] * 20))
    view = shown.view
    before = view.visualRect(view.currentIndex())
    QTest.keyClicks(view, "+")
    nearer = view.visualRect(view.currentIndex())
    assert nearer.width() > before.width()
    assert abs(nearer.center().y() - before.center().y()) <= 2
    QTest.keyClicks(view, "-" * 20)
    assert view.visualRect(view.currentIndex()).width() < before.width() / 3
    QTest.keyClicks(view, "=" * 20)
    assert view.visualRect(view.currentIndex()).width() == pytest.approx(before.width() * 2, abs=2)
    shown.farther.click()
    shown.nearer.click()
    assert view.visualRect(view.currentIndex()).width() == pytest.approx(before.width() * 2, abs=2)


# ------------------------------------------------------------------------------ mouse
def test_a_drag_pans_and_chooses_nothing(shown: SectionMap) -> None:
    deep(shown)
    view, port = shown.view, shown.view.viewport()
    stood, before = shown.section(), view.verticalOffset()
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    start = port.rect().center()
    QTest.mousePress(port, left, none, start)
    for step in range(1, 11):
        QTest.mouseMove(port, start + QPoint(0, 12 * step))
    QTest.mouseRelease(port, left, none, start + QPoint(0, 120))
    assert view.verticalOffset() == before - 120
    assert shown.section() == stood


def test_a_click_chooses_a_double_click_opens(shown: SectionMap) -> None:
    opened: list[str] = []
    shown.section_opened.connect(opened.append)
    port = shown.view.viewport()
    place = shown.view.visualRect(shown._model.index_of("66")).center()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=place)
    assert (shown.section(), opened) == ("66", [])
    QTest.mouseDClick(port, Qt.MouseButton.LeftButton, pos=place)
    assert opened == ["66"]
    assert not shown.view.indexAt(QPoint(2, 2)).isValid()


def test_where_the_reader_is_stays_in_view(shown: SectionMap) -> None:
    deep(shown)
    view = shown.view
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))
    walk(shown, *([UP] * 58))
    assert shown.section() == "1"
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))
    shown.resize(420, 400)
    assert view.viewport().rect().contains(view.visualRect(shown._model.index_of("59")))


# ------------------------------------------------------------------------------ following
def test_the_map_follows_the_play_and_keeps_its_place_otherwise(shown: SectionMap) -> None:
    rules, state = paper()
    walk(shown, UP, UP)
    shown.show_state(replace(state, sheet=sheet(gold=3)), rules.rules)
    assert shown.section() == "27"
    rules, state = paper([*PATH, "134"])
    shown.show_state(state, rules.rules)
    assert shown.section() == "134"


def test_a_large_map_follows_a_little_later(shown: SectionMap, qtbot: QtBot) -> None:
    path = [str(number) for number in range(1, AT_ONCE + 2)]
    rules, state = paper(path)
    shown.show_state(state, rules.rules)
    assert shown.section() == path[-1]
    rules, state = paper([*path, "999"])
    shown.show_state(state, rules.rules)
    assert shown.section() == path[-1]
    qtbot.waitUntil(lambda: shown.section() == "999", timeout=5000)


def test_an_empty_map_shows_the_start_alone_and_says_how_it_fills(
    qtbot: QtBot, language: Callable[[str], None]
) -> None:
    language("en")
    made = SectionMap()
    qtbot.addWidget(made)
    made.show()
    rules, state = paper(["1"], PaperLog())
    made.show_state(state, rules.rules)
    assert made.view.model().rowCount() == 1
    assert made._hint.isVisible()
    rules, state = paper(["1", "2"], PaperLog())
    made.show_state(state, rules.rules)
    assert not made._hint.isVisible()


# ------------------------------------------------------------------------------ words
def spoken(view: Any) -> list[str]:
    found = QAccessible.queryAccessibleInterface(view)
    parts = [found.child(row) for row in range(found.childCount())]
    return [part.text(QAccessible.Text.Name) for part in parts]


def test_every_section_is_heard_on_the_map_and_in_the_list(shown: SectionMap) -> None:
    twice = QCoreApplication.translate("Map", "read %n time(s)", "", 2)
    for view in (shown.view, shown.list):
        face = QAccessible.queryAccessibleInterface(view)
        assert face.role() == QAccessible.Role.List
        assert face.child(0).role() == QAccessible.Role.ListItem
        assert spoken(view) == [
            "88, you are here, read, 1 of 8",
            "201, read, on the route, fight, death, 2 of 8",
            "66, read, fight, note, 3 of 8",
            f"27, {twice}, on the route, bookmark, 4 of 8",
            f"1, {twice}, on the route, 5 of 8",
            "8, offered at 66, not read, 6 of 8",
            "134, offered at 88, not read, 7 of 8",
            "217, offered at 88, not read, 8 of 8",
        ]
    ways = QAccessible.queryAccessibleInterface(shown.view).child(0)
    assert ways.text(QAccessible.Text.Description) == "from 201; on to 134, 217"


def test_what_is_heard_lies_where_it_is_seen(shown: SectionMap) -> None:
    view = shown.view
    face = QAccessible.queryAccessibleInterface(view)
    for row in range(face.childCount()):
        place = view.visualRect(view.model().index(row, 0))
        corner = view.viewport().mapToGlobal(place.topLeft())
        assert face.child(row).rect().topLeft() == corner


def test_what_is_chosen_is_told_under_the_map(shown: SectionMap) -> None:
    walk(shown, UP)
    assert shown._told.text() == "201: read, on the route, fight, death"
    assert shown._count.text() == "5 of 400"


def test_titles_are_told_only_of_sections_read(
    qtbot: QtBot, language: Callable[[str], None]
) -> None:
    language("en")
    made = SectionMap()
    qtbot.addWidget(made)
    rules = game(SECTIONS)
    made.show_state(at(sheet()), rules.rules)
    assert spoken(made.list) == [
        "1, La cour, you are here, read, 1 of 3",
        "2, offered at 1, not read, 2 of 3",
        "4, offered at 1, not read, 3 of 3",
    ]


# ------------------------------------------------------------------------------ list
def test_the_list_stands_where_the_map_stood(shown: SectionMap) -> None:
    walk(shown, UP, UP)
    shown.show_page(LIST)
    shown.focus_page()
    assert shown.section() == "27"
    assert not shown.legend.isVisible()
    QTest.keyClick(shown.list, Qt.Key.Key_Up)
    opened: list[str] = []
    shown.section_opened.connect(opened.append)
    QTest.keyClick(shown.list, Qt.Key.Key_Return)
    assert opened == ["66"]
    shown.show_page(MAP)
    assert shown.section() == "66"


# ------------------------------------------------------------------------------ look
def _inked_share(made: SectionMap, section: str) -> float:
    """How much of a section's upper outline is drawn, from 0 to 1."""
    picture = made.view.viewport().grab().toImage()
    box = made.view.visualRect(made._model.index_of(section))
    ground = theme().color("page").lightness()
    columns = range(box.left() + box.height() // 2, box.right() - box.height() // 2)
    rows = range(box.top() - 1, box.top() + 4)
    inked = [
        any(abs(picture.pixelColor(x, y).lightness() - ground) > 25 for y in rows) for x in columns
    ]
    return sum(inked) / len(inked)


@pytest.mark.parametrize("palette", ["light", "sepia", "dark", "contrast"])
def test_what_can_be_told_apart_without_colour(shown: SectionMap, palette: str) -> None:
    """Read sections have a closed outline, offered ones gaps, the reader's is larger and full."""
    theme().set(palette_name=palette)
    assert _inked_share(shown, "1") == 1
    assert 0.3 < _inked_share(shown, "8") < 0.8
    here, other = (shown.view.visualRect(shown._model.index_of(name)) for name in ("88", "1"))
    assert here.width() > other.width()
    picture = shown.view.viewport().grab().toImage()
    inside = here.left() + here.height() // 3
    assert picture.pixelColor(inside, here.center().y()) == theme().color("rubric")


def test_far_links_are_drawn_at_their_ends_only() -> None:
    path = [str(number) for number in range(1, 31)]
    graph = section_graph(path, {"1": ["30"], "2": ["5"]})
    far, near = (
        next(link for link in graph.links if (link.source, link.target) == pair)
        for pair in (("1", "30"), ("2", "5"))
    )
    assert len(areas_of_link(graph, far)) == 2
    assert areas_of_link(graph, near) == [area_of_link(graph, near)]
    _, top, _, bottom = area_of_link(graph, far)
    assert all(end[3] - end[1] < (bottom - top) / 10 for end in areas_of_link(graph, far))


# ------------------------------------------------------------------------------ in the play
def test_the_map_is_a_tab_of_the_sheet_and_enter_shows_the_journal(
    qtbot: QtBot, language: Callable[[str], None]
) -> None:
    language("en")
    table = sit(qtbot, controller(SECTIONS))
    column = table.panel.sheet
    column.show_tab(MAP_TAB)
    table.keys("1")
    assert column.map.section() == "2"
    said: list[str] = []
    table.panel.said.connect(lambda text, *_: said.append(text))
    column.map.view.stand_at("4")
    QTest.keyClick(column.map.view, Qt.Key.Key_Return)
    assert said == ["4 is offered and not read yet."]
    assert column.tabs.currentIndex() == MAP_TAB
    column.map.view.stand_at("1")
    QTest.keyClick(column.map.view, Qt.Key.Key_Return)
    assert column.tabs.currentIndex() == JOURNAL


def test_A28_back_to_a_section_brings_the_whole_state_back(qtbot: QtBot) -> None:
    sections = {
        1: {"choices": [{"text": "Là.", "to": 2}]},
        2: {"effects": [{"gold": 3}], "choices": [{"text": "Là.", "to": 3}]},
        3: {"effects": [{"gold": 3}, {"codeword": "ombre"}], "choices": []},
    }
    table = sit(qtbot, controller(sections, codewords={"ombre": "…"}))
    table.keys("1")
    then = table.controller.session.state
    table.keys("1")
    table.panel.sheet.return_requested.emit("2")
    assert table.state == then
    assert table.state.sheet.gold == 8
    table.controller.undo()
    assert table.state.visit.section == "3"
    table.panel.sheet.return_requested.emit("1")
    assert table.state == table.controller.session.start


def test_A28_or_one_turns_there_with_the_sheet_as_it_is(
    qtbot: QtBot, language: Callable[[str], None]
) -> None:
    language("en")
    sections = {
        1: {"choices": [{"text": "Là.", "to": 2}]},
        2: {"effects": [{"gold": 3}], "choices": []},
    }
    table = sit(qtbot, controller(sections))
    table.keys("1")
    before = table.state.sheet
    table.panel.sheet.turn_requested.emit("1")
    assert table.state.visit.section == "1"
    assert table.state.sheet == before
    record = table.controller.session.last
    assert record is not None
    assert record.action == TurnTo("1")
    assert record.events[-1].by_hand
    table.keys("1")
    assert table.state.sheet.gold == 8  # what a first visit gives is not given twice


def test_A28_there_is_no_third_way(shown: SectionMap) -> None:
    told: list[tuple[str, str]] = []
    shown.section_opened.connect(lambda section: told.append(("open", section)))
    shown.return_requested.connect(lambda section: told.append(("return", section)))
    shown.turn_requested.connect(lambda section: told.append(("turn", section)))
    for section in ("27", "134"):
        for action in shown.menu(section).actions():
            if not action.isSeparator() and not action.isCheckable():
                action.trigger()
    assert told == [("open", "27"), ("return", "27"), ("turn", "27"), ("turn", "134")]


def test_a_journal_that_does_not_go_back_so_far_says_so(
    qtbot: QtBot, language: Callable[[str], None]
) -> None:
    language("en")
    start = replace(at(sheet()), world=World(visited=("9", "1"), path=("9", "1")))
    table = sit(qtbot, controller({1: {}, 9: {}}, start))
    said: list[str] = []
    table.panel.said.connect(lambda text, *_: said.append(text))
    table.panel.sheet.return_requested.emit("9")
    assert said == ["The journal of this play does not go back to 9. Nothing has changed."]
    assert table.state == start


def test_the_newest_visit_is_the_one_gone_back_to() -> None:
    play = controller(SECTIONS)
    for key in ("2", "1", "4"):
        play.do(Choose(key))
    found = state_then(play, "1")
    assert found is not None
    assert found.world.path == ("1", "2", "1")
    assert state_then(play, "3") is None


def test_the_words_of_the_menu_are_typeset(
    shown: SectionMap, language: Callable[[str], None]
) -> None:
    language("fr")
    words = [action.text() for action in shown.menu("1").actions() if not action.isSeparator()]
    assert len(words) == 4
    assert [text for text in words if text != theme().typeset(text)] == []
    assert "Ce qui s’est passé au 1" in words


def test_lines_can_be_left_out(shown: SectionMap) -> None:
    lines = shown.menu("1").actions()[-1]
    with_lines = shown.view.viewport().grab().toImage()
    lines.trigger()
    assert shown.view.viewport().grab().toImage() != with_lines
    lines = shown.menu("1").actions()[-1]
    assert not lines.isChecked()
    lines.trigger()
    assert shown.view.viewport().grab().toImage() == with_lines


def test_bookmarks_of_the_play_are_on_the_map(qtbot: QtBot, data_dir: Path) -> None:
    window = screen(qtbot, data_dir, SECTIONS, kept=True)
    assert window.play.save is not None
    window.play.save.add_bookmark("ici", window.state)
    window.type("1")
    window.panel.sheet.show_tab(MAP_TAB)
    assert window.panel.sheet.map._model.graph.by_id["1"].badges == ("mark",)


def test_the_map_is_walked_in_the_window(qtbot: QtBot, data_dir: Path) -> None:
    window: Screen = screen(qtbot, data_dir, SECTIONS)
    window.type("1")
    window.panel.sheet.show_tab(MAP_TAB)
    window.panel.sheet.map.focus_page()
    window.key(Qt.Key.Key_Up)
    assert window.panel.sheet.map.section() == "1"
    window.type(ENTER)
    assert window.panel.sheet.tabs.currentIndex() == JOURNAL
    window.panel.sheet.show_tab(MAP_TAB)
    window.panel.sheet.map.focus_page()
    window.type("1")  # a choice of the page, not of the map
    assert window.state.visit.section == "1"
