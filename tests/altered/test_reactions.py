"""Reactions: which of them an event activates, how often, and what they are bound to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from oracle.games.altered.language import Definition
from oracle.games.altered.rules.editions import CURRENT, EDITIONS
from oracle.games.altered.rules.setup import Happened
from oracle.games.altered.rules.tasks import CostChoice, PlayCard, Steps
from tests.altered.effects import IT, THIS, every, resolve, target
from tests.altered.games import ANN, BOB, Card, Cards, Match, character, game, gear, hero, permanent, spell

DRAW = {"is": "draw"}


def reaction(effect: object = DRAW, **fields: object) -> dict[str, Any]:
    return {"is": "reaction", "effect": effect, **fields}


def when(event: str, effect: object = DRAW, condition: object = None, **trigger: object) -> dict[str, Any]:
    more = {} if condition is None else {"condition": condition}
    return reaction(effect, trigger={"event": event, **trigger}, **more)


def waiting(match: Match) -> list[tuple[str, str]]:
    """Whose Reactions wait in Limbo, and of which card."""
    return [(emblem.player, emblem.source.card) for emblem in match.state.waiting]


def with_leader(**zones: Mapping[str, Definition | Card]) -> Any:
    return {"hero": {"leader": hero()}} | {name.replace("_", "-"): cards for name, cards in zones.items()}


def into(zone: str, what: object, **fields: Any) -> dict[str, object]:
    return {"is": "move", "what": what, "to": zone, **fields}


class TestSelfMoves:
    def test_the_join_symbol_covers_both_zones_and_no_other(self) -> None:
        joins = reaction(symbol="join")
        match = game(with_leader(reserve={"a": character(joins)}))
        resolve(match, into("expedition", target("reserve"), where="hero"), of="leader")
        assert waiting(match) == [(ANN, "a")]
        match = game(with_leader(reserve={"a": permanent(joins)}))
        resolve(match, into("landmark", target("reserve")), of="leader")
        assert waiting(match) == [(ANN, "a")]
        match = game(with_leader(hand={"a": character(joins)}))
        resolve(match, into("reserve", every("hand")), of="leader")
        assert waiting(match) == []

    def test_in_1_x_the_join_symbol_is_about_expeditions(self) -> None:
        match = game(with_leader(reserve={"a": permanent(reaction(symbol="join"))}), edition=EDITIONS["1.x"])
        resolve(match, into("landmark", target("reserve")), of="leader")
        assert waiting(match) == []

    def test_what_enters_without_being_played_was_not_played_from_anywhere(self) -> None:
        match = game(with_leader(reserve={"a": character(reaction(symbol="hand"), reaction(symbol="reserve"))}))
        resolve(match, into("expedition", target("reserve"), where="hero"), of="leader")
        assert waiting(match) == []

    def test_it_need_not_work_where_it_is(self) -> None:
        goes = when("goes-to", {"is": "exhaust", "what": THIS}, this=True, to=["reserve"])
        match = game(with_leader(hand={"a": character(goes)}))
        resolve(match, into("reserve", every("hand")), of="leader")
        assert waiting(match) == [(ANN, "a")]

    def test_a_switch_joins_no_zone(self) -> None:
        match = game(with_leader(hero_expedition={"a": character(reaction(symbol="join"))}))
        resolve(match, {"is": "switch-expeditions", "what": target()}, of="leader")
        assert waiting(match) == []

    def test_tokens_have_them_too(self) -> None:
        token = {"name": "Recruit", "forest": 1, "mountain": 1, "water": 1, "abilities": [reaction(symbol="join")]}
        match = game(with_leader())
        resolve(match, {"is": "create-token", "token": token, "where": "hero"}, of="leader")
        assert waiting(match) == [(ANN, "token1")]


class TestOthers:
    def test_they_exist_and_work_before_the_event(self) -> None:
        listener = permanent(when("joins", what={"type": ["character"]}))
        match = game(with_leader(landmark={"hears": listener}, reserve={"a": character(), "late": listener}))
        resolve(match, into("expedition", target("reserve", type=["character"]), where="hero"), of="leader")
        assert waiting(match) == [(ANN, "hears")]

    def test_one_that_leaves_by_the_event_heard_it(self) -> None:
        leaves = when("leaves", this=True)
        match = game(with_leader(hero_expedition={"a": character(leaves)}))
        resolve(match, into("hand", target()), of="leader")
        assert waiting(match) == [(ANN, "a")]

    def test_once_for_each_atomic_action(self) -> None:
        monolith = permanent(when("joins", {"is": "gain", "what": IT, "count": 1}, where="each"))
        match = game(with_leader(landmark={"monolith": monolith}))
        token = {"name": "Recruit", "forest": 1, "mountain": 1, "water": 1}
        resolve(match, {"is": "create-token", "token": token, "where": "each", "count": 2}, of="leader")
        bound = [emblem.bound["it"] for emblem in match.state.waiting]
        assert len(set(bound)) == 4
        assert set(bound) == {(match.thing(f"token{number}").id,) for number in (1, 2, 3, 4)}

    def test_whose_expeditions(self) -> None:
        mine = permanent(when("joins", where="each"))
        match = game(
            with_leader(landmark={"mine": mine}), {"landmark": {"theirs": mine}, "reserve": {"b": character()}}
        )
        resolve(match, into("expedition", target("reserve"), where="hero"), of="leader", player=BOB)
        assert waiting(match) == [(BOB, "theirs")]

    def test_another_that_joins_mine(self) -> None:
        amarok = character(when("joins", {"is": "sacrifice", "what": IT}, what={"type": ["character"], "other": True},
                                where="mine"))  # fmt: skip
        match = game(with_leader(companion_expedition={"amarok": amarok}, hero_expedition={"a": character()}))
        resolve(match, {"is": "switch-expeditions", "what": target(not_it="x", named=["Somebody"])}, of="leader")
        match.answers("a")
        assert waiting(match) == [(ANN, "amarok")]
        assert match.state.waiting[0].bound["it"] == (match.thing("a").id,)

    def test_a_gigantic_one_is_in_both_so_a_switch_joins_nothing_of_its_own(self) -> None:
        gigantic = {"is": "keyword", "keyword": "gigantic"}
        joins = when("joins", what={"type": ["character"], "other": True}, where="mine")
        match = game(with_leader(companion_expedition={"amarok": character(joins, gigantic)},
                                 hero_expedition={"a": character(name="Runner")}))  # fmt: skip
        resolve(match, {"is": "switch-expeditions", "what": target(named=["Runner"])}, of="leader")
        assert waiting(match) == []

    def test_who_becomes_gigantic_joins_the_other_expedition(self) -> None:
        joins = when("joins", what={"type": ["character"], "other": True}, where="mine")
        big = {"is": "keyword", "keyword": "gigantic", "what": {"type": ["character"], "boosted": True}}
        match = game(with_leader(companion_expedition={"amarok": character(joins)}, landmark={"energy": permanent(big)},
                                 hero_expedition={"a": character(name="Runner")}))  # fmt: skip
        resolve(match, {"is": "gain", "what": target(named=["Runner"]), "count": 1}, of="leader")
        assert waiting(match) == [(ANN, "amarok")]

    @pytest.mark.parametrize(("by", "whose"), [("you", [(ANN, "hears")]), ("opponent", [(BOB, "hears too")])])
    def test_who_did_it(self, by: str, whose: list[tuple[str, str]]) -> None:
        hears = permanent(when("is-discarded", by=by))
        match = game(
            with_leader(landmark={"hears": hears}), {"landmark": {"hears too": hears}, "reserve": {"b": character()}}
        )
        resolve(match, {"is": "sabotage"}, of="leader").answers("b")
        assert waiting(match) == whose

    def test_a_sacrificed_token_is_sacrificed_but_not_discarded(self) -> None:
        token = {"name": "Recruit", "forest": 1, "mountain": 1, "water": 1}
        both = {"sacrifices": permanent(when("is-sacrificed")), "discards": permanent(when("is-discarded"))}
        match = game(with_leader(landmark=both))
        resolve(match, {"is": "create-token", "token": token, "where": "hero"}, of="leader")
        resolve(match, {"is": "sacrifice", "what": every(token=True)}, of="leader")
        assert waiting(match) == [(ANN, "sacrifices")]

    def test_entering_with_a_status_is_gaining_it(self) -> None:
        gains = character(when("gains-status", what={"type": ["character"]}, status="asleep"))
        match = game(with_leader(hero_expedition={"hears": gains}, reserve={"a": character()}))
        resolve(match, into("expedition", target("reserve"), where="hero", gains=["asleep"]), of="leader")
        assert waiting(match) == [(ANN, "hears")]

    def test_exhausted_support_hears_nothing(self) -> None:
        hears = character(when("joins", what={"type": ["character"]}) | {"support": True})
        spent, runner = Card(hears, states=("exhausted",)), character(name="Runner")
        match = game(with_leader(reserve={"ready": hears, "spent": spent, "a": runner}))
        resolve(match, into("expedition", target("reserve", named=["Runner"]), where="hero"), of="leader")
        assert waiting(match) == [(ANN, "ready")]

    def test_an_expedition_that_moves(self) -> None:
        moves = gear(when("moves-forward", where="mine"))
        match = game(with_leader(hero_expedition={"boots": moves}))
        resolve(match, {"is": "move-expedition", "where": "companion"}, of="leader")
        assert waiting(match) == []
        resolve(match, {"is": "move-expedition", "where": "hero"}, of="leader")
        assert waiting(match) == [(ANN, "boots")]

    def test_of_a_gigantic_one_both_must_move_and_it_happens_once(self) -> None:
        moves = character(when("moves-forward", where="mine"), {"is": "keyword", "keyword": "gigantic"})
        one, both = {"is": "move-expedition", "where": "hero"}, {"is": "move-expedition", "where": "each"}
        match = game(with_leader(hero_expedition={"a": moves}))
        assert waiting(resolve(match, one, of="leader")) == []
        assert waiting(resolve(match, both, of="leader")) == [(ANN, "a")]


class TestPlayed:
    """A card is played as it leaves Limbo (5.1.2.j)."""

    def played(self, zone: str, at: str, *, play_as: str = "mana", **trigger: Any) -> Match:
        hears = permanent(when("is-played", {"is": "gain", "what": IT, "count": 1}, **trigger))
        zones: Cards = {"landmark": {"hears": hears}, zone: {"a": character()}, "mana": 1, "deck": {"d": character()}}
        return game(zones).act(PlayCard(player=ANN, card="a", cost=CostChoice(kind=play_as), at=at))

    @pytest.mark.parametrize(("zone", "boosts"), [("hand", 0), ("reserve", 1)])
    def test_from_where(self, zone: str, boosts: int) -> None:
        match = self.played(zone, "hero-expedition", source=["reserve"])
        assert match.thing("a").count("boost") == boosts

    @pytest.mark.parametrize(("at", "boosts"), [("hero-expedition", 1), ("companion-expedition", 0)])
    def test_in_which_expedition(self, at: str, boosts: int) -> None:
        match = self.played("hand", at, where="hero")
        assert match.thing("a").count("boost") == boosts

    def test_a_spell_too(self) -> None:
        hears = permanent(when("is-played", what={"type": ["spell"]}, by="you"))
        zones: Cards = {"landmark": {"hears": hears}, "hand": {"s": spell({"is": "nothing"})}, "mana": 1,
                        "deck": {"d": character()}}  # fmt: skip
        match = game(zones)
        match.act(PlayCard(player=ANN, card="s", cost=CostChoice()))
        assert match.zone("d") == "hand"


class TestConditionsAndBinding:
    def test_the_past_tense_reads_the_state_before(self) -> None:
        was = {"is": "matches", "what": {"status": ["fleeting"]}, "was": True}
        now = {"is": "matches", "what": {"status": ["fleeting"]}}
        for condition, whose in ((was, [(ANN, "a")]), (now, [])):
            leaves = character(when("leaves", this=True, condition=condition))
            match = game(with_leader(hero_expedition={"a": Card(leaves, states=("fleeting",))}))
            resolve(match, into("landmark", target()), of="leader")
            assert waiting(match) == whose

    def test_i_am_found_where_the_trigger_sent_me(self) -> None:
        jellyfish = character(when("is-sacrificed", into("reserve", THIS), this=True))
        match = game(with_leader(hero_expedition={"a": jellyfish}))
        resolve(match, {"is": "sacrifice", "what": target()}, of="leader")
        assert match.state.waiting[0].bound["this"] == (match.thing("a").id,)

    def test_my_expedition_is_the_one_i_was_in(self) -> None:
        token = {"name": "Recruit", "forest": 1, "mountain": 1, "water": 1}
        create = {"is": "create-token", "token": token, "where": "mine"}
        goes = character(when("goes-to", create, this=True, source=["expedition"], to=["reserve"]))
        match = game(with_leader(companion_expedition={"a": goes}))
        resolve(match, into("reserve", target()), of="leader")
        emblem = match.state.waiting[0]
        resolve(match, create, of="a", bound=dict(emblem.bound))
        assert match.zone("token1") == "companion-expedition"

    def test_what_happens_to_it_afterwards_is_its_own(self) -> None:
        joins = character(reaction({"is": "gain", "what": THIS, "count": 1}, symbol="join"))
        match = game(with_leader(reserve={"a": joins}))
        resolve(match, into("expedition", target("reserve"), where="hero"), of="leader")
        emblem = match.state.waiting[0]
        resolve(match, into("reserve", target()), of="leader")
        source = emblem.source
        match.act(Steps(player=ANN, source=source, todo=(emblem.effect,), bound=dict(emblem.bound)))
        assert match.thing("a").count("boost") == 0


class TestActivating:
    def test_it_is_the_other_object_that_creates_it(self) -> None:
        hub = permanent(reaction({"is": "gain", "what": THIS, "counter": "kelon", "count": 3}, symbol="join"))
        match = game(with_leader(landmark={"hub": hub}))
        activate = {"is": "activate", "what": target(type=["permanent"]), "symbol": "join"}
        resolve(match, activate | {"symbol": "reserve"}, of="leader")
        assert waiting(match) == []
        resolve(match, activate, of="leader")
        assert waiting(match) == [(ANN, "hub")]

    def test_ignored_symbols_do_not_activate(self) -> None:
        council = {"is": "ignored", "what": {"type": ["character"]}, "symbols": ["join"]}
        match = game(with_leader(landmark={"council": permanent(council)},
                                 reserve={"a": character(reaction(symbol="join"))}))  # fmt: skip
        resolve(match, into("expedition", target("reserve"), where="hero"), of="leader")
        resolve(match, {"is": "activate", "what": target(), "symbol": "join"}, of="leader")
        assert waiting(match) == []


class TestAHundredADay:
    @pytest.mark.parametrize(("before", "more"), [(98, 2), (99, 1), (100, 0)])
    def test_the_101st_activation_creates_nothing(self, before: int, more: int) -> None:
        match = hundred(before)
        token = {"name": "Recruit", "forest": 1, "mountain": 1, "water": 1}
        resolve(match, {"is": "create-token", "token": token, "where": "hero", "count": 2}, of="leader")
        assert len(match.state.waiting) == more

    def test_an_edition_may_have_no_such_limit(self) -> None:
        match = hundred(100, edition=replace(CURRENT, reactions_limited=False))
        token = {"name": "Recruit", "forest": 1, "mountain": 1, "water": 1}
        resolve(match, {"is": "create-token", "token": token, "where": "hero"}, of="leader")
        assert len(match.state.waiting) == 1


def hundred(before: int, **fields: Any) -> Match:
    hears = permanent(when("joins", where="each") | {"name": "Heard"})
    fact = Happened(what="reaction-activated", player=ANN, card="monolith", ability="Heard", times=before)
    return game(with_leader(landmark={"monolith": hears}), happened=(fact,), **fields)
