"""Definitions with one part changed: the parts in their places, and the possible replacements."""

from __future__ import annotations

import copy
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import Undecided
from oracle.language.nodes import default, node_type
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.run.verdict import run_plan
from tests.strict.languages import LANGUAGES

Json = Any
Path = list[Any]
ABSENT = "(left out)"


class Change(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One part of a card of a scenario made another: the scenario then ends differently."""

    case: str
    card: str
    path: tuple[str | int, ...]
    value: Json
    """What stands there instead; `ABSENT` for nothing."""
    than: Json = None
    """What it is compared with, where that is not what the scenario says: a filter without the field in question."""


def of_row(row: str) -> tuple[str, str, str]:
    """The kind of node, its field, and what stands in it: a kind of node, a field of a filter, or nothing of note."""
    place, _, inner = row.partition(" > ")
    cls, _, field = place.partition(".")
    return cls, field, inner


@cache
def plans(game: str) -> dict[str, Plan]:
    """The scenarios of a game that run under its current edition, by case."""
    edition = LANGUAGES[game].edition
    return {plan.case: plan for plan in load_suite().plans if plan.game == game and edition in plan.editions}


def definitions(plan: Plan) -> dict[str, Json]:
    """Every card of a scenario that says anything: its made-up ones, and the printed ones it names."""
    printed = LANGUAGES[plan.game].printed()
    found = {**{name: printed[name] for name in printed_of(plan)}, **plan.definitions}
    return {name: raw for name, raw in found.items() if raw.get("abilities") or raw.get("effect")}


def printed_of(plan: Plan) -> list[str]:
    """The printed cards that a scenario names."""
    printed = LANGUAGES[plan.game].printed()
    return [card.card for card in plan.position.cards if card.card is not None and card.card in printed]


def nodes(game: str, raw: Json) -> Iterator[tuple[Struct, tuple[str | int, ...]]]:
    """Every node of a definition, and where it stands in its JSON."""
    yield from _nodes(msgspec.convert(raw, LANGUAGES[game].definition), ())


def _nodes(value: Any, path: tuple[str | int, ...]) -> Iterator[tuple[Struct, tuple[str | int, ...]]]:
    if isinstance(value, Struct):
        yield value, path
        for field in node_type(type(value)).fields:
            yield from _nodes(getattr(value, field.name), (*path, field.encode_name))
    elif isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from _nodes(part, (*path, number))
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from _nodes(part, (*path, name))


def said(game: str, raws: Sequence[Json]) -> dict[str, list[Json]]:
    """What these definitions say in each field, and of each kind of node, the shortest first."""
    found: dict[str, dict[str, Json]] = defaultdict(dict)
    for raw in raws:
        for node, _ in nodes(game, raw):
            built = msgspec.to_builtins(node)
            cls = type(node).__name__
            found[cls].setdefault(json.dumps(built, sort_keys=True), built)
            for field in node_type(type(node)).fields:
                value = getattr(node, field.name)
                if value != default(field):
                    inner = msgspec.to_builtins(value)
                    found[f"{cls}.{field.name}"].setdefault(json.dumps(inner, sort_keys=True), inner)
    return {
        name: [values[text] for text in sorted(values, key=lambda t: (len(t), t))] for name, values in found.items()
    }


def changed(raw: Json, path: Sequence[str | int], value: Json) -> Json:
    """The definition with another part there: in a row behind its last one, in place of what there is anywhere else."""
    made = copy.deepcopy(raw)
    part = made
    for step in path[:-1]:
        if isinstance(part, dict) and step not in part:
            part[step] = {}
        part = part[step]
    last = path[-1]
    if isinstance(part, list):
        part[len(part) :] = [] if value == ABSENT else [value]
    elif value == ABSENT:
        part.pop(last, None)
    else:
        part[last] = value
    return made


class Player:
    """Plays a game's scenarios on the reference with cards of theirs changed."""

    def __init__(self, game: str) -> None:
        self.language = LANGUAGES[game]
        self.engine = ReferenceEngine()
        self.info = self.engine.initialize()

    def verdict(self, plan: Plan, cards: Mapping[str, Json]) -> str:
        """How a scenario ends with these definitions in place of its own."""
        made = msgspec.structs.replace(plan, definitions={**plan.definitions, **cards})
        try:
            return run_plan(made, self.engine, self.language.edition, self.info).verdict
        except Undecided:
            # A change may have static abilities switch each other on and off without end.
            return "undecided"

    def shows(self, change: Change) -> bool:
        """Whether the change is accepted, and the scenario ends differently with it."""
        plan = plans(self.language.game)[change.case]
        raw = definitions(plan).get(change.card)
        if raw is None:
            # The scenario is played with other cards by now.
            return False
        found = self.verdict(plan, {change.card: changed(raw, change.path, change.value)})
        if change.than is None:
            return found == "fail"
        without = self.verdict(plan, {change.card: changed(raw, change.path, change.than)})
        return {found, without} == {"pass", "fail"}


def is_alone(game: str, row: str, change: Change) -> bool:
    """Whether a change of a filter's field is one of nothing else."""
    _, _, inner = of_row(row)
    field, root = inner.removeprefix("Filter."), LANGUAGES[game].definition
    if field == inner:
        return True
    raw = definitions(plans(game)[change.case])[change.card]
    there = at(raw, change.path)
    than = there if change.than is None else change.than
    basis = raw if than == ABSENT else changed(raw, change.path, without(field, than))
    made = changed(raw, change.path, without(field, change.value))
    try:
        return bool(msgspec.convert(made, root) == msgspec.convert(basis, root))
    except msgspec.ValidationError:
        # The card of the scenario has another text by now.
        return False


def without(field: str, what: Json) -> Json:
    """A filter, or several, without one field."""
    if isinstance(what, list | tuple):
        return [without(field, one) for one in what]
    return {name: value for name, value in what.items() if name != field} if isinstance(what, dict) else what


def at(raw: Json, path: Sequence[str | int]) -> Json:
    """What stands there; `ABSENT` for nothing."""
    for step in path:
        if isinstance(raw, dict) and step not in raw:
            return ABSENT
        raw = raw[step]
    return raw
