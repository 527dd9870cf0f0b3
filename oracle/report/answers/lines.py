"""The lines of an answer: a label, and what is said, in as many columns as there are."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from oracle.report.output.terminal import Terminal
from oracle.report.output.text import LONG, one_line

if TYPE_CHECKING:
    from oracle.book.catalogue import Catalogue
    from oracle.suite.run.resting import Rest

LABEL = 11
"""Columns of a label, with what is left free beside it."""
WIDEST = 100
"""Most columns of an answer, however wide the terminal is."""
CONFLICT = "yellow"
"""How a conflict is printed."""
ROWS = 2
"""Rows of one part of an answer; what is longer is cut."""


def width_of(out: Terminal) -> int:
    """How many columns an answer takes."""
    return max(LABEL + 20, min(out.width, WIDEST))


def heading(text: str, out: Terminal, *, rows: int = ROWS, style: str = "bold") -> None:
    """What the answer is about."""
    for line in _cut(text, width_of(out), rows):
        out.print(Text(line, style), soft_wrap=True)


def part(label: str, text: str, out: Terminal, *, rows: int = ROWS, style: str = "") -> None:
    """One part of an answer; `rows`: 0 for all of it."""
    lines = _cut(text, width_of(out) - LABEL - 2, rows)
    for number, line in enumerate(lines):
        out.print(Text.assemble("  ", (f"{'' if number else label:<{LABEL}}", "dim"), (line, style)), soft_wrap=True)


def clause_words(known: Catalogue, number: str) -> str:
    """The clause that decides, in this project's own words; `number` may be that of a statement."""
    if ":" in number:
        return f"{number}: {known.named(number).says}"
    clause = known.clause(number)
    return f"{clause.number} {clause.title}: {clause.says}"


def conflict_words(rests: Sequence[Rest], edition: str) -> str:
    """The open conflict that the outcome rests on; of several the first, with the numbers of the others.

    Empty where it rests on none.
    """
    if not rests:
        return ""
    first, *others = rests
    kind = f"otherwise under {', '.join(first.otherwise)}" if first.otherwise else f"left open by {edition}"
    more = f" (and {_numbers(one.number for one in others)})" if others else ""
    return f"{first.number}{more}, {kind}: {first.question}"


def place(text: str, out: Terminal) -> None:
    """A place in a file, whole, so that it can be copied."""
    out.print(Text(f"  {one_line(text, LONG)}", "dim"), soft_wrap=True)


def short(text: str, columns: int) -> str:
    """On one line, cut after so many columns."""
    line = one_line(text, LONG)
    return line if len(line) <= columns else line[: max(columns - 1, 0)].rstrip() + "…"


def _numbers(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def _cut(text: str, columns: int, rows: int) -> list[str]:
    line = one_line(text, LONG)
    if not rows:
        return textwrap.wrap(line, columns, break_on_hyphens=False) or [""]
    return textwrap.wrap(line, columns, max_lines=rows, placeholder=" …", break_on_hyphens=False) or [""]
