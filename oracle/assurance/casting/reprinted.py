"""Texts of made-up cards that a printed card has word for word: an engine with printed cards alone could hear them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

import msgspec
from msgspec import Struct

from oracle.assurance.casting.likeness import TEXTS, Definition, printed
from oracle.engines.games import binding
from oracle.suite.plan import Plan

KEYWORD = "keyword"
"""Abilities of this kind are told in words, and are asked of engines apart from made-up cards."""


class Reprinted(Struct, frozen=True, kw_only=True, order=True):
    """A text of a made-up card, and a printed card that has it."""

    line: int
    """Of the step that makes the card up."""
    card: str
    text: str
    """What has the text: the effect of an action, or an ability, by its name or its place."""
    printed: str

    def __str__(self) -> str:
        return f'{self.text} of the made-up card "{self.card}" is printed on {self.printed}'


def reprinted(plans: Iterable[Plan]) -> tuple[Reprinted, ...]:
    """What printed cards have of the made-up cards of these scenarios, by line; what a row of an outline has, once."""
    return tuple(sorted({one for plan in plans for one in _of(plan)}))


def _of(plan: Plan) -> Iterator[Reprinted]:
    for name, raw in plan.definitions.items():
        line = next((step.line for step in plan.given if step.text == f'the made-up card "{name}"'), None)
        if line is None:
            # A card in words, which says nothing that an engine without made-up cards would lack.
            continue
        card = msgspec.to_builtins(msgspec.convert(raw, binding(plan.game).definition))
        for told, key in _texts(card):
            found = _printed_with(plan.game).get((card["type"], key))
            if found is not None:
                yield Reprinted(line=line, card=name, text=told, printed=found)


@cache
def _printed_with(game: str) -> Mapping[tuple[str, bytes], str]:
    """Type and text → the printed card with it that says the least besides, the first one by name."""
    found: dict[tuple[str, bytes], str] = {}
    cards = printed(game)
    for name in sorted(cards, key=lambda name: (len(cards[name].get("abilities", ())), name)):
        for _, key in _texts(cards[name]):
            found.setdefault((cards[name]["type"], key), name)
    return found


def _texts(card: Definition) -> Iterator[tuple[str, bytes]]:
    """What a card says: how it is called, and what is compared of it."""
    abilities, effect = (card.get(field) for field in TEXTS)
    if effect:
        yield "the effect", _key(effect)
    for place, ability in enumerate(abilities or (), start=1):
        if ability["is"] != KEYWORD:
            name = ability.get("name")
            yield f'the ability "{name}"' if name else f"ability {place}", _key(ability)


def _key(text: Definition) -> bytes:
    return msgspec.json.encode(_nameless(text), order="deterministic")


def _nameless(value: object, *, ability: bool = True) -> object:
    """The same without the names of abilities, which say nothing."""
    if isinstance(value, Mapping):
        kept = {key: inner for key, inner in value.items() if key != "name" or not ability}
        return {key: _nameless(inner, ability=key == "ability") for key, inner in kept.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_nameless(inner, ability=ability) for inner in value]
    return value
