"""What games are asked to be about, in the words in which a card language is written down."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TypeVar

from msgspec import inspect

from oracle.assurance.fuzz.generate.drawing.drawer import Words
from oracle.assurance.fuzz.generate.drawing.types import depths
from oracle.kernel.nodes import members, node_type, structs
from oracle.suite.errors import nearest

T = TypeVar("T")


class UnknownWord(Exception):
    """Nothing of that name is drawn; the text says what is wrong, and what is near."""


def asked_for(words: Words, asked: Collection[str]) -> frozenset[str]:
    """What is favoured (see `focus.favoured`) in games that are asked to be about these.

    Each is a node by its name in definitions (`draw`, `Filter`), a field of one (`draw.who`), or what stands in the
    field: a word (`draw.who=opponent`) or another node (`draw.cards=count`). A word alone (`opponent`) is meant
    wherever it may stand. Raises UnknownWord.
    """
    return frozenset(found for one in asked for found in (_anywhere(words, one) or _meant(words, one)))


def _anywhere(words: Words, asked: str) -> list[str]:
    """A word of fields, in all of them; nothing where it is the name of a node, or no such word."""
    nodes = _nodes(words.root)
    if asked in nodes:
        return []
    places = [(kind, field) for kind in nodes.values() for field in kind.fields]
    found = [
        (kind.cls.__name__, f"{kind.cls.__name__}.{field.name}", word)
        for kind, field in places
        if (word := _words(f"{kind.cls.__name__}.{field.name}", field).get(asked))
    ]
    return [part for parts in found if not any(words.weights.get(part) == 0 for part in parts) for part in parts]


def _meant(words: Words, asked: str) -> Iterator[str]:
    place, _, value = asked.partition("=")
    name, _, field_name = place.partition(".")
    kind = _known(name, _nodes(words.root), f'there is no node "{name}"')
    parts = [kind.cls.__name__]
    if field_name:
        fields = {field.encode_name: field for field in kind.fields}
        field = _known(field_name, fields, f'{name} has no field "{field_name}"')
        parts += [f"{parts[0]}.{field.name}", field.name]
        if value:
            parts.append(_known(value, _values(parts[1], field), f'{place} is never "{value}"'))
    if any(words.weights.get(part) == 0 for part in parts):
        raise UnknownWord(f'"{asked}" comes up in no game that is made')
    return (part for part in parts if not field_name or part != field.name)


def _nodes(root: type) -> dict[str, inspect.StructType]:
    """By the name that a definition has for it, or where it has none by its own."""
    kinds = [node_type(cls) for cls in depths(root)]
    return {kind.cls.__name__ if kind.tag is None else str(kind.tag): kind for kind in kinds}


def _values(place: str, field: inspect.Field) -> dict[str, str]:
    """What a field can say, each with how it is favoured there."""
    nodes = [node_type(cls) for cls in structs(field.type)]
    return _words(place, field) | {str(node.tag or node.cls.__name__): f"{place}>{node.cls.__name__}" for node in nodes}


def _words(place: str, field: inspect.Field) -> dict[str, str]:
    said = [value for part in _parts(field.type) if isinstance(part, inspect.LiteralType) for value in part.values]
    return {str(value): f"{place}={value}" for value in said}


def _parts(kind: inspect.Type) -> Iterator[inspect.Type]:
    for part in members(kind):
        if isinstance(part, inspect.VarTupleType):
            yield from _parts(part.item_type)
        else:
            yield part


def _known(name: str, there: Mapping[str, T], wrong: str) -> T:
    if name not in there:
        raise UnknownWord(wrong + nearest(name, there))
    return there[name]
