"""The same turns written for boardgame.io, played by chance on Node: the baseline."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

from gamebook_desktop.games.outatime.ruleset import Ruleset

SOURCE = Path(__file__).parent / "boardgame_io"


class NoBaseline(Exception):  # noqa: N818 - says why, it is no error of ours
    """Why the baseline cannot be measured here."""


class NodeGame:
    """The game installed in a folder, ready to be played."""

    def __init__(self, folder: Path, rules: Ruleset) -> None:
        """Installs boardgame.io there; raises `NoBaseline` without Node or the registry."""
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            raise NoBaseline("no node and npm here")
        self._node, self._folder = node, folder
        for file in SOURCE.iterdir():
            shutil.copy(file, folder)
        command = [npm, "install", "--no-audit", "--no-fund", "--loglevel=error"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoBaseline(f"npm install failed: {' '.join(done.stderr.split())[:120]}")
        cards = {
            name: {"boxes": card.boxes, "last": card.last} for name, card in rules.cards.items()
        }
        hands = [rules.set.hand(number) for number in range(rules.set.hands)]
        (folder / "cards.json").write_text(json.dumps({"cards": cards, "hands": hands}))

    def microseconds(self, players: int, seconds: float) -> float:
        """Microseconds an action, in a process of its own that has warmed up."""
        command = [self._node, "outatime.mjs", "cards.json", str(players), str(seconds)]
        done = subprocess.run(
            command,
            cwd=self._folder,
            env={**os.environ, "NODE_ENV": "production"},
            capture_output=True,
            text=True,
            check=True,
        )
        told = json.loads(done.stdout)
        return float(told["seconds"]) / int(told["actions"]) * 1e6
