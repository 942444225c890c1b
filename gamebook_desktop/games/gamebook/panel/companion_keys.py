"""The keys beside a paper book, for the list of keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def companion_shortcuts() -> tuple[tuple[str, str], ...]:
    """Each key, and what it does."""
    translate = QCoreApplication.translate
    enter = translate("Fight", "Enter")
    return (
        ("0 … 9", translate("Keys", "Number of the next section, or dice of the open question")),
        (
            translate("Keys", "Shift A … Z"),
            translate("Keys", "Letters of a section without number"),
        ),
        (enter, translate("Keys", "Turn to the section; in a fight the next round")),
        ("A", translate("Keys", "New foe: skill, stamina, Enter; in a fight one more")),
        ("K", translate("Keys", "The foes that the profile knows here")),
        ("C", translate("Keys", "Test luck, here or on a wound")),
        ("H", translate("Keys", "Test skill")),
        ("D", translate("Keys", "Roll one, two or three dice")),
        ("G", translate("Keys", "Gold given or taken")),
        (
            "E",
            translate("Keys", "Stamina and the rest given or taken; in a fight: the book ends it"),
        ),
        ("O", translate("Keys", "Things and codewords found or lost")),
        ("T", translate("Keys", "Modifier")),
        ("M", translate("Keys", "Eat a meal")),
        ("P", translate("Keys", "Drink a dose of the potion")),
        ("L", translate("Keys", "Sections that the book offers")),
        ("B", translate("Keys", "Mark this section")),
        ("N", translate("Keys", "Note at this section")),
        ("X", translate("Keys", "Run from a fight")),
        ("J", translate("Keys", "Journal")),
        ("F2", translate("Keys", "Correct the sheet by hand")),
        (translate("Keys", "Home"), translate("Keys", "To the field of the next section")),
    )
