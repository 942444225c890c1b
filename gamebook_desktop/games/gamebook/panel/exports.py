"""What an adventure prints beyond plain texts: its sheet, filled and blank, and its map."""

from __future__ import annotations

from gamebook_desktop.core.session import Session
from gamebook_desktop.games.gamebook.met_foes import met_foes
from gamebook_desktop.games.gamebook.panel.map_pdf import map_pages
from gamebook_desktop.games.gamebook.panel.sheet_facts import blank_sheet, filled_sheet
from gamebook_desktop.games.gamebook.panel.sheet_pdf import sheet_pages
from gamebook_desktop.games.gamebook.section_map import graph_of
from gamebook_desktop.games.gamebook.state import State
from gamebook_desktop.games.gamebook.words import GamebookWords
from gamebook_desktop.games.gamebook.words_documents import BLANK, MAP, SHEET
from gamebook_desktop.ui.pdf import Page

DRAWN = (SHEET, BLANK, MAP)


def drawn_pages(what: str, session: Session[State], words: GamebookWords, title: str) -> list[Page]:
    """One of `DRAWN` for a play as it stands, half-done actions left out."""
    if what == BLANK:
        return sheet_pages(blank_sheet(words, title))
    if what == SHEET:
        return sheet_pages(filled_sheet(words, title, session.state, met_foes(session.done)))
    return map_pages(title, graph_of(words.names.rules, session.state))
