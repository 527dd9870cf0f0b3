"""Which objects an effect acts on: by name, by choice, as targets, from a Deck."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from plain.altered.happening import Act
from plain.altered.model import HIDDEN, IN_PLAY, Card, Moment, Place
from plain.altered.words import expeditions, found, players
from plain.base import Decision, Json, Steps, Unsupported

if TYPE_CHECKING:
    from plain.altered.game import Game


DESCRIBING = ("type", "subtype", "named", "keyword", "hand_cost_at_most", "hand_cost_at_least", "reserve_cost_at_most",
              "stat_at_most")  # fmt: skip
"""Words of a filter that ask for characteristics of the card."""
Test: TypeAlias = Callable[[Card], bool]


def anything(card: Card) -> bool:
    return True


def pick(game: Game, moment: Moment, which: Json, test: Test = anything) -> Steps[list[Card]]:
    """The objects; decisions are made right before the step, and what is impossible cannot be chosen (6.1.g)."""
    kind = which["is"]
    if kind in ("this", "it"):
        refs = moment.named("this" if kind == "this" else which.get("name", "it"))
        return [card for card in (ref.live() for ref in refs) if card is not None and card.zone != "nowhere"]
    if kind == "all":
        return found(game, moment, which["what"])
    chosen = yield from (target if kind == "target" else choose)(game, moment, which, test)
    moment.bind(which.get("name", "it"), chosen)
    return chosen


def candidates(game: Game, moment: Moment, which: Json, test: Test = anything) -> list[Card]:
    cards = [card for card in found(game, moment, which["what"]) if test(card)]
    if which["is"] != "target":
        return cards
    cards = [c for c in cards if c.ref not in moment.aimed and not game.is_forbidden("target", moment.player, c)]
    return [c for c in cards if can_afford(game, moment, [c])]


def meant(game: Game, moment: Moment, which: Json) -> list[Card]:
    if which["is"] in ("this", "it"):
        refs = moment.named("this" if which["is"] == "this" else which.get("name", "it"))
        return [card for card in (ref.live() for ref in refs) if card is not None]
    return candidates(game, moment, which)


def has_both(game: Game, moment: Moment, effect: Json) -> bool:
    """7.3.9.b: whether there is something for each half of an exchange; neither is chosen without the other (6.1.g)."""
    halves = (effect["first"], effect["second"])
    sides = [meant(game, moment, which) for which in halves]
    if any(len(side) > 1 for side, which in zip(sides, halves, strict=True) if which["is"] in ("this", "it")):
        raise Unsupported("an exchange of several objects")
    return all(sides)


def toughness(game: Game, moment: Moment, card: Card) -> int:
    """7.4.7.c, f: what an opponent pays to target it, once in an effect."""
    if card.zone not in IN_PLAY or card.controller == moment.player or card.ref in moment.tough:
        return 0
    return game.worth(card, "tough") if game.has(card, "tough") else 0


def can_afford(game: Game, moment: Moment, cards: list[Card]) -> bool:
    return sum(toughness(game, moment, card) for card in cards) <= len(game.ready_mana(moment.player))


def target(game: Game, moment: Moment, which: Json, test: Test = anything) -> Steps[list[Card]]:
    """6.5.b; nobody is forced to pay for Tough (7.4.7.d), so those may be left out."""
    yield from before_choosing_orbs(game, moment, moment.player, candidates(game, moment, which, test))
    options = {card.ref: card for card in candidates(game, moment, which, test)}
    count = int(which.get("count", 1))
    free = sum(toughness(game, moment, card) == 0 for card in options.values())
    least, most = 0 if which.get("up_to") else min(count, free), min(count, len(options))
    if not most:
        return []
    chosen = list(options)
    if least < len(options):
        source = moment.source.card.ref

        def legal(answer: list[str]) -> bool:
            return can_afford(game, moment, [options[ref] for ref in answer])

        text = f"which {least} to {most} as targets"
        chosen = yield Decision(moment.player, "choose", chosen, least, most, source, text, legal)
    cards = [options[ref] for ref in chosen]
    moment.aimed |= set(chosen)
    price = sum(toughness(game, moment, card) for card in cards)
    moment.tough |= {card.ref for card in cards if toughness(game, moment, card)}
    if price:
        orbs = game.ready_mana(moment.player)[:price]
        yield from game.step(moment, [Act("gain", moment.player, orb, status="exhausted") for orb in orbs])
    return cards


def choose(game: Game, moment: Moment, which: Json, test: Test = anything) -> Steps[list[Card]]:
    player, count = players(game, moment, which.get("who", "you"))[0], int(which.get("count", 1))
    yield from before_choosing_orbs(game, moment, player, candidates(game, moment, which, test))
    cards = candidates(game, moment, which, test)
    if which.get("at_random"):
        return at_random(game, cards, count)
    least = 0 if which.get("up_to") else count
    source = moment.source.card.ref
    chosen = yield from game.choose(player, source, cards, f"choose {least} to {count}", least, count)
    if any(which["what"].get(word) is not None for word in DESCRIBING):
        # 3.1.3.f: everybody sees that it is such a card.
        game.table.known |= {card.ref for card in chosen if card.zone in HIDDEN}
    return chosen


def before_choosing_orbs(game: Game, moment: Moment, player: str, cards: list[Card]) -> Steps[None]:
    """3.2.9.e, where one of the player's own orbs may be chosen."""
    if any(card.zone == "mana" and card.owner == player for card in cards):
        yield from rearrange_orbs(game, player, moment.source.card.ref)


def rearrange_orbs(game: Game, player: str, source: str) -> Steps[None]:
    """3.2.9.e: some exhausted orbs are readied by exhausting as many others."""
    orbs = game.zone(player, "mana")
    ready = [card for card in orbs if "exhausted" not in card.states]
    spent = [card for card in orbs if card not in ready]
    most = min(len(ready), len(spent))
    if not most:
        return
    refs = [card.ref for card in spent]
    taken = yield Decision(player, "choose", refs, 0, most, source, "Mana Orbs to ready")
    if taken:
        given = yield from game.choose(player, source, ready, "Mana Orbs to exhaust", len(taken), len(taken))
        swap(game, player, list(zip(given, [game.find(ref) for ref in taken], strict=True)))


def swap(game: Game, player: str, pairs: list[tuple[Card, Card]]) -> None:
    """3.2.9.e: the first Orb of each pair is exhausted, and the other readied."""
    acts = [
        Act(kind, player, card, status="exhausted")
        for pair in pairs
        for kind, card in zip(("gain", "lose"), pair, strict=True)
    ]
    game.happen(None, acts, game.before_event())


def at_random(game: Game, cards: list[Card], count: int) -> list[Card]:
    """3.2.5.c."""
    if len(cards) <= count:
        return cards
    picked: list[Card] = []
    while len(picked) < count:
        left = [card for card in cards if card not in picked]
        refs = game.table.chance.pop(0) if game.table.chance else [random.choice(left).ref]  # noqa: S311
        picked.append(next((card for card in left if card.ref == refs[0]), left[0]))
    return picked


def from_deck(game: Game, moment: Moment, which: Json, cards: int) -> list[Act]:
    """3.2.2.c: one atomic action for each position."""
    end, name = which.get("end", "top"), which.get("name", "it")
    return [
        Act("deck", moment.player, source=player, end=end, bind=name)
        for player in players(game, moment, which.get("who", "you"))
        for _ in range(cards)
    ]


def pick_place(game: Game, moment: Moment, where: str | None) -> Steps[Place | None]:
    """One Expedition to put something in; among several the player picks (7.4.4.h)."""
    if where == "target":
        return (yield from target_place(game, moment, game.all_places()))
    places = expeditions(game, moment, where or "mine")
    return (yield from game.choose_place(moment.player, moment.source.card.ref, places, "which Expedition"))


def target_place(game: Game, moment: Moment, able: list[Place]) -> Steps[Place | None]:
    """An Expedition as a target, each only once in a step (6.5.b)."""
    places = [place for place in able if " ".join(place) not in moment.aimed]
    taken = yield from game.choose_place(moment.player, moment.source.card.ref, places, "which Expedition")
    if taken is not None:
        moment.aimed.add(" ".join(taken))
    return taken
