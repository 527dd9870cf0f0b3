"""Modifiers: what changes a step before it happens, in which order, and who says so."""

from __future__ import annotations

from typing import Any

from oracle.games.altered.rules.editions import EDITIONS
from tests.altered.effects import IT, THIS, every, resolve, target
from tests.altered.games import ANN, BOB, Card, Cards, character, game, hero, permanent

LEADER = {"leader": hero()}
LEAVES = {"is": "modifies", "event": "leave"}
BOOST = {"is": "gain", "what": target(), "count": 1}
TO_HAND = {"is": "move", "what": target(), "to": "hand"}


def modifies(event: str, **fields: object) -> dict[str, object]:
    return {"is": "modifies", "event": event, **fields}


def jinn(*more: object) -> Any:
    return character(modifies("leave", to="mana", may=True, otherwise={"is": "draw"}), *more)


class TestReplacing:
    def test_the_objects_controller_says_whether(self) -> None:
        match = game({"hero": LEADER}, {"hero-expedition": {"jinn": jinn()}})
        resolve(match, {"is": "move", "what": target(), "to": "deck"}, of="leader")
        assert match.asked == (BOB, "may", ("yes", "no"))
        match.answers("yes")
        assert match.zone("jinn") == "mana"
        assert match.thing("jinn").status == ("exhausted",)

    def test_the_alternative_is_a_step_after_this_one(self) -> None:
        match = game({"hero": LEADER}, {"hero-expedition": {"jinn": jinn()}, "deck": {"d": character()}})
        resolve(match, {"is": "move", "what": target(), "to": "deck"}, of="leader").answers("no")
        assert match.zone("jinn") == "hand"
        assert match.zone("d") == "deck"

    def test_the_alternative_comes_before_the_rest_of_the_effect(self) -> None:
        match = game({"hero": LEADER, "hero-expedition": {"jinn": jinn()}, "deck": {"d": character()}})
        steps = [{"is": "discard", "what": target()}, {"is": "discard", "what": every("hand")}]
        resolve(match, {"is": "sequence", "steps": steps}, of="leader").answers("no")
        assert match.zone("d") == "discard"

    def test_what_cannot_happen_is_not_modified(self) -> None:
        stays = {"is": "cannot", "action": "leave"}
        match = game({"hero": LEADER, "hero-expedition": {"jinn": jinn(stays)}})
        resolve(match, {"is": "move", "what": every(), "to": "hand"}, of="leader")
        assert match.zone("jinn") == "hero-expedition"
        assert match.asked is None

    def test_fleeting_sends_what_would_go_to_reserve_to_the_discard_pile(self) -> None:
        runner = Card(character(), states=("fleeting",))
        match = game({"hero": LEADER, "hero-expedition": {"runner": runner}})
        resolve(match, {"is": "move", "what": target(), "to": "reserve"}, of="leader")
        assert match.zone("runner") == "discard"

    def test_of_two_the_controller_of_the_step_picks_the_first(self) -> None:
        fleeting = Card(character(modifies("leave", to="hand")), states=("fleeting",))
        match = game({"hero": LEADER}, {"hero-expedition": {"runner": fleeting}})
        resolve(match, {"is": "move", "what": target(), "to": "reserve"}, of="leader")
        assert match.asked == (ANN, "choose", ("runner", "runner: Fleeting"))
        match.answers("runner: Fleeting")
        assert match.zone("runner") == "hand"

    def test_seasoned_keeps_boosts_into_reserve_only(self) -> None:
        for zone, boosts in (("reserve", 2), ("mana", 0)):
            runner = Card(character({"is": "keyword", "keyword": "seasoned"}), counters={"boost": 2})
            match = game({"hero": LEADER, "hero-expedition": {"runner": runner}})
            resolve(match, {"is": "move", "what": target(), "to": zone}, of="leader")
            assert match.thing("runner").count("boost") == boosts

    def test_a_whole_step_is_replaced_once(self) -> None:
        instead = permanent(modifies("draw", who="you", whole_step=True, then={"is": "resupply"}))
        match = game({"hero": LEADER, "landmark": {"p": instead}, "deck": {"a": character(), "b": character()}})
        resolve(match, {"is": "draw", "cards": 2}, of="leader")
        assert (match.cards(ANN, "hand"), match.cards(ANN, "reserve")) == ([], ["a"])

    def test_an_atomic_action_is_replaced_by_itself(self) -> None:
        instead = permanent(modifies("draw", who="you", then={"is": "resupply"}))
        match = game({"hero": LEADER, "landmark": {"p": instead}, "deck": {"a": character(), "b": character()}})
        resolve(match, {"is": "draw", "cards": 2}, of="leader")
        assert (match.cards(ANN, "hand"), match.cards(ANN, "reserve")) == ([], ["a", "b"])

    def test_nothing_is_drawn_where_it_says_so(self) -> None:
        nothing = permanent(modifies("draw", who="opponent", nothing=True))
        match = game({"hero": LEADER, "deck": {"a": character()}}, {"landmark": {"p": nothing}})
        resolve(match, {"is": "draw"}, of="leader")
        assert match.cards(ANN, "deck") == ["a"]

    def test_more_counters(self) -> None:
        more = permanent(modifies("gain-counter", what={"type": ["character"], "whose": "yours"}, plus=1))
        match = game({"hero": LEADER, "landmark": {"p": more}, "hero-expedition": {"a": character()}})
        resolve(match, BOOST, of="leader")
        assert match.thing("a").count("boost") == 2

    def test_a_modifier_that_is_gone_by_the_step_is_still_there_before_it(self) -> None:
        own = character(modifies("leave", to="deck"))
        match = game({"hero": LEADER, "hero-expedition": {"a": own}})
        resolve(match, TO_HAND, of="leader")
        assert match.zone("a") == "deck"


class TestAdditive:
    def test_it_adds_beside_each_atomic_action(self) -> None:
        also = permanent(modifies("gain-counter", what={"type": ["character"]}, also=True,
                                  then={"is": "gain", "what": IT, "status": ["asleep"]}))  # fmt: skip
        match = game({"hero": LEADER, "landmark": {"p": also}, "hero-expedition": {"a": character(), "b": character()}})
        resolve(match, {"is": "gain", "what": every(), "count": 1}, of="leader")
        assert match.thing("a").status == match.thing("b").status == ("asleep",)
        assert len(match.events) == 4

    def test_it_does_not_add_to_what_it_added(self) -> None:
        also = permanent(
            modifies(
                "gain-counter", what={"type": ["character"]}, also=True, then={"is": "gain", "what": IT, "count": 1}
            )
        )
        match = game({"hero": LEADER, "landmark": {"p": also}, "hero-expedition": {"a": character()}})
        resolve(match, {"is": "gain", "what": every(), "count": 1}, of="leader")
        assert match.thing("a").count("boost") == 2

    def test_it_comes_after_what_replaces(self) -> None:
        also = permanent(modifies("discard", what={"type": ["character"]}, also=True, then={"is": "draw"}))
        instead = permanent(modifies("discard", what={"type": ["character"]}, to="hand"))
        match = game({"hero": LEADER, "landmark": {"p": also, "q": instead}, "hero-expedition": {"a": character()},
                      "deck": {"d": character()}})  # fmt: skip
        resolve(match, {"is": "discard", "what": every()}, of="leader")
        assert match.cards(ANN, "hand") == ["a"]


class TestEntering:
    def test_its_own_ability_though_it_does_not_exist_yet(self) -> None:
        enters = character({"is": "enters-with", "status": ["asleep"], "count": 2})
        match = game({"hero": LEADER, "reserve": {"a": enters}})
        resolve(match, {"is": "move", "what": target("reserve"), "to": "expedition", "where": "hero"}, of="leader")
        assert match.thing("a").status == ("asleep",)
        assert match.thing("a").count("boost") == 2
        resolve(match, {"is": "move", "what": target(), "to": "reserve"}, of="leader")
        assert match.thing("a").status == ()

    def test_another_ones_modifier_has_to_be_there_before(self) -> None:
        doubles = character(modifies("gain-counter", what={"type": ["character"]}, plus=1))
        both = [{"is": "move", "what": target("reserve"), "to": "expedition", "where": "hero"}, BOOST]
        match = game(
            {"hero": LEADER, "reserve": {"p": doubles}, "companion-expedition": {"a": character(name="Runner")}}
        )
        resolve(
            match, {"is": "simultaneously", "parts": [both[0], BOOST | {"what": target(named=["Runner"])}]}, of="leader"
        )
        assert match.thing("a").count("boost") == 1

    def test_a_landmark_is_never_fleeting(self) -> None:
        match = game({"hero": LEADER, "reserve": {"p": permanent()}})
        resolve(match, {"is": "move", "what": target("reserve"), "to": "landmark", "gains": ["fleeting"]}, of="leader")
        assert match.thing("p").status == ()


PAY = {"is": "pay-to", "cost": [{"is": "pay-mana", "mana": 1}], "then": BOOST}


class TestPayingInsideEffects:
    def test_it_is_offered_before_and_paid_in_a_step_of_its_own(self) -> None:
        match = game({"hero": LEADER, "hero-expedition": {"a": character(), "b": character()}, "mana": 1})
        resolve(match, PAY, of="leader")
        assert match.asked == (ANN, "may", ("yes", "no"))
        match.answers("yes")
        assert match.asked == (ANN, "choose", ("a", "b"))
        assert match.thing("Ann's mana 1").status == ("exhausted",)
        match.answers("b")
        assert match.thing("b").count("boost") == 1

    def test_in_1_x_the_target_is_declared_before_paying(self) -> None:
        match = game(
            {"hero": LEADER, "hero-expedition": {"a": character(), "b": character()}, "mana": 1},
            edition=EDITIONS["1.x"],
        )
        resolve(match, PAY, of="leader").answers("yes")
        assert match.asked == (ANN, "choose", ("a", "b"))
        assert match.thing("Ann's mana 1").status == ()
        match.answers("b")
        assert match.thing("Ann's mana 1").status == ("exhausted",)
        assert match.thing("b").count("boost") == 1

    def test_what_cannot_be_paid_is_not_offered(self) -> None:
        match = game({"hero": LEADER, "hero-expedition": {"a": character()}})
        assert resolve(match, PAY, of="leader").asked is None

    def test_having_paid_is_having_begun(self) -> None:
        effect = {"is": "if-you-do", "first": PAY | {"then": {"is": "nothing"}}, "then": {"is": "draw"}}
        for answer, hand in (("yes", ["d"]), ("no", [])):
            match = game({"hero": LEADER, "mana": 1, "deck": {"d": character()}})
            resolve(match, effect, of="leader").answers(answer)
            assert match.cards(ANN, "hand") == hand


HEARS = permanent({"is": "reaction", "trigger": {"event": "gains-counter"}, "effect": {"is": "draw"}})


TWICE = {"is": "sequence", "steps": [BOOST, {"is": "discard", "what": every("hand")}]}


class TestChecksBetweenSteps:
    def test_in_1_x_after_each_step(self) -> None:
        zones = {
            "hero": LEADER,
            "landmark": {"hears": HEARS},
            "hero-expedition": {"a": character()},
            "deck": {"d": character()},
        }
        match = resolve(game(zones, edition=EDITIONS["1.x"]), TWICE, of="leader")
        assert match.zone("d") == "discard"
        match = resolve(game(zones), TWICE, of="leader")
        assert match.zone("d") == "deck"
        assert len(match.state.waiting) == 1

    def test_in_1_x_those_to_an_internal_action_wait_for_the_end(self) -> None:
        paid = {"is": "pay-to", "cost": [{"is": "pay-mana", "mana": 1}], "then": BOOST}
        zones: Cards = {"hero": LEADER, "landmark": {"hears": HEARS}, "hero-expedition": {"a": character()},
                 "deck": {"d": character()}, "mana": 1}  # fmt: skip
        steps = {"is": "sequence", "steps": [paid, {"is": "discard", "what": every("hand")}]}
        match = resolve(game(zones, edition=EDITIONS["1.x"]), steps, of="leader").answers("yes")
        assert match.zone("d") == "deck"
        assert len(match.state.waiting) == 1


ASLEEP = {"is": "gain", "what": target(), "status": ["asleep"]}


class TestTough:
    def board(self, mana: int, *more: str) -> Any:
        tough = character({"is": "keyword", "keyword": "tough", "value": 2})
        return game(
            {"hero": LEADER, "mana": mana}, {"hero-expedition": {"tough": tough} | {n: character() for n in more}}
        )

    def test_an_opponent_pays_to_choose_it(self) -> None:
        match = resolve(self.board(2, "soft"), ASLEEP, of="leader").answers("tough")
        assert match.thing("tough").status == ("asleep",)
        assert match.thing("Ann's mana 2").status == ("exhausted",)

    def test_who_cannot_pay_is_not_offered_it(self) -> None:
        match = resolve(self.board(1, "soft"), ASLEEP, of="leader")
        assert match.thing("soft").status == ("asleep",)

    def test_nobody_has_to_pay(self) -> None:
        match = resolve(self.board(2), ASLEEP, of="leader").answers()
        assert match.thing("tough").status == ()
        assert match.thing("Ann's mana 1").status == ()

    def test_once_for_the_effect(self) -> None:
        twice = {"is": "sequence", "steps": [ASLEEP, BOOST]}
        match = resolve(self.board(3), twice, of="leader").answers("tough")
        assert match.thing("tough").count("boost") == 1
        assert match.thing("Ann's mana 3").status == ()

    def test_its_controller_pays_nothing(self) -> None:
        match = self.board(0)
        resolve(match, ASLEEP, of="leader", player=BOB)
        assert match.thing("tough").status == ("asleep",)

    def test_what_is_no_target_costs_nothing(self) -> None:
        match = resolve(self.board(0), {"is": "gain", "what": every(), "count": 1}, of="leader")
        assert match.thing("tough").count("boost") == 1


class TestOwn:
    def test_i_leave_by_my_own_effect(self) -> None:
        match = game({"hero-expedition": {"a": character()}})
        resolve(match, {"is": "sacrifice", "what": THIS}, of="a")
        assert match.zone("a") == "discard"
