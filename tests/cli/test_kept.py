"""Answers that are kept: the same the second time without playing, and played anew once anything has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.cli import explaining, kept
from oracle.cli.errors import BUG
from oracle.report.answers.short import Part, Told
from tests.cli.inside import Run

ANSWER = Told(
    scenario="A free card", parts=(Part("verdict", "every step holds", "green"),), place="a:1", line=1, code=0
)


def test_an_answer_is_read_again_under_its_name_and_key_alone(tmp_path: Path) -> None:
    folder = tmp_path / "plans"
    kept.write("k" * 64, ("explain", "one"), ANSWER, folder)
    assert kept.read("k" * 64, ("explain", "one"), Told, folder) == ANSWER
    assert kept.read("l" * 64, ("explain", "one"), Told, folder) is None
    assert kept.read("k" * 64, ("explain", "two"), Told, folder) is None
    kept.write("l" * 64, ("explain", "one"), ANSWER, folder)
    assert len(list(folder.iterdir())) == 1


def test_what_is_damaged_or_of_another_shape_counts_as_not_there(tmp_path: Path) -> None:
    folder = tmp_path / "plans"
    kept.write("k", ("one",), {"scenario": 1}, folder)
    assert kept.read("k", ("one",), Told, folder) is None
    kept.write("k", ("one",), ANSWER, folder)
    (file,) = folder.iterdir()
    file.write_bytes(file.read_bytes()[:-3])
    assert kept.read("k", ("one",), Told, folder) is None


def test_without_a_key_nothing_is_kept(tmp_path: Path) -> None:
    kept.write("", ("one",), ANSWER, tmp_path / "plans")
    assert not (tmp_path / "plans").exists()


def test_the_code_that_puts_answers_into_words_is_part_of_the_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.write("k", ("one",), ANSWER, tmp_path / "plans")
    monkeypatch.setattr(kept, "_WORDS", ("report/answers",))
    assert kept.read("k", ("one",), Told, tmp_path / "plans") is None


def test_explain_tells_the_same_again_without_playing(
    tmp_path: Path, exit_code: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "default_folder", lambda: tmp_path / "plans")
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
