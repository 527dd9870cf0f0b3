"""What only the games know about a scenario: clauses, conflicts, cards."""

from __future__ import annotations

from oracle.engines import reference_books as books
from oracle.suite.errors import nearest
from oracle.suite.reading.load import Checks


def checks() -> Checks:
    """For `load_suite`, and for whoever compiles scenarios one by one."""
    return Checks(
        known_clause=lambda game, number: books.has_clause(game, number),
        known_conflict=lambda game, number: books.has_conflict(game, number),
        card_problem=card_problem,
        definition_problem=books.definition_problem,
        kept_as="known",
    )


def card_problem(game: str, name: str) -> str:
    """Why a name is none of a printed card that is known; empty if it is."""
    if name in books.card_names(game):
        return ""
    return (
        f'no card "{name}" is known{card_hint(game, name)}; a printed card is named in full, as in "Name - Version", '
        'any other is described in words ("a character costing 4") or made up'
    )


def card_hint(game: str, name: str) -> str:
    """What follows the name of a card that is not known: why its text is not understood, or the nearest names."""
    why = books.not_understood(game, name)
    return f": it is printed, but {why}" if why else nearest(name, books.card_names(game))
