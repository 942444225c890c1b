"""Books written to a folder and looked through by `check`."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import yaml

from gamebook_desktop.cli_check import check

GOOD = Path(__file__).parents[2] / "contract/fixtures/gamebook/books/tous_les_mots"


def says(folder: Path, language: str = "en") -> list[str]:
    """What is said of a book, each line without the path of its folder."""
    lines = check([folder], language).lines[:-1]
    return [line.replace(f"{folder}/", "") for line in lines]


def copy_of_good(folder: Path) -> Path:
    """The good book, in a folder of its own."""
    return Path(shutil.copytree(GOOD, folder / GOOD.name))


def broken(folder: Path, file: str, old: str, new: str) -> Path:
    """The good book with one text replaced, which must be there exactly once."""
    book = copy_of_good(folder)
    path = book / file
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), "utf-8")
    return book


def written(folder: Path, sections: dict[Any, Any], **head: Any) -> Path:
    """A small book; texts may be left out, section 1 is the start and leads on to an end."""
    book = folder / "petit"
    (book / "sections").mkdir(parents=True)
    whole = {
        "id": "petit",
        "title": "Petit",
        "author": "personne",
        "language": "fr",
        "about": "…",
        "minutes": 1,
        "start": 1,
        **head,
    }
    filled = {name: {"text": "…", **section} for name, section in sections.items()}
    filled.setdefault("fin", {"text": "…", "ending": {"kind": "victory", "name": "Fin"}})
    for name, data in (("book.yaml", whole), ("sections/a.yaml", {"sections": filled})):
        text = yaml.safe_dump(data, allow_unicode=True, sort_keys=False)
        (book / name).write_text(text, "utf-8")
    return book


def way(to: str = "fin", **more: Any) -> dict[str, Any]:
    """A choice."""
    return {"text": "…", "to": to, **more}
