from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from gamebook_desktop.ui.design.icon_path import icon_path
from gamebook_desktop.ui.design.icons import ICONS, svg
from gamebook_desktop.ui.design.paint import paint_icon

SIDE = 48


def _blank() -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    return image


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_is_drawn_as_an_svg_library_draws_it(name: str, qtbot: QtBot) -> None:
    square = QRectF(0, 0, SIDE, SIDE)
    ours, theirs = _blank(), _blank()
    painter = QPainter(ours)
    paint_icon(painter, name, square, QColor("black"))
    painter.end()
    painter = QPainter(theirs)
    QSvgRenderer(QByteArray(svg(name, "#000000"))).render(painter, square)
    painter.end()
    differing = [
        (x, y)
        for x in range(SIDE)
        for y in range(SIDE)
        if abs(QColor(ours.pixel(x, y)).lightness() - QColor(theirs.pixel(x, y)).lightness()) > 96
    ]
    assert len(differing) <= 4
    assert QColor(ours.pixel(0, 0)).lightness() == 255
    assert not icon_path(name).isEmpty()


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(KeyError):
        icon_path("no such icon")
