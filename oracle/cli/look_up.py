"""`tcg-oracle where` and `tcg-oracle conflicts`: the catalogue, wired to the rules, the scenarios and the reference."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from oracle.book.citing import cited
from oracle.cli.errors import UsageError
from oracle.cli.suite import load_checked_suite
from oracle.engines import reference_books as books
from oracle.engines.reference import ReferenceEngine
from oracle.report.clauses import console as clause_console
from oracle.report.clauses.lookup import ScenarioRef, Scenarios, find
from oracle.report.conflicts import console as conflict_console
from oracle.report.conflicts.register import collect
from oracle.report.documents.shown import Ended, runs
from oracle.report.output.terminal import Terminal
from oracle.suite.phrases.calls import rows_under
from oracle.suite.plan import Plan
from oracle.suite.reading.load import Suite
from oracle.suite.run.verdict import run_plan

CLAUSE = "4.3.2.2, altered/5.1.2.e, lorcana/2.1:4.6.6.1, or a statement of a document: lorcana/seed-guide:4."


def where(
    clause: Annotated[str, typer.Argument(help=CLAUSE)],
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False,
) -> None:
    """Show what is known about a clause: what it says, its code, its scenarios, its sources, its conflicts.

    A bare number that several games have is looked up in each of them.
    """
    found = cited(clause, _games(game), books.catalogue)
    names = " or ".join(one.name for one in found)
    if json and len(found) > 1:
        raise UsageError(f"several games have {clause}; write {names}")
    numbers = {clause.number for one in found for clause in one.clauses}
    for one in found:
        if one.statement is not None:
            numbers |= {f"{one.edition}:{one.number}", one.statement.repeats or ""} - {""}
    suite, console = load_checked_suite(words=tuple(f"@clause:{number}" for number in sorted(numbers))), Terminal()
    for index, one in enumerate(found):
        if index:
            console.print()
        if len(found) > 1:
            console.rule(Text(books.catalogue(one.game).book.name))
        known = find(one, books.catalogue(one.game), books.homes(one.game), scenarios_by_clause(suite, one.game))
        console.json(known) if json else clause_console.show(known, console)
    if len(found) > 1:
        console.print()
        console.print(Text(f"Several games have {clause}: {names} shows one of them.", "dim"))


def conflicts(
    number: Annotated[list[int] | None, typer.Argument(help="Only these conflicts.")] = None,
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False,
) -> None:
    """Show where the documents disagree: what each says, and how the scenarios of the conflict end when run now."""
    suite = load_checked_suite()
    catalogues = {name: books.catalogue(name) for name in _games(game)}
    seen = {name: outcomes_seen(suite, name) for name in catalogues}
    found, console = collect(catalogues, numbers=number or (), seen=seen), Terminal()
    console.json(found) if json else conflict_console.show(found, console)


def _games(game: str | None) -> tuple[str, ...]:
    """The games to look in, by what the user says of it."""
    if game is None:
        return books.PLAYED
    named = [known for known in books.PLAYED if game in (known, books.catalogue(known).book.name)]
    if not named:
        raise UsageError(f"there is no game {game}; known: {', '.join(books.PLAYED)}")
    return tuple(named)


def scenarios_by_clause(suite: Suite, game: str) -> dict[str, list[ScenarioRef]]:
    """Clause, or `reading:number`, → the scenarios of a game that are tagged with it, by feature and line."""
    found: dict[str, list[ScenarioRef]] = {}
    for plan in suite.plans:
        if plan.game == game:
            place = f"features/{plan.feature}:{plan.line}"
            ref = ScenarioRef(plan.case, plan.scenario, place, plan.open_questions, plan.editions)
            for clause in plan.clauses:
                found.setdefault(clause, []).append(ref)
    return found


def outcomes_seen(suite: Suite, game: str) -> dict[str, dict[str, str]]:
    """Case → edition → how it ends on the reference, for the scenarios of conflicts."""
    engine = ReferenceEngine()
    info = engine.initialize()
    seen: dict[str, dict[str, str]] = {}
    for plan in suite.plans:
        if plan.game == game and plan.conflicts:
            for edition in plan.editions:
                result = run_plan(plan, engine, edition, info)
                held = result.verdict == "pass"
                words = _outcome(plan, edition) if held else f"{result.verdict}: {result.message}"
                seen.setdefault(plan.case, {})[edition] = words
    return seen


def statements_seen(suite: Suite, game: str, scenarios: Scenarios) -> dict[tuple[str, str], Ended]:
    """Case and reading → how it ends on the reference, for the scenarios about statements of documents."""
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
    """What held under an edition: the rows of its tables `by reading`, or the last step."""
    return "; ".join(_rows(plan, edition)) or plan.calls[-1].text


def _rows(plan: Plan, edition: str) -> list[str]:
    """The rows of a scenario's tables `by reading` that are meant for an edition."""
    return [text for call in plan.calls if call.text == "by reading" for text in rows_under(call, edition)]
