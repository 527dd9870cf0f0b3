"""Prints a comparison of two reports on a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from oracle.report.comparison.found import Comparison, Group
from oracle.report.comparison.wording import (
    baseline_words,
    case,
    ended,
    group,
    headline,
    kinds,
    side,
    suite_words,
    verdicts,
    why,
)
from oracle.report.output.grid import Grid
from oracle.report.output.rows import show_rest
from oracle.report.output.terminal import Terminal

MOST = 12
"""Maximum rows shown per group unless all are requested."""
MOST_CASES = 40


def show(found: Comparison, out: Terminal, *, verbose: bool) -> None:
    """Print the differing cases, then their numbers by cause and by clause; with `verbose` all of them."""
    for word, of in (("from", found.a), ("to  ", found.b)):
        out.print(Text.assemble(f"{word} {side(of)}", (f": {ended(of)}", "dim")), soft_wrap=True)
    kind = ""
    for one in found.cases if verbose else found.cases[:MOST_CASES]:
        if one.kind != kind:
            kind = one.kind
            out.print(Text(f"\n{kinds({kind: found.counts[kind]})}", "bold red" if one.worse else "bold"))
        out.print(Text(f"  {case(one)}, {verdicts(one)}"), soft_wrap=True)
        if why(one):
            out.print(Text(f"    {why(one)}", "dim"), soft_wrap=True)
    show_rest(len(found.cases), None if verbose else MOST_CASES, out)
    _groups("by cause", found.causes, out, verbose=verbose)
    _groups("by clause", found.clauses, out, verbose=verbose)
    out.print()
    for words in filter(None, (suite_words(found), baseline_words(found))):
        out.print(Text(words), soft_wrap=True)
    out.print(Text(headline(found), "bold"))


def _groups(title: str, groups: Sequence[Group], out: Terminal, *, verbose: bool) -> None:
    if not groups:
        return
    out.print(Text(f"\n{title}", "bold"))
    table = Grid()
    for one in groups if verbose else groups[:MOST]:
        name, counts = group(one)
        table.add(counts, name)
    out.print(Padding(table, (0, 0, 0, 2)))
    show_rest(len(groups), None if verbose else MOST, out)
