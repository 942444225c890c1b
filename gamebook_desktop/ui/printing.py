"""Printing pages; the print system is loaded only when somebody prints."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtWidgets import QDialog, QWidget

from gamebook_desktop.ui.pdf import Page, draw_pages, set_paper


class Printed(Enum):
    """How a print order ended."""

    SENT = auto()
    NOT_WANTED = auto()
    FAILED = auto()
    NO_PRINTING = auto()
    """This system cannot print from a program."""


def print_pages(parent: QWidget, pages: Sequence[Page], title: str) -> Printed:
    """Ask for a printer with the system's own dialog, and print."""
    try:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter
    except ImportError:
        return Printed.NO_PRINTING
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setFullPage(True)
    set_paper(printer)
    if QPrintDialog(printer, parent).exec() != QDialog.DialogCode.Accepted:
        return Printed.NOT_WANTED
    return Printed.SENT if draw_pages(printer, pages) else Printed.FAILED
