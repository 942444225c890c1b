"""The desk: opening and starting plays, with the content, words and panel of their game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamebook_desktop.core.game import Game, GameEntry, Startable, Words
from gamebook_desktop.registry import GAMES, entry
from gamebook_desktop.store.content_files import Root
from gamebook_desktop.store.errors import ContentError, Problem
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.ui.desk import Offer, OpenPlay, RuleEntry

if TYPE_CHECKING:
    from gamebook_desktop.core.session import Session
    from gamebook_desktop.store.save_header import PlayHeader
    from gamebook_desktop.store.settings import Kept, Settings

PLAIN_ICON = "book"
SUFFIX = ".gamebook"
SCENARIOS = (".yaml", ".yml")


class ProgramDesk:
    """The program as the frame sees it (`ui.desk.Desk`)."""

    def __init__(
        self,
        profile: Profile,
        language: str,
        forced_language: str | None = None,
        kept: Kept | None = None,
    ) -> None:
        """`forced_language` (of the command line) wins over the settings while it runs.

        The settings are `kept`, or read when first asked for.
        """
        self.profile = profile
        self.language = language
        self.forced_language = forced_language
        self.warnings: list[Problem] = kept[1] if kept else []
        """What was wrong with the settings file, for the message line."""
        self._settings: Settings | None = kept[0] if kept else None
        self._rules: dict[tuple[str, str], dict[str, RuleEntry]] = {}

    @property
    def settings(self) -> Settings:
        """The person's settings, read when first asked for."""
        if self._settings is None:
            from gamebook_desktop.store.settings import load_settings

            self._settings, self.warnings = load_settings(self.profile.settings_file)
        return self._settings

    def plays(self) -> list[PlayHeader]:
        """Every play there is, the newest first. Never raises."""
        from gamebook_desktop.store.play_list import list_plays

        return list_plays(self.profile, map(Path, self.settings.plays_elsewhere))

    def offers(self) -> list[Offer]:
        """Everything that can be started, of each game by rank, then by file."""
        from gamebook_desktop.store.listing import catalogue

        return [
            Offer(listed.startable, listed.problems)
            for game in GAMES
            for listed in sorted(
                catalogue(game, self._roots(game), self.profile.cache),
                key=lambda listed: listed.startable.rank,
            )
        ]

    def start(self, startable: Startable, options: dict[str, Any] | None = None) -> OpenPlay:
        """Begin a play. Raises `ContentError` or `SaveError`."""
        import secrets

        from gamebook_desktop.core.session import Session
        from gamebook_desktop.store.saves import create_play
        from gamebook_desktop.ui.controller import REAL

        found = entry(startable.game)
        setup = dict(startable.setup)
        if options:
            setup["options"] = options
        game = self._game(found, setup)
        session = Session(game, game.new(**setup))
        words = found.make_words(game)
        seed = secrets.randbits(48)
        dice = REAL if game.at_a_table() else self.settings.dice
        save = create_play(
            self.profile,
            startable.game,
            startable.title,
            setup,
            seed,
            session,
            summary=self._summary(words, session.state),
            extra={"dice": dice, "icon": found.icon, "emblem": startable.emblem},
        )
        return self._open(found, session, words, save, ())

    def open(self, path: Path) -> OpenPlay:
        """Open a play's file. Raises `ContentError` or `SaveError`."""
        from gamebook_desktop.store.saves import open_play

        opened = open_play(self.profile, path, self._rules_for)
        found = entry(str(opened.save.meta["game"]))
        words = found.make_words(opened.session.game)
        return self._open(found, opened.session, words, opened.save, opened.warnings)

    def discard(self, path: Path) -> None:
        """Put a play that was never begun away. Raises `SaveError`."""
        from gamebook_desktop.store.save_list import delete_play

        delete_play(self.profile, path)

    def take_in(self, path: Path, *, replacing: bool = False) -> Path | Startable:
        """Copy in what somebody brings; see `ui.desk.Desk.take_in`."""
        from gamebook_desktop import exchange

        suffix = path.suffix.lower()
        if suffix == SUFFIX and path.is_file():
            return exchange.take_in_play(self.profile, path)
        if suffix in SCENARIOS and path.is_file():
            return exchange.take_in_scenario(
                self.profile, path, self._game, self._summary, self.settings.dice
            )
        return exchange.take_in_book(self.profile, path, replacing=replacing)

    def remember_play(self, path: Path) -> None:
        """List a play's file from now on, wherever it lies."""
        if path.parent != self.profile.saves:
            known = dict.fromkeys((*self.settings.plays_elsewhere, str(path)))
            self._keep_elsewhere(tuple(known))

    def forget_play(self, path: Path) -> None:
        """List a play's file no more if it lies outside the saves folder."""
        known = self.settings.plays_elsewhere
        self._keep_elsewhere(tuple(name for name in known if name != str(path)))

    def export(self, path: Path, target: Path) -> None:
        """Write a play as a readable text. Raises `ContentError` or `SaveError`."""
        from gamebook_desktop import exchange

        exchange.export_play(self.profile, path, self._rules_for, target)

    def rules(self, game: str) -> dict[str, RuleEntry]:
        """The rules texts of a game in the language in force, in their order."""
        from gamebook_desktop.store.rules_text import load_rules

        key = (game, self.language)
        if key not in self._rules:
            folder = self.profile.content_folders(game)[0]
            texts = load_rules(folder, self.language)
            self._rules[key] = {
                rule.id: RuleEntry(rule.id, rule.title, rule.text, rule.see, rule.ruling)
                for rule in texts.values()
            }
        return self._rules[key]

    def games(self) -> tuple[str, ...]:
        """The ids of all games, in their order."""
        return tuple(found.id for found in GAMES)

    def icon(self, game: str) -> str:
        """The icon of a game; a plain one if it is unknown."""
        return next((found.icon for found in GAMES if found.id == game), PLAIN_ICON)

    def keep_settings(self, settings: Settings) -> None:
        """Take and write the settings."""
        from gamebook_desktop.store.settings import save_settings

        self._settings = settings
        save_settings(self.profile.settings_file, settings)

    def _keep_elsewhere(self, places: tuple[str, ...]) -> None:
        if places != self.settings.plays_elsewhere:
            self.keep_settings(replace(self.settings, plays_elsewhere=places))

    def _roots(self, game: GameEntry) -> tuple[Root, ...]:
        return tuple(Root(folder) for folder in self.profile.content_folders(game.id))

    def _game(self, found: GameEntry, setup: Mapping[str, Any]) -> Game[Any]:
        from gamebook_desktop.store.game_content import load_game

        content = load_game(found.parts(setup), self._roots(found), found.id, self.profile.cache)
        try:
            return found.make_rules(content.parts, setup)
        except ValueError as error:
            raise ContentError([Problem("content.setup", (str(error),))]) from error

    def _rules_for(self, game: str, setup: dict[str, Any]) -> Game[Any]:
        return self._game(entry(game), setup)

    def _summary(self, words: Words, state: Any) -> dict[str, tuple[str, str]]:
        """In every language, so that the library has the words after the language is changed."""
        from gamebook_desktop.ui.i18n import LANGUAGES, speaking

        texts = {self.language: words.summary(state)}
        for language in LANGUAGES:
            if language not in texts:
                with speaking(language):
                    texts[language] = words.summary(state)
        return texts

    def _open(
        self,
        found: GameEntry,
        session: Session[Any],
        words: Words,
        save: Any,
        warnings: Any,
    ) -> OpenPlay:
        from gamebook_desktop.core.session import UndoPolicy
        from gamebook_desktop.ui.controller import PROGRAM, Controller
        from gamebook_desktop.ui.own_files import OwnFiles

        session.policy = UndoPolicy(save.meta.get("undo", self.settings.undo))
        session.new_dice_after_undo = bool(self.settings.new_dice_after_undo)
        save.meta.setdefault("dice", PROGRAM)
        controller = Controller(
            found.id,
            found.icon,
            session,
            words,
            save,
            lambda state: self._summary(words, state),
        )
        panel = found.make_panel(controller)
        panel.own = OwnFiles(self.profile, found.id)
        return OpenPlay(controller, panel, tuple(warnings))
