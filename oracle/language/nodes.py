"""The kinds of nodes of a card language and their fields, read from its types."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import NODEFAULT, Struct, inspect

_known: dict[Any, inspect.StructType] = {}


def node_type(cls: object) -> inspect.StructType:
    """The fields of a node, in their written order."""
    if cls not in _known:
        # Reading a type reads everything reachable from it: a language is read once, not once per node.
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
    """The types allowed in a field, one by one, without None."""
    parts = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return tuple(plain(part) for part in parts if not isinstance(part, inspect.NoneType))


def plain(kind: inspect.Type) -> inspect.Type:
    """The type without annotations."""
    return plain(kind.type) if isinstance(kind, inspect.Metadata) else kind


def parts_of(part: object) -> tuple[object, ...]:
    """The direct parts of a definition's part: fields of a node, items of a list, values of a mapping."""
    if isinstance(part, Struct):
        return tuple([getattr(part, name) for name in part.__struct_fields__])
    if isinstance(part, dict):
        return tuple(part.values())
    return part if isinstance(part, tuple) else ()


def needed(field: inspect.Field) -> bool:
    """Whether a field of a node is required."""
    return bool(field.required)


def default(field: inspect.Field) -> Any:
    """The default of a field."""
    if field.default is not NODEFAULT:
        return field.default
    return None if field.default_factory is NODEFAULT else field.default_factory()


@cache
def reachable(root: type) -> tuple[type, ...]:
    """Every kind of node that a definition can contain, itself first."""
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
    """The kinds of nodes allowed in a field of this type, directly or in a list."""
    for part in members(kind):
        match part:
            case inspect.StructType(cls=cls):
                yield cls
            case inspect.VarTupleType(item_type=inner) | inspect.DictType(value_type=inner):
                yield from structs(inner)
