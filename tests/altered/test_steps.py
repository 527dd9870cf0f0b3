"""Steps of effects: what shares one, what follows what, who decides and when."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.games.altered.rules.setup import standard_regions
from tests.altered.effects import IT, THIS, every, resolve, target
from tests.altered.games import ANN, BOB, Card, Match, character, game, hero


def board(**zones: Any) -> Match:
    ann = {"hero": {"leader": hero()}, "hero-expedition": {"runner": character()}}
    return game(ann | zones.get("ann", {}), {"companion-expedition": {"foe": character()}} | zones.get("bob", {}),
                script=zones.get("script", ()))  # fmt: skip


class TestVerbs:
    def test_discarding_a_target_asks_which(self) -> None:
        match = resolve(board(), {"is": "discard", "what": target()}, of="leader")
        assert match.asked == (ANN, "choose", ("runner", "foe"))
        match.answers("foe")
        assert match.zone("foe") == "discard"
        assert match.zone("runner") == "hero-expedition"

    def test_sacrificing_is_of_what_one_controls(self) -> None:
        match = resolve(board(), {"is": "sacrifice", "what": every()}, of="leader")
        assert (match.zone("runner"), match.zone("foe")) == ("discard", "companion-expedition")

    def test_sabotage_is_up_to_one(self) -> None:
        match = board(bob={"reserve": {"kept": character(), "other": character()}})
        resolve(match, {"is": "sabotage"}, of="leader").answers()
        assert match.zone("kept") == "reserve"
        resolve(match, {"is": "sabotage"}, of="leader").answers("kept")
        assert match.zone("kept") == "discard"

    def test_drawing_moves_the_top_cards(self) -> None:
        match = board(ann={"deck": {"a": character(), "b": character(), "c": character()}})
        resolve(match, {"is": "draw", "cards": 2}, of="leader")
        assert match.cards(ANN, "hand") == ["a", "b"]
        assert match.cards(ANN, "deck") == ["c"]

    def test_too_few_cards_bring_the_discard_pile_under_the_deck(self) -> None:
        zones = {"deck": {"a": character()}, "discard": {"x": character(), "y": character()}}
        match = board(ann=zones, script=(("y", "x"),))
        resolve(match, {"is": "draw", "cards": 2}, of="leader")
        assert match.cards(ANN, "hand") == ["a", "y"]
        assert match.cards(ANN, "deck") == ["x"]
        assert match.cards(ANN, "discard") == []

    def test_enough_cards_leave_the_discard_pile_alone(self) -> None:
        match = board(ann={"deck": {"a": character()}, "discard": {"x": character()}})
        resolve(match, {"is": "draw"}, of="leader")
        assert match.cards(ANN, "discard") == ["x"]

    def test_nothing_to_draw_from_is_no_draw(self) -> None:
        match = resolve(board(), {"is": "draw"}, of="leader")
        assert match.events == []

    def test_resupply_exhausted_is_two_steps(self) -> None:
        match = board(ann={"deck": {"a": character()}})
        resolve(match, {"is": "resupply", "exhausted": True}, of="leader")
        assert match.zone("a") == "reserve"
        assert match.thing("a").status == ("exhausted",)
        assert len(match.events) == 2

    def test_statuses_and_counters_together(self) -> None:
        gain = {"is": "gain", "what": target(whose="yours"), "status": ["asleep"], "count": 2}
        match = resolve(board(), gain, of="leader")
        assert match.thing("runner").status == ("asleep",)
        assert match.thing("runner").count("boost") == 2

    def test_a_status_is_not_gained_twice(self) -> None:
        match = game({"hero": {"leader": hero()}, "hero-expedition": {"runner": Card(character(), states=("asleep",))}})
        resolve(match, {"is": "gain", "what": target(), "status": ["asleep"]}, of="leader")
        assert match.events == []

    def test_no_more_counters_go_than_there_are(self) -> None:
        match = game(
            {"hero": {"leader": hero()}, "hero-expedition": {"runner": Card(character(), counters={"boost": 1})}}
        )
        resolve(match, {"is": "lose", "what": target(), "count": 3}, of="leader")
        assert match.thing("runner").count("boost") == 0
        assert match.events[0].count == 1

    def test_doubling_and_augmenting_need_a_counter(self) -> None:
        match = board(ann={"companion-expedition": {"strong": Card(character(), counters={"boost": 3})}})
        resolve(match, {"is": "double", "what": every(whose="yours")}, of="leader")
        assert (match.thing("strong").count("boost"), match.thing("runner").count("boost")) == (6, 0)
        resolve(match, {"is": "augment", "what": every(whose="yours")}, of="leader")
        assert (match.thing("strong").count("boost"), match.thing("runner").count("boost")) == (7, 0)

    def test_exchanging_boosts_moves_the_difference(self) -> None:
        match = board(ann={"companion-expedition": {"strong": Card(character(), counters={"boost": 3})}})
        first = target(whose="yours", named=["Somebody"], boosted=True, name="a")
        second = target(whose="yours", boosted=False, name="b")
        resolve(match, {"is": "exchange-boosts", "first": first, "second": second}, of="leader")
        assert (match.thing("strong").count("boost"), match.thing("runner").count("boost")) == (0, 3)
        assert [event.count for event in match.events] == [3, 3]

    def test_tokens_in_each_expedition(self) -> None:
        token = {"name": "Recruit", "forest": 1, "mountain": 1, "water": 1}
        resolve(match := board(), {"is": "create-token", "token": token, "where": "each", "count": 2}, of="leader")
        assert match.cards(ANN, "hero-expedition") == ["runner", "token1", "token2"]
        assert match.cards(ANN, "companion-expedition") == ["token3", "token4"]

    def test_a_token_that_leaves_ceases_to_exist(self) -> None:
        token = {"name": "Recruit", "forest": 1, "mountain": 1, "water": 1}
        match = resolve(board(), {"is": "create-token", "token": token, "where": "hero"}, of="leader")
        resolve(match, {"is": "move", "what": target(token=True), "to": "hand"}, of="leader")
        assert match.zone("token1") is None
        assert match.cards(ANN, "hand") == []

    def test_switching_is_no_move_between_zones(self) -> None:
        match = board()
        before = match.thing("runner").id
        resolve(match, {"is": "switch-expeditions", "what": target(whose="yours")}, of="leader")
        assert match.zone("runner") == "companion-expedition"
        assert match.thing("runner").id == before

    def test_exchanging_needs_both(self) -> None:
        exchange = {"is": "exchange", "first": target("reserve", whose="yours"),
                    "second": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}}  # fmt: skip
        match = board(ann={"reserve": {"r": character()}})
        resolve(match, exchange, of="leader")
        assert match.zone("r") == "reserve"
        match = board(ann={"reserve": {"r": character()}, "hand": {"h": character()}})
        resolve(match, exchange, of="leader")
        assert (match.zone("r"), match.zone("h")) == ("hand", "reserve")

    def test_mana_comes_exhausted_unless_said_otherwise(self) -> None:
        top = {"is": "from-deck"}
        match = board(ann={"deck": {"a": character(), "b": character()}})
        resolve(match, {"is": "move", "what": top, "to": "mana"}, of="leader")
        resolve(match, {"is": "move", "what": top, "to": "mana", "ready": True}, of="leader")
        assert (match.thing("a").status, match.thing("b").status) == (("exhausted",), ())

    def test_chance_picks_from_a_hand_unseen(self) -> None:
        random = {"is": "choose", "what": {"zone": ["hand"], "whose": "opponent"}, "at_random": True}
        match = board(bob={"hand": {"x": character(), "y": character(), "z": character()}}, script=(("y",),))
        resolve(match, {"is": "discard", "what": random}, of="leader")
        assert match.cards(BOB, "discard") == ["y"]
        assert match.state.known == ()

    def test_who_chooses_from_another_hand_sees_it(self) -> None:
        choose = {"is": "choose", "what": {"zone": ["hand"], "whose": "opponent"}}
        match = board(bob={"hand": {"x": character(), "y": character()}})
        resolve(match, {"is": "discard", "what": choose}, of="leader")
        assert match.asked == (ANN, "choose", ("x", "y"))
        assert match.state.known == ("x", "y")

    def test_whose_hand_it_is_chooses_unseen(self) -> None:
        choose = {"is": "choose", "what": {"zone": ["hand"], "whose": "opponent"}, "who": "opponent"}
        match = board(bob={"hand": {"x": character(), "y": character()}})
        resolve(match, {"is": "discard", "what": choose}, of="leader")
        assert match.asked == (BOB, "choose", ("x", "y"))
        assert match.state.known == ()

    @pytest.mark.parametrize(
        ("place", "below", "deck"),
        [
            ("top", 0, ["x", "a", "b"]), ("top", 1, ["a", "x", "b"]), ("top", 5, ["a", "b", "x"]),
            ("bottom", 0, ["a", "b", "x"]), ("bottom", 1, ["a", "x", "b"]), ("bottom", 5, ["x", "a", "b"]),
        ],
    )  # fmt: skip
    def test_a_position_of_the_deck(self, place: str, below: int, deck: list[str]) -> None:
        match = board(ann={"deck": {"a": character(), "b": character()}, "reserve": {"x": character()}})
        resolve(
            match, {"is": "move", "what": every("reserve"), "to": "deck", "place": place, "below": below}, of="leader"
        )
        assert match.cards(ANN, "deck") == deck

    def test_a_die_is_known_to_what_follows(self) -> None:
        high = {"is": "at-least", "number": {"is": "number", "name": "die"}, "least": 4}
        steps = [{"is": "roll"}, {"is": "if", "condition": high, "then": {"is": "draw"}}]
        for side, hand in (("3", []), ("4", ["a"])):
            match = board(ann={"deck": {"a": character()}}, script=((side,),))
            resolve(match, {"is": "sequence", "steps": steps}, of="leader")
            assert match.cards(ANN, "hand") == hand


class TestExpeditionsOnTheirWay:
    def test_the_ends_hold_them(self) -> None:
        back = {"is": "move-expedition", "where": "hero", "forward": False}
        assert resolve(board(), back, of="leader").events == []
        on = {"is": "move-expedition", "where": "companion"}
        match = resolve(board(), on, of="leader")
        assert match.state.players[ANN].companion == 1
        match = game({"hero": {"leader": hero()}}, companion={ANN: 7})
        assert resolve(match, on, of="leader").events == []

    def test_a_face_down_card_is_revealed_first(self) -> None:
        match = game({"hero": {"leader": hero()}}, regions=standard_regions(facedown=True))
        resolve(match, {"is": "move-expedition", "where": "companion"}, of="leader")
        assert [region.facedown for region in match.state.regions] == [
            False,
            True,
            True,
            True,
            True,
            False,
            False,
            False,
        ]


class TestStructure:
    def test_a_target_of_an_earlier_step_can_be_chosen_again(self) -> None:
        boost = {"is": "gain", "what": target(), "count": 1}
        match = resolve(board(), {"is": "sequence", "steps": [boost, boost]}, of="leader")
        match.answers("foe").answers("foe")
        assert match.thing("foe").count("boost") == 2

    def test_a_target_is_chosen_once_in_a_step(self) -> None:
        part = {"is": "gain", "what": target(), "count": 1}
        match = resolve(board(), {"is": "simultaneously", "parts": [part, part]}, of="leader").answers("foe")
        assert match.thing("foe").count("boost") == match.thing("runner").count("boost") == 1

    def test_what_the_effect_moves_it_can_find(self) -> None:
        steps = [{"is": "move", "what": target(whose="yours"), "to": "reserve"}, {"is": "gain", "what": IT, "count": 1}]
        match = resolve(board(), {"is": "sequence", "steps": steps}, of="leader")
        assert match.zone("runner") == "reserve"
        assert match.thing("runner").count("boost") == 1

    def test_i_am_found_where_i_went(self) -> None:
        steps = [{"is": "move", "what": THIS, "to": "reserve"}, {"is": "exhaust", "what": THIS}]
        match = resolve(board(), {"is": "sequence", "steps": steps}, of="runner")
        assert match.thing("runner").status == ("exhausted",)

    def test_a_condition_is_read_once(self) -> None:
        one = {"is": "exists", "what": {"type": ["character"], "whose": "yours"}}
        effect = {"is": "if", "condition": one, "then": {"is": "sacrifice", "what": every(whose="yours")},
                  "otherwise": {"is": "discard", "what": every()}}  # fmt: skip
        match = resolve(board(), effect, of="leader")
        assert (match.zone("runner"), match.zone("foe")) == ("discard", "companion-expedition")

    def test_what_one_may_do_is_asked_right_before_it(self) -> None:
        may = {"is": "may", "do": {"is": "draw"}}
        match = board(ann={"deck": {"a": character(), "b": character()}})
        resolve(match, {"is": "sequence", "steps": [may, may]}, of="leader").answers("no").answers("yes")
        assert match.cards(ANN, "hand") == ["a"]

    def test_what_has_nothing_to_choose_from_is_not_offered(self) -> None:
        effect = {"is": "may", "do": {"is": "discard", "what": target("reserve")}}
        assert resolve(board(), effect, of="leader").asked is None

    def test_if_you_did_asks_whether_it_was_begun(self) -> None:
        draw = {"is": "draw"}
        give = {"is": "discard", "what": {"is": "choose", "what": {"zone": ["hand"], "whose": "yours"}}}
        effect = {"is": "if-you-do", "first": {"is": "may", "do": give}, "then": draw}
        match = board(ann={"deck": {"a": character()}, "hand": {"h": character()}})
        resolve(match, effect, of="leader").answers("no")
        assert match.cards(ANN, "hand") == ["h"]
        resolve(match, effect, of="leader").answers("yes")
        assert match.cards(ANN, "hand") == ["a"]

    def test_modes_in_the_order_chosen(self) -> None:
        modes = {"draw": {"is": "draw"}, "resupply": {"is": "resupply"}, "nothing": {"is": "nothing"}}
        match = board(ann={"deck": {"a": character(), "b": character()}})
        resolve(match, {"is": "modes", "modes": modes, "count": 2}, of="leader").answers("resupply", "draw")
        assert (match.zone("a"), match.zone("b")) == ("reserve", "hand")

    def test_repetition_asks_each_time(self) -> None:
        effect = {"is": "repeat", "times": 2, "do": {"is": "may", "do": {"is": "resupply"}}}
        match = board(ann={"deck": {"a": character(), "b": character()}})
        resolve(match, effect, of="leader").answers("yes").answers("no")
        assert match.cards(ANN, "reserve") == ["a"]

    def test_each_player_decides_before_it_happens(self) -> None:
        effect = {"is": "each-player", "do": {"is": "may", "do": {"is": "resupply"}}}
        match = board(ann={"deck": {"a": character()}}, bob={"deck": {"b": character()}})
        resolve(match, effect, of="leader").answers("yes")
        assert match.asked == (BOB, "may", ("yes", "no"))
        assert match.cards(ANN, "reserve") == []
        match.answers("yes")
        assert (match.cards(ANN, "reserve"), match.cards(BOB, "reserve")) == (["a"], ["b"])

    def test_each_player_sacrifices_what_they_can(self) -> None:
        own = {"is": "choose", "what": {"type": ["character"], "whose": "yours"}}
        match = game({"hero": {"leader": hero()}}, {"hero-expedition": {"foe": character(), "other": character()}})
        resolve(match, {"is": "each-player", "do": {"is": "sacrifice", "what": own}}, of="leader")
        assert match.asked == (BOB, "choose", ("foe", "other"))
        match.answers("foe")
        assert (match.zone("foe"), match.zone("other")) == ("discard", "hero-expedition")
