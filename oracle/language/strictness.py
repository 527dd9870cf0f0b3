"""Whether every part of a card's definition has a meaning where it stands: checked as a compiler checks a program.

A game says what its words mean in a `Grammar`; this module walks a definition, knows at each node what is bound there,
and names the path of what is wrong. `rows` lists what the types allow where, so that no part goes unlooked at.
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
"""What is known of something bound, in the game's words: zones and types of cards, say. Empty: nothing."""


class Fault(Struct, frozen=True):
    """One part of a definition without a meaning: where, what is wrong, and what would be right."""

    path: str
    wrong: str
    right: str = ""

    def __str__(self) -> str:
        return f"{self.path}: {self.wrong}" + (f" ({self.right})" if self.right else "")


class Scope(Struct, frozen=True, kw_only=True):
    """What a text can speak of where it stands; a game adds fields of its own."""

    cards: Mapping[str, Kinds] = {}
    """Names that are bound."""
    numbers: frozenset[str] = frozenset()
    """Names of numbers that are counted."""
    places: tuple[str, ...] = ()
    """The fields one stands in, the outermost first: `Definition.abilities`, `Triggered.when`, `When.what`."""

    @property
    def place(self) -> str:
        """The field one stands in; empty for the definition itself."""
        return self.places[-1] if self.places else ""

    def stands_in(self, *places: str) -> bool:
        """Whether one of these fields is around this place, however far out."""
        return any(place in self.places for place in places)

    def binding(self, **cards: Kinds) -> Self:
        """With these names bound too, or bound to something else."""
        return replace(self, cards={**self.cards, **cards})

    def counting(self, *numbers: str) -> Self:
        """With these numbers counted too."""
        return replace(self, numbers=self.numbers.union(numbers))

    def joined(self, other: Scope) -> Self:
        """What is bound on one of two ways; the rest is as here."""
        cards = dict(self.cards)
        for name, kinds in other.cards.items():
            mine = cards.get(name, kinds)
            cards[name] = mine | kinds if mine and kinds else frozenset()
        return replace(self, cards=cards, numbers=self.numbers | other.numbers)


Wrong = tuple[str, str, str]
"""The field of the node (empty: the node itself), what is wrong, what would be right."""
T = TypeVar("T", bound=Scope)
Check = Callable[[Any, T], Iterator[Wrong]]
"""What is wrong with a node in its scope; the nodes in it are looked at by themselves."""


def _same(_node: object, scope: T) -> T:
    return scope


def _as_it_is(_node: object, _field: str, scope: T) -> T:
    return scope


class Grammar(Struct, Generic[T], frozen=True, kw_only=True):
    """What a game says of its language."""

    root: type
    start: Callable[[Any], T]
    """What is bound in a definition from the beginning."""
    checks: Mapping[type, tuple[Check[T], ...]]
    within: Callable[[Any, str, T], T] = _as_it_is
    """What is bound in a field of a node, where that is more or less than at the node; of the game's own nodes only."""
    binds: Callable[[Any, T], T] = _same
    """What is bound once a node has been carried out; of the game's own nodes only."""


def faults(grammar: Grammar[T], definition: object, path: str = "") -> list[Fault]:
    """Everything in a definition that has no meaning where it stands, in the order written."""
    return list(_faults(grammar, definition, path))


def first_fault(grammar: Grammar[T], definition: object, path: str = "") -> Fault | None:
    """The first of them, without looking for more."""
    return next(_faults(grammar, definition, path), None)


def _faults(grammar: Grammar[T], definition: object, path: str) -> Iterator[Fault]:
    for node, place, scope in nodes_in(grammar, definition, grammar.start(definition), path):
        for name, wrong, right in wrongs(grammar, node, scope):
            yield Fault(_joined(place, _written(type(node), name)), wrong, right)


def wrongs(grammar: Grammar[T], node: object, scope: T) -> Iterator[Wrong]:
    """What is wrong with a node where it stands, and with nothing in it."""
    for kind in type(node).__mro__:
        for check in grammar.checks.get(kind, ()):
            yield from check(node, scope)


def wrong_within(grammar: Grammar[T], value: object, path: str, scope: T) -> str | None:
    """The path of the first fault in what a field holds, `path` being that of the field; None where there is none.

    `scope` is what is bound in the field.
    """
    for node, place, there in _of_value(grammar, value, path, scope):
        for name, _, _ in wrongs(grammar, node, there):
            return _joined(place, name)
    return None


def after(grammar: Grammar[T], node: object, scope: T) -> T:
    """What is bound once an effect has been carried out, on any way through it."""
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
    # What has lost its name on one of the ways cannot be spoken of after it.
    lost = {name for name in scope.cards if any(name not in one.cards for one in ends)}
    return replace(found, cards={name: kinds for name, kinds in found.cards.items() if name not in lost})


def nodes_in(grammar: Grammar[T], part: object, scope: T, path: str = "") -> Iterator[tuple[object, str, T]]:
    """Every node of a part of a definition in the order written, itself first; its path, and what is bound there.

    `scope` is what is bound where the part stands.
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
    """The fields of a node in which others may stand: as in Python, as in JSON, and what each says when left out."""
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
    """What is bound in a field of a node, `scope` being what is bound at the node itself.

    What the field does not hang on need not be said yet.
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
    """Each kind of node in each field where it may stand (`May.do > Draw`), and each field of a node that is none.

    The fields of what is `inlined` (filters, say) are listed for each place separately: `Choose.what > Filter.exerted`.
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
