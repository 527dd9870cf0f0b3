"""Draws parts that a card language allows, small parts more often; the grammar checks each node in its place.

It draws a node field by field, with the names that are bound in each field. While the grammar finds a fault in a field,
it changes, adds or omits that field.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Union

import msgspec
from msgspec import Struct, inspect
from msgspec.structs import replace

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.drawing.types import (
    NOTHING,
    depths,
    kinds_in,
    nodes_and_others,
    said_by,
    shape,
    unsaid,
)
from oracle.assurance.fuzz.generate.drawing.words import Often, Words
from oracle.language import strictness
from oracle.language.nodes import node_type, structs
from oracle.language.strictness import Scope

FIELDS = (0, 0, 0, 1, 1, 2)
"""The probability of each optional field of a node."""
NUMBERS = (1, 1, 2, 2, 3)
FAVOUR = 20.0
"""The factor by which subjects of a game's cards are more likely."""
BOUND_FIRST = 0.7
"""The probability of a binding before an effect, if the game is about uses of bindings."""
BINDS = {True: 0.2, False: 0.6}
"""The probability of a binding before an effect that acts on it, with and without an existing binding."""
ITSELF = 0.7
"""The probability that a card which refers to others has first moved to where they are."""
MOVED = 0.5
"""The probability that a bound card is moved first, if the game is about uses of bindings."""
COST = 2
"""The smallest number for costs."""
KEPT = 0.3
"""The probability that a sparse node keeps a further field."""
MENDS, KINDS, BINDINGS, OPTIONS = 12, 6, 3, 4
"""The repairs of a node; the kinds of nodes tried; the steps before an effect; the other nodes tried in a field."""


def _tag(cls: type) -> str:
    return str(node_type(cls).tag)


class Drawer:
    """Draws parts of definitions; equal dice draw equal parts."""

    def __init__(self, dice: Dice, words: Words, favoured: Collection[str] = (), lacking: Collection[str] = ()) -> None:
        self.dice = dice
        self.words = words
        self.grammar = words.grammar
        self.favoured = favoured
        """Nodes, fields (`When.by`), words (`Put.to=deck`) and places (`Draw.cards>Count`) that are more likely."""
        self.lacking = lacking
        """Parts that an engine does not know: in the form of the favored parts, or as tags, fields of tags
        (`draw.who`), words."""
        self.depths = depths(words.root)
        self.effects = kinds_in(words.root, "effect")
        self.reads = any(word in self.favoured for word in words.readers)
        """Whether the game is about uses of bindings."""

    # --- a card ---------------------------------------------------------------------------------------------

    def part(self, card: Struct, field: str, room: int, kinds: Collection[str] = ()) -> Any:
        """A value of one of these kinds to add to a card's field, or None."""
        (info,) = (each for each in node_type(type(card)).fields if each.name == field)
        known = tuple(cls for cls in structs(info.type) if not kinds or cls.__name__ in kinds)
        scope = strictness.inside(self.grammar, card, field, self.grammar.start(card))
        for _ in range(KINDS):
            made = self.one_of(known, scope, room + (2 if self.reads else 0))
            held = getattr(card, field)
            whole = replace(card, **{field: (*held, made) if isinstance(held, tuple) else made})
            wrong = (name for name, _, _ in strictness.wrongs(self.grammar, whole, self.grammar.start(whole)))
            if made is not None and not any(name.startswith(field) for name in wrong):
                return made
        return None

    # --- nodes ----------------------------------------------------------------------------------------------

    def one_of(self, kinds: tuple[type, ...], scope: Scope, room: int) -> Any:
        """A node of one of these kinds, as large as there is room for; None if none of them has a meaning here."""
        weights = self._weights(kinds, scope, room)
        for _ in range(KINDS):
            if not weights:
                break
            cls = self.dice.weighed(weights)
            made = self._effect(cls, scope, room) if cls in self.effects else self.node(cls, scope, room - 1)
            if made is not None:
                return made
            del weights[cls]
        return None

    def _weights(self, kinds: tuple[type, ...], scope: Scope, room: int) -> dict[type, float]:
        known = self.words.kinds(scope.place, kinds)
        if self.lacking:
            left = {cls: often for cls, often in known.items() if self._is_known(cls.__name__, _tag(cls))}
            known = {cls: often for cls, often in left.items() if self._is_known(f"{scope.place}={_tag(cls)}")} or left
        most = max(room, min((self.depths[cls] for cls in known), default=0))
        speaks = self.speaks(scope)
        weights = {cls: self._often(often, speaks) for cls, often in known.items() if self.depths[cls] <= most}
        if scope.place.endswith(".steps") and len(weights) > 1:
            weights = {cls: weight for cls, weight in weights.items() if cls.__name__ != "Sequence"}
        return weights

    def node(self, cls: type, scope: Scope, room: int) -> Any:
        """One node of this kind, without a binding before it; None if none with a meaning is found."""
        return _Draft(self, cls, scope, room).made()

    def wanted(self, cls: type, scope: Scope, room: int) -> set[str]:
        """The optional fields of a node that are drawn."""
        speaks = self.speaks(scope)
        # Without room left, a node that can contain itself would be drawn forever.
        weights = {
            name: self._often(often, speaks) if room > 0 else often.weight * (often.reading if speaks else 1)
            for name, often in self.words.fields(cls).items()
            if not self.lacking or self.says(cls, name)
        }
        found = [name for name, weight in weights.items() if weight > 1 and self.dice.hit(1 - 1 / weight)]
        for _ in range(self.dice.pick(FIELDS)):
            left = {name: weight for name, weight in weights.items() if name not in found}
            if left:
                found.append(self.dice.weighed(left))
        if (free := self.words.sparse.get(cls.__name__)) is not None:
            counted = sorted((name for name in found if name not in free), key=lambda name: -weights[name])
            dropped = [name for name in counted[1:] if not self.dice.hit(KEPT)]
            found = [name for name in found if name not in dropped]
        return set(found)

    def _often(self, often: Often, speaks: bool) -> float:
        weight = often.weight * often.reading if speaks else often.weight
        if self.favoured and (often.place in self.favoured or often.name in self.favoured):
            return weight * FAVOUR
        return weight

    def says(self, cls: type, name: str) -> bool:
        """Whether this optional field of a node can be drawn at all."""
        known = not self.lacking or self._is_known(f"{_tag(cls)}.{name}", f"{cls.__name__}.{name}")
        return known and name in self.words.fields(cls)

    def _is_known(self, *words: str) -> bool:
        return not any(word in self.lacking for word in words)

    def speaks(self, scope: Scope) -> bool:
        """Whether a text can refer to anything but its own card in its old place; it may have moved it."""
        return len(scope.cards) > 1 or bool(scope.cards.get("this", frozenset()) & self.words.elsewhere)

    # --- effects, and the steps that must come before them ----------------------------------------------------------

    def _effect(self, cls: type, scope: Scope, room: int) -> Any:
        """An effect with the steps that bind the things it refers to."""
        steps: list[Any] = []
        acting = self._acts(cls)
        for _ in range(BINDINGS):
            if self._binds_first(cls, scope, acting, len(steps)):
                for step in self._binding(scope):
                    steps.append(step)
                    scope = strictness.after(self.grammar, step, scope)
            made = self.node(cls, scope, room - 1)
            if made is not None:
                return self._in_order([*steps, made]) if steps else made
            if not acting:
                break
        return None

    def _acts(self, cls: type) -> bool:
        """Whether it always refers to a binding: any text that is not a word is the name of one."""
        return any(
            field.usual and isinstance(part, inspect.StrType)
            for name, field in shape(cls).items()
            if name in self.words.fields(cls) and not {f"{cls.__name__}.{name}", name} & self.words.said.keys()
            for part in nodes_and_others(field.type)[1]
        )

    def _binds_first(self, cls: type, scope: Scope, acting: bool, before: int) -> bool:
        if acting:
            return before > 0 or self.dice.hit(BINDS[self.speaks(scope)])
        reads = self.reads and not self.speaks(scope) and cls.__name__ != "Sequence" and before == 0
        return reads and self.dice.hit(BOUND_FIRST)

    def _binding(self, scope: Scope) -> list[Any]:
        """The steps that bind something (and usually move it, if games are about that), or move the card to others."""
        binders = {cls: self.words.binders[cls.__name__] for cls in self.effects if cls.__name__ in self.words.binders}
        if "Filter.other" in self.favoured and self.words.away and self.dice.hit(ITSELF):
            return [msgspec.convert(self.dice.pick(self.words.away), Union[self.effects])]
        for _ in range(KINDS if binders else 0):
            step = self.node(self.dice.weighed(binders), scope, 1)
            bound = scope if step is None else strictness.after(self.grammar, step, scope)
            if set(bound.cards) - set(scope.cards) or bound.numbers - scope.numbers:
                movers = [cls for cls in self.effects if cls.__name__ in self.words.movers]
                moves = self.reads and movers and self.dice.hit(MOVED)
                moved = self.node(self.dice.pick(movers), bound, 1) if moves else None
                return [step] if moved is None else [step, moved]
        return []

    def _in_order(self, steps: Sequence[Any]) -> Any:
        (sequence,) = (cls for cls in self.effects if cls.__name__ == "Sequence")
        return sequence(steps=tuple(part for step in steps for part in getattr(step, "steps", (step,))))

    # --- values of fields ----------------------------------------------------------------------------------

    def options(self, kind: inspect.Type, scope: Scope, room: int, usual: Any) -> Iterator[Any]:
        """The possible values of a field of this type, the drawn one first; without its default and without
        duplicates."""
        nodes, plain = nodes_and_others(kind)
        if nodes and not (plain and (room < 1 or self.dice.hit(0.35 if self.speaks(scope) else 0.6))):
            for _ in range(OPTIONS):
                made = self.one_of(nodes, scope, room)
                if made is not None and made != usual:
                    yield made
        for part in self._shuffled(plain):
            for value in self._plain(part, scope, room):
                if value != usual:
                    yield value

    def _plain(self, part: inspect.Type, scope: Scope, room: int) -> Iterator[Any]:
        place, field = scope.place, scope.place.rpartition(".")[2]
        if (written := self.words.written.get(place)) is not None:
            holder, card, kinds = written
            made = self.part(card, holder, room, kinds)
            yield from () if made is None else ((msgspec.to_builtins(made),),)
            return
        said = self.words.said.get(place, self.words.said.get(field))
        match part:
            case inspect.BoolType():
                yield from self._shuffled((False, True))
            case inspect.LiteralType(values=values):
                yield from self._in_any_order(self._values(place, values))
            case inspect.IntType() | inspect.StrType() if said is not None:
                yield from self._shuffled(said)
            case inspect.IntType():
                yield from self._shuffled(NUMBERS)
            case inspect.StrType():
                names = [name for name in scope.cards if name != "this"]
                yield from self._in_any_order({"this": 1.0, **{name: 2.0 + at for at, name in enumerate(names)}})
                yield from self._shuffled(sorted(scope.numbers))
            case inspect.VarTupleType(item_type=inner):
                yield from self._rows(inner, scope, room)
            case inspect.DictType(value_type=inner):
                found = {label: next(self.options(inner, scope, room - 1, None), None) for label in ("one", "other")}
                yield from (found,) if None not in found.values() else ()

    def _in_any_order(self, weights: Mapping[Any, float]) -> Iterator[Any]:
        """The items without duplicates; likely ones usually come first."""
        left = dict(weights)
        while left:
            value = self.dice.weighed(left)
            del left[value]
            yield value

    def _shuffled(self, values: Sequence[Any]) -> Iterator[Any]:
        """Each of the items once, in random order; frequent ones tend to come first."""
        if values:
            first = self.dice.pick(values)
            yield first
            rest = [value for value in values if value != first]
            self.dice.shuffle(rest)
            yield from rest

    def _values(self, place: str, values: Collection[Any]) -> Mapping[Any, float]:
        """The weight of each word of a fixed list in this place."""
        weights = self.words.values(place, values)
        if self.lacking:
            field = place.rpartition(".")[2]
            known = [value for value in weights if self._is_known(f"{place}={value}", f"{field} {value}")]
            weights = {value: weights[value] for value in known} or weights
        if self.favoured:
            weights = {v: weight * (FAVOUR if f"{place}={v}" in self.favoured else 1) for v, weight in weights.items()}
        return weights

    def _rows(self, inner: inspect.Type, scope: Scope, room: int) -> Iterator[tuple[Any, ...]]:
        nodes, plain = nodes_and_others(inner)
        if not nodes:
            values = list(self._plain(plain[0], scope, room))
            several = tuple(sorted(values[: self.dice.pick((1, 1, 1, 2))], key=str))
            yield from ((several,) if several else ())
            yield from ((value,) for value in values if (value,) != several)
            return
        for _ in range(OPTIONS):
            if row := self._row(inner, scope, room):
                yield row

    def _row(self, inner: inspect.Type, scope: Scope, room: int) -> tuple[Any, ...]:
        """A list of nodes; later steps know a step's binding, and no two costs have one kind."""
        found: list[Any] = []
        several = scope.place.endswith((".steps", ".parts", ".conditions", ".objects", "Sum.of"))
        cost = scope.place.endswith(".cost")
        for _ in range(self.dice.pick((2, 2, 3)) if several else self.dice.pick((1, 1, 1, 2))):
            made = next(self.options(inner, scope, max(room - 1, COST) if cost else room - 1, None), None)
            if made is None or made in found or (cost and type(made) in map(type, found)):
                continue
            if scope.place.endswith(".steps"):
                found += getattr(made, "steps", (made,))
                scope = strictness.after(self.grammar, made, scope)
            else:
                found.append(made)
        return tuple(found)


class _Draft:
    """A node under construction: the values of its fields so far."""

    def __init__(self, drawer: Drawer, cls: type, scope: Scope, room: int) -> None:
        self.drawer, self.cls, self.scope, self.room = drawer, cls, scope, room
        self.fields = shape(cls)
        self.said: dict[str, Any] = {}
        self.sure: dict[str, tuple[Any, Scope]] = {}
        """The value of a field and its bindings."""

    def made(self) -> Any:
        """The node, once it has no fault; None if that fails."""
        wanted = self.drawer.wanted(self.cls, self.scope, self.room)
        for name, field in self.fields.items():
            if field.needed or name in wanted:
                value = next(self._options(name), NOTHING)
                if value is not NOTHING:
                    self.said[name] = value
                elif field.needed:
                    return None
        for _ in range(MENDS):
            node = self._node(self.said)
            wrong = self._wrong(node, self.said)
            if wrong is None:
                return node
            if not self._mended(wrong):
                return None
        return None

    def _node(self, said: Mapping[str, Any]) -> Any:
        return self.cls(**{**unsaid(self.cls), **said})

    def _options(self, name: str) -> Iterator[Any]:
        field = self.fields[name]
        if not field.holds:
            scope = replace(self.scope, places=(*self.scope.places, f"{self.cls.__name__}.{name}"))
        else:
            scope = strictness.inside(self.drawer.grammar, self._node(self.said), name, self.scope)
        for value in self.drawer.options(field.type, scope, self.room, field.usual):
            self.sure[name] = value, scope
            yield value

    def _wrong(self, node: Any, said: Mapping[str, Any]) -> str | None:
        """The path of the fault in the node, or inside it, if other names are bound now than when it was drawn."""
        grammar = self.drawer.grammar
        for name, _, _ in strictness.wrongs(grammar, node, self.scope):
            return name
        for name, field in self.fields.items():
            value = said.get(name, field.usual) if field.holds else None
            if value and isinstance(value, Struct | tuple | dict):
                scope = strictness.inside(grammar, node, name, self.scope)
                known, there = self.sure.get(name, (None, None))
                if value is not known or scope != there:
                    wrong = strictness.wrong_within(grammar, value, name, scope)
                    if wrong is not None:
                        return wrong
                    self.sure[name] = value, scope
        return None

    def _mended(self, wrong: str) -> bool:
        """Changes the faulty part; False if no change removes the fault."""
        for said in self.otherwise(wrong):
            if self._wrong(self._node(said), said) != wrong:
                self.said = said
                return True
        return False

    def otherwise(self, path: str) -> Iterator[dict[str, Any]]:
        """The node with the value at this path changed, added, or left out."""
        head, _, inner = path.partition("[")[0].partition(".")
        if not head:
            names = [name for name in self.drawer.words.fields(self.cls) if self.drawer.says(self.cls, name)]
            for name in self.drawer.dice.sample(names, len(names)):
                yield from self.otherwise(name)
            return
        name = next(name for name, field in self.fields.items() if head in (name, field.written))
        without = {other: value for other, value in self.said.items() if other != name}
        may_go = name in self.said and not self.fields[name].needed
        first = may_go and self.drawer.dice.hit(0.5)
        if first:
            yield without
        if inner and isinstance(held := self.said.get(name), Struct):
            scope = strictness.inside(self.drawer.grammar, self._node(self.said), name, self.scope)
            draft = _Draft(self.drawer, type(held), scope, self.room - 1)
            draft.said = said_by(held)
            for said in draft.otherwise(inner):
                yield {**self.said, name: draft._node(said)}
        for value in self._options(name):
            yield {**self.said, name: value}
        if may_go and not first:
            yield without
