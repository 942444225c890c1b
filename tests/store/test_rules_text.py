from __future__ import annotations

from pathlib import Path

import pytest

from gamebook_desktop.store.errors import ContentError
from gamebook_desktop.store.rules_text import Rule, load_rules

GOOD = """\
rules:
  - id: luck
    title: Luck
    text: |
      Two dice
      decide.

      Example: 7.
    see: [R1]
  - {id: R1, title: First, text: Compare first., ruling: true, silent: true}
  - {id: "6.10", title: Numbered, text: Kept as text.}
"""


def write(tmp_path: Path, text: str) -> Path:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "en.yaml").write_text(text, encoding="utf-8")
    return tmp_path


def test_rules_come_by_id_in_reading_order(tmp_path: Path) -> None:
    rules = load_rules(write(tmp_path, GOOD), "en")
    assert list(rules.values()) == [
        Rule(id="luck", title="Luck", text="Two dice decide.\n\nExample: 7.", see=("R1",)),
        Rule(id="R1", title="First", text="Compare first.", ruling=True, silent=True),
        Rule(id="6.10", title="Numbered", text="Kept as text."),
    ]
    assert list(rules) == ["luck", "R1", "6.10"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("id: R1,", "id: luck,", "rules/en.yaml:10: “luck” is already given on line 2."),
        ("see: [R1]", "see: [R1, R9]", "rules/en.yaml:9: “R9” is not known here."),
        ('id: "6.10"', "id: 6.10", "rules/en.yaml:11: Text is expected here, not 6.1."),
        ("title: Luck", "titel: Luck", "rules/en.yaml:3: “titel” is not known here"),
    ],
)
def test_errors_name_file_and_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    folder = write(tmp_path, GOOD.replace(old, new))
    with pytest.raises(ContentError) as caught:
        load_rules(folder, "en")
    assert said in str(caught.value)


def test_a_language_that_is_missing_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        load_rules(write(tmp_path, GOOD), "fr")
    assert str(caught.value) == "rules/fr.yaml: There is no such file."
