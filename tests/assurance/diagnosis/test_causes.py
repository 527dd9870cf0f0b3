"""Failures by cause: every failure has one, and the clause that is broken is the one that is blamed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from oracle.assurance.diagnosis import evidence, unexplained
from oracle.assurance.diagnosis.causes import causes_of
from oracle.assurance.faults.dictionary import Dictionary, Fault, Rows, Sign
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.results import (
    Cause,
    Deviation,
    DeviationKind,
    Expectation,
    Looks,
    Otherwise,
    Report,
    Result,
    StepResult,
    Unlike,
    Verdict,
)
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import Selection
from oracle.suite.runner import run_suite
from tests.faulty.lorcana.faults import FAULTS


def result(case: str, *clauses: str, verdict: Verdict = "fail", fault: str = "", message: str = "") -> Result:
    return Result(
        case=case, feature="a.feature", scenario=case, line=1, game="lorcana", edition="2.2", clauses=clauses,
        verdict=verdict, fault=fault, message=message,
    )  # fmt: skip


def names(causes: Sequence[Cause]) -> list[tuple[str, str, int]]:
    return [(cause.kind, cause.name, len(cause.results)) for cause in causes]


def test_the_clause_that_only_failures_share_is_blamed_before_one_that_passes_have_too() -> None:
    results = [
        *(result(f"pass-{n}", "4.3.2", verdict="pass") for n in range(9)),
        result("one", "4.3.2", "8.8.1"),
        result("two", "4.3.2", "8.8.1"),
        result("three", "4.3.2"),
    ]
    assert names(causes_of(results, ())) == [("clause", "8.8.1", 2), ("clause", "4.3.2", 1)]


def test_faults_go_by_their_kind_and_set_ups_by_their_field() -> None:
    unlike = Unlike(what="doc", field="zone", sent="play", shown="hand")
    results = [
        result("one", "4.3.2", verdict="error", fault="crash", message="crash: it ended"),
        result("two", "4.3.3", verdict="error", fault="crash", message="crash: it ended"),
        replace(result("three", "4.3.2", verdict="error", fault="set-up"), unlike=unlike),
    ]
    found = causes_of(results, ())
    assert names(found) == [("fault", "crash", 2), ("set-up", "zone", 1)]
    assert [cause.stage for cause in found] == ["protocol", "set-up"]


def test_what_a_baseline_expects_and_what_passed_has_no_cause() -> None:
    expected = Expectation(standing="expected", verdict="fail")
    results = [
        result("one", "4.3.2", verdict="pass"),
        Result(
            **{**{f: getattr(result("two", "4.3.2"), f) for f in Result.__struct_fields__}, "expectation": expected}
        ),
        result("three", "4.3.2", verdict="unsupported"),
        result("four", "4.3.2", verdict="disputed"),
    ]
    assert causes_of(results, ()) == ()


def test_what_wavers_is_a_cause_of_its_own() -> None:
    results = [
        result("one", "4.3.2"),
        replace(result("two", "4.3.2"), flaky=True),
        replace(result("three", "8.8.1"), flaky=True),
    ]
    assert names(causes_of(results, ())) == [("fault", "flaky", 2), ("clause", "4.3.2", 1)]


def test_a_question_is_told_from_a_rule() -> None:
    step = StepResult(
        text="Then it is", line=3, status="failed", expected="Ann is asked", actual="nobody is asked",
        deviation=Deviation(kind="question"),
    )  # fmt: skip
    asked = replace(result("one", "1.1"), steps=(step,))
    (cause,) = causes_of([asked], ())
    assert (cause.stage, cause.says) == ("question", "expected Ann is asked; got nobody is asked")


DRYING = {"1.7.5", "5.1.1.11"}
"""What the book says of drying characters it says twice."""


@pytest.fixture(scope="module")
def plans() -> tuple[Plan, ...]:
    return tuple(plan for plan in load_suite().plans if plan.game == "lorcana")


@pytest.mark.parametrize(
    ("faults", "clauses"),
    [
        (["resist-in-challenges-only"], [{"8.8.1"}]),
        (["bodyguard-ignored", "resist-in-challenges-only", "drying-quests"], [{"8.3.3"}, {"8.8.1"}, DRYING]),
    ],
)
def test_the_broken_clause_is_named_and_every_failure_counted(
    faults: list[str], clauses: list[set[str]], plans: tuple[Plan, ...]
) -> None:
    overrides = {rule: function for fault in faults for rule, function in FAULTS[fault].items()}
    engine = ReferenceEngine(overrides={"lorcana": overrides})
    report = run_suite(plans, engine, Selection(game="lorcana"))
    found = causes_of(report.results, plans)
    counted = [one for cause in found for one in cause.results]
    assert len(counted) == len(set(counted)) == report.summary["fail"] + report.summary["error"]
    named = {clause for cause in found[: len(faults) + 1] for clause in cause.clauses}
    assert all(any_of & named for any_of in clauses)


def test_what_one_broken_rule_makes_fail_is_put_together_though_the_tags_differ(plans: tuple[Plan, ...]) -> None:
    some = [plan for plan in plans if "2.2" in plan.editions][::10]
    known = {plan.case: plan for plan in some}
    passing = [result(plan.case, *plan.clauses, verdict="pass") for plan in some]
    reference = evidence.Reference(passing, known)
    results = [replace(one, verdict="fail") if "check_evasive" in reference.at_work(one) else one for one in passing]
    failed = [one for one in results if one.verdict == "fail"]
    assert not set.intersection(*({*one.clauses} for one in failed))
    (cause,) = causes_of(results, some, dictionaries={})
    assert cause.results == tuple(sorted(f"{one.case} (2.2)" for one in failed))


@pytest.fixture(scope="module")
def two_broken(plans: tuple[Plan, ...]) -> Report:
    overrides = FAULTS["bodyguard-ignored"] | FAULTS["drying-quests"]
    return run_suite(plans, ReferenceEngine(overrides={"lorcana": overrides}), Selection(game="lorcana"))


def test_failures_of_two_broken_rules_stay_apart(two_broken: Report, plans: tuple[Plan, ...]) -> None:
    guards, drying = causes_of(two_broken.results, plans)
    assert (guards.kind, drying.kind) == ("known", "known")
    assert "8.3.3" in guards.clauses
    assert DRYING & {*drying.clauses}


def test_without_a_dictionary_they_stay_apart_too(two_broken: Report, plans: tuple[Plan, ...]) -> None:
    guards, drying = causes_of(two_broken.results, plans, dictionaries={})
    assert guards.name == "8.3.3"
    assert DRYING & {*drying.clauses}
    assert guards.known is drying.known is None


def failing(plan: Plan, kind: DeviationKind = "reply") -> Result:
    """How the scenario fails at its first When step, by one clause."""
    passed = [StepResult(text="Given", line=1, status="passed") for _ in plan.given]
    failed = StepResult(text="When", line=2, status="failed", deviation=Deviation(kind=kind, found="accepted"))
    return replace(result(plan.case, "4.3.2"), steps=(*passed, failed))


def free_of_charge(plans: Sequence[Plan], failing: Sequence[Plan]) -> Dictionary:
    """A dictionary of some scenarios with one fault, which some of them show."""
    accepted = {"cheap": Sign(0, "reply", (), "accepted")}
    return Dictionary(
        game="lorcana",
        edition="2.2",
        mutants={"cheap": Fault("", ("4.3.2",), "nothing is paid")},
        cases={plan.case: Rows("", accepted if plan in failing else {}) for plan in plans},
    )


def test_a_known_fault_is_only_resembled_where_much_else_fails_of_its_clauses(plans: tuple[Plan, ...]) -> None:
    some = [plan for plan in plans if "2.2" in plan.editions][:8]
    known = free_of_charge(some, some[:4])
    own, others = [failing(plan) for plan in some[:4]], [failing(plan, "question") for plan in some[4:]]
    (cause,) = causes_of(own, some, dictionaries={"lorcana": known})
    assert (cause.kind, cause.name) == ("known", "cheap")
    found = causes_of([*own, *others], some, dictionaries={"lorcana": known})
    assert {one.kind for one in found} == {"clause"}
    assert "cheap" in {one.known.name for one in found if one.known is not None}


def test_cases_that_a_known_fault_does_not_fail_are_not_put_to_it(plans: tuple[Plan, ...]) -> None:
    """They look like those that it fails, and another clause is tagged."""
    some = [plan for plan in plans if "2.2" in plan.editions][:8]
    known = free_of_charge(some, some[:6])
    own, others = [failing(plan) for plan in some[:6]], [failing(plan) for plan in some[6:]]
    others = [replace(one, clauses=("8.8.1",)) for one in others]
    found = causes_of([*own, *others], some, dictionaries={"lorcana": known})
    assert names(found) == [("known", "cheap", 6), ("clause", "8.8.1", 2)]


def test_groups_of_one_look_are_told_what_they_look_like(plans: tuple[Plan, ...]) -> None:
    engine = ReferenceEngine(overrides={"lorcana": FAULTS["pays-what-it-can"]})
    some = [plan for plan in plans if "1.5.3" in plan.clauses or "4.3.6" in plan.clauses]
    report = run_suite(some, engine, Selection(game="lorcana"))
    found = causes_of(report.results, some)
    assert sum(len(cause.results) for cause in found) == report.summary["fail"]
    assert found[0].looks == Looks("accepted", "1.5.3")


def test_of_too_many_failures_some_go_by_their_tags(
    two_broken: Report, plans: tuple[Plan, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unexplained, "MOST_FOLLOWED", 3)
    found = causes_of(two_broken.results, plans, dictionaries={})
    assert sum(len(cause.results) for cause in found) == two_broken.summary["fail"] > 3
    assert found[0].name == "8.3.3"


def test_a_printed_card_behind_many_failures_is_blamed(plans: tuple[Plan, ...]) -> None:
    name = "Lythos - Rock Titan"
    results = [
        result(plan.case, *plan.clauses, verdict="fail" if any(c.card == name for c in plan.position.cards) else "pass")
        for plan in plans
    ]
    failed = sum(one.verdict == "fail" for one in results)
    assert failed >= evidence.LEAST_OF_CARD
    assert names(causes_of(results, plans)) == [("card", name, failed)]


def test_a_printed_card_that_others_can_stand_in_for_is_blamed_after_two_failures(plans: tuple[Plan, ...]) -> None:
    """Two failures say little of a card, unless both scenarios pass with another one in its role."""
    names_of = {plan.case: {card.card for card in plan.position.cards} - plan.definitions.keys() for plan in plans}
    shared = Counter(name for cards in names_of.values() for name in cards)
    name = next(name for name, count in sorted(shared.items(), key=str) if count == evidence.LEAST_DOUBTED)
    passes = Otherwise(cast={"a role": "another card"}, without=(name or "",), verdict="pass")
    found = []
    for otherwise in ((), (passes,)):
        results = [
            replace(result(plan.case, *plan.clauses), cast={"a role": name}, otherwise=otherwise)
            if name in names_of[plan.case]
            else result(plan.case, *plan.clauses, verdict="pass")
            for plan in plans
        ]
        found.append(names(causes_of(results, plans)))
    assert found[0][0][0] == "clause"
    assert found[1] == [("card", name, evidence.LEAST_DOUBTED)]


def test_a_card_without_which_a_scenario_fails_too_is_not_blamed(plans: tuple[Plan, ...]) -> None:
    """Many failures speak against a card, until each is tried with another one in its role."""
    names_of = {plan.case: {card.card for card in plan.position.cards} - plan.definitions.keys() for plan in plans}
    shared = Counter(name for cards in names_of.values() for name in cards)
    name = next(name for name, count in sorted(shared.items(), key=str) if count >= evidence.LEAST_OF_CARD)
    found = []
    for verdict in ("pass", "fail"):
        other = Otherwise(cast={name or "": "another card"}, without=(name or "",), verdict=verdict)
        results = [
            replace(result(plan.case, *plan.clauses), otherwise=(other,))
            if name in names_of[plan.case]
            else result(plan.case, *plan.clauses, verdict="pass")
            for plan in plans
        ]
        found.append(names(causes_of(results, plans)))
    assert [kind for kind, *_ in found[0]] == ["card"]
    assert "card" not in [kind for kind, *_ in found[1]]
