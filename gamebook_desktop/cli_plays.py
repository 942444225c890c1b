"""Plays as the commands name them: by a path, by the file's name, by the title."""

from __future__ import annotations

from pathlib import Path

from gamebook_desktop.cli_report import UsageError
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.play_list import list_plays
from gamebook_desktop.store.save_header import PlayHeader
from gamebook_desktop.store.settings import load_settings


def find_play(name: str, data_dir: Path | None) -> Path:
    """A file by its path, or a play of the profile by its file's name or its title.

    Raises `UsageError` if there is none, or if several are called so.
    """
    if Path(name).exists():
        return Path(name)
    profile = Profile(data_dir)
    settings, _ = load_settings(profile.settings_file)
    plays = list_plays(profile, map(Path, settings.plays_elsewhere))
    for found in (
        [play for play in plays if name in (play.path.name, play.path.stem)],
        [play for play in plays if name == play.title],
    ):
        if len(found) == 1:
            return found[0].path
        if found:
            raise UsageError(f"several plays are called “{name}”: {_named(found)}")
    known = _named(plays) or "-"
    raise UsageError(f"there is no file and no play “{name}”; there are: {known}")


def _named(plays: list[PlayHeader]) -> str:
    """Each play by its file's name, with its title where that says more."""
    return ", ".join(
        play.path.stem if play.title in ("", play.path.stem) else f"{play.path.stem} “{play.title}”"
        for play in sorted(plays, key=lambda play: play.path.stem)
    )
