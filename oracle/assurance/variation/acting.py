"""Preludes that several games share: the actions of their cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from oracle.assurance.variation.crowds import known_kinds
from oracle.assurance.variation.kinds import Changed
from oracle.assurance.variation.stage import UnplayableError
from oracle.assurance.variation.troupe import Troupe
from oracle.engines import reference_books as books
from oracle.protocol.messages import Action, Card
from oracle.protocol.values import JsonObject


def plays(on: Troupe) -> Changed:
    """Cards are played, by alternating players if a play ends the turn."""
    kind = on.dice.pick(known_kinds(on.plan))
    words, zones = on.game.cards.bystanders[kind]
    places = [zone for zone in zones if zone in on.game.expeditions]
    hands = {}
    for who in (on.player,) if "end-turn" in on.game.actions else (on.player, *on.others):
        hands[who] = on.some(who, on.times, "hand", kind, words, on.dice.between(0, 2))
        on.paid(who, hands[who])
    stage = on.stage()
    while hands.get(stage.player):
        stage.act(on.playing(hands[stage.player].pop(), places))
    return stage.ended(f"{on.times} cards have been played")


def uses(on: Troupe, cards: Iterable[JsonObject], zone: str, kind: str) -> Changed:
    """Abilities that are used: of simple cards if the scenario's own words suffice, otherwise of its own cards.

    `cards`: such simple cards, which are in `zone`; `kind`: the node of an ability that can be used.
    """
    on.some(on.player, on.times, "deck")
    try:
        refs = on.of(on.player, on.times, zone, *on.doing("a card with one use", cards))
    except UnplayableError:
        like = _of_use(on, kind)
        refs = on.of(on.player, on.times, like.zone, [like.card or ""], {}, states=like.states)
    stage = on.stage()
    for ref in refs:
        stage.act(Action(kind="use", card=ref))
    return stage.ended(f"{on.times} abilities have been used")


def refused(on: Troupe) -> Changed:
    """Cards that cost too much are refused."""
    refs = on.some(on.player, on.times, "hand", "character", cost=99)
    stage = on.stage()
    for ref in refs:
        stage.act(on.playing(ref, on.game.expeditions), refused=True)
    return stage.ended(f"{on.times} plays have been refused")


def _of_use(on: Troupe, kind: str) -> Card:
    definitions = on.plan.definitions
    found = [
        card
        for card in on.plan.position.cards
        if card.card and card.player == on.player and _says(on.plan.game, card.card, definitions.get(card.card), kind)
    ]
    if not found:
        on.lacks()
    return on.dice.pick(found)


def _says(game: str, name: str, definition: JsonObject | None, kind: str) -> bool:
    return f'"{kind}"' in (_printed(game, name) if definition is None else msgspec.json.encode(definition).decode())


@cache
def _printed(game: str, name: str) -> str:
    return msgspec.json.encode(books.printed_fields(game, name)).decode()
