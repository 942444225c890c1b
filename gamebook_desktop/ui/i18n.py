"""The language of the interface: our texts and Qt's own, switchable while running."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator

LANGUAGES = ("fr", "en")
DEFAULT = "fr"

_OURS = Path(__file__).resolve().parent.parent / "translations"
_FILE = "gamebook_desktop_{}.qm"
TRANSLATOR = "gamebook_desktop_translator"
"""The object name of the translators in force."""
_log = logging.getLogger(__name__)


class _QtTexts(QTranslator):
    """Qt's own texts; one that got an access key after it was translated is found without it."""

    def translate(
        self, context: str, text: str, /, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """The text in this language; None if it is not there."""
        found = super().translate(context, text, disambiguation, n)
        if not found and "&" in text:
            found = super().translate(context, text.replace("&", ""), disambiguation, n)
        return found or None


class _Unheard(QObject):
    """Keeps from the application, and so from every widget, that the language changes."""

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Stop that event and no other."""
        return event.type() == QEvent.Type.LanguageChange


def system_language() -> str:
    """The first of our languages that the user's system asks for, French if it asks for none."""
    wanted = (tag.partition("-")[0] for tag in QLocale.system().uiLanguages())
    return next((language for language in wanted if language in LANGUAGES), DEFAULT)


def install(app: QCoreApplication, language: str) -> None:
    """Show every text, and write every number, in `language` from now on.

    Replaces what an earlier call installed; widgets hear of it by `LanguageChange`.
    """
    QLocale.setDefault(QLocale(language))
    for old in app.findChildren(QTranslator, TRANSLATOR):
        app.removeTranslator(old)
        old.setParent(None)
    qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    qt_texts = QTranslator(app) if language == "en" else _QtTexts(app)
    for translator, file, folders in (
        (qt_texts, f"qtbase_{language}.qm", (qt_folder, _OURS)),
        (QTranslator(app), _FILE.format(language), (_OURS,)),
    ):
        translator.setObjectName(TRANSLATOR)
        if not any(translator.load(str(folder / file)) for folder in folders):
            _log.warning("%s is missing: some texts stay in English", file)
        app.installTranslator(translator)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Make our texts and numbers in `language` in the block, unheard by any widget.

    It costs well under a millisecond.
    """
    app = QCoreApplication.instance()
    if app is None:
        yield
        return
    locale, usual = QLocale(), app.findChildren(QTranslator, TRANSLATOR)
    other, unheard = _our_texts(language), _Unheard()
    app.installEventFilter(unheard)
    try:
        _swap(app, usual, [other])
        QLocale.setDefault(QLocale(language))
        yield
    finally:
        QLocale.setDefault(locale)
        _swap(app, [other], usual)
        app.removeEventFilter(unheard)


@cache
def _our_texts(language: str) -> QTranslator:
    texts = QTranslator()
    texts.load(str(_OURS / _FILE.format(language)))
    return texts


def _swap(app: QCoreApplication, old: list[QTranslator], new: list[QTranslator]) -> None:
    for translator in old:
        app.removeTranslator(translator)
    for translator in new:
        app.installTranslator(translator)
