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
