"""Measures the similarity of cards: type, shape of the text, keywords, and numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from oracle.engines.games import binding
from oracle.profiles import PROFILES

Definition = Mapping[str, Any]
"""A card in the card language, as JSON."""

TEXTS = ("abilities", "effect")
"""Fields that hold a card's text."""
NAMES = frozenset({"name", "version", "set", "number", "rarity"})
"""Fields that do not affect what a card does."""

SHAPE, WORDS, KEYWORD, NUMBER, SAID, CLASS, KIND = 20.0, 6.0, 30.0, 1.0, 4.0, 4.0, 0.4
"""Weights of differences: in the shape of a text, its words and numbers, a keyword, a number of the card; additionally
for a number given in the scenario; in a class, and elsewhere.
"""


@cache
def printed(game: str) -> Mapping[str, Definition]:
    """Every understood printed card of a game, by full name."""
    return {name: msgspec.to_builtins(card) for name, card in binding(game).cards.items()}


def says_nothing(card: Definition) -> bool:
    """Whether a card has neither abilities nor an effect."""
    return not any(card.get(field) for field in TEXTS)


def is_keywords(card: Definition) -> bool:
    """Whether a card's text consists of keywords alone, which nearly every engine supports."""
    return not card.get("effect") and all(one.get("is") == "keyword" for one in card.get("abilities", ()))


def shape(card: Definition) -> tuple[tuple[str, ...], ...]:
    """The nodes of a card's text with their paths; cards of one shape differ in words and numbers only."""
    return tuple(sorted(path for path, value in leaves(card) if path[-1] == "is" or value is None))


def ability_names(card: Definition) -> tuple[str, ...]:
    """The names of its abilities, in order."""
    return tuple(one["name"] for one in card.get("abilities", ()) if "name" in one)


def leaves(card: Definition) -> Iterator[tuple[tuple[str, ...], object]]:
    for field in TEXTS:
        if field in card:
            yield from _below((field,), card[field])


def _below(path: tuple[str, ...], value: object) -> Iterator[tuple[tuple[str, ...], object]]:
    if isinstance(value, Mapping):
        kind = value.get("is")
        here = (*path, str(kind)) if kind else path
        for key, inner in value.items():
            if key == "is":
                yield (*here, "is"), inner
            elif key != "name":
                yield from _below((*here, str(key)), inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _below(path, inner)
    else:
        yield path, value


Bag = frozenset[tuple[Hashable, int]]
"""Items, each with the number of equal items before it."""


class _Likeness(NamedTuple):
    """The compared parts of a card's text."""

    nodes: Bag
    words: Bag
    keywords: frozenset[str]


@cache
def _text(game: str, name: str) -> _Likeness:
    return _told(printed(game)[name])


def _told(card: Definition) -> _Likeness:
    words = ((path, repr(value)) for path, value in leaves(card) if path[-1] != "is")
    return _Likeness(bag(shape(card)), bag(words), frozenset(_keywords(card)))


def bag(things: Iterable[Hashable]) -> Bag:
    """The things, with equal ones numbered, so that what two texts share can be counted."""
    seen: Counter[Hashable] = Counter()
    found = set()
    for thing in things:
        found.add((thing, seen[thing]))
        seen[thing] += 1
    return frozenset(found)


def ranked(game: str, role: Definition) -> tuple[str, ...]:
    """The printed cards of a role's type, most similar first."""
    own, cards, said = _told(role), printed(game), _said(game, role)

    def far(name: str) -> float:
        theirs = _text(game, name)
        text = SHAPE * len(own.nodes ^ theirs.nodes) + WORDS * len(own.words ^ theirs.words)
        keywords = KEYWORD * len(own.keywords ^ theirs.keywords)
        return text + keywords + _unlike(game, role, cards[name], said)

    alike = [name for name, card in cards.items() if card["type"] == role["type"]]
    return tuple(sorted(alike, key=lambda name: (far(name), name)))


def _keywords(card: Definition) -> Iterator[str]:
    return (one["keyword"] for one in card.get("abilities", ()) if one.get("is") == "keyword")


def _said(game: str, role: Definition) -> frozenset[str]:
    """The numbers that differ from those of a card described in words: the scenario needs them."""
    words = PROFILES[game].cards
    kinds: Sequence[Definition] = tuple(words.kinds.values())
    usual = next((kind for kind in kinds if kind["type"] == role["type"]), {})
    numbers = {*words.costs, *words.numbers.values(), *words.named_numbers.values()}
    return frozenset(field for field in numbers if field in role and role[field] != usual.get(field))


@cache
def _fields(game: str) -> tuple[frozenset[str], frozenset[str], str]:
    """The number fields, the default classes of described cards, and the class field."""
    words = PROFILES[game].cards
    kinds: Sequence[Definition] = tuple(words.kinds.values())
    usual = frozenset(name for kind in kinds for name in kind.get(words.classified, ()))
    return frozenset({*words.costs, *words.numbers.values(), *words.named_numbers.values()}), usual, words.classified


def _unlike(game: str, role: Definition, card: Definition, said: frozenset[str]) -> float:
    numbers, usual, classified = _fields(game)
    found = 0.0
    for field in (role.keys() | card.keys()) - NAMES - set(TEXTS) - {"type"}:
        mine, theirs = role.get(field), card.get(field)
        if field in numbers:
            weight = SAID if field in said else NUMBER
            found += weight * min(abs(int(mine or 0) - int(theirs or 0)), 5)
        elif field == classified:
            lacking = set(mine or ()) - set(theirs or ())
            found += sum(KIND if name in usual else CLASS for name in lacking)
        elif isinstance(mine, list | tuple) or isinstance(theirs, list | tuple):
            found += KIND * len(set(mine or ()) - set(theirs or ()))
        else:
            found += KIND * (mine is not None and mine != theirs)
    return found
