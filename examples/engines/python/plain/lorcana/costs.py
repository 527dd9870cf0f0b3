"""Paying: ink, and the other things a cost may ask for (1.5). A card pays once in the same way (1.5.3)."""

from __future__ import annotations

from typing import TypeAlias

from plain.base import Decision, Json, Refused, Steps
from plain.lorcana.game import Game
from plain.lorcana.model import Card, Moment
from plain.lorcana.words import matches

Use: TypeAlias = tuple[bool, str]
"""Whether by exerting, and which card: the same one may exert for one part of a cost and leave play for another."""


def ink_of(costs: list[Json]) -> int:
    return sum(int(cost["amount"]) for cost in costs if cost["is"] == "ink")


def ready_ink(game: Game, player: str) -> list[Card]:
    return [card for card in game.zone(player, "inkwell") if not card.exerted]


def check_ink(game: Game, player: str, amount: int, named: list[str]) -> list[Card]:
    """4.3.2.4: exactly so many ready ink cards; the player may have named them."""
    ready = ready_ink(game, player)
    if len(ready) < amount:
        raise Refused("not-enough-ink", f"1.5.3: {amount} ink to pay, {len(ready)} ready")
    paid = [card for card in ready if card.ref in named] if named else ready[:amount]
    if named and (len(paid) != len(named) or len(paid) != amount):
        raise Refused("wrong-ink", f"4.3.2.4: {amount} of {player}'s ready ink cards have to be named")
    return paid


def pay_ink(game: Game, player: str, amount: int, named: list[str]) -> None:
    for card in check_ink(game, player, amount, named):
        card.exerted = True


def can_exert(card: Card) -> bool:
    """5.1.1.11, 4.4.2.1: a drying character cannot exert; items can at once, and locations never (5.1.2.3)."""
    return not card.exerted and card.facts.type != "location" and not (card.drying and card.facts.type == "character")


def payers(game: Game, moment: Moment, cost: Json) -> list[Card]:
    """The cards that could pay one part of a cost."""
    source, kind, what = moment.source, cost["is"], cost.get("what", {})
    if kind in ("exert-this", "banish-this"):
        there = game.is_in_play(source) and source.life == moment.life and source.owner == moment.player
        return [source] if there and (kind == "banish-this" or can_exert(source)) else []
    if kind in ("discard", "bottom-from-discard"):
        zone = "hand" if kind == "discard" else "discard"
        return [c for c in game.zone(moment.player, zone) if matches(game, moment, what, c)]
    cards = [c for c in game.in_play(player=moment.player) if matches(game, moment, what, c)]
    cards = [c for c in cards if not (c is source and source.zone != "play")]
    return [c for c in cards if can_exert(c)] if kind == "exert" else cards


def exerts(cost: Json) -> bool:
    return cost["is"] in ("exert", "exert-this")


def payable(
    game: Game, moment: Moment, costs: list[Json], kept: frozenset[str], used: frozenset[Use] = frozenset()
) -> bool:
    """Whether all of it can be paid, no card paying twice in the same way."""
    parts = [cost for cost in costs if cost["is"] != "ink" for _ in range(cost.get("count", 1))]
    pools = [[(exerts(part), c.ref) for c in payers(game, moment, part) if c.ref not in kept] for part in parts]
    return enough(pools, used)


def enough(pools: list[list[Use]], used: frozenset[Use]) -> bool:
    if not pools:
        return True
    return any(enough(pools[1:], used | {use}) for use in pools[0] if use not in used)


def can_pay(game: Game, moment: Moment, costs: list[Json], kept: frozenset[str] = frozenset()) -> bool:
    """`kept`: who is needed for something else, as the challenger is (4.6.4.4), or being played."""
    return len(ready_ink(game, moment.player)) >= ink_of(costs) and payable(game, moment, costs, kept)


def pay(
    game: Game,
    moment: Moment,
    costs: list[Json],
    kept: frozenset[str] = frozenset(),
    used: frozenset[Use] = frozenset(),
) -> Steps[None]:
    """Everything but ink. Who pays chooses with what, then pays; only answers that leave the rest payable are legal."""
    costs = [cost for cost in costs if cost["is"] != "ink"]
    if not payable(game, moment, costs, kept, used):
        raise Refused("cannot-pay", f"1.5.3: {moment.player} cannot pay all of it")
    chosen: list[list[Card]] = []
    for at, cost in enumerate(costs):
        cards = yield from choose_payers(game, moment, cost, costs[at + 1 :], kept, used)
        used |= {(exerts(cost), card.ref) for card in cards}
        chosen.append(cards)
    for cost, cards in sorted(zip(costs, chosen, strict=True), key=lambda paid: not exerts(paid[0])):
        if exerts(cost):
            game.exert(cards)
        elif cost["is"] in ("banish-this", "banish-chosen"):
            game.banish(cards)
            if cost["is"] == "banish-chosen":
                moment.bind_moved("banished", cards)
        elif cost["is"] == "discard":
            game.discard(cards)
            moment.bind("discarded", cards)
        else:
            for card in cards:
                game.move(card, "deck")


def pay_all(game: Game, moment: Moment, costs: list[Json], kept: frozenset[str] = frozenset()) -> Steps[None]:
    """The ink and the rest."""
    check_ink(game, moment.player, ink_of(costs), [])
    yield from pay(game, moment, costs, kept)
    pay_ink(game, moment.player, ink_of(costs), [])


def choose_payers(
    game: Game, moment: Moment, cost: Json, rest: list[Json], kept: frozenset[str], used: frozenset[Use]
) -> Steps[list[Card]]:
    count, exerting = int(cost.get("count", 1)), exerts(cost)
    cards = [card for card in payers(game, moment, cost) if card.ref not in kept and (exerting, card.ref) not in used]

    def legal(answer: list[str]) -> bool:
        return payable(game, moment, rest, kept, used | {(exerting, ref) for ref in answer})

    cards = [card for card in cards if legal([card.ref])]
    # Several cards go to the bottom of the deck in any order (7.2.3).
    ordered = cost["is"] == "bottom-from-discard" and count > 1
    if len(cards) < count or (len(cards) == count and not ordered):
        return cards
    refs, kind = [card.ref for card in cards], "order" if ordered else "cost"
    answer = yield Decision(moment.player, kind, refs, count, count, moment.speaker.ref, f"{cost['is']} to pay", legal)
    return [game.find(ref) for ref in answer]
