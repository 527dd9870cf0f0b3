"""What watches the states of a game notices each way in which one can be wrong."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.generate.maker import Offered
from oracle.assurance.fuzz.generate.whole_games import begun_with, drawn
from oracle.engines.definitions import definitions
from oracle.protocol.messages import capabilities_of
from tests.play.kind import PLAYERS, Kind
from tests.play.kinds import of_every_kind

DECK = f"{PLAYERS[0]}/deck"


def lost(state: Any) -> Any:
    first = state.zones[DECK][0]
    objects = {number: thing for number, thing in state.objects.items() if number != first}
    where = {card: number for card, number in state.where.items() if number != first}
    return replace(state, objects=objects, where=where, zones={**state.zones, DECK: state.zones[DECK][1:]})


def in_two_places(state: Any) -> Any:
    ids = state.zones[DECK]
    return replace(state, zones={**state.zones, DECK: (*ids, ids[0])})


def in_place_of_another(state: Any) -> Any:
    ids = state.zones[DECK]
    return replace(state, zones={**state.zones, DECK: (ids[1], *ids[1:])})


def in_a_zone_where_it_is_not(state: Any) -> Any:
    hand, ids = f"{PLAYERS[0]}/hand", state.zones[DECK]
    return replace(state, zones={**state.zones, DECK: ids[1:], hand: (*state.zones[hand], ids[0])})


def another_players(state: Any) -> Any:
    theirs, ids = f"{PLAYERS[1]}/deck", state.zones[DECK]
    thing = replace(state.objects[ids[0]], player=PLAYERS[1])
    zones = {**state.zones, DECK: ids[1:], theirs: (*state.zones[theirs], ids[0])}
    return replace(state, objects={**state.objects, thing.id: thing}, zones=zones)


def under_another_number(state: Any) -> Any:
    ids = state.zones[DECK]
    thing = replace(state.objects[ids[0]], id=ids[1])
    return replace(state, objects={**state.objects, ids[0]: thing})


def with_a_number_of_before(state: Any) -> Any:
    old, ids = max(state.objects) + 1, state.zones[DECK]
    thing = replace(state.objects[ids[0]], id=old)
    objects = {number: one for number, one in state.objects.items() if number != ids[0]} | {old: thing}
    where = {card: old if number == ids[0] else number for card, number in state.where.items()}
    return replace(state, objects=objects, where=where, zones={**state.zones, DECK: (old, *ids[1:])}, next_id=old)


def found_elsewhere(state: Any) -> Any:
    one, other = state.zones[DECK][:2]
    swapped = {one: other, other: one}
    return replace(state, where={card: swapped.get(number, number) for card, number in state.where.items()})


@of_every_kind
@pytest.mark.parametrize(
    "damaged",
    [
        *(lost, in_two_places, in_place_of_another, in_a_zone_where_it_is_not, another_players),
        *(under_another_number, with_a_number_of_before, found_elsewhere),
    ],
)
def test_a_state_that_cannot_be_is_noticed(kind: Kind, damaged: Any) -> None:
    binding, offered = kind.binding, Offered(capabilities=frozenset(capabilities_of(kind.id)))
    edition = next(iter(binding.editions))
    setup = begun_with(kind.id, edition, [drawn(kind.id, offered, player) for player in PLAYERS])
    _, cards = definitions(binding, setup)
    match = binding.match(binding.editions[edition], cards, None)
    state = match.start(binding.state_of(match, setup))
    kind.check_conserved(match, state, state)
    with pytest.raises(AssertionError):
        kind.check_conserved(match, state, damaged(state))
