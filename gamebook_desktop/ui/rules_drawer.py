"""The rules in a drawer over the right: search, the list of entries, the entry one reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QScrollBar, QVBoxLayout, QWidget

from gamebook_desktop.store.errors import ContentError
from gamebook_desktop.ui.design.theme import theme
from gamebook_desktop.ui.side_drawer import HeadedDrawer

if TYPE_CHECKING:
    from gamebook_desktop.ui.desk import Desk, RuleEntry
    from gamebook_desktop.ui.rules_view import RulesView

WIDTH = 470


class RulesDrawer(HeadedDrawer):
    """The rules of a game, or of all. Signal: `shown(id)` when an entry is opened."""

    shown = Signal(str)

    def __init__(self, host: QWidget) -> None:
        super().__init__(host, width=WIDTH)
        self._view: RulesView | None = None
        self._asked: tuple[Desk, str, tuple[str, ...]] | None = None

    def title(self) -> str:
        """ "Rules"."""
        return QCoreApplication.translate("Rules", "Rules")

    def show_rule(self, desk: Desk, game: str, rule: str, governing: tuple[str, ...] = ()) -> None:
        """Open at an entry, or with "" at the search; `governing` are the rules of the step.

        Without a game the entries of all games are there. An unknown entry is said calmly.
        """
        self._asked = (desk, game, governing)
        self.build()
        view = self._view
        assert view is not None
        self._load(view)
        opened = self.is_open()
        self.open()
        view.go(rule)
        if not opened or rule:
            view.take_focus()

    def fill(self, column: QVBoxLayout) -> None:
        """Search, list and entry; imported only now."""
        from gamebook_desktop.ui.rules_view import RulesView

        self._view = RulesView()
        self._view.shown.connect(self.shown)
        column.addWidget(self._view, 1)

    def scroll_bar(self) -> QScrollBar | None:
        """The entry's, or the list's."""
        return self._view.scroll_bar() if self._view is not None else None

    def retranslate(self) -> None:
        """Every word and every rule in the language in force."""
        super().retranslate()
        if self._view is not None and self._asked is not None:
            here = self._view.rule()
            self._load(self._view)
            self._view.go(here)

    def _load(self, view: RulesView) -> None:
        assert self._asked is not None
        desk, game, governing = self._asked
        entries: dict[str, RuleEntry] = {}
        trouble = ""
        for each in (game,) if game else desk.games():
            try:
                entries.update(desk.rules(each))
            except ContentError as error:
                trouble = error.problems[0].text(theme().language)
        view.show_rules(entries, governing, trouble)
