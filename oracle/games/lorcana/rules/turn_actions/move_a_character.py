"""4.7 Move a character."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.abilities.texts import Text
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.costs import Payer, Total, pay_in_full
from oracle.games.lorcana.rules.concepts.golden_rules import check_not_forbidden
from oracle.games.lorcana.rules.events import MovedTo
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import PLAY, Object, by_ref
from oracle.games.lorcana.rules.tasks import Move
from oracle.games.lorcana.rules.turn_actions.general import (
    check_not_idle,
    check_own_character,
    complete_turn_action,
    find_card,
    take_turn_action,
)
from oracle.kernel.errors import IllegalAction
from oracle.kernel.selectors import pick

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("4.7.3", "4.7.5", "4.1.4")
def move_a_character(run: Run, action: Move) -> None:
    """The turn action: a character and a location are named, the move is paid for, the character moves."""
    take_turn_action(run, action.player)
    thing = find_card(run, action.card, "4.7.3.1")
    declare_moving_character(run, action.player, thing)
    check_not_idle(run, thing)
    location = choose_location(run, action.player, thing, action.target)
    if not moves_for_free(run, thing, location):
        pay_to_move(run, action.player, thing, total_move_cost(run, action.player, thing, location))
    run.commit()
    move_to(run, action.player, [thing], location)
    complete_turn_action(run)


@rule("4.7.1", "4.7.3.1")
def declare_moving_character(run: Run, player: str, thing: Object) -> None:
    """Only a character the player has in play moves. Raises IllegalAction (4.7.1, 1.2.2)."""
    check_own_character(run, player, thing, "4.7.1")
    check_not_forbidden(run, "move", player, thing)


@rule("4.7.1", "4.7.3.1")
def choose_location(run: Run, player: str, thing: Object, target: str | None) -> Object:
    """The location moved to: the named one, or an affordable one for which the player is asked.

    Raises IllegalAction (4.7.1, 4.7.2).
    """
    check = partial(check_location, run, player, thing)
    if target is not None:
        location = find_card(run, target, "4.7.3.1")
        check(location)
        return location

    def affordable(location: Object) -> None:
        if not moves_for_free(run, thing, location):
            pay_to_move(run, player, thing, total_move_cost(run, player, thing, location))

    own = [other for other in view_of(run.state).in_play() if other.player == player]
    if not any(run.could(partial(check, other)) for other in own):
        raise IllegalAction("4.7.1", f"there is no location {thing.card} can move to")
    return pick(
        run, player, own, label=lambda each: each.card, legal=check, beyond=affordable,
        find=partial(by_ref, run.state), source=thing.card, text="where to move", part="target",
    )[0]  # fmt: skip


@rule("4.7.1", "4.7.2")
def check_location(run: Run, player: str, thing: Object, location: Object) -> None:
    """Characters move to their own player's locations, and from one location only to another one.

    Raises IllegalAction (4.7.1, 4.7.2).
    """
    if location.zone != PLAY or location.player != player or view_of(run.state).definition(location).type != "location":
        raise IllegalAction("4.7.1", f"{location.card} is no location {player} has in play")
    if thing.at == location.id:
        raise IllegalAction("4.7.2", f"{thing.card} is at {location.card} already")


def check_move(run: Run, player: str, thing: Object, location: Object) -> None:
    """Check that one character can move to one location, whatever it costs. Raises IllegalAction (4.7.1, 4.7.2)."""
    declare_moving_character(run, player, thing)
    check_location(run, player, thing, location)


@rule("4.7.3.2")
def moves_for_free(run: Run, thing: Object, location: Object) -> bool:
    """Whether the character can move there for free: then it does, and no other cost is considered."""
    view = view_of(run.state)
    return any(
        source.id == location.id and view.applies(source, free.what, free.condition, thing)
        for source, free in view.index.moves_free
    )


@rule("4.7.3.3", "5.6.5.2")
def total_move_cost(run: Run, player: str, thing: Object, location: Object) -> int:
    """The location's move cost with all payment modifiers; never below 0."""
    view = view_of(run.state)
    total = view.definition(location).move_cost or 0
    for source, pays in view.index.move_pays:
        if source.player != player or (pays.here and source.id != location.id) or (pays.this and source.id != thing.id):
            continue
        if not view.matches(thing, pays.what, Text(source.player, source.id)):
            continue
        if pays.condition is None or view.holds(pays.condition, Text(source.player, source.id)):
            total -= view.number(pays.less, Text(source.player, source.id))
    return max(total, 0)


@rule("4.7.3.4")
def pay_to_move(run: Run, player: str, thing: Object, ink: int) -> None:
    """The total move cost is paid in full. Raises IllegalAction (1.5.3)."""
    pay_in_full(run, Payer(player=player, thing=thing), Total(ink=ink))


@rule("4.7.4", "4.7.1", "4.7.2")
def move_to(run: Run, player: str, things: list[Object], location: Object) -> bool:
    """Characters are at the location from now on. Returns whether all of them moved.

    Even an effect moves only its player's characters, only to that player's locations, and only if not already there.
    """
    moving = [thing for thing in things if run.could(partial(check_move, run, player, thing, location))]
    if moving:
        run.happen(*[MovedTo(object=thing.id, location=location.id, player=player) for thing in moving])
    return bool(moving) and len(moving) == len(things)
