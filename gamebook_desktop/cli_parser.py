"""The arguments of every command."""

from __future__ import annotations

import argparse
import difflib
import re
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from gamebook_desktop import __version__
from gamebook_desktop.cli_report import UsageError

PROGRAM = "gamebook-desktop"


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message}{_meant(message)} (see {self.prog} --help)")


def _meant(message: str) -> str:
    """What a word of argparse's message was probably meant to be, or ""."""
    found = re.search(r"invalid choice: '([^']*)' \(choose from (.*)\)", message)
    if found is None:
        return ""
    near = difflib.get_close_matches(found[1], re.findall(r"[\w-]+", found[2]), 1)
    return f"; did you mean “{near[0]}”?" if near else ""


_PLAY = "a play's file, or its title or its file's name in the profile"


def parser() -> argparse.ArgumentParser:
    """The parser of the whole command line; raises `UsageError` for bad arguments."""
    common = _Parser(add_help=False, argument_default=argparse.SUPPRESS)
    common.add_argument("--data-dir", type=Path, metavar="DIR", help="another profile")
    common.add_argument("--lang", choices=("fr", "en"), help="language of texts")
    whole = _Parser(
        PROGRAM,
        parents=[common],
        allow_abbrev=False,
        description="Gamebooks beside the table or on screen. Without a command: the window.",
    )
    whole.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    whole.add_argument("--smoke", action="store_true", help="open the window and close it again")
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", required=False)

    def command(name: str, text: str, *, data: bool = True) -> argparse.ArgumentParser:
        added = commands.add_parser(
            name, parents=[common], allow_abbrev=False, help=text, description=text
        )
        if data:
            added.add_argument("--json", action="store_true", help="print JSON")
        return added

    _add_check(command("check", "say everything that is wrong with content, with file and line"))
    _add_play(command("play", "play at random and check what must always hold"))
    replay = command("replay", "play a scenario or a play again, step by step")
    replay.add_argument("play", metavar="PLAY", help=f"a scenario's file, {_PLAY}")
    _add_odds(command("odds", "exact odds of a gamebook fight"))
    _add_export(command("export", "write a play's sheet, journal, notes or map out"))
    _add_shots(command("shots", "draw every panel into PNG files", data=False))
    return whole


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


def _add_odds(parser: argparse.ArgumentParser) -> None:
    from gamebook_desktop.games.gamebook.odds_words import POLICIES

    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    means = "\n".join(f"  {name:7} {words[0]}" for name, words in POLICIES.items())
    parser.epilog = f"policies:\n{means}"
    for name, (least, most) in {"skill": (0, 30), "stamina": (1, 99), "luck": (0, 24)}.items():
        parser.add_argument(
            f"--{name}",
            type=_between(least, most),
            metavar="N",
            required=name != "luck",
            default=0,
            help=f"the hero's {name}, {least} to {most}",
        )
    parser.add_argument(
        "--foe",
        dest="foes",
        action="append",
        required=True,
        metavar="SKILL/STAMINA[/DAMAGE]",
        help="a foe; several are fought one after the other",
    )
    parser.add_argument("--modifier", type=int, default=0, metavar="N", help="on attack strengths")
    parser.add_argument(
        "--policy",
        dest="policies",
        action="append",
        choices=tuple(POLICIES),
        help="when luck is tested; all policies if left out",
    )
    modes = parser.add_mutually_exclusive_group()
    modes.add_argument(
        "--together",
        dest="mode",
        action="store_const",
        const="together",
        help="all foes at once, one roll of the hero for each",
    )
    modes.add_argument(
        "--one-roll",
        dest="mode",
        action="store_const",
        const="one_roll",
        help="all foes at once, one roll of the hero against all",
    )


def _add_export(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("play", metavar="PLAY", help=_PLAY)
    parser.add_argument("--to", choices=("pdf", "md"), required=True, help="PDF or Markdown")
    parser.add_argument(
        "--what",
        metavar="WHAT",
        help="sheet, blank, journal, notes or map; the first there is if left out",
    )
    parser.add_argument(
        "--out",
        metavar="FILE",
        help="where to; “-” prints Markdown; named after the play if left out",
    )


def _add_shots(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("directory", type=Path, metavar="DIR")
    parser.add_argument("--theme", choices=("light", "sepia", "dark", "contrast"))
    parser.add_argument("--scale", type=float, metavar="X", help="text size, 1 is normal")
    parser.add_argument("--only", metavar="NAME", help="only shots whose name contains this")


def _between(least: int, most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"“{text}” is not a number from {least} to {most}")
        return int(text)

    return number


def _positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"“{text}” is not a number above 0")
    return int(text)
