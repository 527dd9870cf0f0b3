"""How cards of Altered are described, and what differs between two of its tables."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from oracle.games.altered.profile import BETWEEN
from oracle.games.altered.profile import PROFILE as ALTERED
from oracle.games.altered.profile.regions import ARENA, adventure
from oracle.protocol.messages import Card, Fact, Observation, Player, Position, Region, Turn
from oracle.suite.table.wording import describe, told_difference, told_in_full


def table(*cards: Card, **fields: Any) -> Observation:
    players = (Player(name="Ann"), Player(name="Bob"))
    turn = Turn(player="Ann", number=2, phase="afternoon", first="Ann")
    return Observation(position=Position(players=players, turn=turn, cards=cards, **fields))


def test_a_card_is_described_where_it_is_controlled() -> None:
    card = Card(ref="a", player="Bob", controller="Ann", zone="hero-expedition", counters={"boost": 2, "story": 1})
    assert describe(card, ALTERED) == "Ann's hero expedition, 2 boosts, 1 story counter"
    assert describe(replace(card, zone="limbo", counters={"boost": 1}), ALTERED) == "limbo, 1 boost"


def test_another_controller_is_a_change() -> None:
    one = Card(ref="a", player="Bob", zone="hero-expedition")
    found = told_difference(table(one), table(replace(one, controller="Ann")), ALTERED)
    assert [(row.before, row.after) for row in found] == [("Bob's hero expedition", "Ann's hero expedition")]


def test_facts_differ_in_ability_and_times() -> None:
    fact = Fact(what="quick-action-played", player="Ann", card="a", ability="Draw")
    for other in (replace(fact, ability="Boost"), replace(fact, times=2)):
        found = told_in_full(table(happened=(fact,)), table(happened=(other,)), ALTERED)
        assert [row.what for row in found] == ["history"]


def test_every_difference_of_regions_is_told() -> None:
    regions = adventure(BETWEEN, 0, 0)
    hidden = replace(regions[1], terrains=())
    for other, what in (
        ((regions[0], hidden, *regions[2:]), "region 1 face down"),
        ((Region(terrains=("water",)), *regions[1:]), "region 0"),
        (ARENA, "regions"),
    ):
        found = told_difference(table(regions=regions), table(regions=other), ALTERED)
        assert [row.what for row in found] == [what]
