"""`tcg-oracle explain`: explains a scenario in three lines, or step by step with the rules behind every event."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oracle.cli import kept
from oracle.cli.asked import is_file, is_place, meant
from oracle.cli.errors import BUG
from oracle.cli.outputs import Outputs, file_option
from oracle.report.answers import short
from oracle.report.output.terminal import Terminal


def explain(
    asked: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE.feature:LINE | WORDS…",
            help="Any line of a scenario (in an outline, the line of a row names that row, any other the first), or "
            "anything that `where` finds: a case, a ruling, a clause, a card, words.",
        ),
    ],
    game: Annotated[str | None, typer.Option(help="Look for words in this game only.")] = None,
    edition: Annotated[
        str | None,
        typer.Option(help="Edition or reading to play under; default: the current one, if the scenario includes it."),
    ] = None,
    verbose: Annotated[
        bool, typer.Option("--verbose", help="Show every step: the rules applied, the events, the table.")
    ] = False,
    json: Annotated[Path | None, file_option("Write everything as JSON, with the whole tables.")] = None,
) -> None:
    """Play a scenario on the reference; show the verdict, the deciding clause, and the open conflict it rests on.

    Exit code 0: every step passes; 1: a step fails; 2: wrong use.
    """
    text = " ".join(asked)
    place = is_place(text)
    outputs, out = Outputs({"--json": json}, reads=[_file(text)] if place else []), Terminal()
    named = None if place or is_file(text) else meant(text, game)
    name = () if named is None else ("explain", named.case.game, named.case.id, named.row, edition or "")
    told = kept.read(named.key, name, short.Told) if named is not None and not verbose and json is None else None
    if told is None:
        # A cached answer needs neither the rules nor the phrases, so they are imported only here.
        from oracle.cli.explaining import explained

        told = explained(named or text, edition, outputs, out if verbose else None)
        if named is not None and told.code != BUG:
            kept.write(named.key, name, told)
    shows = None if named is None else named.shows
    if verbose:
        short.show_others(told.line, told.lines, shows, out)
    else:
        short.show(told, shows, out)
    raise typer.Exit(outputs.code(told.code))


def _file(place: str) -> Path:
    from oracle.suite.reading.point import split_place

    return split_place(place)[0]
