"""Content packs taken in from a folder or a zip file: bounded, checked, then put in place whole."""

from __future__ import annotations

import contextlib
import shutil
import stat
import zipfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path, PurePosixPath
from typing import IO

from gamebook_desktop.store.errors import ContentError, Problem
from gamebook_desktop.store.files import beside, sync_folder

MAX_FILES = 2_000
MAX_TOTAL = 64 * 1024 * 1024
MAX_RATIO = 200
KINDS = frozenset({".yaml", ".yml", ".md", ".txt", ".png", ".jpg", ".jpeg", ".webp", ".svg"})
_CHUNK = 1024 * 1024

Check = Callable[[Path], object]
"""Looks through an unpacked pack; raises `ContentError` if it cannot serve."""


def import_pack(source: Path, target: Path, check: Check) -> None:
    """Copy a folder's or zip file's content to the folder `target`, replacing what is there.

    A folder or zip that holds nothing but one folder counts as that folder. Raises `ContentError`
    with all problems, and then nothing has changed.
    """
    draft = beside(target)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _unpack(source, draft)
        check(draft)
        _replace(draft, target)
    except OSError as error:
        facts = (error.strerror or str(error),)
        raise ContentError([Problem("file.unreadable", facts, source.name)]) from error
    finally:
        shutil.rmtree(draft, ignore_errors=True)


@dataclass(frozen=True, slots=True)
class _File:
    """One file of a pack, before it is copied."""

    name: str
    open: Callable[[], IO[bytes]]
    packed: int


def _unpack(source: Path, draft: Path) -> None:
    if source.is_dir():
        _copy(list(_in_folder(source)), draft, source.name)
        return
    if not source.is_file():
        raise ContentError([Problem("file.missing", (), source.name)])
    if not zipfile.is_zipfile(source):
        raise ContentError([Problem("pack.not_a_pack", (), source.name)])
    try:
        with zipfile.ZipFile(source) as archive:
            _copy(list(_in_zip(archive, source.name)), draft, source.name)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, ValueError) as error:
        raise ContentError([Problem("pack.broken", (str(error),), source.name)]) from error


def _in_folder(source: Path) -> Iterator[_File]:
    """The ordinary files below a folder; links are an error, hidden files are passed over."""
    folders = [source]
    seen = 0
    while folders:
        for path in sorted(folders.pop().iterdir()):
            seen += 1
            if seen > 4 * MAX_FILES:
                raise ContentError([Problem("pack.many", (MAX_FILES,), source.name)])
            name = path.relative_to(source).as_posix()
            if path.name.startswith("."):
                continue
            if path.is_symlink():
                raise ContentError([Problem("pack.link", (name,), source.name)])
            if path.is_dir():
                folders.append(path)
            elif path.is_file():
                yield _File(name, _opener(path), 0)
            else:
                raise ContentError([Problem("pack.kind", (name,), source.name)])


def _opener(path: Path) -> Callable[[], IO[bytes]]:
    return lambda: path.open("rb")


def _in_zip(archive: zipfile.ZipFile, shown: str) -> Iterator[_File]:
    """The files of an archive; anything that is not an ordinary, readable file is an error."""
    for info in archive.infolist():
        mode = info.external_attr >> 16
        if info.is_dir() or _hidden(info.filename):
            continue
        if stat.S_IFMT(mode) not in (0, stat.S_IFREG):
            raise ContentError([Problem("pack.link", (info.filename,), shown)])
        if info.flag_bits & 0x1:
            raise ContentError([Problem("pack.secret", (info.filename,), shown)])
        yield _File(info.filename, partial(archive.open, info), info.compress_size)


def _copy(files: list[_File], draft: Path, shown: str) -> None:
    problems = list(_unfit(files, shown))
    if problems:
        raise ContentError(problems)
    draft.mkdir()
    top = _single_folder(files)
    left = MAX_TOTAL
    for file in files:
        target = draft.joinpath(*PurePosixPath(file.name).parts[len(top) :])
        target.parent.mkdir(parents=True, exist_ok=True)
        left -= _copy_one(file, target, left, shown)


def _copy_one(file: _File, target: Path, left: int, shown: str) -> int:
    size = 0
    with file.open() as source, target.open("xb") as copy:
        while chunk := source.read(_CHUNK):
            size += len(chunk)
            if size > left:
                facts = (MAX_TOTAL // 1024 // 1024,)
                raise ContentError([Problem("pack.big", facts, shown)])
            if file.packed and size > _CHUNK and size > MAX_RATIO * file.packed:
                raise ContentError([Problem("pack.ratio", (), shown)])
            copy.write(chunk)
    return size


def _unfit(files: list[_File], shown: str) -> Iterator[Problem]:
    if not files:
        yield Problem("pack.empty", (), shown)
    if len(files) > MAX_FILES:
        yield Problem("pack.many", (MAX_FILES,), shown)
        return
    seen: set[str] = set()
    for file in files:
        if not _inside(file.name):
            yield Problem("pack.outside", (file.name,), shown)
        elif PurePosixPath(file.name).suffix.lower() not in KINDS:
            yield Problem("pack.kind", (file.name,), shown)
        if file.name.lower() in seen:
            yield Problem("pack.twice", (file.name,), shown)
        seen.add(file.name.lower())


def _inside(name: str) -> bool:
    """Whether a path stays below its folder, on every system."""
    steps = name.split("/")
    return not any(
        step in ("", ".", "..") or step != step.rstrip(" .") or set(step) & set('\\:*?"<>|\0')
        for step in steps
    )


def _hidden(name: str) -> bool:
    """What systems leave in archives of their own: `.DS_Store`, `__MACOSX`."""
    steps = PurePosixPath(name).parts
    return any((step.startswith(".") and step != "..") or step == "__MACOSX" for step in steps)


def _single_folder(files: list[_File]) -> tuple[str, ...]:
    """The folder that holds all the files, if they lie in one."""
    tops = {PurePosixPath(file.name).parts[0] for file in files}
    alone = len(tops) == 1 and all("/" in file.name for file in files)
    return tuple(tops) if alone else ()


def _replace(draft: Path, target: Path) -> None:
    old = beside(target)
    had_one = target.exists()
    if had_one:
        target.rename(old)
    try:
        draft.rename(target)
    except OSError:
        if had_one:
            with contextlib.suppress(OSError):
                old.rename(target)
        raise
    sync_folder(target.parent)
    shutil.rmtree(old, ignore_errors=True)
