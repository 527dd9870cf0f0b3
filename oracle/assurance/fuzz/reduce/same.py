"""Whether a shorter case shows the same difference as the original, or a different one."""

from __future__ import annotations

from oracle.assurance.fuzz.difference import IN_PARTS, Difference, Kind, Signature
from oracle.protocol.values import Json
from oracle.suite.play.failure import ACCEPTED
from oracle.suite.table.changes import WINNER

INSTEAD: dict[Kind, tuple[Kind, ...]] = {"question": ("position",)}
"""A kind of difference → the kinds that may replace it if the clause is the same.

An engine that went on without a question is recognized only by its table, unless it asks something else.
"""
ALIKE: dict[Kind, Kind] = {"answer": "verdict", "ended": "result"}
"""Kinds that shrinking may turn into each other."""
SHARP: tuple[Kind, ...] = ("verdict", "position", "result")
"""Kinds of difference that are stronger evidence than a different question."""


def same_difference(found: Difference | None, wanted: Difference) -> bool:
    """Whether this is the difference looked for: it has the same signature, or differs in part of the same thing.

    The kind, the clause, the kind of action and the words for the difference must be the same. An answer counts as part
    of any action: which of the two a choice belongs to is the players' business. How a card is paid for is part of what
    is reduced. The same thing differing in the same way may have another clause, as long as the first clause also
    applies there.
    """
    if found is None or _kind(wanted) not in (_kind(found), *INSTEAD.get(found.kind, ())):
        return False
    one, other = found.signature, wanted.signature
    if one.game != other.game or not _same_action(one, other):
        return False
    if _kind(found) == "result" and _ends(found) == _ends(wanted) is not None:
        # The winner according to the engine is enough, whatever the result is in the reference.
        return True
    if one.clause != other.clause:
        return _the_very_same(found, wanted) and other.clause in found.applied
    return _kind(found) != _kind(wanted) or _same_words(found, wanted)


def _the_very_same(found: Difference, wanted: Difference) -> bool:
    return _kind(found) in (*IN_PARTS, "result") and (found.kind, found.row) == (wanted.kind, wanted.row)


def _ends(difference: Difference) -> Json:
    """The engine's winner."""
    return None if difference.row is None or difference.row.at != WINNER else difference.row.to


def put_sharply(found: Difference, wanted: Difference, offering: str) -> bool:
    """Whether the difference comes from a question whose option is now named, or the only choice.

    `offering`: the only side that offers the option, `reference` or `engine`, which must therefore accept it; empty if
    unknown: then only the clause of the question counts.
    """
    if found.signature.game != wanted.signature.game or found.index != wanted.index:
        return False
    if offering and _kind(found) == "verdict":
        statuses = {} if found.row is None else {found.row.before: "reference", found.row.to: "engine"}
        return statuses.get(ACCEPTED) == offering
    return _kind(found) in SHARP and found.signature.clause == wanted.signature.clause


def _kind(difference: Difference) -> Kind:
    return ALIKE.get(difference.kind, difference.kind)


def _same_action(one: Signature, other: Signature) -> bool:
    doing = {signature.action.partition(" ")[0] for signature in (one, other)}
    return len(doing) == 1 or "answer" in doing or "view" in (one.kind, other.kind)


def _same_words(found: Difference, wanted: Difference) -> bool:
    one, other = found.signature, wanted.signature
    if (one.what, one.ways) == (other.what, other.ways):
        return True
    if found.kind not in IN_PARTS or not one.ways or one.what != other.what:
        return False
    return set(one.ways) <= set(other.ways)
