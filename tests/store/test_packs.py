"""Content packs: bounded, inside their folder, checked, and put in place whole or not at all."""

from __future__ import annotations

import os
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from gamebook_desktop.store import packs
from gamebook_desktop.store.errors import ContentError, Problem
from gamebook_desktop.store.packs import import_pack

BOOK = {"book.yaml": b"title: A\n", "sections/1.yaml": "été\n".encode(), "cover.png": b"\x89PNG"}


def tree(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def in_folder(where: Path, files: dict[str, bytes]) -> Path:
    folder = where / "pack"
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder


def in_zip(where: Path, files: dict[str, bytes]) -> Path:
    path = where / "pack.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return path


def fine(_folder: Path) -> None:
    """A check that finds nothing wrong."""


def refused(source: Path, target: Path, check: Callable[[Path], object] = fine) -> list[str]:
    """The codes of what is wrong; the target must not have changed, nor anything be left."""
    before = tree(target.parent) if target.parent.exists() else {}
    with pytest.raises(ContentError) as caught:
        import_pack(source, target, check)
    assert (tree(target.parent) if target.parent.exists() else {}) == before
    assert all(p.text("en") != p.text("fr") for p in caught.value.problems)
    return [problem.code for problem in caught.value.problems]


@pytest.mark.parametrize("make", [in_folder, in_zip])
@pytest.mark.parametrize("top", ["", "le livre/", "a/"])
def test_D2_import_replace_three_times_gives_the_same(
    tmp_path: Path, make: Callable[[Path, dict[str, bytes]], Path], top: str
) -> None:
    source = make(tmp_path, {f"{top}{name}": data for name, data in BOOK.items()})
    target = tmp_path / "user" / "gamebook" / "books" / "a"
    for _ in range(3):
        import_pack(source, target, fine)
        assert tree(target.parent) == {f"a/{name}": data for name, data in BOOK.items()}


def test_replacing_leaves_nothing_of_the_old(tmp_path: Path) -> None:
    target = tmp_path / "user" / "a"
    import_pack(in_folder(tmp_path, {"old.yaml": b"1"}), target, fine)
    import_pack(in_zip(tmp_path, BOOK), target, fine)
    assert tree(target) == BOOK


def test_what_the_check_refuses_is_not_put_in_place(tmp_path: Path) -> None:
    target = tmp_path / "user" / "a"
    import_pack(in_folder(tmp_path, {"old.yaml": b"1"}), target, fine)
    seen: list[dict[str, bytes]] = []

    def check(folder: Path) -> None:
        seen.append(tree(folder))
        raise ContentError([Problem("yaml.empty", (), "book.yaml", 1)])

    assert refused(in_zip(tmp_path, BOOK), target, check) == ["yaml.empty"]
    assert seen == [BOOK]


@pytest.mark.parametrize(
    "name",
    [
        "../evil.yaml",
        "a/../../evil.yaml",
        "/etc/evil.yaml",
        "C:/evil.yaml",
        "a\\..\\evil.yaml",
        "a//b.yaml",
        "./a.yaml",
        "a./b.yaml",
        "b .yaml/c.yaml ",
        "what?.yaml",
    ],
)
def test_nothing_lies_outside(tmp_path: Path, name: str) -> None:
    source = tmp_path / "pack.zip"
    with zipfile.ZipFile(source, "w") as archive:
        info = zipfile.ZipInfo("x")
        info.filename = name  # as written by hostile programs
        archive.writestr(info, b"a: 1")
        archive.writestr("book.yaml", b"a: 1")
    assert refused(source, tmp_path / "user" / "a") == ["pack.outside"]
    assert not list(tmp_path.rglob("evil*"))


def test_names_that_differ_only_in_case(tmp_path: Path) -> None:
    source = in_zip(tmp_path, {"a.yaml": b"1", "A.yaml": b"2"})
    assert refused(source, tmp_path / "user" / "a") == ["pack.twice"]


@pytest.mark.parametrize("name", ["run.exe", "lib.so", "a.py", "noending"])
@pytest.mark.parametrize("make", [in_folder, in_zip])
def test_other_kinds_of_files(
    tmp_path: Path, make: Callable[[Path, dict[str, bytes]], Path], name: str
) -> None:
    source = make(tmp_path, {**BOOK, name: b"x"})
    assert refused(source, tmp_path / "user" / "a") == ["pack.kind"]


@pytest.mark.parametrize("make", [in_folder, in_zip])
def test_what_systems_leave_behind_is_passed_over(
    tmp_path: Path, make: Callable[[Path, dict[str, bytes]], Path]
) -> None:
    left = {".DS_Store": b"x", "sections/.a.yaml.swp": b"x"}
    if make is in_zip:
        left |= {"__MACOSX/book.yaml": b"x"}
    import_pack(make(tmp_path, {**BOOK, **left}), tmp_path / "user" / "a", fine)
    assert tree(tmp_path / "user" / "a") == BOOK


def test_links_in_a_zip(tmp_path: Path) -> None:
    source = tmp_path / "pack.zip"
    with zipfile.ZipFile(source, "w") as archive:
        info = zipfile.ZipInfo("link.yaml")
        info.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(info, "/etc/passwd")
    assert refused(source, tmp_path / "user" / "a") == ["pack.link"]


def test_links_and_pipes_in_a_folder(tmp_path: Path) -> None:
    source = in_folder(tmp_path, BOOK)
    (source / "link.yaml").symlink_to("/etc/passwd")
    assert refused(source, tmp_path / "user" / "a") == ["pack.link"]
    (source / "link.yaml").unlink()
    (source / "loop").symlink_to(source)
    assert refused(source, tmp_path / "user" / "a") == ["pack.link"]
    (source / "loop").unlink()
    if not hasattr(os, "mkfifo"):
        pytest.skip("no pipes here")
    os.mkfifo(source / "pipe.yaml")
    assert refused(source, tmp_path / "user" / "a") == ["pack.kind"]


def test_bombs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "user" / "a"
    assert refused(in_zip(tmp_path, {"a.yaml": b"\0" * 5_000_000}), target) == ["pack.ratio"]
    monkeypatch.setattr(packs, "MAX_TOTAL", 1_000)
    assert refused(in_zip(tmp_path, {"a.yaml": b"x" * 600, "b.yaml": b"y" * 600}), target) == [
        "pack.big"
    ]
    monkeypatch.setattr(packs, "MAX_FILES", 3)
    many = {f"{n}.yaml": b"x" for n in range(4)}
    assert refused(in_zip(tmp_path, many), target) == ["pack.many"]
    assert refused(in_folder(tmp_path, many), target) == ["pack.many"]
    assert refused(in_folder(tmp_path, {f".{n}": b"" for n in range(20)}), target) == ["pack.many"]


def test_a_size_that_lies(tmp_path: Path) -> None:
    source = in_zip(tmp_path, {"a.yaml": b"x" * 4_000})
    data = bytearray(source.read_bytes())
    size = (4_000).to_bytes(4, "little")
    assert data.count(size) == 2
    source.write_bytes(data.replace(size, (10).to_bytes(4, "little")))
    assert refused(source, tmp_path / "user" / "a") == ["pack.broken"]


def test_sources_that_are_no_pack(tmp_path: Path) -> None:
    target = tmp_path / "user" / "a"
    assert refused(tmp_path / "none.zip", target) == ["file.missing"]
    (tmp_path / "text.zip").write_text("no zip")
    assert refused(tmp_path / "text.zip", target) == ["pack.not_a_pack"]
    assert refused(in_zip(tmp_path, {}), target) == ["pack.empty"]
    (tmp_path / "empty").mkdir()
    assert refused(tmp_path / "empty", target) == ["pack.empty"]


def test_every_cut_of_a_zip_is_refused(tmp_path: Path) -> None:
    whole = in_zip(tmp_path, BOOK).read_bytes()
    cut = tmp_path / "cut.zip"
    for length in range(0, len(whole) - 1, 7):
        cut.write_bytes(whole[:length])
        assert refused(cut, tmp_path / "user" / "a") in (["pack.not_a_pack"], ["pack.broken"])


def test_damage_inside_a_zip(tmp_path: Path) -> None:
    whole = bytearray(in_zip(tmp_path, {"a.yaml": os.urandom(2_000)}).read_bytes())
    whole[500] ^= 0xFF
    (tmp_path / "bad.zip").write_bytes(whole)
    assert refused(tmp_path / "bad.zip", tmp_path / "user" / "a") == ["pack.broken"]


def test_an_encrypted_file(tmp_path: Path) -> None:
    data = bytearray(in_zip(tmp_path, {"a.yaml": b"x"}).read_bytes())
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(mark) + offset] |= 1
    (tmp_path / "secret.zip").write_bytes(data)
    assert refused(tmp_path / "secret.zip", tmp_path / "user" / "a") == ["pack.secret"]
