"""The functions for scripts say what the commands say, and raise what the commands say in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle import api
from oracle.report.run import as_json

QUESTION = """Given a game of Lorcana
And these cards
  | ref  | card                  | player | zone |
  | elsa | a character costing 3 | Ann    | play |
When Ann quests with elsa
"""


def test_a_check_is_a_report_that_can_be_kept_and_compared(tmp_path: Path) -> None:
    report = api.check("reference", game="lorcana", cases=["quest-for-lore"])
    assert report.summary["pass"] > 1
    assert report.summary["fail"] == 0
    assert all(result.digest for result in report.results)
    as_json.write(report, tmp_path / "a.json")
    assert api.read_report(tmp_path / "a.json").summary == report.summary
    found = api.compare(tmp_path / "a.json", report)
    assert found.counts == dict.fromkeys(found.counts, 0)


def test_a_scenario_is_explained_with_its_clauses() -> None:
    found = api.explain("quest-for-lore/ann")
    assert (found.case, found.verdict) == ("quest-for-lore/ann", "pass")
    assert found.steps


def test_a_question_is_judged(tmp_path: Path) -> None:
    (tmp_path / "position.txt").write_text(QUESTION)
    found = api.judge(tmp_path / "position.txt", edition="2.1")
    assert (found.edition, [step.verdict for step in found.steps]) == ("2.1", ["accepted"])
    (tmp_path / "position.txt").write_text(QUESTION.replace("play |", "hand |"))
    assert [step.verdict for step in api.judge(tmp_path / "position.txt").steps] == ["refused"]


def test_a_record_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text("{}\n")
    found = api.replay(tmp_path / "game.jsonl")
    assert isinstance(found, api.Unread)
    assert found.broken.why


def test_what_is_wrong_is_raised(tmp_path: Path) -> None:
    with pytest.raises(api.InvalidWordsError, match="no case"):
        api.check("reference", cases=["no-such-case"])
    with pytest.raises(api.EngineFault):
        api.check("no-such-engine-anywhere", clauses=["4.5"])
    with pytest.raises(api.ReportNotReadError):
        api.read_report(tmp_path / "none.json")
