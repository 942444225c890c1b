"""Cuts the six static fonts of the interface from the variable Literata.

`python packaging/cut_fonts.py` writes them to `gamebook_desktop/resources/fonts/`; it needs
fontTools and fontpkg-literata. The same sources always give the same bytes.
"""

from __future__ import annotations

import hashlib
import importlib.util
import logging
import sys
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).resolve().parent.parent / "gamebook_desktop" / "resources" / "fonts"
STAMP = "cut.sha256"

UPRIGHT, SLANTED = "Literata[opsz,wght].ttf", "Literata-Italic[opsz,wght].ttf"
WINDOWS_ENGLISH = (3, 1, 0x409)

UNICODES = (
    (0x0020, 0x007E),
    (0x00A0, 0x017F),  # Latin-1 and Latin Extended-A: French and its neighbours
    (0x02C6, 0x02DC),
    (0x0300, 0x036F),  # accents of decomposed text
    (0x1E9E, 0x1E9E),
    (0x2000, 0x209F),  # punctuation, superior and inferior figures
    (0x20AC, 0x20AC),
    (0x2100, 0x22FF),  # letterlike signs, number forms, arrows, mathematics
    (0x25A0, 0x27BF),  # shapes, signs, dingbats
    (0xFB00, 0xFB06),
)


class Cut(NamedTuple):
    """One static font: where on the axes it is taken, and what it is called."""

    family: str
    style: str
    source: str
    opsz: float
    wght: float

    @property
    def stem(self) -> str:
        """PostScript name, also the file's name without its suffix."""
        return f"{self.family}-{self.style}".replace(" ", "")


CUTS = (
    Cut("Literata", "Regular", UPRIGHT, 14, 400),
    Cut("Literata", "Bold", UPRIGHT, 14, 650),
    Cut("Literata", "Italic", SLANTED, 14, 400),
    Cut("Literata", "Bold Italic", SLANTED, 14, 650),
    Cut("Literata Display", "Regular", UPRIGHT, 36, 480),
    Cut("Literata Display", "Bold", UPRIGHT, 36, 640),
)


def can_cut() -> bool:
    """Whether the packages this needs are installed."""
    return all(importlib.util.find_spec(name) for name in ("fontTools", "fontpkg_literata"))


def cut_all(folder: Path = FOLDER) -> bool:
    """Write the fonts and their licence to `folder`; False if they were already up to date."""
    import fontpkg_literata

    package = Path(fontpkg_literata.ROOT)
    sources = {name: package / "files" / name for name in (UPRIGHT, SLANTED)}
    digest = _digest(Path(__file__), *sources.values())
    stamp = folder / STAMP
    if (
        stamp.is_file()
        and stamp.read_text("ascii") == digest
        and all((folder / f"{cut.stem}.ttf").is_file() for cut in CUTS)
    ):
        return False
    folder.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    for name, source in sources.items():
        subset = _subset(source)
        for cut in CUTS:
            if cut.source == name:
                _cut(cut, subset, folder / f"{cut.stem}.ttf")
    (folder / "OFL-Literata.txt").write_bytes((package / "LICENSE").read_bytes())
    stamp.write_text(digest, "ascii")
    return True


def _digest(*files: Path) -> str:
    digests = (hashlib.sha256(file.read_bytes()).digest() for file in files)
    return hashlib.sha256(b"".join(digests)).hexdigest()


def _subset(source: Path) -> bytes:
    """The variable font with only the characters we need: cutting it is three times as fast."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    font = TTFont(source, recalcTimestamp=False)
    subsetter = Subsetter(Options(layout_features=["*"], notdef_outline=True, name_IDs=["*"]))
    subsetter.populate(unicodes=[c for first, last in UNICODES for c in range(first, last + 1)])
    subsetter.subset(font)
    subset = BytesIO()
    font.save(subset)
    return subset.getvalue()


def _cut(cut: Cut, subset: bytes, target: Path) -> None:
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    font = TTFont(BytesIO(subset), recalcTimestamp=False)
    instantiateVariableFont(font, {"opsz": cut.opsz, "wght": cut.wght}, inplace=True)
    _name(font, cut)
    font.save(target)


def _name(font: Any, cut: Cut) -> None:
    """Names, weight and style bits by which Qt joins the cuts into families."""
    names = font["name"]
    for variable_or_typographic in (16, 17, 21, 22, 25):
        names.removeNames(nameID=variable_or_typographic)
    version = names.getDebugName(5)
    for number, text in {
        1: cut.family,
        2: cut.style,
        3: f"{version};{cut.stem}",
        4: f"{cut.family} {cut.style}",
        6: cut.stem,
    }.items():
        names.setName(text, number, *WINDOWS_ENGLISH)
    bold, italic = "Bold" in cut.style, "Italic" in cut.style
    font["head"].macStyle = bold | italic << 1
    os2 = font["OS/2"]
    os2.usWeightClass = 700 if bold else 400
    keep_typographic_metrics = os2.fsSelection & 1 << 7
    os2.fsSelection = keep_typographic_metrics | italic | bold << 5 | (not bold and not italic) << 6
    if "STAT" in font:
        del font["STAT"]


def main() -> int:
    """Cut the fonts into the source tree."""
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    if not can_cut():
        print("Cutting the fonts needs fonttools and fontpkg-literata.", file=sys.stderr)
        return 2
    print("Fonts cut." if cut_all() else "Fonts are up to date.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
