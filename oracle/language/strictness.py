"""Checks that every part of a card's definition has a meaning in its place, as a compiler checks a program.

A game states the meaning of its words in a `Grammar`; this module walks a definition, tracks the bindings at each
node, and names the path of an error. `rows` lists what the types allow in each place, so that no part stays unchecked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, reduce
from typing import Any, Generic, Self, TypeVar

from msgspec import Struct, inspect
from msgspec.structs import replace

from oracle.language import effects
from oracle.language.nodes import default, needed, node_type, reachable, structs

Kinds = frozenset[str]
"""The facts about a bound name, in the game's words, such as zones and types of cards. Empty: none."""


class Fault(Struct, frozen=True):
    """One part of a definition without a meaning: its path, the error, and the correction."""

    path: str
    wrong: str
    right: str = ""

    def __str__(self) -> str:
        return f"{self.path}: {self.wrong}" + (f" ({self.right})" if self.right else "")


class Scope(Struct, frozen=True, kw_only=True):
    """The names that a text can use in its place; a game adds its own fields."""

    cards: Mapping[str, Kinds] = {}
    """The bound names."""
    numbers: frozenset[str] = frozenset()
    """The names of counted numbers."""
    places: tuple[str, ...] = ()
    """The enclosing fields, outermost first: `Definition.abilities`, `Triggered.when`, `When.what`."""

    @property
    def place(self) -> str:
        """The innermost field; empty for the definition itself."""
        return self.places[-1] if self.places else ""

    def stands_in(self, *places: str) -> bool:
        """Whether one of these fields encloses this place, at any depth."""
        return any(place in self.places for place in places)

    def binding(self, **cards: Kinds) -> Self:
        """This scope with these names bound, or rebound."""
        return replace(self, cards={**self.cards, **cards})

    def counting(self, *numbers: str) -> Self:
        """This scope with these numbers counted."""
        return replace(self, numbers=self.numbers.union(numbers))

    def joined(self, other: Scope) -> Self:
        """The names bound on both of two paths; the rest as here."""
        cards = dict(self.cards)
        for name, kinds in other.cards.items():
            mine = cards.get(name, kinds)
            cards[name] = mine | kinds if mine and kinds else frozenset()
        return replace(self, cards=cards, numbers=self.numbers | other.numbers)


Wrong = tuple[str, str, str]
"""The field of the node (empty: the node itself), the error, the correction."""
T = TypeVar("T", bound=Scope)
Check = Callable[[Any, T], Iterator[Wrong]]
"""The errors of a node in its scope; nested nodes are checked separately."""


def _same(_node: object, scope: T) -> T:
    return scope


def _as_it_is(_node: object, _field: str, scope: T) -> T:
    return scope


class Grammar(Struct, Generic[T], frozen=True, kw_only=True):
    """A game's statements about its language."""

    root: type
    start: Callable[[Any], T]
    """The names bound at the start of a definition."""
    checks: Mapping[type, tuple[Check[T], ...]]
    within: Callable[[Any, str, T], T] = _as_it_is
    """The names bound in a field of a node, if they differ from those at the node; for the game's own nodes only."""
    binds: Callable[[Any, T], T] = _same
    """The names bound after a node has been carried out; for the game's own nodes only."""


def faults(grammar: Grammar[T], definition: object, path: str = "") -> list[Fault]:
    """Every part of a definition without a meaning in its place, in written order."""
    return list(_faults(grammar, definition, path))


def first_fault(grammar: Grammar[T], definition: object, path: str = "") -> Fault | None:
    """The first of them, without a search for more."""
    return next(_faults(grammar, definition, path), None)


def _faults(grammar: Grammar[T], definition: object, path: str) -> Iterator[Fault]:
    for node, place, scope in nodes_in(grammar, definition, grammar.start(definition), path):
        for name, wrong, right in wrongs(grammar, node, scope):
            yield Fault(_joined(place, _written(type(node), name)), wrong, right)


def wrongs(grammar: Grammar[T], node: object, scope: T) -> Iterator[Wrong]:
    """The errors of a node in its place, without its nested nodes."""
    for kind in type(node).__mro__:
        for check in grammar.checks.get(kind, ()):
            yield from check(node, scope)


def wrong_within(grammar: Grammar[T], value: object, path: str, scope: T) -> str | None:
    """The path of the first error in the content of a field, with the field's own `path`; None if there is none.

    `scope` holds the names bound in the field.
    """
    for node, place, there in _of_value(grammar, value, path, scope):
        for name, _, _ in wrongs(grammar, node, there):
            return _joined(place, name)
    return None


def after(grammar: Grammar[T], node: object, scope: T) -> T:
    """The names bound after an effect has been carried out, on every path through it."""
    match node:
        case effects.Sequence(steps=steps):
            for step in steps:
                scope = after(grammar, step, scope)
            return scope
        case effects.May(do=do):
            return _either(grammar, (do, None), scope)
        case effects.If(then=then, otherwise=otherwise):
            return _either(grammar, (then, otherwise), scope)
        case effects.OneOf(modes=modes):
            return _either(grammar, tuple(modes.values()), scope)
        case effects.IfYouDo(first=first, then=then, otherwise=otherwise):
            return _either(grammar, (then, otherwise), after(grammar, first, scope))
    return grammar.binds(node, scope)


def _either(grammar: Grammar[T], ways: tuple[object, ...], scope: T) -> T:
    ends = [scope if way is None else after(grammar, way, scope) for way in ways]
    if not ends:
        return scope
    found = reduce(lambda one, other: one.joined(other), ends)
    # A name that is lost on one of the paths cannot be used afterwards.
    lost = {name for name in scope.cards if any(name not in one.cards for one in ends)}
    return replace(found, cards={name: kinds for name, kinds in found.cards.items() if name not in lost})


def nodes_in(grammar: Grammar[T], part: object, scope: T, path: str = "") -> Iterator[tuple[object, str, T]]:
    """Every node of a part of a definition in written order, itself first, with its path and the names bound there.

    `scope` holds the names bound at the part.
    """
    cls: type = type(part)
    yield part, path, scope
    for name, written, plain in _holding(cls):
        value = getattr(part, name)
        if isinstance(value, Struct) or (isinstance(value, tuple | dict) and value != plain):
            inner = inside(grammar, part, name, scope)
            yield from _of_value(grammar, value, _joined(path, written), inner)


@cache
def _holding(cls: type) -> tuple[tuple[str, str, object], ...]:
    """The fields of a node that may hold nodes: the Python name, the JSON name, and the default."""
    fields = [field for field in node_type(cls).fields if _holds(field.type)]
    return tuple((field.name, field.encode_name, None if needed(field) else default(field)) for field in fields)


def _of_value(grammar: Grammar[T], value: object, path: str, scope: T) -> Iterator[tuple[object, str, T]]:
    if isinstance(value, Struct):
        yield from nodes_in(grammar, value, scope, path)
    elif isinstance(value, tuple):
        in_order = scope.place.endswith(".steps")
        for number, part in enumerate(value):
            yield from _of_value(grammar, part, f"{path}[{number}]", scope)
            if in_order:
                scope = after(grammar, part, scope)
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from _of_value(grammar, part, f"{path}.{name}", scope)


def inside(grammar: Grammar[T], node: object, field: str, scope: T) -> T:
    """The names bound in a field of a node, given the `scope` at the node.

    The game need not state independent ones yet.
    """
    if isinstance(node, effects.IfYouDo) and field != "first":
        found = after(grammar, node.first, scope)
    else:
        found = grammar.within(node, field, scope)
    return replace(found, places=(*scope.places, f"{type(node).__name__}.{field}"))


def _written(cls: type, name: str) -> str:
    return next((field.encode_name for field in node_type(cls).fields if field.name == name), name)


def _joined(path: str, field: str) -> str:
    return f"{path}.{field}" if path and field else path or field


# --- what the types allow where ---------------------------------------------------------------------------


def rows(root: type, inlined: tuple[type, ...] = ()) -> tuple[str, ...]:
    """Each kind of node in each allowed field (`May.do > Draw`), and each field that is not a node.

    The fields of `inlined` nodes (filters, say) are listed for each place separately: `Choose.what > Filter.exerted`.
    """
    found: list[str] = []
    for cls in reachable(root):
        if cls not in inlined:
            found += [f"{cls.__name__}.{field.name}" for field in node_type(cls).fields if not _holds(field.type)]
        for field in node_type(cls).fields:
            place = f"{cls.__name__}.{field.name}"
            for kind in dict.fromkeys(structs(field.type)):
                if kind in inlined:
                    found += [f"{place} > {kind.__name__}.{inner.name}" for inner in node_type(kind).fields]
                else:
                    found.append(f"{place} > {kind.__name__}")
    return tuple(dict.fromkeys(found))


def _holds(kind: inspect.Type) -> bool:
    return next(structs(kind), None) is not None
