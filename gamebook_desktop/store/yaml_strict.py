"""YAML without its traps: a strict, bounded, safe loader that knows its lines.

Accepted: one UTF-8 document (a byte-order mark and CRLF make no difference) of lists, mappings
with text keys, and scalars. Only `true`, `false`, `null` (or nothing), plain decimal whole
numbers and plain decimal fractions are typed; `yes`, `no`, `012`, `12:30`, `1e3` and dates stay
the text they are. Refused: duplicate keys, tags, anchors, aliases, merge keys, more than
`MAX_DEPTH` levels, `MAX_NODES` values or `MAX_BYTES` bytes.

The data is built straight from the parser's events; lines are found by a second pass, only when
somebody asks for one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from gamebook_desktop.store.errors import ContentError, Problem
from gamebook_desktop.store.files import MAX_BYTES, UnfitFileError, read_bytes

MAX_DEPTH = 40
MAX_NODES = 200_000

Key = str | int
KeyPath = tuple[Key, ...]

_Parser: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_TYPED = re.compile(r"(?P<whole>-?(?:0|[1-9][0-9]{0,39}))(?P<fraction>\.[0-9]{1,17})?\Z")
_WORDS = {"true": True, "false": False, "null": None, "": None}
_SYNTAX = (
    ("mapping values are not allowed", "yaml.colon"),
    ("end of stream", "yaml.unclosed"),
    ("maximum nesting depth", "yaml.depth"),
    ("did not find expected", "yaml.layout"),
    ("expected <block end>", "yaml.layout"),
    ("could not find expected ':'", "yaml.layout"),
)
_LINE_BREAK = re.compile(rb"\r\n|\r|\n")


class Lines:
    """Line numbers of a document, by key path; found at the first question."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._found: dict[KeyPath, int] | None = None

    def __getitem__(self, path: KeyPath) -> int:
        """The line where the value at `path` (or its key) starts; else its nearest parent's."""
        if self._found is None:
            self._found = dict(_positions(self._data))
        while path and path not in self._found:
            path = path[:-1]
        return self._found.get(path, 1)


@dataclass(frozen=True, slots=True)
class Document:
    """Plain data, and where each piece of it stands."""

    data: Any
    lines: Lines
    name: str


def load_yaml(source: Path | bytes, name: str = "") -> Document:
    """Load a strict YAML file; raises `ContentError` with all that is wrong with it."""
    shown = name or (source.name if isinstance(source, Path) else "")
    data = source if isinstance(source, bytes) else _read(source, shown)
    data = data.removeprefix(b"\xef\xbb\xbf")
    if len(data) > MAX_BYTES:
        raise ContentError([_too_big(shown)])
    _check_encoding(data, shown)
    builder = _Builder(data, shown)
    value = builder.build()
    if builder.problems:
        raise ContentError(builder.problems)
    return Document(value, Lines(data), shown)


def _read(path: Path, name: str) -> bytes:
    try:
        return read_bytes(path)
    except FileNotFoundError:
        raise ContentError([Problem("file.missing", (), name)]) from None
    except UnfitFileError as error:
        problem = _too_big(name)
        if str(error) == "not_a_file":
            problem = Problem("file.not_a_file", (), name)
        raise ContentError([problem]) from None
    except OSError as error:
        facts = (error.strerror or str(error),)
        raise ContentError([Problem("file.unreadable", facts, name)]) from error


def _too_big(name: str) -> Problem:
    return Problem("file.too_big", (MAX_BYTES // 1024 // 1024,), name)


def _check_encoding(data: bytes, name: str) -> None:
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = len(_LINE_BREAK.findall(data, 0, error.start)) + 1
        facts = (error.start, f"0x{data[error.start]:02X}")
        raise ContentError([Problem("yaml.encoding", facts, name, line)]) from None


def _typed(text: str) -> Any:
    """The value of a plain scalar."""
    if text in _WORDS:
        return _WORDS[text]
    if text[0] in "-0123456789" and (match := _TYPED.match(text)):
        return float(text) if match["fraction"] else int(text)
    return text


@dataclass(slots=True)
class _Builder:
    """Builds plain data from events, and notes all that is not allowed."""

    data: bytes
    name: str
    problems: list[Problem] = field(default_factory=list)
    nodes: int = 0

    def build(self) -> Any:
        """The data; what is wrong is in `problems`."""
        try:
            return self._document(_Parser(self.data))
        except yaml.MarkedYAMLError as error:
            self._syntax(error)
        except yaml.reader.ReaderError as error:
            self._character(error)
        except RecursionError:
            self.problems.append(Problem("yaml.depth", (MAX_DEPTH,), self.name))
        except _Stop as stop:
            self.problems.append(stop.problem)
        return None

    def _document(self, parser: Any) -> Any:
        next_event = parser.get_event
        next_event()  # the stream starts
        if isinstance(next_event(), yaml.StreamEndEvent):
            raise _Stop(Problem("yaml.empty", (), self.name, 1))
        first = next_event()
        if isinstance(first, yaml.ScalarEvent) and first.implicit[0] and first.value == "":
            raise _Stop(Problem("yaml.empty", (), self.name, 1))
        value = self._value(first, next_event, 1)
        next_event()  # the document ends
        after = next_event()
        if not isinstance(after, yaml.StreamEndEvent):
            self._problem(after, "yaml.documents")
        return value

    def _value(self, event: Any, next_event: Any, depth: int) -> Any:
        kind = type(event)
        self.nodes += 1
        if self.nodes > MAX_NODES:
            raise _Stop(self._at(event, "yaml.nodes", MAX_NODES))
        if kind is yaml.ScalarEvent:
            if event.anchor is not None or event.tag is not None:
                self._not_allowed(event)
            return _typed(event.value) if event.implicit[0] else event.value
        if kind is yaml.AliasEvent:
            self._problem(event, "yaml.alias", event.anchor)
            return None
        if event.anchor is not None or event.tag is not None:
            self._not_allowed(event)
        if depth > MAX_DEPTH:
            raise _Stop(self._at(event, "yaml.depth", MAX_DEPTH))
        if kind is yaml.SequenceStartEvent:
            return self._list(next_event, depth)
        return self._mapping(next_event, depth)

    def _list(self, next_event: Any, depth: int) -> list[Any]:
        found: list[Any] = []
        while type(event := next_event()) is not yaml.SequenceEndEvent:
            found.append(self._value(event, next_event, depth + 1))
        return found

    def _mapping(self, next_event: Any, depth: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        lines: dict[str, int] = {}
        while type(event := next_event()) is not yaml.MappingEndEvent:
            key = self._key(event, next_event, depth)
            value = self._value(next_event(), next_event, depth + 1)
            if key is None:
                continue
            if key in found:
                self._problem(event, "yaml.duplicate", key, lines[key])
            else:
                found[key] = value
                lines[key] = event.start_mark.line + 1
        return found

    def _key(self, event: Any, next_event: Any, depth: int) -> str | None:
        self.nodes += 1
        if type(event) is not yaml.ScalarEvent:
            self._problem(event, "yaml.key")
            self._value(event, next_event, depth + 1)
            return None
        if event.anchor is not None or event.tag is not None:
            self._not_allowed(event)
        key: str = event.value
        if event.implicit[0] and key in ("<<", ""):
            self._problem(event, "yaml.merge" if key else "yaml.key")
            return None
        return key

    def _not_allowed(self, event: Any) -> None:
        if event.anchor is not None:
            self._problem(event, "yaml.anchor", event.anchor)
        if event.tag is not None:
            self._problem(event, "yaml.tag", event.tag)

    def _problem(self, event: Any, code: str, *facts: Any) -> None:
        self.problems.append(self._at(event, code, *facts))

    def _at(self, event: Any, code: str, *facts: Any) -> Problem:
        return Problem(code, facts, self.name, event.start_mark.line + 1)

    def _syntax(self, error: yaml.MarkedYAMLError) -> None:
        mark = error.problem_mark or error.context_mark
        what = str(error.problem or error.context or error)
        code = next((code for sign, code in _SYNTAX if sign in what), "yaml.syntax")
        line = 0
        if mark is not None:
            line = mark.line + 1
            if self.data.decode("utf-8")[mark.index : mark.index + 1] == "\t":
                code = "yaml.tab"
        facts = {"yaml.syntax": (what,), "yaml.depth": (MAX_DEPTH,)}.get(code, ())
        self.problems.append(Problem(code, facts, self.name, line))

    def _character(self, error: yaml.reader.ReaderError) -> None:
        text = self.data.decode("utf-8")
        bad = yaml.reader.Reader.NON_PRINTABLE.search(text)
        if bad is None:
            self.problems.append(Problem("yaml.syntax", (error.reason,), self.name))
            return
        line = len(_LINE_BREAK.findall(text[: bad.start()].encode())) + 1
        facts = (f"U+{ord(bad[0]):04X}",)
        self.problems.append(Problem("yaml.character", facts, self.name, line))


class _Stop(Exception):  # noqa: N818 - ends the reading of a file
    def __init__(self, problem: Problem) -> None:
        self.problem = problem


def _positions(data: bytes) -> Iterator[tuple[KeyPath, int]]:
    """Each key path of a well-formed document with its line."""
    stack: list[tuple[yaml.Node, KeyPath, int]] = []
    root = yaml.compose(data, Loader=_Parser)
    if root is not None:
        stack.append((root, (), root.start_mark.line + 1))
    while stack:
        node, path, line = stack.pop()
        yield path, line
        if isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                stack.append((value, (*path, key.value), key.start_mark.line + 1))
        elif isinstance(node, yaml.SequenceNode):
            for index, value in enumerate(node.value):
                stack.append((value, (*path, index), value.start_mark.line + 1))
