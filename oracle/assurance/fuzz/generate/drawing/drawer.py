"""Draws what the types of a card language allow, small things rather than large, with names that are bound before."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from msgspec import Struct, inspect
from msgspec.structs import replace

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.drawing.types import depths, kinds_in
from oracle.language.nodes import default, members, needed, node_type
from oracle.protocol.values import Json

PLAYER = "player"
"""Where the name of a player stands among those of cards."""
SKIP = object()
"""A field that has nothing to say here."""
FIELDS = (0, 0, 0, 1, 1, 2)
"""How many fields a node has that it need not have."""
NUMBERS = (1, 1, 2, 2, 3)
ASTRAY = 0.02
"""How often a text speaks of something that nothing has bound."""
FAVOUR = 20.0
"""How much more often comes up what the cards of one game are about."""
BOUND_FIRST = 0.7
"""How often something is bound before an effect, where the game is about what texts say of it."""
ITSELF = 0.7
"""How often what is to speak of others has moved itself before, so that it lies among them."""


class Scope(Struct, frozen=True):
    """What a text can speak of where it stands."""

    cards: Mapping[str, tuple[str, str]] = {}
    """Names that are bound, each with the zone and the type of card, empty where these are not known."""
    numbers: tuple[str, ...] = ()
    event: str = ""
    """What triggers the ability, if anything."""
    type: str = ""
    """Of the card whose text it is."""
    about: str = ""
    """The kind of node, and its field, in which a part stands."""

    def binding(self, **cards: tuple[str, str]) -> Scope:
        return replace(self, cards={**self.cards, **cards})

    @property
    def speaks(self) -> bool:
        """Whether a text has something to speak of beside its own card as it was: it may have moved that."""
        return any(name != "this" or zone not in ("", "play") for name, (zone, _) in self.cards.items())

    def counting(self, *numbers: str) -> Scope:
        return replace(self, numbers=(*self.numbers, *numbers))


Draws = Callable[["Drawer", Json, Scope], Json]
"""Draws a field, from the part of the node drawn so far."""


class Words(Struct, frozen=True, kw_only=True):
    """What the types of a language do not say: which words have a meaning where."""

    root: type
    fields: Mapping[str, Draws]
    """How a field is drawn (`When.by`), or one of that name in all nodes (`named`)."""
    reading: Mapping[str, float]
    """How much more often a node or a field comes up where something is bound that it can speak of."""
    weights: Mapping[str, float]
    """How often a node or a field comes up beside others, where that is not 1; `May.do>Draw`: in that place."""
    possible: Mapping[str, Callable[[Scope], bool]]
    """Nodes that have a meaning in some places only."""
    tidied: Mapping[str, Callable[[Drawer, Json, Scope], Json]]
    """Makes a node drawn one that can be."""
    within: Callable[[str, str, Json, Scope], Scope]
    """What is bound in a field of a node."""
    after: Callable[[Json, Scope], Scope]
    """What is bound after an effect."""
    effect: Callable[[Drawer, Json, Scope], Json] = lambda _drawer, made, _scope: made
    """An effect with what has to come before it."""
    binding: Callable[[Drawer, Scope], list[Json]] = lambda _drawer, _scope: []
    """Steps after which something is bound that a text can speak of."""
    readers: Mapping[str, tuple[tuple[str, ...], ...]] = {}
    """Fields that speak of what is bound, and nodes that do; each with what makes that worth while, one way or another.
    """
    movers: tuple[str, ...] = ()
    """Effects that move what is bound."""
    meetings: Mapping[str, tuple[str, ...]] = {}
    """What a text can wait for, replace or forbid (`When.event=drew`), with what makes it happen."""


class Drawer:
    """Draws parts of definitions; the same dice draw the same."""

    def __init__(self, dice: Dice, words: Words, favoured: Collection[str] = (), lacking: Collection[str] = ()) -> None:
        self.dice = dice
        self.words = words
        self.favoured = favoured
        """Nodes, fields (`When.by`), words (`Put.to=deck`) and places (`Draw.cards>Count`) that come up more often."""
        self.lacking = lacking
        """What does not come up, as an engine does not know it: nodes, fields and words as in what is favoured, or
        tags, their fields (`draw.who`) and words of fields (`event sang`)."""
        self.depths = depths(words.root)
        self.effects = frozenset(kinds_in(words.root, "effect"))
        self.reads = any(word in self.favoured for word in words.readers)
        """Whether it is about what texts say of what they have bound."""
        self.kinds = {cls.__name__: cls for cls in self.depths}

    def node(self, name: str, scope: Scope, room: int) -> Json:
        """One node of this kind, and nothing before it."""
        kind = node_type(self.kinds[name])
        made: Json = {} if kind.tag is None else {kind.tag_field: kind.tag}
        wanted = self._wanted(name, kind, scope, room)
        for field in kind.fields:
            if needed(field) or field.name in wanted:
                place = self.words.within(name, field.name, made, replace(scope, about=f"{name}.{field.name}"))
                value = self._field(name, field, made, place, room)
                if value is not SKIP:
                    made[field.encode_name] = value
        tidy = self.words.tidied.get(name)
        return made if tidy is None else tidy(self, made, scope)

    @staticmethod
    def fields(cls: type) -> tuple[inspect.Field, ...]:
        return node_type(cls).fields

    def _often(self, what: str, scope: Scope, usual: float = 1.0, room: int = 1) -> float:
        weight = self.words.weights.get(f"{scope.about}>{what}", self.words.weights.get(what, usual))
        # Where there is no room, what stands within itself would come without end.
        weight *= FAVOUR if room > 0 and (what in self.favoured or f"{scope.about}>{what}" in self.favoured) else 1
        more = self.words.reading.get(what)
        return weight if more is None or not scope.speaks else weight * more

    def _wanted(self, name: str, kind: inspect.StructType, scope: Scope, room: int) -> set[str]:
        """The fields that it has though it could be without them."""
        weights = {
            field.name: self._often(f"{name}.{field.name}", scope, self.words.weights.get(field.name, 1.0), room)
            for field in kind.fields
            if not needed(field) and self._is_known(f"{kind.tag}.{field.encode_name}", f"{name}.{field.encode_name}")
        }  # fmt: skip
        found: set[str] = {field for field, weight in weights.items() if weight > 1 and self.dice.hit(1 - 1 / weight)}
        for _ in range(self.dice.pick(FIELDS)):
            left = {field: weight for field, weight in weights.items() if field not in found and weight > 0}
            if left:
                found.add(self.dice.weighed(left))
        return found

    def _field(self, name: str, field: inspect.Field, made: Json, scope: Scope, room: int) -> Json:
        draws = self.words.fields.get(f"{name}.{field.name}") or self.words.fields.get(field.name)
        if draws is not None:
            return draws(self, made, scope)
        return self.value(field.type, scope, room, other_than=None if needed(field) else default(field))

    def value(self, kind: inspect.Type, scope: Scope, room: int, other_than: Json = None) -> Json:
        """Anything of that type, but what the field says anyway."""
        parts = members(kind)
        structs = [part.cls.__name__ for part in parts if isinstance(part, inspect.StructType)]
        plain = [part for part in parts if not isinstance(part, inspect.StructType)]
        if structs and not (plain and (room < 1 or self.dice.hit(0.35 if scope.speaks else 0.6))):
            made = self.one_of(structs, scope, room)
            if made is not SKIP or not plain:
                return made
        return self._plain(self.dice.pick(plain), scope, room, other_than)

    def _plain(self, part: inspect.Type, scope: Scope, room: int, other_than: Json) -> Json:
        match part:
            case inspect.BoolType():
                return self.dice.hit(0.5) if other_than is None else not other_than
            case inspect.IntType():
                return self.dice.pick([number for number in NUMBERS if number != other_than])
            case inspect.LiteralType(values=values):
                known = [value for value in sorted(values, key=str) if value != other_than]
                field = scope.about.rpartition(".")[2]
                known = [v for v in known if self._is_known(f"{scope.about}={v}", f"{field} {v}")] or known
                return self.dice.weighed({value: self._weight(scope.about, value) for value in known})
            case inspect.VarTupleType(item_type=inner):
                return self._many(inner, scope, room)
            case inspect.DictType(value_type=inner):
                return {label: self.value(inner, scope, room - 1) for label in ("one", "other")}
        raise TypeError(f"nothing says what stands in {scope.about}")

    def _is_known(self, *words: str) -> bool:
        return not any(word in self.lacking for word in words)

    def _weight(self, about: str, value: Json) -> float:
        """Of a word of a fixed list in this place."""
        weight = self.words.weights.get(f"{about}={value}", self.words.weights.get(f"={value}", 1.0))
        return weight * (FAVOUR if f"{about}={value}" in self.favoured else 1)

    def _many(self, inner: inspect.Type, scope: Scope, room: int) -> Json:
        """A row of parts; what a step binds is known to those after it."""
        found: list[Json] = []
        of_nodes = any(isinstance(part, inspect.StructType) for part in members(inner))
        several = scope.about.endswith((".steps", ".parts", ".conditions"))
        for _ in range(self.dice.pick((2, 2, 3)) if several else self.dice.pick((1, 1, 1, 2))):
            made = self.value(inner, scope, room - 1 if of_nodes else room)
            if made is not SKIP and made not in found:
                found.append(made)
                scope = self.words.after(made, scope) if scope.about.endswith(".steps") else scope
        return found if of_nodes else sorted(found, key=str)

    def deed(self, names: list[str], scope: Scope, room: int) -> Json:
        """An effect of a card that is played for it: mostly one step after another, the later about the earlier."""
        return self.one_of(["Sequence"] if self.dice.hit(0.6) else names, scope, room)

    def one_of(self, names: list[str], scope: Scope, room: int) -> Json:
        """A node of one of these kinds, as large as there is room for; SKIP where none of them means anything."""
        possible = [n for n in names if n not in self.words.possible or self.words.possible[n](scope)]
        if self.lacking:
            known = [n for n in possible if self._is_known(n, str(node_type(self.kinds[n]).tag))]
            possible = [n for n in known if self._is_known(f"{scope.about}={node_type(self.kinds[n]).tag}")] or possible
        least = min((self.depths[self.kinds[name]] for name in possible), default=0)
        fitting = [name for name in possible if self.depths[self.kinds[name]] <= max(room, least)]
        if scope.about.endswith(".steps"):
            fitting = [name for name in fitting if name != "Sequence"] or fitting
        if not fitting:
            return SKIP
        name = self.dice.weighed({name: self._often(name, scope) for name in fitting})
        if name not in self.effects:
            return self.node(name, scope, room - 1)
        first = self._bound_first(name, scope)
        for step in first:
            scope = self.words.after(step, scope)
        made = self.words.effect(self, self.node(name, scope, room - 1), scope)
        return {"is": "sequence", "steps": [*first, made]} if first else made

    def _bound_first(self, name: str, scope: Scope) -> list[Json]:
        """Steps that bind something of which the effect can speak, where the game is about that."""
        if not self.reads or scope.speaks or name == "Sequence" or not self.dice.hit(BOUND_FIRST):
            return []
        return self.words.binding(self, scope)

    def room(self, *sizes: int) -> int:
        """How deep a text may be: deeper where it is about what stands far within it."""
        return self.dice.pick(sizes) + (2 if self.reads else 0)

    def payments(self, kinds: Sequence[str], scope: Scope, room: int) -> list[Json]:
        """What is paid: no kind twice."""
        found: dict[str, Json] = {}
        for _ in range(self.dice.pick((1, 1, 1, 2))):
            cost = self.one_of(list(kinds), scope, room)
            found.setdefault(cost["is"], cost)
        return list(found.values())

    def bound(self, scope: Scope, zones: tuple[str, ...] = (), *, but: tuple[str, ...] = ()) -> str | None:
        """A name that is bound to a card in one of these zones; now and then one that nothing has bound."""
        names = [
            name
            for name, (zone, _) in scope.cards.items()
            if (not zones or zone in zones) and name not in but and zone != PLAYER
        ]
        if self.dice.hit(ASTRAY):
            return "nobody"
        return self.dice.pick(names) if names else None


def some(options: tuple[str, ...], most: int = 2) -> Draws:
    return lambda drawer, _made, _scope: sorted(drawer.dice.some(options, 1, drawer.dice.pick((1, 1, most))))


def one(*options: Json) -> Draws:
    return lambda drawer, _made, _scope: drawer.dice.pick(options)


def nothing(_drawer: Drawer, _made: Json, _scope: Scope) -> Json:
    return SKIP
