"""What a card language is made of, read from its types: nodes, their fields, and the words that stand in them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from oracle.kernel.nodes import default, members, needed, node_type, reachable, structs

Json = Any


@cache
def depths(root: type) -> dict[type, int]:
    """How many nodes at least stand one in another in each kind of node."""
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


def vocabulary(root: type) -> set[str]:
    """All that a definition can say: nodes, their fields (`Choose.who`), words of fixed lists (`Choose.who=each`)."""
    found: set[str] = set()
    for cls in reachable(root):
        found.add(cls.__name__)
        for field in node_type(cls).fields:
            place = f"{cls.__name__}.{field.encode_name}"
            found.add(place)
            words = [value for part in members(field.type) for value in _words(part)]
            # What a field says when it is left out is said by leaving it out.
            found |= {f"{place}={word}" for word in words if word != default(field)}
    return found


def _words(part: inspect.Type) -> tuple[Any, ...]:
    match part:
        case inspect.LiteralType(values=values):
            return tuple(values)
        case inspect.VarTupleType(item_type=inner):
            return tuple(word for one in members(inner) for word in _words(one))
    return ()


def spoken(nodes: Iterable[msgspec.Struct]) -> set[str]:
    """What of the vocabulary these definitions say."""
    found: set[str] = set()
    waiting: list[Any] = list(nodes)
    while waiting:
        node = waiting.pop()
        if isinstance(node, msgspec.Struct):
            found.add(type(node).__name__)
            for field in node_type(type(node)).fields:
                value = getattr(node, field.name)
                if value == default(field):
                    continue
                place = f"{type(node).__name__}.{field.encode_name}"
                found.add(place)
                found |= {f"{place}={one}" for one in (value if isinstance(value, tuple) else (value,)) if _word(one)}
                waiting.append(value)
        elif isinstance(node, tuple):
            waiting += node
        elif isinstance(node, dict):
            waiting += node.values()
    return found


def _word(value: Any) -> bool:
    return isinstance(value, str)


def kinds_in(root: type, field_name: str) -> list[str]:
    """The kinds of nodes that may stand in a field of a definition: its abilities, or its effect."""
    (field,) = (field for field in node_type(root).fields if field.name == field_name)
    return sorted(cls.__name__ for cls in structs(field.type))
