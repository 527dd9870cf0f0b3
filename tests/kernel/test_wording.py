"""The English of the card languages: every kind of node has its words, and no field of any goes unsaid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import inspect

from oracle.engines.games import PLAYED, binding, wording
from oracle.engines.reference_books import catalogue
from oracle.kernel.nodes import default, members, needed, node_type, reachable
from oracle.kernel.wording import fields_of


def _kinds(game: str) -> tuple[Any, ...]:
    root: object = binding(game).definition
    return reachable(root)


NODES: list[tuple[str, Any]] = [(game, kind) for game in PLAYED for kind in _kinds(game)]
NAMES = [f"{game}-{kind.__name__}" for game, kind in NODES]


@pytest.mark.parametrize(("game", "kind"), NODES, ids=NAMES)
def test_the_words_of_a_node_speak_of_all_its_fields(game: str, kind: Any) -> None:
    entry = wording(game).words.nodes[kind.__name__]
    assert fields_of(entry.say) == {field.name for field in node_type(kind).fields}
    assert entry.clauses
    assert {*entry.clauses, *(one for cited in entry.fields.values() for one in cited)} <= catalogue(
        game
    ).clauses.keys()
    assert entry.fields.keys() <= fields_of(entry.say)


@pytest.mark.parametrize("game", PLAYED)
def test_no_words_are_left_of_a_node_that_is_gone(game: str) -> None:
    kinds = {kind.__name__ for kind in _kinds(game)}
    assert set(wording(game).words.nodes) == kinds


@pytest.mark.parametrize(("game", "kind"), NODES, ids=NAMES)
def test_whatever_changes_in_a_node_changes_what_is_said(game: str, kind: Any) -> None:
    said = wording(game)
    for field in node_type(kind).fields:
        values = list(_values(field.type))
        if not needed(field) and default(field) not in values:
            values.append(default(field))
        texts: dict[str, list[object]] = {}
        for value in values:
            texts.setdefault(said.say(_least(kind, **{field.name: value})), []).append(value)
        alike = [several for several in texts.values() if len(several) > 1]
        assert not alike, f"{kind.__name__}.{field.name} says the same of {alike}"


@pytest.mark.parametrize("game", PLAYED)
def test_printed_cards_are_said_without_loose_ends(game: str) -> None:
    for card in binding(game).cards.values():
        for line in wording(game).said(card).lines:
            assert "{" not in line
            assert "|" not in line


def _least(kind: type, **given: object) -> Any:
    """The shortest node of a kind, with one field as given."""
    fields = node_type(kind).fields
    return kind(**{field.name: next(_values(field.type)) for field in fields if needed(field)} | given)


def _values(kind: inspect.Type) -> Iterator[object]:
    """Some values of a type, all different; the first one is the shortest."""
    for part in sorted(members(kind), key=_needs):
        match part:
            case inspect.LiteralType(values=values):
                yield from values
            case inspect.BoolType():
                yield from (False, True)
            case inspect.IntType():
                yield from (3, 5)
            case inspect.StrType():
                yield from ("some word", "another word")
            case inspect.StructType(cls=cls):
                yield _least(cls)
            case inspect.VarTupleType(item_type=inner):
                yield ()
                yield from ((one,) for one in _values(inner))
            case inspect.DictType(value_type=inner):
                yield {}
                yield from ({"one": value} for value in _values(inner))
            case inspect.AnyType():
                yield from (1, 2)
            case _:
                raise AssertionError(part)


def _needs(kind: inspect.Type) -> int:
    """How many fields of a node have to be given: those with none come first."""
    return sum(needed(field) for field in node_type(kind.cls).fields) if isinstance(kind, inspect.StructType) else 0
