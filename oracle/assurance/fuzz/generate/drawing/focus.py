"""Selects the subjects of one game's cards, so that each part of a language is equally likely."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache

import msgspec
from msgspec import Struct, inspect

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.drawing.types import depths, spoken
from oracle.assurance.fuzz.generate.drawing.words import Words
from oracle.language.nodes import members, node_type, structs
from oracle.protocol.values import Json

FOCI = (1, 2, 2, 3)
"""The number of kinds of node that the cards of one game are about."""
WAYS = {"kinds": 1.0, "reading": 1.0, "meeting": 1.0}
HEIGHTS = (1, 2, 3, 3, 4)
"""The number of nodes around a reference to a binding that are favored in their places."""
OUTRIGHT = 0.5
"""The probability that a node stands as an ability or an effect, if it can, and not inside another text."""
MOVED = 0.6
"""The probability that a text has moved the thing it refers to."""
READING_TOO = 0.4
"""The probability that a text about an event refers to a binding."""
ALSO = 0.5
"""The share of games with requested subjects that have other subjects as well."""
TOGETHER = 0.3
"""The probability that one card both waits for an event and causes it; otherwise two cards do."""


class Subject(Struct, frozen=True):
    """The favored and the excluded parts of cards."""

    favoured: Collection[str] = ()
    lacking: Collection[str] = ()


ANYTHING = Subject()
CANDIDATES = 3
"""How many texts are drawn; the one with the most subjects of the game is taken."""


def best_of(about: Subject, draw: Callable[[], Struct]) -> Json:
    """The drawn definition with the most of its intended subjects, as JSON."""
    best, most = draw(), -1
    for place in range(CANDIDATES if about.favoured else 0):
        made = best if place == 0 else draw()
        said = len(spoken([made]).intersection(about.favoured))
        if said > most:
            best, most = made, said
        if said == len(about.favoured):
            break
    return msgspec.json.decode(msgspec.json.encode(best))


def favoured(
    dice: Dice, words: Words, lacking: Collection[str], asked: Collection[str] = ()
) -> tuple[frozenset[str], ...]:
    """The subjects of one game's cards, card by card: all the same, or an event on one card and its trigger on the
    next.

    Nodes, fields (`When.by`), words (`Put.to=deck`) and places of nodes (`Draw.cards>Count`): a few kinds of node; or a
    field that refers to a binding, in one of its possible places; or an event and its trigger. `lacking`: tags and
    fields of nodes (`draw.who`) that an engine does not know. `asked`: the requested subjects, which are always
    included; half of the games have no others.
    """
    if asked:
        also = favoured(dice, words, lacking) if dice.hit(ALSO) else (frozenset(),)
        places = {
            part for one in dice.some(sorted(asked), 1, 1) for part in _places(dice, words, lacking, _node_of(one))
        }
        return tuple(each.union(asked, places) for each in also)
    match dice.weighed(WAYS):
        case "reading" if words.readers:
            return (frozenset(_reading(dice, words, lacking)),)
        case "meeting" if words.meetings:
            waiting, making = _meeting(dice, words, lacking)
            return (waiting | making,) if dice.hit(TOGETHER) else (waiting, making)
    return (frozenset(_kinds(dice, words, lacking)),)


def _kinds(dice: Dice, words: Words, lacking: Collection[str]) -> Iterator[str]:
    """A few kinds of node with some of their fields and words, however rare they are."""
    known = _known(words, lacking)
    for name in dice.some(known, *(dice.pick(FOCI),) * 2):
        fields = [field for field in known[name].fields if _has(name, known[name], field.encode_name, lacking)]
        yield name
        yield from (f"{name}.{field.name}" for field in dice.some(fields, 1, 2))
        for field in fields:
            for part in members(field.type):
                if isinstance(part, inspect.LiteralType):
                    said = [f"{name}.{field.name}={one}" for one in sorted(part.values, key=str)]
                    yield from dice.some([one for one in said if one not in lacking], 1, 1)


def _reading(dice: Dice, words: Words, lacking: Collection[str]) -> Iterator[str]:
    known = _known(words, lacking)
    # The more parts can make a difference to a reader, the more often it is chosen.
    weights = {one: 1 + len(ways) / 2 for one, ways in words.readers.items() if _is_known(one, known, lacking)}
    reader = dice.weighed(weights)
    yield reader
    for one in dice.pick(words.readers[reader] or ((),)):
        if _is_known(one, known, lacking):
            yield from _with_its_node(one)
    yield from _places(dice, words, lacking, reader.partition(".")[0])
    movers = [name for name in words.movers if name in known]
    if movers and dice.hit(MOVED):
        yield dice.pick(movers)


def _places(dice: Dice, words: Words, lacking: Collection[str], name: str) -> Iterator[str]:
    """A node in one of its places, and the containing node in one of its places."""
    known = _known(words, lacking)
    yield name
    for _ in range(dice.pick(HEIGHTS)):
        around = [
            (node, field) for node, field in _holders(words.root).get(name, ())
            if node in known and _has(node, known[node], field, lacking)
            and words.weights.get(f"{node}.{field}", words.weights.get(field, 1)) > 0
        ]  # fmt: skip
        if not around:
            return
        outright = [(node, field) for node, field in around if node == words.root.__name__]
        if outright and dice.hit(OUTRIGHT):
            around = outright
        # Effects have most of the fields; all other nodes together are chosen as often.
        sorts = {node: known[node].cls.__module__ for node, _ in around}
        sort = dice.pick(sorted(set(sorts.values())))
        node, field = dice.pick([(node, field) for node, field in around if sorts[node] == sort])
        yield from (node, f"{node}.{field}", f"{node}.{field}>{name}")
        name = node


def _meeting(dice: Dice, words: Words, lacking: Collection[str]) -> tuple[frozenset[str], frozenset[str]]:
    """An event, and something that causes it."""
    known = _known(words, lacking)
    what = dice.pick([one for one in sorted(words.meetings) if _is_known(one, known, lacking)])
    waiting = {*_with_its_node(what), *_places(dice, words, lacking, what.partition(".")[0])}
    if words.readers and dice.hit(READING_TOO):
        waiting.update(_reading(dice, words, lacking))
    makers = dice.some([one for one in words.meetings[what] if _is_known(one, known, lacking)], 1, 2)
    return frozenset(waiting), frozenset(each for one in makers for each in _with_its_node(one))


def _with_its_node(one: str) -> tuple[str, str, str]:
    """A node, field or word with the field and the node that contain it."""
    return one, one.partition("=")[0], one.partition(".")[0]


def _node_of(one: str) -> str:
    return one.partition("=")[0].partition(">")[0].partition(".")[0]


def _is_known(one: str, known: Mapping[str, inspect.StructType], lacking: Collection[str]) -> bool:
    """Whether a node, field or word exists."""
    place, _, word = one.partition("=")
    return place.partition(".")[0] in known and not {
        one, place, f"{place.rpartition('.')[2]} {word}"
    }.intersection(lacking)  # fmt: skip


def _known(words: Words, lacking: Collection[str]) -> Mapping[str, inspect.StructType]:
    kinds = {cls.__name__: node_type(cls) for cls in depths(words.root) if words.weights.get(cls.__name__, 1) > 0}
    return {name: kind for name, kind in sorted(kinds.items()) if not {name, kind.tag}.intersection(lacking)}


def _has(name: str, kind: inspect.StructType, field: str, lacking: Collection[str]) -> bool:
    """Whether a field is known."""
    return f"{kind.tag}.{field}" not in lacking and f"{name}.{field}" not in lacking


@cache
def _holders(root: type) -> Mapping[str, tuple[tuple[str, str], ...]]:
    """Kind of node → the fields that can hold it, each with the kind that has the field."""
    found: dict[str, dict[tuple[str, str], None]] = {}
    for cls in depths(root):
        for field in node_type(cls).fields:
            for inner in structs(field.type):
                found.setdefault(inner.__name__, {})[(cls.__name__, field.name)] = None
    return {name: tuple(sorted(places)) for name, places in found.items()}
