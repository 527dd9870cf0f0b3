"""Right engines with a few wrong printed cards: an amount, a target, a "may", a place or a whole ability differs.

What may be wrong is written down here by itself: the search for situations has its own list, and must not be asked
about what it knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from oracle.assurance.casting.casting import defined
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.engines.games import binding
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference_books import definition_problem
from oracle.protocol.messages import SetupParams, SetupResult

Card = dict[str, Any]
TEXTS = ("abilities", "effect")
OTHERS = {
    "whose": ("yours", "opposing", "opponent", "any"),
    "to": ("hand", "deck", "discard", "reserve"),
    "event": ("played", "quested", "banished", "joins", "leaves"),
    "symbol": ("hand", "reserve", "join"),
    "stat": ("strength", "lore", "willpower"),
}
"""Words of a field, each of which may stand where another does."""


class WrongCards(ReferenceEngine):
    """The reference, but for the definitions of some cards."""

    def __init__(self, wrong: Mapping[str, Card]) -> None:
        super().__init__(name="almost right")
        self._wrong = dict(wrong)

    def setup(self, params: SetupParams) -> SetupResult:
        there = {card.card for card in params.position.cards}
        wrong = {name: card for name, card in self._wrong.items() if name in there}
        return super().setup(replace(params, definitions={**params.definitions, **wrong}))


def drawn(game: str, names: list[str], count: int, seed: int) -> dict[str, tuple[str, Card]]:
    """This many cards, drawn at random, each with its fault and its wrong definition."""
    rng = Dice(seed)
    found: dict[str, tuple[str, Card]] = {}
    for name in rng.sample(names, len(names)):
        if len(found) == count:
            break
        ways = list(wrongs(game, name))
        if ways:
            # Each kind of fault is as likely as any other, however many numbers a text has.
            kind = rng.choice(sorted({what for what, _ in ways}))
            found[name] = rng.choice([way for way in ways if way[0] == kind])
    return found


def wrongs(game: str, name: str) -> Iterator[tuple[str, Card]]:
    """Each wrong definition of a card that the language takes, with what is wrong."""
    card: Card = msgspec.json.decode(msgspec.json.encode(defined(game, name)))
    for field in TEXTS:
        for what, text in _otherwise(card.get(field)):
            wrong = {key: value for key, value in {**card, field: text}.items() if value is not None}
            if not definition_problem(game, wrong):
                yield what, wrong


def _otherwise(value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, list):
        for place, inner in enumerate(value):
            if isinstance(inner, dict):
                yield "missing", [*value[:place], *value[place + 1 :]]
            for what, other in _otherwise(inner):
                yield what, [*value[:place], other, *value[place + 1 :]]
    elif isinstance(value, dict):
        if value.get("is") == "may":
            yield "no may", value["do"]
        for key, inner in value.items():
            for what, other in (*_words(key, inner), *_otherwise(inner)):
                if key != "cost" or what != "whose":  # nobody pays with what is another player's
                    yield what, {**value, key: other}


def _words(key: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, int) and not isinstance(value, bool):
        yield "amount", value + 1
        if value > 1:
            yield "amount", value - 1
    if isinstance(value, str) and value in OTHERS.get(key, ()):
        yield from ((key, other) for other in OTHERS[key] if other != value)


def engine(wrong: Mapping[str, tuple[str, Card]]) -> Callable[[], WrongCards]:
    """What makes the engine with these cards."""
    return lambda: WrongCards({name: card for name, (_, card) in wrong.items()})


def saying(game: str) -> list[str]:
    """The printed cards that say something, by full name."""
    return [name for name in binding(game).cards if any(defined(game, name).get(field) for field in TEXTS)]
