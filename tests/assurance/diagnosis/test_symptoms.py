"""What a failure looks like beside the reference, on engines with one fault each."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oracle.assurance.diagnosis.symptoms import Symptom, symptom_of
from oracle.protocol.results import Deviation, StepResult
from oracle.suite.reading.load import load_suite
from oracle.suite.run.follow import Listening, follow
from oracle.suite.run.verdict import run_plan
from tests.faulty.engines import faulty_engine

PLANS = {plan.case: plan for plan in load_suite().plans}


@pytest.mark.parametrize(
    ("fault", "case", "symptom"),
    [
        ("exerted-quests", "exerted-and-locked", Symptom("accepted", "4.5.1.3", "")),
        (
            "no-choice-no-play",
            "no-legal-choice-does-nothing",
            Symptom("refused", "4.3.1", "refused by 4.1.4"),
        ),
        (
            "evasive-challenges-evasive-only",
            "evasive-bodyguard/with-evasive",
            Symptom("clause", "8.3.3", "refused by 8.6.1"),
        ),
        (
            "orders-triggers-itself",
            "trigger-goes-to-the-bag",
            Symptom("question", "7.7.4.2", ""),
        ),
        (
            "resist-against-put-damage",
            "put-damage-is-not-resisted/a-counter-put",
            Symptom("table", "1.9.2.2", "CARD"),
        ),
        (
            "dries-everybody",
            "drying-until-the-next-own-turn",
            Symptom("more", "3.3.2", "CARD"),
        ),
    ],
)
def test_the_kind_of_difference_and_the_clause_behind_it(fault: str, case: str, symptom: Symptom) -> None:
    engine, plan = faulty_engine(fault), PLANS[case]
    result = run_plan(plan, engine, "2.2", engine.initialize())
    assert result.verdict == "fail"
    found = symptom_of(result, follow(plan, Listening(), "2.2"))
    assert found == symptom


def test_words_of_a_refusal_are_alike_whatever_the_names_and_numbers() -> None:
    plan = PLANS["no-legal-choice-does-nothing"]
    engine = faulty_engine("no-choice-no-play")
    failed = run_plan(plan, engine, "2.2", engine.initialize())
    card = plan.position.cards[0].ref
    said = f"refused: {plan.position.players[0].name} has 1 ink for {card}"
    refused = Deviation(kind="reply", found="refused")
    steps = tuple(
        replace(one, actual=said, deviation=refused) if one.status == "failed" else one for one in failed.steps
    )
    found = symptom_of(replace(failed, steps=steps), follow(plan, Listening(), "2.2"))
    assert found is not None
    assert found.what == "refused: PLAYER has N ink for CARD"


def test_what_failed_at_no_step_looks_like_nothing() -> None:
    plan = PLANS["exerted-and-locked"]
    engine = faulty_engine("exerted-quests")
    result = run_plan(plan, engine, "2.2", engine.initialize())
    seen = follow(plan, Listening(), "2.2")
    assert symptom_of(replace(result, steps=()), seen) is None
    passed = StepResult(text="Given a game of Lorcana", line=1, status="passed")
    assert symptom_of(replace(result, steps=(passed,)), seen) is None
