"""The findings of differential play: the first difference between the reference and an engine, as plain data."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct

from oracle.suite.table.checks import Row

Kind = Literal[
    "verdict", "clause", "question", "answer", "position", "waiting", "result", "ended", "view", "fault", "reference",
]  # fmt: skip
"""The kinds of differences.

An action that only one accepts; refusals without a common clause; another question; an answer that only one accepts;
the table; waiting abilities; the result; a game that the engine ends too early; a player's view; a violation of the
protocol; a contradiction within the reference.
"""


class Contrast(NamedTuple):
    """One difference between the two."""

    what: str
    reference: str
    engine: str
    """The subject of the difference, and the words of both for people."""
    general: str
    """The subject in general form, equal for similar differences: no refs, no names of players, no numbers."""
    ways: tuple[str, ...] = ()
    """The ways in which it differs, or the outcomes of both, in general form."""
    row: Row | None = None
    """The place on the tables, and the values there. Besides: `STATUS`; `seen`, a card, a player."""


STATUS = ("reply", "status")
"""For a reply: accepted or refused."""
IN_PARTS: tuple[Kind, ...] = ("position", "waiting", "view")
"""Kinds in which one thing may differ in several ways at once."""


class Signature(Struct, frozen=True, kw_only=True, order=True):
    """The common features of differences with one cause, by which a new difference is matched with a known one."""

    game: str
    clause: str
    kind: str
    action: str
    """The kind of the pending action; for a play, with its kind of cost."""
    what: str
    """The subject in general form: no refs, no names of players, no numbers."""
    ways: tuple[str, ...] = ()
    """The ways in which it differs, or the outcomes of both."""

    def words(self) -> str:
        """`CARD: zone`, `verdict: refused / accepted`."""
        ways = (", " if self.kind in IN_PARTS else " / ").join(self.ways)
        return f"{self.what}: {ways}" if ways else self.what


class Cause(Struct, frozen=True, kw_only=True, order=True):
    """The likely cause of differences, whatever they look like; each cause is one finding."""

    game: str
    kind: Literal["clause", "fault", "reference", "view", "ended"]
    """The first clause that differs, or another reason.

    The others are a violation of the protocol, a contradiction within the reference, a player's view, or a game that
    the engine ends although no applied clause does.
    """
    name: str


def cause_of(signature: Signature) -> Cause:
    """The cause suggested by a difference alone."""
    match signature.kind:
        case "fault" | "reference" | "view" | "ended":
            return Cause(game=signature.game, kind=signature.kind, name=signature.words())
        case _:
            return Cause(game=signature.game, kind="clause", name=signature.clause)


class Difference(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first difference between an engine and the reference."""

    index: int
    """The index of the move after which they differ; -1: after the setup."""
    kind: Kind
    clause: str
    """The first clause that differs, by the reference's trace; empty if the engine broke the protocol."""
    what: str
    """The subject of the difference: a card, a counter, a question… in the words of the scenarios."""
    reference: str
    engine: str
    """The words of both engines about it."""
    row: Row | None = None
    """The same as data, if it is on the table."""
    did: str = ""
    """The move in words."""
    signature: Signature
    applied: tuple[str, ...] = ()
    """The clauses that the reference applied in the move, in the order of their first use."""
    chance: tuple[tuple[str, ...], ...] = ()
    """The outcomes of chance so far; with them in its setup the case is complete."""
