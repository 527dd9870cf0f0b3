"""A third game is one folder: put beside the others, every command knows it, and no other file was edited for it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from oracle.certify.keys import new_key
from oracle.report.output.files import write_private
from tests.extent import FACTOR

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FAULTY = f"{sys.executable} {HERE / 'faulty.py'}"
OTHERS = ("lorcana/4-turn-actions/4.5-quest.feature", "altered/4-game-progress/4.1-set-up.feature")
"""Features of the other games that stay in the house; all of them would take long to read."""


@dataclass(frozen=True)
class Expected:
    """A command, its exit code, and what it has to say."""

    command: str
    says: tuple[str, ...]
    code: int = 0
    engine: str = ""


ALL = {
    "check": Expected("check --game Garden --edition all", ("25 passed, 2 disputed", "may a spade be played")),
    "with-others": Expected("check", ("2.5     Counters", "1.5     Costs", "Five petals")),
    "served": Expected("check --game garden --edition all --json served.json", ("2 disputed",), engine="serve"),
    "faulty": Expected(
        "check --game garden --report report", ("1 of 13 cases failed", "Ann's petals: 1 → 5"), 1, engine="gain"
    ),
    "where": Expected(
        "where garden/2.3.3 --verbose", ("oracle/games/garden/rules/turn.py", "picked-at-once", "club-rules:3")
    ),
    "explain": Expected(
        "explain garden/garden.feature:10 --verbose", ("Ann gains 3 petals  by 2.3.2", "every step holds")
    ),
    "conflicts": Expected("conflicts --game garden --verbose", ("Picking at once", "club-rules: it is accepted")),
    "coverage": Expected("coverage --game garden", ("13 of 13 clauses", "1 of 1 statements", "Every tag is confirmed")),
    "levels": Expected("levels", ("garden/seedling", "Planting and picking")),
    "mutants": Expected("mutants --game garden", ("15 mutants, 15 killed",)),
    "perft": Expected("perft garden/rose", ("40", "as known")),
    "twins": Expected("twins --game garden --pairs 10", ("no leak",)),
    "fuzz": Expected("fuzz --game garden --games 6 --corpus same", ("no new difference",), engine="serve"),
    "found": Expected(
        "fuzz --game garden --games 40 --stop-at 1 --seed 1 --corpus other", ("1 new difference",), 1, engine="gain"
    ),
    "vectors": Expected("vectors --game garden vectors", ("27 runs, in 1 files",)),
    "lint": Expected("lint oracle/games/garden/features", ("14 scenarios, no mistakes",)),
}
MORE = {
    "reading": Expected("check --game garden --edition club-rules", ("The one case passed",)),
    "varied": Expected("check --game garden --edition all --vary 1", ("25 passed, 2 disputed",)),
    "earlier": Expected("where garden/1.0:2.5", ("is 2.4.1 in 1.1",)),
    "impact": Expected("impact garden/1.0 garden/1.1", ("2 have a different outcome",)),
    "leaking": Expected("twins --game garden --pairs 10", ("sees hidden information",), 1, engine="sees"),
    "schema": Expected("schema --game garden", ("evergreen",)),
    "key": Expected("keys new key", ("SHA256:",)),
    "certify": Expected(
        "certify --level garden/seedling --seed 1 --key signing --out c.json", ("is reached",), engine="serve"
    ),
}
"""Commands that a long run tries too."""
ALL |= MORE if FACTOR > 1 else {}


@dataclass(frozen=True)
class House:
    """The project with one more folder, and what the commands said in it."""

    folder: Path
    codes: dict[str, int]
    said: dict[str, str]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    folder = tmp_path_factory.mktemp("house")
    for name in ("oracle", "steps"):
        shutil.copytree(ROOT / name, folder / name)
    for name in OTHERS:
        (folder / "features" / name).parent.mkdir(parents=True)
        shutil.copy(ROOT / "features" / name, folder / "features" / name)
    shutil.copytree(HERE / "garden", folder / "oracle" / "games" / "garden")
    write_private(folder / "signing", new_key("")[0])  # the commands run side by side: none needs another one's file
    words = [[*one.command.split(), *_engine(one.engine)] for one in ALL.values()]
    asked = folder / "asked.json"
    environment = {"COLUMNS": "200", "TCG_ORACLE_PASSPHRASE": ""}
    asked.write_text(json.dumps([{"words": each, "environment": environment} for each in words]))
    path = os.pathsep.join((str(folder), str(ROOT)))
    cache = {"XDG_CACHE_HOME": str(folder / "cache"), "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-m", "tests.report.run_hostile", str(asked)],
        cwd=folder, env=os.environ | cache, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    codes = dict(zip(ALL, json.loads(done.stdout), strict=True))
    said = {
        name: "".join((folder / f"{number}.{end}").read_text() for end in ("out", "err"))
        for number, name in enumerate(ALL)
    }
    return House(folder, codes, said)


def _engine(name: str) -> tuple[str, ...]:
    return ("--engine", f"{FAULTY} {name}") if name else ()


@pytest.mark.parametrize("name", ALL)
def test_every_command_knows_the_game(house: House, name: str) -> None:
    said = " ".join(house.said[name].split())
    assert house.codes[name] == ALL[name].code, said
    assert [words for words in ALL[name].says if " ".join(words.split()) not in said] == [], said


def test_it_is_loaded_from_its_folder_beside_the_others(house: House) -> None:
    assert not (ROOT / "oracle/games/garden").exists()
    assert json.loads((house.folder / "served.json").read_text())["results"]


def test_its_board_is_drawn_as_its_profile_says(house: House) -> None:
    page = (house.folder / "report/index.html").read_text()
    assert "Rose [rose] (turned)" in page
    assert "an f is a flower planted this turn" in page
    assert "lore" not in page.partition("<body")[2]


def test_what_differential_play_finds_is_a_feature_in_its_words(house: House) -> None:
    (file,) = (house.folder / "other/found").glob("*.feature")
    written = file.read_text()
    assert "Given a game of Garden" in written
    assert "When Ann picks" in written


def test_no_other_file_names_it() -> None:
    files = [
        file for name in ("oracle", "steps") for file in (ROOT / name).rglob("*") if file.suffix in (".py", ".toml")
    ]
    named = [file for file in files if 'garden"' in (text := file.read_text()) or "games.garden" in text]
    assert named == []
