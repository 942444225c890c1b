from __future__ import annotations

import pytest

from gamebook_desktop.ui.design import tokens


@pytest.mark.parametrize("name", ["light", "sepia", "dark", "contrast"])
def test_every_pair_of_a_palette_has_its_contrast(name: str) -> None:
    assert tokens.failing_pairs(tokens.THEMES[name]) == []


def test_the_four_palettes_are_these() -> None:
    assert list(tokens.THEMES) == ["light", "sepia", "dark", "contrast"]


def test_contrast_of_known_pairs() -> None:
    assert tokens.contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert tokens.contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("ground", tokens.COVERS.values())
def test_cover_titles_are_readable(ground: str) -> None:
    assert tokens.contrast(tokens.COVER_INK, ground) >= 4.5


def test_every_role_has_a_face_and_no_text_is_under_13_pixels() -> None:
    assert tokens.FACES.keys() == tokens.TYPE.keys()
    assert min(tokens.TYPE.values()) == 13


@pytest.mark.parametrize(
    ("scale", "read", "gap", "control"), [(0.8, 15, 14, 29), (1.0, 19, 16, 36), (2.0, 38, 24, 72)]
)
def test_gaps_grow_half_as_fast_as_text(scale: float, read: int, gap: int, control: int) -> None:
    metrics = tokens.Metrics(scale)
    assert (metrics.type("read"), metrics.space(4), metrics.control()) == (read, gap, control)


@pytest.mark.parametrize(
    ("width", "scale", "layout"),
    [(1920, 1, "wide"), (1366, 1, "normal"), (1079, 1, "narrow"), (1366, 2, "narrow")],
)
def test_layout_follows_useful_width(width: int, scale: float, layout: str) -> None:
    assert tokens.Metrics(scale).layout(width) == layout


@pytest.mark.parametrize("name", tokens.THEMES)
def test_style_sheet_leaves_no_field_open(name: str) -> None:
    sheet = tokens.style_sheet(tokens.THEMES[name], tokens.Metrics(1.5))
    assert sheet.count("{") == sheet.count("}") > 10
    assert tokens.THEMES[name].edge in sheet
