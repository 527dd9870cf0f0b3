"""What differential play finds: the first difference between the reference and an engine, as plain data."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct

from oracle.suite.table.checks import Row

Kind = Literal[
    "verdict", "clause", "question", "answer", "position", "waiting", "result", "ended", "view", "fault", "reference",
]  # fmt: skip
"""Where they part: an action is accepted by one only; refused by clauses of which none is the same; another question;
an answer is accepted by one only; the table; what waits; how the game ended; the engine has ended a game that goes on;
what a player sees; the engine broke the protocol; the reference contradicts itself."""


class Contrast(NamedTuple):
    """Something in which the two differ."""

    what: str
    reference: str
    engine: str
    """What differs, and what each says of it, for people."""
    general: str
    """What differs, the same for all that look alike: no refs, no names of players, no numbers."""
    ways: tuple[str, ...] = ()
    """In which ways it differs, or what each of the two comes to, in general too."""
    row: Row | None = None
    """Where on the tables, and what stands there. Besides: `STATUS`; `seen`, a card, a player."""


STATUS = ("reply", "status")
"""Of a reply: accepted or refused."""
IN_PARTS: tuple[Kind, ...] = ("position", "waiting", "view")
"""Kinds in which one thing may differ in several ways at once."""


class Signature(Struct, frozen=True, kw_only=True, order=True):
    """What differences of one cause have in common: by it a new difference is told from a known one."""

    game: str
    clause: str
    kind: str
    action: str
    """Kind of the action under way, a play with its kind of cost."""
    what: str
    """What differs, in general: no refs, no names of players, no numbers."""
    ways: tuple[str, ...] = ()
    """In which ways, or what each of the two comes to."""

    def words(self) -> str:
        """`CARD: zone`, `verdict: refused / accepted`."""
        ways = (", " if self.kind in IN_PARTS else " / ").join(self.ways)
        return f"{self.what}: {ways}" if ways else self.what


class Cause(Struct, frozen=True, kw_only=True, order=True):
    """What is most likely behind differences, whatever they look like: one cause is one finding."""

    game: str
    kind: Literal["clause", "fault", "reference", "view", "ended"]
    """The first clause that differs; else what the engine does to the protocol, what the reference does to itself,
    what a player sees, or that the engine has ended a game that goes on, which no clause at work there says."""
    name: str


def cause_of(signature: Signature) -> Cause:
    """The cause that a difference by itself speaks for."""
    match signature.kind:
        case "fault" | "reference" | "view" | "ended":
            return Cause(game=signature.game, kind=signature.kind, name=signature.words())
        case _:
            return Cause(game=signature.game, kind="clause", name=signature.clause)


class Difference(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first thing in which an engine and the reference differ."""

    index: int
    """Of the move in the case after which they differ; -1: after setting up."""
    kind: Kind
    clause: str
    """The first clause that differs, by the reference's trace; empty where the engine broke the protocol."""
    what: str
    """What differs: a card, a counter, a question… in the words of the scenarios."""
    reference: str
    engine: str
    """What each says of it."""
    row: Row | None = None
    """The same as data, where it is on the table."""
    did: str = ""
    """The move in words."""
    signature: Signature
    applied: tuple[str, ...] = ()
    """The clauses that the reference applied in the move, in the order in which each came first."""
    chance: tuple[tuple[str, ...], ...] = ()
    """The outcomes of chance up to there; with them in its setup the case is complete."""
