"""The nodes of a card language and their nesting, read from its types."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from msgspec import Struct, inspect

from oracle.language.nodes import default, members, needed, node_type, reachable, structs
from oracle.protocol.values import Json

NOTHING: Any = object()
"""No value is possible; or the field is left out."""


@cache
def depths(root: type) -> dict[type, int]:
    """The least nesting depth of each kind of node."""
    found: dict[type, int] = {}
    while len(found) < len(reachable(root)):
        known = dict(found)
        for cls in reachable(root):
            below = [_depth(field.type, known) for field in node_type(cls).fields if needed(field)]
            if cls not in known and None not in below:
                found[cls] = 1 + max((depth for depth in below if depth is not None), default=0)
    return found


def _depth(kind: inspect.Type, known: dict[type, int]) -> int | None:
    """None: not known yet."""
    found = []
    for part in members(kind):
        if isinstance(part, inspect.StructType):
            found.append(known.get(part.cls))
        elif isinstance(part, inspect.VarTupleType | inspect.DictType):
            found.append(_depth(part.item_type if isinstance(part, inspect.VarTupleType) else part.value_type, known))
        else:
            found.append(0)
    sure = [depth for depth in found if depth is not None]
    return min(sure) if sure else None


@cache
def kinds_in(root: type, field_name: str) -> tuple[type, ...]:
    """The kinds of nodes in a field of a definition: its abilities, or its effect."""
    (field,) = (field for field in node_type(root).fields if field.name == field_name)
    return tuple(sorted(structs(field.type), key=lambda cls: cls.__name__))


class FieldShape(Struct, frozen=True):
    """A field of a node, as it is drawn."""

    name: str
    written: str
    type: inspect.Type
    needed: bool
    usual: Any
    """Its default; NOTHING if it is required."""
    holds: bool
    """Whether it holds nodes."""


@cache
def shape(cls: type) -> Mapping[str, FieldShape]:
    """The fields of a node, those without nodes first: the bindings of the others depend on them."""
    found = [
        FieldShape(
            field.name, field.encode_name, field.type, needed(field), NOTHING if needed(field) else default(field),
            next(structs(field.type), None) is not None,
        )
        for field in node_type(cls).fields
    ]  # fmt: skip
    return {field.name: field for field in sorted(found, key=lambda field: field.holds)}


@cache
def unsaid(cls: type) -> Mapping[str, Any]:
    """The values of a node's required fields that carry no meaning."""
    fields = [field for field in shape(cls).values() if field.needed]
    return {field.name: () if isinstance(field.type, inspect.VarTupleType) else None for field in fields}


Parts = tuple[tuple[type, ...], tuple[inspect.Type, ...]]
_parts: dict[int, Parts] = {}


def nodes_and_others(kind: inspect.Type) -> Parts:
    """The possible values: kinds of nodes, and other types. A type is cached by its place: a language is read once."""
    if id(kind) not in _parts:
        parts = members(kind)
        nodes = tuple(part.cls for part in parts if isinstance(part, inspect.StructType))
        _parts[id(kind)] = nodes, tuple(part for part in parts if not isinstance(part, inspect.StructType))
    return _parts[id(kind)]


def said_by(node: Struct) -> dict[str, Any]:
    """The values of a node, by field."""
    told = {name: getattr(node, name) for name in node.__struct_fields__}
    return {name: value for name, value in told.items() if value != shape(type(node))[name].usual}


def spoken(definitions: Iterable[Struct]) -> set[str]:
    """The parts of definitions: nodes, fields (`Choose.who`), words (`Choose.who=each`), nodes in their places
    (`Draw.cards>Count`).
    """
    found: set[str] = set()
    waiting: list[Json] = list(definitions)
    while waiting:
        node = waiting.pop()
        if isinstance(node, dict):
            waiting += node.values()
        elif isinstance(node, tuple):
            waiting += node
        elif isinstance(node, Struct):
            kind = type(node).__name__
            found.add(kind)
            for field in node_type(type(node)).fields:
                value = getattr(node, field.name)
                if value == default(field):
                    continue
                place = f"{kind}.{field.encode_name}"
                found.add(place)
                for one in value if isinstance(value, tuple) else (value,):
                    if isinstance(one, str):
                        found.add(f"{place}={one}")
                    elif isinstance(one, Struct):
                        found.add(f"{place}>{type(one).__name__}")
                waiting.append(value)
    return found
