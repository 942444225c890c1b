"""`python -m tests.benchmarks`: every measure against its baseline, in one table.

Each row measures both in turn, in one run, and compares medians. Exit status 1 if a target is
missed.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt


def main() -> int:
    """Measure everything and print the table."""
    from tests.benchmarks import paging, reading, saving, starting, turning
    from tests.benchmarks.long_play import LargeBook
    from tests.benchmarks.measure import table

    with tempfile.TemporaryDirectory() as folder:
        book = LargeBook.in_folder(Path(folder))
        rows = [
            row for part in (starting, reading, saving, paging, turning) for row in part.rows(book)
        ]
    print(table(rows))
    return int(not all(row.met for row in rows))


if __name__ == "__main__":
    sys.exit(main())
