"""`tcg-oracle where`: finds everything by name or by words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oracle.cli.asked import Asked, look_for
from oracle.cli.errors import HELD
from oracle.cli.outputs import JSON, Outputs, file_option
from oracle.report.answers import console
from oracle.report.output.terminal import Terminal
from oracle.suite.search.hits import Hit

CITED = ("clause", "statement")
"""The kinds of entries that the documents number."""


def where(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="WORDS…",
            help="A clause (4.3.2.2, altered/5.1.2.e, lorcana/2.1:4.6.6.1), a statement of a document "
            "(seed-guide:4), a case, a ruling (R021a), a card, a keyword, FILE.feature:LINE; or any words.",
        ),
    ],
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    verbose: Annotated[
        bool, typer.Option("--verbose", help="Show everything known, in full; for words, show more results.")
    ] = False,
    json: Annotated[Path | None, file_option(JSON)] = None,
) -> None:
    """Find clauses, rulings, cards, scenarios, documents and conflicts, by name or by words, the best matches first.

    A name is answered with its verdict, the deciding clause and the open conflict. A bare number is looked up in every
    game that has it.

    Exit code 0: found; 2: usage error, or nothing was found.
    """
    outputs = Outputs({"--json": json})
    asked, out = look_for(" ".join(words), game), outputs.screen()
    cited = asked.by_name and asked.hits[0].kind in CITED
    if asked.by_name and all(hit.kind == "conflict" for hit in asked.hits):
        from oracle.cli.conflicts import conflicts

        conflicts([hit.id for hit in asked.hits], verbose=verbose, json=json)
        return
    answer = _cited(asked) if cited and outputs.wanted else asked.hits
    if cited and verbose:
        from oracle.cli.look_up import show_cited

        show_cited(asked.text, asked.games, out)
    elif asked.by_name:
        _show_named(asked, out, verbose=verbose)
    else:
        console.show_hits(asked.hits, out)
        console.show_how(out)
    outputs.json("--json", answer)
    if code := outputs.code(HELD):
        raise typer.Exit(code)


def _cited(asked: Asked) -> object:
    from oracle.cli.look_up import the_one_cited

    return the_one_cited(asked.text, asked.games)


def _show_named(asked: Asked, out: Terminal, *, verbose: bool) -> None:
    for place, hit in enumerate(asked.hits[: console.MOST_NAMED]):
        if place:
            out.print()
        if hit.kind == "conflict":
            console.show_hits((hit,), out)
            continue
        console.show_hit(hit, asked.text, _related(asked, hit), out, verbose=verbose)
    if len(asked.hits) > console.MOST_NAMED:
        console.show_hits(asked.hits[console.MOST_NAMED :], out)


def _related(asked: Asked, hit: Hit) -> console.Related:
    """The clauses, statements, conflicts and scenarios named in the answer."""
    clauses = (*asked.related("clause", hit, hit.clauses), *asked.related("statement", hit, hit.clauses))
    return console.Related(
        clauses=tuple(sorted(clauses, key=lambda one: hit.clauses.index(one.id))),
        conflicts=asked.related("conflict", hit, [str(number) for number in hit.conflicts]),
        cases=asked.related("scenario", hit, hit.cases),
        below=asked.related("clause", hit, hit.below),
    )
