"""The person's own content files of one game, as panels read and write them."""

from __future__ import annotations

from typing import Any

from gamebook_desktop.store.errors import ContentError
from gamebook_desktop.store.own_content import OwnContent
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.ui.design.theme import theme


class OwnFiles:
    """Plain data in and out; what goes wrong comes back in words."""

    def __init__(self, profile: Profile, game: str) -> None:
        self._content = OwnContent(profile, game)

    def names(self, folder: str) -> list[str]:
        """The files of a folder of the game's content, without `.yaml`: shipped ones first."""
        return self._content.names(folder)

    def read(self, at: str) -> Any:
        """What a file holds; None where there is none, or none that can be read."""
        try:
            return self._content.read(at)
        except ContentError:
            return None

    def write(self, at: str, data: Any) -> str:
        """Put plain data in a file of the person's own; "" or why it could not be done."""
        try:
            self._content.write(at, data)
        except ContentError as error:
            return error.problems[0].text(theme().language)
        return ""
