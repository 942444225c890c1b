"""Every text for the player has its translation, and the compiled files are fresh."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
import translatable
import update_translations as tools
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot
from translatable import Text, UntranslatableError

from gamebook_desktop.ui import i18n

HOW = "run: python3 packaging/dev.py translations, then fill what it lists in the .ts and run again"
BUTTON = QDialogButtonBox.StandardButton.Cancel


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_text_of_the_code_is_in_the_file(language: str) -> None:
    in_file = {message.text for message in tools.messages(tools.ts_file(language))}
    in_code = {text for text in tools.in_code() if text.plural or language == "fr"}
    assert (some(in_code - in_file), some(in_file - in_code)) == ([], []), HOW


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_text_has_its_translation(language: str) -> None:
    messages = tools.messages(tools.ts_file(language))
    assert some(message.text for message in messages if not message.finished) == [], HOW


def some(texts: Iterable[Text]) -> list[str]:
    """The first few, and how many there are beside."""
    named = sorted(f"{text.context}: {text.source}" for text in texts)
    return named[:5] + [f"and {len(named) - 5} more"] * (len(named) > 5)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_compiled_file_is_fresh(language: str, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.qm"
    tools.compile_to(tools.ts_file(language), fresh)
    assert tools.qm_file(language).read_bytes() == fresh.read_bytes(), HOW


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_translations_keep_the_fields_of_their_text(language: str) -> None:
    wrong = [
        (message.text.source, form)
        for message in tools.messages(tools.ts_file(language))
        for form in message.forms
        if form and fields(form) != fields(message.text.source)
    ]
    assert wrong == []


def fields(text: str) -> Counter[str]:
    return Counter(re.findall(r"\{[^{}]*\}", text))


def test_the_language_changes_while_running(
    qtbot: QtBot, qapp: QApplication, language: Callable[[str], None]
) -> None:
    box = QDialogButtonBox(BUTTON)
    qtbot.addWidget(box)
    shown = []
    for code in ("fr", "en", "fr"):
        language(code)
        qapp.processEvents()
        shown.append((box.button(BUTTON).text(), QLocale().toString(1.5)))
    assert shown == [("Annuler", "1,5"), ("Cancel", "1.5"), ("Annuler", "1,5")]
    assert len(qapp.findChildren(QTranslator)) == 2


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("fr", {"Voir dans :", "&Nom de fichier :", "Fichiers de type :"}),
        ("en", {"&Look in:", "File &name:", "Files of &type:"}),
    ],
)
def test_the_file_dialog_speaks_the_language(
    code: str, words: set[str], qtbot: QtBot, language: Callable[[str], None]
) -> None:
    language(code)
    dialog = QFileDialog(options=QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    labels = {
        label.text().replace("\N{NO-BREAK SPACE}", " ") for label in dialog.findChildren(QLabel)
    }
    assert labels == words


class Listener(QWidget):
    """A window that counts how often it is told of another language."""

    heard = 0

    def changeEvent(self, event: QEvent) -> None:
        self.heard += event.type() == QEvent.Type.LanguageChange
        super().changeEvent(event)


@pytest.mark.parametrize(
    ("usual", "other", "said"),
    [("fr", "en", ("Library", "1.5")), ("en", "fr", ("Bibliothèque", "1,5"))],
)
def test_words_in_another_language_are_unheard_by_the_windows(
    usual: str, other: str, said: tuple[str, str], qtbot: QtBot, language: Callable[[str], None]
) -> None:
    def words() -> tuple[str, str]:
        return QCoreApplication.translate("Rail", "Library"), QLocale().toString(1.5)

    listener = Listener()
    qtbot.addWidget(listener)
    language(usual)
    QApplication.processEvents()
    before, heard = words(), listener.heard
    with i18n.speaking(other):
        inside = words()
    QApplication.processEvents()
    assert (inside, words(), listener.heard) == (said, before, heard)
    language(other)
    QApplication.processEvents()
    assert (words(), listener.heard > heard) == (said, True)


def test_a_missing_file_is_said_and_harmless(
    language: Callable[[str], None], caplog: pytest.LogCaptureFixture
) -> None:
    language("eo")
    assert [record.args for record in caplog.records] == [
        ("qtbase_eo.qm",),
        ("gamebook_desktop_eo.qm",),
    ]


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["fr-CA", "en"], "fr"),
        (["en-GB", "fr"], "en"),
        (["de-DE", "en-US"], "en"),
        (["de-DE"], "fr"),
        (["C"], "fr"),
    ],
)
def test_the_system_language(
    wanted: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _locale: wanted)
    assert i18n.system_language() == language


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('QCoreApplication.translate("C", "a")', Text("C", "a", "", False)),
        ('QCoreApplication.translate("C", "a" "b", "note")', Text("C", "ab", "note", False)),
        ('QCoreApplication.translate("C", "%n a", "", len(x),)', Text("C", "%n a", "", True)),
        ('QCoreApplication.translate("C", "%n a", None, n=1)', Text("C", "%n a", "", True)),
        ('class W:\n def f(self): self.tr("%n é", "", x.n)', Text("W", "%n é", "", True)),
        ('QT_TRANSLATE_NOOP("C", "a \\"b\\" \\\\n")', Text("C", 'a "b" \\n', "", False)),
    ],
)
def test_texts_are_found(code: str, found: Text, tmp_path: Path) -> None:
    file = tmp_path / "code.py"
    file.write_text(code, "utf-8")
    assert translatable.texts(file) == [found]


@pytest.mark.parametrize(
    "code",
    [
        'QCoreApplication.translate("C", f"a {b}")',
        'QCoreApplication.translate("C", "a {}".format(b))',
        'QCoreApplication.translate(context, "a")',
        'QCoreApplication.translate("C", "%n a")',
        'QCoreApplication.translate("C", "a", "", n)',
    ],
)
def test_texts_that_cannot_match_are_refused(code: str, tmp_path: Path) -> None:
    file = tmp_path / "code.py"
    file.write_text(f"\n{code}", "utf-8")
    with pytest.raises(UntranslatableError, match=r"code\.py:2: "):
        translatable.texts(file)


def test_lupdate_reads_what_we_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [
        Text("C", 'a "b" \\ \n « é » \u202f?', "", False),
        Text("C", "%n a", "note", True),
        Text("D", "%n a", "", True),
    ]
    monkeypatch.setattr(tools, "in_code", lambda: found)
    ts = tmp_path / "texts.ts"
    tools.extract("fr", ts)
    assert [message.text for message in tools.messages(ts)] == found
    assert {len(message.forms) for message in tools.messages(ts)} == {1, 2}
