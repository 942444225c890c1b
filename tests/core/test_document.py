"""Documents as Markdown: nothing a player wrote is taken for markup."""

from __future__ import annotations

import pytest

from gamebook_desktop.core.document import Document, Part, Row, escaped, markdown


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("plain words, 5 + 4 = 9 (won)!", "plain words, 5 + 4 = 9 (won)!"),
        ("*bold* _and_ `code`", r"\*bold\* \_and\_ \`code\`"),
        ("# no heading", r"\# no heading"),
        ("- no list", r"\- no list"),
        ("+ no list", r"\+ no list"),
        ("−2 STAMINA", "−2 STAMINA"),
        ("12. no list", r"12\. no list"),
        ("12) no list", r"12\) no list"),
        ("3.5 stays", "3.5 stays"),
        ("at 3. it ends", "at 3. it ends"),
        ("[a](b) <i>&amp;", r"\[a\](b) \<i\>\&amp;"),
        ("a | b ~~c~~ $d$", r"a \| b \~\~c\~\~ \$d\$"),
        ("> no quotation", r"\> no quotation"),
        ("===", r"\==="),
        ("C:\\folder", "C:\\\\folder"),
        ("    not code", "not code"),
        ("one\ntwo", "one\\\ntwo"),
        ("one\n- two", "one\\\n\\- two"),
        ("tab\there", "tab here"),
        ("", ""),
    ],
)
def test_texts_are_escaped(text: str, written: str) -> None:
    assert escaped(text) == written


def test_a_document_has_title_headings_and_marked_lines() -> None:
    document = Document(
        "Notes",
        "Sept clés",
        (
            Part((Row("Quatorze marches", "14"),), heading="Clues"),
            Part((Row("first"), Row("second\nits end")), mark="88"),
        ),
        "unused",
    )
    assert markdown(document) == (
        "# Notes\n\nSept clés\n\n"
        "## Clues\n\n- **14** Quatorze marches\n\n"
        "## 88\n\n- first\n- second\\\n  its end\n"
    )


def test_an_empty_document_says_so() -> None:
    assert markdown(Document("Notes", "", (), "Nothing.")) == "# Notes\n\nNothing.\n"
