from __future__ import annotations

from fractions import Fraction

import pytest

from gamebook_desktop.ui.design.typography import percent, signed, typeset

N, B, M = "\u202f", "\u00a0", "\u2212"

TEXTS = [
    ("Quoi ?", f"Quoi{N}?"),
    ("Non ! Si ; peut-être", f"Non{N}! Si{N}; peut-être"),
    ("Choix : un", f"Choix{B}: un"),
    ("72 %", f"72{N}%"),
    ("« mot »", f"«{N}mot{N}»"),
    ("«mot»", f"«{N}mot{N}»"),
    ("«  a », « b »", f"«{N}a{N}», «{N}b{N}»"),
    ("l'épée d'étain", "l’épée d’étain"),
    ("-2 ENDURANCE", f"{M}2 ENDURANCE"),
    ("perd -3 (-1)", f"perd {M}3 ({M}1)"),
    ("1-3, peut-être, 2026-05-03", "1-3, peut-être, 2026-05-03"),
    ("à 12:30", "à 12:30"),
    ("voir https://a.b/l'x?c=%20 : ici", f"voir https://a.b/l'x?c=%20{B}: ici"),
    ("www.a.b/d'e ?", f"www.a.b/d'e{N}?"),
    (f"Quoi{B}?", f"Quoi{N}?"),
    ("Vraiment ?!", f"Vraiment{N}?!"),
    ("Is it -2? Yes: it is!", f"Is it {M}2? Yes: it is!"),
    ("", ""),
]


@pytest.mark.parametrize(("plain", "shown"), TEXTS)
def test_shown_texts(plain: str, shown: str) -> None:
    assert typeset(plain) == shown
    assert typeset(shown) == shown


@pytest.mark.parametrize(("value", "shown"), [(2, "+2"), (0, "0"), (-3, f"{M}3")])
def test_signed(value: int, shown: str) -> None:
    assert signed(value) == shown


@pytest.mark.parametrize(
    ("p", "language", "decimals", "shown"),
    [
        (Fraction(26, 36), "fr", 1, f"72,2{N}%"),
        (Fraction(26, 36), "en", 1, "72.2%"),
        (Fraction(26, 36), "fr", 0, f"72{N}%"),
        (0.796, "fr", 1, f"79,6{N}%"),
        (Fraction(1, 200), "en", 2, "0.50%"),
        (1, "fr", 1, f"100{N}%"),
        (0, "en", 1, "0%"),
        (Fraction(99999, 100000), "fr", 1, f">{B}99,9{N}%"),
        (Fraction(1, 100000), "fr", 1, f"<{B}0,1{N}%"),
        (Fraction(999, 1000), "en", 0, f">{B}99%"),
        (Fraction(1, 1000), "en", 0, f"<{B}1%"),
        (Fraction(1, 1000), "en", 1, "0.1%"),
    ],
)
def test_percent(p: Fraction | float, language: str, decimals: int, shown: str) -> None:
    assert percent(p, language, decimals) == shown


@pytest.mark.parametrize("p", [-0.1, 1.1])
def test_what_is_no_chance_is_refused(p: float) -> None:
    with pytest.raises(ValueError, match="not a chance"):
        percent(p, "fr")
