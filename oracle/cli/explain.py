"""`tcg-oracle explain`: explains a scenario in three lines, or step by step with the rules behind every event."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import oracle
from oracle.cli.asked import Meant, is_file, is_place, meant
from oracle.cli.errors import BUG
from oracle.cli.outputs import Outputs, file_option
from oracle.report.answers import short
from oracle.report.output.terminal import Terminal
from oracle.suite.files.kept import Kept, stamp

WORDS = Path(oracle.__file__).parent / "report"
"""Where answers are put into words."""


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

    Exit code 0: every step passes; 1: a step fails; 2: usage error.
    """
    text = " ".join(asked)
    place = is_place(text)
    outputs, out = Outputs({"--json": json}, reads=[_file(text)] if place else []), Terminal()
    named = None if place or is_file(text) else meant(text, game)
    kept = None if named is None or verbose or json is not None else _kept(named, edition or "")
    told = None if kept is None else kept.read()
    if told is None:
        # A cached answer needs neither the rules nor the phrases, so they are imported only here.
        from oracle.cli.explaining import explained

        told = explained(named or text, edition, outputs, out if verbose else None)
        if kept is not None and told.code != BUG:
            kept.write(told)
    shows = None if named is None else named.shows
    if verbose:
        short.show_others(told.line, told.lines, shows, out)
    else:
        short.show(told, shows, out)
    raise typer.Exit(outputs.code(told.code))


def _kept(named: Meant, edition: str) -> Kept[short.Told]:
    """The answer as it is cached, until the suite, the program or the code that words answers changes."""
    words = (file for part in ("answers", "tables") for file in sorted((WORDS / part).glob("*.py")))
    key = f"{named.key}\n{stamp(*words)}" if named.key is not None else None
    return Kept("answer", short.Told, key, (named.case.game, named.case.id, named.row, edition))


def _file(place: str) -> Path:
    from oracle.suite.reading.point import split_place

    return split_place(place)[0]
