"""`export`: a play written out as a PDF or as Markdown.

Markdown needs no more of Qt than its translations; a PDF needs its fonts, and no display.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from gamebook_desktop.cli_content import game_entry, problem_line, typeset
from gamebook_desktop.cli_plays import find_play
from gamebook_desktop.cli_replay import restored_play
from gamebook_desktop.cli_report import DONE, FAILED, Report, UsageError
from gamebook_desktop.core.document import MARKDOWN, PDF, Export, markdown
from gamebook_desktop.core.game import GameEntry, Words
from gamebook_desktop.core.session import Session
from gamebook_desktop.store.errors import ContentError, SaveError
from gamebook_desktop.store.files import slug, write_atomic
from gamebook_desktop.store.save_format import save_error

if TYPE_CHECKING:
    from typing import Any

STDOUT = "-"


def export(
    play: str, kind: str, what: str | None, target: str | None, data_dir: Path | None, language: str
) -> Report:
    """Write a play out; raises `UsageError` for what cannot be meant."""
    if target == STDOUT and kind == PDF:
        raise UsageError("a PDF goes into a file")
    try:
        path = find_play(play, data_dir)
        meta, restored = restored_play(path, data_dir)
        entry = game_entry(str(meta["game"]))
        title = str(meta.get("title") or path.stem)
        found, data = _written(entry, restored.session, title, kind, what, language)
        if target == STDOUT:
            return Report(DONE, [data.decode().rstrip("\n")], {"text": data.decode()})
        file = Path(target or f"{slug(title)}-{found.id}.{kind}")
        _write(file, data)
    except ContentError as error:
        lines = [problem_line(problem, language) for problem in error.problems]
        return Report(FAILED, lines, {"problems": lines})
    except SaveError as error:
        line = f"{error.path}: {typeset(error.text(language), language)}"
        return Report(FAILED, [line], {"problems": [line]})
    return Report(DONE, [str(file)], {"file": str(file), "what": found.id, "to": kind})


def _written(
    entry: GameEntry, session: Session[Any], title: str, kind: str, what: str | None, language: str
) -> tuple[Export, bytes]:
    if kind == PDF:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        from gamebook_desktop.app import make_application

        app: Any = make_application()
    else:
        from PySide6.QtCore import QCoreApplication

        app = QCoreApplication.instance() or QCoreApplication([])
    from gamebook_desktop.ui.documents import document
    from gamebook_desktop.ui.i18n import install

    install(app, language)
    words = entry.make_words(session.game)
    found = _wanted(words, kind, what)
    if kind == MARKDOWN:
        return found, markdown(document(words, session, title, found.id)).encode()
    return found, _as_pdf(entry, session, words, title, found, language)


def _wanted(words: Words, kind: str, what: str | None) -> Export:
    from gamebook_desktop.ui.documents import exports

    offered = [found for found in exports(words) if kind in found.kinds]
    for found in offered:
        if what in (None, found.id):
            return found
    known = ", ".join(found.id for found in offered)
    raise UsageError(f"“{what}” cannot be written as {kind}; what can: {known}")


def _as_pdf(
    entry: GameEntry, session: Session[Any], words: Words, title: str, found: Export, language: str
) -> bytes:
    from gamebook_desktop.ui.controller import Controller
    from gamebook_desktop.ui.design.theme import theme
    from gamebook_desktop.ui.pdf import pdf

    theme().set(language=language)
    panel = entry.make_panel(Controller(entry.id, entry.icon, session, words))
    pages = panel.pages(found.id, title)
    try:
        return pdf(pages, f"{title} · {found.name}")
    finally:
        panel.close()


def _write(file: Path, data: bytes) -> None:
    try:
        write_atomic(file, data)
    except OSError as error:
        raise save_error(file, error) from error
