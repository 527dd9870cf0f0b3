"""The lines of an answer: a label and a text, fitted to the width of the terminal."""

from __future__ import annotations

import shlex
import textwrap
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from oracle.report.output.terminal import Terminal
from oracle.report.output.text import LONG, folds, one_line

if TYPE_CHECKING:
    from oracle.book.catalogue import Catalogue
    from oracle.suite.run.resting import Rest

LABEL = 11
"""The columns of a label, including the space after it."""
WIDEST = 100
"""The maximum number of columns of an answer, however wide the terminal is."""
CONFLICT = "yellow"
"""The style of a conflict."""
ROWS = 2
"""The maximum number of rows of one part of an answer; longer text is cut."""


def width_of(out: Terminal) -> int:
    """The width of an answer in columns."""
    return max(LABEL + 20, min(out.width, WIDEST))


def heading(text: str, out: Terminal, *, rows: int = ROWS, style: str = "bold") -> None:
    """The subject of the answer."""
    for line in _cut(text, width_of(out), rows):
        out.print(Text(line, style), soft_wrap=True)


def part(label: str, text: str, out: Terminal, *, rows: int = ROWS, style: str = "") -> None:
    """One part of an answer; `rows`: the most rows, 0 for all."""
    lines = _cut(text, width_of(out) - LABEL - 2, rows)
    for number, line in enumerate(lines):
        out.print(Text.assemble("  ", (f"{'' if number else label:<{LABEL}}", "dim"), (line, style)), soft_wrap=True)


def clause_words(known: Catalogue, number: str) -> str:
    """The deciding clause, in this project's own words; `number` may be that of a statement."""
    if ":" in number:
        return f"{number}: {known.named(number).says}"
    clause = known.clause(number)
    return f"{clause.number} {clause.title}: {clause.says}"


def conflict_words(rests: Sequence[Rest], edition: str) -> str:
    """The open conflict that the outcome rests on; if there are several, the first, with the numbers of the others.
    Empty if there is none.
    """
    if not rests:
        return ""
    first, *others = rests
    kind = f"different under {', '.join(first.otherwise)}" if first.otherwise else f"left open by {edition}"
    more = f" (and {_numbers(one.number for one in others)})" if others else ""
    return f"{first.number}{more}, {kind}: {first.question}"


def command_line(words: Iterable[str]) -> str:
    """The words as they are typed; a name with an apostrophe is put in double quotes."""
    return " ".join(f'"{one}"' if "'" in one and not set(one) & set('"$`\\!') else shlex.quote(one) for one in words)


def place(text: str, out: Terminal) -> None:
    """A place in a file, unbroken, so that it can be copied."""
    out.print(Text(f"  {one_line(text, LONG)}", "dim"), soft_wrap=True)


def short(text: str, columns: int) -> str:
    """The text on one line, cut to the width."""
    line = one_line(text, LONG)
    return line if len(line) <= columns else line[: max(columns - 1, 0)].rstrip() + "…"


def _numbers(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def _cut(text: str, columns: int, rows: int) -> list[str]:
    line = one_line(text, LONG)
    for at in reversed(folds(line, columns)):
        line = f"{line[:at]} {line[at:]}"
    if not rows:
        return textwrap.wrap(line, columns, break_on_hyphens=False) or [""]
    return textwrap.wrap(line, columns, max_lines=rows, placeholder=" …", break_on_hyphens=False) or [""]
