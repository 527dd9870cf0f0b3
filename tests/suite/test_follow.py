"""Following a scenario to its end: the same verdict as a run, and everything in between."""

from __future__ import annotations

from pathlib import Path

from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.run.follow import Followed, Listening, follow
from oracle.suite.run.verdict import run_plan
from tests.extent import LONG

START = """Feature: Followed

  @case:followed @clause:4.3.2.4
  Scenario: followed
    Given a game of Lorcana
    And these cards
      | ref  | card                  | player | zone | state |
      | doc  | a character costing 1 | Ann    | hand |       |
      | elsa | a character costing 3 | Ann    | hand |       |
    And Ann has 1 ready ink
"""


def followed(tmp_path: Path, *steps: str, edition: str = "2.2", tags: str = "") -> Followed:
    file = tmp_path / "followed.feature"
    text = START.replace("@clause:4.3.2.4", f"@clause:4.3.2.4 {tags}")
    file.write_text(text + "".join(f"    {step}\n" for step in steps), encoding="utf-8")
    (plan,) = load_suite(file, cache=False).plans
    return follow(plan, Listening(), edition)


def test_following_comes_to_the_verdicts_of_a_run() -> None:
    engine = Listening()
    info = engine.initialize()
    seen = set()
    for plan in load_suite().plans[:: 9 if LONG else 25]:
        for edition in plan.editions:
            found, result = follow(plan, engine, edition), run_plan(plan, engine, edition, info)
            assert (found.verdict, found.message) == (result.verdict, result.message), plan.case
            assert len(found.steps) == len(plan.given) + len(plan.calls)
            seen.add(found.verdict)
    assert {"pass", "disputed"} <= seen


def test_it_goes_on_past_a_step_that_fails(tmp_path: Path) -> None:
    found = followed(
        tmp_path,
        "When Ann plays doc for its ink cost",
        "Then it is refused",
        "And doc is in Ann's hand",
        "And Ann has 0 ready ink",
        "When Ann plays elsa for its ink cost",
        "Then it is refused by 1.5.3",
    )
    assert found.verdict == "fail"
    assert [step.status for step in found.steps[-6:]] == ["passed", "failed", "failed", "passed", "passed", "passed"]
    assert found.failed is not None
    assert (found.failed.text, found.failed.actual) == ("Then it is refused", "accepted")
    played, refused = found.whens
    assert (played.ending, refused.ending, refused.clause) == ("accepted", "refused", "1.5.3")
    assert {change.what for change in played.changes} == {"doc", "Ann's ink"}
    assert refused.changes == ()
    assert refused.before == played.after


def test_a_refusal_of_which_no_step_speaks_fails_where_it_was_refused(tmp_path: Path) -> None:
    found = followed(
        tmp_path,
        "When Ann plays elsa for its ink cost",
        "Then elsa is in Ann's hand",
        "When Ann plays doc for its ink cost",
        "Then it is accepted",
    )
    refused, played = found.whens
    assert (refused.status, refused.expected) == ("failed", "accepted")
    assert refused.actual.startswith("refused by 1.5.3")
    assert (played.status, played.ending) == ("passed", "accepted")
    assert found.verdict == "fail"


def test_an_answer_to_no_question_fails_and_the_rest_goes_on(tmp_path: Path) -> None:
    found = followed(
        tmp_path,
        "When Ann plays doc for its ink cost",
        "Then it is accepted",
        "When Ann chooses doc",
        "Then doc is in Ann's play",
    )
    answer = found.whens[1]
    assert (answer.status, answer.ending, answer.calls) == ("failed", "nothing to answer", ())
    assert found.steps[-1].status == "passed"


def test_what_cannot_be_set_up_says_why(tmp_path: Path) -> None:
    plan = next(plan for plan in load_suite().plans if plan.game == "lorcana")
    found = follow(plan, Listening(), "1.0")
    assert found.verdict == "unsupported"
    assert "2.2" in found.message
    assert not found.written
    assert {step.status for step in found.steps if step.keyword != "given"} == {"skipped"}


def test_each_call_has_its_rules_and_events(tmp_path: Path) -> None:
    found = followed(tmp_path, "When Ann plays doc for its ink cost", "Then it is accepted")
    (call,) = found.whens[0].calls
    assert call.did == "plays doc for its ink cost"
    assert call.rules[0].rule == "play_a_card"
    told = {event.says: event.clauses for event in call.events}
    assert "1.5.3" in told["ann-ink-1 exerted (ink)"]
    assert found.start is not None
    assert found.start.waiting == ()


def with_table() -> Plan:
    return next(plan for plan in load_suite().plans if plan.case == "toll-lowered-to-nothing")


def test_a_table_of_outcomes_shows_the_rows_of_the_edition() -> None:
    rows = [follow(with_table(), Listening(), edition).steps[-1].rows for edition in ("2.1", "2.2")]
    assert rows == [("prey is undamaged",), ("prey has 2 damage",)]
