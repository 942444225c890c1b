"""Every code that store raises has a sentence in both languages, with the same facts."""

from __future__ import annotations

import re
import string
from pathlib import Path

import pytest

from gamebook_desktop.store import messages
from gamebook_desktop.store.errors import Problem

TEXTS = messages._TEXTS
SOURCES = Path(messages.__file__).parent.glob("*.py")


def facts(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("code", sorted(TEXTS))
def test_both_languages_name_the_same_facts(code: str) -> None:
    english, french = TEXTS[code]
    assert facts(english) == facts(french)
    assert english != french or code == "model.other"


def test_every_code_used_has_a_text_and_every_text_is_used() -> None:
    sources = "\n".join(p.read_text("utf-8") for p in SOURCES if p.name != "messages.py")
    groups = sorted({code.partition(".")[0] for code in TEXTS})
    pattern = rf'"((?:{"|".join(groups)})\.[a-z_]+)"'
    used = set(re.findall(pattern, sources))
    kinds = re.findall(r'SaveError\(\s*"([a-z_]+)"', sources)
    kinds += re.findall(r'(?:sqlite3\.SQLITE|errno\.E)\w+: "([a-z_]+)"', sources)
    used |= {f"save.{kind}" for kind in kinds}
    assert used - set(TEXTS) == {"settings.json"}
    assert set(TEXTS) - used == set()


def test_a_problem_in_words() -> None:
    problem = Problem("yaml.duplicate", ("no", 3), "a.yaml", 7, "x.no")
    assert str(problem) == "a.yaml:7: “no” is already given on line 3. (x.no)"
    assert problem.text("fr") == "« no » est déjà donné à la ligne 3."
    assert str(Problem("yaml.empty")) == "The file is empty."
