"""What the files of a catalogue hold: clauses, statements of other documents, conflicts. `catalogue` reads them."""

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
    """The data of a catalogue is wrong: `where` names the file and the entry."""


class UnknownClause(InputError):
    """A clause or statement was asked for that does not exist; `near` are existing ones like it."""

    def __init__(self, where: str, wrong: str, near: tuple[str, ...]) -> None:
        super().__init__(where, wrong, f"near it: {', '.join(near)}" if near else "")
        self.near = near


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what is read from a file."""


class Book(Entry, frozen=True, kw_only=True):
    """Whose rule book it is."""

    game: str
    name: str
    """What people call the game."""
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
    """What it says, in one line of this project's own words."""
    kind: Kind
    since: str | None = None
    """The edition that brought it; None: as old as the editions known here."""
    was: dict[str, str] = {}
    """Earlier edition → the number it had there, where that differs."""
    reworded: dict[str, str] = {}
    """Edition that put it in other words → what these say that the words before did not, or say no longer."""
    reviewed: tuple[str, ...] = ()
    """Editions with whose words everything that cites it has been read again."""
    sources: tuple[str, ...] = ()
    """Statements of other documents about it, as `reading:number`."""
    reason: str | None = None
    """Why no code can carry it out; None: code can."""
    never_permits: str | None = None
    """Why no scenario can show that it lets something happen; None: one can."""
    never_forbids: str | None = None
    """Why no scenario can show that it keeps something from happening; None: one can."""

    @property
    def executable(self) -> bool:
        """Whether code can carry it out (whether any does is for the rule registry to say)."""
        return self.reason is None


class Gone(Entry, frozen=True, kw_only=True):
    """A clause that the current edition has no longer."""

    number: str
    """In the last edition that had it."""
    title: str
    says: str
    """What it said, in one line of this project's own words."""
    until: str
    """The last edition that had it."""
    now: tuple[str, ...] = ()
    """Clauses of the current edition that say something of what it was about."""


class Statement(Entry, frozen=True, kw_only=True):
    """One thing a document says."""

    number: str
    says: str
    clauses: tuple[str, ...]
    """Clauses of the current edition it corresponds to."""
    agrees: Agreement
    """Like the book; unlike it in words only; or so that a game ends up differently."""
    conflicts: tuple[int, ...] = ()
    """Registered conflicts it is a side of, whether or not on the book's side."""
    reason: str | None = None
    """Why no code can carry it out; None: code can, its own or that of the clauses it agrees with."""
    note: str | None = None
    """How its words differ, or what of it nobody can tell, where no conflict says so."""
    repeats: str | None = None
    """The statement it says once more, as `reading:number`: whatever shows that one shows this one too."""

    @property
    def executable(self) -> bool:
        return self.reason is None


class Reading(Entry, frozen=True, kw_only=True):
    """Another document's version of the same rules."""

    name: str
    title: str
    statements: tuple[Statement, ...]


class Side(Entry, frozen=True, kw_only=True):
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


class Conflict(Entry, frozen=True, kw_only=True):
    """A disagreement between documents, or inside one."""

    number: int
    title: str
    kind: Literal["outcome", "wording"]
    question: str
    """What is at stake."""
    witness: tuple[str, ...] = ()
    """Case ids of the scenarios that show it."""
    why_same: str = ""
    """Why nothing can end differently, for conflicts of wording."""
    undecided: bool = False
    """Whether the reference stops where it comes up, since no document says how the game goes on."""
    asks: tuple[str, ...] = ()
    """Questions of the edition, and rules that a reading replaces, by which its sides part in the code."""
    closed: str = ""
    """The sentence that decides it, in this project's own words and with its clause; empty: it is open."""
    side: tuple[Side, ...]


class Source(Struct, frozen=True, kw_only=True):
    """A statement together with the reading it belongs to."""

    reading: str
    statement: Statement

    @property
    def name(self) -> str:
        """As `seed-guide:3-free`."""
        return f"{self.reading}:{self.statement.number}"
