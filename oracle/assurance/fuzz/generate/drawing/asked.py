"""The requested subjects of games, in the words of a card language."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TypeVar

from msgspec import inspect

from oracle.assurance.fuzz.generate.drawing.types import depths
from oracle.assurance.fuzz.generate.drawing.words import Words
from oracle.language.nodes import members, node_type, structs
from oracle.suite.errors import nearest

T = TypeVar("T")


class UnknownWord(Exception):
    """Games cannot be about this; the text gives the reason, and similar subjects."""


def asked_for(words: Words, asked: Collection[str]) -> frozenset[str]:
    """The favored parts (see `focus.favoured`) of games with these requested subjects.

    Each is the name of a node in definitions (`draw`, `Filter`), a field of one (`draw.who`), or a value of the field:
    a word (`draw.who=opponent`) or another node (`draw.cards=count`). A word alone (`opponent`) stands for all its
    places. Raises UnknownWord.
    """
    return frozenset(part for one in asked for part in _meant(words, one))


def _meant(words: Words, asked: str) -> Iterator[str]:
    nodes = _nodes(words.root)
    found = _of_nodes(nodes, asked) if "." in asked or asked in nodes else _anywhere(nodes, asked)
    drawn = [parts for parts in found if not any(_never(words, part) for part in parts)]
    if not drawn:
        raise UnknownWord(f'no game can be asked to be about "{asked}"')
    return (part for parts in drawn for part in parts)


def _never(words: Words, part: str) -> bool:
    """Whether this part, or every field of that name, is never drawn by itself."""
    return words.weights.get(part, words.weights.get(part.partition("=")[0].rpartition(".")[2])) == 0


def _of_nodes(nodes: Mapping[str, list[inspect.StructType]], asked: str) -> list[tuple[str, ...]]:
    """A node, a field or a value, each with the parts that contain it, for every node of that name."""
    place, _, value = asked.partition("=")
    name, _, field_name = place.partition(".")
    kinds = _known(name, nodes, f'there is no node "{name}"')
    if not field_name:
        return [(kind.cls.__name__,) for kind in kinds]
    fields = [(f"{kind.cls.__name__}.{field.name}", field) for kind in kinds for field in kind.fields]
    named = {field.encode_name: field for _, field in fields}
    _known(field_name, named, f'{name} has no field "{field_name}"')
    there = [(where, _values(where, field)) for where, field in fields if field.encode_name == field_name]
    if value:
        _known(value, {one: None for _, values in there for one in values}, f'{place} is never "{value}"')
    return [
        (where.partition(".")[0], where, *([values[value]] if value else []))
        for where, values in there
        if not value or value in values
    ]


def _anywhere(nodes: Mapping[str, list[inspect.StructType]], asked: str) -> list[tuple[str, ...]]:
    """A word, in every field that allows it."""
    fields = [(kind.cls.__name__, field) for kinds in nodes.values() for kind in kinds for field in kind.fields]
    words = [(node, f"{node}.{field.name}", _words(f"{node}.{field.name}", field)) for node, field in fields]
    known = {*nodes, *(word for _, _, said in words for word in said)}
    _known(asked, dict.fromkeys(known), f'there is no node or word "{asked}"')
    return [(node, place, said[asked]) for node, place, said in words if asked in said]


def _nodes(root: type) -> dict[str, list[inspect.StructType]]:
    """The nodes by their name in definitions, else by class, since an effect and a cost can share a name."""
    found: dict[str, list[inspect.StructType]] = {}
    for cls in depths(root):
        kind = node_type(cls)
        found.setdefault(cls.__name__ if kind.tag is None else str(kind.tag), []).append(kind)
    return found


def _values(place: str, field: inspect.Field) -> dict[str, str]:
    """The possible values of a field, each with its favored parts."""
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
