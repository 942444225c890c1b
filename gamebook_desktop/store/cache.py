"""Parsed content kept as JSON, so that a book opens without its YAML being read again.

A model whose one field is a `Mapping` from texts to models is kept entry by entry, and each entry
is made into a model when it is first asked for.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin

from pydantic import BaseModel
from pydantic_core import from_json, to_json

from gamebook_desktop import __version__
from gamebook_desktop.core.lazy_mapping import LazyMapping
from gamebook_desktop.store.digests import digest, stamp
from gamebook_desktop.store.files import MAX_BYTES, read_bytes, slug, write_atomic

M = TypeVar("M", bound=BaseModel)


def cached(
    folder: Path, name: str, files: Iterable[Path], model: type[M], build: Callable[[], M]
) -> M:
    """What `build` gives for these files, from the cache if it has been built before.

    The key is the files' bytes, the program's version and the model's own sources. A cache that
    is damaged, missing or not writable only costs time. Raises what `build` raises.
    """
    stem = slug(name, "content")
    path = folder / f"{stem}-{_key(name, files, model)}.cache"
    with contextlib.suppress(OSError, ValueError):
        return _read(path, model)
    value = build()
    with contextlib.suppress(OSError):
        write_atomic(path, _written(value), durable=False)
        for old in folder.glob(f"{stem}-*.cache"):
            if old != path and len(old.stem) == len(path.stem):
                old.unlink()
    return value


def _key(name: str, files: Iterable[Path], model: type[BaseModel]) -> str:
    parts = (
        name,
        __version__,
        model.__module__,
        model.__qualname__,
        stamp(model.__module__),
        digest(files),
    )
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]


def _written(value: BaseModel) -> bytes:
    """The bytes of a cache file: a line that vouches for the rest, and the rest."""
    data = _text(value).encode()
    if table := _table(type(value)):
        entries: Mapping[str, BaseModel] = getattr(value, table[0])
        data = to_json({key: _text(entry) for key, entry in entries.items()})
    return f"{hashlib.sha256(data).hexdigest()}\n".encode() + data


def _text(value: BaseModel) -> str:
    return value.model_dump_json(by_alias=True, round_trip=True, exclude_unset=True)


def _read(path: Path, model: type[M]) -> M:
    """Raises `ValueError` where the file is not whole."""
    total, _, data = read_bytes(path, 4 * MAX_BYTES).partition(b"\n")
    if hashlib.sha256(data).hexdigest().encode() != total:
        raise ValueError("damaged")
    table = _table(model)
    if table is None:
        return model.model_validate_json(data)
    field, entry = table
    texts: dict[str, str] = from_json(data)
    values: dict[str, Any] = {
        field: LazyMapping(texts, lambda key: entry.model_validate_json(texts[key]))
    }
    return model.model_construct(**values)


def _table(model: type[BaseModel]) -> tuple[str, type[BaseModel]] | None:
    """The field and the entries' model of a model whose one field is a `Mapping` to models."""
    for name, field in model.model_fields.items():
        if len(model.model_fields) == 1 and get_origin(field.annotation) is Mapping:
            return name, get_args(field.annotation)[1]
    return None
