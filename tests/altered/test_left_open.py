"""Questions of the current edition that the oracle does not answer, because no clause does."""

from __future__ import annotations

from typing import Any

from oracle.engines.reference import ReferenceEngine
from oracle.games.altered.profile import BETWEEN
from oracle.games.altered.profile.regions import adventure
from oracle.protocol.messages import Action, Card, Cost, Player, Position, Reply, SetupParams, Turn

Json = dict[str, Any]
HEARS: Json = {"is": "reaction", "trigger": {"event": "goes-to", "this": True}, "effect": {"is": "draw"}}
MILL: Json = {"name": "Mill", "type": "permanent", "zone_type": "landmark"}
ANCHORITE: Json = {"name": "Anchorite", "type": "character", "hand_cost": 0, "reserve_cost": 0}
STAY: Json = {"is": "move", "what": {"is": "all", "what": {"type": ["permanent"]}}, "to": "landmark"}
TIDY: Json = {"name": "Tidy", "type": "spell", "hand_cost": 0, "reserve_cost": 0, "effect": STAY}


def played(card: str, zone: str, *cards: Card, **definitions: Json) -> Reply:
    """Ann plays a card from there."""
    position = Position(
        players=(Player(name="Ann"), Player(name="Bob")),
        turn=Turn(player="Ann", first="Ann", number=2, phase="afternoon"),
        cards=(*cards, Card(ref="played", player="Ann", zone=zone, card=card)),
        regions=adventure(BETWEEN, 0, 0),
    )
    engine = ReferenceEngine()
    params = SetupParams(game="altered", edition="3.0", position=position, definitions=definitions)
    assert engine.setup(params).status == "ok"
    at = "hero-expedition" if definitions[card]["type"] == "character" else None
    return engine.act("Ann", Action(kind="play", card="played", cost=Cost(kind="mana"), at=at))


def test_whether_something_goes_to_where_it_is_shows_only_to_what_would_hear_it() -> None:
    mill = Card(ref="mill", player="Ann", zone="landmark", card="Mill")
    heard = played("Tidy", "hand", mill, Tidy=TIDY, Mill={**MILL, "abilities": [HEARS]})
    assert heard.status == "unsupported"
    assert heard.code == "2.1.d"
    assert played("Tidy", "hand", mill, Tidy=TIDY, Mill=MILL).status == "accepted"


def test_whether_what_is_forbidden_enters_limbo_with_fleeting() -> None:
    still: Json = {**ANCHORITE, "abilities": [{"is": "cannot", "support": True, "action": "gain-status"}]}
    forbidden = played("Anchorite", "reserve", Anchorite=still)
    assert forbidden.status == "unsupported"
    assert forbidden.code == "2.4.6.a"
    assert played("Anchorite", "hand", Anchorite=still).status == "accepted"
    assert played("Anchorite", "reserve", Anchorite=ANCHORITE).status == "accepted"


def test_where_an_object_is_that_has_heard_of_its_own_move() -> None:
    def sacrificed(*zones: str) -> Reply:
        asks: Json = {"is": "if", "condition": {"is": "matches", "what": {"zone": [*zones]}}, "then": {"is": "draw"}}
        hears: Json = {"is": "reaction", "trigger": {"event": "is-sacrificed", "this": True}, "effect": asks}
        rite: Json = {**TIDY, "effect": {"is": "sacrifice", "what": {"is": "all", "what": {"type": ["permanent"]}}}}
        mill = Card(ref="mill", player="Ann", zone="landmark", card="Mill")
        return played("Tidy", "hand", mill, Tidy=rite, Mill={**MILL, "abilities": [hears]})

    for zone in ("landmark", "discard"):
        assert (sacrificed(zone).status, sacrificed(zone).code) == ("unsupported", "2.1.f")
    assert sacrificed("landmark", "discard").status == "accepted"
    assert sacrificed("reserve").status == "accepted"


def test_whether_what_would_be_exchanged_for_itself_has_been() -> None:
    swap: Json = {"is": "exchange", "first": {"is": "it"}, "second": {"is": "this"}}
    arriving: Json = {"is": "reaction", "trigger": {"event": "joins", "this": True}, "effect": swap}
    assert played("Anchorite", "hand", Anchorite={**ANCHORITE, "abilities": [arriving]}).code == "7.3.9.a"
    another = {**arriving, "trigger": {"event": "joins", "what": {"type": ["permanent"]}}}
    assert played("Anchorite", "hand", Anchorite={**ANCHORITE, "abilities": [another]}).status == "accepted"


def test_whether_what_enters_with_counters_gains_them() -> None:
    pup: Json = {**ANCHORITE, "abilities": [{"is": "enters-with", "count": 2}]}
    told: Json = {"name": "Pup", "forest": 1, "mountain": 1, "water": 1, "abilities": pup["abilities"]}
    kennel: Json = {**TIDY, "effect": {"is": "create-token", "where": "hero", "token": told}}

    def heard(played_card: str, counter: str, **definitions: Json) -> Reply:
        trigger: Json = {"event": "gains-counter", "counter": counter}
        listens: Json = {**MILL, "abilities": [{"is": "reaction", "trigger": trigger, "effect": {"is": "draw"}}]}
        mill = Card(ref="mill", player="Ann", zone="landmark", card="Mill")
        return played(played_card, "hand", mill, Mill=listens, **definitions)

    for reply in (heard("Anchorite", "boost", Anchorite=pup), heard("Tidy", "boost", Tidy=kennel)):
        assert (reply.status, reply.code) == ("unsupported", "7.3.12.a")
    assert heard("Anchorite", "kelon", Anchorite=pup).status == "accepted"
    assert heard("Anchorite", "boost", Anchorite=ANCHORITE).status == "accepted"
