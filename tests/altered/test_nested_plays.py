"""5.1.1.d Cards played by an effect: at their cost, for less or for free; and declining them."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.games.altered import language as lang
from oracle.games.altered.language import Filter
from oracle.games.altered.rules.edition import Edition
from oracle.games.altered.rules.editions import CURRENT, EDITIONS
from oracle.games.altered.rules.tasks import UseQuickAction
from oracle.kernel.errors import Undecided
from oracle.kernel.position import decline
from tests.altered.games import ANN, Card, Match, character, game, permanent, spell

AT = "hero-expedition"
SPENT = Card(spell(lang.Nothing()), ("exhausted",))
ANYTHING = lang.Choose(what=Filter())
FOR_FREE = lang.Play(what=ANYTHING, free=True)
USE = UseQuickAction(player=ANN, card="site", ability=None)


def doing(*steps: lang.Effect, edition: Edition = CURRENT, bob: Any = None, **cards: Any) -> Match:
    """After the quick action with these steps was used."""
    effect = lang.Sequence(steps=steps)
    site = permanent(lang.QuickAction(cost=(), effect=effect))
    return game({"landmark": {"site": site}, "deck": 5, **cards}, bob, edition=edition).act(USE)


def ready_mana(match: Match) -> int:
    return sum("exhausted" not in match.thing(card).status for card in match.cards(ANN, "mana"))


def test_for_free_nothing_is_paid_and_the_turn_goes_on() -> None:
    match = doing(FOR_FREE, hand={"hare": character(hand_cost=5)})
    assert match.asked == (ANN, "option", ("hero-expedition", "companion-expedition"))
    match.answers(AT)
    assert match.zone("hare") == AT
    assert match.state.day.turn == ANN


def test_from_hand_or_reserve_unless_the_text_says_otherwise() -> None:
    cards: Any = {
        "hand": {"a": spell(lang.Nothing())}, "reserve": {"b": spell(lang.Nothing()), "x": SPENT},
        "discard": {"c": spell(lang.Nothing())},
    }  # fmt: skip
    match = doing(FOR_FREE, **cards)
    assert match.asked == (ANN, "choose", ("a", "b"))
    match.answers("b")
    assert match.zone("b") == "discard"
    from_discard = lang.Play(what=lang.Choose(what=Filter(zone=("discard",))), free=True)
    assert doing(from_discard, **cards).zone("c") == "reserve"


def test_what_a_mana_orb_is_when_it_is_played_is_left_open() -> None:
    orb = lang.Play(what=lang.Choose(what=Filter(zone=("mana",))), free=True)
    for card in (character(), permanent(), spell(lang.Nothing())):
        with pytest.raises(Undecided, match="Mana Orb"):
            doing(orb, mana={"orb": card})


def test_what_follows_finds_the_card_that_was_played() -> None:
    gains = lang.Gain(what=lang.It(), status=("anchored",))
    match = doing(FOR_FREE, gains, hand={"hare": character()}).answers(AT)
    assert match.thing("hare").status == ("anchored",)
    asleep = lang.Play(what=ANYTHING, free=True, gains=("asleep",))
    match = doing(asleep, reserve={"hare": character()}).answers(AT)
    assert match.thing("hare").status == ("asleep", "fleeting")


def test_a_card_costs_less_and_only_payable_ones_are_offered() -> None:
    cheaper = lang.May(do=lang.Play(what=ANYTHING, less=2))
    cards: Any = {
        "hand": {"hare": spell(lang.Nothing(), hand_cost=3), "ox": spell(lang.Nothing(), hand_cost=5)},
        "mana": 2,
    }
    match = doing(cheaper, **cards).answers("yes")
    assert match.zone("hare") == "reserve"
    assert (match.zone("ox"), ready_mana(match)) == ("hand", 1)


def test_scout_can_be_chosen_for_free_too() -> None:
    scout = character(lang.HasKeyword(keyword="scout", value=1))
    match = doing(FOR_FREE, hand={"hare": scout})
    assert match.asked == (ANN, "cost", ("free", "scout"))
    match.answers("scout").answers(AT)
    assert ready_mana(match) == 0
    assert doing(FOR_FREE, reserve={"hare": scout}).asked == (
        ANN,
        "option",
        ("hero-expedition", "companion-expedition"),
    )


def test_nobody_is_asked_about_a_play_that_cannot_be() -> None:
    match = doing(lang.May(do=lang.Play(what=ANYTHING)), DRAWS, hand={"hare": character(hand_cost=3)}, mana=2)
    assert match.at.decision is None
    assert len(match.cards(ANN, "hand")) == 2


# --- declining --------------------------------------------------------------------------------------------


def declined(match: Match) -> Match:
    outcome = decline(match.game, match.at)
    assert outcome.accepted
    match.at = outcome.position
    return match


AT_COST = lang.Play(what=ANYTHING)
DRAWS = lang.Draw()
CARDS: Any = {"hand": {"hare": character(), "ox": character()}, "mana": 1}


def test_whoever_declines_is_offered_it_again() -> None:
    for effect in (lang.May(do=AT_COST), AT_COST):
        match = doing(effect, DRAWS, **CARDS)
        offer = match.at.decision
        assert offer is not None
        if offer.kind == "may":
            match.answers("yes")
        match.answers("hare")
        assert match.asked == (ANN, "option", ("hero-expedition", "companion-expedition"))
        declined(match)
        again = match.at.decision
        assert again is not None
        assert (again.kind, again.options) == (offer.kind, offer.options)
        assert again.serial > offer.serial
        assert "hare" in match.state.known
        match.answers(*(["no"] if offer.kind == "may" else []))
        assert (match.zone("hare"), ready_mana(match)) == ("hand", 1)
        assert len(match.cards(ANN, "hand")) == 3


def test_in_the_former_edition_the_card_is_not_played_and_the_effect_goes_on() -> None:
    match = doing(lang.May(do=AT_COST), DRAWS, edition=EDITIONS["1.x"], **CARDS).answers("yes").answers("hare")
    declined(match)
    assert match.at.decision is None
    assert (match.zone("hare"), ready_mana(match)) == ("hand", 1)
    assert len(match.cards(ANN, "hand")) == 3


def test_what_is_free_has_no_cost_to_decline() -> None:
    assert doing(FOR_FREE, hand={"hare": character()}).at.offer is None


def test_a_card_that_the_text_names_is_paid_for_only_if_its_player_wants_to() -> None:
    named = lang.Sequence(
        steps=(lang.Move(what=lang.Choose(what=Filter(zone=("hand",))), to="reserve"), lang.Play(what=lang.It()))
    )
    match = doing(named, DRAWS, hand={"song": spell(lang.Nothing())}, mana=1)
    assert match.asked == (ANN, "may", ("yes", "no"))
    match.answers("yes")
    assert (match.zone("song"), ready_mana(match)) == ("discard", 0)


def test_if_you_do_is_true_of_a_play_that_was_begun() -> None:
    then = lang.IfYouDo(first=lang.May(do=AT_COST), then=lang.Draw(cards=2))
    match = doing(then, **CARDS).answers("yes").answers("ox").answers(AT)
    assert len(match.cards(ANN, "hand")) == 3
    match = doing(then, **CARDS).answers("no")
    assert len(match.cards(ANN, "hand")) == 2


def test_a_spell_within_an_effect_resolves_before_what_follows() -> None:
    match = doing(FOR_FREE, DRAWS, hand={"song": spell(lang.Resupply())})
    order = [event.verb for event in match.events if type(event).__name__ == "Moved"]
    assert order == ["play", "resupply", "resolve", "draw"]


def test_whose_orbs_a_text_means_that_does_not_say_is_left_open() -> None:
    ready = lang.Ready(what=lang.Choose(what=Filter(zone=("mana",))))
    with pytest.raises(Undecided, match="Mana Orbs"):
        doing(ready, mana={"o": SPENT}, bob={"mana": {"p": SPENT}})
    assert ready_mana(doing(ready, mana={"o": SPENT})) == 1
    own = lang.Ready(what=lang.Choose(what=Filter(zone=("mana",), whose="yours")))
    assert ready_mana(doing(own, mana={"o": SPENT}, bob={"mana": {"p": SPENT}})) == 1
