"""The commands: what they print, their exit status, and that nonsense costs one clear line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from gamebook_desktop import __version__
from gamebook_desktop.cli import run
from gamebook_desktop.core.random_play import random_play
from gamebook_desktop.games.gamebook.odds import Policy
from gamebook_desktop.games.gamebook.odds_words import POLICIES
from gamebook_desktop.store.paths import Profile
from gamebook_desktop.store.saves import create_play
from tests.contract.games import FIXTURES, rules_of
from tests.games.gamebook.checking import GOOD, broken, copy_of_good

ROOT = Path(__file__).resolve().parent.parent
SCENARIOS = ROOT / "tests/scenarios/gamebook"


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run(["--version"])
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"gamebook-desktop {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["frobnicate"], "argument COMMAND: invalid choice: 'frobnicate' (choose from "),
        (["--lang", "de"], "argument --lang: invalid choice: 'de' (choose from 'fr', 'en')"),
        (["--langue=fr"], "unrecognized arguments: --langue=fr"),
        (["check", "nowhere"], "nowhere: there is no such file or folder"),
        (["check", "README.md"], "README.md: give a book's folder, its book.yaml, a pack or a"),
        (["check", "packaging"], "packaging: there is no book and no pack of any game in it"),
        (["play"], "the following arguments are required: GAME (see gamebook-desktop play --help"),
        (["play", "chess"], "there is no game “chess”; there are: gamebook"),
        (["play", "gamebook", "--book", "nope"], "there is no book “nope”; there are: "),
        (["play", "gamebook", "--games", "0"], "argument --games: “0” is not a number above 0"),
        (["play", "gamebook", "--seed", "x"], "argument --seed: invalid int value: 'x'"),
        (["chek"], "argument COMMAND: invalid choice: 'chek' (choose from "),
        (
            ["replay", "README.md"],
            "README.md: replay reads plays (.gamebook) and scenarios (.yaml, .yml)\n",
        ),
        (
            ["odds", "--skill", "9", "--stamina", "-3", "--foe", "8/8"],
            "argument --stamina: “-3” is not a number from 1 to 99 (see ",
        ),
        (
            ["odds", "--skill", "9", "--stamina", "9", "--luck", "25", "--foe", "8/8"],
            "argument --luck: “25” is not a number from 0 to 24 (see ",
        ),
        (["odds"], "the following arguments are required: --skill, --stamina, --foe"),
        (
            ["odds", "--skill", "9", "--stamina", "9", "--foe", "8"],
            "--foe “8”: write skill/stamina, or skill/stamina/damage",
        ),
        (
            ["odds", "--skill", "9", "--stamina", "9", "--foe", "8/8", "--policy", "x"],
            "argument --policy: invalid choice: 'x'",
        ),
        (["shots"], "the following arguments are required: DIR"),
        (["shots", "x", "--theme", "pink"], "argument --theme: invalid choice: 'pink'"),
    ],
    ids=" ".join,
)
def test_bad_usage_is_one_line_and_status_2(
    arguments: list[str],
    line: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"gamebook-desktop: {line}")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (["chek"], "; did you mean “check”? (see "),
        (["shots", "x", "--theme", "darc"], "; did you mean “dark”? (see "),
        (["frobnicate"], ") (see "),
    ],
)
def test_a_word_nearly_right_is_told(
    arguments: list[str], meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    assert meant in capsys.readouterr().err


def test_check_of_a_good_book(capsys: pytest.CaptureFixture[str]) -> None:
    for path in (GOOD, GOOD / "book.yaml", FIXTURES, FIXTURES / "gamebook"):
        assert run(["check", str(path), "--lang", "en"]) == 0
        assert capsys.readouterr() == ("files: 3, errors: 0, warnings: 0\n", "")


def test_check_of_a_broken_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = broken(tmp_path, "book.yaml", "start: 1\n", "start: 0\n")
    assert run(["check", str(book), "--lang", "fr"]) == 1
    assert capsys.readouterr().out == (
        f"{book}/book.yaml:8: Il n’y a pas de section « 0 ». (start)\n"
        "fichiers : 3, erreurs : 1, avertissements : 0\n"
    )
    assert run(["check", str(book), "--lang", "en", "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {
        "files": 3,
        "errors": 1,
        "problems": [
            {
                "file": f"{book}/book.yaml",
                "line": 8,
                "place": "start",
                "code": "section_unknown",
                "facts": ["0"],
                "text": "There is no section “0”.",
                "warning": False,
            }
        ],
    }


def test_a_folder_is_called_like_its_book(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = copy_of_good(tmp_path).rename(tmp_path / "mots")
    for path in (book, book / "book.yaml"):
        assert run(["check", str(path), "--lang", "en"]) == 1
        assert capsys.readouterr().out == (
            f"{book}/book.yaml:1: The folder is called “mots”, the id says “tous_les_mots”: "
            "give both the same name.\nfiles: 3, errors: 1, warnings: 0\n"
        )


def test_sections_without_a_book_name_the_missing_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = copy_of_good(tmp_path)
    (book / "book.yaml").unlink()
    assert run(["check", str(book), "--lang", "en"]) == 1
    assert capsys.readouterr().out == (
        f"{book}/book.yaml: There is no such file.\nfiles: 0, errors: 1, warnings: 0\n"
    )


def test_warnings_do_not_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = broken(tmp_path, "book.yaml", "  tabac:\n", "  pipe: {name: Pipe}\n  tabac:\n")
    assert run(["check", str(book), "--lang", "en"]) == 0
    assert "warning: Nothing mentions the item “pipe”." in capsys.readouterr().out


def zipped(folder: Path, target: Path, top: str) -> Path:
    with zipfile.ZipFile(target, "w") as archive:
        for path in sorted(folder.rglob("*.yaml")):
            archive.write(path, f"{top}{path.relative_to(folder).as_posix()}")
    return target


@pytest.mark.parametrize("top", ["", "tous_les_mots/", "gamebook/books/tous_les_mots/"])
def test_check_of_a_zip(top: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = zipped(GOOD, tmp_path / "adventure-v2.zip", top)
    assert run(["check", str(path), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "files: 3, errors: 0, warnings: 0\n"


def test_check_of_a_zip_that_reaches_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = zipped(GOOD, tmp_path / "evil.zip", "../")
    assert run(["check", str(path), "--lang", "en"]) == 1
    assert "“../book.yaml” would lie outside the pack." in capsys.readouterr().out


def test_schema(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", "--schema"]) == 0
    schemas = json.loads(capsys.readouterr().out)
    assert set(schemas) == {
        "gamebook/sheets/*.yaml",
        "gamebook/options.yaml",
        "gamebook/books/*/book.yaml",
        "gamebook/books/*/sections/*.yaml",
        "outatime/cards/*.yaml",
        "outatime/options.yaml",
    }
    condition = schemas["gamebook/books/*/sections/*.yaml"]["$defs"]["Condition"]
    assert {"talent", "item", "any", "not"} <= set(condition["properties"])


def test_play_a_game_that_has_no_books(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "outatime", "--games", "2", "--seed", "5", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["setup"], found["broken"]) == ({"cards": "sample"}, [])
    assert found["last_events"] == {"TurnEnded": 2}


def test_play(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["play", "gamebook", "--book", str(GOOD), "--games", "3", "--seed", "5", "--json"]
    assert run(asked) == 0
    first = json.loads(capsys.readouterr().out)
    assert (first["games"], first["seed"], first["broken"]) == (3, 5, [])
    assert first["setup"] == {"book": "tous_les_mots"}
    assert sum(first["last_events"].values()) == 3
    assert first["moves_per_second"] > 0
    assert run(asked) == 0
    assert json.loads(capsys.readouterr().out)["moves"] == first["moves"]


def test_play_of_a_broken_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = broken(tmp_path, "book.yaml", "title: Tous les mots\n", "")
    assert run(["play", "gamebook", "--book", str(book), "--lang", "en"]) == 1
    assert capsys.readouterr().out == f"{book}/book.yaml:2: “title” is missing.\n"


def test_replay_of_a_scenario(
    data_dir: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (data_dir / "content").symlink_to(FIXTURES)
    scenario = tmp_path / "roll.yaml"
    scenario.write_text(
        "id: roll\ngame: gamebook\nsetup: {book: tous_les_mots}\nsteps:\n"
        "  - do: {type: RollSheet}\n    answers: [[4], [2, 5], [6]]\n"
        "    expect: {state: {sheet.skill.value: 10}}\n",
        "utf-8",
    )
    asked = ["replay", str(scenario), "--data-dir", str(data_dir), "--lang", "en"]
    assert run(asked) == 0
    assert capsys.readouterr().out == "1. RollSheet() (done): SheetRolled\n"
    scenario.write_text(scenario.read_text("utf-8").replace("value: 10", "value: 11"), "utf-8")
    assert run(asked) == 1
    assert capsys.readouterr().out == (
        "1. RollSheet() (done): SheetRolled\n"
        f"    {scenario}: “sheet.skill.value” is 10; 11 was expected. (steps[0])\n"
    )


@pytest.mark.parametrize("file", ["outatime/O29.yaml", "gamebook/G23.yaml"])
def test_replay_of_a_scenario_with_content_beside_it(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    scenario = Path(__file__).parent / "scenarios" / file
    assert run(["replay", str(scenario), "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("1. ")


def test_replay_of_a_save(data_dir: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (data_dir / "content").symlink_to(FIXTURES)
    game, setup = rules_of("gamebook-tous_les_mots"), {"book": "tous_les_mots"}
    *_, session = random_play(game, 3, 20)
    save = create_play(Profile(data_dir), "gamebook", "Essai", setup, 3, session)
    save.close()
    told = []
    for name in (str(save.path), save.path.stem, "Essai"):
        assert run(["replay", name, "--data-dir", str(data_dir), "--lang", "en"]) == 0
        told.append(capsys.readouterr().out)
    lines = told[0].splitlines()
    assert told == [told[0]] * 3
    assert len(lines) == len(session.done) > 5
    assert lines[0] == "1. RollSheet (done): SheetRolled"


def test_replay_of_files_that_are_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, text, said in (
        ("a.gamebook", "not a play", "This is not a play of this program."),
        ("a.yaml", "id: x\n", "“game” is missing."),
        ("b.yaml", "id: x\ngame: gamebook\n", "A play cannot start so: 'book'."),
        ("c.yaml", "id: x\ngame: gamebook\nsetup: {book: ../x}\n", "There is no such file."),
    ):
        path = tmp_path / name
        path.write_text(text, "utf-8")
        assert run(["replay", str(path), "--lang", "en"]) == 1
        assert said in capsys.readouterr().out


def test_odds(capsys: pytest.CaptureFixture[str]) -> None:
    """G92."""
    hero = ["odds", "--skill", "9", "--stamina", "18", "--luck", "9", "--foe", "8/8"]
    assert run([*hero, "--policy", "never", "--policy", "best", "--json"]) == 0
    policies = json.loads(capsys.readouterr().out)["policies"]
    assert policies["never"]["win_decimal"].startswith("0.990295")
    assert policies["best"]["win_decimal"].startswith("0.997389")
    assert run([*hero, "--foe", "7/6", "--together", "--policy", "never"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("together: all foes at once, the hero rolls for each")
    assert "never   win 0.864457" in out
    assert out.endswith("  luck is never tested\n")
    assert run([*hero, "--policy", "last", "--lang", "fr"]) == 0
    told, line = capsys.readouterr().out.splitlines()
    assert told.startswith("in_turn: un adversaire après l’autre")
    assert line == (
        "last    victoire 0.994492105262  assauts 7.175531  "
        "Endurance restante si victoire 13.268150  "
        "on ne tente sa Chance que sur une blessure qui tuerait"
    )


def test_the_help_of_odds_explains_every_policy(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["odds", "--help"])
    told = capsys.readouterr().out
    means = {str(policy): f"  {policy:7} {POLICIES[policy][0]}\n" for policy in Policy}
    assert list(means) == list(POLICIES)
    assert [name for name, line in means.items() if line not in told] == []


def process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "gamebook_desktop", *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_qt_and_no_trouble_with_the_terminals_encoding(language: str) -> None:
    done = process("check", str(GOOD), LC_ALL=f"{language}_XX", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith({"fr": "fichiers ", "en": "files"}[language])


def test_commands_import_no_qt() -> None:
    code = (
        "import sys; sys.modules['PySide6'] = None\n"
        "from gamebook_desktop.cli import run\n"
        f"sys.exit(run(['play', 'gamebook', '--book', {str(GOOD)!r}]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


STAND_IN = """
import sys, types
import gamebook_desktop
def module(name, **holds):
    made = types.ModuleType(name)
    made.__dict__.update(holds)
    setattr(gamebook_desktop, name, made)
    sys.modules[f"gamebook_desktop.{name}"] = made
def window(*given):
    print(given, sorted({"argparse", "yaml", "pydantic", "json"} & set(sys.modules)))
    return 0
module("app", run=window)
module("quick_start", begin=lambda: None)
from gamebook_desktop.cli import run
sys.exit(run(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        ([], "(None, None, False) []\n"),
        (["--smoke", "--lang", "fr"], "(None, 'fr', True) ['argparse']\n"),
        (["--data-dir", "x"], f"({Path('x')!r}, None, False) ['argparse']\n"),
    ],
)
def test_the_window_waits_for_no_parser_and_no_content(arguments: list[str], shown: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", STAND_IN, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr, done.returncode) == (shown, "", 0)


def test_shots_hands_its_options_on(monkeypatch: pytest.MonkeyPatch) -> None:
    from gamebook_desktop import shots

    asked: list[object] = []

    def render(*given: object) -> int:
        asked.append(given)
        return 0

    monkeypatch.setattr(shots, "render", render)
    assert run(["shots", "out"]) == 0
    assert run(["shots", "out", "--lang", "fr", "--theme", "dark", "--scale", "2"]) == 0
    assert run(["shots", "out", "--only", "fight"]) == 0
    assert asked == [
        (Path("out"), ("fr", "en"), ("light", "dark"), (1.0,), None),
        (Path("out"), ("fr",), ("dark",), (2.0,), None),
        (Path("out"), ("fr", "en"), ("light", "dark"), (1.0,), "fight"),
    ]
