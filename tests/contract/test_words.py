"""Every registered game has words, in each language, for all it can say."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import gamebook_desktop
from gamebook_desktop.store.paths import content_root
from gamebook_desktop.store.rules_text import load_rules
from gamebook_desktop.store.yaml_strict import load_yaml
from gamebook_desktop.ui.design.icons import ICONS
from gamebook_desktop.ui.i18n import LANGUAGES
from tests.contract.random_play import IDS, moves, rules_of

PACKAGE = Path(gamebook_desktop.__file__).parent
RULING = re.compile(r"R[0-9]+\Z")
SHARED = ("core", "ui")
"""Where refusals arise that every game has to put into words."""


def trees(*folders: str, words: bool = False) -> Iterator[ast.AST]:
    """The code of some folders, the words apart from the rest."""
    for folder in folders:
        for file in sorted((PACKAGE / folder).rglob("*.py")):
            if file.name.startswith("words") == words:
                yield from ast.walk(ast.parse(file.read_text("utf-8")))


def strings(node: ast.expr) -> set[str]:
    """The string an expression is, or both where a condition decides."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=body, orelse=other):
            return strings(body) | strings(other)
    return set()


def calls(name: str, *folders: str) -> Iterator[ast.Call]:
    """Calls of a function or method by its name."""
    for node in trees(*folders):
        if isinstance(node, ast.Call) and (
            getattr(node.func, "id", None) == name or getattr(node.func, "attr", None) == name
        ):
            yield node


def said(game: str) -> set[str]:
    """Every name and string in the words of a game."""
    found: set[str] = set()
    for node in trees(f"games/{game}", words=True):
        match node:
            case ast.Attribute(attr=name) | ast.Name(id=name) | ast.Constant(value=str(name)):
                found.add(name)
    return found


def reasons(game: str) -> set[str]:
    """The keys of all refusals of a game, and of the parts all games share."""
    raised = calls("Illegal", f"games/{game}", *SHARED)
    return {reason for call in raised if call.args for reason in strings(call.args[0])}


def keys_asked(game: str) -> set[str]:
    """The keys of all questions of a game that are written out."""
    places = {"roll": 0, "draw": 0, "pick": 1}
    return {
        key
        for method, place in places.items()
        for call in calls(method, f"games/{game}")
        if len(call.args) > place
        for key in strings(call.args[place])
    }


def cited(game: str) -> set[str]:
    """Rules that refusals, events, words and options of a game rest on."""
    found: set[str] = set()
    for call in calls("Illegal", f"games/{game}"):
        for keyword in call.keywords:
            if keyword.arg == "rule":
                found |= strings(keyword.value)
    for node in (*trees(f"games/{game}"), *trees(f"games/{game}", words=True)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= {node.value} if RULING.match(node.value) else set()
    options = content_root() / game / "options.yaml"
    if options.exists():
        found |= {str(option["rule"]) for option in load_yaml(options).data.values()}
    for rules, _, _ in rules_of(game):
        named = [getattr(event, "rule", "") for event in rules.events]
        found |= {rule for rule in named if isinstance(rule, str)}
    for words, move in moves(game):
        found |= {words.event_rule(event) for event in move.events}
        found |= {move.refusal.rule} if move.refusal else set()
    return found - {""}


@pytest.mark.parametrize("game", IDS)
def test_rules_are_the_same_in_each_language(game: str) -> None:
    first, *others = (load_rules(content_root() / game, language) for language in LANGUAGES)
    shape = [(rule.id, rule.see, rule.ruling, rule.silent) for rule in first.values()]
    assert shape
    for rules in others:
        assert [(r.id, r.see, r.ruling, r.silent) for r in rules.values()] == shape


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_cited_exists(game: str, language: str) -> None:
    assert cited(game) - set(load_rules(content_root() / game, language)) == set()


@pytest.mark.parametrize("game", IDS)
def test_nothing_is_left_out_of_the_words(game: str) -> None:
    """Each type and key is named in the words; that they say something is tried below."""
    rules, _, _ = rules_of(game)[0]
    types = {kind.__name__ for kind in (*rules.events, *rules.actions)}
    assert (types | reasons(game) | keys_asked(game)) - said(game) == set()


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("tongue", LANGUAGES)
def test_random_play_is_told_in_words(
    game: str, tongue: str, language: Callable[[str], None]
) -> None:
    language(tongue)
    for words, move in moves(game):
        lines = [words.event(event) for event in move.events]
        shown = [words.action(move.action, move.before, move.after), *words.summary(move.before)]
        needed = [shown[0], words.title(), words.correction(move.before, move.after)]
        for question in move.questions:
            needed += [words.question(question, nth) for nth in range(question.count)]
            needed += [words.option(question, option) for option in question.options]
        if move.refusal is not None:
            needed.append(words.refusal(move.refusal.reason, move.refusal.facts))
        assert all(needed), (move.action, needed)
        told = [*lines, *shown, *needed, words.place(move.after)]
        assert [text for text in told if re.search(r"[{}]|%n|None", text)] == []
        news = words.news(move.events)
        assert news is None or words.event(news)
        assert {words.event_icon(event) for event in move.events} <= set(ICONS)
        assert {words.event_tone(event) for event in move.events} <= {"good", "bad", "neutral"}
