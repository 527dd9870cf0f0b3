"""Judges a card's numbers and keywords, and the hash of the table."""

from __future__ import annotations

from oracle.engines.reference import ReferenceEngine
from oracle.profiles import Profile
from oracle.protocol.digest import digest
from oracle.protocol.messages import Card, Characteristics
from oracle.suite.judging.beside import Beside, values_of
from oracle.suite.judging.calls import Deviates, declared
from oracle.suite.play.world import World

MOST_READ = 8
"""How many cards are examined on the reference to choose one of them."""


def judge_characteristics(world: World, beside: Beside, draw: int) -> Deviates | None:
    """Compare a card's values with the reference's: all of them in play, only the numbers elsewhere."""
    reference = beside.at(world)
    chosen = None if reference is None else _chosen(world, reference, draw)
    if chosen is None:
        return None
    card, wanted = chosen
    found = declared(world, "characteristics", card.ref)
    if not isinstance(found, Characteristics):
        return None
    for name, number in wanted.numbers.items():
        if found.numbers.get(name, 0) != number:
            return Deviates((card.ref, "numbers", name), number, found.numbers.get(name, 0))
    if _in_play(card, world.game) and wanted.keywords != found.keywords:
        return Deviates((card.ref, "keywords"), dict(wanted.keywords), dict(found.keywords))
    return None


def _chosen(world: World, reference: ReferenceEngine, draw: int) -> tuple[Card, Characteristics] | None:
    """Among a few random cards, the one with the highest number: internal limits show at high values."""
    cards = [card for card in world.look().observation.position.cards if _can_be_read(card, world.game)]
    cards = [card for card in cards if _in_play(card, world.game)] or cards
    start = draw % len(cards) if cards else 0
    some = (cards[start:] + cards[:start])[:MOST_READ]
    read = [(card, values) for card in some if (values := values_of(reference, card.ref)) is not None]
    return max(read, key=lambda one: max(one[1].numbers.values(), default=0), default=None)


def _can_be_read(card: Card, game: Profile) -> bool:
    """Whether it lies face up and on top."""
    return card.under is None and "facedown" not in card.states and (
        card.zone not in game.hidden_zones or card.zone in game.own_zones
    )  # fmt: skip


def _in_play(card: Card, game: Profile) -> bool:
    return card.zone in ("play", *game.expeditions)


def judge_digest(world: World) -> Deviates | None:
    """Compare the hash with that of the table that the engine shows."""
    told = declared(world, "digest")
    wanted = digest(world.engine.observe())
    return None if told == wanted else Deviates((), wanted, str(told))
