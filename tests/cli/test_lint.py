"""`tcg-oracle lint`: what is wrong in feature files, where whoever named them finds it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.inside import Run

WRONG = "Feature: a\n  Scenario: b\n    Given a gamme of Lorcana\n"


@pytest.mark.parametrize("named", ["rules", "rules/deep/wrong.feature"])
def test_what_is_wrong_is_told_with_the_path_as_it_was_named(
    exit_code: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], named: str
) -> None:
    (tmp_path / "rules" / "deep").mkdir(parents=True)
    (tmp_path / "rules" / "deep" / "wrong.feature").write_text(WRONG, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert exit_code("lint", named) == 2
    assert "error: rules/deep/wrong.feature:3: " in capsys.readouterr().err
