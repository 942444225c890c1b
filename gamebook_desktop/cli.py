"""The command line: the window, and the commands without one. No rules of its own.

Each command imports what it needs when it runs; Qt only for the window and for `shots`.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from gamebook_desktop import __version__
from gamebook_desktop.cli_common import BAD_USAGE, DONE, Report, UsageError

PROGRAM = "gamebook-desktop"
INTERRUPTED = 130


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments ask; returns the exit status 0, 1 or 2."""
    try:
        asked = _parser().parse_args(arguments)
        if asked.command is None:
            return _window(asked)
        if asked.command == "shots":
            return _shots(asked)
        report = _report(asked)
        _print(report, asked.json)
    except UsageError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return BAD_USAGE
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        return INTERRUPTED
    return report.status


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")


def _parser() -> argparse.ArgumentParser:
    common = _Parser(add_help=False, argument_default=argparse.SUPPRESS)
    common.add_argument("--data-dir", type=Path, metavar="DIR", help="another profile")
    common.add_argument("--lang", choices=("fr", "en"), help="language of texts")
    parser = _Parser(
        PROGRAM,
        parents=[common],
        allow_abbrev=False,
        description="Gamebooks beside the table or on screen. Without a command: the window.",
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.add_argument("--smoke", action="store_true", help="open the window and close it again")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=False)

    def command(name: str, text: str, *, data: bool = True) -> argparse.ArgumentParser:
        added = commands.add_parser(
            name, parents=[common], allow_abbrev=False, help=text, description=text
        )
        if data:
            added.add_argument("--json", action="store_true", help="print JSON")
        return added

    _add_check(command("check", "say everything that is wrong with content, with file and line"))
    _add_play(command("play", "play at random and check what must always hold"))
    _add_shots(command("shots", "draw every panel into PNG files", data=False))
    return parser


def _add_check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths",
        type=Path,
        nargs="*",
        metavar="PATH",
        help="a book's folder, a book.yaml, a pack or a .zip; all shipped content if left out",
    )
    parser.add_argument("--schema", action="store_true", help="print JSON Schema for editors")


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--book", metavar="B", help="a book's id, or the path of its folder")
    parser.add_argument("--games", type=_positive, default=1, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")


def _add_shots(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("directory", type=Path, metavar="DIR")
    parser.add_argument("--theme", choices=("light", "dark"))
    parser.add_argument("--scale", type=float, metavar="X", help="text size, 1 is normal")
    parser.add_argument("--only", metavar="NAME", help="only shots whose name contains this")


def _positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"“{text}” is not a number above 0")
    return int(text)


def _language(asked: argparse.Namespace) -> str:
    """The language of a command's sentences: as asked, else as the system's."""
    if chosen := getattr(asked, "lang", None):
        return str(chosen)
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "fr" if next(filter(None, names), "").startswith("fr") else "en"


def _data_dir(asked: argparse.Namespace) -> Path | None:
    return getattr(asked, "data_dir", None)


def _window(asked: argparse.Namespace) -> int:
    from gamebook_desktop import app

    return app.run(_data_dir(asked), getattr(asked, "lang", None), asked.smoke)


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
    if asked.command == "check":
        from gamebook_desktop import cli_check

        if asked.schema:
            asked.json = True
            return cli_check.schemas()
        return cli_check.check(asked.paths, _language(asked))
    from gamebook_desktop import cli_play

    return cli_play.play(
        asked.game, asked.book, asked.games, asked.seed, _data_dir(asked), _language(asked)
    )


def _print(report: Report, as_json: bool) -> None:
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    if as_json:
        print(json.dumps(report.data, indent=2))
    else:
        print("\n".join(report.lines))
