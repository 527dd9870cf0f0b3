"""The attempts by which a case becomes shorter, each where only it helps."""

from __future__ import annotations

import pytest

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.reduce import card_passes, case_passes, detours
from oracle.assurance.fuzz.reduce.edits import with_card
from oracle.assurance.fuzz.reduce.measure import length
from oracle.assurance.fuzz.reduce.reducer import Bounds, is_plausible
from oracle.assurance.fuzz.render.card_words import readable
from oracle.assurance.fuzz.render.given import anonymous
from oracle.engines.reference import ReferenceEngine
from oracle.games.altered.profile import PROFILE as ALTERED
from oracle.games.lorcana.profile import PROFILE as LORCANA
from oracle.profiles import Profile
from oracle.suite.phrases.madeup import Definition
from tests.assurance.fuzz.written import EXHAUSTED_FIRST, TWO_AGAINST_TWO, shrunk, written


def table(case: Case) -> list[str]:
    hidden = anonymous(case.setup)
    return [f"{card.ref} {card.card} {card.zone}" for card in case.setup.position.cards if card.ref not in hidden]


def test_what_balances_each_other_goes_together() -> None:
    short = shrunk("moves-forward-with-as-much", written(TWO_AGAINST_TWO, "4.2.4.b", "3.0"))
    assert len(table(short.case)) == 2
    assert short.difference.clause == "4.2.4.b"


def test_resources_behind_a_named_one_need_no_names() -> None:
    short = shrunk("exhausts-exhausted-orbs", written(EXHAUSTED_FIRST, "5.1.1.b", "3.0"))
    assert len(table(short.case)) == 2
    assert anonymous(short.case.setup) == {"ann-mana-1"}
    assert short.difference.clause == "5.1.2.h"


ASKING_FOR_A_CARD = """
    Given a game of Lorcana
    And the made-up card "Ash"
      '''
      {"type": "action", "cost": 0,
       "effect": {"is": "sequence", "steps": [{"is": "choose", "what": {}}, {"is": "banish"}]}}
      '''
    And these cards
      | ref  | card                  | player | zone |
      | ash  | Ash                   | Ann    | hand |
      | one  | a character costing 1 | Ann    | play |
      | more | a character costing 1 | Ann    | play |
    When Ann plays ash for its ink cost
""".replace("'''", '"""')


PRINTED = """
    Given a game of Lorcana
    And these cards
      | ref    | card                                    | player | zone |
      | arrows | Three Arrows                            | Ann    | hand |
      | one    | a character costing 1, with 1 Willpower | Ann    | play |
      | other  | a character costing 1, with 1 Willpower | Ann    | play |
    And Ann has 3 ready ink
    When Ann plays arrows for its ink cost
    And Ann chooses other
"""


def test_a_printed_card_is_spelled_out_where_part_of_its_text_does() -> None:
    case = written(PRINTED, "6.1.3", "2.2")
    spelled, *_ = detours.spelled_out(case)
    assert length(spelled) > length(case)
    short = shrunk("counts-without-exerting", case)
    assert len(table(short.case)) == 1
    assert all(card.card in short.case.setup.definitions for card in short.case.setup.position.cards)
    assert is_plausible(short.case, ReferenceEngine())


def test_ways_around_that_lead_nowhere_are_not_gone_for_ever() -> None:
    case = written(ASKING_FOR_A_CARD, "4.3.3.2", "2.2")
    straight, freely = (shrunk("discard-before-effect", case, bounds) for bounds in (Bounds(detours=0), None))
    assert straight.finished
    assert (straight.runs, freely.length) < (freely.runs, straight.length)


def test_a_position_in_which_a_card_should_be_gone_is_no_position() -> None:
    case = written(PRINTED, "6.1.3", "2.2")
    assert is_plausible(case, ReferenceEngine())
    assert not is_plausible(with_card(case, "one", counters={"damage": 1}), ReferenceEngine())
    assert not is_plausible(with_card(case, "arrows", counters={"damage": 1}), ReferenceEngine())


TRIGGERED = """
    Given a game of Lorcana
    And the made-up card "Fir"
      '''
      {"type": "character", "cost": 0, "strength": 0, "willpower": 2, "lore": 0, "abilities": [{"is": "triggered",
       "when": [{"event": "quested", "this": true}], "effect": {"is": "may", "do": {"is": "gain-lore", "lore": 2}}}]}
      '''
    And these cards
      | ref | card | player | zone |
      | fir | Fir  | Ann    | play |
    When Ann quests with fir
    And Ann chooses yes
""".replace("'''", '"""')


def test_what_an_ability_does_is_tried_as_what_a_card_does_that_is_played() -> None:
    case = written(TRIGGERED, "6.2.4", "2.2")
    ways = list(detours.as_effects_of_actions(case))
    assert [len(way.moves) for way in ways] == [2, 1]
    reference = ReferenceEngine()
    reference.setup(ways[0].setup)
    action = ways[0].moves[0].action
    assert action is not None
    asked = reference.act("Ann", action).decision
    assert asked is not None
    reference.decide("Ann", asked.id, ("yes",))
    assert reference.observe().position.players[0].counters["lore"] == 2


UNTIL_THE_NEXT_TURN = """
    Given a game of Lorcana
    And the made-up card "Fir"
      '''
      {"type": "character", "cost": 0, "abilities": [{"is": "triggered", "when": [{"event": "played", "this": true}],
       "effect": {"is": "gets", "stat": "lore", "plus": -3, "all": {}, "until": "until-your-next-turn"}}]}
      '''
    And these cards
      | ref | card | player | zone |
      | one | Fir  | Ann    | hand |
      | two | Fir  | Bob    | play |
    And Ann's deck has 1 card
    And Bob's deck has 2 cards
    And Bob has 1 lore
    When Ann plays one for its ink cost
    And Ann ends their turn
    And Bob quests with two
""".replace("'''", '"""')


def test_what_a_card_was_given_it_has_of_its_own() -> None:
    short = shrunk("negative-lore-is-lost", written(UNTIL_THE_NEXT_TURN, "1.11.2", "2.2"))
    assert len(table(short.case)) == 1
    (raw,) = short.case.setup.definitions.values()
    assert raw["abilities"] == [{"is": "static-gets", "stat": "lore", "plus": -3}]


def test_an_effect_is_played_in_place_of_any_of_the_actions() -> None:
    case = written(UNTIL_THE_NEXT_TURN, "1.11.2", "2.2")
    assert [len(way.moves) for way in detours.as_effects_of_actions(case)] == [1, 2, 3]


def test_what_is_done_in_two_turns_is_tried_in_one() -> None:
    (one,) = case_passes.one_turn(written(UNTIL_THE_NEXT_TURN, "1.11.2", "2.2"))
    assert [(move.player, move.action.kind) for move in one.moves if move.action] == [("Bob", "play"), ("Bob", "quest")]
    assert one.setup.position.turn.player == "Bob"
    assert {card.player for card in one.setup.position.cards if card.zone != "deck"} == {"Bob"}


GIVEN = """
    Given a game of Lorcana
    And the made-up card "Fir"
      '''
      {"type": "character", "cost": 0, "willpower": 1, "abilities": [{"is": "triggered",
       "when": [{"event": "turn-starts"}], "effect": {"is": "gains", "keyword": "evasive", "it": "this"}}]}
      '''
    And these cards
      | ref | card | player | zone | state   |
      | one | Fir  | Bob    | play |         |
      | two | Fir  | Ann    | play | exerted |
    And Ann's deck has 1 card
    And Bob's deck has 2 cards
    When Ann ends their turn
    And Bob challenges two with one
""".replace("'''", '"""')


def test_one_of_two_alike_is_printed_with_what_only_it_was_given() -> None:
    case = written(GIVEN, "8.6.1", "2.2")
    names = {card.card for given in card_passes.with_gifts(case, case) for card in given.setup.position.cards}
    assert "a character costing 1, with Evasive" in names
    assert length(shrunk("evasive-challenges-evasive-only", case).case) < 3.2


WATCHED = """
    Given a game of Lorcana
    And the made-up card "Ash"
      '''
      {"type": "character", "cost": 0, "abilities": [{"is": "triggered",
       "when": [{"event": "challenges", "who": "opponents"}],
       "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"whose": "opposing"}}, {"is": "put", "to": "hand"}]}}]}
      '''
    And these cards
      | ref  | card                  | player | zone | state   |
      | hero | a character costing 1 | Ann    | play |         |
      | ash  | Ash                   | Bob    | play |         |
      | foe  | a character costing 1 | Bob    | play | exerted |
    When Ann challenges foe with hero
""".replace("'''", '"""')


def test_one_card_has_the_texts_of_two() -> None:
    case = written(WATCHED, "4.6.1", "2.2")
    merged = next(
        one for one in card_passes.merged_cards(case) if "foe" in {card.ref for card in one.setup.position.cards}
    )
    assert len(table(merged)) == 2
    short = shrunk("damage-by-who-has-left", case)
    assert table(short.case) == ["character a character costing 0 play", "card Card play"]


WON_AND_LOST = """
    Given a game of Lorcana
    And these cards
      | ref   | card                              | player | zone |
      | tower | a location costing 0, with 1 Lore | Bob    | play |
    And Ann's deck has 1 card
    And Bob has 19 lore
    When Ann ends their turn
"""


def test_who_has_won_by_the_engine_is_the_same_however_the_game_should_go() -> None:
    short = shrunk("any-empty-deck-loses", written(WON_AND_LOST, "3.3.2", "2.2"))
    assert (short.difference.reference, short.difference.engine) == ("none", "Ann won")
    assert table(short.case) == []


@pytest.mark.parametrize(
    ("game", "card"),
    [
        (
            LORCANA,
            {"type": "action", "cost": 1, "effect": {"is": "one-of", "modes": {"a": {"is": "draw"}}}},
        ),
        (ALTERED, {"type": "spell", "effect": {"is": "modes", "modes": {"a": {"is": "resupply"}}}}),
    ],
)
def test_a_choice_of_nothing_is_no_effect(game: Profile, card: Definition) -> None:
    assert readable({"name": "x", **card}, game)
    assert not readable({"name": "x", **card, "effect": {**card["effect"], "modes": {}}}, game)
