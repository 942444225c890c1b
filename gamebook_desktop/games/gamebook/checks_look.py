"""One exploration of a book: every section on every abstract sheet, and how it was reached."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Collection

from gamebook_desktop.games.gamebook.checks_facts import Fact
from gamebook_desktop.games.gamebook.checks_moves import Call, Entry, Moment, Moves, Node, Visit
from gamebook_desktop.games.gamebook.checks_sheets import NOTHING, Open, Values, Ways, keep


class Look:
    """The visits of one exploration, each with the one that led there.

    A detour is explored once for each sheet it begins with; what comes back from it goes on at
    every moment that it was begun from.
    """

    def __init__(self, moves: Moves, most: int, within: Collection[str]) -> None:
        """At most so many moments, in these sections only."""
        self.moves = moves
        self.moments = 0
        self.visits: dict[Node, Visit] = {}
        self.whole = True
        """Whether it came to its end within the bounds."""
        self._within = within
        self._came: dict[Node, tuple[Node | None, Open]] = {}
        self._since: dict[Node, Open] = {}
        """What was guessed since a detour began."""
        self._callers: dict[Entry, dict[tuple[Node, Moment], Open]] = defaultdict(dict)
        self._answers: dict[Entry, Ways] = defaultdict(dict)
        self._todo: deque[Node] = deque()
        for node in moves.starts():
            self._reach(node, None, NOTHING, NOTHING)
        while self._todo:
            if self.moments >= most:
                self.whole = False
                return
            self._visit(self._todo.popleft())

    def route(self, node: Node) -> list[Node]:
        """The sections turned to on the way to a node, that node last."""
        route = [node]
        while (earlier := self._came[route[-1]][0]) is not None:
            route.append(earlier)
        return route[::-1]

    def guesses(self, node: Node) -> list[Fact]:
        """The facts guessed on the way to a node, the latest first, each once."""
        steps = (sorted(self._came[step][1]) for step in reversed(self.route(node)))
        return list(dict.fromkeys(fact for step in steps for fact in step))

    def _reach(self, node: Node, earlier: Node | None, guessed: Open, since: Open) -> None:
        if node.section in self._within and node not in self._came:
            self._came[node] = (earlier, guessed)
            self._since[node] = since
            self._todo.append(node)

    def _visit(self, node: Node) -> None:
        visit = self.visits[node] = self.moves.visit(node)
        self.moments += len(visit.moments)
        since = self._since[node]
        for after, guessed in visit.exits.items():
            self._reach(after, node, guessed, since | guessed)
        for call, guessed in visit.calls.items():
            self._call(node, call, guessed)
        for values, guessed in visit.backs.items():
            if node.detour is not None and keep(
                self._answers[node.detour], values, since | guessed
            ):
                for (caller, moment), before in list(self._callers[node.detour].items()):
                    self._resume(caller, moment, values, before | since | guessed)

    def _call(self, node: Node, call: Call, guessed: Open) -> None:
        if not keep(self._callers[call.entry], (node, call.moment), guessed):
            return
        self._reach(Node(*call.entry, detour=call.entry), node, guessed, NOTHING)
        for values, more in list(self._answers[call.entry].items()):
            self._resume(node, call.moment, values, guessed | more)

    def _resume(self, caller: Node, moment: Moment, values: Values, guessed: Open) -> None:
        if values != moment.values:
            resumed = moment._replace(values=values)
            after = Node(caller.section, values, caller.detour, resumed)
            self._reach(after, caller, guessed, self._since[caller] | guessed)
