"""What only the games know about a scenario: clauses, conflicts, cards."""

from __future__ import annotations

from oracle.engines import reference_books as books
from oracle.suite.reading.load import Checks


def checks() -> Checks:
    """For `load_suite`, and for whoever compiles scenarios one by one."""
    return Checks(
        known_clause=lambda game, number: books.has_clause(game, number),
        known_conflict=lambda game, number: books.has_conflict(game, number),
        known_card=lambda game, name: name in books.card_names(game),
        definition_problem=books.definition_problem,
        card_names=books.card_names,
        kept_as="known",
    )
