"""All that a card language can say."""

from __future__ import annotations

from typing import Any

from msgspec import inspect

from oracle.language.nodes import default, members, node_type, reachable


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
