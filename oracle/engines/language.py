"""A game's card language as it is looked up: every kind of node with its fields, read from the types."""

from __future__ import annotations

import ast
import inspect
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import Struct
from msgspec.inspect import LiteralType

from oracle.engines.games import binding, wording
from oracle.kernel.nodes import default, members, needed, node_type, reachable
from oracle.kernel.wording import Said, shortest


class NodeField(NamedTuple):
    """A field of a node."""

    name: str
    """As in JSON."""
    type: str
    """As in the source; where it is a choice of words, these words."""
    default: str
    """What it says when it is left out, as JSON; empty where it cannot be."""
    says: str


class NodeKind(NamedTuple):
    """A kind of node."""

    name: str
    """Its class; unlike the tag there is none like it in the language."""
    tag: str
    """What `is` says in JSON; the name of the class where a node has no tag."""
    group: str
    """The heading it stands under."""
    says: str
    english: str
    """What it says in English where its optional fields are left out; the others by their names in capitals."""
    fields: tuple[NodeField, ...]
    clauses: tuple[str, ...]
    since: int
    """The version of the language that brought it."""
    printed: int
    """How many of the printed cards that the reference knows have it."""


def kinds(game: str) -> tuple[NodeKind, ...]:
    """Every kind of node a definition of this game may have in it, those that printed cards need most first.

    Raises KeyError for an unknown game.
    """
    known = binding(game)
    counted: Counter[type] = Counter()
    for card in known.printed.values():
        counted.update(nodes_in(card))
    words = wording(game).words.nodes
    texts = [cls for cls in _classes(game) if not words[cls.__name__].internal]
    found = [_kind(game, cls, counted[cls]) for cls in texts]
    return tuple(sorted(found, key=lambda kind: (-kind.printed, kind.tag)))


def version(game: str) -> int:
    """The newest version of the game's card language. Raises KeyError for an unknown game."""
    return max(_since(game).values(), default=1)


def version_needed(game: str, definitions: Mapping[str, Any]) -> int:
    """The version of the language that knows every node of these definitions as JSON; nothing in them is checked."""
    since = _since(game)
    if not since or not definitions:
        return 1
    # Nearly no text has a new word anywhere: that is found out before each node is looked at.
    written = msgspec.json.encode(definitions)
    if not any(f'"{tag}"'.encode() in written for tag in since):
        return 1
    return max((since[tag] for tag in _tags(list(definitions.values())) if tag in since), default=1)


@cache
def _since(game: str) -> dict[str, int]:
    """The nodes that not every version has, by their tags."""
    words = wording(game).words.nodes
    return {tag_of(cls): words[cls.__name__].since for cls in _classes(game) if words[cls.__name__].since > 1}


def _classes(game: str) -> tuple[type, ...]:
    return reachable(cast("type", binding(game).definition))


def _tags(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        yield from (tag for tag in [part.get("is")] if isinstance(tag, str))
        part = list(part.values())
    if isinstance(part, list):
        for one in part:
            yield from _tags(one)


def printed_cards(game: str) -> int:
    """How many printed cards of the game the reference knows."""
    return len(binding(game).printed)


def cannot(game: str) -> tuple[str, ...]:
    """What the language cannot say, in the words of printed cards."""
    return wording(game).words.cannot


def kinds_in(game: str, definition: dict[str, Any]) -> frozenset[str]:
    """The kinds of node in a definition as JSON, by their names. Raises msgspec.ValidationError."""
    return frozenset(cls.__name__ for cls in nodes_in(msgspec.convert(definition, binding(game).definition)))


def kinds_of_printed(game: str, name: str) -> frozenset[str]:
    """The kinds of node in a printed card; none for a card that the reference does not know."""
    card = binding(game).cards.get(name)
    return frozenset() if card is None else frozenset(cls.__name__ for cls in nodes_in(card))


def said(game: str, definition: dict[str, Any]) -> Said:
    """A definition as JSON in plain English. Raises msgspec.ValidationError."""
    return wording(game).said(msgspec.convert(definition, binding(game).definition))


def tag_of(cls: type) -> str:
    """What `is` says of a node; the name of the class where it has no tag."""
    config: Any = cls.__struct_config__  # type: ignore[attr-defined]
    return str(config.tag or cls.__name__)


def nodes_in(part: Any) -> frozenset[type]:
    """The kinds of node in a definition, or in a part of it."""
    return frozenset(_nodes(part))


def _nodes(part: Any) -> Iterator[type]:
    if isinstance(part, Struct):
        yield type(part)
        for name in part.__struct_fields__:
            yield from _nodes(getattr(part, name))
    elif isinstance(part, tuple | dict):
        for one in part.values() if isinstance(part, dict) else part:
            yield from _nodes(one)


def _kind(game: str, cls: type, printed: int) -> NodeKind:
    entry = wording(game).words.nodes[cls.__name__]
    module = inspect.getmodule(cls)
    return NodeKind(
        name=cls.__name__,
        tag=tag_of(cls),
        group=(module.__doc__ or "").partition("\n")[0].rstrip("."),
        says=_plain(vars(cls).get("__doc__") or ""),
        english=shortest(entry.say),
        fields=tuple(_fields(cls)),
        clauses=tuple(dict.fromkeys([*entry.clauses, *(one for cited in entry.fields.values() for one in cited)])),
        since=entry.since,
        printed=printed,
    )


def _fields(cls: Any) -> Iterator[NodeField]:
    written = _written(cls)
    for field in node_type(cls).fields:
        annotation, says = written.get(field.name, ("", ""))
        words = [value for part in members(field.type) if isinstance(part, LiteralType) for value in part.values]
        yield NodeField(
            name=field.encode_name,
            type=" | ".join(map(str, words)) if words else annotation,
            default="" if needed(field) else msgspec.json.encode(default(field)).decode(),
            says=says,
        )


@cache
def _written(cls: type) -> dict[str, tuple[str, str]]:
    """Field → its type and the text below it, as in the source of the class and of those it is made from."""
    found: dict[str, tuple[str, str]] = {}
    for base in reversed([one for one in cls.__mro__ if issubclass(one, Struct) and one is not Struct]):
        body = cast("ast.ClassDef", ast.parse(inspect.getsource(base)).body[0]).body
        for field, text in pairwise([*body, ast.Pass()]):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                says = text.value.value if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant) else ""
                found[field.target.id] = (ast.unparse(field.annotation), _plain(str(says)))
    return found


def _plain(text: str) -> str:
    return " ".join(text.replace("`", "").split())
