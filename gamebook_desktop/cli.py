"""The command line: the window, and the commands without one. No rules of its own.

Each command imports what it needs when it runs; Qt only for the window, `shots` and `export`.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from gamebook_desktop.cli_report import BAD_USAGE, DONE, Report, UsageError

if TYPE_CHECKING:
    import argparse

INTERRUPTED = 130


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments ask; returns the exit status 0, 1 or 2."""
    if not arguments:
        return _window(None, None, smoke=False)
    from gamebook_desktop.cli_parser import PROGRAM, parser

    try:
        asked = parser().parse_args(arguments)
        if asked.command is None:
            return _window(_data_dir(asked), getattr(asked, "lang", None), smoke=asked.smoke)
        if asked.command == "shots":
            return _shots(asked)
        report = _report(asked)
        _print(report, as_json=asked.json)
    except UsageError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return BAD_USAGE
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        return INTERRUPTED
    return report.status


def _language(asked: argparse.Namespace) -> str:
    """The language of a command's sentences: as asked, else as the system's."""
    if chosen := getattr(asked, "lang", None):
        return str(chosen)
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "fr" if next(filter(None, names), "").startswith("fr") else "en"


def _data_dir(asked: argparse.Namespace) -> Path | None:
    return getattr(asked, "data_dir", None)


def _window(data_dir: Path | None, language: str | None, *, smoke: bool) -> int:
    from gamebook_desktop import quick_start

    quick_start.begin()
    from gamebook_desktop import app

    return app.run(data_dir, language, smoke)


def _shots(asked: argparse.Namespace) -> int:
    from gamebook_desktop import shots

    chosen = getattr(asked, "lang", None)
    return shots.render(
        asked.directory,
        (chosen,) if chosen else ("fr", "en"),
        (asked.theme,) if asked.theme else ("light", "dark"),
        (asked.scale,) if asked.scale else (1.0,),
        asked.only,
    )


def _report(asked: argparse.Namespace) -> Report:
    language, data_dir = _language(asked), _data_dir(asked)
    if asked.command == "check":
        from gamebook_desktop import cli_check

        return cli_check.schemas() if asked.schema else cli_check.check(asked.paths, language)
    if asked.command == "replay":
        from gamebook_desktop import cli_replay

        return cli_replay.replay(asked.play, data_dir, language)
    if asked.command == "export":
        from gamebook_desktop import cli_export

        return cli_export.export(asked.play, asked.to, asked.what, asked.out, data_dir, language)
    if asked.command == "odds":
        from gamebook_desktop.cli_odds import odds
        from gamebook_desktop.games.gamebook.odds import Fighter

        hero = Fighter(asked.skill, asked.stamina, asked.luck, asked.modifier)
        return odds(hero, asked.foes, asked.policies or (), asked.mode or "in_turn", language)
    from gamebook_desktop import cli_play

    return cli_play.play(asked.game, asked.book, asked.games, asked.seed, data_dir, language)


def _print(report: Report, *, as_json: bool) -> None:
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    if as_json or not report.lines:
        import json

        print(json.dumps(report.data, indent=2))
    else:
        print("\n".join(report.lines))
