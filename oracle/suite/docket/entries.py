"""An entry of the docket, as data: `oracle/report/conflicts` says it in words."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Standing = Literal["open", "differs", "words", "closed"]
"""A scenario permits several outcomes; each document decides, and they decide differently; only words differ; a
sentence decides."""
STANDINGS: tuple[Standing, ...] = ("open", "differs", "words", "closed")
UNDECIDED: tuple[Standing, ...] = ("open", "differs")
"""What the docket is about."""
Manner = Literal["settled", "rows", "unread", "alone", "played"]
"""How a decision changes a scenario. As it is written: of several permitted outcomes some are left; a document's rows
become those of another; which outcome is whose is not said; it runs under overruled documents alone. Or, as it is
played: it ends otherwise with the other answers."""


class Shift(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A scenario that a decision changes, under one document."""

    case: str
    edition: str
    manner: Manner
    before: str = ""
    after: str = ""
    step: str = ""
    """As played: the step at which it first ends otherwise."""
    comes: tuple[int, ...] = ()
    """As played: other open conflicts that it rests on only then."""
    goes: tuple[int, ...] = ()
    """As played: other open conflicts that it no longer rests on."""


class Played(Struct, frozen=True, kw_only=True):
    """The result of playing scenarios for one conflict."""

    runs: int
    """How many runs there were, a scenario under a document each."""
    again: int
    """How often one was played once more, since it came to a question that another side answers otherwise."""
    shifts: tuple[tuple[Shift, ...], ...]
    """For each side of the conflict, in its order: the scenarios that deciding for it changes."""


class Drawn(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Another open conflict that a decision draws with it, and by what."""

    number: int
    cases: tuple[str, ...] = ()
    """Scenarios that the decision changes and that rest on the other one too, come to rest on it, or no longer do."""
    sentences: tuple[str, ...] = ()
    """Sentences of overruled documents that a side of the other one cites."""
    argues: tuple[str, ...] = ()
    """Where one document speaks both ways in both: clauses that a side that loses cites, and one of the other too."""
    asks: tuple[str, ...] = ()
    """Questions of the edition by which the sides of both part in the code."""


class Decision(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The consequences of deciding a conflict as one of its sides has it."""

    readings: tuple[str, ...]
    says: str
    outcome: str = ""
    clauses: tuple[str, ...] = ()
    glossary: tuple[str, ...] = ()
    shifts: tuple[Shift, ...] = ()
    drawn: tuple[Drawn, ...] = ()

    @property
    def changing(self) -> tuple[int, ...]:
        """Other open conflicts that do not stay as they are."""
        return tuple(one.number for one in self.drawn if one.cases or one.sentences or one.asks)

    @property
    def arguing(self) -> tuple[int, ...]:
        """Other open conflicts in which the same clauses argue, and nothing else is the same."""
        return tuple(one.number for one in self.drawn if one.number not in self.changing)

    @property
    def cases(self) -> tuple[str, ...]:
        """The scenarios that change, each once, the rows of an outline being one scenario."""
        return tuple(dict.fromkeys(one.case.partition("/")[0] for one in self.shifts))


class Permitted(Struct, frozen=True, kw_only=True):
    """An outcome that a scenario permits under a document, where the rules leave it open."""

    case: str
    edition: str
    outcome: str
    told: str
    """The message of a result in which it holds."""
    side: int | None
    """The place of the side that it belongs to; None for what is no side's alone."""


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A conflict, what it touches, and what each way to decide it changes."""

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
    """Scenarios that are tagged with it; the rows of an outline are one."""
    leaves_open: tuple[str, ...] = ()
    """Those of them in which it permits several outcomes."""
    rulings: tuple[str, ...] = ()
    """Published rulings from which these scenarios are taken."""
    cards: tuple[str, ...] = ()
    """Printed cards that these scenarios play with."""
    cast: tuple[str, ...] = ()
    """Further printed cards with which casts play them."""
    decisions: tuple[Decision, ...] = ()
    """One for each side."""
    permitted: tuple[Permitted, ...] = ()
    """The outcomes that scenarios permit, each with the side that it belongs to."""
    runs: int = 0
    """Where it was played what a decision changes: how many runs there were, a scenario under a document each."""
    again: int = 0
    """How often one of them was played once more, with the answers of another side."""

    @property
    def undecided(self) -> bool:
        """Whether outcomes hang on it that no sentence decides."""
        return self.standing in UNDECIDED

    @property
    def weight(self) -> tuple[int, int, int]:
        """Scenarios, rulings and printed cards that it touches."""
        return len(self.scenarios), len(self.rulings), len(self.cards) + len(self.cast)
