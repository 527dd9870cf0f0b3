"""All that a card language can say, and what of it some definitions say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import inspect

from oracle.kernel.nodes import default, members, node_type, reachable


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
