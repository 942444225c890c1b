from __future__ import annotations

import pytest

from gamebook_desktop.ui.widgets.markup import Block, Piece, parse


def _text(*pieces: Piece) -> Block:
    return Block("text", pieces)


P = Piece
TABLE = [
    ("", ()),
    ("Un mot.", (_text(P("Un mot.")),)),
    ("Un\nmot.\n\nDeux.", (_text(P("Un mot.")), _text(P("Deux.")))),
    ("a\r\n\r\nb", (_text(P("a")), _text(P("b")))),
    ("un *mot* là", (_text(P("un "), P("mot", italic=True), P(" là")),)),
    ("**fort**", (_text(P("fort", bold=True)),)),
    ("***les deux***", (_text(P("les deux", italic=True, bold=True)),)),
    (
        "**fort et *penché***",
        (_text(P("fort et ", bold=True), P("penché", italic=True, bold=True)),),
    ),
    ("2 * 3 * 4", (_text(P("2 * 3 * 4")),)),
    ("seul * astérisque", (_text(P("seul * astérisque")),)),
    ("> dit\n> encore", (Block("quote", (P("dit encore"),)),)),
    ("- un\n- deux\n  suite", (Block("item", (P("un"),)), Block("item", (P("deux suite"),)))),
    ("voici :\n- un", (_text(P("voici :")), Block("item", (P("un"),)))),
    ("-2 points", (_text(P("-2 points")),)),
    (
        "<b>gras</b> & <img src='x'>",
        (_text(P("<b>gras</b> & <img src='x'>")),),
    ),
    ("[lien](http://a.b) # titre", (_text(P("[lien](http://a.b) # titre")),)),
]


@pytest.mark.parametrize(("source", "blocks"), TABLE)
def test_parse(source: str, blocks: tuple[Block, ...]) -> None:
    assert parse(source) == blocks
