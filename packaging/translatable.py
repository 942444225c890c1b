"""Finds the texts for the player in the code.

Qt's lupdate misses many Python calls (a number that is not a literal, a trailing comma), so we
read the syntax tree: `QCoreApplication.translate("Context", "text", "note", n)` (also through a
local name `translate`),
`self.tr("text", "note", n)` and `QT_TRANSLATE_NOOP("Context", "text")`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class Text(NamedTuple):
    """What Qt looks a translation up by. `comment` tells apart texts that look the same."""

    context: str
    source: str
    comment: str
    plural: bool


class UntranslatableError(Exception):
    """A call whose text can never match a translation; says where and why."""


def texts(file: Path) -> list[Text]:
    """All texts of one module, in order, each once; raises `UntranslatableError`."""
    try:
        return list(dict.fromkeys(_walk(ast.parse(file.read_text("utf-8")), "")))
    except UntranslatableError as error:
        raise UntranslatableError(f"{file}:{error}") from None


def _walk(node: ast.AST, class_name: str) -> Iterator[Text]:
    if isinstance(node, ast.ClassDef):
        class_name = node.name
    if isinstance(node, ast.Call):
        match node.func:
            case ast.Attribute(value=ast.Name("QCoreApplication"), attr="translate"):
                yield from _text(node, node.args, None)
            case ast.Name("QT_TRANSLATE_NOOP" | "translate"):
                yield from _text(node, node.args, None)
            case ast.Attribute(attr="tr"):
                yield from _text(node, node.args, class_name)
    for child in ast.iter_child_nodes(node):
        yield from _walk(child, class_name)


def _text(call: ast.Call, arguments: list[ast.expr], context: str | None) -> Iterator[Text]:
    if context is None:
        context, arguments = _literal(call, arguments[0]), arguments[1:]
    if not arguments:
        raise UntranslatableError(f"{call.lineno}: the text has to be given by place, not by name")
    if isinstance(arguments[0], ast.Name | ast.Attribute | ast.Subscript):
        return  # a text marked elsewhere by QT_TRANSLATE_NOOP
    source = _literal(call, arguments[0])
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    note = arguments[1] if len(arguments) > 1 else named.get("disambiguation")
    comment = "" if note is None else _literal(call, note)
    plural = len(arguments) > 2 or "n" in named
    if plural != ("%n" in source):
        raise UntranslatableError(f"{call.lineno}: %n and a number go together")
    yield Text(context, source, comment, plural)


def _literal(call: ast.Call, node: ast.expr) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.Constant(value=None):
            return ""
    raise UntranslatableError(
        f"{call.lineno}: write the text out (no f-string; .format() goes after the translation)"
    )
