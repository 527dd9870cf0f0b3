"""The conflicts of a game's documents as Markdown, to be kept beside the code."""

from __future__ import annotations

from oracle.engines import reference_books as books
from oracle.report.conflict_register import Seen, collect
from oracle.report.markdown_text import Markdown, paragraphs, table


def page(game: str, seen: Seen) -> Markdown:
    """Every conflict: what each document says, and how its scenarios end."""
    catalogue = books.catalogue(game)
    found = collect({game: catalogue}, seen={game: seen})
    parts: list[str] = []
    for one in found:
        rows = [
            (", ".join(side.readings), ", ".join(side.clauses), side.says, side.outcome or "–") for side in one.sides
        ]
        ends = [(row.case, ", ".join(row.readings), row.outcome) for row in one.seen]
        parts.append(Markdown("## {}. {} ({})").format(one.number, one.title, one.kind))
        parts.append(one.question)
        parts.append(table(("readings", "clauses", "says", "outcome"), rows))
        if ends:
            parts.append(table(("scenario", "under", "seen"), ends))
    return paragraphs(Markdown("# {}: conflicts between documents").format(catalogue.book.name), *parts)
