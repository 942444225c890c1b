"""The strict YAML loader: what stays text, what is refused, and on which line."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
import yaml

from gamebook_desktop.store import yaml_strict
from gamebook_desktop.store.errors import ContentError, Problem
from gamebook_desktop.store.yaml_strict import load_yaml


@pytest.fixture(params=["fast", "plain"], autouse=True)
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Every test runs on both parsers: not every system has the fast one."""
    kind: str = request.param
    if kind == "plain":
        monkeypatch.setattr(yaml_strict, "_Parser", yaml.SafeLoader)
    return kind


def refusals(data: bytes) -> list[Problem]:
    with pytest.raises(ContentError) as caught:
        load_yaml(data, "a.yaml")
    assert all(problem.file == "a.yaml" for problem in caught.value.problems)
    return caught.value.problems


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("oui", "oui"),
        ("non", "non"),
        ("yes", "yes"),
        ("no", "no"),
        ("on", "on"),
        ("off", "off"),
        ("y", "y"),
        ("True", "True"),
        ("NULL", "NULL"),
        ("~", "~"),
        ("1e3", "1e3"),
        ("1.5e3", "1.5e3"),
        ("012", "012"),
        ("0x1F", "0x1F"),
        ("1_000", "1_000"),
        ("+7", "+7"),
        ("12:30", "12:30"),
        ("2024-05-01", "2024-05-01"),
        (".5", ".5"),
        (".inf", ".inf"),
        (".nan", ".nan"),
        ("1.", "1."),
        ('"12"', "12"),
        ("'true'", "true"),
        ('"null"', "null"),
        ('""', ""),
        ("true", True),
        ("false", False),
        ("null", None),
        ("", None),
        ("0", 0),
        ("-12", -12),
        ("12", 12),
        ("0.5", 0.5),
        ("-3.25", -3.25),
        ("9" * 41, "9" * 41),
    ],
)
def test_D5_scalars(written: str, read: Any) -> None:
    data = load_yaml(f"answer: {written}\n".encode()).data
    assert data == {"answer": read}
    assert type(data["answer"]) is type(read)


def test_D6_keys_stay_text() -> None:
    text = b"no: 1\nyes: 2\n12: 3\n012: 4\ntrue: 5\nnull: 6\n1.5: 7\n"
    read = {"no": 1, "yes": 2, "12": 3, "012": 4, "true": 5, "null": 6, "1.5": 7}
    assert load_yaml(text).data == read


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a: 1\nb: 2\na: 3\n", [("yaml.duplicate", 3, ("a", 1))]),
        ("x:\n  no: 1\n  'no': 2\n", [("yaml.duplicate", 3, ("no", 2))]),
        ("{a: 1, a: 2}", [("yaml.duplicate", 1, ("a", 1))]),
        ("a: !!python/none x\n", [("yaml.tag", 1, ("tag:yaml.org,2002:python/none",))]),
        ("a: 1\nb: !secret x\n", [("yaml.tag", 2, ("!secret",))]),
        ("a: !!str 12\n", [("yaml.tag", 1, ("tag:yaml.org,2002:str",))]),
        ("a: !!set {b}\n", [("yaml.tag", 1, ("tag:yaml.org,2002:set",))]),
        ("a: &x 1\n", [("yaml.anchor", 1, ("x",))]),
        ("a: &x [1]\nb: *x\n", [("yaml.anchor", 1, ("x",)), ("yaml.alias", 2, ("x",))]),
        ("a: &a [*a]\n", [("yaml.anchor", 1, ("a",)), ("yaml.alias", 1, ("a",))]),
        ("a:\n  <<: {b: 1}\n", [("yaml.merge", 2, ())]),
        ("? [a, b]\n: 1\n", [("yaml.key", 1, ())]),
        ("? {a: b}\n: 1\nc: 2\nc: 3\n", [("yaml.key", 1, ()), ("yaml.duplicate", 4, ("c", 3))]),
        ("? \n: 1\n", [("yaml.key", 1, ())]),
        ("a: 1\n---\nb: 2\n", [("yaml.documents", 2, ())]),
        ("", [("yaml.empty", 1, ())]),
        ("# nothing yet\n", [("yaml.empty", 1, ())]),
        ("---\n", [("yaml.empty", 1, ())]),
        ("a:\n\t- 1\n", [("yaml.tab", 2, ())]),
    ],
)
def test_D6_refused(text: str, found: list[tuple[str, int, tuple[Any, ...]]]) -> None:
    assert [(p.code, p.line, p.facts) for p in refusals(text.encode())] == found


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("a: 'open\nb: 1\n", 3, "yaml.unclosed"),
        ("a: b: c\n", 1, "yaml.colon"),
        ("- a\nb: 1\n", 2, "yaml.layout"),
        ("a: 1\n  b: 2\n", 2, "yaml.colon"),
        ("a:\n  b: 1\n c: 2\n", 3, "yaml.layout"),
        ("é:\n\tb: 1\n", 2, "yaml.tab"),
        ("a: @b\n", 1, "yaml.syntax"),
    ],
)
def test_syntax_errors_name_line_and_remedy(text: str, line: int, code: str) -> None:
    (problem,) = refusals(text.encode())
    assert (problem.code, problem.line) == (code, line)


FRENCH = "titre: L’épée d’œuvre\nnote: |\n  été\n  naïf\n"


@pytest.mark.parametrize(
    "data",
    [
        FRENCH.encode(),
        b"\xef\xbb\xbf" + FRENCH.encode(),
        FRENCH.replace("\n", "\r\n").encode(),
        b"\xef\xbb\xbf" + FRENCH.replace("\n", "\r\n").encode(),
    ],
)
def test_G4_utf8_with_mark_or_windows_line_ends_are_the_same(data: bytes) -> None:
    document = load_yaml(data)
    assert document.data == {"titre": "L’épée d’œuvre", "note": "été\nnaïf\n"}
    assert document.lines[("note",)] == 2


@pytest.mark.parametrize(
    ("data", "line", "facts"),
    [
        ("a: x\nb: été\n".encode("latin-1"), 2, (8, "0xE9")),
        ("a: x\r\nb: x\r\nc: œ\r\n".encode("cp1252"), 3, (15, "0x9C")),
        ("a: é\n".encode("utf-16"), 1, (0, "0xFF")),
        (b"a: \xed\xa0\x80\n", 1, (3, "0xED")),
    ],
)
def test_G4_other_encodings_are_refused(data: bytes, line: int, facts: tuple[Any, ...]) -> None:
    (problem,) = refusals(data)
    assert (problem.code, problem.line, problem.facts) == ("yaml.encoding", line, facts)
    assert "UTF-8" in problem.text("en")
    assert "UTF-8" in problem.text("fr")


@pytest.mark.parametrize(
    ("data", "line", "sign"),
    [
        (b"a: 1\nb: \x00\n", 2, "U+0000"),
        (b"a: \x1b[31m\n", 1, "U+001B"),
        (b"\0" * 400, 1, "U+0000"),
    ],
)
def test_control_characters_are_refused(data: bytes, line: int, sign: str) -> None:
    (problem,) = refusals(data)
    assert (problem.code, problem.line, problem.facts) == ("yaml.character", line, (sign,))


def nested(depth: int) -> bytes:
    return b"[" * depth + b"1" + b"]" * depth


def test_depth_is_bounded() -> None:
    load_yaml(nested(40))
    assert [p.code for p in refusals(nested(41))] == ["yaml.depth"]
    assert [p.code for p in refusals(nested(20_000))] == ["yaml.depth"]


def test_values_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yaml_strict, "MAX_NODES", 10)
    assert load_yaml(b"[1, 2, 3, 4, 5, 6, 7, 8, 9]").data == list(range(1, 10))
    assert [p.code for p in refusals(b"[1, 2, 3, 4, 5, 6, 7, 8, 9, 0]")] == ["yaml.nodes"]
    assert [p.code for p in refusals(b"{a: [b], c: [d], e: [f, g]}")] == ["yaml.nodes"]


def test_files_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fifo = tmp_path / "fifo.yaml"
    if hasattr(os, "mkfifo"):
        os.mkfifo(fifo)
    else:
        fifo.mkdir()
    big = tmp_path / "big.yaml"
    big.write_bytes(b"a" * (8 * 1024 * 1024 + 1))
    for path, code in (
        (tmp_path / "none.yaml", "file.missing"),
        (tmp_path, "file.not_a_file"),
        (fifo, "file.not_a_file"),
        (big, "file.too_big"),
    ):
        with pytest.raises(ContentError) as caught:
            load_yaml(path)
        assert [p.code for p in caught.value.problems] == [code]


def test_lines_by_key_path() -> None:
    lines = load_yaml(
        b"# head\nbook: x\nsections:\n  - id: 1\n\n  -\n    id: 2\n    ways: [3, 4]\n"
    ).lines
    assert [
        lines[path]
        for path in (
            (),
            ("book",),
            ("sections",),
            ("sections", 0),
            ("sections", 1, "id"),
            ("sections", 1, "ways", 1),
            ("sections", 1, "nothing", "here"),
            ("nothing",),
        )
    ] == [2, 2, 3, 4, 7, 8, 7, 2]
