"""`tcg-oracle impact --proposal`, run as a committee runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.suite.proposals.made import WEAK, ZERO, rules_in, written

from .inside import Run

ROOT = Path(__file__).parents[2]
FEATURES = ("--features", ROOT / "features" / "lorcana" / "8-keywords" / "8.8.2-damage-lowered-to-nothing.feature")


def test_a_proposal_is_compared_and_its_smallest_position_written(
    tmp_path: Path, exit_code: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    out = ("--json", tmp_path / "i.json", "--report", tmp_path, "--scenario", tmp_path / "small.feature")
    assert exit_code("impact", "--proposal", written(tmp_path, ZERO), *FEATURES, "--games", "8", *out) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "proposed: A source has dealt damage even where effects reduced it to nothing." in told
    assert "8 games that begin anywhere" in told
    assert "The smallest position that shows it: 2 cards, 1 move" in told
    found = json.loads((tmp_path / "i.json").read_text())
    assert (found["a"], found["b"]) == ("2.1", "mine")
    assert (tmp_path / "small.feature").read_text() == found["smallest"]["feature"]
    assert "Damage reduced to nothing has been dealt" in (tmp_path / "impact.html").read_text(encoding="utf-8")
    assert exit_code("check", "--features", tmp_path / "small.feature", "--edition", "2.1") == 0


def test_a_python_file_is_warned_of_and_wrong_use_told(
    tmp_path: Path, exit_code: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    weak, rules = written(tmp_path, WEAK), rules_in(tmp_path)
    assert exit_code("impact", "--proposal", weak, "--rules", rules, *FEATURES, "--games", "0") == 0
    assert "is run as a program, with all your rights" in capsys.readouterr().err
    for words, said in (
        (("--proposal", weak), "name their Python file with --rules"),
        (("2.1", "2.2", "--proposal", weak), "leave out A and B"),
        (("2.1", "2.2", "--rules", rules), "are for a --proposal"),
        (("--proposal", written(tmp_path, ZERO, "zero"), "--about", "drawing", *FEATURES), "--about: "),
    ):
        assert exit_code("impact", *words) == 2, words
        assert said in " ".join(capsys.readouterr().err.split())
