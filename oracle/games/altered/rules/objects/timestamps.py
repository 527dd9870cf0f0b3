"""2.2.15 Timestamps of objects that enter zones at the same time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from oracle.games.altered.rules.cards import language as lang
from oracle.games.altered.rules.cards.language import Ability, Definition
from oracle.games.altered.rules.events import Moved, TokenCreated
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import rule
from oracle.games.altered.rules.state import EXPEDITIONS, HERO, IN_PLAY, RESERVE

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event


@rule("2.2.15.d")
def in_order_of_timestamps(run: Run, actions: Sequence[Event]) -> list[Event]:
    """The atomic actions of a step in the order in which their objects are stamped.

    The first player in initiative order ranks their own objects, then the opponent does. Nobody is asked where no
    ability depends on it.
    """
    ranked = [action for action in actions if is_ranked(run, action)]
    if len(ranked) < 2:
        return list(actions)
    order: list[Event] = []
    for player in view_of(run.state).players("each", run.state.day.initiative):
        order += ranked_by(run, player, [action for action in ranked if _whose(run, action) == player])
    following = iter(order)
    return [next(following) if action in ranked else action for action in actions]


@rule("2.2.15.d")
def ranked_by(run: Run, player: str, actions: list[Event]) -> list[Event]:
    """Objects of one player in the order they choose."""
    if all(action == actions[0] for action in actions):
        return actions  # Tokens that are all alike.
    open_ones = {_name(run, action, place): action for place, action in enumerate(actions)}
    order: list[Event] = []
    while open_ones:
        (first,) = run.ask("choose", player, tuple(open_ones), text="which comes first by its timestamp")
        order.append(open_ones.pop(first))
    return order


def is_ranked(run: Run, action: Event) -> bool:
    """Whether an atomic action brings an object with an ability whose effect may depend on its timestamp."""
    if isinstance(action, TokenCreated):
        return _cares(action.token)
    if not isinstance(action, Moved) or action.object not in run.state.objects:
        return False
    arrives = action.to in (*IN_PLAY, HERO, RESERVE)
    return arrives and _cares(view_of(run.state).definition(run.state.objects[action.object]))


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


def _whose(run: Run, action: Any) -> str:
    if isinstance(action, TokenCreated):
        return action.player
    was = run.state.objects[action.object]
    whose: str = action.controller or was.controller if action.to in EXPEDITIONS else was.player
    return whose


def _name(run: Run, action: Any, place: int) -> str:
    if isinstance(action, TokenCreated):
        return f"{action.token.name} {place + 1}"
    card: str = run.state.objects[action.object].card
    return card
