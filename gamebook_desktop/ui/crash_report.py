"""What a report of a failure says, and what it leaves out: names of people and their folders."""

from __future__ import annotations

import os
import platform
import re
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from gamebook_desktop import __version__
from gamebook_desktop.core.session import Override, Record
from gamebook_desktop.ui.controller import Controller

LAST = 20
LONGEST = 300


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything that stands in a report."""

    program: str
    system: str
    qt: str
    python: str
    trace: str
    play: str = ""
    actions: tuple[str, ...] = ()
    waiting: str = ""


def build_report(facts: Facts, home: str) -> str:
    """The report as text; `home` is the person's folder, written as ~ wherever it occurs."""
    lines = [
        f"Gamebook Desktop {facts.program}",
        f"{facts.system}; Qt {facts.qt}; Python {facts.python}",
        "",
        facts.trace.strip(),
    ]
    if facts.play:
        lines += ["", f"Play: {facts.play}"]
        lines += [f"{at:>3}. {_short(action)}" for at, action in enumerate(facts.actions, 1)]
        if facts.waiting:
            lines.append(f"Open: {_short(facts.waiting)}")
    return without_person("\n".join(lines), home) + "\n"


def without_person(text: str, home: str) -> str:
    """The text with the person's folder as ~, also where their name is part of another path."""
    folder = home.rstrip("/\\")
    name = re.split(r"[/\\]", folder)[-1]
    if not name:
        return text
    for shape in (folder.replace("\\", "\\\\"), folder, folder.replace("\\", "/")):
        text = re.sub(rf"{re.escape(shape)}(?![^/\\\s\"':,)])", "~", text)
    return re.sub(rf"(?<=[/\\]){re.escape(name)}(?=[/\\])", "~", text)


def facts_of(error: BaseException, controller: Controller | None) -> Facts:
    """What is known about a failure, and the last actions of the play in front."""
    play, waiting = "", ""
    actions: tuple[str, ...] = ()
    if controller is not None:
        session = controller.session
        play = f"{controller.game_id}, {session.first + session.cursor} actions"
        newest = session.log[max(0, session.cursor - LAST) : session.cursor]
        actions = tuple(_told(record) for record in newest)
        if session.open is not None:
            waiting = f"{session.open.action!r} {session.open.answers!r}"
    return Facts(
        __version__,
        f"{platform.platform()}, {QGuiApplication.platformName()}",
        qVersion(),
        platform.python_version(),
        "".join(traceback.format_exception(error)),
        play,
        actions,
        waiting,
    )


def home_folder() -> str:
    """The person's folder as the system spells it; "" if there is none."""
    try:
        return os.fspath(Path.home())
    except RuntimeError:
        return ""


def _told(record: Record[Any]) -> str:
    action = record.action
    if isinstance(action, Override):
        return f"Override {action.cause}"  # not the state: it is long and holds private notes
    return f"{action!r} {record.answers!r}" if record.answers else repr(action)


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"
