"""Prints the differences between two editions clause by clause, with everything that cites each clause."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from oracle.report.answers.lines import heading, part, short, width_of
from oracle.report.impact.wording import WHAT_WORDS, cites_words, review_words, stale_words, what_words
from oracle.report.output.terminal import Terminal
from oracle.suite.impact.citing import Cited
from oracle.suite.impact.scenarios import Impact

MOST = 60
"""How many clauses are shown one by one, unless all are requested; the others are only counted."""
ROWS = 2
"""How many rows a clause's new words get, and how many its citations."""


def show(found: Impact, out: Terminal, *, verbose: bool) -> None:
    """Print every clause in a few lines, and a summary."""
    if not found.cited:
        return
    out.print()
    heading("Clause by clause", out)
    part("", review_words(found.cited), out, rows=0)
    shown = found.cited if verbose else _first(found.cited)
    for one in shown:
        _clause(one, out, rows=0 if verbose else ROWS)
    left = Counter(WHAT_WORDS[one.what[0]] for one in found.cited if one not in shown)
    if left:
        told = ", ".join(f"{many:,} {word}" for word, many in left.items())
        out.print(Text(f"  and {left.total():,} more: {told} (--verbose, --report and --json have them)", "dim"))


def _first(cited: tuple[Cited, ...]) -> tuple[Cited, ...]:
    """Clauses that differ in more than their outcome, which is shown below; if there are many, without renumbered
    ones.
    """
    found = tuple(one for one in cited if one.what != ("outcome",))
    return found if len(found) <= MOST else tuple(one for one in found if one.what != ("renumbered",))[:MOST]


def _clause(one: Cited, out: Terminal, rows: int) -> None:
    told = what_words(one)
    room = width_of(out) - len(told) - 2
    head = short(f"{one.number}  {one.title}", room)
    out.print(Text.assemble((f"{head:<{room}}", "cyan"), "  ", (told, "dim")), soft_wrap=True)
    if stale := stale_words(one):
        part("was", stale, out, rows=rows)
    for words in one.words:
        part("says", words, out, rows=rows)
    part("cited by", cites_words(one), out, rows=rows)
