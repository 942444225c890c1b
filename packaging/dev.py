#!/usr/bin/env python3
"""One command for everything one does with a source tree.

    python3 packaging/dev.py run [ARGUMENT ...]    start the program
    python3 packaging/dev.py test [ARGUMENT ...]   run the tests; arguments go to pytest
    python3 packaging/dev.py lint [PATH ...]       ruff and mypy
    python3 packaging/dev.py check                 lint, then test
    python3 packaging/dev.py translations          bring .ts and .qm files up to date
                             translations --strict    and fail if a text lacks its translation
    python3 packaging/dev.py fonts                 cut the fonts of the interface again

Needs Python 3.11 or later and nothing else: makes its own environment in .venv, and installs
what Qt needs of the system by apt where it may. Exit status: 0 done, 1 what was run has failed,
2 it could not be run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import environment
import system_packages
from environment import PYTHON, ROOT
from system_packages import NotReadyError

WITHOUT_WINDOW = {"-h", "--help", "--version", "--smoke"}
WITH_A_VALUE = {"--data-dir", "--lang"}


def run(args: list[str]) -> int:
    """Start the program in the caller's folder. Its exit status is ours."""
    libraries = dict(system_packages.QT)
    if (
        _opens_window(args)
        and sys.platform.startswith("linux")
        and "QT_QPA_PLATFORM" not in os.environ
    ):
        if os.environ.get("DISPLAY"):
            libraries.update(system_packages.X11)
        elif os.environ.get("WAYLAND_DISPLAY"):
            libraries.update(system_packages.WAYLAND)
        else:
            raise NotReadyError(
                "There is no screen here to open a window on (neither DISPLAY nor "
                "WAYLAND_DISPLAY is set).\nStart it from a desktop session; the commands "
                "without a window work here, see: run --help"
            )
    environment.prepare(libraries)
    return _call("-P", "-m", "gamebook_desktop", *args, cwd=None)


def _opens_window(args: list[str]) -> bool:
    """Whether there is neither a command nor an option that only prints something."""
    words = iter(args)
    for word in words:
        if word in WITH_A_VALUE:
            next(words, None)
        elif word in WITHOUT_WINDOW or not word.startswith("-"):
            return False
    return True


def test(args: list[str]) -> int:
    """Run pytest offscreen, untouched by the Qt settings of the desktop."""
    environment.prepare(system_packages.QT)
    for name in [name for name in os.environ if name.startswith("QT_")]:
        del os.environ[name]
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return _call("-m", "pytest", *args)


def lint(args: list[str]) -> int:
    """All static checks, also when the first fails."""
    environment.prepare({})
    checks = (("ruff", "check"), ("ruff", "format", "--check"), ("mypy",))
    return max([_call("-m", *check, *args) for check in checks])


def check(args: list[str]) -> int:
    """Static checks, then tests."""
    return lint([]) or test(args)


def translations(args: list[str]) -> int:
    """Bring the translation files up to date with the code."""
    environment.prepare(system_packages.QT)
    return _call("packaging/update_translations.py", *args)


def fonts(args: list[str]) -> int:
    """Cut the fonts again."""
    environment.prepare({})
    return _call("packaging/cut_fonts.py", *args)


COMMANDS = {
    "run": run,
    "test": test,
    "lint": lint,
    "check": check,
    "translations": translations,
    "fonts": fonts,
}


def _call(*arguments: str, cwd: Path | None = ROOT) -> int:
    """Run `.venv`'s Python: 0 and 1 are passed on, 2 stands for any other refusal."""
    status = subprocess.call([str(PYTHON), *arguments], cwd=cwd, env=environment.variables())
    if status < 0:
        print(f"It was ended by signal {-status}.", file=sys.stderr)
        return 1
    return min(status, 2)


def _newer_python() -> str | None:
    """A Python that is recent enough, if this one is not."""
    names = (f"python3.{minor}" for minor in range(14, 10, -1))
    return next(filter(None, map(shutil.which, names)), None)


def _too_old() -> str:
    version = ".".join(map(str, sys.version_info[:3]))
    lines = [f"Python 3.11 or later is needed; this is {version} ({sys.executable})."]
    if shutil.which("apt-get"):
        lines += [
            "Debian 12 and Ubuntu 24.04 have it as python3; on Ubuntu 22.04 type:",
            "",
            "    sudo apt-get install python3.11 python3.11-venv",
        ]
    else:
        lines.append("Get it from your system's packages or from python.org.")
    return "\n".join(lines)


def main(argv: list[str]) -> int:
    """Run one command; see the module's text."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if not argv or argv[0] not in COMMANDS:
        asked = bool(argv) and argv[0] in ("-h", "--help", "help")
        print(__doc__, file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    try:
        if sys.version_info < (3, 11):  # noqa: UP036 - this file has to explain itself there
            newer = _newer_python()
            if newer is None:
                raise NotReadyError(_too_old())
            return subprocess.call([newer, os.path.abspath(__file__), *argv])
        return COMMANDS[argv[0]](argv[1:])
    except (NotReadyError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
