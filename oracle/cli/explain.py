"""`tcg-oracle explain FILE.feature:LINE`: a scenario step by step, with the rules behind every event."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from oracle.cli.errors import BUG, FAILED, HELD, UsageError
from oracle.cli.outputs import Outputs, file_option
from oracle.cli.suite import load_checked_suite, titles
from oracle.engines import reference_books as books
from oracle.kernel.asked import Instead
from oracle.profiles import PROFILES
from oracle.report.output.files import write_json
from oracle.report.output.terminal import Terminal
from oracle.report.tables import explain_console
from oracle.suite.impact.scenarios import differing, edition_named
from oracle.suite.plan import Plan
from oracle.suite.reading.point import Pointed, scenario_at, shown_path, split_place
from oracle.suite.run.follow import Followed, Listening, follow
from oracle.suite.run.resting import resting


def explain(
    place: Annotated[
        str,
        typer.Argument(
            metavar="FILE.feature:LINE",
            help="Any line of the scenario. In an outline, the line of a row selects that row, any other the first.",
        ),
    ],
    edition: Annotated[
        str | None,
        typer.Option(help="Edition or reading to play it under; else the current one, if the scenario runs under it."),
    ] = None,
    json: Annotated[Path | None, file_option("Write everything as JSON, with the whole tables.")] = None,
) -> None:
    """Play one scenario on the reference and show, step by step, the rules applied, the events and the table.

    Exit code 0: every step holds; 1: one does not; 2: wrong use.
    """
    outputs = Outputs({"--json": json}, reads=[split_place(place)[0]])
    pointed, found = explanation(place, edition)
    out = Terminal()
    explain_console.show(found, out, _titles(found.game))
    if len(pointed.rows) > 1:
        lines = ", ".join(str(row.line) for row in pointed.rows if row is not pointed.plan)
        out.print(f"One row of {len(pointed.rows)}; the others are at lines {lines}.", style="dim")
    outputs.write("--json", lambda path: write_json(path, found))
    code = BUG if found.fault else FAILED if found.verdict in ("fail", "error") else HELD
    raise typer.Exit(outputs.code(code))


def explanation(place: str, edition: str | None = None) -> tuple[Pointed, Followed]:
    """Play the scenario at a place. Raises UsageError, InvalidWordsError, SuiteErrors."""
    file, line = split_place(place)
    pointed = scenario_at(file, line, load_checked_suite(file).plans)
    under, asked = _edition(pointed.plan, edition), books.listener(pointed.plan.game)
    engine = Listening(asked=asked)
    found = follow(pointed.plan, engine, under)

    def ends_alike(instead: Instead) -> bool:
        other = follow(pointed.plan, Listening(tells=False, asked=instead), under)
        return differing(found, other, PROFILES[found.game]) is None

    rests = resting(found.game, under, engine.rests_on, asked, ends_alike)
    return pointed, replace(found, feature=shown_path(file), conflicts=rests)


def _edition(plan: Plan, wanted: str | None) -> str:
    game = PROFILES[plan.game]
    if wanted is None:
        return game.current if game.current in plan.editions else plan.editions[0]
    meant, edition = edition_named(wanted)
    if meant is not game:
        raise UsageError(f"{wanted} is of another game; the scenario is one of {game.name}: {', '.join(game.editions)}")
    return edition


def _titles(game: str) -> Callable[[str], str]:
    return partial(titles(), game)
