"""Brings the translation files up to date with the code, and compiles them.

Translations that stand are kept, those of texts no longer in the code go; new texts come in
unfinished, and are listed. With `--strict`, a text without its translation is a failure.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from translatable import Text, UntranslatableError, texts

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "gamebook_desktop"
FOLDER = PACKAGE / "translations"
LANGUAGES = {
    "fr": ("-target-language", "fr_FR"),
    "en": ("-target-language", "en_US", "-pluralonly"),  # the code's own language
}


class Message(NamedTuple):
    """One text of a `.ts` file with its translation, each form of it if it is a plural."""

    text: Text
    forms: tuple[str, ...]
    finished: bool


def ts_file(language: str, folder: Path = FOLDER) -> Path:
    """The file a person edits."""
    return folder / f"gamebook_desktop_{language}.ts"


def qm_file(language: str, folder: Path = FOLDER) -> Path:
    """The file the program loads."""
    return folder / f"gamebook_desktop_{language}.qm"


def in_code() -> list[Text]:
    """All texts in the package; raises `UntranslatableError` for a call that cannot work."""
    found = (text for file in sorted(PACKAGE.rglob("*.py")) for text in texts(file))
    return list(dict.fromkeys(found))


def extract(language: str, ts: Path) -> None:
    """Bring `ts` up to date with the code, or write it anew."""
    options = ("-source-language", "en_US", *LANGUAGES[language])
    with tempfile.TemporaryDirectory() as folder:
        calls = Path(folder, "texts.cpp")
        calls.write_text("".join(map(_as_cpp, in_code())), "utf-8")
        _tool("lupdate", *options, "-no-obsolete", "-locations", "none", str(calls), "-ts", str(ts))


def _as_cpp(text: Text) -> str:
    """The call in the language that lupdate reads without fault."""
    parts = [json.dumps(part, ensure_ascii=False) for part in text[:3]]
    number = ["1"] if text.plural else []
    return f"QCoreApplication::translate({', '.join(parts + number)});\n"


def compile_to(ts: Path, qm: Path) -> None:
    """Compile `ts`, without the texts that have no translation yet."""
    _tool("lrelease", "-nounfinished", str(ts), "-qm", str(qm))


def messages(ts: Path) -> list[Message]:
    """All texts of a `.ts` file."""
    return [
        _message(context.findtext("name", ""), message)
        for context in ElementTree.parse(ts).getroot().iter("context")
        for message in context.iter("message")
    ]


def _message(context: str, message: ElementTree.Element) -> Message:
    source, comment = message.findtext("source", ""), message.findtext("comment", "")
    plural = message.get("numerus") == "yes"
    translation = message.find("translation")
    assert translation is not None
    forms = translation.iter("numerusform") if plural else [translation]
    filled = tuple(form.text or "" for form in forms)
    finished = translation.get("type") != "unfinished" and all(filled)
    return Message(Text(context, source, comment, plural), filled, finished)


def _tool(name: str, *arguments: str) -> None:
    """Run a tool of Qt; what it has to complain of goes to stderr."""
    program = Path(sysconfig.get_path("scripts")) / f"pyside6-{name}"
    done = subprocess.run(
        [str(program), *arguments],
        cwd=ROOT,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    sys.stderr.write(done.stderr)
    if done.returncode:
        raise SystemExit(f"{name} failed:\n{done.stdout}")


def main(strict: bool) -> int:
    """Update and compile every language, and list what has no translation."""
    FOLDER.mkdir(exist_ok=True)
    left = 0
    for language in LANGUAGES:
        ts = ts_file(language)
        extract(language, ts)
        compile_to(ts, qm_file(language))
        unfinished = [message for message in messages(ts) if not message.finished]
        for message in unfinished:
            print(f"{ts.name}: {message.text.context}: {message.text.source}")
        print(f"{ts.name}: {len(unfinished)} without translation of {len(messages(ts))}")
        left += len(unfinished)
    return 1 if strict and left else 0


if __name__ == "__main__":
    try:
        sys.exit(main("--strict" in sys.argv[1:]))
    except UntranslatableError as error:
        sys.exit(str(error))
