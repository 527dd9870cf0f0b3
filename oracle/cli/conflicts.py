"""`tcg-oracle conflicts`: the docket of what is open, and one conflict with what each way to decide it changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from oracle.cli.asked import games_named, look_for
from oracle.cli.databases import HELP
from oracle.cli.docket import open_docket, played_in, refuse_number, seen_in, stances_of
from oracle.cli.errors import UsageError
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
            help="Only these conflicts, or those that touch what `where` finds: a clause, a case, a ruling, a card.",
        ),
    ] = None,
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    kind: Annotated[
        list[str] | None,
        typer.Option(
            help="Only those that stand so: open (a document leaves it open), differs (documents decide it "
            "differently), words (in words only), closed. Without words: open and differs."
        ),
    ] = None,
    db: Annotated[
        str | None, typer.Option("--db", metavar="URL", help=f"Show what the engines of this history do. {HELP}")
    ] = None,
    verbose: Annotated[
        bool, typer.Option("--verbose", help="All entries in full; of one conflict everything, its scenarios run now.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
) -> None:
    """Show where the documents disagree and what is open; those that touch the most scenarios first.

    With each stands what every way to decide it changes, as scenarios are written; of one conflict also what changes
    as they are played, which is kept.
    """
    out, games = Terminal(), games_named(game)
    entries = tuple(one for one in open_docket() if one.game in games)
    asked = " ".join(words or ())
    chosen = entries if words is None else _chosen(words, game, entries)
    standing = _standings(kind) or (STANDINGS if words else UNDECIDED)
    left = [one for one in chosen if one.standing in standing]
    engines = stances_of(db, left)
    found = in_order(docketed(one, engines[one.number]) for one in left)
    if len(found) == 1:
        one = played_in(found[0], entries)
        found = (seen_in(one) if verbose or json else one,)
    if json:
        out.json(plainly(found))
    elif found:
        _show(found, out, verbose=verbose)
    elif chosen:
        console.show_nothing(out, standing, chosen)
    else:
        show_untouched(asked, out)


def _show(found: Sequence[Docketed], out: Terminal, *, verbose: bool) -> None:
    if len(found) > 1:
        console.show_docket(found, out, full=len(found) if verbose else console.IN_FULL)
    elif verbose:
        console.show_whole(found[0], out)
    else:
        console.show_one(found[0], out)


def _standings(kinds: Sequence[str] | None) -> tuple[Standing, ...]:
    """The ways to stand that are meant. Raises UsageError for what is none."""
    for kind in kinds or ():
        if kind not in STANDINGS:
            raise UsageError(f"--kind {kind}: there is no such kind; known: {', '.join(STANDINGS)}")
    return tuple(one for one in STANDINGS if one in (kinds or ()))


def _chosen(words: list[str], game: str | None, entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """The conflicts that are meant, or that touch what is. Raises UsageError, InputError for a number of none."""
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
