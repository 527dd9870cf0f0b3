"""The clauses of a rule book, what other documents say of them, and where the documents disagree.

A game keeps these as data in one folder:

- `clauses/book.toml`: the game, the current edition and the earlier ones, newest first;
- `clauses/*.toml`: one `[[clause]]` for each numbered heading and clause, under its current number;
- `readings/*.toml`: one document each, with one `[[statement]]` for each thing it states;
- `conflicts.toml`: one `[[conflict]]` for each disagreement.

`load` reads the folder strictly: whatever is unknown, double or points nowhere is a `CatalogueError` that names the
file and the entry.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct

from oracle.kernel.errors import InputError

Kind = Literal[
    "heading",
    "process",
    "permission",
    "prohibition",
    "definition",
    "property",
    "timing",
    "physical",
    "tournament",
    "multiplayer",
    "variant",
]
Agreement = Literal["yes", "wording", "outcome"]
_PART = re.compile(r"\d+|[^\d.-]+")


class CatalogueError(InputError):
    """The data of a catalogue is wrong: `where` names the file and the entry."""


class UnknownClause(InputError):
    """A clause or statement was asked for that does not exist; `near` are existing ones like it."""

    def __init__(self, where: str, wrong: str, near: tuple[str, ...]) -> None:
        super().__init__(where, wrong, f"near it: {', '.join(near)}" if near else "")
        self.near = near


class _Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what is read from a file."""


class Book(_Entry, frozen=True, kw_only=True):
    """Whose rule book it is."""

    game: str
    edition: str
    """The current edition, whose numbers the catalogue uses."""
    earlier: tuple[str, ...] = ()
    """Earlier editions, newest first."""


class Clause(_Entry, frozen=True, kw_only=True):
    """A numbered heading or clause of the current edition."""

    number: str
    title: str
    says: str
    """What it says, in one line of this project's own words."""
    kind: Kind
    since: str | None = None
    """The edition that brought it; None: as old as the editions known here."""
    was: dict[str, str] = {}
    """Earlier edition → the number it had there, where that differs."""
    sources: tuple[str, ...] = ()
    """Statements of other documents about it, as `reading:number`."""
    reason: str | None = None
    """Why no code can carry it out; None: code can."""

    @property
    def executable(self) -> bool:
        """Whether code can carry it out (whether any does is for the rule registry to say)."""
        return self.reason is None


class Statement(_Entry, frozen=True, kw_only=True):
    """One thing a document says."""

    number: str
    says: str
    clauses: tuple[str, ...]
    """Clauses of the current edition it corresponds to."""
    agrees: Agreement
    """Like the book; unlike it in words only; or so that a game ends up differently."""
    conflicts: tuple[int, ...] = ()
    """Registered conflicts it is a side of, whether or not on the book's side."""


class Reading(_Entry, frozen=True, kw_only=True):
    """Another document's version of the same rules."""

    name: str
    title: str
    statements: tuple[Statement, ...]


class Side(_Entry, frozen=True, kw_only=True):
    """What some editions and readings say in a conflict."""

    readings: tuple[str, ...]
    """Names of editions and readings."""
    clauses: tuple[str, ...] = ()
    """Where they say it, as `game/edition:number`."""
    glossary: tuple[str, ...] = ()
    """Entries of the book's glossary that say it."""
    says: str
    outcome: str | None = None
    """How the witness scenarios end, for conflicts of outcome."""


class Conflict(_Entry, frozen=True, kw_only=True):
    """A disagreement between documents, or inside one."""

    number: int
    title: str
    kind: Literal["outcome", "wording"]
    question: str
    """What is at stake."""
    witness: tuple[str, ...] = ()
    """Case ids of the scenarios that show it."""
    side: tuple[Side, ...]


class Source(Struct, frozen=True, kw_only=True):
    """A statement together with the reading it belongs to."""

    reading: str
    statement: Statement

    @property
    def name(self) -> str:
        """As `seed-guide:3-free`."""
        return f"{self.reading}:{self.statement.number}"


class Catalogue(Struct, frozen=True, kw_only=True):
    """All clauses, readings and conflicts of one game. Lookups raise `UnknownClause`."""

    book: Book
    clauses: Mapping[str, Clause]
    """Current number → clause, in the order of the numbers."""
    readings: Mapping[str, Reading]
    """Name → reading, sorted by name."""
    conflicts: tuple[Conflict, ...]
    """By number."""

    @property
    def editions(self) -> tuple[str, ...]:
        """Editions of the book, newest first."""
        return (self.book.edition, *self.book.earlier)

    def number_in(self, clause: Clause, edition: str) -> str | None:
        """The number a clause has in an edition; None if that edition lacks it."""
        order = self.editions
        if clause.since is not None and order.index(edition) > order.index(clause.since):
            return None
        return clause.was.get(edition, clause.number)

    def all_clauses(self, number: str, edition: str | None = None) -> tuple[Clause, ...]:
        """Today's clauses for a number of an edition (None: the current one), the one that took its content first.

        Several, where a newer edition has made more than one clause of it.
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
            raise UnknownClause(where, "there is no such clause", near(number, numbers))
        return tuple(found)

    def clause(self, number: str, edition: str | None = None) -> Clause:
        """The clause that carries today what an edition (None: the current one) says under a number."""
        return self.all_clauses(number, edition)[0]

    def statement(self, reading: str, number: str) -> Statement:
        """One statement of a reading."""
        known = self.readings[reading].statements
        for statement in known:
            if statement.number == number:
                return statement
        where = f"{self.book.game}/{reading}:{number}"
        raise UnknownClause(where, "there is no such statement", near(number, [one.number for one in known]))

    def sources_of(self, number: str) -> tuple[Source, ...]:
        """Statements about a clause of the current edition, by reading, in the documents' order."""
        return tuple(
            Source(reading=reading.name, statement=statement)
            for reading in self.readings.values()
            for statement in reading.statements
            if number in statement.clauses
        )

    def conflicts_of(self, number: str) -> tuple[Conflict, ...]:
        """Conflicts in which a clause of the current edition is named, or a statement about it takes a side."""
        numbers = {conflict for source in self.sources_of(number) for conflict in source.statement.conflicts}
        for conflict in self.conflicts:
            for side in conflict.side:
                for reference in side.clauses:
                    _, edition, cited = split_reference(reference)
                    if edition in self.editions and number in {one.number for one in self.all_clauses(cited, edition)}:
                        numbers.add(conflict.number)
        return tuple(conflict for conflict in self.conflicts if conflict.number in numbers)


def number_key(number: str) -> tuple[tuple[int, int, str], ...]:
    """Sorts 4.3.2.9 before 4.3.2.10, 5.1.2.b before 5.1.2.f, and numbers before letters."""
    parts = _PART.findall(number)
    return tuple((0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts)


def split_reference(reference: str) -> tuple[str, str, str]:
    """`game/edition:number` as its three parts; ValueError if it is not of this form."""
    place, colon, number = reference.partition(":")
    game, slash, edition = place.partition("/")
    if not (colon and slash and game and edition and number):
        raise ValueError(reference)
    return game, edition, number


def near(number: str, known: Iterable[str], most: int = 6) -> tuple[str, ...]:
    """Existing numbers a mistaken one may have meant: its nearest ancestor and what is beside it, else similar ones."""
    numbers = sorted(set(known), key=number_key)
    parts = number.split(".")
    for length in range(len(parts) - 1, 0, -1):
        parent = ".".join(parts[:length])
        family = [one for one in numbers if one == parent or _is_child(one, parent)]
        if family:
            wanted = number_key(number)
            family.sort(key=lambda one: (one != parent, _distance(number_key(one), wanted)))
            return tuple(sorted(family[:most], key=number_key))
    return tuple(difflib.get_close_matches(number, numbers, n=most, cutoff=0.3))


def _is_child(number: str, parent: str) -> bool:
    return number.startswith(f"{parent}.") and "." not in number[len(parent) + 1 :]


def _distance(one: tuple[tuple[int, int, str], ...], other: tuple[tuple[int, int, str], ...]) -> int:
    letters = [ord(part[2][0]) if part[2] else part[1] for part in (one[-1], other[min(len(one), len(other)) - 1])]
    return abs(letters[0] - letters[1])
