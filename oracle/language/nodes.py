"""What a card language is made of, read from its types: the kinds of nodes and their fields."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import NODEFAULT, Struct, inspect

_known: dict[Any, inspect.StructType] = {}


def node_type(cls: object) -> inspect.StructType:
    """The fields of a node, in the order in which they are written."""
    if cls not in _known:
        # Reading a type reads all that can be reached from it: a language is read once, not once a node.
        _note(inspect.type_info(cls))
    return _known[cls]


def _note(found: inspect.Type) -> None:
    waiting = [found]
    while waiting:
        match waiting.pop():
            case inspect.StructType() as node if node.cls not in _known:
                _known[node.cls] = node
                waiting += [field.type for field in node.fields]
            case inspect.UnionType(types=parts):
                waiting += parts
            case inspect.Metadata(type=inner):
                waiting.append(inner)
            case inspect.VarTupleType(item_type=inner) | inspect.DictType(value_type=inner):
                waiting.append(inner)


def members(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    """The types that may stand there, one by one; None is left out."""
    parts = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return tuple(plain(part) for part in parts if not isinstance(part, inspect.NoneType))


def plain(kind: inspect.Type) -> inspect.Type:
    """The type without what is only a note on it."""
    return plain(kind.type) if isinstance(kind, inspect.Metadata) else kind


def parts_of(part: object) -> tuple[object, ...]:
    """What stands directly in a part of a definition: fields of a node, members of a row, values of a mapping."""
    if isinstance(part, Struct):
        return tuple([getattr(part, name) for name in part.__struct_fields__])
    if isinstance(part, dict):
        return tuple(part.values())
    return part if isinstance(part, tuple) else ()


def needed(field: inspect.Field) -> bool:
    """Whether a node cannot be without this field."""
    return bool(field.required)


def default(field: inspect.Field) -> Any:
    """What a field says when it is left out."""
    if field.default is not NODEFAULT:
        return field.default
    return None if field.default_factory is NODEFAULT else field.default_factory()


@cache
def reachable(root: type) -> tuple[type, ...]:
    """Every kind of node that a definition can have in it, itself first."""
    found: dict[type, None] = {root: None}
    waiting = [root]
    while waiting:
        for field in node_type(waiting.pop()).fields:
            for cls in structs(field.type):
                if cls not in found:
                    found[cls] = None
                    waiting.append(cls)
    return tuple(found)


def structs(kind: inspect.Type) -> Iterator[type]:
    """The kinds of nodes that may stand in a field of this type, alone or in a row."""
    for part in members(kind):
        match part:
            case inspect.StructType(cls=cls):
                yield cls
            case inspect.VarTupleType(item_type=inner) | inspect.DictType(value_type=inner):
                yield from structs(inner)
