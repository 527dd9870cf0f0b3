"""The words of the card language that no printed card has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import to_builtins

from oracle.assurance.casting.likeness import printed
from oracle.suite.phrases.madeup import FILLER
from oracle.suite.plan import Plan

UNSAID = frozenset({"name", "version", "faction", "rarity"})
"""Fields of a card that say nothing of what it does."""


def words(definition: object, within: str = "") -> Iterator[str]:
    """The words of a definition: each field with its kind of ability or effect, and its value if that is a word."""
    if isinstance(definition, Mapping):
        kind = str(definition.get("is", definition.get("event", within)))
        for field, value in definition.items():
            if field in UNSAID:
                continue
            # Modes and counters are called as their card likes.
            said = isinstance(value, str | bool) and field != "counter"
            yield f"{kind}.{field}={value}" if said else f"{kind}.{field}"
            yield from words(value.values() if field == "modes" else value, field)
    elif isinstance(definition, Iterable) and not isinstance(definition, str):
        for each in definition:
            yield from [f"{within}:{each}"] if isinstance(each, str) else words(each, within)


def unprinted(plan: Plan, said: frozenset[str]) -> list[str]:
    """The words of a scenario's made-up cards that no printed card has."""
    own = (to_builtins(card) for name, card in plan.definitions.items() if name != FILLER)
    return sorted({word for card in own for word in words(card)} - said)


def of_print(game: str) -> frozenset[str]:
    """The words of all printed cards."""
    return frozenset(word for card in printed(game).values() for word in words(to_builtins(card)))
