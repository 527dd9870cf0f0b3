"""Looks up a clause or a conflict in the catalogue, the rules, the scenarios and the reference."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from oracle.book.citing import Cited, cited
from oracle.cli.errors import UsageError
from oracle.cli.suite import load_checked_suite
from oracle.engines import reference_books as books
from oracle.engines.reference import ReferenceEngine
from oracle.report.clauses import console as clause_console
from oracle.report.clauses.lookup import Found, ScenarioRef, Scenarios, find
from oracle.report.documents.shown import Ended, runs
from oracle.report.output.terminal import Terminal
from oracle.suite.phrases.calls import rows_under
from oracle.suite.plan import Plan
from oracle.suite.reading.load import Suite
from oracle.suite.run.verdict import run_plan


def show_cited(text: str, games: Sequence[str], out: Terminal) -> None:
    """Show everything about a clause or statement, in each game that has it. Raises InputError for an unknown name."""
    found = _looked_up(text, games)
    for index, (one, known) in enumerate(found):
        if index:
            out.print()
        if len(found) > 1:
            out.rule(Text(books.catalogue(one.game).book.name))
        clause_console.show(known, out)
    if len(found) > 1:
        out.print()
        out.print(Text(f"Several games have {text}: {_names(found)} shows one of them.", "dim"))


def the_one_cited(text: str, games: Sequence[str]) -> Found:
    """Everything about a clause or statement. Raises InputError for an unknown name, UsageError if several games have
    it.
    """
    found = _looked_up(text, games)
    if len(found) > 1:
        raise UsageError(f"several games have {text}; write {_names(found)}")
    return found[0][1]


def _names(found: Sequence[tuple[Cited, Found]]) -> str:
    return " or ".join(one.name for one, _ in found)


def _looked_up(text: str, games: Sequence[str]) -> list[tuple[Cited, Found]]:
    found = cited(text, games, books.catalogue)
    numbers = {clause.number for one in found for clause in one.clauses}
    for one in found:
        if one.statement is not None:
            numbers |= {f"{one.edition}:{one.number}", one.statement.repeats or ""} - {""}
    suite = load_checked_suite(words=tuple(f"@clause:{number}" for number in sorted(numbers)))
    return [
        (one, find(one, books.catalogue(one.game), books.homes(one.game), scenarios_by_clause(suite, one.game)))
        for one in found
    ]


def scenarios_by_clause(suite: Suite, game: str) -> dict[str, list[ScenarioRef]]:
    """Clause or `reading:number` → a game's scenarios with this tag, by feature and line."""
    found: dict[str, list[ScenarioRef]] = {}
    for plan in suite.plans:
        if plan.game == game:
            place = f"features/{plan.feature}:{plan.line}"
            ref = ScenarioRef(plan.case, plan.scenario, place, plan.open_questions, plan.editions)
            for clause in plan.clauses:
                found.setdefault(clause, []).append(ref)
    return found


def outcomes_seen(suite: Suite, game: str, numbers: Sequence[int] = ()) -> dict[str, dict[str, str]]:
    """Case → edition → its outcome on the reference, for the scenarios of these conflicts, or of all."""
    wanted = {str(number) for number in numbers}
    engine = ReferenceEngine()
    info = engine.initialize()
    seen: dict[str, dict[str, str]] = {}
    for plan in suite.plans:
        if plan.game == game and plan.conflicts and not (wanted and wanted.isdisjoint(plan.conflicts)):
            for edition in plan.editions:
                result = run_plan(plan, engine, edition, info)
                held = result.verdict == "pass"
                words = _outcome(plan, edition) if held else f"{result.verdict}: {result.message}"
                seen.setdefault(plan.case, {})[edition] = words
    return seen


def statements_seen(suite: Suite, game: str, scenarios: Scenarios) -> dict[tuple[str, str], Ended]:
    """Case and reading → its outcome on the reference, for the scenarios about statements of documents."""
    engine = ReferenceEngine()
    info = engine.initialize()
    plans = {plan.case: plan for plan in suite.plans if plan.game == game}
    return {
        (case, reading): Ended(
            verdict=run_plan(plans[case], engine, reading, info).verdict, outcome="; ".join(_rows(plans[case], reading))
        )
        for case, reading in runs(books.catalogue(game), scenarios)
    }


def _outcome(plan: Plan, edition: str) -> str:
    """The outcome under an edition: the rows of its tables `by reading`, or else the last step."""
    return "; ".join(_rows(plan, edition)) or plan.calls[-1].text


def _rows(plan: Plan, edition: str) -> list[str]:
    """The rows for an edition in a scenario's tables `by reading`."""
    return [text for call in plan.calls if call.text == "by reading" for text in rows_under(call, edition)]
