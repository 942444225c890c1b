from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.design.theme import Theme
from gamebook_desktop.ui.design.tokens import COVERS
from gamebook_desktop.ui.widgets.badge import Badge
from gamebook_desktop.ui.widgets.board import elements_board
from gamebook_desktop.ui.widgets.button import Button
from gamebook_desktop.ui.widgets.card import Card
from gamebook_desktop.ui.widgets.chip import Chip
from gamebook_desktop.ui.widgets.cover import Cover
from gamebook_desktop.ui.widgets.emblem import EMBLEMS, Emblem, emblem_of, ground_of
from gamebook_desktop.ui.widgets.item_row import ItemRow
from gamebook_desktop.ui.widgets.keycap import Keycap
from gamebook_desktop.ui.widgets.label import Label
from gamebook_desktop.ui.widgets.lines import HLine, Ornament, VLine
from gamebook_desktop.ui.widgets.play_row import PlayRow
from gamebook_desktop.ui.widgets.prose import Prose
from gamebook_desktop.ui.widgets.section_number import SectionNumber
from gamebook_desktop.ui.widgets.tile import Tile


@pytest.mark.parametrize("name", EMBLEMS)
def test_every_emblem_is_drawn_inside_its_square(name: str, qtbot: QtBot, look: Theme) -> None:
    emblem = Emblem(name, 60)
    qtbot.addWidget(emblem)
    emblem.resize(60, 60)
    image = emblem.grab().toImage()
    ground = image.pixel(0, 0)
    edge = {image.pixel(x, y) for x in range(60) for y in (0, 59)}
    assert edge == {ground}
    drawn = sum(image.pixel(x, y) != ground for x in range(60) for y in range(60))
    assert drawn > 150


@pytest.mark.parametrize(
    "book", ["seuil-de-suie", "orvanche", "brisemont", "", "un autre livre", "é"]
)
def test_a_book_keeps_its_emblem_and_ground(book: str) -> None:
    assert emblem_of(book) == emblem_of(book)
    assert emblem_of(book) in EMBLEMS
    assert ground_of(book) in COVERS


def test_books_differ() -> None:
    books = [f"book-{n}" for n in range(40)]
    assert len({emblem_of(book) for book in books}) > 3
    assert len({ground_of(book) for book in books}) > 3


@pytest.mark.parametrize("title", ["Sept clés", "Un titre qui prend vraiment beaucoup de place"])
def test_a_cover_has_its_ground_and_a_drawing(title: str, qtbot: QtBot) -> None:
    cover = Cover(title, "keys", "green")
    qtbot.addWidget(cover)
    assert cover.accessibleName() == title
    cover.resize(cover.sizeHint())
    image = cover.grab().toImage()
    assert image.pixelColor(70, 5).name().upper() == COVERS["green"]
    below = {image.pixel(x, y) for x in range(20, 130) for y in range(120, 185)}
    assert len(below) > 5


@pytest.mark.parametrize(
    ("tile", "name"),
    [
        (("Seven Keys", "400 sections", "keys", "green"), "Seven Keys, 400 sections"),
        (("Add", "", "plus", ""), "Add"),
    ],
)
def test_tiles_are_named_and_pressed(
    tile: tuple[str, str, str, str], name: str, qtbot: QtBot
) -> None:
    made = Tile(*tile)
    qtbot.addWidget(made)
    log: list[int] = []
    made.clicked.connect(lambda: log.append(1))
    made.show()
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    QTest.keyClick(made, Qt.Key.Key_Space)
    assert (made.accessibleName(), log) == (name, [1, 1])


@pytest.mark.parametrize(
    ("ground", "broken", "token"),
    [("green", False, "green"), ("green", True, ""), ("", False, "")],
)
def test_only_sound_tiles_have_a_coloured_block(
    ground: str, broken: bool, token: str, qtbot: QtBot
) -> None:
    tile = Tile("Seven Keys", "3 errors", "keys" if ground else "plus", ground, broken=broken)
    qtbot.addWidget(tile)
    tile.resize(290, 76)
    block = tile.grab().toImage().pixelColor(6, 38).name().upper()
    assert (block == COVERS["green"]) is bool(token)


def test_titles_of_tiles_wrap(qtbot: QtBot, look: Theme) -> None:
    look.set(scale=2.0)
    tile = Tile("Sept clés pour la ville d'Orvanche", "Aventure, 400 sections", "keys", "green")
    qtbot.addWidget(tile)
    assert tile.heightForWidth(400) > tile.heightForWidth(900) == 152


def test_a_play_is_opened_repaired_or_asked_about(qtbot: QtBot) -> None:
    log: list[str] = []
    sound = PlayRow("key", "Orvanche", "section 212", "9/9", "today")
    broken = PlayRow("key", "Brisemont", "section 88", warning="damaged", broken=True)
    for row in (sound, broken):
        qtbot.addWidget(row)
        row.opened.connect(lambda: log.append("open"))
        row.repair_requested.connect(lambda: log.append("repair"))
        row.menu_requested.connect(lambda: log.append("menu"))
        row.button.click()
        row.more.click()
    assert log == ["open", "menu", "repair", "menu"]
    assert sound.accessibleName() == "Orvanche, section 212, today"
    assert sound.button.accessibleName() == "Open, Orvanche"
    assert broken.button.accessibleName() == "Repair, Brisemont"
    assert sound.more.accessibleName() == "More about Orvanche"


@pytest.mark.parametrize(("width", "stacked"), [(1000, False), (330, True)])
def test_a_play_row_stacks_when_narrow(width: int, stacked: bool, qtbot: QtBot) -> None:
    row = PlayRow("key", "Orvanche", "section 212", "Skill 9 · Stamina 12", "today")
    qtbot.addWidget(row)
    row.resize(width, 120)
    with qtbot.waitExposed(row):
        row.show()
    labels = {label.text(): label for label in row.findChildren(Label)}
    title, values = labels["Orvanche"], labels["Skill 9 · Stamina 12"]

    def top(label: Label) -> int:
        return label.mapTo(row, label.rect().topLeft()).y()

    qtbot.waitUntil(lambda: (top(values) > top(title) + title.height() // 2) is stacked)
    for label in labels.values():
        assert label.width() >= label.sizeHint().width()


def test_item_rows_are_named_and_hold_their_action(qtbot: QtBot, look: Theme) -> None:
    eat = Button("Eat", key="M")
    row = ItemRow("meal", "Provisions", "8 meals", eat)
    empty = ItemRow("", "One free place", empty=True)
    for made in (row, empty):
        qtbot.addWidget(made)
        assert made.minimumHeight() == 36
    assert row.accessibleName() == "Provisions, 8 meals"
    assert empty.accessibleName() == "One free place"
    assert eat.parent() is row


def test_a_hung_number_shares_the_second_baseline(qtbot: QtBot, look: Theme) -> None:
    prose = Prose("mot " * 60)
    qtbot.addWidget(prose)
    prose.resize(300, 300)
    prose.show()
    number = SectionNumber("147", prose)
    qtbot.addWidget(number)
    number.resize(number.sizeHint().width(), 120)
    image = number.grab().toImage()
    rows = [
        y
        for y in range(image.height())
        if any(image.pixelColor(x, y) == look.color("rubric") for x in range(image.width()))
    ]
    assert number.sizeHint().width() == 120
    assert abs(rows[-1] - prose.line_baseline(1)) <= 2


def test_a_number_may_stand_by_itself(qtbot: QtBot) -> None:
    number = SectionNumber("7")
    qtbot.addWidget(number)
    assert number.sizeHint().width() < 60
    assert number.text() == "7"


@pytest.mark.parametrize(("palette", "thick"), [("light", 1), ("contrast", 2)])
def test_lines_are_as_thick_as_the_palette_says(
    palette: str, thick: int, qtbot: QtBot, look: Theme
) -> None:
    look.set(palette_name=palette)
    across, down, ornament = HLine(), VLine(), Ornament()
    for line in (across, down, ornament):
        qtbot.addWidget(line)
    assert (across.sizeHint().height(), down.sizeHint().width()) == (thick, thick)
    ornament.resize(200, 9)
    image = ornament.grab().toImage()
    assert image.pixelColor(100, 4) == look.color("rubric")
    assert image.pixelColor(20, 4) == look.color("line")


def test_a_card_has_ground_border_and_stripe(qtbot: QtBot, look: Theme) -> None:
    card = Card("raised", "edge", radius=0, bar="accent")
    qtbot.addWidget(card)
    card.resize(60, 40)
    image = card.grab().toImage()
    assert image.pixelColor(30, 20) == look.color("raised")
    assert image.pixelColor(2, 20) == look.color("accent")
    assert image.pixelColor(30, 0) == look.color("edge")
    card.set_look("accent_soft", None)
    assert card.grab().toImage().pixelColor(2, 20) == look.color("accent_soft")


@pytest.mark.parametrize(
    ("tone", "token"), [("good", "good_soft"), ("warn", "warn_soft"), ("bad", "bad_soft")]
)
def test_chips_take_the_soft_ground_of_their_tone(
    tone: str, token: str, qtbot: QtBot, look: Theme
) -> None:
    chip = Chip("advised", "check", tone)
    qtbot.addWidget(chip)
    chip.resize(chip.sizeHint())
    assert chip.grab().toImage().pixelColor(4, 12) == look.color(token)
    assert chip.text() == "advised"


def test_keycaps_grow_with_their_word(qtbot: QtBot) -> None:
    one, word = Keycap("1"), Keycap("Backspace")
    for cap in (one, word):
        qtbot.addWidget(cap)
    assert (one.sizeHint().width(), one.sizeHint().height()) == (22, 22)
    assert word.sizeHint().width() > 60


@pytest.mark.parametrize("player", [1, 3, 6, 7])
def test_badges_are_in_their_players_colour(player: int, qtbot: QtBot, look: Theme) -> None:
    badge = Badge(player, "", 40)
    qtbot.addWidget(badge)
    badge.resize(40, 40)
    middle = badge.grab().toImage().pixelColor(20, 22)
    token = f"p{(player - 1) % 6 + 1}"
    assert (middle == look.color(token)) is (player <= 6)


@pytest.mark.parametrize("palette", ["light", "sepia", "dark", "contrast"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_that_takes_the_focus_has_a_name(
    palette: str, scale: float, qtbot: QtBot, look: Theme
) -> None:
    look.set(palette_name=palette, scale=scale)
    board = elements_board()
    qtbot.addWidget(board)
    board.resize(round(1366 * scale), round(1014 * scale))
    assert not board.grab().isNull()
    focusable = [
        widget
        for widget in board.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert len(focusable) > 8
    unnamed = [w for w in focusable if not (w.accessibleName() or getattr(w, "text", str)())]
    assert [type(widget).__name__ for widget in unnamed] == ["Tabs"]  # its tabs are named
