"""What differential play finds: the first difference between the reference and an engine, as plain data."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from oracle.suite.localisation import NUMBER

Kind = Literal["verdict", "clause", "question", "answer", "position", "waiting", "result", "view", "fault", "reference"]
"""Where they part: an action is accepted by one only; refused by clauses of which none is the same; another question;
an answer is accepted by one only; the table; what waits; how the game ended; what a player sees; the engine broke the
protocol; the reference contradicts itself."""


GOES_ON = "none"
"""The result of a game that goes on."""


class Signature(Struct, frozen=True, kw_only=True, order=True):
    """What differences of one cause have in common: by it a new difference is told from a known one."""

    game: str
    clause: str
    kind: str
    action: str
    """Kind of the action under way, a play with its kind of cost."""
    what: str
    """What differs, in general words: no refs, no names of players, no numbers."""


class Cause(Struct, frozen=True, kw_only=True, order=True):
    """What is most likely behind differences, whatever they look like: one cause is one finding."""

    game: str
    kind: Literal["clause", "fault", "reference", "view", "result"]
    """The first clause that differs; else what the engine does to the protocol, what the reference does to itself,
    what a player sees, or that the engine has ended a game that goes on, which no clause at work there says."""
    name: str


def cause_of(signature: Signature) -> Cause:
    """The cause that a difference by itself speaks for."""
    match signature.kind:
        case "result" if f": {GOES_ON} / " in signature.what:
            return Cause(game=signature.game, kind="result", name=signature.what)
        case "fault" | "reference" | "view":
            return Cause(game=signature.game, kind=signature.kind, name=signature.what)
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
    did: str = ""
    """The move in words."""
    signature: Signature
    applied: tuple[str, ...] = ()
    """The clauses that the reference applied in the move, in the order in which each came first."""
    chance: tuple[tuple[str, ...], ...] = ()
    """The outcomes of chance up to there; with them in its setup the case is complete."""


def gist(kind: Kind, what: str, reference: str, engine: str) -> str:
    """A difference in few words, the same for all that look alike."""
    match kind:
        case "verdict" | "answer":
            return f"{what}: {reference.partition(' ')[0]} / {engine.partition(' ')[0]}"
        case "clause":
            code = engine.partition(":")[0].rpartition(" ")[2].replace(".", "·")
            return f"{what}: {code}"
        case "question":
            return f"{what}: {reference.partition(' from ')[0]} / {engine.partition(' from ')[0]}"
        case "fault" | "reference" | "waiting":
            return what
        case "result":
            return f"{what}: {_ended(reference)} / {_ended(engine)}"
        case _:
            return f"{what}: {_aspects(reference, engine)}".removesuffix(": ")


def _ended(says: str) -> str:
    """How a game ended, whoever has won."""
    return says if says == GOES_ON else "nobody" if says.startswith("nobody") else "somebody"


def _aspects(reference: str, engine: str) -> str:
    """`Ann's play, exerted, 2 damage` against `Ann's hand` → `zone`; against `Ann's play, 2 damage` → `exerted`."""
    ours, theirs = reference.split(", "), engine.split(", ")
    if ours[0] != theirs[0]:
        return "zone" if not ours[0].isdecimal() else ""
    differ = {NUMBER.sub("N", word) for word in {*ours} ^ {*theirs}}
    return ", ".join(sorted(differ))
