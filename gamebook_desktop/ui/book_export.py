"""Writing a book where the person says, and telling how that went."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from gamebook_desktop.store.book_file import write_book
from gamebook_desktop.store.errors import SaveError
from gamebook_desktop.ui import dialogs
from gamebook_desktop.ui.design.theme import theme


def export_book(parent: QWidget, head: Mapping[str, Any]) -> tuple[str, str]:
    """Ask for a file and write the book there; the words to say and their tone, "" if nothing."""
    translate = QCoreApplication.translate
    caption = translate("Companion", "Export this book")
    target = dialogs.where_to_write(parent, caption, f"{head['id']}.zip", dialogs.BOOK)
    if target is None:
        return "", ""
    try:
        write_book(target, head)
    except SaveError as error:
        return error.text(theme().language), "bad"
    return translate("Companion", "Written: {0}. Import it in the library.").format(target.name), ""
