"""The language of the interface: our texts and Qt's own, switchable while running."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

LANGUAGES = ("fr", "en")
DEFAULT = "fr"

_OURS = Path(__file__).resolve().parent.parent / "translations"
_NAME = "gamebook_desktop_translator"
_log = logging.getLogger(__name__)


def system_language() -> str:
    """The first of our languages that the user's system asks for, French if it asks for none."""
    wanted = (tag.partition("-")[0] for tag in QLocale.system().uiLanguages())
    return next((language for language in wanted if language in LANGUAGES), DEFAULT)


def install(app: QCoreApplication, language: str) -> None:
    """Show every text, and write every number, in `language` from now on.

    Replaces what an earlier call installed; widgets hear of it by `LanguageChange`.
    """
    QLocale.setDefault(QLocale(language))
    for old in app.findChildren(QTranslator, _NAME):
        app.removeTranslator(old)
        old.setParent(None)
    qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for file, folders in (
        (f"qtbase_{language}.qm", (qt_folder, _OURS)),
        (f"gamebook_desktop_{language}.qm", (_OURS,)),
    ):
        translator = QTranslator(app)
        translator.setObjectName(_NAME)
        if not any(translator.load(str(folder / file)) for folder in folders):
            _log.warning("%s is missing: some texts stay in English", file)
        app.installTranslator(translator)
