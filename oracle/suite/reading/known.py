"""Checks that need a game's data: clauses, conflicts, cards."""

from __future__ import annotations

from oracle.engines import reference_books as books
from oracle.suite.errors import nearest
from oracle.suite.reading.load import Checks


def checks() -> Checks:
    """For `load_suite`, and for compiling single scenarios."""
    return Checks(
        known_clause=lambda game, number: books.has_clause(game, number),
        known_conflict=lambda game, number: books.has_conflict(game, number),
        card_problem=card_problem,
        definition_problem=books.definition_problem,
        kept_as="known",
    )


def card_problem(game: str, name: str) -> str:
    """Why a name is not that of a known printed card; empty if it is."""
    if name in books.card_names(game):
        return ""
    return (
        f'no card "{name}" is known{card_hint(game, name)}; a printed card is named in full, as in "Name - Version", '
        'any other is described in words ("a character costing 4") or made up'
    )


def card_hint(game: str, name: str) -> str:
    """The hint after an unknown card's name: why its text is not understood, or the closest names."""
    why = books.not_understood(game, name)
    return f": it is printed, but {why}" if why else nearest(name, books.card_names(game))
