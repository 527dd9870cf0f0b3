"""Printed Altered cards for random games: several that mention the same few topics."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.vocabulary import words
from oracle.engines.games import binding
from oracle.protocol.values import Json

ZONES = {
    "character": ("hand", "reserve", "hero-expedition", "companion-expedition"),
    "spell": ("hand", "hand", "reserve"),
    "permanent": ("hand", "landmark", "hero-expedition"),
    "token": ("hero-expedition", "companion-expedition"),
}
"""The zones in which a card is available."""


@cache
def printed() -> dict[str, Json]:
    """Every printed card by its full name as JSON, with lists, as `vocabulary` reads it."""
    found: dict[str, Json] = msgspec.json.decode(msgspec.json.encode(dict(sorted(binding("altered").cards.items()))))
    return found


@cache
def _by_word() -> dict[str, tuple[str, ...]]:
    """The cards that mention a topic, by its word."""
    found: dict[str, list[str]] = {}
    for name, card in printed().items():
        for word in sorted(words(card)):
            found.setdefault(word, []).append(name)
    return {word: tuple(names) for word, names in sorted(found.items())}


def drawn(dice: Dice, known: Mapping[str, Json]) -> dict[str, Json]:
    """The cards of one game by full name, among those that an engine knows, without Heroes."""
    others = {name: card for name, card in known.items() if card["type"] != "hero"}
    fitting = [name for word in dice.some(_by_word(), 2, 4) for name in _by_word()[word] if name in others]
    names = [*dice.some(list(others), 2, 4), *dice.some(list(dict.fromkeys(fitting)), 2, 4)]
    return {name: others[name] for name in dict.fromkeys(names)}


def hero(dice: Dice, known: Mapping[str, Json]) -> str | None:
    """The full name of a Hero among these cards; None if there is none."""
    heroes = [name for name, card in known.items() if card["type"] == "hero"]
    return dice.pick(heroes) if heroes else None


def placed(dice: Dice, pool: Mapping[str, Json]) -> list[tuple[str, str]]:
    """The zones in which these cards are available."""
    return [(name, dice.pick(ZONES["token" if card.get("token") else card["type"]])) for name, card in pool.items()]
