"""Icons as painter paths, read from the path data of icons.py without loading an SVG library."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import cache

from PySide6.QtGui import QPainterPath

from gamebook_desktop.ui.design.icons import ICONS

_TOKEN = re.compile(r"([A-Za-z])|(-?(?:\d+\.?\d*|\.\d+))")
_ARITY = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "a": 7, "z": 0}


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """Commands with their numbers; numbers after a complete command repeat it."""
    letter = ""
    numbers: list[float] = []
    for name, number in _TOKEN.findall(data):
        if name:
            letter = name
            if name in "zZ":
                yield name, []
        else:
            numbers.append(float(number))
            if len(numbers) == _ARITY[letter.lower()]:
                yield letter, numbers
                numbers = []
                letter = {"m": "l", "M": "L"}.get(letter, letter)


def _arc(path: QPainterPath, radius: float, large: bool, sweep: bool, x: float, y: float) -> None:
    """A circular arc from the current point, by the centre parametrisation of SVG."""
    start = path.currentPosition()
    half_x, half_y = (start.x() - x) / 2, (start.y() - y) / 2
    half = math.hypot(half_x, half_y)
    radius = max(radius, half)
    reach = math.sqrt(radius * radius - half * half) / half * (-1 if large == sweep else 1)
    centre_x = (start.x() + x) / 2 + reach * half_y
    centre_y = (start.y() + y) / 2 - reach * half_x
    begin = math.degrees(math.atan2(centre_y - start.y(), start.x() - centre_x))
    end = math.degrees(math.atan2(centre_y - y, x - centre_x))
    turn = (begin - end) % 360 if sweep else -((end - begin) % 360)
    path.arcTo(centre_x - radius, centre_y - radius, 2 * radius, 2 * radius, begin, -turn)


@cache
def icon_path(name: str) -> QPainterPath:
    """The lines of an icon on its 24 grid; raises KeyError for an unknown name."""
    path = QPainterPath()
    last_x = last_y = 0.0  # second control point of the last curve
    before = ""
    for letter, n in _commands(ICONS[name]):
        here = path.currentPosition()
        dx, dy = (here.x(), here.y()) if letter.islower() else (0.0, 0.0)
        kind = letter.lower()
        if kind == "m":
            path.moveTo(n[0] + dx, n[1] + dy)
        elif kind == "l":
            path.lineTo(n[0] + dx, n[1] + dy)
        elif kind == "h":
            path.lineTo(n[0] + dx, here.y())
        elif kind == "v":
            path.lineTo(here.x(), n[0] + dy)
        elif kind in "cs":
            if before not in ("c", "s"):
                last_x, last_y = here.x(), here.y()
            if kind == "s":
                n = [2 * here.x() - last_x - dx, 2 * here.y() - last_y - dy, *n]
            last_x, last_y = n[2] + dx, n[3] + dy
            path.cubicTo(n[0] + dx, n[1] + dy, last_x, last_y, n[4] + dx, n[5] + dy)
        elif kind == "a":
            _arc(path, n[0], bool(n[3]), bool(n[4]), n[5] + dx, n[6] + dy)
        else:
            path.closeSubpath()
        before = kind
    return path
