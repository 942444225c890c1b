"""The rule options of a new adventure."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from gamebook_desktop.games.gamebook.rules import Gamebook
from gamebook_desktop.games.gamebook.words_names import option, option_value
from gamebook_desktop.ui.rule_options import RuleOption, RuleOptions


class OptionsPart(RuleOptions):
    """The options of a book; those it has settled are closed."""

    def __init__(self, game: Gamebook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game

    def refresh(self, *, rolled: bool) -> None:
        """Redraw; once the sheet is rolled the options are closed."""
        translate, game = QCoreApplication.translate, self._game
        fixed = translate("Creation", "This book has settled this option.")
        late = translate("Creation", "Options are chosen before the sheet is rolled; undo it.")
        self.show_options(
            [
                RuleOption(
                    name,
                    option(known),
                    tuple((value, option_value(value)) for value in known.values),
                    game.options[name],
                    game.default_options[name],
                    known.rule,
                    fixed if name in game.fixed_options else late if rolled else "",
                )
                for name, known in game.known_options.items()
            ]
        )
