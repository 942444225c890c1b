"""System libraries that Qt needs on Linux: which are missing, and their installation by apt."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys

QT = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",  # of QtNetwork, which the translation tools load
}
X11 = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
}
WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}


class NotReadyError(Exception):
    """Something outside this tree is missing; the message says what to type."""


def say(text: str) -> None:
    """One line of progress, on stderr so that the program's own output stays clean."""
    print(f"· {text}", file=sys.stderr, flush=True)


def missing(libraries: dict[str, str]) -> list[str]:
    """Debian's names of the packages whose library cannot be loaded. Empty except on Linux."""
    if not sys.platform.startswith("linux"):
        return []
    return [package for library, package in libraries.items() if not _loads(library)]


def install(packages: list[str]) -> None:
    """Install by apt as root or with a sudo that asks no password; else `NotReadyError`."""
    if not shutil.which("apt-get"):
        raise NotReadyError(
            "Packages of the system are missing; install them with its package manager.\n"
            f"Their names on Debian: {' '.join(packages)}"
        )
    prefix = _privilege()
    if prefix is None:
        raise NotReadyError(
            "Packages of the system are missing. Type this, then start again:\n\n"
            f"    {_typed(packages)}\n"
        )
    say(f"Installing packages of the system: {' '.join(packages)}")
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C", "apt-get"]
    apt += ["-y", "-q", "-o", "DPkg::Lock::Timeout=120"]
    _captured([*apt, "update"])
    done = _captured([*apt, "install", "--no-install-recommends", *packages])
    if done.returncode:
        last = "\n".join(done.stdout.strip().splitlines()[-8:])
        raise NotReadyError(
            f"{last}\n\napt could not install them: no network? To try by hand:\n\n"
            f"    {_typed(packages)}\n"
        )


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _privilege() -> list[str] | None:
    """What to put before a command to run it as root without a password; None if we may not."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and _captured(["sudo", "-n", "true"]).returncode == 0:
        return ["sudo", "-n"]
    return None


def _typed(packages: list[str]) -> str:
    names = " ".join(packages)
    if os.geteuid() == 0:
        return f"apt-get update && apt-get install --no-install-recommends {names}"
    if shutil.which("sudo"):
        return f"sudo apt-get update && sudo apt-get install --no-install-recommends {names}"
    return f'su -c "apt-get update && apt-get install --no-install-recommends {names}"'


def _captured(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
