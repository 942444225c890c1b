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
_ADDRESS = re.compile(r"((?:https?://|www\.)\S+)")
_SPACE = f"[ {NO_BREAK}{NARROW}]"
_MINUS = re.compile(rf"(^|[\s({NARROW}])-(?=\d)")
_AFTER_OPENING = re.compile(f"«{_SPACE}*")
_BEFORE_CLOSING = re.compile(f"{_SPACE}*»")
_BEFORE_HIGH = re.compile(f"{_SPACE}+([;!?%])")
_BEFORE_COLON = re.compile(f"{_SPACE}+:")


def _common(text: str) -> str:
    return _MINUS.sub(rf"\1{MINUS}", text.replace("'", "’"))


def _french(text: str) -> str:
    text = _AFTER_OPENING.sub(f"«{NARROW}", text)
    text = _BEFORE_CLOSING.sub(f"{NARROW}»", text)
    text = _BEFORE_HIGH.sub(rf"{NARROW}\1", text)
    return _common(_BEFORE_COLON.sub(f"{NO_BREAK}:", text))


def fr(text: str) -> str:
    """French typography; applying it twice changes nothing, addresses stay as they are."""
    return typeset(text, "fr")


@lru_cache(maxsize=4096)
def typeset(text: str, language: str) -> str:
    """The text as it is shown in a language ("fr", "en", or a longer tag such as "fr_CA")."""
    dress = _french if language.startswith("fr") else _common
    if "://" not in text and "www." not in text:
        return dress(text)
    parts = _ADDRESS.split(text)
    return "".join(part if i % 2 else dress(part) for i, part in enumerate(parts))


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
