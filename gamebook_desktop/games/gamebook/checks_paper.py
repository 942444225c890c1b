"""What is wrong with a paper book: fields, foes and ways on as its profile gives them."""

from __future__ import annotations

from collections.abc import Iterator

from gamebook_desktop.core.game import Finding
from gamebook_desktop.games.gamebook.checks_shape import check_options
from gamebook_desktop.games.gamebook.checks_walk import Path, Subject
from gamebook_desktop.games.gamebook.content_paper import Paper


def check_paper(subject: Subject, paper: Paper) -> Iterator[Finding]:
    """Options that cannot be, fields twice, sections in the way or beyond the last one."""
    yield from check_options(subject)
    for section in subject.sections:
        yield Finding("sections", ("sections", section), "paper_section", (section,))
    names: list[str] = []
    for index, field in enumerate(paper.fields):
        if field.id in names:
            yield Finding("head", ("paper", "fields", index, "id"), "field_twice", (field.id,))
        names.append(field.id)
    if paper.last is not None:
        yield from _beyond(paper, paper.last)


def _beyond(paper: Paper, last: int) -> Iterator[Finding]:
    for section, known in paper.known.items():
        at: Path = ("paper", "known", section)
        for name, place in (
            (section, at),
            *((to, (*at, "to", index)) for index, to in enumerate(known.to)),
        ):
            if name.isdecimal() and int(name) > last:
                yield Finding("head", place, "beyond_last", (name, last), warning=True)
