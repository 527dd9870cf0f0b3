"""The day: turns, phases, daily effects, tiebreakers, the beginning of a game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.rules import events as ev
from oracle.games.altered.rules.editions import EDITIONS
from oracle.games.altered.rules.setup import Happened, standard_regions
from oracle.games.altered.rules.tasks import Begin, Pass, UseQuickAction
from oracle.games.altered.rules.zones.privacy import sees
from oracle.kernel.errors import Undecided
from tests.altered.games import ANN, BOB, Card, Cards, Match, character, game, gear, hero, permanent

FILLED = {"deck": 8}


def passing(match: Match) -> Match:
    """Both pass, and the day goes on to its next question, or to the next day's first turn."""
    match.act(Pass(player=match.state.day.initiative))
    return match.act(Pass(player=match.state.day.initiative))


def test_turns_alternate_until_all_have_passed() -> None:
    match = game(FILLED, FILLED)
    match.act(Pass(player=ANN))
    assert (match.state.day.turn, match.state.day.phase) == (BOB, "afternoon")
    assert match.refused(Pass(player=ANN)) == "4.2.3.d"


def test_a_day_goes_round() -> None:
    match = passing(game(FILLED, FILLED))
    assert match.asked == (BOB, "choose", tuple(match.cards(BOB, "hand")))
    match.answers()
    assert match.asked == (ANN, "choose", tuple(match.cards(ANN, "hand")))
    drawn = match.cards(ANN, "hand")
    match.answers(drawn[0])
    day = match.state.day
    assert (day.number, day.first, day.turn, day.phase) == (2, BOB, BOB, "afternoon")
    assert match.thing(drawn[0]).zone == "mana"
    assert match.thing(drawn[0]).status == ()
    assert len(drawn) == 2
    assert not any(own.passed for own in match.state.players.values())


def test_phases_begin_in_order() -> None:
    match = passing(game({}, {}))
    begun = [event.phase for event in match.events if isinstance(event, ev.PhaseBegan)]
    assert begun == ["dusk", "night", "morning", "noon", "afternoon"]
    effects = [event.effect for event in match.events if isinstance(event, ev.DailyEffect)]
    assert effects == [
        "progress", "rest", "clean-up", "check-victory", "succeed", "prepare", "draw", "expand",
    ]  # fmt: skip


def test_prepare_readies_everything() -> None:
    tired = ("exhausted",)
    match = passing(
        game(
            {
                "hero": {"h": Card(hero(), tired)},
                "reserve": {"r": Card(character(), tired)},
                "mana": {"m": Card(character(), tired)},
                "landmark": {"l": Card(permanent(), tired)},
                "hero-expedition": {"c": Card(character(lang.HasKeyword(keyword="eternal")), tired)},
            }
        )
    )
    assert all(match.thing(ref).status == () for ref in "hrmlc")


def test_progress_needs_more_than_the_facing_expedition_and_more_than_zero() -> None:
    match = game(
        {
            "hero-expedition": {"a": character(stats=(2, 1, 0))},
            "companion-expedition": {"b": character(stats=(1, 0, 0))},
        },
        {
            "hero-expedition": {"c": character(stats=(1, 1, 0))},
            "companion-expedition": {"d": character(stats=(1, 0, 0))},
        },
    )
    passing(match)
    players = match.state.players
    assert (players[ANN].hero, players[ANN].companion) == (1, 0)
    assert (players[BOB].hero, players[BOB].companion) == (0, 0)
    assert ev.ExpeditionMoved(player=ANN, expedition="hero", due=("forest",), progress=True) in match.events
    failed = {(e.player, e.expedition) for e in match.events if isinstance(e, ev.FailedToMove)}
    assert failed == {(ANN, "companion"), (BOB, "hero"), (BOB, "companion")}


def test_only_terrains_of_its_own_region_count_and_a_tumult_card_is_revealed_once() -> None:
    hidden = standard_regions(facedown=True)
    strong = character(stats=(3, 0, 0))
    match = game({"hero-expedition": {"a": strong}}, regions=hidden)
    passing(match)
    assert [region.facedown for region in match.state.regions] == [False] * 3 + [True] * 4 + [False]
    match = game({"hero-expedition": {"a": strong}}, hero={ANN: 2})
    passing(match)
    assert match.state.players[ANN].hero == 2


def test_asleep_characters_do_not_count() -> None:
    match = passing(game({"hero-expedition": {"a": Card(character(stats=(3, 3, 3)), ("asleep",))}}))
    assert match.state.players[ANN].hero == 0
    assert match.thing("a").zone == "hero-expedition"
    assert match.thing("a").status == ()


def test_rest_and_what_stays() -> None:
    match = passing(
        game(
            {
                "hero-expedition": {
                    "plain": character(stats=(0, 0, 0)),
                    "anchored": Card(character(), ("anchored",)),
                    "both": Card(character(), ("anchored", "asleep")),
                    "eternal": character(lang.HasKeyword(keyword="eternal")),
                    "gear": gear(),
                },
                "companion-expedition": {"other gear": gear(), "held": Card(gear(), ("anchored",))},
                "hero": {"h": hero(reserve_limit=9)},
            },
            hero={ANN: 1},
        )
    )
    assert match.cards(ANN, "reserve") == ["plain", "gear"]
    assert match.cards(ANN, "hero-expedition") == ["anchored", "both", "eternal"]
    assert match.cards(ANN, "companion-expedition") == ["other gear", "held"]
    assert all(not match.thing(ref).status for ref in ("anchored", "both", "held"))


def test_gears_rest_if_their_expedition_moved_at_any_time_this_day() -> None:
    moved = (Happened(what="moved-forward", player=ANN, ability="companion"),)
    match = passing(game({"companion-expedition": {"gear": gear(), "site": gear(subtypes=("Site",))}}, happened=moved))
    assert match.zone("gear") == "reserve"
    assert match.zone("site") == "companion-expedition"


def test_clean_up_leaves_what_is_chosen() -> None:
    cards = {"reserve": {ref: character() for ref in "abc"}, "landmark": {ref: permanent() for ref in "xyz"}}
    match = passing(game({**cards, "hero": {"h": hero(reserve_limit=1, landmark_limit=2)}, "deck": 2}, {"reserve": 3}))
    assert match.asked == (ANN, "choose", ("a", "b", "c"))
    match.answers("b")
    assert match.asked == (ANN, "choose", ("x", "y", "z"))
    match.answers("x", "z")
    assert match.cards(ANN, "reserve") == ["a", "b", "c"]
    assert match.asked is not None
    kept = match.asked[2][:2]
    match.answers(*kept)
    assert match.cards(ANN, "reserve") == ["b"]
    assert match.cards(ANN, "landmark") == ["x", "z"]
    assert tuple(match.cards(BOB, "reserve")) == kept
    verbs = {event.was.card: event.verb for event in match.events if isinstance(event, ev.Moved) and event.was}
    assert verbs["a"] == verbs["c"] == "discard"
    assert verbs["y"] == "sacrifice"


def test_victory_at_the_end_of_night() -> None:
    match = passing(game({}, hero={ANN: 4}, companion={ANN: 3, BOB: 6}))
    result = match.state.result
    assert result is not None
    assert (result.winner, result.losers) == (ANN, (BOB,))
    match = passing(game({}, hero={ANN: 3}, companion={ANN: 3, BOB: 6}))
    assert match.state.result is None


def test_a_tie_starts_tiebreakers() -> None:
    match = passing(game({}, hero={ANN: 4, BOB: 1}, companion={ANN: 3, BOB: 6}))
    assert match.state.result is None
    assert len(match.state.regions) == 1
    assert (match.state.players[ANN].hero, match.state.players[BOB].companion) == (0, 0)
    assert not any(isinstance(event, ev.FailedToMove) for event in passing(match).events)


def test_tiebreakers_are_won_in_more_terrains() -> None:
    arena = standard_regions()[:1]
    ann = {
        "hero-expedition": {"a": character(stats=(1, 3, 0))},
        "companion-expedition": {"b": character(stats=(2, 0, 0))},
    }
    bob = {"hero-expedition": {"c": character(stats=(2, 2, 5))}}
    match = passing(game(ann, bob, regions=arena))
    assert match.state.result is not None
    assert match.state.result.winner == ANN
    even = {"hero-expedition": {"c": character(stats=(4, 2, 0))}}
    match = passing(game(ann, even, regions=arena))
    assert match.state.result is None
    assert match.state.day.number == 2


def test_a_game_begins() -> None:
    story = hero(counters={"story": 2})
    match = game({"hero": {"h": story}, "deck": 9}, {"deck": 9}, phase="setup", script=(("Bob",),))
    assert match.refused(Pass(player=ANN)) == "4.2.3.d"
    match.act(Begin(player=ANN))
    assert match.state.day.first == BOB
    assert match.asked is not None
    assert match.asked[0] == BOB
    assert len(match.asked[2]) == 6
    match.answers(*match.asked[2][:3])
    match.answers(*match.cards(ANN, "hand")[3:])
    day = match.state.day
    assert (day.number, day.phase, day.turn) == (1, "afternoon", BOB)
    assert [len(match.cards(ANN, zone)) for zone in ("hand", "mana", "deck")] == [3, 3, 3]
    assert all(not match.thing(ref).status for ref in match.cards(ANN, "mana"))
    assert match.thing("h").counters == (("story", 2),)
    assert match.refused(Begin(player=ANN)) == "4.1.a"
    phases = [event.phase for event in match.events if isinstance(event, ev.PhaseBegan)]
    assert phases == ["noon", "afternoon"]


def test_texts_that_keep_expeditions_where_they_are() -> None:
    strong = {"hero-expedition": {"a": character(stats=(3, 3, 0))}}
    due = lang.Cannot(action="move-forward-due-to", terrain="forest")
    match = passing(game({**strong, "landmark": {"l": permanent(due)}}))
    assert ev.ExpeditionMoved(player=ANN, expedition="hero", due=("mountain",), progress=True) in match.events
    only = replace(due, action="move-forward-only-due-to", terrain="water")
    assert passing(game({**strong, "landmark": {"l": permanent(only)}})).state.players[ANN].hero == 0
    none = lang.Cannot(action="move-forward", whose="opponent")
    assert passing(game(strong, {"landmark": {"l": permanent(none)}})).state.players[ANN].hero == 0
    assert passing(game({**strong, "landmark": {"l": permanent(none)}})).state.players[ANN].hero == 1
    defender = character(lang.HasKeyword(keyword="defender"))
    assert (
        passing(game({"hero-expedition": {"a": character(stats=(3, 3, 0)), "d": defender}})).state.players[ANN].hero
        == 0
    )


def test_what_is_said_to_be_due_does_not_ask_for_more_than_zero() -> None:
    weak = character(lang.Stats(mountain=-1), stats=(0, 0, 0))
    match = passing(game({"hero-expedition": {"a": character(stats=(1, 0, 0))}}, {"hero-expedition": {"b": weak}}))
    moved = [event.due for event in match.events if isinstance(event, ev.ExpeditionMoved)]
    assert moved == [("forest", "mountain")]


def test_when_1_x_ends_a_game_is_not_known() -> None:
    match = game({}, hero={ANN: 7}, edition=EDITIONS["1.x"])
    with pytest.raises(Undecided, match="Expeditions have met"):
        passing(match)
    assert passing(game({}, hero={ANN: 6}, edition=EDITIONS["1.x"])).state.day.number == 2


def test_limits_are_two_in_1_x_whatever_the_hero_says() -> None:
    reserve: Cards = {"reserve": 3, "hero": {"h": hero(reserve_limit=3)}}
    assert passing(game(reserve)).asked is None
    asked = passing(game(reserve, edition=EDITIONS["1.x"])).asked
    assert asked is not None
    assert asked[:2] == (ANN, "choose")


def test_what_lasts_this_turn_this_afternoon_or_this_day_ends_with_it() -> None:
    durations: tuple[lang.Duration, ...] = ("this-turn", "this-afternoon", "this-day")
    lamps = {
        ref: permanent(lang.QuickAction(cost=(), effect=lang.Lasting(ability=lang.PlaysExhausted(), duration=duration)))
        for ref, duration in zip("abc", durations, strict=True)
    }
    match = game({"landmark": lamps}, {"reserve": 3})
    for ref in lamps:
        match.act(UseQuickAction(player=ANN, card=ref))
    assert [emblem.duration for emblem in match.state.modifiers] == list(durations)
    match.act(Pass(player=ANN))
    assert [emblem.duration for emblem in match.state.modifiers] == ["this-afternoon", "this-day"]
    match.act(Pass(player=BOB))
    assert match.asked is not None
    assert [emblem.duration for emblem in match.state.modifiers] == ["this-day"]
    match.answers("a", "b")
    match.answers("Bob's reserve 1", "Bob's reserve 2")
    if match.asked is not None:
        # The card that was discarded has been drawn.
        match.answers()
    assert match.state.day.number == 2
    assert match.state.modifiers == ()


def test_reactions_wait_for_their_turn_in_initiative_order() -> None:
    noon = lang.Reaction(trigger=lang.Trigger(event="phase", phase="dusk"), effect=lang.Nothing())
    draws = replace(noon, name="Draw", effect=lang.Draw())
    match = game(
        {"landmark": {"a": permanent(noon, draws), "b": permanent(noon)}, "deck": 5},
        {"landmark": {"c": permanent(noon), "d": permanent(noon)}, "deck": 5},
        first=BOB,
    )
    passing(match)
    asked = [match.asked]
    match.answers("d")
    asked.append(match.asked)
    assert asked == [(BOB, "trigger", ("c", "d")), (ANN, "trigger", ("a", "a: Draw", "b"))]
    assert [emblem.source.card for emblem in match.state.waiting] == ["a", "a", "b"]
    match.answers("a: Draw")
    assert len(match.cards(ANN, "hand")) == 1
    assert {emblem.source.card for emblem in match.state.waiting} == {"a", "b"}


def test_heroes_are_seen_once_they_are_revealed_and_disguises_are_gone() -> None:
    # Before anybody is asked about their first Mana Orbs, which the scenarios leave to the engine.
    match = game({"hero": {"h": hero()}, "deck": 9}, {"hero": {"m": character()}, "deck": 9}, phase="setup")
    assert [sees(match.state, BOB, match.thing("h")), sees(match.state, ANN, match.thing("m"))] == [False, False]
    match.act(Begin(player=ANN))
    assert match.state.day.phase == "setup"
    assert sees(match.state, BOB, match.thing("h"))
    assert "m" not in match.state.where
