"""How an object enters a zone: its own text about this (6.2.l), and what the zone forbids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.language import Ability, Status
from oracle.games.altered.rules.events import Moved, TokenCreated
from oracle.games.altered.rules.folding import with_counters
from oracle.games.altered.rules.objects.statuses import is_landmark
from oracle.games.altered.rules.objects.texts import Text
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import rule
from oracle.games.altered.rules.state import EXPEDITIONS, HIDDEN, IN_PLAY, Object

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event

Counters = tuple[tuple[str, int], ...]


def entering(run: Run, action: Event, coming: Mapping[int, Object]) -> Event:
    """An atomic action with the initial state of the object that enters a zone.

    `coming` are the objects that the same step makes from a Discard pile (3.2.2.d).
    """
    if isinstance(action, TokenCreated):
        return token_enters(run, action)
    if not isinstance(action, Moved):
        return action
    thing: Object | None = run.state.objects.get(action.object) or coming.get(action.object)
    return action if thing is None else without_fleeting(run, enters(run, action, thing), thing)


@rule("6.2.l")
def enters(run: Run, action: Moved, thing: Object) -> Moved:
    """The entering object's own passive ability may say how it enters, though it does not exist before the step.

    The new object's ability counts: what the old one had lost, or its being a Mana Orb, does not matter.
    """
    if action.to in HIDDEN:
        # There it is a card and no object (2.1.j), so that nobody has to know which one.
        return action
    view = view_of(run.state)
    text = Text(action.controller or thing.controller, thing.id)
    status, counters = _said(run, view.definition(thing).abilities, action.to, text)
    if not status and not counters:
        return action
    both = tuple(sorted({*action.status, *status}))
    return replace(action, status=both, counters=with_counters(action.counters, counters))


@rule("6.2.l")
def token_enters(run: Run, action: TokenCreated) -> TokenCreated:
    """The same for a token being created."""
    text = Text(action.player, 0)
    status, counters = _said(run, action.token.abilities, action.to, text)
    return replace(action, status=status, counters=counters) if status or counters else action


def _said(run: Run, abilities: Iterable[Ability], to: str, text: Text) -> tuple[tuple[Status, ...], Counters]:
    status: set[Status] = set()
    counters: Counters = ()
    for ability in abilities:
        if isinstance(ability, lang.EntersWith) and _goes_there(ability, to) and _holds(run, ability, text):
            status.update(ability.status)
            if ability.count:
                counters = with_counters(counters, ((ability.counter, ability.count),))
    return tuple(sorted(status)), counters


def _goes_there(ability: lang.EntersWith, to: str) -> bool:
    # If the text names no zone, it is about entering play.
    if not ability.zone:
        return to in IN_PLAY
    return ("expedition" if to in EXPEDITIONS else to) in ability.zone


def _holds(run: Run, ability: lang.EntersWith, text: Text) -> bool:
    return ability.condition is None or view_of(run.state).is_true(ability.condition, text)


@rule("2.4.6.b", "5.2.3.a")
def without_fleeting(run: Run, action: Moved, thing: Object) -> Moved:
    """A Landmark Permanent is not Fleeting in any zone, whatever would make it so on the way."""
    if "fleeting" not in action.status or not is_landmark(run, thing):
        return action
    return replace(action, status=tuple(status for status in action.status if status != "fleeting"))
