"""`tcg-oracle conflicts`: shows the docket of open conflicts, or one conflict with its possible decisions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from oracle.cli.asked import games_named, look_for
from oracle.cli.databases import HELP, file_of
from oracle.cli.decisions import DateOption, DecisionsOption, decided_in, decisions_of
from oracle.cli.docket import open_docket, played_in, refuse_number, seen_in, stances_of
from oracle.cli.errors import HELD, UsageError
from oracle.cli.outputs import JSON, Outputs, file_option
from oracle.report.answers.console import show_untouched
from oracle.report.conflicts import console
from oracle.report.conflicts.docketed import Docketed, docketed, in_order, plainly
from oracle.report.output.terminal import Terminal
from oracle.suite.docket.entries import STANDINGS, UNDECIDED, Entry, Standing


def conflicts(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[NUMBER… | WORDS…]",
            help="Only these conflicts, or those of anything that `where` finds: a clause, a case, a ruling, a card.",
        ),
    ] = None,
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    kind: Annotated[
        list[str] | None,
        typer.Option(
            help="Only conflicts of this kind: open (left open by a document), differs (documents decide differently), "
            "words (only the wording differs), closed. Default without words: open and differs."
        ),
    ] = None,
    db: Annotated[
        str | None, typer.Option("--db", metavar="URL", help=f"Also show the engines of this history. {HELP}")
    ] = None,
    decisions: DecisionsOption = None,
    date: DateOption = None,
    verbose: Annotated[
        bool, typer.Option("--verbose", help="Show all entries in full; for one conflict, also run its scenarios.")
    ] = False,
    json: Annotated[Path | None, file_option(JSON)] = None,
) -> None:
    """Show the conflicts between the documents, and their open questions, those with the most scenarios first.

    Each entry lists the scenarios that each possible decision would change. A single conflict also shows the changes
    found by playing them, which are cached.

    Exit code 0: shown; 2: usage error.
    """
    outputs = Outputs({"--json": json}, reads=[file_of(db), *(decisions or ())])
    out, games = outputs.screen(), games_named(game)
    entries = tuple(one for one in open_docket() if one.game in games)
    asked = " ".join(words or ())
    chosen = entries if words is None else _chosen(words, game, entries)
    standing = _standings(kind) or (STANDINGS if words else UNDECIDED)
    left = [one for one in chosen if one.standing in standing]
    engines = stances_of(db, left)
    found = in_order(docketed(one, engines[one.number]) for one in left)
    if len(found) == 1:
        one = played_in(found[0], entries)
        found = (seen_in(one) if verbose or json is not None else one,)
    found = decided_in(found, decisions_of(decisions, date))
    if found:
        _show(found, out, verbose=verbose)
    elif chosen:
        console.show_nothing(out, standing, chosen)
    else:
        show_untouched(asked, out)
    outputs.json("--json", plainly(found))
    if code := outputs.code(HELD):
        raise typer.Exit(code)


def _show(found: Sequence[Docketed], out: Terminal, *, verbose: bool) -> None:
    if len(found) > 1:
        console.show_docket(found, out, full=len(found) if verbose else console.IN_FULL)
    elif verbose:
        console.show_whole(found[0], out)
    else:
        console.show_one(found[0], out)


def _standings(kinds: Sequence[str] | None) -> tuple[Standing, ...]:
    """The requested kinds of conflicts. Raises UsageError for an unknown kind."""
    for kind in kinds or ():
        if kind not in STANDINGS:
            raise UsageError(f"--kind {kind}: there is no such kind; the kinds are {', '.join(STANDINGS)}")
    return tuple(one for one in STANDINGS if one in (kinds or ()))


def _chosen(words: list[str], game: str | None, entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """The conflicts with these numbers or related to these words. Raises UsageError, InputError for unknown numbers."""
    if all(map(str.isdecimal, words)):
        numbers = {int(word[:18]) for word in words}
        for number in numbers - {one.number for one in entries}:
            refuse_number(number, games_named(game))
    else:
        asked = look_for(" ".join(words), game, first="conflict", only=("conflict",))
        numbers = {number for hit in asked.hits for number in hit.conflicts}
        cards = {hit.id for hit in asked.hits if hit.kind == "card"}
        numbers |= {one.number for one in entries if cards.intersection(one.cast)}
    return tuple(one for one in entries if one.number in numbers)
