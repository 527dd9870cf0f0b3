"""The suite as the commands use it: loaded, with the checks only the games can make."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from oracle.engines import reference_books as books
from oracle.suite.load import Checks, Suite, load_suite


def load_checked_suite(features: Path | None = None) -> Suite:
    """The scenarios, with clauses, cards and made-up cards checked. Raises SuiteErrors."""
    return load_suite(features, checks=checks())


def checks() -> Checks:
    """What only the games know about a scenario."""
    return Checks(
        known_clause=lambda game, number: books.has_clause(game, number),
        known_card=lambda game, name: name in set(books.card_names(game)),
        definition_problem=books.definition_problem,
        card_names=books.card_names,
    )


def titles() -> Callable[[str, str], str]:
    """Game and clause number → the clause's title, empty if there is none."""

    def title(game: str, number: str) -> str:
        return books.title_of(game, number) if books.has_clause(game, number) else ""

    return title
