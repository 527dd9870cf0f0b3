"""What the rules leave open is registered, so that `where` and `conflicts` tell of it."""

from __future__ import annotations

from oracle.suite.reading.load import load_suite


def test_every_open_question_names_its_conflict() -> None:
    asking = [plan for plan in load_suite().plans if any("the rules leave open" in call.text for call in plan.calls)]
    assert asking
    assert [plan.case for plan in asking if not plan.conflicts] == []
