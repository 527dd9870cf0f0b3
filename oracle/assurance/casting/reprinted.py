"""Finds texts on made-up cards that a printed card has word for word, so that engines without made-up cards can use
it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

import msgspec
from msgspec import Struct

from oracle.assurance.casting.likeness import TEXTS, Definition, printed
from oracle.engines.games import binding
from oracle.suite.plan import Plan

KEYWORD = "keyword"
"""Abilities of this kind are written in words, and have their own capability."""


class Reprinted(Struct, frozen=True, kw_only=True, order=True):
    """A text of a made-up card, and a printed card that has it."""

    line: int
    """Line of the step that defines the made-up card."""
    card: str
    text: str
    """The place of the text: the effect of an action, or an ability, by its name or index."""
    printed: str

    def __str__(self) -> str:
        return f'{self.text} of the made-up card "{self.card}" is printed on {self.printed}'


def reprinted(plans: Iterable[Plan]) -> tuple[Reprinted, ...]:
    """Texts shared by printed cards and these scenarios' made-up cards, by line; rows of an outline only once."""
    return tuple(sorted({one for plan in plans for one in _of(plan)}))


def _of(plan: Plan) -> Iterator[Reprinted]:
    for name, raw in plan.definitions.items():
        line = next((step.line for step in plan.given if step.text == f'the made-up card "{name}"'), None)
        if line is None:
            # A card described in words has no text that such an engine would lack.
            continue
        card = msgspec.to_builtins(msgspec.convert(raw, binding(plan.game).definition))
        for told, key in _texts(card):
            found = _printed_with(plan.game).get((card["type"], key))
            if found is not None:
                yield Reprinted(line=line, card=name, text=told, printed=found)


@cache
def _printed_with(game: str) -> Mapping[tuple[str, bytes], str]:
    """Type and text → the printed card that has it and the least other text, the first one by name."""
    found: dict[tuple[str, bytes], str] = {}
    cards = printed(game)
    for name in sorted(cards, key=lambda name: (len(cards[name].get("abilities", ())), name)):
        for _, key in _texts(cards[name]):
            found.setdefault((cards[name]["type"], key), name)
    return found


def _texts(card: Definition) -> Iterator[tuple[str, bytes]]:
    """The texts of a card: the name of each, and a comparable form."""
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
    """The value without ability names, which have no meaning."""
    if isinstance(value, Mapping):
        kept = {key: inner for key, inner in value.items() if key != "name" or not ability}
        return {key: _nameless(inner, ability=key == "ability") for key, inner in kept.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_nameless(inner, ability=ability) for inner in value]
    return value
