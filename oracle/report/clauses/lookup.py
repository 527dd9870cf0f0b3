"""Collects the facts about a clause: its statement, its code, its scenarios and documents.

Code and scenarios are passed in, so that this module does not depend on any game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from oracle.book.catalogue import Catalogue, Clause, Conflict, Statement
from oracle.book.citing import Cited

Homes = Mapping[str, Sequence[str]]
"""Clause, or `reading:number`, → the places of its rule functions, as `oracle/…/file.py:42 name`."""


class ScenarioRef(Struct, frozen=True):
    """A scenario that rests on a clause."""

    case: str
    title: str
    place: str
    """`features/…/file.feature:12`."""
    left_open: tuple[str, ...] = ()
    """Its questions that the rules leave open."""
    editions: tuple[str, ...] = ()
    """Editions and readings under which it runs."""


Scenarios = Mapping[str, Sequence[ScenarioRef]]
"""Clause, or `reading:number`, → the scenarios that rest on it."""


class FoundSource(Struct, frozen=True, kw_only=True):
    """A statement of another document about a clause."""

    name: str
    says: str
    agrees: str


class FoundConflict(Struct, frozen=True, kw_only=True):
    """A conflict that involves a clause."""

    number: int
    kind: str
    title: str


class FoundStatement(Struct, frozen=True, kw_only=True):
    """Everything known about one statement of another document."""

    number: str
    says: str
    agrees: str
    clauses: tuple[str, ...]
    reason: str | None
    """Why no code can implement it."""
    homes: tuple[str, ...]
    """Its own rules; if it has none but can be implemented, the rules of its clauses do so."""
    note: str | None
    """How its words differ, or what in it cannot be determined."""
    repeats: str | None
    """The statement that it repeats."""
    scenarios: tuple[ScenarioRef, ...]
    """Scenarios about it, or about the statement it repeats, that run under its reading."""
    of_its_clauses: tuple[ScenarioRef, ...]
    """Scenarios about its clauses that also run under its reading."""
    conflicts: tuple[FoundConflict, ...]
    below: tuple[str, ...]
    """The other statements of the section that it begins."""


class FoundClause(Struct, frozen=True, kw_only=True):
    """Everything known about one clause of the current edition."""

    number: str
    title: str
    says: str
    kind: str
    since: str | None
    was: dict[str, str]
    reason: str | None
    below: tuple[str, ...]
    """Numbers of the clauses right below it."""
    homes: tuple[str, ...]
    scenarios: tuple[ScenarioRef, ...]
    sources: tuple[FoundSource, ...]
    conflicts: tuple[FoundConflict, ...]


class Found(Struct, frozen=True, kw_only=True):
    """The answer to one question."""

    asked: str
    """In full, as `game/edition:number`."""
    edition: str
    """The current edition, which numbers `clauses`."""
    statement: FoundStatement | None
    """The other document's statement, if one was asked for."""
    clauses: tuple[FoundClause, ...]


def find(asked: Cited, catalogue: Catalogue, homes: Homes, scenarios: Scenarios) -> Found:
    """Collect the facts about a clause or statement of this catalogue."""
    statement = None
    if asked.statement is not None:
        statement = _statement(asked.edition, asked.statement, catalogue, homes, scenarios)
    return Found(
        asked=asked.name,
        edition=catalogue.book.edition,
        statement=statement,
        clauses=tuple(_found(clause, catalogue, homes, scenarios) for clause in asked.clauses),
    )


def _statement(
    reading: str, known: Statement, catalogue: Catalogue, homes: Homes, scenarios: Scenarios
) -> FoundStatement:
    name = f"{reading}:{known.number}"
    own = shown_by(reading, known, scenarios)
    return FoundStatement(
        number=known.number,
        says=known.says,
        agrees=known.agrees,
        clauses=known.clauses,
        reason=known.reason,
        homes=tuple(homes.get(name, ())),
        note=known.note,
        repeats=known.repeats,
        scenarios=own,
        of_its_clauses=tuple(one for one in _under(reading, known.clauses, scenarios) if one not in own),
        conflicts=_conflicts(one for one in catalogue.conflicts if one.number in known.conflicts),
        below=tuple(
            one.number for one in catalogue.readings[reading].statements if one.number.startswith(f"{known.number}-")
        ),
    )


def shown_by(reading: str, statement: Statement, scenarios: Scenarios) -> tuple[ScenarioRef, ...]:
    """The scenarios about a statement, or about the one it repeats, that run under its reading."""
    names = (f"{reading}:{statement.number}", *([statement.repeats] if statement.repeats is not None else []))
    return _under(reading, names, scenarios)


def _under(reading: str, numbers: Iterable[str], scenarios: Scenarios) -> tuple[ScenarioRef, ...]:
    """The scenarios about any of these that run under a reading, each once."""
    found = (one for number in numbers for one in scenarios.get(number, ()))
    return tuple(dict.fromkeys(one for one in found if reading in one.editions))


def _conflicts(conflicts: Iterable[Conflict]) -> tuple[FoundConflict, ...]:
    return tuple(FoundConflict(number=one.number, kind=one.kind, title=one.title) for one in conflicts)


def _found(clause: Clause, catalogue: Catalogue, homes: Homes, scenarios: Scenarios) -> FoundClause:
    number = clause.number
    return FoundClause(
        number=number,
        title=clause.title,
        says=clause.says,
        kind=clause.kind,
        since=clause.since,
        was=dict(sorted(clause.was.items())),
        reason=clause.reason,
        below=tuple(one for one in catalogue.clauses if one.rpartition(".")[0] == number),
        homes=tuple(homes.get(number, ())),
        scenarios=tuple(scenarios.get(number, ())),
        sources=tuple(
            FoundSource(name=source.name, says=source.statement.says, agrees=source.statement.agrees)
            for source in catalogue.sources_of(number)
        ),
        conflicts=_conflicts(catalogue.conflicts_of(number)),
    )
