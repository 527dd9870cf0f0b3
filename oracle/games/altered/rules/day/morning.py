"""4.2.1 Morning: Succeed, Prepare, Draw, Expand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.altered.rules.effects.steps import step
from oracle.games.altered.rules.events import Moved, StatusLost, Succeeded
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import EXPEDITIONS, HAND, HERO, LANDMARK, MANA, RESERVE, State, cards_in

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event

DRAWN = 2
"""Cards a player draws each Morning."""
GETS_READY = (HERO, *EXPEDITIONS, LANDMARK, MANA, RESERVE)


@rule("4.2.1.b")
def succeed(run: Run) -> None:
    """The player to the left of the first player becomes the first player."""
    names = list(run.state.players)
    following = names[(names.index(run.state.day.first) + 1) % len(names)]
    step(run, [Succeeded(first=following)])


@rule("4.2.1.c")
def prepare(run: Run) -> None:
    """Everything exhausted in the players' personal zones and Expeditions becomes ready."""
    state: State = run.state
    step(
        run,
        [
            StatusLost(object=thing.id, status="exhausted", by=player)
            for player in view_of(state).players("each", state.day.first)
            for zone in GETS_READY
            for thing in cards_in(state, player, zone)
            if "exhausted" in thing.status
        ],
    )


@rule("4.2.1.d")
def draw_two(run: Run) -> None:
    """Each player draws two cards."""
    state: State = run.state
    step(run, [draw for player in view_of(state).players("each", state.day.first) for draw in draws(player, DRAWN)])


@home("7.3.7.a")
def draws(player: str, count: int) -> list[Event]:
    """The atomic actions of drawing cards: each moves the current top card to the Hand."""
    return [Moved(deck=player, to=HAND, verb="draw", by=player)] * count


@rule("4.2.1.e", "1.4.5.a", "3.2.5.a")
def expand(run: Run) -> None:
    """Each player may put a card from their Hand into their Mana zone, ready; the first player decides first."""
    state: State = run.state
    expanded: list[Event] = []
    for player in view_of(state).players("each", state.day.first):
        hand = tuple(thing.card for thing in cards_in(state, player, HAND))
        taken = run.ask("choose", player, hand, least=0, most=1, text="a card to put into the Mana zone")
        expanded += [Moved(object=state.where[ref], to=MANA, verb="expand", by=player) for ref in taken]
    step(run, expanded)
