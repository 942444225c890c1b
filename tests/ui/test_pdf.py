"""Pages of A4: what a PDF holds, and what happens where it cannot be written."""

from __future__ import annotations

import errno
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gamebook_desktop.core.document import Document, Part, Row
from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.ui import pdf
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.text_pages import document_pages
from tests.pdf_text import page_texts, title
from tests.ui.widgets.conftest import look  # noqa: F401 - set back after each test

pytestmark = pytest.mark.usefixtures("look")
PLACE = QRectF(150, 100, 1000, 60)


def words(text: str, *, caps: bool = False) -> pdf.Page:
    def draw(painter: QPainter) -> None:
        pdf.put(painter, PLACE, text, pdf.face(11, caps=caps))

    return draw


def test_a_pdf_has_a_page_of_A4_for_each_page_and_a_title() -> None:
    data = pdf.pdf([words("un"), words("deux")], "Sept clés · Feuille")
    assert page_texts(data) == ["un", "deux"]
    assert title(data) == "Sept clés · Feuille"
    assert re.findall(rb"/MediaBox \[0 0 (\d+)\.?0* (\d+)\.?0*\]", data) == [(b"595", b"842")] * 2


def _whole(data: bytes) -> str:
    """A page of one text; a sign from another font is a run of its own."""
    return page_texts(data)[0].replace("\n", "")


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("fr", "Qui va là ?", "Qui va là\u202f?"),
        ("en", "l'heure -2", "l’heure −2"),
        ("en", "The fifth office, Thief", "The fifth office, Thief"),
        ("en", "line\nbreak\tand tab", "line break and tab"),
    ],
)
def test_texts_are_typeset_and_can_be_searched(language: str, text: str, found: str) -> None:
    theme().set(language=language)
    assert _whole(pdf.pdf([words(text)], "")) == found


def test_small_capitals_are_found_as_a_word() -> None:
    assert page_texts(pdf.pdf([words("Endurance", caps=True)], "")) == ["ENDURANCE"]


def test_a_text_that_is_too_long_ends_in_an_ellipsis() -> None:
    (text,) = page_texts(pdf.pdf([words("mot " * 60)], ""))
    assert text.startswith("mot mot")
    assert text.endswith("…")


def test_paper_is_white_whatever_the_theme() -> None:
    def bare(palette: str) -> bytes:
        theme().set(palette_name=palette)
        data = pdf.pdf(document_pages(Document("Notes", "", (Part((Row("a", "1"),)),))), "")
        return re.sub(rb"D:\d+\S*|\d{4}-\d\d-\d\dT[^<]*|uuid:[^<]*|/ID \[.*?\]", b"", data)

    assert bare("dark") == bare("light")


@pytest.mark.parametrize(
    ("number", "kind"),
    [(errno.ENOSPC, "disk_full"), (errno.EACCES, "read_only"), (errno.EIO, "io")],
)
def test_a_failing_disk_is_one_error_and_the_old_file_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, kind: str
) -> None:
    target = tmp_path / "feuille.pdf"
    target.write_bytes(b"before")

    def fail(_: int) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(SaveError) as caught:
        pdf.write_file(target, b"after")
    assert (caught.value.kind, caught.value.path) == (kind, target)
    assert [file.name for file in tmp_path.iterdir()] == ["feuille.pdf"]
    assert target.read_bytes() == b"before"


def journal(sections: int) -> Document:
    parts = (
        Part((Row(f"Choix du {n}."), Row(f"Perte au {n}.")), mark=str(n))
        for n in range(1, sections + 1)
    )
    return Document("Journal", "Sept clés", tuple(parts))


def test_a_journal_of_200_sections_flows_over_numbered_pages() -> None:
    theme().set(language="en")
    pages = page_texts(pdf.pdf(document_pages(journal(200)), ""))
    assert len(pages) > 8
    told = [line for page in pages for line in page.split("\n")]
    expected = [
        line for n in range(1, 201) for line in (f"{n}", f"Choix du {n}.", f"Perte au {n}.")
    ]
    kept = set(expected)
    assert [line for line in told if line in kept] == expected
    for number, page in enumerate(pages, 1):
        assert f"{number} of {len(pages)}" in page.split("\n")
        assert ("Journal" if number == 1 else "JOURNAL") in page.split("\n")
        assert "Sept clés" in page.split("\n")


def test_no_mark_stands_alone_at_the_foot_of_a_page() -> None:
    for page in page_texts(pdf.pdf(document_pages(journal(200)), "")):
        assert not page.split("\n")[-1].isdecimal()


def test_a_paragraph_longer_than_a_page_loses_no_word() -> None:
    text = " ".join(f"mot{n}" for n in range(3000))
    document = Document("Notes", "", (Part((Row(text, "12"),)),))
    pages = page_texts(pdf.pdf(document_pages(document), ""))
    assert len(pages) > 2
    assert re.findall(r"mot\d+", "".join(pages).replace("\n", "")) == text.split()


def test_an_empty_document_is_a_page_that_says_so() -> None:
    document = Document("Notes", "Sept clés", (), "Nothing has been noted yet.")
    (page,) = page_texts(pdf.pdf(document_pages(document), ""))
    assert "Nothing has been noted yet." in page
