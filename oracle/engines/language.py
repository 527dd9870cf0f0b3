"""A game's card language for reference: every kind of node with its fields, read from the types."""

from __future__ import annotations

import ast
import inspect
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import Struct
from msgspec.inspect import LiteralType

from oracle.engines.games import binding, wording
from oracle.language.nodes import default, members, needed, node_type, parts_of, reachable
from oracle.language.wording import Said, shortest
from oracle.protocol.values import Json, JsonObject


class NodeField(NamedTuple):
    """A field of a node."""

    name: str
    """Its name in JSON."""
    type: str
    """Its type in the source; for a choice of words, these words."""
    default: str
    """Its default as JSON; empty if it is required."""
    says: str


class NodeKind(NamedTuple):
    """A kind of node."""

    name: str
    """Its class, whose name, unlike the tag, is unique in the language."""
    tag: str
    """The value of `is` in JSON; the name of the class if the node has no tag."""
    group: str
    """The heading it belongs to."""
    says: str
    english: str
    """Its English without optional fields; a required field appears as its name in capitals."""
    fields: tuple[NodeField, ...]
    clauses: tuple[str, ...]
    since: int
    """The version of the language that introduced it."""
    printed: int
    """The number of printed cards known to the reference that use it."""


def kinds(game: str) -> tuple[NodeKind, ...]:
    """Every kind of node in a definition of this game, the most common on printed cards first. Raises KeyError for an
    unknown game.
    """
    known = binding(game)
    counted: Counter[type] = Counter()
    for card in known.printed.values():
        counted.update(nodes_in(card))
    words = wording(game).words.nodes
    texts = [cls for cls in _classes(game) if not words[cls.__name__].internal]
    found = [_kind(game, cls, counted[cls]) for cls in texts]
    return tuple(sorted(found, key=lambda kind: (-kind.printed, kind.tag)))


@cache
def version(game: str) -> int:
    """The newest version of the game's card language. Raises KeyError for an unknown game."""
    return max((number for since in _since(game).values() for number in since.values()), default=1)


def version_needed(game: str, definitions: Mapping[str, Json]) -> int:
    """The version of the language that covers these definitions (JSON).

    Nothing in them is checked; an invalid definition needs version 1.
    """
    if not definitions or not _since(game):
        return 1
    # The same cards are set up again and again.
    return max(_version_of(game, msgspec.json.encode(card)) for card in definitions.values())


@lru_cache(maxsize=4096)
def _version_of(game: str, written: bytes) -> int:
    try:
        read: object = msgspec.json.decode(written, type=binding(game).definition)
    except msgspec.ValidationError:
        return 1
    return _newest(read, _since(game))


@cache
def _since(game: str) -> dict[str, dict[str, int]]:
    """Additions to the language: kind of node → `field`, `field=word`, or "" for the node itself → the first version
    with it.
    """
    words = wording(game).words.nodes
    found = {}
    for cls in _classes(game):
        entry = words[cls.__name__]
        own = {"": entry.since} if entry.since > 1 else {}
        if own or entry.newer:
            found[cls.__name__] = own | entry.newer
    return found


def newer(game: str, known: int | None) -> frozenset[str]:
    """The parts that this version of the language lacks: nodes (`Gets`), fields (`When.by`), words (`Put.to=deck`).

    Empty if no version is given. Raises KeyError for an unknown game.
    """
    return frozenset(
        f"{kind}.{what}" if what else kind
        for kind, own in _since(game).items()
        for what, since in own.items()
        if known is not None and since > known
    )


def _newest(part: object, since: Mapping[str, Mapping[str, int]]) -> int:
    """The newest version that introduced any of a definition's nodes, filled fields or words."""
    if isinstance(part, tuple | dict):
        return max((_newest(one, since) for one in (part.values() if isinstance(part, dict) else part)), default=1)
    if not isinstance(part, Struct):
        return 1
    own = since.get(type(part).__name__, {})
    found = own.get("", 1)
    for name, written, plain in _walked(type(part)):
        value = getattr(part, name)
        if value != plain:
            if own:
                found = max(found, own.get(written, 1), *(own.get(f"{written}={word}", 1) for word in _words(value)))
            if not isinstance(value, str | int):
                found = max(found, _newest(value, since))
    return found


@cache
def _walked(cls: type) -> tuple[tuple[str, str, object], ...]:
    """The fields of a node: the Python name, the JSON name, and the default."""
    fields = node_type(cls).fields
    return tuple((field.name, field.encode_name, _NEVER if field.required else default(field)) for field in fields)


_NEVER = object()
"""The default of a required field: equal to no value."""


def _words(value: object) -> Iterator[str]:
    """The words of a field, or the tags of its nodes."""
    for one in value if isinstance(value, tuple) else (value,):
        if isinstance(one, str):
            yield one
        elif isinstance(one, Struct):
            yield tag_of(type(one))


def _classes(game: str) -> tuple[type, ...]:
    return reachable(cast("type", binding(game).definition))


def printed_cards(game: str) -> int:
    """The number of the game's printed cards that the reference knows."""
    return len(binding(game).printed)


def cannot(game: str) -> tuple[str, ...]:
    """What the language cannot express, in the words of printed cards."""
    return wording(game).words.cannot


def kinds_in(game: str, definition: dict[str, object]) -> frozenset[str]:
    """The kinds of node in a definition (JSON), by name. Raises msgspec.ValidationError."""
    return frozenset(cls.__name__ for cls in nodes_in(msgspec.convert(definition, binding(game).definition)))


def kinds_of_printed(game: str, name: str) -> frozenset[str]:
    """The kinds of node on a printed card; empty for a card unknown to the reference."""
    card = binding(game).cards.get(name)
    return frozenset() if card is None else frozenset(cls.__name__ for cls in nodes_in(card))


def clauses_of_printed(game: str, name: str) -> tuple[str, ...]:
    """The clauses that a printed card's definition rests on; empty for a card unknown to the reference."""
    card = binding(game).cards.get(name)
    return () if card is None else wording(game).clauses(card)


def said(game: str, definition: JsonObject) -> Said:
    """A definition (JSON) in plain English. Raises msgspec.ValidationError."""
    return wording(game).said(msgspec.convert(definition, binding(game).definition))


def said_modes(game: str, definition: JsonObject, names: Collection[str]) -> dict[str, str]:
    """What each mode of a definition (JSON) does, in plain English, by name; empty if no choice has modes of all these
    names. Raises msgspec.ValidationError.
    """
    for node in _all_nodes(msgspec.convert(definition, binding(game).definition)):
        modes = getattr(node, "modes", None)
        if isinstance(modes, dict) and {*names} <= modes.keys():
            return {name: wording(game).sentence(mode) for name, mode in modes.items()}
    return {}


def tag_of(cls: type) -> str:
    """The value of a node's `is`; the name of the class if it has no tag."""
    config: Any = cls.__struct_config__  # type: ignore[attr-defined]
    return str(config.tag or cls.__name__)


def nodes_in(part: object) -> frozenset[type]:
    """The kinds of node in a definition or a part of it."""
    return frozenset(map(type, _all_nodes(part)))


def _all_nodes(part: object) -> Iterator[Struct]:
    if isinstance(part, Struct):
        yield part
    for one in parts_of(part):
        yield from _all_nodes(one)


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


def _fields(cls: object) -> Iterator[NodeField]:
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
    """Field → its type and its docstring, as in the source of the class and its bases."""
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
