"""The program as it starts for a person, with its first paint and its listed library told."""

from __future__ import annotations

import sys
from typing import Any

from gamebook_desktop import quick_start

quick_start.begin()

from gamebook_desktop import app  # noqa: E402
from gamebook_desktop.__main__ import main  # noqa: E402
from tests.benchmarks.marks import LISTED, PAINTED, say  # noqa: E402

_begin = app.begin


def _told(*arguments: Any) -> None:
    """What the program does once its window is painted and takes clicks."""
    say(PAINTED)
    window = arguments[1]
    window.listed.connect(lambda: say(LISTED))
    _begin(*arguments)


if __name__ == "__main__":
    app.begin = _told  # type: ignore[assignment]
    sys.exit(main())
