"""5.1.2.c, 5.1.2.f: what is chosen when; nothing changes meanwhile. By 1.x targets and modes come before payment."""

from __future__ import annotations

from typing import Any

from oracle.games.altered import language as lang
from oracle.games.altered.language import Filter
from oracle.games.altered.rules.edition import Edition
from oracle.games.altered.rules.editions import CURRENT, EDITIONS
from oracle.games.altered.rules.tasks import CostChoice, PlayCard
from oracle.kernel.position import decline
from tests.altered.games import ANN, BOB, Match, character, game, permanent, spell

AT = "hero-expedition"
CHARACTER = lang.Target(what=Filter(type=("character",)))
BOOSTS = lang.Gain(what=CHARACTER, count=1)
TOKEN = lang.CreateToken(token=lang.Token(name="Recruit", forest=1, mountain=1, water=1), where="hero", name="made")


def played(effect: object, edition: Edition = CURRENT, cards: Any = None) -> Match:
    match = game({"hand": {"song": spell(effect)}, "mana": 1, "deck": 4, **(cards or {})}, edition=edition)
    return match.act(PlayCard(player=ANN, card="song", cost=CostChoice()))


def ready_mana(match: Match) -> int:
    return sum("exhausted" not in match.thing(card).status for card in match.cards(ANN, "mana"))


TWO: object = {AT: {"a": character(), "b": character()}}


def test_a_target_is_chosen_as_its_step_comes_or_while_the_card_is_declared() -> None:
    match = played(BOOSTS, cards=TWO)
    assert (match.asked, ready_mana(match), match.zone("song")) == ((ANN, "choose", ("a", "b")), 0, "limbo")
    match = played(BOOSTS, EDITIONS["1.x"], cards=TWO)
    assert (match.asked, ready_mana(match), match.zone("song")) == ((ANN, "choose", ("a", "b")), 1, "hand")
    match.answers("b")
    assert (match.thing("a").count("boost"), match.thing("b").count("boost")) == (0, 1)
    assert ready_mana(match) == 0


def test_what_a_first_step_creates_can_only_be_a_later_target() -> None:
    both = lang.Sequence(steps=(TOKEN, BOOSTS))
    match = played(both, cards={AT: {"a": character()}})
    assert match.asked == (ANN, "choose", ("a", "token1"))
    match = played(both, EDITIONS["1.x"], cards={AT: {"a": character()}})
    assert match.thing("a").count("boost") == 1


def test_a_mode_is_chosen_as_it_resolves_or_while_the_card_is_declared() -> None:
    modes = lang.Modes(modes={"draw": lang.Draw(), "create": TOKEN})
    assert ready_mana(played(modes)) == 0
    match = played(modes, EDITIONS["1.x"])
    assert (match.asked, ready_mana(match)) == ((ANN, "option", ("draw", "create")), 1)
    match.answers("create")
    assert match.zone("token1") == AT


def test_former_targets_are_those_of_the_chosen_mode_and_of_steps_that_may_come_to_nothing() -> None:
    modes = lang.Modes(modes={"draw": lang.Draw(), "boost": BOOSTS})
    assert played(modes, EDITIONS["1.x"], cards=TWO).answers("draw").at.decision is None
    assert played(modes, EDITIONS["1.x"], cards=TWO).answers("boost").asked == (ANN, "choose", ("a", "b"))
    match = played(lang.May(do=BOOSTS), EDITIONS["1.x"], cards=TWO).answers("a")
    assert (match.asked, ready_mana(match)) == ((ANN, "may", ("yes", "no")), 0)
    match.answers("no")
    assert match.thing("a").count("boost") == 0


def test_former_targets_differ_within_a_step_and_not_between_steps() -> None:
    step = lang.Simultaneously(parts=(BOOSTS, lang.Gain(what=CHARACTER, status=("asleep",))))
    match = played(step, EDITIONS["1.x"], cards=TWO).answers("a")
    assert (match.thing("a").status, match.thing("b").status) == ((), ("asleep",))
    steps = lang.Sequence(steps=step.parts)
    match = played(steps, EDITIONS["1.x"], cards=TWO).answers("a").answers("a")
    assert (match.thing("a").status, match.thing("a").count("boost")) == (("asleep",), 1)


def test_a_former_target_that_has_left_is_none_any_more() -> None:
    steps = lang.Sequence(steps=(lang.Discard(what=CHARACTER), BOOSTS))
    match = played(steps, EDITIONS["1.x"], cards=TWO).answers("a").answers("a")
    assert match.zone("a") == "discard"
    assert match.thing("b").count("boost") == 0


def test_sabotage_has_its_target_in_the_declaration_too() -> None:
    match = played(lang.Sabotage(), EDITIONS["1.x"], cards={"reserve": {"x": character()}})
    assert (match.asked, ready_mana(match)) == ((ANN, "choose", ("x",)), 1)
    match.answers("x")
    assert match.zone("x") == "discard"


# --- nothing changes --------------------------------------------------------------------------------------


def test_declining_leaves_nothing_but_a_card_that_was_shown() -> None:
    match = game({"hand": {"hare": character()}, "mana": 1})
    before = match.state
    match.act(PlayCard(player=ANN, card="hare", cost=CostChoice()))
    declined = decline(match.game, match.at).position
    assert declined.decision is None
    assert declined.table.known == ("hare",)
    assert declined.table.objects == before.objects
    assert declined.table.day == before.day


def test_in_the_former_edition_every_permanent_joins_the_landmark_zone() -> None:
    gear = permanent(zone_type="expedition")
    match = game({"hand": {"bag": gear}, "mana": 1}, edition=EDITIONS["1.x"])
    assert match.refused(PlayCard(player=ANN, card="bag", cost=CostChoice(), at=AT)) == "5.2.3.a"
    match.act(PlayCard(player=ANN, card="bag", cost=CostChoice()))
    assert (match.zone("bag"), match.state.day.turn) == ("landmark", BOB)
