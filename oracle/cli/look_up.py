"""`tcg-oracle where` and `tcg-oracle conflicts`: the catalogue, wired to the rules, the scenarios and the reference."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from oracle.cli import conflicts as conflict_register
from oracle.cli import where as clause_lookup
from oracle.cli.errors import UsageError
from oracle.cli.suite import load_checked_suite
from oracle.cli.where import ScenarioRef
from oracle.engines import reference_books as books
from oracle.engines.reference import ReferenceEngine
from oracle.suite.calls import rows_under
from oracle.suite.load import Suite
from oracle.suite.plan import Plan
from oracle.suite.run import run_plan


def where(
    clause: Annotated[str, typer.Argument(help="4.3.2.2, lorcana/2.1:4.6.6.1, or a statement: lorcana/seed-guide:4.")],
    game: Annotated[str, typer.Option(help="The game, where the clause does not say it.")] = "lorcana",
    json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False,
) -> None:
    """What is known of a clause: what it says, its code, its scenarios, its sources, its conflicts."""
    named = clause.partition("/")[0] if "/" in clause else game
    _check_game(named)
    scenarios = _scenarios(load_checked_suite(), named)
    clause_lookup.where(clause, books.catalogue(named), books.homes(named), scenarios, Console(), as_json=json)


def conflicts(
    number: Annotated[list[int] | None, typer.Argument(help="Only these conflicts.")] = None,
    game: Annotated[str, typer.Option(help="The game.")] = "lorcana",
    json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False,
) -> None:
    """Where the documents disagree: what each says, and how its scenarios end under each reading, run now."""
    _check_game(game)
    seen = outcomes_seen(load_checked_suite(), game)
    conflict_register.conflicts(books.catalogue(game), Console(), numbers=number or (), seen=seen, as_json=json)


def _check_game(game: str) -> None:
    if game not in books.PLAYED:
        raise UsageError(f"there is no game {game}; known: {', '.join(books.PLAYED)}")


def _scenarios(suite: Suite, game: str) -> dict[str, list[ScenarioRef]]:
    found: dict[str, list[ScenarioRef]] = {}
    for plan in suite.plans:
        if plan.game == game:
            ref = ScenarioRef(plan.case, plan.scenario, f"features/{plan.feature}:{plan.line}")
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


def _outcome(plan: Plan, edition: str) -> str:
    """What held under an edition: the rows of its tables `by reading`, or the last step."""
    rows = [text for call in plan.calls if call.text == "by reading" for text in rows_under(call, edition)]
    return "; ".join(rows) or plan.calls[-1].text
