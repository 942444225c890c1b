"""A book that the program writes itself: `book.yaml` in a folder, or in a zip file of it."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from gamebook_desktop.store.files import write_atomic
from gamebook_desktop.store.save_format import save_error

NAME, ZIP = "book.yaml", ".zip"
_SINCE = (1980, 1, 1, 0, 0, 0)
"""The date in the zip file, so that the same book gives the same bytes."""


def write_book(target: Path, head: Mapping[str, Any]) -> None:
    """Write a book to a zip file if `target` is named so, else to a folder.

    It can be taken in as any other. Raises `SaveError`.
    """
    text = yaml.dump(
        dict(head), Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=100
    ).encode()
    try:
        if target.suffix.lower() == ZIP:
            write_atomic(target, _zipped(f"{head['id']}/{NAME}", text))
        else:
            write_atomic(target / NAME, text)
    except OSError as error:
        raise save_error(target, error) from error


class _Dumper(yaml.SafeDumper):
    """Writes texts of several lines as they are read."""


def _text(dumper: _Dumper, text: str) -> yaml.ScalarNode:
    style = "|" if "\n" in text else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style)


_Dumper.add_representer(str, _text)


def _zipped(name: str, data: bytes) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo(name, _SINCE), data, zipfile.ZIP_DEFLATED)
    return packed.getvalue()
