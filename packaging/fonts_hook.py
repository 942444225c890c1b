"""Build hook: the static fonts are cut while the package is built, and go into the wheel."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import cut_fonts


class CustomBuildHook(BuildHookInterface[Any]):
    """Cuts the fonts; maps them and `content/` into the wheel.

    An editable install reads both from the source tree, so nothing is mapped there. Where the
    fonts cannot be cut the build goes on without them: the variable face serves.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        if cut_fonts.can_cut():
            cut_fonts.cut_all()
        else:
            self.app.display_warning("fontTools or fontpkg-literata is missing: no fonts are cut")
        if version == "standard":
            build_data["force_include"]["content"] = "gamebook_desktop/content"
            fonts = "gamebook_desktop/resources/fonts"
            build_data["artifacts"] += [f"{fonts}/*.ttf", f"{fonts}/*.txt"]
