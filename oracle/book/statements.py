"""Checks the statements of other documents: clauses, statements and conflicts must name each other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from oracle.book.entries import CatalogueError, UnknownClause
from oracle.book.numbers import near, split_reference

if TYPE_CHECKING:
    from oracle.book.catalogue import Catalogue


def check_sources(catalogue: Catalogue) -> None:
    """Clauses and statements must name each other. Raises CatalogueError."""
    named = {
        (number, f"{reading.name}:{statement.number}"): f"{reading.name}.toml, statement {statement.number}"
        for reading in catalogue.readings.values()
        for statement in reading.statements
        for number in statement.clauses
    }
    for (number, source), where in named.items():
        if number not in catalogue.clauses:
            raise CatalogueError(
                where, f"there is no clause {number}", _nearest_clauses(near(number, catalogue.clauses))
            )
        if source not in catalogue.clauses[number].sources:
            raise CatalogueError(f"clause {number}", f"the source {source} is missing, which names this clause")
    for clause in catalogue.clauses.values():
        for source in clause.sources:
            if (clause.number, source) not in named:
                raise CatalogueError(
                    f"clause {clause.number}", f"the source {source} does not exist or does not name this clause"
                )


def check_sides(catalogue: Catalogue) -> None:
    """Statements and conflicts must name each other, and a statement that changes outcomes must be in a conflict.

    Raises CatalogueError.
    """
    sides = {
        (*split_reference(reference)[1:], conflict.number)
        for conflict in catalogue.conflicts
        for side in conflict.side
        for reference in side.clauses
    }
    taken: set[tuple[str, str, int]] = set()
    for reading in catalogue.readings.values():
        for statement in reading.statements:
            where = f"{reading.name}.toml, statement {statement.number}"
            if statement.agrees == "outcome" and not statement.conflicts:
                raise CatalogueError(where, "it changes an outcome but names no conflict")
            for number in statement.conflicts:
                if (reading.name, statement.number, number) not in sides:
                    raise CatalogueError(where, f"conflict {number} does not name this statement")
                taken.add((reading.name, statement.number, number))
    for reading_name, statement_number, number in sides:
        stated = reading_name in catalogue.readings and (
            reading_name not in catalogue.editions or catalogue.states(reading_name, statement_number)
        )
        if stated and (reading_name, statement_number, number) not in taken:
            raise CatalogueError(
                f"{reading_name}.toml, statement {statement_number}", f"conflict {number} is missing, which names it"
            )


def check_repeats(catalogue: Catalogue) -> None:
    """The statement that another repeats must exist, relate to the book in the same way, and repeat nothing itself.

    Raises CatalogueError.
    """
    for reading in catalogue.readings.values():
        for statement in reading.statements:
            if statement.repeats is None:
                continue
            where = f"{reading.name}.toml, statement {statement.number}"
            try:
                first = catalogue.named(statement.repeats)
            except UnknownClause as error:
                raise CatalogueError(where, f"{statement.repeats}: {error.wrong}", error.right) from None
            if first.repeats is not None:
                raise CatalogueError(where, f"{statement.repeats} repeats another one", f"name {first.repeats}")
            for field in ("clauses", "agrees", "reason"):
                if getattr(statement, field) != getattr(first, field):
                    raise CatalogueError(where, f"{field} is not that of {statement.repeats}, which it repeats")
            if statement.note is not None:
                raise CatalogueError(where, "it has a note", f"the note of {statement.repeats} is about both")


def _nearest_clauses(numbers: Iterable[str]) -> str:
    listed = ", ".join(numbers)
    return f"near it: {listed}" if listed else ""
