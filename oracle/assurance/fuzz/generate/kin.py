"""The printed cards that let a printed card do something: cards that it waits for, mentions, or works with."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache

import msgspec

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.drawing.types import spoken
from oracle.assurance.fuzz.generate.drawing.words import Words
from oracle.assurance.fuzz.generate.vocabulary import places
from oracle.assurance.own import own
from oracle.engines.games import binding
from oracle.profiles import PROFILES
from oracle.protocol.values import Json

CLOSE = 0.4
"""How often a plain card's number is close to a number in a text."""


def drawn(dice: Dice, game: str, names: Collection[str], known: Collection[str]) -> list[str]:
    """Some of the `known` cards that help one of these: it draws the part that is helped, then a card that helps."""
    ways = [way for name in sorted(names) for way in helpers(game, name)]
    found = [dice.pick(dice.pick(ways)) for _ in range(dice.between(0, 3)) if ways]
    return [name for name in dict.fromkeys(found) if name in known and name not in names]


def close(dice: Dice, game: str, names: Collection[str], card: Json) -> Json:
    """A plain card whose costs and numbers may be close to those in the texts of these cards."""
    said = sorted(
        {
            number
            for name in names
            for number in _numbers(msgspec.json.decode(msgspec.json.encode(binding(game).cards[name])))
        }
    )
    words = PROFILES[game].cards
    found = dict(card)
    for field in (*words.costs, *words.numbers.values()):
        # Keep the number that lets a card survive: a card that is gone at once shows nothing.
        if field in card and field not in words.bears.values() and said and dice.hit(CLOSE):
            found[field] = max(dice.pick(said) + dice.pick((-1, 0, 0, 1)), int(card[field] > 0))
    return found


def _numbers(card: Json) -> Iterator[int]:
    for _, part, _ in places({field: card.get(field) or [] for field in ("abilities", "effect")}):
        if isinstance(part, int) and not isinstance(part, bool):
            yield part


@cache
def helpers(game: str, name: str) -> tuple[tuple[str, ...], ...]:
    """For each part of a card's text, the cards that help it. Raises KeyError for an unknown game or card."""
    words = own(game).words
    if words is None:
        return ()
    said, by_word = spoken([binding(game).cards[name]]), _by_word(game)
    ways = []
    for place in sorted(said):
        fitting = dict.fromkeys(card for word in _wanted(words, place) for card in by_word.get(word, ()))
        if fitting:
            ways.append(tuple(fitting))
    return tuple(dict.fromkeys(ways))


def _wanted(words: Words, place: str) -> Iterator[str]:
    """The part or quality that another card needs for a part in this place."""
    field, _, value = place.partition("=")
    yield from words.meetings.get(place, ())
    yield from words.helped.get(place, ())
    if field in words.described:
        yield f"{words.described[field]}={value}"


@cache
def _by_word(game: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, card in binding(game).cards.items():
        for word in spoken([card]):
            found.setdefault(word, []).append(name)
    return found
