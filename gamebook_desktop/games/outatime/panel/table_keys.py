"""The keys of the table, and what the list of keys says of them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gamebook_desktop.games.outatime.panel.orders import (
    ROLL,
    STALL,
    STOP,
    TAKE_BACK,
    enter_word,
)

ORDER_KEYS = {"R": (ROLL, TAKE_BACK), "A": (STOP,), "X": (STALL,)}
"""Letters of the orders."""


def table_shortcuts() -> tuple[tuple[str, str], ...]:
    """Each key with what it does."""
    translate = QCoreApplication.translate
    return (
        ("1 … 6", translate("Outatime", "Choose a die")),
        (enter_word(), translate("Outatime", "Lock the die chosen; roll the six dice")),
        ("R", translate("Outatime", "Roll again, or take the numbers back")),
        ("A", translate("Outatime", "Stop")),
        ("X", translate("Outatime", "Stall on purpose, where the rules allow it")),
        ("F, 2 … 5, 8", translate("Outatime", "Enter a real die: flux, number, 88")),
        ("J", translate("Outatime", "Journal")),
        ("F2", translate("Outatime", "Correct the table by hand")),
        (translate("Keys", "End"), translate("Outatime", "To the last player")),
        (translate("Keys", "Home"), translate("Keys", "To the heading")),
    )
