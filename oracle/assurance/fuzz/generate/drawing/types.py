"""What a card language is made of, read from its types: nodes, and how deep they are nested."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct, inspect

from oracle.language.nodes import default, members, needed, node_type, reachable, structs
from oracle.protocol.values import Json


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


def kinds_in(root: type, field_name: str) -> list[str]:
    """The kinds of nodes that may stand in a field of a definition: its abilities, or its effect."""
    (field,) = (field for field in node_type(root).fields if field.name == field_name)
    return sorted(cls.__name__ for cls in structs(field.type))


def spoken(definitions: Iterable[Struct]) -> set[str]:
    """What definitions say: nodes, fields (`Choose.who`), words (`Choose.who=each`), nodes in their places
    (`Draw.cards>Count`)."""
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
