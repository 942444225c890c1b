"""Printing and writing out: the menu, its button and keys, files, a failing disk, a printer."""

from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPagedPaintDevice, QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.ui import dialogs, printing
from gamebook_desktop.ui.papers import Papers
from gamebook_desktop.ui.pdf import draw_pages
from tests.pdf_text import page_texts, title
from tests.ui.widgets.conftest import look  # noqa: F401 - set back after each test
from tests.ui.widgets.hands import type_text
from tests.ui.window import Screen, screen

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

SECTIONS: dict[Any, Any] = {
    1: {"title": "La cour", "choices": [{"text": "Là.", "to": 2}]},
    2: {"choices": [{"text": "Retour.", "to": 1}]},
}
CTRL = Qt.KeyboardModifier.ControlModifier
OFFERED = [
    "Adventure sheet as PDF…",
    "Print: Adventure sheet…",
    "Blank adventure sheet as PDF…",
    "Print: Blank adventure sheet…",
    "",
    "Journal as PDF…",
    "Journal as Markdown…",
    "Notes as PDF…",
    "Notes as Markdown…",
    "Map of the sections as PDF…",
    "Map of the sections as Markdown…",
]


@pytest.fixture
def shown(qtbot: QtBot, data_dir: Path) -> Screen:
    return screen(qtbot, data_dir, SECTIONS, kept=True)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The names proposed; every file goes into the test's own folder under that name."""
    names: list[str] = []

    def answer(_parent: object, _caption: str, name: str, kind: str) -> Path:
        assert name.endswith(kind.removeprefix("*"))
        names.append(name)
        return tmp_path / name

    monkeypatch.setattr(dialogs, "where_to_write", answer)
    return names


def papers(shown: Screen) -> Papers:
    return shown.window.commands.papers


def choose(shown: Screen, words: str) -> None:
    menu = papers(shown)
    menu.list_exports()
    next(action for action in menu.actions() if action.text() == words).trigger()


# ------------------------------------------------------------------ the menu
def test_ctrl_P_opens_the_menu_under_the_button_of_the_sheet(shown: Screen) -> None:
    shown.key(Qt.Key.Key_P, CTRL)
    menu = papers(shown)
    assert menu.isVisible()
    assert [action.text() for action in menu.actions()] == OFFERED
    assert menu.activeAction() is menu.actions()[0]
    button = shown.panel.sheet.papers
    assert menu.y() == button.mapToGlobal(button.rect().bottomLeft()).y()
    menu.close()


def test_the_button_opens_it_and_says_what_it_is(shown: Screen) -> None:
    button = shown.panel.sheet.papers
    assert button.accessibleName() == "Print, or write a PDF"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert papers(shown).isVisible()
    papers(shown).close()


def test_where_the_sheet_is_hidden_it_opens_at_the_menu(shown: Screen) -> None:
    shown.type("f")
    assert not shown.panel.sheet.papers.isVisible()
    shown.key(Qt.Key.Key_P, CTRL)
    assert papers(shown).isVisible()
    papers(shown).close()


def test_in_the_library_there_is_nothing_to_print(shown: Screen) -> None:
    shown.window.go("library")
    assert not shown.window.commands.actions["papers"].isEnabled()
    papers(shown).pop_up()
    assert not papers(shown).isVisible()


# ------------------------------------------------------------------ files
@pytest.mark.parametrize(
    ("words", "name", "said"),
    [
        ("Adventure sheet as PDF…", "essai-adventure-sheet.pdf", "Mirre"),
        ("Blank adventure sheet as PDF…", "essai-blank-adventure-sheet.pdf", "Provisions"),
        ("Journal as PDF…", "essai-journal.pdf", "Choice: Là."),
        ("Map of the sections as PDF…", "essai-map-of-the-sections.pdf", "2"),
    ],
)
def test_a_pdf_is_written_and_said(
    shown: Screen, asked: list[str], tmp_path: Path, words: str, name: str, said: str
) -> None:
    shown.type("1")
    choose(shown, words)
    assert asked == [name]
    data = (tmp_path / name).read_bytes()
    assert said in page_texts(data)[0].split("\n")
    assert title(data).startswith("Essai · ")
    assert shown.message() == f"Written: {name}."


def test_markdown_is_written_as_it_stands(shown: Screen, asked: list[str], tmp_path: Path) -> None:
    shown.type("1")
    choose(shown, "Map of the sections as Markdown…")
    assert asked == ["essai-map-of-the-sections.md"]
    assert (tmp_path / asked[0]).read_text("utf-8") == (
        "# Map of the sections\n\nEssai\n\n- **1** La cour · → 2\n- **2** you are here · → 1\n"
    )


def test_a_note_half_typed_is_in_the_notes(shown: Screen, asked: list[str], tmp_path: Path) -> None:
    shown.type("n")
    type_text(shown.panel.sheet.notes.field, "la clé est *sous* la pierre")
    choose(shown, "Notes as Markdown…")
    text = (tmp_path / asked[0]).read_text("utf-8")
    assert text.endswith("- **1** la clé est \\*sous\\* la pierre\n")


def test_an_action_half_done_is_not_on_the_sheet(
    shown: Screen, asked: list[str], tmp_path: Path
) -> None:
    shown.play.do(do.Eat())
    shown.play.undo()
    choose(shown, "Journal as Markdown…")
    assert "Nothing has happened yet." in (tmp_path / asked[0]).read_text("utf-8")


@pytest.mark.parametrize("words", ["Adventure sheet as PDF…", "Journal as Markdown…"])
@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, "The disk is full."),
        (errno.EROFS, "This place cannot be written to."),
    ],
)
def test_a_failing_disk_gives_one_message(
    shown: Screen,
    asked: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: str,
    number: int,
    reason: str,
) -> None:
    def fail(_: int) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr("os.fsync", fail)
    choose(shown, words)
    assert shown.message() == f"{asked[0]} not written: {reason}"
    assert not (tmp_path / asked[0]).exists()


def test_no_file_chosen_changes_nothing(shown: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    before = shown.message()
    monkeypatch.setattr(dialogs, "where_to_write", lambda *_: None)
    choose(shown, "Journal as PDF…")
    assert shown.message() == before


# ------------------------------------------------------------------ printing
@pytest.fixture
def printer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A printer that prints into a file; its dialog is answered with yes."""
    target = tmp_path / "printed.pdf"

    def accept(dialog: QPrintDialog) -> int:
        dialog.printer().setOutputFileName(str(target))
        return int(QDialog.DialogCode.Accepted)

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    return target


def test_the_sheet_is_printed(shown: Screen, printer: Path) -> None:
    choose(shown, "Print: Adventure sheet…")
    (page,) = page_texts(printer.read_bytes())
    assert "Mirre" in page.split("\n")
    assert shown.message() == "Sent to the printer: Adventure sheet."


def test_a_print_dialog_left_changes_nothing(
    shown: Screen, printer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = shown.message()
    monkeypatch.setattr(QPrintDialog, "exec", lambda _: int(QDialog.DialogCode.Rejected))
    choose(shown, "Print: Adventure sheet…")
    assert not printer.exists()
    assert shown.message() == before


def test_a_printer_that_takes_nothing_is_told(
    shown: Screen, printer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_device: QPagedPaintDevice, _pages: object) -> bool:
        return False

    monkeypatch.setattr(printing, "draw_pages", fail)
    choose(shown, "Print: Adventure sheet…")
    assert not printer.exists()
    assert shown.message() == "The printer took nothing. Write a PDF instead."


def test_a_system_without_printing_is_told(shown: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtPrintSupport", None)
    choose(shown, "Print: Adventure sheet…")
    assert shown.message() == "This system cannot print. Write a PDF instead."


def test_paper_of_another_shape_takes_the_whole_page(shown: Screen, tmp_path: Path) -> None:
    target = tmp_path / "letter.pdf"
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(target))
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.Letter))
    assert draw_pages(printer, shown.panel.pages("sheet", "Essai"))
    assert len(page_texts(target.read_bytes())) == 1


def test_the_print_system_is_loaded_only_to_print() -> None:
    code = (
        "import sys\n"
        "import gamebook_desktop.ui.commands, gamebook_desktop.ui.printing\n"
        "import gamebook_desktop.games.gamebook.panel.exports\n"
        "assert 'PySide6.QtPrintSupport' not in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
