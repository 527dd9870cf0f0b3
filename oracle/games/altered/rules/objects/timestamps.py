"""2.2.15 Timestamps of objects that enter zones at the same time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

from oracle.games.altered.language import Ability
from oracle.games.altered.rules.events import Moved, TokenCreated
from oracle.games.altered.rules.objects.orders import may_matter
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import rule
from oracle.games.altered.rules.state import EXPEDITIONS, HERO, IN_PLAY, RESERVE, Object

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event

    Bringing = Sequence[tuple[Event, tuple[Ability, ...]]]
    """The atomic actions of a step, each with the abilities it brings."""


@rule("2.2.15.d")
def in_order_of_timestamps(run: Run, actions: Sequence[Event], coming: Mapping[int, Object]) -> list[Event]:
    """The atomic actions of a step in the order of their objects' timestamps.

    The first player in initiative order orders their own objects, then the opponent does. Nothing is asked if no
    ability depends on it. `coming` are the objects that only the same step makes (3.2.2.d).
    """
    if len(actions) < 2:
        return list(actions)
    things = {**run.state.objects, **coming} if coming else run.state.objects
    bringing = [(action, brings(run, action, things)) for action in actions]
    ranked = [action for action, abilities in bringing if _meets_another(action, abilities, bringing)]
    if len(ranked) < 2:
        return list(actions)
    order: list[Event] = []
    for player in view_of(run.state).players("each", run.state.day.initiative):
        order += ranked_by(run, player, [action for action in ranked if _whose(action, things) == player], things)
    following = iter(order)
    return [next(following) if action in ranked else action for action in actions]


@rule("2.2.15.d")
def ranked_by(run: Run, player: str, actions: list[Event], things: Mapping[int, Object]) -> list[Event]:
    """Objects of one player in the order they choose."""
    if all(action == actions[0] for action in actions):
        return actions  # Tokens that are all equal.
    open_ones = {_name(action, place, things): action for place, action in enumerate(actions)}
    order: list[Event] = []
    while open_ones:
        (first,) = run.ask("choose", player, tuple(open_ones), text="which comes first by its timestamp", sorts=True)
        order.append(open_ones.pop(first))
    return order


def brings(run: Run, action: Event, things: Mapping[int, Object]) -> tuple[Ability, ...]:
    """The abilities that an atomic action brings into zones where abilities work."""
    if isinstance(action, TokenCreated):
        return action.token.abilities
    if not isinstance(action, Moved) or action.object not in things or action.to not in (*IN_PLAY, HERO, RESERVE):
        return ()
    return view_of(run.state).definition(things[action.object]).abilities


def _meets_another(action: Event, own: tuple[Ability, ...], bringing: Bringing) -> bool:
    """Whether another object brings an ability for which the order may matter."""
    return any(
        may_matter(one, other)
        for another, theirs in bringing
        if another is not action
        for one, other in product(own, theirs)
    )


def _whose(action: Any, things: Mapping[int, Object]) -> str:
    if isinstance(action, TokenCreated):
        return action.player
    was = things[action.object]
    whose: str = action.controller or was.controller if action.to in EXPEDITIONS else was.player
    return whose


def _name(action: Any, place: int, things: Mapping[int, Object]) -> str:
    if isinstance(action, TokenCreated):
        return f"{action.token.name} {place + 1}"
    card: str = things[action.object].card
    return card
