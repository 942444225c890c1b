"""The map in words: what a section is, for the eye under the map and for screen readers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.gamebook.ruleset import Ruleset
from gamebook_desktop.games.gamebook.section_graph import Badge, SectionGraph, SectionNode
from gamebook_desktop.games.gamebook.words_text import labelled

BADGES: tuple[tuple[Badge, str, str], ...] = (
    ("fight", "sword", "ink"),
    ("death", "skull", "bad"),
    ("note", "note", "ink"),
    ("mark", "bookmark", "accent"),
)
"""Each badge with its icon and the icon's colour."""


def badge_word(badge: Badge) -> str:
    """What a badge stands for."""
    match badge:
        case "fight":
            return QCoreApplication.translate("Map", "fight")
        case "death":
            return QCoreApplication.translate("Map", "death")
        case "note":
            return QCoreApplication.translate("Map", "note")
        case "mark":
            return QCoreApplication.translate("Map", "bookmark")


def title_of(rules: Ruleset, node: SectionNode) -> str:
    """The section's heading, once it was read; "" if it has none."""
    section = rules.section(node.id) if node.read else None
    return section.title or "" if section is not None else ""


def facts(node: SectionNode) -> str:
    """What is known of a section: "you are here, read twice, on the route, fight"."""
    translate = QCoreApplication.translate
    found = []
    if node.here:
        found.append(translate("Map", "you are here"))
    if not node.read:
        words = translate("Map", "offered at {0}, not read")
        found.append(words.format(node.parent))
    elif node.visits == 1:
        found.append(translate("Map", "read"))
    else:
        found.append(translate("Map", "read %n time(s)", "", node.visits))
    if node.on_route and not node.here:
        found.append(translate("Map", "on the route"))
    found += [badge_word(badge) for badge, _, _ in BADGES if badge in node.badges]
    return ", ".join(found)


def ways(graph: SectionGraph, node: SectionNode) -> str:
    """Where a section leads and what leads there, for whoever cannot see the lines."""
    translate = QCoreApplication.translate
    onward = [link.target for link in graph.links if link.source == node.id]
    before = [link.source for link in graph.links if link.target == node.id]
    found = []
    if before:
        found.append(translate("Map", "from {0}").format(", ".join(before)))
    if onward:
        found.append(translate("Map", "on to {0}").format(", ".join(onward)))
    return "; ".join(found)


def heading(rules: Ruleset, node: SectionNode) -> str:
    """Number and heading: "121, The corridor"."""
    title = title_of(rules, node)
    return f"{node.id}, {title}" if title else node.id


def told(rules: Ruleset, node: SectionNode) -> str:
    """All about a section in a line: "121, The corridor: read, fight"."""
    return labelled(heading(rules, node), facts(node))


def how_many(graph: SectionGraph, in_all: int) -> str:
    """ "17 of 400", or without the sum where it is not known."""
    translate = QCoreApplication.translate
    if in_all:
        return translate("Map", "{0} of {1}").format(graph.read, in_all)
    return translate("Map", "%n section(s) read", "", graph.read)


def how_to_walk() -> str:
    """The keys of the map."""
    return QCoreApplication.translate(
        "Map", "Arrows walk from section to section, Enter opens, Home goes to where you are."
    )


def how_it_fills() -> str:
    """What an empty map says."""
    return QCoreApplication.translate(
        "Map", "Every section you turn to takes its place here, with the ways it offers."
    )


def map_shortcuts() -> tuple[tuple[str, str], ...]:
    """The keys of the map, for the list of keys."""
    translate = QCoreApplication.translate
    return (
        ("← ↑ → ↓", translate("Keys", "On the map: from section to section")),
        ("+ −", translate("Keys", "On the map: nearer, farther")),
    )
