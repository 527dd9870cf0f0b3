"""A new edition of a rule book: one line in the book, and a row for what it changes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.extent import LONG
from tests.house.checkout import ROOT

BOOK = Path("oracle/games/lorcana/rules/clauses/book.toml")
KEYWORD = Path("features/lorcana/8-keywords/8.8")
"""The scenarios of the clause that is changed, and of what stands beside it; `tox -e long` takes the whole chapter."""
QUESTIONS = Path("oracle/games/lorcana/rules/edition.py")
EDITIONS = Path("oracle/games/lorcana/rules/editions.py")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with an edition 2.3 of Lorcana, under which damage reduced to 0 was not dealt."""
    folder = tmp_path_factory.mktemp("edition")
    for part in ("oracle", "steps", *(("features/lorcana/8-keywords",) if LONG else ())):
        # With the bytecode: copies are as old as what they are copies of.
        shutil.copytree(ROOT / part, folder / part)
    for file in (ROOT / KEYWORD).parent.glob(f"{(ROOT / KEYWORD).name}*.feature"):
        (folder / KEYWORD).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, folder / KEYWORD.parent)
    for file, old, new in (
        (BOOK, 'editions = ["2.1", "2.2"]', 'editions = ["2.1", "2.2", "2.3"]'),
        (QUESTIONS, "zero_damage_was_dealt: bool = True", "zero_damage_was_dealt: bool = False"),
        (EDITIONS, '    "2.1": {', '    "2.2": {"zero_damage_was_dealt": True},\n    "2.1": {'),
    ):
        text = (folder / file).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{file} no longer says {old}"
        (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return folder


def results(copy: Path, *editions: str) -> list[dict[str, tuple[str, tuple[str, ...]]]]:
    """For each edition: case → its verdict, and its clauses."""
    out = copy / "results.json"
    named = [word for edition in editions for word in ("--edition", edition)]
    command = [sys.executable, "-c", "from oracle.cli import main; main()", "check", "--game", "lorcana"]
    environment = {**os.environ, "PYTHONPATH": str(copy), "XDG_CACHE_HOME": str(copy / "cache")}
    done = subprocess.run(
        [*command, *named, "--json", str(out)], cwd=copy, env=environment, capture_output=True, text=True
    )
    assert done.returncode in (0, 1), done.stdout + done.stderr
    found = json.loads(out.read_text(encoding="utf-8"))["results"]
    return [
        {one["case"]: (one["verdict"], tuple(one["clauses"])) for one in found if one["edition"] == edition}
        for edition in editions
    ]


def test_a_line_and_a_row_make_an_edition_and_only_its_changed_clause_wants_new_scenarios(copy: Path) -> None:
    before, now = results(copy, "2.2", "2.3")
    assert set(now) == set(before)
    assert len(now) > 10
    assert "fail" not in {verdict for verdict, _ in before.values()}
    failing = {case: clauses for case, (verdict, clauses) in now.items() if verdict == "fail"}
    assert failing
    assert all("1.9.5" in clauses for clauses in failing.values()), failing

    for file in copy.glob("features/**/*.feature"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("| >=2.2 ", "| 2.2 ").replace("| <2.2 ", "| <2.2, 2.3 "), encoding="utf-8")
    for found in results(copy, "2.3", "2.1"):
        assert found
        assert "fail" not in {verdict for verdict, _ in found.values()}


CLAUSES = Path("oracle/games/lorcana/rules/clauses/8-keywords.toml")
NEW = """
[[clause]]
number = "8.8.4"
title = "A clause that 2.3 brings"
says = "Nothing that can be played."
kind = "definition"
since = "2.3"
reason = "A definition."

[[clause]]
number = "8.8.5"
title = "A clause that 2.3 moves"
says = "Nothing that can be played."
kind = "definition"
was = { "2.2" = "8.8.6", "2.1" = "8.8.6" }
reason = "A definition."

[[gone]]
number = "8.8.7"
title = "A clause that 2.3 drops"
says = "Nothing that can be played."
until = "2.2"
now = ["8.8.4"]
"""
"""What the recipe has somebody write for an edition, beside the clause that it changes."""
REWORDED = 'number = "8.8.2"\n', 'number = "8.8.2"\nreviewed = ["2.3"]\n'


def test_impact_lists_what_the_recipe_has_written(copy: Path) -> None:
    file = copy / CLAUSES
    text = file.read_text(encoding="utf-8")
    assert text.count(REWORDED[0]) == 1
    assert text.count('reworded = { "2.2" = "The source') == 1
    text = text.replace(*REWORDED).replace('reworded = { "2.2" = "The s', 'reworded = { "2.3" = "No.", "2.2" = "The s')
    file.write_text(text + NEW, encoding="utf-8")
    out = copy / "impact.json"
    command = [sys.executable, "-c", "from oracle.cli import main; main()", "impact", "lorcana/2.2", "lorcana/2.3"]
    environment = {**os.environ, "PYTHONPATH": str(copy), "XDG_CACHE_HOME": str(copy / "cache")}
    done = subprocess.run(
        [*command, "--json", str(out)], cwd=copy, env=environment, capture_output=True, text=True, check=True
    )
    found = {one["number"]: one for one in json.loads(out.read_text(encoding="utf-8"))["cited"]}
    assert {"8.8.4": ["new"], "8.8.5": ["renumbered"], "8.8.7": ["gone"]}.items() <= {
        number: one["what"] for number, one in found.items()
    }.items()
    assert found["8.8.5"]["was"] == "8.8.6"
    assert found["8.8.2"]["what"] == ["reworded", "outcome"]
    assert found["8.8.2"]["words"] == ["2.3: No."]
    assert found["8.8.2"]["reviewed"] is True
    assert found["8.8.2"]["differing"]
    assert {number for number, one in found.items() if one["what"] != ["outcome"]} == {
        "8.8.2",
        "8.8.4",
        "8.8.5",
        "8.8.7",
    }
    assert "8.8.5 A clause that 2.3 moves" in done.stdout


def test_the_recipe_names_every_field_that_an_edition_fills() -> None:
    recipe = (ROOT / "docs/contributing.md").read_text(encoding="utf-8").partition("## A new edition, step by step")[2]
    for field in ("`was`", "`since`", "`reworded`", "`[[gone]]`", "`until`", "`now`", "`reviewed`"):
        assert field in recipe, field
