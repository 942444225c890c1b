from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.design.theme import Theme
from gamebook_desktop.ui.widgets import histogram
from gamebook_desktop.ui.widgets.bar import Bar, SplitBar, tint
from gamebook_desktop.ui.widgets.histogram import Histogram


@pytest.mark.parametrize(
    ("share", "language", "name"),
    [
        (0.8, "en", "Win 80.0%"),
        (0.8, "fr", "Win 80,0\u202f%"),
        (1.0, "en", "Win 100%"),
        (0.99999, "en", "Win >\u00a099.9%"),
    ],
)
def test_bars_tell_their_exact_share(
    share: float, language: str, name: str, qtbot: QtBot, look: Theme
) -> None:
    look.set(language=language)
    for bar in (Bar("Win"), SplitBar("Win")):
        qtbot.addWidget(bar)
        bar.set_share(share)
        assert bar.accessibleName() == name


@pytest.mark.parametrize("hatch", [False, True])
def test_a_bar_is_filled_up_to_its_share(hatch: bool, qtbot: QtBot, look: Theme) -> None:
    bar = Bar("Win", 0.5, hatch=hatch)
    qtbot.addWidget(bar)
    bar.resize(100, 12)
    image = bar.grab().toImage()
    filled = {image.pixelColor(x, 6).name() for x in range(5, 45)}
    assert (filled == {look.color("accent").name()}) is not hatch
    assert image.pixelColor(60, 6) == look.color("raised")


def test_a_split_bar_shows_both_sides(qtbot: QtBot, look: Theme) -> None:
    bar = SplitBar("Lucky", 0.5)
    qtbot.addWidget(bar)
    bar.resize(100, 14)
    image = bar.grab().toImage()
    assert image.pixelColor(20, 7) == look.color("good")
    right = {image.pixelColor(x, 7).name() for x in range(55, 95)}
    assert look.color("bad_soft").name() in right
    assert look.color("good").name() not in right


def test_a_tint_lies_between(look: Theme) -> None:
    assert tint("ink", "raised", 0.0) == look.color("raised")
    assert tint("ink", "raised", 1.0) == look.color("ink")


def test_a_histogram_carries_its_figures_as_text(qtbot: QtBot, look: Theme) -> None:
    chart = Histogram("Stamina left")
    qtbot.addWidget(chart)
    chart.set_bars([("1", 0.25), ("2", 0.5), ("3", 0.0)], ("death", 0.25))
    assert chart.accessibleName() == "Stamina left"
    assert chart.accessibleDescription() == "death 25.0%, 1 25.0%, 2 50.0%"
    chart.resize(344, 104)
    image = chart.grab().toImage()
    assert image.pixelColor(194, 80) == look.color("accent")  # the middle of the second bar
    assert image.pixelColor(194, 10) != look.color("accent")
    assert image.pixelColor(294, 80) != look.color("accent")
    dead = {image.pixelColor(18, y).name() for y in range(56, 83)}
    assert dead == {look.color("bad").name(), look.color("bad_soft").name()}


def test_an_empty_histogram_is_drawn(qtbot: QtBot) -> None:
    chart = Histogram("Nothing")
    qtbot.addWidget(chart)
    chart.set_bars([])
    assert chart.accessibleDescription() == ""
    assert not chart.grab().isNull()


def test_the_last_label_of_a_histogram_is_whole(
    qtbot: QtBot, look: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, QRectF]] = []

    def note(painter: object, place: QRectF, text: str, *more: object, **flags: object) -> None:
        drawn.append((text, place))

    monkeypatch.setattr(histogram, "draw_text", note)
    chart = Histogram("Stamina left")
    qtbot.addWidget(chart)
    chart.set_bars([(str(n), 1 / 25) for n in range(1, 25)], ("death", 1 / 25))
    chart.resize(272, 104)
    chart.grab()
    last = next(place for text, place in drawn if text == "24")
    assert last.center().x() + look.fm("caption").horizontalAdvance("24") / 2 <= chart.width()
