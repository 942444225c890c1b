"""Finding rules by words: accents and capitals do not count, every word must occur."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

from gamebook_desktop.ui.desk import RuleEntry

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})
_WORD = re.compile(r"[^\W\d_]{4,}")


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """The text without accents and capitals."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_LIGATURES))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def search(entries: Iterable[RuleEntry], query: str) -> list[RuleEntry]:
    """Entries that hold every word of the query, those that have them in the title first."""
    words = folded(query).split()
    found = []
    for entry in entries:
        title = folded(f"{entry.id} {entry.title}")
        if all(word in title or word in folded(entry.text) for word in words):
            in_title = sum(word in title for word in words)
            found.append((len(words) - in_title, entry))
    found.sort(key=lambda pair: pair[0])
    return [entry for _, entry in found]


def hits(text: str, query: str) -> list[tuple[int, int]]:
    """Where the query's words stand in a text: start and length of each, in order."""
    places: list[int] = []
    plain = ""
    for at, letter in enumerate(text):
        part = folded(letter)
        plain += part
        places += [at] * len(part)
    found = set()
    for word in folded(query).split():
        start = plain.find(word)
        while start >= 0:
            end = start + len(word)
            found.add((places[start], places[end - 1] - places[start] + 1))
            start = plain.find(word, end)
    return sorted(found)


def excerpt(entry: RuleEntry, query: str) -> str:
    """The beginning of an entry's text, or its first sentence that holds a word of the query."""
    sentences = re.split(r"(?<=[.!?…])\s+", " ".join(entry.text.split()))
    words = folded(query).split()
    for at, sentence in enumerate(sentences):
        if any(word in folded(sentence) for word in words):
            return " ".join(sentences[at:])
    return " ".join(sentences)


def nearest(entries: Iterable[RuleEntry], query: str) -> Sequence[str]:
    """Up to three words of the titles that look like a word of the query."""
    known: dict[str, str] = {}
    for entry in entries:
        for word in _WORD.findall(entry.title):
            known.setdefault(folded(word), word.lower())
    found: dict[str, None] = {}
    for word in folded(query).split():
        for near in difflib.get_close_matches(word, known, 3, 0.6):
            found.setdefault(known[near])
    return list(found)[:3]


def number(rule: str) -> str:
    """The number of a rule as people cite it; "" for a name that only the program uses."""
    return rule if re.fullmatch(r"[A-Z]?\d+(\.\d+)*[a-z]?", rule) else ""
