"""Safe Markdown: everything inserted is escaped, unless it is marked as Markdown already."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Self
from urllib.parse import quote

from markupsafe import Markup

from oracle.report.output.text import LONG, one_line

_MARK = re.compile(r"[\\`*_\[\]<>&|~#@!$^]|//|\.[^\W\d_]{2}|:[\w+-]+:")
"""Anything that some Markdown reader treats as markup: mentions, emoji, addresses (`x.example`, `//x`) and so on."""
_BEGINS = re.compile(r"[-+=]+|\d+[.)]")
"""A first word that begins a list or underlines a heading."""


class Markdown(Markup):
    """Text that is Markdown. Anything formatted or joined into it is escaped: words that could be markup become
    code.

    Only literals should be wrapped in Markdown; `format` and `join` do the rest, as with markupsafe's `Markup`.
    """

    __slots__ = ()

    @classmethod
    def escape(cls, s: object, /) -> Self:
        """`s` on one line, at most 4,000 characters of it."""
        if isinstance(s, Markdown):
            return cls(s)
        words = one_line(str(s), LONG).split(" ")
        begins = _BEGINS.fullmatch(words[0])
        first = code(words[0]) if begins else _safe(words[0])
        return cls(" ".join((first, *map(_safe, words[1:]))))


def _safe(word: str) -> str:
    return code(word) if _MARK.search(word) else word


def code(text: str) -> Markdown:
    """`text` as a code span without markup; nothing for an empty text."""
    text = one_line(text, LONG)
    if not text:
        return Markdown("")
    fence = "`" * (max((len(run) for run in re.findall("`+", text)), default=0) + 1)
    space = " " if "`" in text else ""
    return Markdown(f"{fence}{space}{text}{space}{fence}")


def link(text: str, path: str) -> Markdown:
    """`text` as code that links to another file of the checkout; nothing in `path` can end the link."""
    return Markdown("[{}]({})").format(code(text), Markdown(quote(path)))


def table(head: Sequence[str], rows: Iterable[Sequence[str]], numbers: int = 0) -> Markdown:
    """A table; its last `numbers` columns are right-aligned."""
    rule = [Markdown("---")] * (len(head) - numbers) + [Markdown("---:")] * numbers
    return lines(Markdown("| {} |").format(Markdown(" | ").join(map(_cell, row))) for row in (head, rule, *rows))


def _cell(text: str) -> Markdown:
    """`text` without pipes that would end the cell; readers disagree about two backslashes before a pipe."""
    return Markdown.escape(text).replace("\\|", Markdown("\\ |")).replace("|", Markdown("\\|"))


def lines(parts: Iterable[str]) -> Markdown:
    """Parts below each other."""
    return Markdown("\n").join(parts)


def paragraphs(*parts: str) -> Markdown:
    """Parts separated by empty lines, with a final line end."""
    return Markdown("\n\n").join(parts) + Markdown("\n")
