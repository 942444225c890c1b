"""Content against its model: every error in words a writer can use, with its line."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, field_validator

from gamebook_desktop.store.content import dotted, load_model
from gamebook_desktop.store.errors import ContentError


class Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Gain(Part):
    kind: Literal["gain"]
    stat: Literal["skill", "stamina", "luck"]
    amount: Annotated[int, Field(ge=1, le=20)]


class Note(Part):
    kind: Literal["note"]
    text: Annotated[str, Field(min_length=3, max_length=9)]


class Size(StrEnum):
    SMALL = "small"
    LARGE = "large"


class Section(Part):
    id: int
    text: str = ""
    effects: tuple[Annotated[Gain | Note, Field(discriminator="kind")], ...] = ()
    shut: bool = False
    weight: float = 1.0
    size: Size = Size.SMALL
    code: Annotated[str, Field(pattern=r"^[A-Z]+$")] = "A"

    @field_validator("text")
    @classmethod
    def _no_shouting(cls, text: str) -> str:
        if text.endswith("!!"):
            raise ValueError("one exclamation mark is enough")
        return text


class Book(Part):
    title: str
    sections: tuple[Section, ...] = ()
    names: dict[int, str] = {}


def problems(tmp_path: Path, text: str) -> list[tuple[str, int, str, tuple[Any, ...]]]:
    path = tmp_path / "book.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_model(path, Book)
    found = caught.value.problems
    assert all(p.file == "book.yaml" and p.text("en") and p.text("fr") for p in found)
    return [(p.code, p.line, p.place, p.facts) for p in found]


def test_good_content(tmp_path: Path) -> None:
    path = tmp_path / "book.yaml"
    path.write_text(
        "title: A\nsections:\n  - id: 1\n    effects: [{kind: gain, stat: luck, amount: 2}]\n"
        "    weight: 2\n    size: large\nnames: {12: x}\n"
    )
    loaded = load_model(path, Book)
    section = Section(
        id=1, effects=(Gain(kind="gain", stat="luck", amount=2),), weight=2.0, size=Size.LARGE
    )
    assert loaded.value == Book(title="A", sections=(section,), names={12: "x"})
    assert loaded.place(("sections", 0, "size")) == ("book.yaml", 6)
    assert str(loaded.problem("model.missing", ("sections", 0), "way out")) == (
        "book.yaml:3: “way out” is missing. (sections[0])"
    )


SECTION = "title: A\nsections:\n  - id: 1\n    "
EFFECT = f"{SECTION}effects:\n      - "


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("sections: []\n", ("model.missing", 1, "", ("title",))),
        ("title: 12\n", ("model.text", 1, "title", ("12",))),
        ("title: true\n", ("model.text", 1, "title", ("true",))),
        ("title: null\n", ("model.text", 1, "title", ("null",))),
        ("title: A\nsecions: []\n", ("model.unknown_near", 2, "secions", ("secions", "sections"))),
        ("title: A\nzzz: 1\n", ("model.unknown", 2, "zzz", ("zzz",))),
        ("title: A\nsections: {a: 1}\n", ("model.list", 2, "sections", ())),
        ("title: A\nsections: [x]\n", ("model.mapping", 2, "sections[0]", ())),
        ("title: A\nnames: {x: y}\n", ("model.integer", 2, "names.x", ("“x”",))),
        ("[1, 2]", ("model.mapping", 1, "", ())),
        (f"{SECTION}shut: yes\n", ("model.boolean", 4, "sections[0].shut", ("“yes”",))),
        (f"{SECTION}shut: 1\n", ("model.boolean", 4, "sections[0].shut", ("1",))),
        (f"{SECTION}weight: 1e3\n", ("model.number", 4, "sections[0].weight", ("“1e3”",))),
        (
            f"{SECTION}size: lage\n",
            ("model.choice_near", 4, "sections[0].size", ("“lage”", "small, large", "large")),
        ),
        (f"{SECTION}size: 3\n", ("model.choice", 4, "sections[0].size", ("3", "small, large"))),
        (f"{SECTION}code: a1\n", ("model.pattern", 4, "sections[0].code", ("“a1”",))),
        (
            f"{SECTION}text: Stop!!\n",
            ("model.other", 4, "sections[0].text", ("one exclamation mark is enough",)),
        ),
        (
            f"{SECTION}efects: []\n",
            ("model.unknown_near", 4, "sections[0].efects", ("efects", "effects")),
        ),
        (
            f"{EFFECT}kind: gian\n",
            (
                "model.choice_near",
                5,
                "sections[0].effects[0].kind",
                ("“gian”", "gain, note", "gain"),
            ),
        ),
        (f"{EFFECT}stat: luck\n", ("model.missing", 5, "sections[0].effects[0]", ("kind",))),
        (
            f"{EFFECT}{{kind: note, txt: abc}}\n",
            ("model.missing", 5, "sections[0].effects[0]", ("text",)),
        ),
        (
            f"{EFFECT}kind: gain\n        stat: luck\n        amount: 0\n",
            ("model.least", 7, "sections[0].effects[0].amount", ("0", 1)),
        ),
        (
            f"{EFFECT}kind: gain\n        stat: luck\n        amount: 21\n",
            ("model.most", 7, "sections[0].effects[0].amount", ("21", 20)),
        ),
        (
            f"{EFFECT}{{kind: note, text: ab}}\n",
            ("model.short", 5, "sections[0].effects[0].text", (3,)),
        ),
        (
            f"{EFFECT}{{kind: note, text: abcdefghij}}\n",
            ("model.long", 5, "sections[0].effects[0].text", (9,)),
        ),
        (
            f"{EFFECT}kind: gain\n        stat: luk\n        amount: 1\n",
            (
                "model.choice_near",
                6,
                "sections[0].effects[0].stat",
                ("“luk”", "skill, stamina, luck", "luck"),
            ),
        ),
    ],
)
def test_each_error(tmp_path: Path, text: str, found: tuple[Any, ...]) -> None:
    assert problems(tmp_path, text)[0] == found


def test_near_miss_knows_the_kind_of_effect(tmp_path: Path) -> None:
    text = f"{EFFECT}{{kind: note, text: abcd, tetx: abc, amout: 3}}\n"
    assert [facts for *_, facts in problems(tmp_path, text)] == [("tetx", "text"), ("amout",)]


def test_all_errors_at_once(tmp_path: Path) -> None:
    text = "titel: A\nsections:\n  - id: x\n  - {id: 2, shut: on, size: tiny}\n"
    assert [(code, line) for code, line, *_ in problems(tmp_path, text)] == [
        ("model.missing", 1),
        ("model.integer", 3),
        ("model.boolean", 4),
        ("model.choice", 4),
        ("model.unknown_near", 1),
    ]


def test_files_are_named_from_the_root(tmp_path: Path) -> None:
    folder = tmp_path / "books" / "one"
    folder.mkdir(parents=True)
    (folder / "book.yaml").write_text("title: 1\n")
    with pytest.raises(ContentError) as caught:
        load_model(folder / "book.yaml", Book, root=tmp_path)
    assert str(caught.value) == (
        "books/one/book.yaml:1: Text is expected here, not 1. Write it in quotes. (title)"
    )


def test_dotted() -> None:
    assert dotted(("a", 0, "b", 12)) == "a[0].b[12]"
