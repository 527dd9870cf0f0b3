"""Answers that are kept: the same the second time without playing, and played anew once anything has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.cli import explain, explaining
from oracle.cli.errors import BUG
from tests.cli.inside import Run


def test_explain_tells_the_same_again_without_playing(
    tmp_path: Path, exit_code: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oracle.suite.files.kept.default_folder", lambda: tmp_path / "plans")
    case = "free-character-uses-the-reduction"
    assert exit_code("explain", case) == 0
    first = capsys.readouterr().out
    assert "every step holds" in first

    def played(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(explaining, "explanation", played)
    assert exit_code("explain", case) == 0
    assert capsys.readouterr().out == first
    assert exit_code("explain", case, "--edition", "2.1") == BUG
    capsys.readouterr()
    words = tmp_path / "words"
    (words / "answers").mkdir(parents=True)
    (words / "answers" / "short.py").write_text("", encoding="utf-8")
    monkeypatch.setattr(explain, "WORDS", words)
    assert exit_code("explain", case) == BUG, "the code that words answers has changed"
