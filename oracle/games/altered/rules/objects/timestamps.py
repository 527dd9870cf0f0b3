"""2.2.15 Timestamps of objects that enter zones at the same time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from oracle.games.altered.rules.cards import language as lang
from oracle.games.altered.rules.cards.language import Ability, Definition
from oracle.games.altered.rules.events import Moved, TokenCreated
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import rule
from oracle.games.altered.rules.state import EXPEDITIONS, HERO, IN_PLAY, RESERVE, Object

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event


@rule("2.2.15.d")
def in_order_of_timestamps(run: Run, actions: Sequence[Event], coming: Mapping[int, Object]) -> list[Event]:
    """The atomic actions of a step in the order in which their objects are stamped.

    The first player in initiative order ranks their own objects, then the opponent does. Nobody is asked where no
    ability depends on it. `coming` are the objects that only the same step makes (3.2.2.d).
    """
    things = {**run.state.objects, **coming} if coming else run.state.objects
    ranked = [action for action in actions if is_ranked(run, action, things)]
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
        return actions  # Tokens that are all alike.
    open_ones = {_name(action, place, things): action for place, action in enumerate(actions)}
    order: list[Event] = []
    while open_ones:
        (first,) = run.ask("choose", player, tuple(open_ones), text="which comes first by its timestamp")
        order.append(open_ones.pop(first))
    return order


def is_ranked(run: Run, action: Event, things: Mapping[int, Object]) -> bool:
    """Whether an atomic action brings an object with an ability whose effect may depend on its timestamp."""
    if isinstance(action, TokenCreated):
        return _cares(action.token)
    if not isinstance(action, Moved) or action.object not in things:
        return False
    arrives = action.to in (*IN_PLAY, HERO, RESERVE)
    return arrives and _cares(view_of(run.state).definition(things[action.object]))


def _cares(card: Definition) -> bool:
    return any(by_timestamp(ability) for ability in card.abilities)


def by_timestamp(ability: Ability) -> bool:
    """Whether it can matter when an ability comes; what only adds something comes to the same in any order."""
    match ability:
        case lang.LosesAbilities() | lang.Ignored() | lang.Regions() | lang.CostRestriction():
            return True
        case lang.Subtypes():
            return ability.instead or ability.condition is not None
        case lang.HasKeyword() | lang.Grants():
            return ability.condition is not None
        case lang.Stats():
            return ability.condition is not None or (ability.what is not None and ability.what.stat_at_most is not None)
        case _:
            return False


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
