"""Collects the scenarios about each statement of another document, and their results under its reading."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from oracle.book.catalogue import Catalogue, Reading, Statement
from oracle.engines import reference_books as books
from oracle.report.clauses.lookup import ScenarioRef, Scenarios, shown_by


class Ended(Struct, frozen=True, kw_only=True):
    """A scenario's result on the reference under one edition or reading."""

    verdict: str
    outcome: str = ""
    """The rows of its tables `by reading` that passed; empty if every edition has the same result."""


Ends = Mapping[tuple[str, str], Ended]
"""Case and reading → the result."""


class ShownStatement(Struct, frozen=True, kw_only=True):
    """A statement, the code that carries it out, and the scenarios that show it."""

    reading: str
    statement: Statement
    homes: tuple[str, ...]
    """Its own rules."""
    questions: tuple[str, ...]
    """Edition questions behind its conflicts that its reading answers differently from the current edition."""
    scenarios: tuple[tuple[ScenarioRef, Ended], ...]
    """Scenarios about it, or about the statement it repeats, that run under its reading."""

    @property
    def name(self) -> str:
        """As `seed-guide:3-free`."""
        return f"{self.reading}:{self.statement.number}"


def runs(catalogue: Catalogue, scenarios: Scenarios) -> Iterator[tuple[str, str]]:
    """Case and reading of every scenario about a statement, each once."""
    found = {
        (one.case, reading.name)
        for reading in catalogue.readings.values()
        for statement in reading.statements
        for one in shown_by(reading.name, statement, scenarios)
    }
    yield from sorted(found)


def shown(game: str, reading: Reading, scenarios: Scenarios, ends: Ends) -> tuple[ShownStatement, ...]:
    """Every statement of a game's reading, in document order. `ends` must contain all of `runs`."""
    catalogue, homes = books.catalogue(game), books.homes(game)
    answers, rules = books.differing(game, catalogue.book.edition, reading.name)
    return tuple(
        ShownStatement(
            reading=reading.name,
            statement=statement,
            homes=tuple(homes.get(f"{reading.name}:{statement.number}", ())),
            questions=tuple(
                name
                for conflict in catalogue.conflicts
                if conflict.number in statement.conflicts and statement.agrees == "outcome"
                for name in conflict.asks
                if name in answers and name not in rules
            ),
            scenarios=tuple(
                (one, ends[one.case, reading.name]) for one in shown_by(reading.name, statement, scenarios)
            ),
        )
        for statement in reading.statements
    )
