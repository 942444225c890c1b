"""The one command: what it says and does where something is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import dev
import environment
import pytest
import system_packages
from system_packages import NotReadyError

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="apt is Linux only")


@pytest.fixture
def executables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An otherwise empty PATH, with an apt-get and a sudo that write down how they are called."""
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "env").symlink_to("/usr/bin/env")
    fake(folder, "apt-get", f'echo "$@" >> "{tmp_path}/apt.log"')
    monkeypatch.setenv("PATH", str(folder))
    return folder


def fake(folder: Path, name: str, body: str) -> None:
    (folder / name).write_text(f"#!/bin/sh\n{body}\n")
    (folder / name).chmod(0o755)


@linux
def test_a_missing_library_is_named_by_its_package() -> None:
    wanted = {"libc.so.6": "libc6", "libnowhere.so.9": "libnowhere9"}
    assert system_packages.missing(wanted) == ["libnowhere9"]


@linux
@pytest.mark.parametrize(
    ("user", "sudo", "typed"),
    [
        (0, None, None),
        (1000, 'shift; exec "$@"', None),
        (1000, "exit 1", "sudo apt-get update && sudo apt-get install"),
        (1000, None, 'su -c "apt-get update && apt-get install'),
    ],
)
def test_packages_are_installed_where_we_may(
    user: int,
    sudo: str | None,
    typed: str | None,
    executables: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user)
    if sudo is not None:
        fake(executables, "sudo", sudo)
        (executables / "true").symlink_to("/usr/bin/true")
    if typed is not None:
        with pytest.raises(NotReadyError, match=typed):
            system_packages.install(["libgl1"])
        assert not (tmp_path / "apt.log").exists()
    else:
        system_packages.install(["libgl1"])
        calls = (tmp_path / "apt.log").read_text().splitlines()
        assert [call.split("=120 ")[1] for call in calls] == [
            "update",
            "install --no-install-recommends libgl1",
        ]


@linux
def test_without_apt_the_packages_are_named(executables: Path) -> None:
    (executables / "apt-get").unlink()
    with pytest.raises(NotReadyError, match="libgl1 libegl1"):
        system_packages.install(["libgl1", "libegl1"])


@linux
def test_apt_that_fails_says_why(executables: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    fake(executables, "apt-get", "echo E: Unable to fetch; exit 100")
    with pytest.raises(NotReadyError, match=r"Unable to fetch[^$]*apt-get install"):
        system_packages.install(["libgl1"])


@linux
@pytest.mark.parametrize("args", [[], ["--lang", "fr"], ["--data-dir=x"]])
def test_no_window_without_a_screen(args: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(environment, "prepare", lambda _libraries: pytest.fail("went on"))
    with pytest.raises(NotReadyError, match="no screen"):
        dev.run(args)


@linux
@pytest.mark.parametrize("args", [["check"], ["--version"], ["--lang", "fr", "play", "gamebook"]])
def test_commands_without_a_window_need_no_screen(
    args: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    called: list[tuple[str, ...]] = []
    monkeypatch.setattr(environment, "prepare", lambda _libraries: None)
    monkeypatch.setattr(dev, "_call", lambda *parts, **_: called.append(parts))
    dev.run(args)
    assert called == [("-P", "-m", "gamebook_desktop", *args)]


@pytest.mark.parametrize(
    ("argv", "status", "stream"),
    [([], 2, "stderr"), (["nonsense"], 2, "stderr"), (["--help"], 0, "stdout")],
)
def test_usage(argv: list[str], status: int, stream: str) -> None:
    done = subprocess.run(
        [sys.executable, dev.__file__, *argv], capture_output=True, text=True, check=False
    )
    assert done.returncode == status
    assert "dev.py run" in getattr(done, stream)


def test_an_old_python_is_told_what_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 12))
    assert "3.11 or later is needed; this is 3.10.12" in dev._too_old()


@pytest.mark.parametrize(
    ("line", "offline"),
    [
        ("Temporary failure in name resolution", True),
        ("NewConnectionError('<pip…>: Failed to establish a new connection')", True),
        ("ERROR: Failed building wheel", False),
    ],
)
def test_no_network_is_recognized(line: str, offline: bool) -> None:
    assert bool(environment.OFFLINE.search(line)) is offline


def test_child_processes_are_not_sent_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setenv("PIP_TARGET", "elsewhere")
    variables = environment.variables()
    assert "PIP_TARGET" not in variables
    assert (variables["PYTHONPATH"], variables["PYTHONUTF8"]) == (str(environment.ROOT), "1")
