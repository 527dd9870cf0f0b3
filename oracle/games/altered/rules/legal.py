"""Lists legal actions by proposing candidates and trying them: legality is judged in one place only."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.games.altered.language import PlayableFrom, QuickAction
from oracle.games.altered.rules.game import Altered
from oracle.games.altered.rules.objects.view import View, view_of
from oracle.games.altered.rules.state import HAND, HERO, IN_PLAY, RESERVE, ZONES, Object, State, cards_in
from oracle.games.altered.rules.tasks import Begin, CostChoice, Pass, PlayCard, UseQuickAction
from oracle.kernel.legal import Listing, listing_of
from oracle.kernel.run import Task

MANA = CostChoice(kind="mana")
SCOUT = CostChoice(kind="scout")
USUAL = (HAND, RESERVE)
"""The zones from which cards are played by default (5.2.a)."""
USED_IN = (HERO, RESERVE, *IN_PLAY)
"""The zones where quick actions may work (5.3.b)."""


LOOKED_INTO = tuple([zone for zone in ZONES if zone in (*USUAL, *USED_IN)])


def legal_actions(game: Altered, state: State) -> list[Task]:
    """Every action that could be taken now, with costs by kind (details and destinations are asked for)."""
    return list(listing(game, state).tasks)


def listing(game: Altered, state: State) -> Listing:
    """The same, and whether any other action is undecided."""
    return listing_of(game, state, proposals(state, state.day.initiative))


def proposals(state: State, player: str) -> Iterator[Task]:
    """The moves that a player might make, legal or not."""
    if state.day.phase == "setup":
        yield Begin(player=player)
        return
    view = view_of(state)
    elsewhere = view.game.cards_with.get(PlayableFrom, ())
    for zone in ZONES if elsewhere else LOOKED_INTO:
        for thing in cards_in(state, player, zone):
            if zone in USUAL or thing.card in elsewhere:
                yield from (PlayCard(player=player, card=thing.card, cost=cost) for cost in costs(view, thing))
            if zone in USED_IN:
                yield from quick_actions(view, thing, player)
    yield Pass(player=player)


def costs(view: View, thing: Object) -> list[CostChoice]:
    """The kinds of cost for which a card might be played."""
    return [MANA] if view.keyword(thing, "scout") is None else [MANA, SCOUT]


def quick_actions(view: View, thing: Object, player: str) -> Iterator[Task]:
    """The quick actions of an object, each by its name."""
    for has in view.abilities(thing):
        if isinstance(has.ability, QuickAction):
            yield UseQuickAction(player=player, card=thing.card, ability=has.ability.name or None)
