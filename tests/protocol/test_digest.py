"""The hash of a table: the same for the same table however it is written, another one for any other."""

from __future__ import annotations

import hashlib
import json

import pytest
from msgspec.structs import replace

from oracle.protocol.digest import canonical, digest
from oracle.protocol.messages import Card, Decision, GameResult, Observation, Player, Position, Region, Turn, Waiting

CARDS = (
    Card(ref="b", player="Ann", zone="play", card="Élan", states=("drying", "exerted"), counters={"damage": 1}),
    Card(ref="a", player="Ann", zone="play", card="Élan", at="b"),
    Card(ref="y", player="Ann", zone="deck", card="Élan"),
    Card(ref="x", player="Ann", zone="deck", card="Élan"),
)
TABLE = Observation(
    position=Position(
        players=(Player(name="Ann", counters={"lore": 2}), Player(name="Bob")),
        turn=Turn(player="Ann", number=3),
        cards=CARDS,
        regions=(Region(terrains=("forest",)),),
    ),
    decision=Decision(id="d1", player="Ann", kind="choose", options=("b", "a"), text="which"),
    waiting=(Waiting(player="Bob", source="b"), Waiting(player="Ann", source="a")),
)


def test_it_is_made_as_the_page_says() -> None:
    wanted: dict[str, object] = {
        "cards": [
            ["Ann", "deck", "y", "Élan", [], {}, None, None, None],
            ["Ann", "deck", "x", "Élan", [], {}, None, None, None],
            ["Ann", "play", "a", "Élan", [], {}, None, None, "b"],
            ["Ann", "play", "b", "Élan", ["drying", "exerted"], {"damage": 1}, None, None, None],
        ],
        "decision": ["Ann", "choose", ["a", "b"], 1, 1],
        "players": [["Ann", {"lore": 2}], ["Bob", {}]],
        "regions": [[["forest"], False]],
        "result": None,
        "turn": ["Ann", 3, "main", None, {}],
        "waiting": [["Ann", "a", ""], ["Bob", "b", ""]],
    }
    assert json.loads(canonical(TABLE)) == wanted
    assert " " not in canonical(TABLE)
    assert "Élan" in canonical(TABLE)
    assert digest(TABLE) == hashlib.sha256(canonical(TABLE).encode()).hexdigest()


def with_position(**changes: object) -> Observation:
    return replace(TABLE, position=replace(TABLE.position, **changes))


def test_what_is_free_does_not_count() -> None:
    decision = Decision(id="other", player="Ann", kind="choose", options=("a", "b"), source="b")
    told = replace(CARDS[0], states=("exerted", "drying"), counters={"damage": 1, "boost": 0}, controller="Ann")
    same = replace(
        with_position(cards=(CARDS[1], CARDS[2], CARDS[3], told)), decision=decision, waiting=TABLE.waiting[::-1]
    )
    assert digest(same) == digest(TABLE)
    over = replace(with_position(cards=(), turn=Turn(player="Bob", number=9)), waiting=(), decision=None)
    over = replace(over, result=GameResult(winner="Ann", losers=("Bob",), reason="lore"))
    assert digest(over) == digest(replace(TABLE, result=GameResult(winner="Ann", losers=("Bob",))))
    assert canonical(over) == '{"result":["Ann",["Bob"]]}'
    assert canonical(replace(over, result=GameResult(losers=("Bob", "Ann")))) == '{"result":[null,["Ann","Bob"]]}'
    assert digest(replace(over, result=GameResult(winner="Ann"))) != digest(over)


@pytest.mark.parametrize(
    "other",
    [
        with_position(cards=(CARDS[0], CARDS[1], CARDS[3], CARDS[2])),
        with_position(cards=CARDS[1:]),
        with_position(cards=(replace(CARDS[0], states=("drying",)), *CARDS[1:])),
        with_position(players=TABLE.position.players[::-1]),
        with_position(turn=Turn(player="Bob", number=3)),
        with_position(regions=()),
        replace(TABLE, decision=None),
        replace(TABLE, waiting=TABLE.waiting[:1]),
        replace(TABLE, result=GameResult(winner="Ann")),
    ],
)
def test_everything_else_does(other: Observation) -> None:
    assert digest(other) != digest(TABLE)
