"""What a scenario leaves unsaid is found on the reference, and told to engines in full."""

from __future__ import annotations

import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Decision, Waiting
from oracle.protocol.results import Result
from oracle.suite.errors import Problems
from oracle.suite.feature_file import read_feature
from oracle.suite.intent.completion import completed
from oracle.suite.phrases.answers import full_answer
from oracle.suite.phrases.compile import compile_scenario
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.locate import load_steps
from oracle.suite.run.verdict import run_plan
from oracle.suite.vectors.build import vector_of

load_steps()

JIT = """Feature: unsaid
  @case:unsaid @clause:6.1.4
  Scenario: unsaid
    Given a game of Lorcana
    And these cards
      | ref | card                       | player | zone |
      | jit | Just in Time               | Ann    | hand |
      | aur | Aurora - Dreaming Guardian | Ann    | hand |
      {more}
    And Ann has {ink} ready ink
    When Ann plays jit for its ink cost
    {steps}
"""
ANOTHER = "| doc | a character costing 2      | Ann    | hand |"


def jit(*steps: str, more: str = ANOTHER, ink: int = 3) -> str:
    return JIT.format(more=more, ink=ink, steps="\n    ".join(steps))


def plan_of(text: str) -> Plan:
    problems = Problems("unsaid.feature")
    (scenario,) = read_feature(text, problems)
    plan = compile_scenario(scenario, problems)
    assert plan is not None, problems.errors
    (full,) = completed(plan)
    return full


def played(text: str) -> Result:
    engine = ReferenceEngine()
    return run_plan(plan_of(text), engine, "2.2", engine.initialize())


def test_a_yes_is_implied_where_the_answer_fits_nothing_but_the_question_after_it() -> None:
    text = jit("And Ann chooses aur", "Then aur is in Ann's play", "And doc is not in Ann's play")
    assert [call.text for call in plan_of(text).calls if call.answers] == ["Ann chooses yes", "Ann chooses aur"]
    assert played(text).verdict == "pass"


def test_the_only_possible_answer_may_be_named() -> None:
    implied = jit("And Ann chooses aur", "Then aur is in Ann's play", more="")
    written = jit("And Ann chooses yes", "And Ann chooses aur", "Then aur is in Ann's play", more="")
    assert (played(implied).verdict, played(written).verdict) == ("pass", "pass")
    told = [step for step in vector_of(plan_of(implied), "2.2").steps if step.text.startswith("Ann chooses")]
    assert [step.text for step in told] == ["Ann chooses yes"]


@pytest.mark.parametrize("answer", ["nothing", "no", "jit"])
def test_what_may_mean_something_else_or_fits_nothing_is_taken_at_its_word(answer: str) -> None:
    plan = plan_of(jit(f"And Ann chooses {answer}", "Then aur is in Ann's play"))
    assert [call.text for call in plan.calls if call.answers] == [f"Ann chooses {answer}"]


def test_an_answer_that_is_to_be_refused_implies_nothing() -> None:
    assert played(jit("And Ann chooses aur", "Then it is refused", "And nothing has changed")).verdict == "pass"


def test_a_scenario_about_being_asked_implies_nothing() -> None:
    text = jit("And Ann chooses aur", "Then aur is in Ann's play").replace("@clause", "@asked:6.1.4 @clause")
    assert played(text).verdict == "fail"


def test_what_fails_after_a_refused_action_goes_back_to_it() -> None:
    found = played(jit("Then aur is in Ann's play", ink=2))
    assert found.stopped is not None
    step = found.steps[found.stopped.step]
    assert (found.stopped.kind, found.stopped.code, step.status) == ("refused", "1.5.3", "failed")
    assert step.text == "When Ann plays jit for its ink cost"
    assert found.stopped.message in found.message


def test_what_fails_while_a_question_is_open_names_it_and_its_words() -> None:
    found = played(jit("Then aur is in Ann's play"))
    assert found.stopped is not None
    assert found.stopped.question is not None
    assert (found.stopped.kind, found.stopped.question.kind) == ("unanswered", "may")
    assert "Ann chooses 1 from no, yes" in found.message
    assert found.steps[found.stopped.step].text == "When Ann plays jit for its ink cost"


def test_a_step_that_speaks_of_the_refusal_is_blamed_itself() -> None:
    found = played(jit("Then it is refused by 1.5.4", ink=2))
    assert (found.stopped, found.steps[-1].status) == (None, "failed")


def question(*options: str, kind: str = "trigger", modes: tuple[str, ...] = ()) -> Decision:
    return Decision(id="1", player="Ann", kind=kind, options=options, modes=modes)


@pytest.mark.parametrize(
    ("word", "option"),
    [
        ("hei: HE'S BACK!", "hei: HE'S BACK!"),
        ("he's back", "hei: HE'S BACK!"),
        ("hei: 2", "hei: OTHER"),
        ("hei", None),
        ("BAY", "bay"),
        ("bay: WINGS", "bay"),
        ("wings", "bay"),
        ("spy: 1", "spy"),
        ("spy: 2", "spy 2"),
        ("fox", None),
    ],
)
def test_any_form_that_fits_one_ability_is_taken(word: str, option: str | None) -> None:
    asked = question("hei: HE'S BACK!", "hei: OTHER", "bay", "spy", "spy 2")
    waiting = (Waiting(player="Ann", source="bay", ability="WINGS"),)
    assert full_answer((word,), asked, waiting) == (None if option is None else (option,))


def test_a_mode_may_be_called_by_its_place_and_an_option_with_a_space() -> None:
    modes = question("draw-two", "ready", kind="option", modes=("banish", "draw-two", "ready"))
    assert [full_answer((word,), modes) for word in ("2", "Draw two", "1")] == [("draw-two",), ("draw-two",), None]
    numbers = question("1", "2", kind="option", modes=("a", "b"))
    assert full_answer(("2",), numbers) == ("2",)


@pytest.mark.parametrize("steps", ["Then aur is not in Ann's hand", "Then it is not Ann's turn", "Then Ann has won"])
def test_a_negative_fails_where_the_phrase_holds(steps: str) -> None:
    found = played(jit("And Ann chooses no", steps))
    assert found.verdict == "fail"


def test_the_suites_own_scenarios_leave_nothing_unsaid() -> None:
    unsaid = [plan.case for plan in load_suite().plans if completed(plan) != (plan,)]
    assert unsaid == []
