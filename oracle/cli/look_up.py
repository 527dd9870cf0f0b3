"""All there is to a clause or a conflict: the catalogue, wired to the rules, the scenarios and the reference."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from oracle.book.citing import cited
from oracle.cli.errors import UsageError
from oracle.cli.suite import load_checked_suite
from oracle.engines import reference_books as books
from oracle.engines.reference import ReferenceEngine
from oracle.report.clauses import console as clause_console
from oracle.report.clauses.lookup import ScenarioRef, Scenarios, find
from oracle.report.documents.shown import Ended, runs
from oracle.report.output.terminal import Terminal
from oracle.suite.phrases.calls import rows_under
from oracle.suite.plan import Plan
from oracle.suite.reading.load import Suite
from oracle.suite.run.verdict import run_plan


def show_cited(text: str, games: Sequence[str], out: Terminal, *, json: bool) -> None:
    """All that is known of a clause or statement, in each game that has it.

    Raises InputError for a name that is none, UsageError for JSON of several.
    """
    found = cited(text, games, books.catalogue)
    names = " or ".join(one.name for one in found)
    if json and len(found) > 1:
        raise UsageError(f"several games have {text}; write {names}")
    numbers = {clause.number for one in found for clause in one.clauses}
    for one in found:
        if one.statement is not None:
            numbers |= {f"{one.edition}:{one.number}", one.statement.repeats or ""} - {""}
    suite = load_checked_suite(words=tuple(f"@clause:{number}" for number in sorted(numbers)))
    for index, one in enumerate(found):
        if index:
            out.print()
        if len(found) > 1:
            out.rule(Text(books.catalogue(one.game).book.name))
        known = find(one, books.catalogue(one.game), books.homes(one.game), scenarios_by_clause(suite, one.game))
        out.json(known) if json else clause_console.show(known, out)
    if len(found) > 1:
        out.print()
        out.print(Text(f"Several games have {text}: {names} shows one of them.", "dim"))


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


def outcomes_seen(suite: Suite, game: str, numbers: Sequence[int] = ()) -> dict[str, dict[str, str]]:
    """Case → edition → how it ends on the reference, for the scenarios of these conflicts, or of all."""
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
