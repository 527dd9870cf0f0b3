"""`tcg-oracle explain`: a scenario in three lines, or step by step with the rules behind every event."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from oracle.cli.asked import Chosen, chosen, is_place
from oracle.cli.errors import BUG, FAILED, HELD, UsageError
from oracle.cli.outputs import Outputs, file_option
from oracle.cli.suite import titles
from oracle.engines import reference_books as books
from oracle.kernel.asked import Instead
from oracle.profiles import PROFILES
from oracle.report.answers import played as short
from oracle.report.output.files import write_json
from oracle.report.output.terminal import Terminal
from oracle.report.tables import explain_console
from oracle.suite.impact.scenarios import differing, edition_named
from oracle.suite.plan import Plan
from oracle.suite.reading.point import shown_path, split_place
from oracle.suite.run.follow import Followed, Listening, follow
from oracle.suite.run.resting import resting


def explain(
    asked: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE.feature:LINE | WORDS…",
            help="Any line of a scenario (of an outline, the line of a row is that row, any other the first), or "
            "whatever `where` finds: a case, a ruling, a clause, a card, words.",
        ),
    ],
    game: Annotated[str | None, typer.Option(help="Look for words in this game only.")] = None,
    edition: Annotated[
        str | None,
        typer.Option(help="Edition or reading to play it under; else the current one, if the scenario runs under it."),
    ] = None,
    verbose: Annotated[
        bool, typer.Option("--verbose", help="Show every step: the rules applied, the events, the table.")
    ] = False,
    json: Annotated[Path | None, file_option("Write everything as JSON, with the whole tables.")] = None,
) -> None:
    """Play a scenario on the reference: the verdict, the clause that decides, the open conflict it rests on.

    Exit code 0: every step holds; 1: one does not; 2: wrong use.
    """
    text = " ".join(asked)
    outputs = Outputs({"--json": json}, reads=[split_place(text)[0]] if is_place(text) else [])
    meant = chosen(text, game)
    found, out = explanation(meant, edition), Terminal()
    if verbose:
        explain_console.show(found, out, _titles(found.game))
    else:
        short.show(found, books.catalogue(found.game), out)
    short.show_others(meant.plan, meant.rows, meant.shows, out)
    outputs.write("--json", lambda path: write_json(path, found))
    code = BUG if found.fault else FAILED if found.verdict in ("fail", "error") else HELD
    raise typer.Exit(outputs.code(code))


def explanation(meant: Chosen, edition: str | None = None) -> Followed:
    """Play a scenario. Raises UsageError, InvalidWordsError."""
    plan = meant.plan
    under, asked = _edition(plan, edition), books.listener(plan.game)
    engine = Listening(asked=asked)
    found = follow(plan, engine, under)

    def ends_alike(instead: Instead) -> bool:
        other = follow(plan, Listening(tells=False, asked=instead), under)
        return differing(found, other, PROFILES[found.game]) is None

    rests = resting(found.game, under, engine.rests_on, asked, ends_alike)
    return replace(found, feature=shown_path(meant.file), conflicts=rests)


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
