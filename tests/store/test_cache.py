"""The cache of parsed content: quick when it fits, harmless when it does not."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import pytest
from pydantic import BaseModel, Field

from gamebook_desktop.store import cache
from gamebook_desktop.store.cache import cached


class Pack(BaseModel):
    kind: Literal["pack"] = "pack"
    names: dict[int, str] = {}
    ratio: float = Field(0.5, alias="share")


class Table(BaseModel):
    packs: Mapping[str, Pack]


class Build:
    def __init__(self, value: Pack) -> None:
        self.value = value
        self.count = 0

    def __call__(self) -> Pack:
        self.count += 1
        return self.value


VALUE = Pack(names={3: "été"}, share=0.1)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "a.yaml"
    path.write_text("a: 1\n")
    return path


def get(folder: Path, source: Path, build: Build) -> Pack:
    return cached(folder, "Le livre", [source], Pack, build)


def test_built_once_then_read(tmp_path: Path, source: Path) -> None:
    build = Build(VALUE)
    assert [get(tmp_path / "c", source, build) for _ in range(3)] == [VALUE] * 3
    assert build.count == 1


def test_other_bytes_build_again_and_drop_the_old(tmp_path: Path, source: Path) -> None:
    build = Build(VALUE)
    get(tmp_path / "c", source, build)
    source.write_text("a: 2\n")
    get(tmp_path / "c", source, build)
    assert build.count == 2
    assert len(list((tmp_path / "c").iterdir())) == 1


def test_another_version_builds_again(
    tmp_path: Path, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build = Build(VALUE)
    get(tmp_path / "c", source, build)
    monkeypatch.setattr(cache, "__version__", "999")
    get(tmp_path / "c", source, build)
    assert build.count == 2


@pytest.mark.parametrize("damage", [b"", b"\0" * 50, b'{"kind": "other"}', b"[[[", b"\xff\xfe"])
def test_damage_only_costs_time(tmp_path: Path, source: Path, damage: bytes) -> None:
    build = Build(VALUE)
    get(tmp_path / "c", source, build)
    (file,) = (tmp_path / "c").iterdir()
    file.write_bytes(damage)
    assert get(tmp_path / "c", source, build) == VALUE
    assert get(tmp_path / "c", source, build) == VALUE
    assert build.count == 2


def test_a_changed_byte_is_noticed(tmp_path: Path, source: Path) -> None:
    build = Build(VALUE)
    get(tmp_path / "c", source, build)
    (file,) = (tmp_path / "c").iterdir()
    file.write_bytes(file.read_bytes().replace(b"0.1", b"0.2"))
    assert get(tmp_path / "c", source, build) == VALUE
    assert build.count == 2


def test_a_table_keeps_its_entries_and_their_order(tmp_path: Path, source: Path) -> None:
    table = Table(packs={"été": VALUE, "1": Pack(), "0": Pack(share=0.7)})

    def read() -> Table:
        return cached(tmp_path / "c", "Le livre", [source], Table, lambda: table)

    read()
    again = read()
    assert again is not table
    assert list(again.packs.items()) == list(table.packs.items())
    assert again.packs["1"].model_fields_set == set()


def test_a_cache_that_cannot_be_written(tmp_path: Path, source: Path) -> None:
    (tmp_path / "c").write_text("a file where the folder should be")
    build = Build(VALUE)
    assert get(tmp_path / "c", source, build) == VALUE
    assert build.count == 1
