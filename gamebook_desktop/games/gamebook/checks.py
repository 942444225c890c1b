"""What is wrong with a book beyond its shape."""

from __future__ import annotations

from gamebook_desktop.core.game import Finding, Loaded
from gamebook_desktop.games.gamebook.checks_goods import check_goods, ledgers
from gamebook_desktop.games.gamebook.checks_graph import Graph
from gamebook_desktop.games.gamebook.checks_links import check_links
from gamebook_desktop.games.gamebook.checks_paper import check_paper
from gamebook_desktop.games.gamebook.checks_shape import check_shape
from gamebook_desktop.games.gamebook.checks_walk import subject_of


def check(loaded: Loaded) -> tuple[Finding, ...]:
    """Everything found; one finding at most for a piece that several checks stumble over."""
    subject = subject_of(loaded)
    if subject.head.paper is not None:
        return tuple(check_paper(subject, subject.head.paper))
    plain = [*check_links(subject), *check_shape(subject)]
    if subject.target(subject.head.start) not in subject.sections:
        return tuple(plain)  # without a start nothing can be said of ways and goods
    ways, reached = Graph(subject).check()
    goods = list(check_goods(subject, ledgers(subject, reached)))
    known = {_choice_of(finding) for finding in (*plain, *goods)}
    ways = [
        finding for finding in ways if finding.code != "choice_never" or finding.path not in known
    ]
    return (*plain, *ways, *goods)


def _choice_of(finding: Finding) -> tuple[str | int, ...]:
    """The choice a finding is about: sections, id, choices, number."""
    return finding.path[:4]
