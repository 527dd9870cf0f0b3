"""The entries of a catalogue's files: clauses, statements of other documents, conflicts. `catalogue` reads them."""

from __future__ import annotations

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


class CatalogueError(InputError):
    """The data of a catalogue is wrong; `where` names the file and the entry."""


class UnknownClause(InputError):
    """The requested clause or statement does not exist; `near` lists similar ones."""

    def __init__(self, where: str, wrong: str, near: tuple[str, ...]) -> None:
        super().__init__(where, wrong, f"near it: {', '.join(near)}" if near else "")
        self.near = near


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of everything read from a file."""


class Book(Entry, frozen=True, kw_only=True):
    """The publisher of the rule book."""

    game: str
    name: str
    """The common name of the game."""
    editions: tuple[str, ...]
    """Oldest first. The catalogue uses the numbers of the last one."""

    @property
    def edition(self) -> str:
        """The current edition."""
        return self.editions[-1]


class Clause(Entry, frozen=True, kw_only=True):
    """A numbered heading or clause of the current edition."""

    number: str
    title: str
    says: str
    """Its content, in one line of this project's own words."""
    kind: Kind
    since: str | None = None
    """The edition that added it; None: as old as the oldest edition known here."""
    was: dict[str, str] = {}
    """Earlier edition → the clause's number there, if different."""
    reworded: dict[str, str] = {}
    """Edition that reworded it → what the new words add or drop."""
    reviewed: tuple[str, ...] = ()
    """Editions for whose wording everything that cites it has been reviewed."""
    sources: tuple[str, ...] = ()
    """Statements of other documents about it, as `reading:number`."""
    reason: str | None = None
    """Why no code can implement it; None if it can."""
    never_permits: str | None = None
    """Why no scenario can show that it permits something; None if one can."""
    never_forbids: str | None = None
    """Why no scenario can show that it forbids something; None if one can."""

    @property
    def executable(self) -> bool:
        """Whether code can implement it (the rule registry knows whether any does)."""
        return self.reason is None


class Gone(Entry, frozen=True, kw_only=True):
    """A clause that the current edition has dropped."""

    number: str
    """Its number in the last edition that had it."""
    title: str
    says: str
    """Its content, in one line of this project's own words."""
    until: str
    """The last edition that had it."""
    now: tuple[str, ...] = ()
    """Clauses of the current edition that cover part of its subject."""


class Statement(Entry, frozen=True, kw_only=True):
    """One statement of a document."""

    number: str
    says: str
    clauses: tuple[str, ...]
    """The clauses of the current edition that it corresponds to."""
    agrees: Agreement
    """It agrees with the book, differs in words only, or differs in outcome."""
    conflicts: tuple[int, ...] = ()
    """The registered conflicts in which it takes a side, whether or not the book's."""
    reason: str | None = None
    """Why no code can implement it; None: its own code can, or the code of the clauses it agrees with."""
    note: str | None = None
    """How its wording differs, or which part of it cannot be determined, if no conflict covers it."""
    repeats: str | None = None
    """The statement that it repeats, as `reading:number`; that statement's scenarios show this one too."""

    @property
    def executable(self) -> bool:
        return self.reason is None


class Reading(Entry, frozen=True, kw_only=True):
    """Another document's version of the same rules."""

    name: str
    title: str
    statements: tuple[Statement, ...]


class Side(Entry, frozen=True, kw_only=True):
    """One side of a conflict: the content of some editions and readings."""

    readings: tuple[str, ...]
    """The names of the editions and readings."""
    clauses: tuple[str, ...] = ()
    """Its sources, as `game/edition:number`."""
    glossary: tuple[str, ...] = ()
    """The entries of the book's glossary that state it."""
    says: str
    outcome: str | None = None
    """The outcome of the witness scenarios, for conflicts of outcome."""


class Conflict(Entry, frozen=True, kw_only=True):
    """A contradiction between documents, or within one."""

    number: int
    title: str
    kind: Literal["outcome", "wording"]
    question: str
    """The point at issue."""
    witness: tuple[str, ...] = ()
    """The ids of the cases that show it."""
    why_same: str = ""
    """Why no outcome can differ, for conflicts of wording."""
    undecided: bool = False
    """Whether the reference stops here, since no document says how the game continues."""
    asks: tuple[str, ...] = ()
    """The edition's questions, and the rules replaced by a reading, that separate its sides in the code."""
    closed: str = ""
    """The sentence that decides it, in this project's own words and with its clause; empty if it is open."""
    side: tuple[Side, ...]


class Source(Struct, frozen=True, kw_only=True):
    """A statement together with its reading."""

    reading: str
    statement: Statement

    @property
    def name(self) -> str:
        """The name, such as `seed-guide:3-free`."""
        return f"{self.reading}:{self.statement.number}"
