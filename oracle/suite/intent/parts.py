"""The parts of an action that an engine may be told with it, or ask for; and what one leaves out because there is no
choice: the only thing that can be taken, found on the reference."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError
from oracle.profiles import PROFILES
from oracle.protocol.messages import ACTIONS, COSTS, Action, Cost

WITH_ACTION = "choices-with-action"
Alone = Mapping[str, tuple[str, ...]]
"""Part of an action → what is taken for it."""
SEVERAL = ("sing-together",)
"""Costs for which how many are taken is a choice itself."""


def with_part(action: Action, part: str, taken: tuple[str, ...]) -> Action:
    """The action that says a choice itself."""
    if part == "target":
        return replace(action, target=taken[0])
    if part == "at":
        return replace(action, at=taken[0])
    cost = action.cost or Cost(kind="")
    return replace(action, cost=replace(cost, by=taken) if part == "by" else replace(cost, onto=taken))


def taken_alone(engine: ReferenceEngine, game: str, player: str, action: Action) -> Alone:
    """Each part that the action leaves out and that leaves no choice, with the only thing that may be named for it.

    The engine stays where it is.
    """
    parts = list(_left_out(game, action))
    if not parts:
        return {}
    other = ReferenceEngine()
    snapshot = engine.snapshot()
    cards = tuple(card.ref for card in engine.observe().position.cards)
    found = {}
    for part in parts:
        named = PROFILES[game].expeditions if part == "at" else cards
        taken = [one for one in named if _is_accepted(other, snapshot, player, with_part(action, part, (one,)))]
        if len(taken) == 1:
            found[part] = (taken[0],)
    return found


def _left_out(game: str, action: Action) -> Iterator[str]:
    cost = action.cost
    fields = {*ACTIONS[game].get(action.kind, ()), *(() if cost is None else COSTS[game].get(cost.kind, ()))}
    yield from (part for part in ("target", "at") if part in fields and getattr(action, part) is None)
    if cost is not None and cost.kind not in SEVERAL:
        yield from (part for part in ("by", "onto") if part in fields and not getattr(cost, part))


def _is_accepted(engine: ReferenceEngine, snapshot: str, player: str, action: Action) -> bool:
    engine.restore(snapshot)
    try:
        return engine.act(player, action).status == "accepted"
    except InputError:
        return False


def named(action: Action, alone: Alone, manners: Collection[str]) -> Action:
    """The action as an engine of these manners is told it: with what it would have to be asked for otherwise."""
    for part, taken in alone.items() if WITH_ACTION in manners else ():
        action = with_part(action, part, taken)
    return action
