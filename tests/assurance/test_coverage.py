"""Clause coverage of the suite, and the tags that nothing bears out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

from oracle.assurance.coverage.measure import Measured, measure
from oracle.assurance.coverage.summary import OneSided, summarized
from oracle.assurance.mutants.both_sides import both_sides
from oracle.assurance.mutants.matrix import chosen
from oracle.report.assurance import coverage_json
from oracle.suite.games import game_named
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import Selection, clause_choices
from tests.inputs import running

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
    done = running.run("coverage", "--features", str(tmp_path), "--json", str(tmp_path / "c.json"), COLUMNS="100")
    assert done.code == 1, done.err
    assert done.err == ""
    assert "wrong.feature:5: tagged-wrongly is tagged @clause:8.10.1, which nothing in it reaches" in done.out
    assert "remove the tag" in done.out
    told = json.loads((tmp_path / "c.json").read_text(encoding="utf-8"))
    assert [(tag["case"], tag["clause"]) for tag in told["wrong_tags"]] == [("tagged-wrongly", "8.10.1")]


def test_a_choice_of_no_scenario_is_wrong_use(tmp_path: Path) -> None:
    (tmp_path / "wrong.feature").write_text(WRONG, encoding="utf-8")
    done = running.run("coverage", "--features", str(tmp_path), "--game", "altered")
    assert done.code == 2
    assert "no scenario was played" in done.err


WARD = "8.15-ward.feature"


def test_a_mutant_too_strict_and_one_too_lax_tell_both_sides() -> None:
    ward = chosen(("lorcana",), clause_choices("8.15.1", game_named("lorcana")))
    found = both_sides(ward, features=Path("features/lorcana/8-keywords") / WARD)
    assert found["lorcana", "8.15.1"].keys() == {"permits", "forbids"}
    strict = [mutant for mutant in ward if mutant.name == "ward-stops-its-own-player"]
    found = both_sides(strict, features=Path("features/lorcana/8-keywords") / WARD)
    assert found["lorcana", "8.15.1"].keys() <= {"permits"}


def test_sides_are_wanting_without_a_reason_or_against_one() -> None:
    measured = run_of(WARD)
    assert summarized(measured).games[0].one_sided is None
    (game,) = summarized(
        measured,
        {
            ("lorcana", "8.15.1"): {"permits": "one", "forbids": "two"},
            ("lorcana", "8.2.2"): {"permits": "three"},
            ("lorcana", "8.7.4"): {"permits": "four", "forbids": "five"},
        },
    ).games
    found = {(one.clause, one.side): one for one in game.one_sided or ()}
    wanting = {(one.clause, one.side) for one in game.sides_wanting}
    assert ("8.15.1", "permits") not in found
    assert found["8.2.2", "forbids"].reason
    assert ("8.2.2", "forbids") not in wanting
    assert found["8.7.4", "forbids"] in game.sides_wanting
    assert found["8.7.4", "forbids"].shown_by == "five"
    assert OneSided(clause="4.5.1", side="permits") in game.sides_wanting


def test_of_chosen_clauses_alone() -> None:
    measured = run_of(WARD)
    sides = {("lorcana", "8.15.1"): {"permits": "one"}, ("lorcana", "8.7.4"): {"permits": "four"}}
    (game,) = summarized(measured, sides, clause_choices("8.15", game_named("lorcana"))).games  # type: ignore[arg-type]
    (whole,) = summarized(measured, sides).games  # type: ignore[arg-type]
    assert {row.clause for row in game.rows} == {"8.15.1", "8.15.2"}
    assert [row for row in whole.rows if row.clause.startswith("8.15")] == [*game.rows]
    wanting = {(one.clause, one.side) for one in game.sides_wanting}
    assert wanting == {("8.15.1", "forbids"), ("8.15.2", "permits"), ("8.15.2", "forbids")}
