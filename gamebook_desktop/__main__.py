"""`python -m gamebook_desktop`, and the installed command."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the program with the arguments of the process; returns its exit status."""
    from gamebook_desktop.cli import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
