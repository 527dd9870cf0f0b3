"""`tcg-oracle where`: whatever is known under a name or by some words."""

from __future__ import annotations

from typing import Annotated

import typer

from oracle.cli.asked import Asked, look_for
from oracle.report.answers import console
from oracle.report.output.terminal import Terminal
from oracle.suite.search.hits import Hit

CITED = ("clause", "statement")
"""What the documents have a number for."""


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
        bool, typer.Option("--verbose", help="Everything known of it, uncut; of words, more of what is found.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print as JSON.")] = False,
) -> None:
    """Find clauses, rulings, cards, scenarios, documents and conflicts by name or by words, the best first.

    What was named is answered first: what it comes to, the clause that decides, the conflict that is open.
    A bare number that several games have is looked up in each of them.
    """
    asked, out = look_for(" ".join(words), game), Terminal()
    cited = asked.by_name and asked.hits[0].kind in CITED
    if asked.by_name and all(hit.kind == "conflict" for hit in asked.hits):
        from oracle.cli.conflicts import conflicts

        conflicts([hit.id for hit in asked.hits], verbose=verbose, json=json)
    elif cited and (json or verbose):
        from oracle.cli.look_up import show_cited

        show_cited(asked.text, asked.games, out, json=json)
    elif json:
        out.json(asked.hits)
    elif asked.by_name:
        _show_named(asked, out, verbose=verbose)
    else:
        console.show_hits(asked.hits, out)
        console.show_how(out)


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
    """What the answer names: its clauses and statements, its conflicts, its scenarios."""
    clauses = (*asked.related("clause", hit, hit.clauses), *asked.related("statement", hit, hit.clauses))
    return console.Related(
        clauses=tuple(sorted(clauses, key=lambda one: hit.clauses.index(one.id))),
        conflicts=asked.related("conflict", hit, [str(number) for number in hit.conflicts]),
        cases=asked.related("scenario", hit, hit.cases),
    )
