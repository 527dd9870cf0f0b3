"""The founding documents, sentence by sentence: each is shown under its own reading, or says why it cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest
from msgspec.structs import replace

from oracle.assurance.caches import forget_results
from oracle.assurance.mutants.applying import check, function_of
from oracle.assurance.mutants.declared import Mutant, declared
from oracle.book.catalogue import Statement
from oracle.cli.look_up import scenarios_by_clause
from oracle.cli.suite import load_checked_suite
from oracle.engines import reference_books as books
from oracle.engines.games import binding
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import BREAKDOWNS
from oracle.kernel.run import Game
from oracle.protocol.messages import Action, Reply
from oracle.report.clauses.lookup import Scenarios, shown_by
from oracle.suite.plan import Plan
from oracle.suite.run.verdict import run_plan
from tests.extent import sample

DOCUMENTS = [(game, name) for game in books.PLAYED for name in books.catalogue(game).readings]
LEFT_OPEN = {"seed-guide:3-order", "1.x:5.1.2.a", "1.x:5.1.2.c-legal", "1.x:5.3.d"}
"""Statements that decide what the book leaves open, or leave open what it decides: the answer
of the current edition is one that their scenarios allow."""


def test_these_are_the_documents() -> None:
    lorcana = ["seed-4.3", "seed-chapter-4", "seed-guide", "seed-guide-2"]
    assert [name for game, name in DOCUMENTS if game == "lorcana"] == lorcana
    assert [name for game, name in DOCUMENTS if game == "altered"] == ["1.x"]


@pytest.mark.parametrize(("game", "reading"), DOCUMENTS)
def test_each_statement_has_its_clauses_and_says_how_it_stands_to_them(game: str, reading: str) -> None:
    unsaid = []
    for statement in books.catalogue(game).readings[reading].statements:
        assert statement.clauses, statement.number
        explained = statement.conflicts or statement.note or statement.reason or statement.repeats
        if statement.agrees != "yes" and not explained:
            unsaid.append(statement.number)
    assert unsaid == []


def test_a_scenario_about_a_statement_runs_under_its_document() -> None:
    astray = [
        (plan.case, clause)
        for game in books.PLAYED
        for plan in loaded(game)[0].values()
        for clause in plan.clauses
        if ":" in clause and clause.partition(":")[0] not in plan.editions
    ]
    assert astray == []


@pytest.mark.parametrize(("game", "reading"), DOCUMENTS)
def test_each_statement_that_can_be_carried_out_has_a_scenario_that_passes_under_its_reading(
    game: str, reading: str
) -> None:
    ends = {
        statement.number: [verdict(plan, reading) for plan in plans_of(game, reading, statement)]
        for statement in books.catalogue(game).readings[reading].statements
    }
    executable = {one.number for one in books.catalogue(game).readings[reading].statements if one.executable}
    assert [number for number in ends if number in executable and "pass" not in ends[number]] == []
    wrong = {number for number, own in ends.items() if not {*own} <= {"pass", "disputed", "unsupported"}}
    assert wrong == set()


@pytest.mark.parametrize(("game", "reading"), sample(DOCUMENTS, 2))
def test_for_each_statement_there_is_a_wrong_engine_that_its_own_scenarios_fail(game: str, reading: str) -> None:
    unnoticed = []
    for statement in books.catalogue(game).readings[reading].statements:
        # What says something once more has the scenarios of the first.
        if statement.executable and statement.repeats is None:
            plans = plans_of(game, reading, statement)
            if not any(notices(mutant, plans, reading) for mutant in mutants_of(game, reading, statement)):
                unnoticed.append(statement.number)
    assert unnoticed == []


@pytest.mark.parametrize(("game", "reading"), DOCUMENTS)
def test_the_book_under_the_name_of_a_document_fails_what_the_document_says_otherwise(
    game: str, reading: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    editions, current = binding(game).editions, books.catalogue(game).book.edition
    monkeypatch.setitem(editions, reading, replace(editions[current], name=reading))
    forget_results()
    passing = {
        statement.repeats or f"{reading}:{statement.number}"
        for statement in books.catalogue(game).readings[reading].statements
        if statement.executable
        and statement.agrees == "outcome"
        and not any(verdict(plan, reading) in ("fail", "error") for plan in plans_of(game, reading, statement))
    }
    forget_results()
    assert passing <= LEFT_OPEN


@pytest.mark.parametrize(("game", "reading"), sample(DOCUMENTS, 2))
def test_where_documents_do_not_part_each_reply_is_for_the_reason_it_has_in_the_book(game: str, reading: str) -> None:
    """A scenario whose step another rule of a document refuses shows nothing of what it is about there."""
    current = books.catalogue(game).book.edition
    parted = {}
    for plan in loaded(game)[0].values():
        alike = not any(call.text == "by reading" for call in plan.calls)
        if alike and {reading, current} <= {*plan.editions}:
            own, book = replies(plan, reading), replies(plan, current)
            if own != book:
                parted[plan.case] = (own, book)
    assert parted == {}


# --- scenarios and wrong engines --------------------------------------------------------------------------


@cache
def loaded(game: str) -> tuple[dict[str, Plan], Scenarios]:
    """The scenarios of a game, by case and by clause."""
    suite = load_checked_suite()
    return {plan.case: plan for plan in suite.plans if plan.game == game}, scenarios_by_clause(suite, game)


def plans_of(game: str, reading: str, statement: Statement) -> list[Plan]:
    """The scenarios about a statement that run under its reading."""
    plans, scenarios = loaded(game)
    return [plans[one.case] for one in shown_by(reading, statement, scenarios)]


def verdict(plan: Plan, reading: str) -> str:
    engine = ReferenceEngine()
    return run_plan(plan, engine, reading, engine.initialize()).verdict


class Noting(ReferenceEngine):
    """The reference, keeping what it replied, and by which clause."""

    def __init__(self) -> None:
        super().__init__()
        self.replies: list[tuple[str, str]] = []

    def act(self, player: str, action: Action) -> Reply:
        return self._noted(super().act(player, action))

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        return self._noted(super().decide(player, decision, answer))

    def _noted(self, reply: Reply) -> Reply:
        self.replies.append((reply.status, reply.code))
        return reply


def replies(plan: Plan, edition: str) -> list[tuple[str, str]]:
    engine = Noting()
    run_plan(plan, engine, edition, engine.initialize())
    return engine.replies


def mutants_of(game: str, reading: str, statement: Statement) -> list[Mutant]:
    """Wrong rules of the statement's own, where there are any, else of its clauses."""
    name = f"{reading}:{statement.number}"
    known = [mutant for mutant in declared(game) if not mutant.equivalent]
    own = [mutant for mutant in known if name in mutant.clauses]
    return own or [mutant for mutant in known if {*mutant.clauses} & {*statement.clauses}]


def notices(mutant: Mutant, scenarios: list[Plan], reading: str) -> bool:
    """Whether a scenario fails on the reference with this rule broken. A breakdown is no failure."""
    with broken(mutant):
        for plan in scenarios:
            try:
                if verdict(plan, reading) == "fail":
                    return True
            except BREAKDOWNS:
                continue
    return False


@contextmanager
def broken(mutant: Mutant) -> Iterator[None]:
    """The reference of this process with one rule broken, for a while."""
    function, keeps = function_of(mutant), Game.keeps
    code = function.__code__
    function.__code__ = check(mutant)
    Game.keeps = False
    forget_results()
    try:
        yield
    finally:
        function.__code__ = code
        Game.keeps = keeps
        forget_results()
