"""An entry of the docket as data; `oracle/report/conflicts` puts it into words."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Standing = Literal["open", "differs", "words", "closed"]
"""A scenario permits several outcomes; each document decides, and they decide differently; only words differ; a
sentence decides."""
STANDINGS: tuple[Standing, ...] = ("open", "differs", "words", "closed")
UNDECIDED: tuple[Standing, ...] = ("open", "differs")
"""The standings of conflicts that the docket lists."""
Manner = Literal["settled", "rows", "unread", "alone", "played"]
"""How a decision changes a scenario. As written: only some permitted outcomes remain; a document's rows become those of
another; no one has assigned its outcomes to sides; it runs only under overruled documents. As played: it ends
differently with the other answers."""


class Shift(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A scenario that a decision changes, under one document."""

    case: str
    edition: str
    manner: Manner
    before: str = ""
    after: str = ""
    step: str = ""
    """If played: the first step that ends differently."""
    comes: tuple[int, ...] = ()
    """If played: other open conflicts that it then rests on in addition."""
    goes: tuple[int, ...] = ()
    """If played: other open conflicts that it then no longer rests on."""


class Played(Struct, frozen=True, kw_only=True):
    """The result of playing scenarios for one conflict."""

    runs: int
    """The number of runs; each is a scenario under a document."""
    again: int
    """How many runs were repeated because they reached a question that another side answers differently."""
    shifts: tuple[tuple[Shift, ...], ...]
    """For each side of the conflict, in order: the scenarios that change if that side is chosen."""


class Drawn(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Another open conflict that a decision affects, and how."""

    number: int
    cases: tuple[str, ...] = ()
    """Scenarios that the decision changes and that also rest on the other conflict, or begin or cease to rest on it."""
    sentences: tuple[str, ...] = ()
    """Sentences of overruled documents that a side of the other conflict cites."""
    argues: tuple[str, ...] = ()
    """If in both conflicts one document contradicts itself: clauses cited by a losing side and by a side of the other
    conflict."""
    asks: tuple[str, ...] = ()
    """Questions of the edition that separate the sides of both conflicts in the code."""


class Decision(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The consequences of deciding a conflict for one of its sides."""

    readings: tuple[str, ...]
    says: str
    outcome: str = ""
    clauses: tuple[str, ...] = ()
    glossary: tuple[str, ...] = ()
    shifts: tuple[Shift, ...] = ()
    drawn: tuple[Drawn, ...] = ()

    @property
    def changing(self) -> tuple[int, ...]:
        """Other open conflicts that the decision affects."""
        return tuple(one.number for one in self.drawn if one.cases or one.sentences or one.asks)

    @property
    def arguing(self) -> tuple[int, ...]:
        """Other open conflicts that have only the arguing clauses in common."""
        return tuple(one.number for one in self.drawn if one.number not in self.changing)

    @property
    def cases(self) -> tuple[str, ...]:
        """The scenarios that change, without duplicates; the rows of an outline count as one scenario."""
        return tuple(dict.fromkeys(one.case.partition("/")[0] for one in self.shifts))


class Permitted(Struct, frozen=True, kw_only=True):
    """An outcome that a scenario permits under a document because the rules leave it open."""

    case: str
    edition: str
    outcome: str
    told: str
    """The message of a result with this outcome."""
    side: int | None
    """The index of its side; None if it does not belong to exactly one side."""


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A conflict, what it touches, and what each possible decision changes."""

    game: str
    number: int
    title: str
    kind: str
    standing: Standing
    question: str
    closed: str = ""
    why_same: str = ""
    witness: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    """Clauses of the current edition, and statements, that its sides cite."""
    asks: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    """Scenarios tagged with it; the rows of an outline count as one."""
    leaves_open: tuple[str, ...] = ()
    """Those of these scenarios that permit several outcomes."""
    rulings: tuple[str, ...] = ()
    """Published rulings on which these scenarios are based."""
    cards: tuple[str, ...] = ()
    """Printed cards in these scenarios."""
    cast: tuple[str, ...] = ()
    """Further printed cards in the casts of these scenarios."""
    decisions: tuple[Decision, ...] = ()
    """One decision for each side."""
    permitted: tuple[Permitted, ...] = ()
    """The outcomes that scenarios permit, each with its side."""
    runs: int = 0
    """If the scenarios were played to see what a decision changes: the number of runs, each a scenario under a
    document."""
    again: int = 0
    """How many of these runs were repeated with the answers of another side."""

    @property
    def undecided(self) -> bool:
        """Whether outcomes depend on it and no sentence decides them."""
        return self.standing in UNDECIDED

    @property
    def weight(self) -> tuple[int, int, int]:
        """Scenarios, rulings and printed cards that it touches."""
        return len(self.scenarios), len(self.rulings), len(self.cards) + len(self.cast)
