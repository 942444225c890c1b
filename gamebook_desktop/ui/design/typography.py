"""Typography for display only: stored texts keep their plain spaces, quotes and hyphens."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fractions import Fraction

NARROW = "\u202f"  # narrow no-break space
NO_BREAK = "\u00a0"
MINUS = "\u2212"
_ADDRESS = r"((?:https?://|www\.)\S+)"
_SPACE = f"[ {NO_BREAK}{NARROW}]"
_MINUS = rf"(^|[\s({NARROW}])-(?=\d)"
_HIGH = (";", "!", "?", "%")


# The module `re` compiles a pattern when it is first used: few texts of the first window have any.
def _dress(text: str) -> str:
    if "«" in text:
        text = re.sub(f"«{_SPACE}*", f"«{NARROW}", text)
    if "»" in text:
        text = re.sub(f"{_SPACE}*»", f"{NARROW}»", text)
    if any(sign in text for sign in _HIGH):
        text = re.sub(f"{_SPACE}+([;!?%])", rf"{NARROW}\1", text)
    if ":" in text:
        text = re.sub(f"{_SPACE}+:", f"{NO_BREAK}:", text)
    if "-" in text:
        text = re.sub(_MINUS, rf"\1{MINUS}", text)
    return text.replace("'", "’")


@lru_cache(maxsize=4096)
def typeset(text: str) -> str:
    """The text as it is shown; applying it twice changes nothing, addresses stay as they are.

    Spaces before high punctuation and inside guillemets are French wherever they are written:
    a French book may be read in the English program, and English writes none.
    """
    if "://" not in text and "www." not in text:
        return _dress(text)
    parts = re.split(_ADDRESS, text)
    return "".join(part if i % 2 else _dress(part) for i, part in enumerate(parts))


def signed(value: int) -> str:
    """A change with its sign: "+1", "−2" with a true minus, "0"."""
    return f"+{value}" if value > 0 else str(value).replace("-", MINUS)


def percent(p: Fraction | float, language: str, decimals: int = 1) -> str:
    """A chance as a percentage; only what is certain or impossible is shown as 100 or 0.

    Raises ValueError outside 0 to 1.
    """
    if not 0 <= p <= 1:
        raise ValueError(f"not a chance: {p}")
    french = language.startswith("fr")
    unit, sign = 10**decimals, f"{NARROW}%" if french else "%"
    shown = round(p * 100 * unit)
    before = ""
    if p in (0, 1):
        shown, decimals = round(p * 100), 0
    elif shown == 0:
        before, shown = f"<{NO_BREAK}", 1
    elif shown == 100 * unit:
        before, shown = f">{NO_BREAK}", shown - 1
    whole, rest = divmod(shown, unit) if decimals else (shown, 0)
    digits = f"{whole}{',' if french else '.'}{rest:0{decimals}d}" if decimals else str(whole)
    return f"{before}{digits}{sign}"
