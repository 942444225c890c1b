"""Where things are: shipped content, and the folders of one person's profile."""

from __future__ import annotations

import sys
from functools import cached_property
from pathlib import Path

APP = "gamebook-desktop"


def content_root() -> Path:
    """The shipped `content` folder: in a frozen bundle, in the wheel, or in the source tree."""
    package = Path(__file__).resolve().parent.parent
    bundle = getattr(sys, "_MEIPASS", None)
    places = [Path(bundle) / package.name / "content"] if bundle else []
    places += [package / "content", package.parent / "content"]
    return next((place for place in places if place.is_dir()), places[-1])


class Profile:
    """One person's folders, made by whoever writes in them first.

    With `data_dir` everything lies inside it; without, at the places the system foresees.
    """

    def __init__(self, data_dir: Path | None = None) -> None:
        self.data_dir = data_dir

    @cached_property
    def data(self) -> Path:
        """The root of saves, backups and content packs."""
        return self.data_dir or self._system("user_data_dir")

    @property
    def saves(self) -> Path:
        """One file a play."""
        return self.data / "saves"

    @property
    def backups(self) -> Path:
        """One folder a play, named like its file."""
        return self.data / "backups"

    @property
    def trash(self) -> Path:
        """Deleted plays that can still be brought back."""
        return self.data / "trash"

    @property
    def content(self) -> Path:
        """The person's own content packs, laid over the shipped content game by game."""
        return self.data / "content"

    @cached_property
    def settings_file(self) -> Path:
        """The settings, as JSON."""
        return (self.data_dir or self._system("user_config_dir")) / "settings.json"

    @cached_property
    def cache(self) -> Path:
        """Parsed content; may be deleted at any time."""
        return self.data_dir / "cache" if self.data_dir else self._system("user_cache_dir")

    @cached_property
    def log_file(self) -> Path:
        """The program's log."""
        return (self.data_dir or self._system("user_log_dir")) / f"{APP}.log"

    def content_folders(self, game: str) -> tuple[Path, ...]:
        """The content folders of a game that exist: shipped first, the person's own last."""
        both = (content_root() / game, self.content / game)
        return tuple(folder for folder in both if folder.is_dir())

    @staticmethod
    def _system(kind: str) -> Path:
        import platformdirs  # only here: no first window waits for it

        place: str = getattr(platformdirs, kind)(APP, appauthor=False)
        return Path(place)
