"""Judges lists of legal actions: they must be complete, and contain nothing that would be refused."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.declared import WAYS_OF_PAYING, with_included
from oracle.protocol.messages import Action, Legal
from oracle.protocol.names import same_name
from oracle.suite.judging.beside import Beside, would_be
from oracle.suite.judging.calls import Deviates, declared
from oracle.suite.play.world import World

LISTED, MISSING = "listed", "missing"


def judge_list(world: World, beside: Beside) -> Deviates | None:
    """Compare the list with the reference's if no question is open and the tables are equal.

    A list declared as incomplete may lack anything. An action may be listed with its target or Expedition, or once for
    all of them.
    """
    reference = beside.at(world)
    if reference is None or world.pending() is not None:
        return None
    legal = declared(world, "legal")
    if not isinstance(legal, Legal):
        return None
    return unlike(reference, legal, world.support.capabilities)


def unlike(reference: ReferenceEngine, legal: Legal, capabilities: Iterable[str]) -> Deviates | None:
    """The first action that is listed and has to be refused, or that is missing from a complete list; else None."""
    own = reference.legal()
    player = reference.observe().position.turn.player
    found = _illegal(reference, player, legal.actions, own)
    return found or (_lacking(capabilities, legal.actions, own) if legal.complete else None)


def _illegal(reference: ReferenceEngine, player: str, listed: Iterable[Action], own: Legal) -> Deviates | None:
    for action in listed:
        if action not in own.actions and would_be(reference, player, action) == "refused":
            return Deviates((LISTED,), None, msgspec.to_builtins(action))
    return None


def _lacking(capabilities: Iterable[str], listed: tuple[Action, ...], own: Legal) -> Deviates | None:
    known = with_included(capabilities)
    for action in own.actions:
        kind = "" if action.cost is None else action.cost.kind
        pays = "other-costs" if kind == "other" else kind
        if pays in WAYS_OF_PAYING and pays not in known:
            continue
        if not any(_covers(one, action) for one in listed):
            return Deviates((MISSING,), msgspec.to_builtins(action), None)
    return None


def _covers(one: Action, other: Action) -> bool:
    """Whether a listed action equals the other one, possibly with more or fewer of its choices."""
    if (one.kind, one.card) != (other.kind, other.card):
        return False
    if (one.cost is None) != (other.cost is None) or (one.cost and other.cost and one.cost.kind != other.cost.kind):
        return False
    if one.ability and other.ability and not same_name(one.ability, other.ability):
        return False
    return all(a == b or not a or not b for a, b in ((one.target, other.target), (one.at, other.at)))
