"""The parts of an action that an engine receives with it or asks for. A part that an action leaves out because there is
no choice is found on the reference."""

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
"""Costs where the number of cards is a choice in itself."""


def with_part(action: Action, part: str, taken: tuple[str, ...]) -> Action:
    """The action with a choice included."""
    if part == "target":
        return replace(action, target=taken[0])
    if part == "at":
        return replace(action, at=taken[0])
    cost = action.cost or Cost(kind="")
    return replace(action, cost=replace(cost, by=taken) if part == "by" else replace(cost, onto=taken))


def taken_alone(snapshot: str, game: str, player: str, action: Action) -> Alone:
    """Each part that the action leaves out and for which only one thing can be taken, with that thing.

    `snapshot`: of the reference, before the action.
    """
    engine = ReferenceEngine()
    engine.restore(snapshot)
    cards = tuple(card.ref for card in engine.observe().position.cards)
    found = {}
    for part in left_out(game, action):
        options = PROFILES[game].expeditions if part == "at" else cards
        taken = [one for one in options if _is_accepted(engine, snapshot, player, with_part(action, part, (one,)))]
        if len(taken) == 1:
            found[part] = (taken[0],)
    return found


def left_out(game: str, action: Action) -> Iterator[str]:
    """The parts that the action could have but leaves out."""
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
    """The action as an engine of these manners receives it; with `choices-with-action` it includes these parts."""
    for part, taken in alone.items() if WITH_ACTION in manners else ():
        action = with_part(action, part, taken)
    return action
