"""`tcg-oracle bisect`: ten builds of an engine, one of which broke a case; and the exit codes that git wants."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oracle.cli import bisect as cli
from oracle.cli.errors import BUG, FAILED, HELD, USAGE
from oracle.engines.base import EngineFault
from oracle.engines.limits import Limits
from tests.cli.inside import Run
from tests.faulty.living import Lacking

CASE = "drying-character-does-not-sing"
FAULT = "drying-sings"
BROKEN = 7
"""The first build with the fault."""


def engine(command: str, _limits: Limits) -> Lacking:
    """`build N` has the fault from the seventh on; N with an x does not start, with a u lacks what the case needs."""
    number = command.removeprefix("build ")
    if number.endswith("x"):
        raise EngineFault("start", "no such file")
    if number == "bug":
        raise KeyError("gone")
    return Lacking([FAULT] if int(number.rstrip("u")) >= BROKEN else [], "sing" if number.endswith("u") else "")


@pytest.fixture(autouse=True)
def _builds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "open_engine", engine)


def test_the_build_that_broke_a_case_is_found(
    exit_code: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [f"build {number}" for number in range(1, 11)]
    (tmp_path / "builds.txt").write_text("# oldest first\n" + "\n".join(names) + "\n")
    file = tmp_path / "found.json"
    assert exit_code("bisect", CASE, "--builds", tmp_path / "builds.txt", "--json", file) == HELD
    said = capsys.readouterr().out
    assert f"Build {BROKEN} broke {CASE}: build {BROKEN}" in said
    assert "expected: " in said
    found = json.loads(file.read_text())
    assert (found["last_good"], found["first_bad"], found["between"]) == (BROKEN - 1, BROKEN, [])
    assert len(found["tried"]) <= 6


def test_builds_that_say_nothing_are_told_apart(exit_code: Run, capsys: pytest.CaptureFixture[str]) -> None:
    names = ["build 1", "build 6x", "build 6u", "build 7"]
    options = [word for name in names for word in ("--build", name)]
    assert exit_code("bisect", CASE, *options, "--cast", "written") == HELD
    said = capsys.readouterr().out
    assert "skip (start: no such file)" in said
    assert "skip (unsupported)" in said
    assert "Or one of the skipped builds before it: 2, 3." in said


def test_where_no_build_broke_it_the_exit_code_says_so(exit_code: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code("bisect", CASE, "--build", "build 1", "--build", "build 2") == FAILED
    assert "Nothing broke" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "code"),
    [("build 1", 0), ("build 7", 1), ("build 7u", 125), ("build 7x", 125), ("build bug", 128 + BUG)],
)
def test_git_is_told_in_its_own_codes(command: str, code: int, exit_code: Run) -> None:
    assert exit_code("bisect", CASE, "--engine", command, "--cast", "written") == code


@pytest.mark.parametrize(
    "words",
    [
        (CASE,),
        (CASE, "--engine", "build 1", "--build", "build 2"),
        ("no-such-case", "--engine", "build 1"),
        (CASE, "--engine", "build 1", "--no-such-option"),
        (CASE, "--builds", "no-such-file"),
    ],
)
def test_wrong_use_stops_git(words: tuple[str, ...], exit_code: Run) -> None:
    assert exit_code("bisect", *words) == 128 + USAGE
