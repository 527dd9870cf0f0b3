"""Clause coverage of one game as Markdown, to be kept beside the code."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.assurance.coverage.summary import GameCoverage, Row
from oracle.profiles import PROFILES
from oracle.report.coverage_console import COLUMNS, headline
from oracle.report.markdown_text import Markdown, paragraphs, table

_FIGURES = (
    "The figures are scenarios, each row of an outline one of them, in which the reference applied the clause, was "
    "refused by it, or called a reading's own rule in its place; and the scenarios tagged with it."
)


def page(game: GameCoverage) -> Markdown:
    """What the suite reaches of a game's clauses."""
    rows = [(row.clause, row.title, *_figures(row)) for row in game.rows]
    return paragraphs(
        Markdown("# {} {}: what the scenarios reach").format(PROFILES[game.game].name, game.edition),
        headline(game),
        _FIGURES,
        table(("clause", "title", *COLUMNS), rows),
        f"Never reached: {_listed(game.never)}.",
        f"Reached only as a position is set up or looked at: {_listed(game.only_looked)}.",
        f"Reached, but by no scenario tagged with it: {_listed(game.untagged)}.",
    )


def _figures(row: Row) -> tuple[str, ...]:
    return tuple(str(getattr(row, name) or "–") for name in COLUMNS)


def _listed(rows: Iterable[Row]) -> str:
    return ", ".join(row.clause for row in rows) or "none"
