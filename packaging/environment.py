"""The source tree's own Python environment, in `.venv`.

It holds the packages that the project depends on; the project itself is found by PYTHONPATH. An
editable install would not do: before Python 3.13 its .pth file is read in the encoding of the
locale, so that a folder with an accent in its name stops Python under LC_ALL=C.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import system_packages
from system_packages import NotReadyError, say

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "gamebook-desktop-ready"
FONTS = ROOT / "gamebook_desktop" / "resources" / "fonts" / "cut.sha256"
PYTHON = VENV.joinpath(*(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))
CUT_FONTS = ROOT / "packaging" / "cut_fonts.py"

BIG_DOWNLOAD = re.compile(r"\s*Downloading (\w+)\S* \((\d+(?:\.\d+)? MB)\)")
OFFLINE = re.compile(
    "NewConnectionError|NameResolutionError|ConnectTimeout|Read timed out|ProxyError|SSLError"
    "|name resolution|getaddrinfo failed|Network is unreachable",
    re.IGNORECASE,
)


def variables() -> dict[str, str]:
    """The environment for our child processes: UTF-8, this tree, nothing that points elsewhere."""
    elsewhere = {"PYTHONHOME", "PIP_USER", "PIP_TARGET", "PIP_PREFIX"}
    kept = {name: value for name, value in os.environ.items() if name not in elsewhere}
    return {**kept, "PYTHONUTF8": "1", "PYTHONPATH": str(ROOT)}


def prepare(libraries: dict[str, str]) -> None:
    """Make `PYTHON` able to run, test and check the tree.

    Quick and silent if it is already. Raises `NotReadyError` where a person has to help first.
    """
    fingerprint = _fingerprint()
    ready = PYTHON.exists() and STAMP.is_file() and STAMP.read_text("ascii") == fingerprint
    usable = ready or _usable()
    packages = system_packages.missing(libraries)
    if not usable and not _can_make_venv():
        packages.append(f"python3.{sys.version_info.minor}-venv")
    if packages:
        system_packages.install(packages)
    if not usable:
        _make()
    if not ready:
        _install()
    if not FONTS.is_file():
        _cut_fonts()
    if not ready:
        STAMP.write_text(fingerprint, "ascii")


def _fingerprint() -> str:
    """What the environment depends on; when it changes, packages are installed again."""
    parts = [str(ROOT).encode(), repr(sys.version_info[:2]).encode()]
    parts += [(ROOT / "pyproject.toml").read_bytes(), CUT_FONTS.read_bytes()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def _usable() -> bool:
    """Whether `.venv` holds a working pip for the Python that runs this."""
    if not PYTHON.exists():
        return False
    probe = "import sys, pip; print(*sys.version_info[:2])"
    try:
        done = subprocess.run([str(PYTHON), "-c", probe], capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0 and done.stdout.split() == [
        str(part).encode() for part in sys.version_info[:2]
    ]


def _can_make_venv() -> bool:
    return all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))


def _make() -> None:
    if VENV.is_dir() and not VENV.is_symlink():
        say("The environment in .venv does not work with this Python: making it again")
        shutil.rmtree(VENV)
    else:
        say("Making a Python environment in .venv")
        VENV.unlink(missing_ok=True)
    base: str = getattr(sys, "_base_executable", sys.executable)
    made = subprocess.run(
        [base, "-m", "venv", str(VENV)],
        env=variables(),
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if made.returncode:
        raise NotReadyError(f"{made.stdout}{made.stderr}\nPython could not make {VENV}.")


def _install() -> None:
    say("Installing Qt and the other packages, about 150 MB, once (a minute or two)")
    started = time.monotonic()
    pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    process = subprocess.Popen(
        [*pip, "--retries", "2", *_requirements()],
        env=variables(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    assert process.stdout is not None
    offline = False
    lines: list[str] = []
    for line in process.stdout:
        lines.append(line)
        offline = offline or bool(OFFLINE.search(line))
        big = BIG_DOWNLOAD.match(line)
        if big:
            say(f"  {big[1]}, {big[2]}")
    if process.wait():
        why = (
            "The packages cannot be fetched: is there a network? Start again when there is."
            if offline
            else "pip could not install the packages; what it says is above."
        )
        told = [line for line in lines if line.startswith("ERROR")] or lines[-12:]
        raise NotReadyError(f"{''.join(told)}\n{why}")
    say(f"Installed in {time.monotonic() - started:.0f} s")


def _requirements() -> list[str]:
    import tomllib  # not at the top: an older Python has to get as far as saying that it is old

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["dev"]]


def _cut_fonts() -> None:
    """If this fails, the variable face serves."""
    say("Cutting the fonts, once")
    subprocess.run([str(PYTHON), str(CUT_FONTS)], env=variables(), stdout=sys.stderr, check=False)
