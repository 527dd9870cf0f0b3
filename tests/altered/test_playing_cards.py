"""5.1, 5.2 Playing cards: what they cost, what is declared, and where they go."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.games.altered import language as lang
from oracle.games.altered.language import Filter
from oracle.games.altered.rules.playing.final_cost import decreased
from oracle.games.altered.rules.tasks import CostChoice, PlayCard
from tests.altered.games import ANN, BOB, Card, Match, character, game, gear, permanent, spell

HERO_EXPEDITION = "hero-expedition"


def play(card: str, kind: str = "mana", at: str | None = None, *resources: str, player: str = ANN) -> PlayCard:
    return PlayCard(player=player, card=card, cost=CostChoice(kind=kind, resources=resources), at=at)


def ready_mana(match: Match, player: str = ANN) -> int:
    return sum("exhausted" not in match.thing(card).status for card in match.cards(player, "mana"))


def draws(number: int = 1) -> lang.Draw:
    return lang.Draw(cards=number)


# --- the turn effect --------------------------------------------------------------------------------------


def test_a_character_joins_the_expedition_that_was_chosen_and_its_turn_ends() -> None:
    match = game({"hand": {"hare": character(hand_cost=2)}, "mana": 3})
    match.act(play("hare", at=HERO_EXPEDITION))
    assert match.zone("hare") == HERO_EXPEDITION
    assert match.thing("hare").status == ()
    assert ready_mana(match) == 1
    assert match.state.day.turn == BOB


def test_the_expedition_is_asked_for_if_nobody_has_said_it() -> None:
    match = game({"hand": {"hare": character()}, "mana": 1}).act(play("hare"))
    assert match.asked == (ANN, "option", ("hero-expedition", "companion-expedition"))
    assert match.zone("hare") == "hand"
    assert ready_mana(match) == 1
    match.answers("companion-expedition")
    assert match.zone("hare") == "companion-expedition"


def test_only_in_ones_own_turn_in_the_afternoon() -> None:
    cards: Any = {"hand": {"hare": character()}, "mana": 1}
    assert game({}, cards).refused(play("hare", player=BOB, at=HERO_EXPEDITION)) == "4.2.3.d"
    assert game(cards, phase="noon").refused(play("hare", at=HERO_EXPEDITION)) == "4.2.3.d"


def test_from_ones_own_hand_or_reserve_only() -> None:
    match = game({"discard": {"hare": character()}, "mana": 1}, {"hand": {"fox": character()}})
    assert match.refused(play("hare", at=HERO_EXPEDITION)) == "5.2.a"
    assert match.refused(play("fox", at=HERO_EXPEDITION)) == "5.2.a"


def test_reserve_cost_and_fleeting_from_reserve() -> None:
    match = game({"reserve": {"hare": character(hand_cost=1, reserve_cost=3)}, "mana": 3})
    match.act(play("hare", at=HERO_EXPEDITION))
    assert match.thing("hare").status == ("fleeting",)
    assert ready_mana(match) == 0


def test_an_exhausted_card_in_reserve_is_not_played_unless_something_lets_its_player() -> None:
    reserve = {"hare": Card(character(), states=("exhausted",))}
    assert game({"reserve": reserve, "mana": 1}).refused(play("hare", at=HERO_EXPEDITION)) == "2.4.5.c"
    lets = character(lang.PlaysExhausted())
    match = game({"reserve": reserve, "mana": 1, HERO_EXPEDITION: {"elf": lets}})
    assert match.tries(play("hare", at=HERO_EXPEDITION)).accepted


def test_too_little_mana_is_refused_before_anything_is_asked() -> None:
    match = game({"hand": {"hare": character(hand_cost=2)}, "mana": 1})
    assert match.refused(play("hare")) == "6.4.c"
    assert match.zone("hare") == "hand"


def test_named_orbs_pay_and_an_exhausted_one_is_readied_first() -> None:
    mana = {"a": character(), "b": Card(character(), states=("exhausted",)), "c": character()}
    cards: Any = {"hand": {"hare": character()}, "mana": mana}
    match = game(cards).act(play("hare", "mana", HERO_EXPEDITION, "c"))
    assert [match.thing(orb).status for orb in mana] == [(), ("exhausted",), ("exhausted",)]
    match = game(cards).act(play("hare", "mana", HERO_EXPEDITION, "b"))
    assert [match.thing(orb).status for orb in mana] == [("exhausted",), ("exhausted",), ()]
    assert game(cards).refused(play("hare", "mana", HERO_EXPEDITION, "a", "c")) == "3.2.9.f"
    assert game(cards).refused(play("hare", "mana", HERO_EXPEDITION, "hare")) == "3.2.9.f"


# --- where cards go ---------------------------------------------------------------------------------------


def test_permanents_join_by_their_zone_type() -> None:
    match = game({"reserve": {"site": permanent(), "bag": gear()}, "mana": 2})
    assert match.refused(play("site", at=HERO_EXPEDITION)) == "5.2.3.a"
    match.act(play("site"))
    assert match.zone("site") == "landmark"
    assert match.thing("site").status == ()
    match = game({"reserve": {"bag": gear()}, "mana": 2}).act(play("bag", at=HERO_EXPEDITION))
    assert (match.zone("bag"), match.thing("bag").status) == (HERO_EXPEDITION, ("fleeting",))


def test_a_spell_goes_to_reserve_and_a_fleeting_one_to_the_discard_pile() -> None:
    match = game({"hand": {"song": spell(draws())}, "deck": 2, "mana": 1}).act(play("song"))
    assert match.zone("song") == "reserve"
    assert len(match.cards(ANN, "hand")) == 1
    match = game({"reserve": {"song": spell(draws())}, "deck": 2, "mana": 1}).act(play("song"))
    assert match.zone("song") == "discard"
    text = spell(draws(), lang.HasKeyword(keyword="fleeting"))
    match = game({"hand": {"song": text}, "deck": 2, "mana": 1}).act(play("song"))
    assert match.zone("song") == "discard"


def test_a_spell_with_cooldown_gets_exhausted_in_reserve() -> None:
    text = spell(draws(), lang.HasKeyword(keyword="cooldown"))
    match = game({"hand": {"song": text}, "deck": 2, "mana": 1}).act(play("song"))
    assert (match.zone("song"), match.thing("song").status) == ("reserve", ("exhausted",))


def test_boosts_are_kept_from_reserve_into_play() -> None:
    match = game({"reserve": {"hare": Card(character(), counters={"boost": 2})}, "mana": 1})
    match.act(play("hare", at=HERO_EXPEDITION))
    assert match.thing("hare").count("boost") == 2


# --- the final cost -----------------------------------------------------------------------------------------


def costing(*passives: object, cost: int = 4, mana: int = 9, named: int = 0) -> int | str | None:
    """What a Character costs with these passive abilities at work, or what refuses so many Orbs."""
    things = {f"p{place}": character(passive) for place, passive in enumerate(passives)}
    orbs = {f"o{number}": character() for number in range(mana)}
    match = game({"hand": {"hare": character(hand_cost=cost)}, "mana": orbs, HERO_EXPEDITION: things})
    outcome = match.tries(play("hare", "mana", HERO_EXPEDITION, *list(orbs)[:named]))
    return mana - ready_mana(match) if outcome.accepted else outcome.clause


MORE = lang.CostAlteration(more=3)
LESS = lang.CostAlteration(less=2)
LESS_DOWN_TO_3 = lang.CostAlteration(less=2, minimum=3)


def test_increases_come_before_decreases_and_nothing_costs_less_than_nothing() -> None:
    assert costing(LESS, LESS, MORE, cost=1) == 0
    assert costing(LESS, LESS, LESS, cost=1) == 0
    assert costing(MORE, LESS, cost=1) == 2


def test_a_minimum_is_one_of_its_own_decrease() -> None:
    assert costing(LESS_DOWN_TO_3) == 3
    assert costing(LESS_DOWN_TO_3, cost=2) == 2
    assert costing(LESS, LESS_DOWN_TO_3) == 1
    # The order is the player's: 4 → 2 and no further is possible too.
    assert costing(LESS, LESS_DOWN_TO_3, named=2) == 2
    assert costing(LESS, LESS_DOWN_TO_3, named=3) == "3.2.9.f"


@settings(derandomize=True, database=None, deadline=None)
@given(
    st.integers(0, 6), st.lists(st.tuples(st.integers(1, 3), st.none() | st.integers(0, 4)), max_size=4)
)  # fmt: skip
def test_every_order_of_decreases_is_possible(cost: int, decreases: list[tuple[int, int | None]]) -> None:
    found = set()
    for order in permutations(decreases):
        left = cost
        for less, minimum in order:
            least = minimum or 0
            left = left if left <= least else max(left - less, least)
        found.add(left)
    assert decreased(game({}).run(), cost, decreases) == found


def test_restrictions_come_last_in_order_of_timestamp() -> None:
    least, most = lang.CostRestriction(least=3), lang.CostRestriction(most=1)
    assert costing(least, LESS) == 3
    assert costing(least, most) == 1
    assert costing(most, least) == 3


def test_scout_costs_what_it_says_and_sends_the_card_to_reserve() -> None:
    scout = character(lang.HasKeyword(keyword="scout", value=1), hand_cost=4)
    match = game({"hand": {"hare": scout}, "mana": 3}).act(play("hare", "scout", HERO_EXPEDITION))
    assert ready_mana(match) == 2
    assert (match.zone("hare"), match.thing("hare").scouted) == ("reserve", False)
    assert game({"reserve": {"hare": scout}, "mana": 3}).refused(play("hare", "scout", HERO_EXPEDITION)) == "7.4.5.c"
    assert game({"hand": {"hare": character()}, "mana": 3}).refused(play("hare", "scout", HERO_EXPEDITION)) == "7.4.5.c"
    assert game({"hand": {"hare": scout}, "mana": 9}).refused(play("hare", "free", HERO_EXPEDITION)) == "5.1.2.d"


# --- further costs ----------------------------------------------------------------------------------------


DISCARDS = lang.PayDiscard(what=lang.Choose(what=Filter(zone=("hand",))))


def test_a_card_being_played_cannot_pay_for_itself() -> None:
    song = spell(draws(), lang.AdditionalCost(cost=(DISCARDS,)))
    assert game({"hand": {"song": song}, "mana": 1}).refused(play("song")) == "5.1.2.g"
    match = game({"hand": {"song": song, "hare": character()}, "mana": 1, "deck": 2}).act(play("song"))
    assert (match.zone("hare"), match.zone("song")) == ("discard", "reserve")


def test_an_optional_cost_is_offered_if_it_can_be_paid_and_counts_as_paid() -> None:
    text = spell(lang.Draw(cards=lang.Number(name="paid")), lang.OptionalCost(cost=(lang.PayMana(mana=2),)))
    match = game({"hand": {"song": text}, "mana": 2, "deck": 2}).act(play("song"))
    assert ready_mana(match) == 1
    match = game({"hand": {"song": text}, "mana": 3, "deck": 2}).act(play("song"))
    assert match.asked == (ANN, "may", ("yes", "no"))
    match.answers("yes")
    assert (ready_mana(match), len(match.cards(ANN, "hand"))) == (0, 1)


def test_all_costs_are_paid_in_one_step() -> None:
    sacrifices = lang.AdditionalCost(cost=(lang.PaySacrifice(what=lang.Choose(what=Filter(type=("character",)))),))
    cards: Any = {
        "hand": {"song": spell(draws(), sacrifices)},
        "mana": 1,
        "deck": 1,
        HERO_EXPEDITION: {"elf": character()},
    }
    match = game(cards).act(play("song"))
    paid = [event for event in match.events if type(event).__name__ in ("StatusGained", "Moved")]
    assert [getattr(event, "verb", "") for event in paid][:3] == ["play", "", "sacrifice"]
    assert match.zone("elf") == "discard"
    cards = {**cards, HERO_EXPEDITION: {}}
    assert game(cards, {HERO_EXPEDITION: {"elf": character()}}).refused(play("song")) == "7.3.25.a"
