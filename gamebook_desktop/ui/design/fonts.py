"""Finding, registering and making the faces: three that ship, one more if it is installed."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QFont, QFontDatabase

from gamebook_desktop.ui.design.tokens import DISPLAY, INTERFACE, READING

CUTS = Path(__file__).parents[2] / "resources" / "fonts"
DYSLEXIC = "Lexend"
PACKAGES = {
    READING: "fontpkg_literata",
    INTERFACE: "fontpkg_atkinson_hyperlegible",
    DYSLEXIC: "fontpkg_lexend",
}
# Axes of the variable Literata that stand in for the static cuts: (optical size, regular, bold).
AXES = {READING: (14, 400, 650), DISPLAY: (36, 480, 640)}


class Fonts(NamedTuple):
    """What was registered: the families, and whether Literata comes as static cuts."""

    families: frozenset[str]
    static: bool


def _package_files(package: str) -> list[Path]:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        return []
    return sorted((Path(spec.origin).parent / "files").glob("*.ttf"))


def _register(files: list[Path]) -> set[str]:
    families: set[str] = set()
    for file in files:
        number = QFontDatabase.addApplicationFont(str(file))
        families.update(QFontDatabase.applicationFontFamilies(number))
    return families


@cache
def load_fonts() -> Fonts:
    """Register every face once; needs an application object, and reads no font package's code."""
    families = _register(sorted(CUTS.glob("*.ttf")))
    static = {READING, DISPLAY} <= families
    for family, package in PACKAGES.items():
        if family not in families:
            families |= _register(_package_files(package))
    return Fonts(frozenset(families), static)


def make_font(
    face: str, pixels: int, *, bold: bool = False, italic: bool = False, caps: bool = False
) -> QFont:
    """A font of one of our faces, its size in pixels; `caps` asks for real small capitals."""
    fonts = load_fonts()
    variable = face in AXES and not fonts.static
    font = QFont(READING if variable else face)
    font.setPixelSize(max(1, pixels))
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if variable and READING in fonts.families:
        size, regular, heavy = AXES[face]
        font.setVariableAxis(QFont.Tag("opsz"), size)
        font.setVariableAxis(QFont.Tag("wght"), heavy if bold else regular)
    else:
        font.setBold(bold)
    if caps:
        font.setFeature(QFont.Tag("smcp"), 1)
    return font
