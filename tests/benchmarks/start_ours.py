"""The program as it starts for a person, with its first paint and its listed library told."""

from __future__ import annotations

import sys
from typing import Any

from gamebook_desktop import quick_start

quick_start.begin()

from gamebook_desktop import app  # noqa: E402
from gamebook_desktop.__main__ import main  # noqa: E402
from tests.benchmarks.marks import LISTED, PAINTED, say  # noqa: E402

_make_window = app.make_window


def _watched(*arguments: Any) -> Any:
    """The window; its `load` is what the program calls once it is painted and takes clicks."""
    window = _make_window(*arguments)
    load = window.load

    def told() -> None:
        say(PAINTED)
        load()

    window.load = told  # type: ignore[method-assign]
    window.library.listed.connect(lambda: say(LISTED))
    return window


if __name__ == "__main__":
    app.make_window = _watched  # type: ignore[assignment]
    sys.exit(main())
