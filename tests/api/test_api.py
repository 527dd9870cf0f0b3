"""The functions for scripts say what the commands say, and raise what the commands tell in a line."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from oracle import api
from oracle.assurance.fuzz.generate.whole_games import begun_with
from oracle.report.run import as_json

QUESTION = """Given a game of Lorcana
And these cards
  | ref  | card                  | player | zone |
  | elsa | a character costing 3 | Ann    | play |
When Ann quests with elsa
"""


def test_a_check_is_a_report(tmp_path: Path) -> None:
    report = api.check("reference", game="lorcana", clauses=["4.5"])
    assert report.summary["pass"] > 10
    assert report.summary["fail"] == 0
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


def test_what_is_wrong_is_raised() -> None:
    with pytest.raises(api.InvalidWordsError, match="no case"):
        api.check("reference", cases=["no-such-case"])
    with pytest.raises(api.EngineFault):
        api.check("no-such-engine-anywhere", clauses=["4.5"])
    with pytest.raises(api.InputError):
        api.replay(Path("no-such-file"), "reference")


def test_a_game_is_played_again_without_a_difference() -> None:
    setup = begun_with("lorcana", "2.2", ((), ()))
    assert api.replay(api.Case(setup=setup), "reference") is None
    assert msgspec.json.decode(msgspec.json.encode(api.Case(setup=setup)), type=api.Case).setup.game == "lorcana"
