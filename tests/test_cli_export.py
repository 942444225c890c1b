"""`export`: plays written out from the command line, with the least of Qt that will do."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from gamebook_desktop.cli import run
from gamebook_desktop.core.session import Session
from gamebook_desktop.core.sources import seeded
from gamebook_desktop.games.gamebook import actions as do
from gamebook_desktop.plays import ProgramDesk
from gamebook_desktop.store.paths import Profile
from tests.pdf_text import page_texts, title
from tests.ui.widgets.conftest import look  # noqa: F401 - set back after each test

pytestmark = pytest.mark.usefixtures("language", "look")
ROOT = Path(__file__).resolve().parent.parent
TITLE = "Ma partie d'essai"


@pytest.fixture
def play(data_dir: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A play of a shipped book just begun, in a profile of its own."""
    from gamebook_desktop.store.save_format import SUFFIX
    from gamebook_desktop.store.saves import create_play

    monkeypatch.chdir(tmp_path)
    profile = Profile(data_dir)
    desk = ProgramDesk(profile, "fr")
    setup = {"book": "seuil_de_suie"}
    game = desk._rules_for("gamebook", setup)
    session = Session(game, game.new(**setup), seeded(5))
    session.do(do.SetSheet(9, 18, 10))
    talents = ("crocheteur", "pas_de_loup", "cache_tampon")
    session.do(do.Begin("Mirre", talents, "vigueur"))
    save = create_play(profile, "gamebook", TITLE, setup, 5, session)
    save.close()
    assert save.path.suffix == SUFFIX
    return save.path


def export(play: Path, *more: str) -> int:
    return run(["export", str(play), *more])


def test_a_pdf_is_the_sheet_unless_told_otherwise(
    play: Path, data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    profile = ["--data-dir", str(data_dir), "--lang", "fr"]
    assert run(["export", play.stem, "--to", "pdf", *profile]) == 0
    assert capsys.readouterr().out == "ma-partie-d-essai-sheet.pdf\n"
    data = Path("ma-partie-d-essai-sheet.pdf").read_bytes()
    (page,) = page_texts(data)
    assert {"Mirre", "HABILETÉ", "Crocheteur"} <= set(page.split("\n"))
    assert title(data).startswith(TITLE)


@pytest.mark.parametrize("what", ["blank", "journal", "notes", "map"])
def test_everything_else_can_be_a_pdf(play: Path, what: str) -> None:
    assert export(play, "--to", "pdf", "--what", what, "--out", "x.pdf", "--lang", "en") == 0
    assert len(page_texts(Path("x.pdf").read_bytes())) == 1


def test_markdown_is_the_journal_unless_told_otherwise(
    play: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert export(play, "--to", "md", "--out", "-", "--lang", "en") == 0
    lines = capsys.readouterr().out.split("\n")
    assert lines[:4] == ["# Journal", "", TITLE, ""]
    assert "## 1" in lines


def test_json_says_where_the_file_is(play: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert export(play, "--to", "md", "--what", "map", "--json", "--lang", "en") == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"file": "ma-partie-d-essai-map.md", "what": "map", "to": "md"}
    assert Path(told["file"]).read_text("utf-8").startswith("# Map of the sections\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--to", "md", "--what", "sheet"), "“sheet” cannot be written as md; what can: journal"),
        (("--to", "pdf", "--what", "poem"), "“poem” cannot be written as pdf; what can: sheet"),
        (("--to", "pdf", "--out", "-"), "a PDF goes into a file"),
        (("--to", "odt"), "invalid choice: 'odt'"),
        ((), "required: --to"),
    ],
)
def test_what_cannot_be_is_bad_usage(
    play: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    assert export(play, *arguments) == 2
    assert said in capsys.readouterr().err
    assert not list(Path().glob("*.pdf"))


def test_an_unknown_play_names_those_there_are(
    play: Path, data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["export", "autre", "--to", "md", "--data-dir", str(data_dir)]) == 2
    assert (
        f"there is no file and no play “autre”; there are: {play.stem} “{TITLE}”\n"
        in capsys.readouterr().err
    )


def test_a_play_is_found_by_its_title_if_only_one_is_called_so(
    play: Path, data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["export", TITLE, "--to", "md", "--out", "-", "--data-dir", str(data_dir)]
    assert run(asked) == 0
    assert capsys.readouterr().out.startswith("# ")
    other = play.with_stem(f"{play.stem}-z")
    other.write_bytes(play.read_bytes())
    assert run(asked) == 2
    assert (
        f"several plays are called “{TITLE}”: {play.stem} “{TITLE}”, {other.stem} “{TITLE}”\n"
        in capsys.readouterr().err
    )
    assert run([*asked[:1], other.stem, *asked[2:]]) == 0


def test_a_damaged_play_fails_with_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.gamebook"
    bad.write_bytes(b"")
    assert run(["export", str(bad), "--to", "md", "--lang", "en"]) == 1
    assert capsys.readouterr().out == f"{bad}: The file is empty.\n"


def test_a_failing_disk_fails_with_one_line(
    play: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError(28, "no")

    monkeypatch.setattr("os.fsync", fail)
    assert export(play, "--to", "md", "--out", "x.md", "--lang", "en") == 1
    assert capsys.readouterr().out == "x.md: The disk is full.\n"
    assert not Path("x.md").exists()


def test_the_play_is_only_read(play: Path) -> None:
    before = play.read_bytes()
    assert export(play, "--to", "pdf", "--out", "x.pdf") == 0
    assert play.read_bytes() == before
    assert sorted(file.name for file in play.parent.iterdir()) == [play.name]


def test_markdown_needs_no_window_of_qt(play: Path) -> None:
    code = (
        "import sys\n"
        "sys.modules['PySide6.QtGui'] = sys.modules['PySide6.QtWidgets'] = None\n"
        "from gamebook_desktop.cli import run\n"
        f"sys.exit(run(['export', {str(play)!r}, '--to', 'md', '--out', '-', '--lang', 'en']))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("# Journal\n")
