"""Proposals: read, compared over scenarios, played in random games, and shrunk to the smallest position."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.assurance.proposing import Pair
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError
from oracle.suite.errors import InvalidWordsError
from oracle.suite.impact.proposed import impact_of
from oracle.suite.impact.proposing import RuleFault, read_proposal
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.run.verdict import run_plan
from tests.suite.decisions.made import plans
from tests.suite.proposals.made import FREE, MODES, RULES, WEAK, ZERO, rules_in, written

LOWERED = "8.8.2-damage-lowered-to-nothing"


def among(part: str) -> tuple[Plan, ...]:
    """The scenarios of the features with this in their name."""
    return tuple(plan for plan in plans() if part in plan.feature)


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("zero_damage_was_dealt = true", "zero_damage_was_delt = true", "no edition answers this in a word"),
        ("zero_damage_was_dealt = true", "zero_damage_was_dealt = false", "the edition answers False already"),
        ("zero_damage_was_dealt = true", 'zero_damage_was_dealt = "yes"', "'yes' is no answer to it"),
        ("zero_damage_was_dealt = true", 'free_waives = "half"', "one of 'all', 'ink'"),
        ("zero_damage_was_dealt = true", "", "it changes no answer and replaces no rule"),
        ("1.9.5", "1.99.5", "there is no clause 1.99.5"),
        ("says", "say", "mine.toml:9: it is not a proposal"),
        ("[answers]", "[answers", "mine.toml:4: it is not valid TOML"),
    ],
)
def test_a_mistake_is_told(before: str, after: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(InputError) as error:
        read_proposal(written(tmp_path, ZERO.replace(before, after)))
    assert said in str(error.value)


def test_mistakes_about_editions_and_rules_are_told(tmp_path: Path) -> None:
    with pytest.raises(InvalidWordsError, match="known: lorcana/2"):
        read_proposal(written(tmp_path, ZERO.replace("2.1", "2.7")))
    weak, rules = written(tmp_path, WEAK), rules_in(tmp_path)
    with pytest.raises(InputError, match="name their Python file with --rules"):
        read_proposal(weak)
    with pytest.raises(InputError, match="leave --rules away"):
        read_proposal(written(tmp_path, ZERO, "zero"), rules)
    with pytest.raises(InputError, match="there is no rule damage_in_chess"):
        read_proposal(written(tmp_path, WEAK.replace("_challenge", "_chess"), "chess"), rules)
    with pytest.raises(InputError, match="it has no function weakened"):
        read_proposal(weak, rules_in(tmp_path, "weakened = 3"))
    with pytest.raises(InputError, match=r"other parameters than damage_in_challenge \(run, thing\)"):
        read_proposal(weak, rules_in(tmp_path, RULES.replace("run, thing", "run")))
    with pytest.raises(RuleFault, match=r"rules.py:2: SyntaxError"):
        read_proposal(weak, rules_in(tmp_path, "\nimport import"))


def test_the_change_of_2_2_is_found_as_a_proposal_on_2_1(tmp_path: Path) -> None:
    proposal = read_proposal(written(tmp_path, ZERO))
    found = impact_of(proposal, among(LOWERED))
    assert {one.case for one in found.scenarios} == {"toll-lowered-to-nothing"}
    assert found.again < found.played
    (question,) = found.questions
    assert (question.a, question.b) == ("no", "yes")
    assert "1.9.5" in question.clauses
    assert [one.number for one in found.wordings] == ["1.9.5"]
    assert next(one for one in found.cited if one.number == "1.9.5").what == ("reworded", "outcome")


def test_the_smallest_position_is_a_scenario_that_holds_and_fails_under_the_proposal(tmp_path: Path) -> None:
    proposal = read_proposal(written(tmp_path, ZERO))
    pair = Pair(proposal)
    near = list(pair.in_scenarios(plan for plan in plans() if plan.case == "zero-damage-in-a-challenge/2"))
    games, met = pair.games(20, 0, lambda *_: None, near=near)
    assert games.differing == len(met) > 0
    assert games.first_after is not None
    small = pair.smallest(near, 20)
    assert small is not None
    assert (small.cards, small.moves) == (2, 1)
    (tmp_path / "small.feature").write_text(small.feature)
    (plan,) = load_suite(tmp_path / "small.feature").plans
    info = pair.info
    assert run_plan(plan, ReferenceEngine(), "2.1", info).verdict == "pass"
    assert run_plan(plan, pair.engine, "2.1", info).verdict == "fail"


def test_a_rule_of_python_is_played_and_its_own_faults_are_told(tmp_path: Path) -> None:
    weak = written(tmp_path, WEAK)
    challenges = among("4.6.6")
    found = impact_of(read_proposal(weak, rules_in(tmp_path)), challenges)
    assert found.rules == ("damage_in_challenge",)
    assert found.scenarios
    broken = read_proposal(weak, rules_in(tmp_path, RULES.replace("thing.damage", "thing.damages")))
    with pytest.raises(RuleFault, match=r"rules.py:6: AttributeError"):
        impact_of(broken, challenges)


@pytest.mark.parametrize(
    ("text", "part", "question"),
    [(MODES, "altered/conflicts/modes", "modes_in_declaration"), (FREE, "lorcana/4-turn-actions/4.3", "free_waives")],
)
def test_another_answer_is_a_proposal_in_either_game(text: str, part: str, question: str, tmp_path: Path) -> None:
    found = impact_of(read_proposal(written(tmp_path, text)), among(part))
    assert found.scenarios
    assert {name for one in found.scenarios for name in one.questions} == {question}
