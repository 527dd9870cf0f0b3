"""What shows each statement of another document: the scenarios about it, and how they end under its reading."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from oracle.book.catalogue import Catalogue, Reading, Statement
from oracle.engines import reference_books as books
from oracle.report.clauses.lookup import ScenarioRef, Scenarios, shown_by


class Ended(Struct, frozen=True, kw_only=True):
    """How a scenario ended on the reference under one edition or reading."""

    verdict: str
    outcome: str = ""
    """What held there in its tables `by reading`; empty where every edition ends alike."""


Ends = Mapping[tuple[str, str], Ended]
"""Case and reading → how it ended."""


class ShownStatement(Struct, frozen=True, kw_only=True):
    """A statement, what carries it out, and what shows it."""

    reading: str
    statement: Statement
    homes: tuple[str, ...]
    """Rules of its own."""
    questions: tuple[str, ...]
    """Questions of the edition that its conflicts hang on, and that its reading answers unlike the current edition."""
    scenarios: tuple[tuple[ScenarioRef, Ended], ...]
    """Those about it, or about the statement it repeats, that run under its reading."""

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
    """Every statement of a reading of a game, in the order of the document. `ends` has all of `runs`."""
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
