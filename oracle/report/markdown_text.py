"""Markdown that only our own words mark up: whatever is put into it is escaped, unless it is Markdown already."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Self

from markupsafe import Markup

from oracle.report.text import LONG, one_line

_MARK = re.compile(r"[\\`*_\[\]<>&|~#@!$^]|//|\.[^\W\d_]{2}|:[\w+-]+:")
"""What some reader of Markdown takes for markup: links without any (`evil.example`, `//x`), mentions, emoji as well."""
_BEGINS = re.compile(r"[-+=]+|\d+[.)]")
"""A first word that begins a list or underlines a heading."""


class Markdown(Markup):
    """Text that is Markdown. What is formatted or joined into it becomes text: words that could be markup are code.

    Only literals are to be called Markdown; `format` and `join` do the rest, as with markupsafe's `Markup`.
    """

    __slots__ = ()

    @classmethod
    def escape(cls, s: Any, /) -> Self:
        """`s` on one line, at most 4,000 characters of it."""
        if isinstance(s, Markdown):
            return cls(s)
        words = one_line(str(s), LONG).split(" ")
        first = 1 if _BEGINS.fullmatch(words[0]) else 0
        return cls(
            " ".join(code(word) if place < first or _MARK.search(word) else word for place, word in enumerate(words))
        )


def code(text: str) -> Markdown:
    """`text` as a code span, in which no markup works, also in a table; nothing for an empty text."""
    text = one_line(text, LONG)
    if not text:
        return Markdown("")
    fence = "`" * (max((len(run) for run in re.findall("`+", text)), default=0) + 1)
    # Readers differ about a backslash in front of the one that keeps a pipe from ending the cell.
    text = text.replace("\\|", "\\ |").replace("|", "\\|")
    space = " " if "`" in text else ""
    return Markdown(f"{fence}{space}{text}{space}{fence}")


def table(head: Sequence[str], rows: Iterable[Sequence[str]], numbers: int = 0) -> Markdown:
    """A table; its last `numbers` columns stand to the right."""
    rule = [Markdown("---")] * (len(head) - numbers) + [Markdown("---:")] * numbers
    return lines(Markdown("| {} |").format(Markdown(" | ").join(row)) for row in (head, rule, *rows))


def lines(parts: Iterable[str]) -> Markdown:
    """Parts below each other."""
    return Markdown("\n").join(parts)


def paragraphs(*parts: str) -> Markdown:
    """Parts with an empty line between them, and the end of the last line."""
    return Markdown("\n\n").join(parts) + Markdown("\n")
