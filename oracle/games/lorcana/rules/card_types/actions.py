"""5.4 Actions: they enter play briefly, take effect at once, and go to the discard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.abilities.printed import is_song
from oracle.games.lorcana.rules.abilities.resolving import context_of, resolve_effect
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.abilities.whole import can_be_done_whole
from oracle.games.lorcana.rules.events import Moved, Played, Sang
from oracle.games.lorcana.rules.rulebook import home, rule
from oracle.games.lorcana.rules.state import DECK, DISCARD, NOWHERE, PLAY, Object
from oracle.games.lorcana.rules.tasks import ResolveAction
from oracle.kernel.errors import IllegalAction
from oracle.kernel.run import Event

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("5.4.1.2")
def enter_as_action(run: Run, player: str, thing: Object, singers: tuple[int, ...], played: Played) -> list[Event]:
    """The events of an action coming into the Play zone: moved, played, and sung if characters sang it."""
    zone = PLAY if run.game.edition.action_enters_play else NOWHERE
    events: list[Event] = [Moved(object=thing.id, to=zone, verb="play"), played]
    if singers and is_song(view_of(run.state).definition(thing)):
        events.append(Sang(objects=singers, song=played.object, player=player))
    return events


@rule("6.7.1.2", "6.7.8.1")
def resolve_action(run: Run, task: ResolveAction) -> None:
    """The effect resolves, even if its card has been moved away before; only then does the card leave the zone.

    It goes to the discard, or where the effect that played it says.
    """
    effect = run.game.cards[task.card].effect
    if effect is not None:
        bound = {"singers": task.singers} if task.singers else None
        resolve_effect(run, effect, context_of(task.player, task.object, task.card, bound))
    put_away(run, task)


@home("6.7.8")
def put_away(run: Run, task: ResolveAction) -> None:
    """An action leaves the Play zone, if it is still there: to the discard, or where the effect that played it says."""
    if task.object in run.state.objects:
        to = DISCARD if task.after == "discard" else DECK
        run.happen(Moved(object=task.object, to=to, verb="resolve"))


def check_effect_is_possible(run: Run, player: str, thing: Object) -> None:
    """The guides: an action cannot be played if any part of its effect is impossible. Raises IllegalAction (4.1.4)."""
    effect = view_of(run.state).definition(thing).effect
    if effect is not None and not can_be_done_whole(run, player, thing, effect):
        raise IllegalAction("4.1.4", f"a part of the effect of {thing.card} cannot be done")
