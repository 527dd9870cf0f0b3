"""The names that a text uses for cards and counts (6.1.11)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct
from msgspec.inspect import StrType

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.language.strict import GRAMMAR
from oracle.games.lorcana.language.strict.scope import Text
from oracle.language.nodes import members, node_type
from oracle.language.strictness import nodes_in


def spoken_of(part: object) -> Iterator[str]:
    """The names in a part of a text that it does not bind or count itself."""
    for node, _, scope in nodes_in(GRAMMAR, part, Text()):
        yield from (name for name in _names(node) if name not in scope.cards and name not in scope.numbers)


def _names(node: object) -> Iterator[str]:
    if isinstance(node, lang.Number):
        yield node.name
    elif isinstance(node, Struct):
        unread = "it" if _is_about_others(node) else ""
        for field in _naming(type(node)):
            value = getattr(node, field)
            if field != unread and value is not None:
                yield value


def _is_about_others(node: Struct) -> bool:
    """Whether its `it` is irrelevant, because it is about all such cards, or about players."""
    return getattr(node, "all", None) is not None or (isinstance(node, lang.EachPlayer) and node.who != "its-player")


@cache
def _naming(kind: type[Struct]) -> frozenset[str]:
    """The fields of a node that refer to a bound name; for ambiguous field names, those that accept any word."""
    called = [field for field in node_type(kind).fields if field.name in _CALLED]
    return frozenset(field.name for field in called if any(isinstance(m, StrType) for m in members(field.type)))


_CALLED = ("it", "to", "under", "not_it", "same_name", "other", "were_under")
