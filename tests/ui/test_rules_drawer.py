from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.plays import ProgramDesk
from gamebook_desktop.store.errors import ContentError, Problem
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.desk import RuleEntry
from gamebook_desktop.ui.rules_drawer import RulesDrawer
from gamebook_desktop.ui.rules_row import RuleRow
from gamebook_desktop.ui.rules_search import excerpt, folded, hits, nearest, number, search
from gamebook_desktop.ui.rules_view import RulesView
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.prose import Prose
from tests.ui.widgets.conftest import look  # noqa: F401 - set back after each test
from tests.ui.widgets.hands import type_text

ENTRIES = (
    RuleEntry("meals", "Repas", "Un repas rend des points. Exemple de repas.", ("R24",)),
    RuleEntry("R5", "Une tentative par blessure", "La Chance se tente après le coup.", (), True),
    RuleEntry("R24", "Pas de repas au combat", "Fermé.\n\nExemple : assaut 2.", ("meals",), True),
    RuleEntry("709.2a", "Chance : un cœur à l’ouvrage", "Autre chose.", ("R5", "gone")),
)
KEYS = [entry.id for entry in ENTRIES]


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Été À l’ŒUVRE", "ete a l'oeuvre"),
        ("ENDURANCE", "endurance"),
        ("Straße ﬁn", "strasse fin"),
        ("", ""),
    ],
)
def test_accents_and_capitals_do_not_count(text: str, plain: str) -> None:
    assert folded(text) == plain


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", KEYS),
        ("   ", KEYS),
        ("repas", ["meals", "R24"]),
        ("REPAS combat", ["R24"]),
        ("chance", ["709.2a", "R5"]),
        ("coeur l'ouvrage", ["709.2a"]),
        ("fermé", ["R24"]),
        ("ferme", ["R24"]),
        ("r5", ["R5"]),
        ("repas chance", []),
        ("xyz", []),
    ],
)
def test_search(query: str, found: list[str]) -> None:
    assert [entry.id for entry in search(ENTRIES, query)] == found


@pytest.mark.parametrize(
    ("text", "query", "marked"),
    [
        ("La Chance, la chance", "chance", ["Chance", "chance"]),
        ("Un cœur d’Été", "coeur ete", ["cœur", "Été"]),
        ("Un cœur", "oe", ["œ"]),
        ("aaa", "aa", ["aa"]),
        ("abc", "x", []),
        ("abc", "", []),
    ],
)
def test_hits(text: str, query: str, marked: list[str]) -> None:
    assert [text[start : start + length] for start, length in hits(text, query)] == marked


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("", "Un repas rend des points. Exemple de repas."),
        ("exemple", "Exemple de repas."),
        ("repas", "Un repas rend des points. Exemple de repas."),
        ("absent", "Un repas rend des points. Exemple de repas."),
    ],
)
def test_an_excerpt_begins_where_the_word_is(query: str, words: str) -> None:
    assert excerpt(ENTRIES[0], query) == words


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("chanse", ["chance"]),
        ("repa", ["repas"]),
        ("blesure combats", ["blessure", "combat"]),
        ("zzzz", []),
    ],
)
def test_the_nearest_words(query: str, words: list[str]) -> None:
    assert nearest(ENTRIES, query) == words


@pytest.mark.parametrize(
    ("rule", "cited"),
    [("R12", "R12"), ("709.2a", "709.2a"), ("5", "5"), ("luck_test", ""), ("fight_1", "")],
)
def test_only_real_numbers_are_cited(rule: str, cited: str) -> None:
    assert number(rule) == cited


@pytest.mark.parametrize("query", ["repas", "rend points", "r"])
@pytest.mark.parametrize("width", [120.0, 400.0])
def test_a_row_with_hits_keeps_its_lines_and_marks_them(
    query: str, width: float, qapp: QApplication
) -> None:
    plain, marked = (RuleRow(ENTRIES[0], text, width) for text in ("", query))
    for layout in (marked.title, marked.words):
        text = layout.text()
        found = [text[f.start : f.start + f.length] for f in layout.formats()]
        assert found == [text[at : at + length] for at, length in hits(text, query)]
    assert len(marked.words.formats()) > 0
    assert marked.words.lineCount() == plain.words.lineCount() > 0
    assert (marked.middle, marked.height) == (plain.middle, plain.height)


# --------------------------------------------------------------------------------- on screen
class SmallDesk(ProgramDesk):
    """A desk with the entries above, for one game of two."""

    def rules(self, game: str) -> dict[str, RuleEntry]:
        """The entries, those of "other" being broken."""
        if game == "other":
            raise ContentError([Problem("yaml.empty", (), "fr.yaml")])
        return {entry.id: entry for entry in ENTRIES}

    def games(self) -> tuple[str, ...]:
        """Two games."""
        return ("book", "other")


@pytest.fixture
def desk(data_dir: Path) -> SmallDesk:
    return SmallDesk(Profile(data_dir), "fr")


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(1000, 700)
    column = QVBoxLayout(made)
    column.addWidget(QLineEdit())
    column.addStretch(1)
    with qtbot.waitActive(made):
        made.show()
    theme().set(reduced_motion=True)
    return made


@pytest.fixture
def drawer(host: QWidget) -> RulesDrawer:
    return RulesDrawer(host)


def view(drawer: RulesDrawer) -> RulesView:
    found = drawer.findChild(RulesView)
    assert isinstance(found, RulesView)
    return found


def rows(drawer: RulesDrawer) -> list[str]:
    model = view(drawer).model
    return [model.data(model.index(at)) for at in range(model.rowCount())]


def page_of(drawer: RulesDrawer) -> QWidget:
    found = view(drawer).pane.widget()
    assert found is not None
    return found


def words(drawer: RulesDrawer) -> list[str]:
    """Everything that can be read on the entry's page."""
    page = page_of(drawer)
    parts = [w for w in page.findChildren(QWidget) if isinstance(w, Label | Prose | Button)]
    return [part.source() if isinstance(part, Prose) else part.text() for part in parts]


def test_nothing_is_made_before_it_is_asked_for(drawer: RulesDrawer) -> None:
    assert drawer.content() is None


def test_it_opens_at_an_entry(drawer: RulesDrawer, desk: SmallDesk, host: QWidget) -> None:
    drawer.show_rule(desk, "book", "R24")
    assert (drawer.is_open(), drawer.width(), view(drawer).rule()) == (True, 470, "R24")
    assert words(drawer) == [
        "R24",
        "Pas de repas au combat",
        "Fermé.",
        "Example",
        "assaut 2.",
        "See also",
        "Repas",
    ]
    focused = QApplication.focusWidget()
    assert isinstance(focused, Prose)
    assert focused.source() == "Fermé."


def test_without_an_entry_it_stands_at_the_search(drawer: RulesDrawer, desk: SmallDesk) -> None:
    drawer.show_rule(desk, "book", "")
    assert view(drawer).search.hasFocus()
    assert rows(drawer) == [
        "Repas",
        "R5, Une tentative par blessure, decision",
        "R24, Pas de repas au combat, decision",
        "709.2a, Chance\N{NO-BREAK SPACE}: un cœur à l’ouvrage",
    ]
    assert view(drawer).count.text() == "4 rule(s)"


def test_rules_of_the_step_come_first(drawer: RulesDrawer, desk: SmallDesk) -> None:
    drawer.show_rule(desk, "book", "", ("R24", "unknown", "R5"))
    assert rows(drawer) == [
        "Rules of this step",
        "R24, Pas de repas au combat, decision",
        "R5, Une tentative par blessure, decision",
        "All rules",
        "Repas",
        "709.2a, Chance\N{NO-BREAK SPACE}: un cœur à l’ouvrage",
    ]
    assert view(drawer).list.rule() == "R24"
    type_text(view(drawer).search, "repas")
    assert rows(drawer) == ["Repas", "R24, Pas de repas au combat, decision"]


def test_an_unknown_entry_is_said_calmly(drawer: RulesDrawer, desk: SmallDesk) -> None:
    drawer.show_rule(desk, "book", "R99")
    assert view(drawer).count.text() == "These rules have no entry “R99”."
    assert len(rows(drawer)) == 4
    assert view(drawer).search.hasFocus()


def test_in_the_library_all_games_are_there_and_a_broken_one_is_named(
    drawer: RulesDrawer, desk: SmallDesk
) -> None:
    drawer.show_rule(desk, "", "")
    assert len(rows(drawer)) == 4
    assert view(drawer).count.text() == Problem("yaml.empty", (), "").text("en")


def test_arrows_and_enter_go_from_the_search_to_an_entry(
    drawer: RulesDrawer, desk: SmallDesk
) -> None:
    drawer.show_rule(desk, "book", "")
    search = view(drawer).search
    type_text(search, "repas")
    QTest.keyClick(search, Qt.Key.Key_Down)
    assert view(drawer).list.hasFocus()
    QTest.keyClick(view(drawer).list, Qt.Key.Key_Up)
    assert search.hasFocus()
    QTest.keyClick(search, Qt.Key.Key_Down)
    QTest.keyClick(view(drawer).list, Qt.Key.Key_Down)
    QTest.keyClick(view(drawer).list, Qt.Key.Key_Return)
    assert view(drawer).rule() == "R24"
    type_text(search, "5")
    assert (view(drawer).rule(), view(drawer).list.isVisible()) == ("", True)


def test_enter_in_the_search_opens_the_first(drawer: RulesDrawer, desk: SmallDesk) -> None:
    drawer.show_rule(desk, "book", "")
    type_text(view(drawer).search, "chance")
    QTest.keyClick(view(drawer).search, Qt.Key.Key_Return)
    assert view(drawer).rule() == "709.2a"


def test_a_click_opens_an_entry(drawer: RulesDrawer, desk: SmallDesk) -> None:
    drawer.show_rule(desk, "book", "")
    entries = view(drawer).list
    place = entries.visualRect(view(drawer).model.index(1)).center()
    QTest.mouseClick(
        entries.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
    )
    assert view(drawer).rule() == "R5"


def test_nothing_found_offers_the_nearest_words(drawer: RulesDrawer, desk: SmallDesk) -> None:
    drawer.show_rule(desk, "book", "")
    type_text(view(drawer).search, "chanse")
    assert view(drawer).count.text() == "Nothing for “chanse”."
    QApplication.processEvents()
    near = [b for b in view(drawer).near.findChildren(Button) if not b.isHidden()]
    assert [button.text() for button in near] == ["chance"]
    near[0].click()
    assert view(drawer).search.text() == "chance"
    assert len(rows(drawer)) == 2
    assert not view(drawer).near.isVisible()


def test_links_lead_on_and_back(drawer: RulesDrawer, desk: SmallDesk) -> None:
    shown: list[str] = []
    drawer.shown.connect(shown.append)
    drawer.show_rule(desk, "book", "709.2a")
    back = view(drawer).back
    assert back.text() == "List of rules"

    def links() -> list[Button]:
        return page_of(drawer).findChildren(Button)

    assert [link.text() for link in links()] == ["R5  Une tentative par blessure"]
    links()[0].click()
    assert (view(drawer).rule(), back.text()) == ("R5", "Back to 709.2a")
    back.click()
    assert (view(drawer).rule(), back.text()) == ("709.2a", "List of rules")
    back.click()
    assert (view(drawer).rule(), view(drawer).list.rule()) == ("", "709.2a")
    assert shown == ["709.2a", "R5", "709.2a"]


def test_escape_empties_the_search_then_returns_to_the_same_place(
    drawer: RulesDrawer, desk: SmallDesk, host: QWidget
) -> None:
    behind = host.findChildren(QLineEdit)[0]
    behind.setFocus()
    drawer.show_rule(desk, "book", "")
    type_text(view(drawer).search, "repas")
    QTest.keyClick(view(drawer).search, Qt.Key.Key_Escape)
    assert (view(drawer).search.text(), drawer.is_open()) == ("", True)
    QTest.keyClick(view(drawer).search, Qt.Key.Key_Escape)
    assert (drawer.is_open(), behind.hasFocus()) == (False, True)
    drawer.show_rule(desk, "book", "R5")
    drawer.show_rule(desk, "book", "R24")
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert (drawer.is_open(), behind.hasFocus()) == (False, True)


def test_keys_stay_in_it_and_arrows_scroll(
    drawer: RulesDrawer, desk: SmallDesk, host: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed: list[object] = []
    monkeypatch.setattr(host, "keyPressEvent", passed.append)
    host.resize(1000, 240)
    drawer.show_rule(desk, "book", "R24")
    QApplication.processEvents()
    focused = QApplication.focusWidget()
    assert focused is not None
    for key in (Qt.Key.Key_1, Qt.Key.Key_C, Qt.Key.Key_Down):
        QTest.keyClick(focused, key)
    assert passed == []
    assert drawer.scroll_bar() is not None
    assert view(drawer).scroll_bar().value() > 0


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0, 2.5])
@pytest.mark.parametrize("width", [640, 1366])
def test_no_word_is_cut(
    scale: float, width: int, drawer: RulesDrawer, desk: SmallDesk, host: QWidget
) -> None:
    theme().set(scale=scale)
    host.resize(width, 480)
    drawer.show_rule(desk, "book", "709.2a")
    QApplication.processEvents()
    assert page_of(drawer).width() == view(drawer).pane.viewport().width()
    for part in drawer.findChildren(QWidget):
        if isinstance(part, Label | Button | Prose) and part.isVisible():
            right = part.mapTo(drawer, part.rect().topRight()).x()
            assert right <= drawer.width()
            assert part.width() >= part.minimumSizeHint().width()


def test_the_rules_change_their_language(
    drawer: RulesDrawer, data_dir: Path, language: Callable[[str], None]
) -> None:
    desk = ProgramDesk(Profile(data_dir), "fr")
    drawer.show_rule(desk, "gamebook", "R8")
    before = words(drawer)[1]
    desk.language = "en"
    drawer.retranslate()
    assert (before, words(drawer)[1]) == ("Ordre des calculs", "Order of the sums")
    drawer.close_drawer()
    drawer.retranslate()
    assert not drawer.is_open()
