"""`tcg-oracle conflicts`: where the documents disagree, as a list, one in a few lines, or all there is to it."""

from __future__ import annotations

from typing import Annotated

import typer

from oracle.cli.asked import Asked, games_named, look_for, the_index
from oracle.report.answers import console
from oracle.report.output.terminal import Terminal
from oracle.suite.search.hits import Hit


def conflicts(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[NUMBER… | WORDS…]",
            help="Only these conflicts, or those that touch what `where` finds: a clause, a case, a ruling, a card.",
        ),
    ] = None,
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    verbose: Annotated[
        bool,
        typer.Option("--verbose", help="What each document says, and how the scenarios of the conflict end, run now."),
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
) -> None:
    """Show where the documents disagree and what is open; those that touch the most scenarios first."""
    out, games = Terminal(), games_named(game)
    asked = None if not words else _asked(words, game)
    found = None if asked is None else _touching(asked)
    if json or verbose:
        from oracle.cli.look_up import show_conflicts

        numbers = words if words and all(map(str.isdecimal, words)) else [hit.id for hit in found or ()]
        if words is None or numbers:
            show_conflicts([int(number) for number in numbers], games, out, json=json)
        else:
            console.show_untouched(" ".join(words), out)
        return
    if found is None:
        listed = [hit for hit in the_index().of("conflict", games) if hit.open]
        console.show_hits(sorted(listed, key=lambda hit: -len(hit.cases)), out)
        console.show_how(out)
    elif asked is not None and len(found) == 1:
        cases = asked.related("scenario", found[0], found[0].cases)
        clauses = asked.related("clause", found[0], found[0].clauses)
        related = console.Related(clauses=clauses, conflicts=(), cases=cases)
        console.show_hit(found[0], found[0].id, related, out, verbose=False)
    elif found:
        console.show_hits(found, out)
        console.show_how(out)
    else:
        console.show_untouched(" ".join(words or ()), out)


def _asked(words: list[str], game: str | None) -> Asked:
    """What is asked for; several numbers are several conflicts. Raises InputError for a number of none."""
    if not all(map(str.isdecimal, words)):
        return look_for(" ".join(words), game, first="conflict", only=("conflict",))
    games, index = games_named(game), the_index()
    hits = index.of("conflict", games, words)
    for word in {*words} - {hit.id for hit in hits}:
        from oracle.cli.look_up import refuse_conflict

        refuse_conflict(word, games)
    return Asked(text=" ".join(words), games=games, hits=hits, by_name=True, index=index)


def _touching(asked: Asked) -> tuple[Hit, ...]:
    """The conflicts that something has a part in, each once."""
    found = (one for hit in asked.hits for one in asked.related("conflict", hit, [str(n) for n in hit.conflicts]))
    return tuple({hit.id: hit for hit in found}.values())
