"""A game's card language as it is looked up: every kind of node with its fields, read from the types."""

from __future__ import annotations

import ast
import inspect
from collections import Counter
from collections.abc import Iterator, Mapping
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


@cache
def version(game: str) -> int:
    """The newest version of the game's card language. Raises KeyError for an unknown game."""
    return max((number for since in _since(game).values() for number in since.values()), default=1)


def version_needed(game: str, definitions: Mapping[str, Json]) -> int:
    """The version of the language that knows all there is in these definitions as JSON.

    Nothing in them is checked; what is no definition needs version 1.
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
    """What not every version has: kind of node → `field`, `field=word`, or nothing for the node itself → since when."""
    words = wording(game).words.nodes
    found = {}
    for cls in _classes(game):
        entry = words[cls.__name__]
        own = {"": entry.since} if entry.since > 1 else {}
        if own or entry.newer:
            found[cls.__name__] = own | entry.newer
    return found


def newer(game: str, known: int | None) -> frozenset[str]:
    """What a language of that version does not have yet: nodes (`Gets`), fields (`When.by`), words (`Put.to=deck`).

    Nothing where no version is named. Raises KeyError for an unknown game.
    """
    return frozenset(
        f"{kind}.{what}" if what else kind
        for kind, own in _since(game).items()
        for what, since in own.items()
        if known is not None and since > known
    )


def _newest(part: object, since: Mapping[str, Mapping[str, int]]) -> int:
    """The newest of what a part of a definition says: of its nodes, of fields that say something, of words in them."""
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
    """The fields of a node: as in Python, as in JSON, and what each says when it is left out."""
    fields = node_type(cls).fields
    return tuple((field.name, field.encode_name, _NEVER if field.required else default(field)) for field in fields)


_NEVER = object()
"""What a field that has to be there never says."""


def _words(value: object) -> Iterator[str]:
    """The words that a field has, or the tags of the nodes."""
    for one in value if isinstance(value, tuple) else (value,):
        if isinstance(one, str):
            yield one
        elif isinstance(one, Struct):
            yield tag_of(type(one))


def _classes(game: str) -> tuple[type, ...]:
    return reachable(cast("type", binding(game).definition))


def printed_cards(game: str) -> int:
    """How many printed cards of the game the reference knows."""
    return len(binding(game).printed)


def cannot(game: str) -> tuple[str, ...]:
    """What the language cannot say, in the words of printed cards."""
    return wording(game).words.cannot


def kinds_in(game: str, definition: dict[str, object]) -> frozenset[str]:
    """The kinds of node in a definition as JSON, by their names. Raises msgspec.ValidationError."""
    return frozenset(cls.__name__ for cls in nodes_in(msgspec.convert(definition, binding(game).definition)))


def kinds_of_printed(game: str, name: str) -> frozenset[str]:
    """The kinds of node in a printed card; none for a card that the reference does not know."""
    card = binding(game).cards.get(name)
    return frozenset() if card is None else frozenset(cls.__name__ for cls in nodes_in(card))


def clauses_of_printed(game: str, name: str) -> tuple[str, ...]:
    """The clauses that the definition of a printed card rests on; none for a card that the reference does not know."""
    card = binding(game).cards.get(name)
    return () if card is None else wording(game).clauses(card)


def said(game: str, definition: JsonObject) -> Said:
    """A definition as JSON in plain English. Raises msgspec.ValidationError."""
    return wording(game).said(msgspec.convert(definition, binding(game).definition))


def tag_of(cls: type) -> str:
    """What `is` says of a node; the name of the class where it has no tag."""
    config: Any = cls.__struct_config__  # type: ignore[attr-defined]
    return str(config.tag or cls.__name__)


def nodes_in(part: object) -> frozenset[type]:
    """The kinds of node in a definition, or in a part of it."""
    return frozenset(_nodes(part))


def _nodes(part: object) -> Iterator[type]:
    if isinstance(part, Struct):
        yield type(part)
    for one in parts_of(part):
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
