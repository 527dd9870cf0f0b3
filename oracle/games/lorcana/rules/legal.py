"""Lists legal actions by proposing candidates and trying them: legality is judged in one place only."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.language import Definition
from oracle.games.lorcana.rules.abilities.printed import is_song
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.game import Lorcana
from oracle.games.lorcana.rules.state import BAG, HAND, INKWELL, PLAY, FromUnder, State, cards_in
from oracle.games.lorcana.rules.tasks import (
    Begin,
    Challenge,
    CostChoice,
    EndTurn,
    InkCard,
    Move,
    PlayCard,
    Quest,
    UseAbility,
)
from oracle.games.lorcana.rules.turn_actions.activated_ability import activated_abilities
from oracle.kernel.legal import Listing, listing_of
from oracle.kernel.run import Task
from oracle.language.told import told

INK = CostChoice(kind="ink")
SHIFT = CostChoice(kind="shift")
SING = CostChoice(kind="sing")
SING_TOGETHER = CostChoice(kind="sing-together")
FREE = CostChoice(kind="free")
OTHER = CostChoice(kind="other")


def legal_actions(game: Lorcana, state: State) -> list[Task]:
    """Every action the active player could take now, with costs by kind (their details are asked for)."""
    return list(listing(game, state).tasks)


def listing(game: Lorcana, state: State) -> Listing:
    """The same, and whether any other action is undecided."""
    return listing_of(game, state, proposals(state, state.turn.player))


def proposals(state: State, player: str) -> Iterator[Task]:
    """The moves that a player might make, legal or not."""
    if state.turn.phase == "setup":
        yield Begin(player=player)
        return
    view = view_of(state)
    cards = view.game.cards
    for thing in cards_in(state, player, HAND):
        ref = thing.cards[0]
        yield InkCard(player=player, card=ref)
        for cost in told(cost_kinds, cards[ref]):
            yield PlayCard(player=player, card=ref, cost=cost)
    for card_ref, zone in dict.fromkeys(_playable_elsewhere(state, player)):
        if zone != HAND:
            yield from (PlayCard(player=player, card=card_ref, cost=cost) for cost in told(cost_kinds, cards[card_ref]))
    mine = cards_in(state, player, PLAY)
    locations = [thing for thing in mine if cards[thing.cards[0]].type == "location"]
    for thing in mine:
        ref = thing.cards[0]
        if cards[ref].type == "character":
            yield Quest(player=player, card=ref)
            yield Challenge(player=player, card=ref)
            if locations:
                yield Move(player=player, card=ref)
        for ability in activated_abilities(view, thing):
            yield UseAbility(player=player, card=ref, ability=ability.name)
    if view.game.edition.bag_holds_cards:
        yield from (Move(player=player, card=t.card) for z in (INKWELL, BAG) for t in cards_in(state, player, z))
    yield EndTurn(player=player)


def _playable_elsewhere(state: State, player: str) -> Iterator[tuple[str, str]]:
    for ref, ability in view_of(state).game.playable_elsewhere:
        if ref not in state.where:
            continue
        thing = state.objects[state.where[ref]]
        if thing.player == player and thing.zone == ability.zone and thing.card == ref:
            yield ref, thing.zone
    for allowed in state.modifiers:
        if isinstance(allowed, FromUnder) and allowed.player == player and allowed.under in state.objects:
            yield from ((ref, PLAY) for ref in state.objects[allowed.under].cards[1:])


def cost_kinds(card: Definition) -> list[CostChoice]:
    """The kinds of cost mentioned in a card's text."""
    kinds = [INK]
    if is_song(card):
        kinds.append(SING)
    for ability in card.abilities:
        match ability:
            case lang.Keyword(keyword="shift"):
                kinds.append(SHIFT)
            case lang.Keyword(keyword="sing-together"):
                kinds.append(SING_TOGETHER)
            case lang.AlternateCost():
                kinds.append(FREE if ability.free else OTHER)
            case _:
                pass
    return kinds
