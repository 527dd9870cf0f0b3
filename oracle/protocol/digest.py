"""The hash of a table: the answer to `digest`, and the hash of an observation.

The page for implementers defines it exactly, so that an engine in any language gets the same digits.
"""

from __future__ import annotations

import hashlib
import json

from oracle.protocol.messages import Card, Decision, Observation

ORDERED = "deck"
"""The zone whose order matters."""


def digest(observation: Observation) -> str:
    """SHA-256 of the canonical JSON of a table, in hexadecimal."""
    return hashlib.sha256(canonical(observation).encode("utf-8")).hexdigest()


def canonical(observation: Observation) -> str:
    """The compared part of a table in its only valid form; once the game is over that is only the result."""
    result = None if observation.result is None else [observation.result.winner, sorted(observation.result.losers)]
    return _written({"result": result} if result is not None else _table(observation))


def _written(whole: dict[str, object]) -> str:
    return json.dumps(whole, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _table(observation: Observation) -> dict[str, object]:
    position, turn = observation.position, observation.position.turn
    return {
        "cards": _cards(position.cards),
        "decision": None if observation.decision is None else _decision(observation.decision),
        "players": [[player.name, _counters(player.counters)] for player in position.players],
        "regions": [[list(region.terrains), region.facedown] for region in position.regions],
        "result": None,
        "turn": [turn.player, turn.number, turn.phase, turn.first, _counters(turn.counters)],
        "waiting": sorted([one.player, one.source, one.ability] for one in observation.waiting),
    }


def _cards(cards: tuple[Card, ...]) -> list[list[object]]:
    """Sorted by player and zone; within a deck by its order, elsewhere by ref."""
    placed = [(card.player, card.zone, place if card.zone == ORDERED else 0, card.ref, card)
              for place, card in enumerate(cards)]  # fmt: skip
    return [_card(card) for *_, card in sorted(placed, key=lambda each: each[:4])]


def _card(card: Card) -> list[object]:
    controller = None if card.controller == card.player else card.controller
    states, counters = sorted(card.states), _counters(card.counters)
    return [card.player, card.zone, card.ref, card.card, states, counters, controller, card.under, card.at]


def _decision(decision: Decision) -> list[object]:
    options = sorted(decision.options)
    return [decision.player, decision.kind, options, decision.least, decision.most]


def _counters(counters: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in counters.items() if count}
