"""No way on: who is found to be stuck, who is rightly not, and public reports C1 to D6, B10."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import seeded
from gamebook_desktop.games.gamebook.actions import Transcribe
from gamebook_desktop.registry import entry
from gamebook_desktop.store.content_files import Root
from gamebook_desktop.store.game_content import load_game
from gamebook_desktop.store.paths import content_root
from tests.games.gamebook.checking import GOOD, broken, copy_of_good, says, way, written
from tests.games.gamebook.helpers import fight, foe, sheet

THREE = ("crocheteur", "decrypteur", "pas_de_loup")


def skill_test(success: str, failure: dict[str, Any]) -> dict[str, Any]:
    """A choice with a skill test."""
    return {"text": "…", "test": {"kind": "skill", "success": {"to": success}, "failure": failure}}


GOOD_BOOKS: dict[str, dict[Any, Any]] = {
    "a key needed twice on the same way": {
        1: {"effects": [{"give": "cle"}], "choices": [way("2", when={"item": "cle"})]},
        2: {"choices": [way("3", when={"item": "cle"})]},
        3: {"choices": [way(when={"all": [{"item": "cle"}, {"visited": "2"}]})]},
    },
    "two ways in, one by key, one by word; either opens": {
        1: {"choices": [way("2"), way("3")]},
        2: {"effects": [{"give": "cle"}], "choices": [way("4")]},
        3: {"effects": [{"codeword": "mot"}], "choices": [way("4")]},
        4: {"choices": [way(when={"item": "cle"}), way(when={"codeword": "mot"})]},
    },
    "three of five talents are surely among four of seven or three others": {
        1: {
            "choices": [
                way(when={"any": [{"talent": name} for name in THREE]}),
                way(when={"not": {"any": [{"talent": name} for name in THREE]}}),
            ]
        }
    },
    "five talents leave nobody out": {
        1: {
            "choices": [
                way(when={"talent": name}) for name in (*THREE, "monte_en_l_air", "vide_gousset")
            ]
        }
    },
    "each potion has its way, and so has who drank it up": {
        1: {
            "choices": [
                way(when={"potion": "vigueur"}),
                way(when={"potion": "adresse"}),
                way(when={"potion": "bonne_fortune"}),
                way(
                    when={
                        "not": {
                            "any": [
                                {"potion": "vigueur"},
                                {"potion": "adresse"},
                                {"potion": "bonne_fortune"},
                            ]
                        }
                    }
                ),
            ]
        }
    },
    "bounds that meet": {
        1: {"choices": [way(when={"luck": {"least": 7}}), way(when={"luck": {"most": 6}})]}
    },
    "a counter that must have moved": {
        1: {"each_time": [{"counter": "pas", "by": 1}], "choices": [way("2")]},
        2: {
            "choices": [
                way("1", when={"counter": {"id": "pas", "most": 2}}),
                way(when={"counter": {"id": "pas", "least": 3}}),
            ]
        },
    },
    "a toll that everybody can pay": {
        1: {"effects": [{"gold": 3}], "choices": [way(cost={"gold": 3})]}
    },
    "a shop that sells what opens": {
        1: {
            "effects": [{"gold": 2}],
            "shop": {"sells": [{"item": "cle", "price": 2}]},
            "choices": [way(when={"item": "cle"})],
        }
    },
    "an item whose use opens the way": {
        1: {"effects": [{"give": "sifflet"}], "choices": [way(when={"codeword": "mot"})]}
    },
    "a detour read from a thing carried, in the middle of a fight's choice": {
        1: {
            "effects": [{"give": "lettre"}],
            **fight(foe(), win={"text": "…"}),
            "choices": [way(after="win")],
        },
        "lire": {"choices": [{"text": "…", "back": True}]},
    },
    "a detour inside a detour": {
        1: {"choices": [way("2", detour=True), way()]},
        2: {"choices": [way("3", detour=True), {"text": "…", "back": True}]},
        3: {"choices": [{"text": "…", "back": True}]},
    },
    "a test that failed leaves the other way": {
        1: {"choices": [skill_test("fin", {"text": "…"}), way("fin", when={"gold": 0})]}
    },
    "a weapon that can be taken in hand": {
        1: {"effects": [{"give": "hache"}], "choices": [way(when={"wields": "hache"})]}
    },
    "a fight skipped by who was quick, and fought by others": {
        1: {
            **fight(foe(), when={"not": {"talent": "pas_de_loup"}}),
            "choices": [
                way(after="win"),
                way(when={"talent": "pas_de_loup"}),
            ],
        }
    },
    "a loss that takes what is there and pays nothing": {
        1: {"effects": [{"gold": -9}], "choices": [way(when={"gold": 0})]}
    },
    "words that YAML would like to turn into something else": {
        1: {"choices": [way("oui"), way("012"), way("12:30"), way("1e3"), way("y")]},
        "oui": {"choices": [way("no")]},
        "no": {"choices": [way("off")]},
        "off": {"choices": [way("null")]},
        "null": {"choices": [way("on")]},
        "on": {"choices": [way()]},
        "012": {"choices": [way()]},
        "12:30": {"choices": [way()]},
        "1e3": {"choices": [way()]},
        "y": {"choices": [way()]},
    },
}
HEAD: dict[str, Any] = {
    "items": {
        "cle": {"name": "Clé"},
        "hache": {"name": "Hache", "kind": "weapon"},
        "sifflet": {"name": "Sifflet", "use": {"effects": [{"codeword": "mot"}]}},
        "lettre": {"name": "Lettre", "kind": "token", "use": {"keep": True, "to": "lire"}},
    },
    "codewords": {"mot": "…"},
    "counters": {"pas": {"name": "Pas"}},
}


@pytest.mark.parametrize("name", GOOD_BOOKS)
def test_c10_tricky_but_right(name: str, tmp_path: Path) -> None:
    sections = GOOD_BOOKS[name]
    head = {key: dict(value) for key, value in HEAD.items()}
    if "lire" not in sections:
        del head["items"]["lettre"]
    lines = says(written(tmp_path, sections, **head))
    assert [line for line in lines if "warning" not in line] == []


STUCK: dict[str, tuple[dict[Any, Any], list[str]]] = {
    "a talent not everybody has": (
        {1: {"choices": [way(when={"talent": "crocheteur"})]}},
        ["sections/a.yaml:4: No way on for a reader with: ✗ talent crocheteur (by 1)."],
    ),
    "four talents leave somebody out": (
        {1: {"choices": [way(when={"talent": name}) for name in (*THREE, "monte_en_l_air")]}},
        [
            "sections/a.yaml:4: No way on for a reader with: ✗ talent crocheteur · "
            "✗ talent decrypteur · ✗ talent monte_en_l_air · ✗ talent pas_de_loup (by 1)."
        ],
    ),
    "C14: a forced payment": (
        {1: {"effects": [{"gold": -99}], "choices": [way(cost={"gold": 1})]}},
        ["sections/a.yaml:6: No way on for a reader who cannot pay: gold 0 (by 1)."],
    ),
    "C14: a toll that shopping makes too dear": (
        {
            1: {
                "shop": {"sells": [{"meals": 1, "price": 5, "stock": 9}]},
                "choices": [way("2")],
            },
            2: {"choices": [way(cost={"gold": 2})]},
        },
        ["sections/a.yaml:14: No way on for a reader who cannot pay: gold 0 (by 1, 2)."],
    ),
    "C14: luck and stamina run out": (
        {1: {"choices": [way(cost={"luck": 1}), way(cost={"stamina": 2})]}},
        ["sections/a.yaml:4: No way on for a reader who cannot pay: luck 0 · stamina 1 (by 1)."],
    ),
    "a key lost on the way": (
        {
            1: {"effects": [{"give": "cle"}], "choices": [way("2"), way("3")]},
            2: {"effects": [{"take": "cle"}], "choices": [way("3")]},
            3: {"choices": [way(when={"item": "cle"})]},
        },
        ["sections/a.yaml:20: No way on for a reader with: ✗ item cle (by 1, 2, 3)."],
    ),
    "a key sold": (
        {
            1: {
                "effects": [{"give": "cle"}],
                "shop": {"buys": {"cle": 3}},
                "choices": [way(when={"item": "cle"})],
            }
        },
        ["sections/a.yaml:9: No way on for a reader with: ✗ item cle (by 1)."],
    ),
    "a gap between bounds": (
        {1: {"choices": [way(when={"luck": {"least": 8}}), way(when={"luck": {"most": 6}})]}},
        ["sections/a.yaml:4: No way on for a reader with: luck 7 (by 1)."],
    ),
    "a test that fails once and for all": (
        {1: {"choices": [skill_test("fin", {"text": "…"})]}},
        ["sections/a.yaml:4: No way on for a reader with: tried skill/fin/ (by 1)."],
    ),
    "C16: won": (
        {1: {**fight(foe()), "choices": [way()]}},
        ["sections/a.yaml:9: No way on for a reader with: fight win (by 1)."],
    ),
    "C16: lost": (
        {1: {**fight(foe(), lose={}), "choices": [way(after="win")]}},
        ["sections/a.yaml:10: No way on for a reader with: fight defeat (by 1)."],
    ),
    "C16: broken off": (
        {1: {**fight(foe(), limit={"after": 3}), "choices": [way(after="win")]}},
        ["sections/a.yaml:11: No way on for a reader with: fight limit (by 1)."],
    ),
    "C16: skipped": (
        {
            1: {
                **fight(foe(), when={"talent": "crocheteur"}, win={"to": "fin"}),
                "choices": [way(after="win")],
            }
        },
        [
            "sections/a.yaml:13: No way on for a reader with: — (by 1).",
            "sections/a.yaml:14: Nobody can ever take choice 1.",
        ],
    ),
    "C16: nothing but a fight": (
        {1: fight(foe(), lose={"to": "fin"})},
        ["sections/a.yaml:4: No way on for a reader with: fight win (by 1)."],
    ),
    "a bite that takes the key": (
        {
            1: {
                "effects": [{"give": "cle"}],
                **fight(foe(hits=[{"take": "cle"}])),
                "choices": [way(after="win", when={"item": "cle"})],
            }
        },
        ["sections/a.yaml:13: No way on for a reader with: fight win · ✗ item cle (by 1)."],
    ),
    "once only, and read again": (
        {
            1: {"choices": [way("2", once=True)]},
            2: {"choices": [way("1"), way()]},
        },
        ["sections/a.yaml:4: No way on for a reader with: ✓ used 1/2 (by 1, 2, 1)."],
    ),
    "a counter asked about that never moves": (
        {1: {"choices": [way(when={"counter": {"id": "pas", "most": 2}})]}},
        ["sections/a.yaml:9: The counter “pas” is asked about, but nothing ever changes it."],
    ),
    "B10: an item used later that nothing awards": (
        {1: {"choices": [way(), way(when={"item": "cle"})]}},
        ["sections/a.yaml:10: The item “cle” is asked for, but nothing gives or sells it."],
    ),
    "B10: an item given only where nobody comes": (
        {
            1: {"choices": [way(), way(when={"item": "cle"})]},
            2: {"effects": [{"give": "cle"}], "choices": [way()]},
        },
        [
            "sections/a.yaml:10: The item “cle” is asked for, but nothing gives or sells it.",
            "sections/a.yaml:11: Nothing leads to section “2”. If readers type its number, "
            "list it in “unreached”.",
        ],
    ),
    "a way back where there is no detour": (
        {1: {"choices": [way(), {"text": "…", "back": True}]}},
        ["sections/a.yaml:8: There is nowhere to go back to: no choice of the book is a detour."],
    ),
    "a section behind a door that never opens": (
        {
            1: {
                "choices": [
                    way(),
                    way("2", when={"all": [{"codeword": "mot"}, {"not": {"codeword": "mot"}}]}),
                ],
                "effects": [{"codeword": "mot"}],
            },
            2: {"choices": [way()]},
        },
        [
            "sections/a.yaml:7: Nobody can ever take choice 2.",
            "sections/a.yaml:16: Nothing leads to section “2”. If readers type its number, "
            "list it in “unreached”.",
        ],
    ),
}


@pytest.mark.parametrize("name", STUCK)
def test_c13_each_section_each_reachable_sheet(name: str, tmp_path: Path) -> None:
    sections, expected = STUCK[name]
    head = {key: dict(value) for key, value in HEAD.items()}
    del head["items"]["lettre"]
    lines = says(written(tmp_path, sections, **head))
    assert [line.rpartition(" (")[0] for line in lines if "warning" not in line] == expected


def test_c1_ids_with_dots_dashes_and_letters_are_taken_literally(tmp_path: Path) -> None:
    book = broken(tmp_path, "sections/entrepot.yaml", "  é.1:\n", "  é.2:\n")
    head = book / "book.yaml"
    text = head.read_text("utf-8").replace("renamed:\n", 'renamed:\n  "é.1": "é.2"\n')
    head.write_text(text, "utf-8")
    assert says(book) == []
    head.write_text(text.replace('"é.1"', '"é_1"'), "utf-8")
    assert [line for line in says(book) if "There is no" in line] == [
        "sections/quai.yaml:23: There is no section “é.1”. (sections.1.choices[2].number.right.47)",
        "sections/quai.yaml:34: There is no section “é.1”. "
        "(sections.1.choices[3].table.ranges[2].to)",
        "sections/quai.yaml:72: There is no section “é.1”. "
        "(sections.12.choices[4].test.success.to)",
    ]


def test_c4_a_section_written_in_two_files_names_both_lines(tmp_path: Path) -> None:
    book = copy_of_good(tmp_path)
    (book / "sections/suite.yaml").write_text("sections:\n  12bis:\n    text: …\n", "utf-8")
    assert says(book) == [
        "sections/suite.yaml:2: “12bis” is already given in sections/quai.yaml, line 79."
    ]


def test_c8_a_play_can_begin_in_any_section() -> None:
    found = entry("gamebook")
    roots = [Root(content_root() / "gamebook"), Root(GOOD, f"books/{GOOD.name}")]
    setup = {"book": GOOD.name}
    content = load_game(found.parts(setup), roots, "gamebook")
    game = found.make_rules(content.parts, setup)
    names = [name for file in content.parts["sections"] for name in file.sections]
    assert len(names) == 15
    for name in names:
        session = Session(game, game.new(**setup), seeded(1))
        session.do(Transcribe(sheet(), name))
        assert game.invariants(session.state) == []
        assert session.state.ending is not None or any(game.legal(session.state))


def test_c17_ranges_cover_each_total_once(tmp_path: Path) -> None:
    def table(dice: int, plus: int, *ends: tuple[int, int]) -> dict[str, Any]:
        ranges = [{"least": least, "most": most, "to": "fin"} for least, most in ends]
        return {"text": "…", "table": {"dice": dice, "plus": plus, "ranges": ranges}}

    sections: dict[Any, Any] = {
        1: {"choices": [table(2, 0, (2, 6), (7, 12)), table(1, -2, (-1, 0), (1, 99)), way("2")]},
        2: {"choices": [table(2, 1, (3, 7), (9, 12)), way("3")]},
        3: {"choices": [table(1, 0, (1, 4), (3, 6))]},
    }
    assert [
        line.partition(": ")[2].rpartition(" (")[0] for line in says(written(tmp_path, sections))
    ] == [
        "Nothing is said of these totals: 8, 13.",
        "These totals already belong to the range 1 to 4: 3-4.",
    ]


def test_d5_a_bare_null_is_no_text(tmp_path: Path) -> None:
    book = broken(tmp_path, "sections/quai.yaml", "title: La réserve", "title: yes\n    x: null")
    assert says(book) == ["sections/quai.yaml:37: “x” is not known here. (sections.101-A.x)"]
    text = (book / "sections/quai.yaml").read_text("utf-8").replace("    x: null\n", "")
    (book / "sections/quai.yaml").write_text(text, "utf-8")
    assert says(book) == []


def test_d6_a_key_written_twice_names_both_lines(tmp_path: Path) -> None:
    book = broken(tmp_path, "book.yaml", "  quitte: la", "  no: une\n  no: deux\n  quitte: la")
    assert says(book) == ["book.yaml:46: “no” is already given on line 45."]
