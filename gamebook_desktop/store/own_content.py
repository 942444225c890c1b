"""Content files that a person writes with the program itself, laid over the shipped ones."""

from __future__ import annotations

from typing import Any

from gamebook_desktop.store.errors import ContentError, Problem
from gamebook_desktop.store.files import write_atomic
from gamebook_desktop.store.paths import Profile


class OwnContent:
    """One game's content files in the person's data folder, and those shipped, as plain data."""

    def __init__(self, profile: Profile, game: str) -> None:
        self._profile, self._game = profile, game

    def names(self, folder: str) -> list[str]:
        """The files of a folder of the game's content, without `.yaml`: shipped ones first."""
        found: dict[str, None] = {}
        for root in self._profile.content_folders(self._game):
            for path in sorted((root / folder).glob("*.yaml")):
                found[path.stem] = None
        return list(found)

    def read(self, at: str) -> Any:
        """What a file holds, the person's own before the shipped one; None where there is none.

        Raises `ContentError` for a file that is no YAML.
        """
        from gamebook_desktop.store.yaml_strict import load_yaml

        for root in reversed(self._profile.content_folders(self._game)):
            path = root / at
            if path.is_file():
                return load_yaml(path, path.name).data
        return None

    def write(self, at: str, data: Any) -> None:
        """Put plain data at a place of the person's own content. Raises `ContentError`."""
        import yaml

        path = self._profile.content / self._game / at
        text = yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=100)
        try:
            write_atomic(path, text.encode("utf-8"))
        except OSError as error:
            facts = (error.strerror or str(error),)
            raise ContentError([Problem("file.unwritable", facts, path.name)]) from error
