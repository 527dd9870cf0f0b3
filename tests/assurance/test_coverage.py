"""Clause coverage of the suite, and the tags that nothing bears out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

from oracle.assurance.coverage.measure import Measured, measure
from oracle.assurance.coverage.summary import summarized
from oracle.report.assurance import coverage_json
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import Selection
from tests.cli.test_errors import tcg_oracle

WRONG = """
Feature: A tag that nothing bears out

  @case:tagged-wrongly @clause:4.5.1.4 @clause:8.10.1
  Scenario: questing is no Shift
    Given a game of Lorcana
    And these cards
      | ref  | card                  | player | zone |
      | elsa | a character costing 1 | Ann    | play |
    When Ann quests with elsa
    Then it is accepted

  @case:tagged-in-one-row @clause:4.5.1.4
  Scenario Outline: the clause is reached in one row: <case>
    Given a game of Lorcana
    And these cards
      | ref  | card                  | player | zone | state   |
      | elsa | a character costing 1 | Ann    | play | <state> |
    When Ann quests with elsa
    Then it is <verdict>

    Examples:
      | case | state  | verdict  |
      | dry  |        | accepted |
      | wet  | drying | refused  |
"""


def run_of(*features: str) -> Sequence[Measured]:
    plans = [plan for plan in load_suite().plans if plan.feature.endswith(features)]
    return measure(plans, Selection(editions=("all",)))


def of(measured: Sequence[Measured], case: str, edition: str) -> Measured:
    return next(run for run in measured if run.plan.case == case and run.edition == edition)


def test_a_step_tells_what_it_applied_refused_and_overrode() -> None:
    measured = run_of("4.2-ink-a-card.feature", "4.2-ink-card.feature")
    run = of(measured, "notes-one-ink-card/ann", "seed-chapter-4")
    accepted, refused = (step.reached for step in run.steps)
    assert "seed-chapter-4:4.2-once" in accepted.applied
    assert "seed-chapter-4:4.2-once" not in accepted.refused
    assert "seed-chapter-4:4.2-once" in refused.refused
    assert "4.2.1" in accepted.overridden
    assert "4.2.1" not in of(measured, "one-ink-a-turn", "2.2").reached().overridden


def test_pairs_are_those_of_each_scenario() -> None:
    some = run_of("8.15-ward.feature")
    (game,) = summarized(some).games
    counted = [row.clause for row in game.rows]
    met: dict[tuple[str, str], set[str]] = {}
    for run in some:
        reached = run.reached().done()
        for pair in combinations([clause for clause in counted if clause in reached], 2):
            met.setdefault(pair, set()).add(run.plan.case)
    assert {(pair.first, pair.second): pair.scenarios for pair in game.pairs} == {
        pair: len(cases) for pair, cases in met.items()
    }


def test_the_same_suite_gives_the_same_bytes() -> None:
    some, again = run_of("8.15-ward.feature"), run_of("8.15-ward.feature")
    told = coverage_json.encode(summarized(some), some)
    assert told == coverage_json.encode(summarized(again), again)
    assert json.loads(told)["runs"][0]["steps"][0]["applied"]


def test_a_tag_that_nothing_bears_out_is_an_error_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "wrong.feature").write_text(WRONG, encoding="utf-8")
    done = tcg_oracle("coverage", "--features", str(tmp_path), "--json", str(tmp_path / "c.json"), COLUMNS="100")
    assert done.returncode == 1, done.stderr
    assert done.stderr == ""
    assert "wrong.feature:5: tagged-wrongly is tagged @clause:8.10.1, which nothing in it reaches" in done.stdout
    assert "take the tag off" in done.stdout
    told = json.loads((tmp_path / "c.json").read_text(encoding="utf-8"))
    assert [(tag["case"], tag["clause"]) for tag in told["wrong_tags"]] == [("tagged-wrongly", "8.10.1")]


def test_a_choice_of_no_scenario_is_wrong_use(tmp_path: Path) -> None:
    (tmp_path / "wrong.feature").write_text(WRONG, encoding="utf-8")
    done = tcg_oracle("coverage", "--features", str(tmp_path), "--game", "altered")
    assert done.returncode == 2
    assert "no scenario was played" in done.stderr
