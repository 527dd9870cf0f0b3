"""5.3 Quick actions: whose, for which costs, how often; and declining them."""

from __future__ import annotations

from typing import Any

from oracle.games.altered import language as lang
from oracle.games.altered.language import Filter
from oracle.games.altered.rules.setup import Happened
from oracle.games.altered.rules.tasks import UseQuickAction
from oracle.kernel.position import decline
from tests.altered.games import ANN, BOB, Card, Match, character, game, hero, permanent

AT = "hero-expedition"
TAPS = lang.QuickAction(cost=(lang.PayExhaust(),), effect=lang.Draw())
PAYS = lang.QuickAction(cost=(lang.PayMana(mana=2),), effect=lang.Draw(), name="dig")
SPENT = ("exhausted",)
SUPPORTS = lang.QuickAction(cost=(lang.PayDiscard(),), effect=lang.Draw(), support=True)


def use(card: str, ability: str | None = None, *resources: str, player: str = ANN) -> UseQuickAction:
    return UseQuickAction(player=player, card=card, ability=ability, resources=resources)


def hand(match: Match, player: str = ANN) -> int:
    return len(match.cards(player, "hand"))


def ready_mana(match: Match, player: str = ANN) -> int:
    return sum("exhausted" not in match.thing(card).status for card in match.cards(player, "mana"))


def test_the_turn_goes_on_after_a_quick_action() -> None:
    match = game({AT: {"elf": character(TAPS)}, "deck": 3}).act(use("elf"))
    assert hand(match) == 1
    assert match.thing("elf").status == ("exhausted",)
    assert match.state.day.turn == ANN
    assert match.refused(use("elf")) == "2.4.1.f"


def test_of_ones_own_objects_where_they_work() -> None:
    bob: Any = {AT: {"imp": character(TAPS)}, "hero": {"boss": hero(TAPS)}, "reserve": {"ant": character(SUPPORTS)}}
    ann: Any = {
        "hero": {"chief": hero(TAPS)}, "landmark": {"site": permanent(TAPS)}, "deck": 5,
        "reserve": {"bee": character(SUPPORTS), "cat": character(TAPS), "dog": Card(character(SUPPORTS), SPENT)},
        "hand": {"eel": character(TAPS)}, AT: {"fox": character(SUPPORTS)}, "discard": {"gnu": character(SUPPORTS)},
    }  # fmt: skip
    match = game(ann, bob)
    for card, clause in {
        "imp": "5.3.b", "boss": "5.3.b", "ant": "5.3.b", "cat": "5.3.b", "dog": "2.2.11.j", "eel": "5.3.b",
        "fox": "5.3.b", "gnu": "5.3.b",
    }.items():  # fmt: skip
        assert match.refused(use(card)) == clause, card
    match.act(use("chief")).act(use("site")).act(use("bee"))
    assert hand(match) == 4
    assert match.zone("bee") == "discard"


def test_only_in_ones_own_turn() -> None:
    match = game({AT: {"elf": character(TAPS)}}, turn=BOB)
    assert match.refused(use("elf")) == "4.2.3.d"


def test_one_of_several_is_named_or_asked_for() -> None:
    cards: Any = {AT: {"elf": character(PAYS, TAPS)}, "deck": 3, "mana": 2}
    match = game(cards).act(use("elf", "dig"))
    assert ready_mana(match) == 0
    assert match.thing("elf").status == ()
    match = game(cards).act(use("elf"))
    assert match.asked == (ANN, "option", ("dig", "2"))
    assert game(cards).refused(use("elf", "fly")) == "5.3.b"


def test_mana_is_paid_with_the_orbs_that_are_named_and_more_under_a_condition() -> None:
    more = (lang.MoreMana(mana=1, condition=lang.FirstPlayer(so=False)),)
    action = lang.QuickAction(cost=(lang.PayMana(mana=1),), effect=lang.Draw(), more=more)
    cards: Any = {AT: {"elf": character(action)}, "deck": 3, "mana": {"a": character(), "b": character()}}
    match = game(cards).act(use("elf", None, "b"))
    assert (match.thing("a").status, match.thing("b").status) == ((), ("exhausted",))
    match = game(cards, first=BOB).act(use("elf"))
    assert ready_mana(match) == 0
    assert game(cards, first=BOB).refused(use("elf", None, "b")) == "3.2.9.f"


def test_counters_are_spent_or_it_is_refused() -> None:
    action = lang.QuickAction(cost=(lang.PayCounters(counter="kelon", count=2),), effect=lang.Draw())
    for have, left in ((3, 1), (2, 0)):
        match = game({AT: {"elf": Card(character(action), counters={"kelon": have})}, "deck": 1}).act(use("elf"))
        assert match.thing("elf").count("kelon") == left
    match = game({AT: {"elf": Card(character(action), counters={"kelon": 1, "boost": 5})}, "deck": 1})
    assert match.refused(use("elf")) == "7.3.27.b"


def test_a_hundred_times_a_day_for_each_object() -> None:
    cheap = character(lang.QuickAction(cost=(), effect=lang.Nothing(), name="hum"))
    cards: Any = {AT: {"elf": cheap, "imp": cheap}}
    happened = tuple(
        Happened(what="quick-action-played", player=ANN, card="elf", ability="hum", times=n) for n in (99,)
    )
    match = game(cards, happened=happened).act(use("elf"))
    assert match.refused(use("elf")) == "5.3.e"
    match.act(use("imp"))


def test_ignored_quick_actions_and_forbidden_ones_are_not_played() -> None:
    everybody = Filter(type=("character",))
    for passive, clause in (
        (lang.Ignored(what=everybody), "7.3.14.b"),
        (lang.Cannot(action="use-quick-actions", who="each"), "1.4.1.a"),
    ):
        match = game({AT: {"elf": character(TAPS), "imp": character(passive)}, "deck": 2})
        assert match.refused(use("elf")) == clause


def test_the_effect_finds_what_its_own_cost_moved() -> None:
    returns = lang.QuickAction(cost=(lang.PayDiscard(),), effect=lang.Move(what=lang.This(), to="hand"), support=True)
    match = game({"reserve": {"bee": character(returns)}}).act(use("bee"))
    assert match.zone("bee") == "hand"


# --- what is paid with ------------------------------------------------------------------------------------


def sacrifices(count: int = 1, **such: Any) -> lang.PaySacrifice:
    return lang.PaySacrifice(what=lang.Choose(what=Filter(type=("character",), **such), count=count))


def test_nothing_pays_twice_in_the_same_way() -> None:
    action = lang.QuickAction(cost=(sacrifices(), sacrifices()), effect=lang.Draw())
    cards: Any = {"landmark": {"site": permanent(action)}, AT: {"a": character()}, "deck": 1}
    assert game(cards).refused(use("site")) == "6.4.c"
    match = game({**cards, AT: {"a": character(), "b": character()}}).act(use("site"))
    match.answers("b")
    assert (match.zone("a"), match.zone("b")) == ("discard", "discard")


def test_an_object_can_be_exhausted_and_sacrificed_for_the_same_cost() -> None:
    action = lang.QuickAction(cost=(lang.PaySacrifice(what=lang.This()), lang.PayExhaust()), effect=lang.Draw())
    match = game({AT: {"elf": character(action)}, "deck": 1}).act(use("elf"))
    assert (match.zone("elf"), hand(match)) == ("discard", 1)


def test_only_choices_that_leave_the_rest_payable_are_offered() -> None:
    cost = (sacrifices(), sacrifices(subtype=("Robot",)))
    cards: Any = {
        "landmark": {"site": permanent(lang.QuickAction(cost=cost, effect=lang.Draw()))}, "deck": 1,
        AT: {"a": character(subtypes=("Robot",)), "b": character(), "c": character()},
    }  # fmt: skip
    match = game(cards).act(use("site"))
    assert match.asked == (ANN, "choose", ("b", "c"))
    match.answers("c")
    assert [match.zone(card) for card in "abc"] == ["discard", AT, "discard"]


def test_orbs_that_the_cost_exhausts_besides_do_not_pay_its_mana() -> None:
    orb = lang.PayExhaust(what=lang.Choose(what=Filter(type=("mana-orb",), zone=("mana",), whose="yours")))
    action = lang.QuickAction(cost=(lang.PayMana(mana=1), orb), effect=lang.Draw())
    cards: Any = {AT: {"elf": character(action)}, "deck": 1, "mana": {"a": character(), "b": character()}}
    match = game(cards).act(use("elf")).answers("a")
    assert ready_mana(match) == 0
    assert game({**cards, "mana": 1}).refused(use("elf")) == "6.4.c"


def test_cards_of_the_deck_can_pay() -> None:
    mill = lang.PayDiscard(what=lang.FromDeck(cards=2))
    action = lang.QuickAction(cost=(mill,), effect=lang.Nothing())
    match = game({AT: {"elf": character(action)}, "deck": 3}).act(use("elf"))
    assert (len(match.cards(ANN, "deck")), len(match.cards(ANN, "discard"))) == (1, 2)
    assert game({AT: {"elf": character(action)}, "deck": 1}).refused(use("elf")) == "3.2.2.e"


# --- declining --------------------------------------------------------------------------------------------


def test_declining_takes_the_declaration_back() -> None:
    action = lang.QuickAction(cost=(lang.PayMana(mana=1), sacrifices()), effect=lang.Draw())
    cards: Any = {AT: {"a": character(), "b": character(), "elf": character(action)}, "deck": 1, "mana": 1}
    match = game(cards)
    before = match.state
    match.act(use("elf"))
    assert match.asked is not None
    outcome = decline(match.game, match.at)
    assert outcome.accepted
    assert outcome.position.decision is None
    assert outcome.position.table == before
    assert not outcome.position.agenda


def test_after_payment_nothing_can_be_declined() -> None:
    action = lang.QuickAction(cost=(lang.PayMana(mana=1),), effect=lang.Discard(what=lang.Choose(what=Filter())))
    cards: Any = {AT: {"a": character(), "elf": character(action)}, "mana": 1}
    match = game(cards).act(use("elf"))
    assert match.asked == (ANN, "choose", ("elf", "a")) or match.asked == (ANN, "choose", ("a", "elf"))
    assert match.at.offer is None


def test_orbs_can_be_rearranged_before_one_of_them_is_chosen_to_pay() -> None:
    orb = lang.PayDiscard(what=lang.Choose(what=Filter(zone=("mana",), whose="yours")))
    action = lang.QuickAction(cost=(orb,), effect=lang.Draw())
    mana: Any = {"a": character(), "b": Card(character(), SPENT)}
    match = game({AT: {"elf": character(action)}, "deck": 1, "mana": mana}).act(use("elf"))
    assert match.asked == (ANN, "choose", ("b",))
    match.answers("b").answers("a")
    assert (match.zone("a"), match.thing("b").status) == ("discard", ())
