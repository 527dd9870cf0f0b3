"""Generates wrong definitions of a printed card, each with a single error, to test what distinguishes the right one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.casting.casting import defined
from oracle.assurance.casting.likeness import TEXTS, printed
from oracle.assurance.fuzz.generate.vocabulary import places
from oracle.assurance.fuzz.reduce.card_passes import smaller
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference_books import definition_problem
from oracle.protocol.messages import SetupParams, SetupResult
from oracle.protocol.values import Json, JsonObject

"""The error of a definition that lacks the whole ability."""
MOST_WRONG = 40
"""Maximum wrong definitions per ability, besides the one without it."""


MOST_WORDS = 3
"""Maximum other words tried in a field."""
FIXED = 40
"""A field with more different words than this contains names."""


class Ability(Struct, frozen=True, kw_only=True, order=True):
    """One part of a card's text."""

    field: str
    """The field of the definition."""
    place: int
    """The index in that field, if it is a list."""
    name: str
    """Its name, else its kind of ability."""


class Wrong(Struct, frozen=True, kw_only=True):
    """A definition of a card with a single error."""

    ability: Ability
    missing: bool
    """Whether the whole ability is missing."""
    otherwise: bool = False
    """Whether a number or word was changed; omitting a part often makes no difference."""
    definition: JsonObject


class WrongCard(ReferenceEngine):
    """The reference with another definition of one printed card."""

    def __init__(self, name: str, definition: JsonObject, *, recognisable: bool = False) -> None:
        super().__init__(name="reference with a wrong card", recognisable=recognisable)
        self._wrong = {name: definition}

    def setup(self, params: SetupParams) -> SetupResult:
        return super().setup(replace(params, definitions={**params.definitions, **self._wrong}))


def abilities_of(game: str, name: str) -> tuple[Ability, ...]:
    """The abilities of a printed card, in order. Raises KeyError for an unknown card."""
    return tuple(ability for ability, _ in _parts(_json(game, name)))


def wrongs_of(game: str, name: str) -> Iterator[Wrong]:
    """For each ability, the definition without it, and definitions with one part of it omitted or changed."""
    card = _json(game, name)
    for ability, part in _parts(card):
        without = _with(card, ability, None)
        if not definition_problem(game, without):
            yield Wrong(ability=ability, missing=True, definition=without)
        found: list[JsonObject] = []
        others = [*_larger(part), *_reworded(part, _words(game))]
        for other in (*others, *smaller(part)):
            if not isinstance(other, Mapping) or other.get("name") != part.get("name"):
                continue
            wrong = _with(card, ability, other)
            if wrong not in found and len(found) < MOST_WRONG and not definition_problem(game, wrong):
                found.append(wrong)
                yield Wrong(ability=ability, missing=False, otherwise=other in others, definition=wrong)


def _json(game: str, name: str) -> JsonObject:
    """The definition with lists, as the reducer's passes read it."""
    found: JsonObject = msgspec.json.decode(msgspec.json.encode(defined(game, name)))
    return found


def _parts(card: JsonObject) -> Iterator[tuple[Ability, Json]]:
    for field in TEXTS:
        said = card.get(field) or []
        for place, part in enumerate(said if isinstance(said, list) else (said,)):
            name = part.get("name") or part.get("keyword") or part["is"]
            yield Ability(field=field, place=place, name=str(name)), part


def _with(card: JsonObject, ability: Ability, part: Json) -> JsonObject:
    """The card with an ability replaced or removed."""
    said = card[ability.field]
    if not isinstance(said, list):
        return {**card, ability.field: part} if part else {k: v for k, v in card.items() if k != ability.field}
    return {**card, ability.field: [*said[: ability.place], *([part] if part else []), *said[ability.place + 1 :]]}


def _larger(value: Json) -> Iterator[Json]:
    """Copies with one number increased by one."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield value + 1
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from ([*value[:place], more, *value[place + 1 :]] for more in _larger(inner))
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from ({**value, key: more} for more in _larger(inner))


def _reworded(value: Json, words: Mapping[str, Sequence[str]]) -> Iterator[Json]:
    """Copies with one word replaced."""
    if isinstance(value, list):
        for place, inner in enumerate(value):
            yield from ([*value[:place], other, *value[place + 1 :]] for other in _reworded(inner, words))
    elif isinstance(value, dict):
        for key, inner in value.items():
            others = words.get(key, ()) if isinstance(inner, str) else ()
            yield from ({**value, key: other} for other in others if other != inner)
            yield from ({**value, key: other} for other in _reworded(inner, words))


@cache
def _words(game: str) -> Mapping[str, Sequence[str]]:
    """Field of a text → its most frequent words on printed cards, without names."""
    found: dict[str, Counter[str]] = {}
    for card in printed(game).values():
        told = msgspec.json.decode(msgspec.json.encode({field: card.get(field) or [] for field in TEXTS}))
        for (label, field), part, _ in places(told):
            if label != "card" and isinstance(part, str):
                found.setdefault(field, Counter())[part] += 1
    return {
        field: [word for word, _ in counts.most_common(MOST_WORDS)]
        for field, counts in found.items()
        if len(counts) <= FIXED
    }
