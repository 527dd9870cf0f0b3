"""Situations in which several rules about effects meet, like those by which the book explains them."""

from __future__ import annotations

from typing import Any

from oracle.games.altered.rules.tasks import CheckReactions, CostChoice, PlayCard
from tests.altered.effects import IT, THIS, every, resolve, target
from tests.altered.games import ANN, BOB, Card, Cards, Match, character, game, hero, permanent

TOKEN = {"name": "Recruit", "forest": 1, "mountain": 1, "water": 1}
GIGANTIC = {"is": "keyword", "keyword": "gigantic"}
HERO_EXPEDITION = "hero-expedition"


def on(symbol: str, effect: object, **more: Any) -> dict[str, Any]:
    return {"is": "reaction", "symbol": symbol, "effect": effect, **more}


def play(match: Match, card: str, kind: str = "mana", at: str | None = HERO_EXPEDITION) -> Match:
    return match.act(PlayCard(player=ANN, card=card, cost=CostChoice(kind=kind), at=at))


def test_a_scout_is_found_in_reserve_by_its_other_reactions() -> None:
    boost = {"is": "gain", "what": THIS, "count": 1}
    scout = character({"is": "keyword", "keyword": "scout", "value": 1}, on("join", boost, name="boost"))
    for first, boosts in (("hare: boost", 0), ("hare", 1)):
        match = play(game({"hand": {"hare": scout}, "mana": 1}), "hare", "scout")
        assert match.asked is not None
        assert set(match.asked[2]) == {"hare: boost", "hare"}
        match.answers(first)
        assert match.zone("hare") == "reserve"
        assert match.thing("hare").count("boost") == boosts


def test_without_scout_nothing_finds_it_in_reserve() -> None:
    boost = {"is": "gain", "what": THIS, "count": 1}
    leaves = {"is": "move", "what": THIS, "to": "reserve"}
    bird = character(on("join", boost, name="boost"), on("hand", leaves, name="leaves"))
    match = play(game({"hand": {"bird": bird}, "mana": 1}), "bird").answers("bird: leaves")
    assert match.zone("bird") == "reserve"
    assert match.thing("bird").count("boost") == 0


def test_tokens_in_the_expedition_of_a_gigantic_one_are_placed_one_by_one() -> None:
    create = {"is": "create-token", "token": TOKEN, "where": "mine", "count": 2}
    match = resolve(game({HERO_EXPEDITION: {"giant": character(GIGANTIC)}}), create, of="giant")
    assert match.asked == (ANN, "choose", ("Ann's hero expedition", "Ann's companion expedition"))
    match.answers("Ann's hero expedition").answers("Ann's companion expedition")
    assert (match.zone("token1"), match.zone("token2")) == (HERO_EXPEDITION, "companion-expedition")


def test_the_other_expedition_of_a_gigantic_one_is_none() -> None:
    create = {"is": "create-token", "token": TOKEN, "where": "other"}
    match = resolve(game({HERO_EXPEDITION: {"giant": character(GIGANTIC)}}), create, of="giant")
    assert match.events == []
    match = resolve(game({HERO_EXPEDITION: {"bird": character()}}), create, of="bird")
    assert match.zone("token1") == "companion-expedition"


def test_an_opponent_may_resupply_exhausted_each_time_anew() -> None:
    again = {"is": "may", "who": "that-player", "do": {"is": "resupply", "who": "that-player", "exhausted": True}}
    maiden = {"is": "target-player", "who": "opponent", "do": {"is": "repeat", "times": 2, "do": again}}
    match = game({"hero": {"leader": hero()}}, {"deck": {"a": character(), "b": character()}})
    resolve(match, maiden, of="leader")
    assert match.asked == (BOB, "may", ("yes", "no"))
    match.answers("no")
    assert match.asked == (BOB, "may", ("yes", "no"))
    match.answers("yes")
    assert match.cards(BOB, "reserve") == ["a"]
    assert match.thing("a").status == ("exhausted",)


def test_an_ability_follows_what_it_moves_itself_through_more_than_one_zone() -> None:
    plays = {"is": "may", "do": {"is": "play", "what": THIS, "free": True, "gains": ["asleep"]}}
    goes = {"is": "reaction", "trigger": {"event": "goes-to", "this": True, "source": ["hand"], "to": ["reserve"]},
            "effect": {"is": "sequence", "steps": [plays, {"is": "gain", "what": THIS, "count": 1}]}}  # fmt: skip
    match = game({"hero": {"leader": hero()}, "hand": {"doll": character(goes)}})
    resolve(match, {"is": "move", "what": every("hand"), "to": "reserve"}, of="leader")
    match.act(CheckReactions()).answers("yes")
    assert match.asked == (ANN, "option", ("hero-expedition", "companion-expedition"))
    match.answers("hero-expedition")
    assert match.zone("doll") == HERO_EXPEDITION
    assert match.thing("doll").status == ("asleep", "fleeting")


def test_whose_boosts_are_asked_of_what_is_gone() -> None:
    boosts = {"is": "counters", "counter": "boost"}
    leaves = {"is": "reaction", "trigger": {"event": "leaves", "this": True}, "effect": {"is": "draw", "cards": boosts}}
    strong = Card(character(leaves), counters={"boost": 2})
    match = game({HERO_EXPEDITION: {"strong": strong}, "deck": {"a": character(), "b": character(), "c": character()}})
    resolve(match, {"is": "discard", "what": target()}, of="strong").act(CheckReactions())
    assert match.cards(ANN, "hand") == ["a", "b"]


def test_what_is_bound_and_gone_is_not_altered() -> None:
    it = {"is": "gain", "what": IT, "count": 1}
    joins = permanent({"is": "reaction", "trigger": {"event": "joins", "where": "each"}, "effect": it})
    zones: Cards = {"hero": {"leader": hero()}, "landmark": {"bastion": joins}, "reserve": {"a": character()}}
    match = game(zones)
    resolve(match, {"is": "move", "what": target("reserve"), "to": "expedition", "where": "hero"}, of="leader")
    resolve(match, {"is": "move", "what": target(), "to": "reserve"}, of="leader").act(CheckReactions())
    assert match.thing("a").count("boost") == 0


def test_a_reaction_told_to_activate_is_its_own_objects() -> None:
    hub = permanent(on("join", {"is": "gain", "what": THIS, "counter": "kelon", "count": 3}))
    doctor = character(on("reserve", {"is": "activate", "what": target(type=["permanent"]), "symbol": "join"}))
    match = game({"landmark": {"hub": hub}, "reserve": {"doctor": doctor}, "mana": 1})
    play(match, "doctor")
    assert match.thing("hub").count("kelon") == 3
    assert match.thing("doctor").count("kelon") == 0
