"""The clauses of a rule book, the statements of other documents about them, and the conflicts between the documents.

A game keeps these as data in one folder:

- `clauses/book.toml`: the game and the editions of its book, oldest first;
- `clauses/*.toml`: one `[[clause]]` for each numbered heading and clause, under its current number, and one `[[gone]]`
  for each that the current edition has dropped;
- `readings/*.toml`: one document each, with one `[[statement]]` for each of its statements;
- `conflicts.toml`: one `[[conflict]]` for each disagreement.

`load` reads the folder strictly: an unknown key, a duplicate or a dangling reference is a `CatalogueError` that names
the file and the entry.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from oracle.book.editions import expand_ranges
from oracle.book.entries import (
    Book,
    CatalogueError,
    Clause,
    Conflict,
    Entry,
    Gone,
    Reading,
    Side,
    Source,
    Statement,
    UnknownClause,
)
from oracle.book.numbers import near, number_key, split_reference
from oracle.book.statements import check_repeats, check_sides, check_sources

__all__ = [
    "Book",
    "Catalogue",
    "CatalogueError",
    "Clause",
    "Conflict",
    "Gone",
    "Reading",
    "Side",
    "Source",
    "Statement",
    "UnknownClause",
    "load",
    "near",
    "number_key",
    "split_reference",
]


class Catalogue(Struct, frozen=True, kw_only=True):
    """All clauses, readings and conflicts of a game. Lookups raise `UnknownClause`."""

    book: Book
    clauses: Mapping[str, Clause]
    """Current number → clause, in the order of the numbers."""
    readings: Mapping[str, Reading]
    """Name → reading, sorted by name."""
    conflicts: tuple[Conflict, ...]
    """By number."""
    gone: tuple[Gone, ...] = ()
    """Clauses of earlier editions that the current one has dropped, by number."""

    @property
    def editions(self) -> tuple[str, ...]:
        """Editions of the book, newest first."""
        return self.book.editions[::-1]

    def number_in(self, clause: Clause, edition: str) -> str | None:
        """A clause's number in an edition; None if that edition lacks it."""
        order = self.editions
        if clause.since is not None and order.index(edition) > order.index(clause.since):
            return None
        return clause.was.get(edition, clause.number)

    def had(self, gone: Gone, edition: str) -> bool:
        """Whether an edition has a clause that the current one has dropped."""
        return self.book.editions.index(edition) <= self.book.editions.index(gone.until)

    def all_clauses(self, number: str, edition: str | None = None) -> tuple[Clause, ...]:
        """The current clauses for a number of an edition (None: the current one), its main successor first.

        There are several if a newer edition split the clause.
        """
        edition = self.book.edition if edition is None else edition
        if edition not in self.editions:
            known = ", ".join((*self.editions, *self.readings))
            raise UnknownClause(
                f"{self.book.game}/{edition}", f"there is no edition or reading of this name in {known}", ()
            )
        if edition == self.book.edition:
            found = [self.clauses[number]] if number in self.clauses else []
        else:
            found = [clause for clause in self.clauses.values() if self.number_in(clause, edition) == number]
            found.sort(key=lambda clause: edition not in clause.was)
        if not found:
            numbers = [own for clause in self.clauses.values() if (own := self.number_in(clause, edition))]
            where = f"{self.book.game}/{edition}:{number}"
            raise UnknownClause(where, self._no_such_clause(number, edition), near(number, numbers))
        return tuple(found)

    def _no_such_clause(self, number: str, edition: str) -> str:
        """The hint for a missing number: another edition that has it, if any."""
        elsewhere = [
            f"in {other} it is what {edition} has as {now}"
            for other in self.editions
            if other != edition
            for clause in self.clauses.values()
            if self.number_in(clause, other) == number and (now := self.number_in(clause, edition))
        ]
        elsewhere += [
            " ".join((f"{one.until} was the last to have it", *(f"({', '.join(one.now)})" for _ in one.now[:1])))
            for one in self.gone
            if one.number == number
        ]
        return "; ".join(["there is no such clause", *elsewhere])

    def clause(self, number: str, edition: str | None = None) -> Clause:
        """The current clause with the content of a number in an edition (None: the current one)."""
        return self.all_clauses(number, edition)[0]

    def statement(self, reading: str, number: str) -> Statement:
        """One statement of a reading."""
        known = self.readings[reading].statements
        for statement in known:
            if statement.number == number:
                return statement
        where = f"{self.book.game}/{reading}:{number}"
        raise UnknownClause(where, "there is no such statement", near(number, [one.number for one in known]))

    def named(self, name: str) -> Statement:
        """The statement of this name, as `reading:number`. Raises UnknownClause."""
        reading, _, number = name.partition(":")
        if reading not in self.readings:
            raise UnknownClause(name, "there is no such reading", ())
        return self.statement(reading, number)

    def states(self, reading: str, number: str) -> bool:
        """Whether a reading has a statement with this number."""
        # A reading may have the name of an edition that is only partly known.
        return reading in self.readings and any(one.number == number for one in self.readings[reading].statements)

    def cited(self, edition: str, number: str) -> None:
        """Check that an edition has the clause, or a reading the statement. Raises UnknownClause."""
        if edition in self.readings and (edition not in self.editions or self.states(edition, number)):
            self.statement(edition, number)
        else:
            self.clause(number, edition)

    def sources_of(self, number: str) -> tuple[Source, ...]:
        """Statements about a clause of the current edition, by reading, in the documents' order."""
        return tuple(
            Source(reading=reading.name, statement=statement)
            for reading in self.readings.values()
            for statement in reading.statements
            if number in statement.clauses
        )

    def conflicts_of(self, number: str) -> tuple[Conflict, ...]:
        """Conflicts that name a clause of the current edition, or in which a statement about it takes a side."""
        numbers = {conflict for source in self.sources_of(number) for conflict in source.statement.conflicts}
        for conflict in self.conflicts:
            for side in conflict.side:
                for reference in side.clauses:
                    _, edition, cited = split_reference(reference)
                    if edition in self.editions and not self.states(edition, cited):
                        today = {one.number for one in self.all_clauses(cited, edition)}
                        numbers |= {conflict.number} if number in today else set()
        return tuple(conflict for conflict in self.conflicts if conflict.number in numbers)


def load(folder: Traversable | Path) -> Catalogue:
    """Read the catalogue of a game from its folder. Raises `CatalogueError` for any mistake in it."""
    book = _book(folder / "clauses" / "book.toml")
    catalogue = Catalogue(
        book=book,
        clauses=_clauses(folder / "clauses"),
        gone=_gone(folder / "clauses"),
        readings=_readings(folder / "readings"),
        conflicts=_conflicts(folder / "conflicts.toml", book),
    )
    _check_editions(catalogue)
    check_sources(catalogue)
    for conflict in catalogue.conflicts:
        _check_conflict(catalogue, conflict)
    check_sides(catalogue)
    check_repeats(catalogue)
    return catalogue


E = TypeVar("E", bound=Entry)


def _entry(raw: object, kind: type[E], where: str) -> E:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise CatalogueError(where, str(error)) from None


def _table(file: Traversable | Path, *keys: str) -> dict[str, object]:
    """A TOML file with only these keys at its top level."""
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise CatalogueError(str(file), "there is no such file") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CatalogueError(file.name, str(error), "a TOML file in UTF-8") from None
    for key in table:
        if key not in keys:
            raise CatalogueError(file.name, f"unknown key {key}", f"the keys here are {', '.join(keys)}")
    return table


def _files(folder: Traversable | Path) -> list[Traversable | Path]:
    if not folder.is_dir():
        return []
    return sorted(
        (file for file in folder.iterdir() if file.name.endswith(".toml")),
        key=lambda file: number_key(file.name.removesuffix(".toml")),
    )


def _entries(file: Traversable | Path, raw: object, kind: type[E], word: str) -> Iterator[tuple[str, E]]:
    """Each entry of a list, with its place for an error."""
    if not isinstance(raw, list):
        raise CatalogueError(file.name, f"{word} is not a list of entries", f"write [[{word}]] above each")
    for index, one in enumerate(raw, start=1):
        number = one.get("number") if isinstance(one, dict) else None
        where = f"{file.name}, {word} {number}" if number is not None else f"{file.name}, {word} no. {index}"
        yield where, _entry(one, kind, where)


def _book(file: Traversable | Path) -> Book:
    return _entry(_table(file, *Book.__struct_fields__), Book, file.name)


_CLAUSES = ("clause", "gone")
"""The content of a clause file."""


def _clauses(folder: Traversable | Path) -> dict[str, Clause]:
    found: dict[str, Clause] = {}
    places: dict[str, str] = {}
    for file in _files(folder):
        if file.name == "book.toml":
            continue
        for where, clause in _entries(file, _table(file, *_CLAUSES).get("clause", []), Clause, "clause"):
            _check_single(clause.number, places, file, where)
            for name in ("title", "says"):
                if not getattr(clause, name).strip():
                    raise CatalogueError(
                        where, f"{name} is empty", "every clause has a title and one line of what it says"
                    )
            found[clause.number] = clause
    return {number: found[number] for number in sorted(found, key=number_key)}


def _gone(folder: Traversable | Path) -> tuple[Gone, ...]:
    found = [
        entry
        for file in _files(folder)
        if file.name != "book.toml"
        for _, entry in _entries(file, _table(file, *_CLAUSES).get("gone", []), Gone, "gone")
    ]
    return tuple(sorted(found, key=lambda one: number_key(one.number)))


def _readings(folder: Traversable | Path) -> dict[str, Reading]:
    found: dict[str, Reading] = {}
    for file in _files(folder):
        table = _table(file, "title", "statement")
        places: dict[str, str] = {}
        statements = []
        for where, statement in _entries(file, table.get("statement", []), Statement, "statement"):
            _check_single(statement.number, places, file, where)
            statements.append(statement)
        name = file.name.removesuffix(".toml")
        raw = {"name": name, "title": table.get("title", name), "statements": ()}
        found[name] = msgspec.structs.replace(_entry(raw, Reading, file.name), statements=tuple(statements))
    return found


def _conflicts(file: Traversable | Path, book: Book) -> tuple[Conflict, ...]:
    if not file.is_file():
        return ()
    places: dict[str, str] = {}
    found = []
    for where, conflict in _entries(file, _table(file, "conflict").get("conflict", []), Conflict, "conflict"):
        _check_single(str(conflict.number), places, file, where)
        sides = tuple(
            msgspec.structs.replace(one, readings=_spread(one.readings, book, where)) for one in conflict.side
        )
        found.append(msgspec.structs.replace(conflict, side=sides))
    return tuple(sorted(found, key=lambda conflict: conflict.number))


def _spread(names: tuple[str, ...], book: Book, where: str) -> tuple[str, ...]:
    """Editions and readings with ranges written out, the newest edition first."""
    try:
        found = expand_ranges(names, book.editions)
    except KeyError as error:
        raise CatalogueError(
            where, f"unknown edition {error.args[0]}", f"known are {', '.join(book.editions)}"
        ) from None
    order = book.editions[::-1]
    return (*(one for one in order if one in found), *(one for one in found if one not in order))


def _check_single(number: str, places: dict[str, str], file: Traversable | Path, where: str) -> None:
    if number in places:
        raise CatalogueError(where, f"this number is already in {places[number]}", "each number once")
    places[number] = file.name


def _check_editions(catalogue: Catalogue) -> None:
    named = {
        f"clause {one.number}": (
            *one.was,
            *one.reworded,
            *one.reviewed,
            *([one.since] if one.since is not None else []),
        )
        for one in catalogue.clauses.values()
    }
    named |= {f"gone {one.number}": (one.until,) for one in catalogue.gone}
    for where, editions in named.items():
        for edition in editions:
            if edition not in catalogue.editions:
                known = ", ".join(catalogue.editions)
                raise CatalogueError(where, f"unknown edition {edition}", f"known are {known}")
    for gone in catalogue.gone:
        _check_gone(catalogue, gone)


def _check_gone(catalogue: Catalogue, gone: Gone) -> None:
    where = f"gone {gone.number}"
    if gone.until == catalogue.book.edition:
        raise CatalogueError(where, f"{gone.until} is the current edition", "a clause of it is a [[clause]]")
    if any(catalogue.number_in(clause, gone.until) == gone.number for clause in catalogue.clauses.values()):
        raise CatalogueError(where, f"{gone.until} has a clause of that number which is still there")
    for number in gone.now:
        if number not in catalogue.clauses:
            raise CatalogueError(where, f"there is no clause {number}", _nearest(number, catalogue))


def _nearest(number: str, catalogue: Catalogue) -> str:
    listed = ", ".join(near(number, catalogue.clauses))
    return f"near it: {listed}" if listed else ""


def _check_conflict(catalogue: Catalogue, conflict: Conflict) -> None:
    where = f"conflicts.toml, conflict {conflict.number}"
    if len(conflict.side) < 2:
        raise CatalogueError(where, "it has fewer than two sides")
    if conflict.kind == "outcome" and conflict.why_same:
        raise CatalogueError(where, "why_same on a conflict of outcome", "it is for conflicts of wording")
    if conflict.kind == "outcome" and not conflict.witness:
        raise CatalogueError(where, "a conflict of outcome without a witness", "name the scenario that shows it")
    for side in conflict.side:
        if not side.clauses and not side.glossary:
            raise CatalogueError(where, "a side without a clause", "name the clauses or glossary entries that say it")
        if conflict.kind == "outcome" and not side.outcome:
            raise CatalogueError(where, "a conflict of outcome with a side that has none", "say how the witness ends")
        for name in side.readings:
            if name not in catalogue.editions and name not in catalogue.readings:
                known = ", ".join((*catalogue.editions, *catalogue.readings))
                raise CatalogueError(where, f"unknown reading {name}", f"known are {known}")
        for reference in side.clauses:
            _check_reference(catalogue, reference, where)


def _check_reference(catalogue: Catalogue, reference: str, where: str) -> None:
    try:
        game, edition, number = split_reference(reference)
    except ValueError:
        raise CatalogueError(where, f"{reference} does not name a clause", "as game/edition:number") from None
    if game != catalogue.book.game:
        raise CatalogueError(where, f"{reference} is of another game", f"this one is {catalogue.book.game}")
    try:
        catalogue.cited(edition, number)
    except UnknownClause as error:
        raise CatalogueError(where, f"{reference}: {error.wrong}", error.right) from None
