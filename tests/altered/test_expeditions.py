"""Expeditions: who is present where, what a text means by one, how they stand (3.2.4, 7.4.4, 7.5)."""

from __future__ import annotations

import pytest

from oracle.games.altered import language as lang
from oracle.games.altered.rules.objects.expeditions import facing, stands, statistics_of, terrains_at
from oracle.games.altered.rules.objects.texts import Place, Text
from oracle.games.altered.rules.objects.view import View, view_of
from oracle.games.altered.rules.state import Region
from tests.altered.games import ANN, BOB, Card, Match, character, game, gear, hero, permanent

GIGANTIC = lang.HasKeyword(keyword="gigantic")
ANN_HERO: Place = (ANN, "hero")
ANN_COMPANION: Place = (ANN, "companion")
BOTH = (ANN_HERO, ANN_COMPANION)


def view(match: Match) -> View:
    return view_of(match.state)


def of(match: Match, ref: str) -> Text:
    thing = match.thing(ref)
    return Text(thing.controller, thing.id)


@pytest.fixture
def big_and_small() -> Match:
    return game(
        {
            "hero-expedition": {"big": character(GIGANTIC, stats=(1, 2, 3)), "asleep": Card(character(), ("asleep",))},
            "companion-expedition": {"small": character(stats=(0, 0, 1)), "gear": gear()},
            "landmark": {"site": permanent()},
            "hero": {"leader": hero()},
        },
        {"hero-expedition": {"other": character()}},
        hero={ANN: 2, BOB: 1},
        companion={ANN: 1, BOB: 1},
    )


def test_gigantic_is_in_both_expeditions_and_counts_in_both(big_and_small: Match) -> None:
    seen = view(big_and_small)
    assert seen.expeditions(big_and_small.thing("big")) == BOTH
    assert seen.expeditions(big_and_small.thing("small")) == (ANN_COMPANION,)
    assert [thing.card for thing in seen.things_in(ANN, "companion")] == ["small", "gear", "big"]
    assert statistics_of(seen, ANN_HERO) == (1, 2, 3)
    assert statistics_of(seen, ANN_COMPANION) == (1, 2, 4)
    assert statistics_of(seen, (BOB, "companion")) == (0, 0, 0)


@pytest.mark.parametrize(
    ("ref", "where", "meant"),
    [
        ("small", "mine", (ANN_COMPANION,)),
        ("small", "other", (ANN_HERO,)),
        ("small", "facing", ((BOB, "companion"),)),
        ("small", "each", BOTH),
        ("small", "hero", (ANN_HERO,)),
        ("big", "mine", BOTH),
        ("big", "other", ()),
        ("big", "facing", ((BOB, "hero"), (BOB, "companion"))),
        ("site", "mine", ()),
        ("site", "other", ()),
        ("leader", "facing", ()),
        ("other", "companion", ((BOB, "companion"),)),
    ],
)
def test_which_expedition_a_text_means(
    big_and_small: Match, ref: str, where: lang.Where, meant: tuple[Place, ...]
) -> None:
    assert view(big_and_small).places(where, of(big_and_small, ref)) == meant


def test_the_chosen_expedition_is_the_target(big_and_small: Match) -> None:
    text = Text(ANN, big_and_small.thing("small").id, places={"target": ((BOB, "hero"),)})
    found = view(big_and_small).all_such(lang.Filter(where="target"), text)
    assert [thing.card for thing in found] == ["other"]


def test_what_is_gone_is_where_it_was_last(big_and_small: Match) -> None:
    seen = view(big_and_small)
    gone = seen.last_known(big_and_small.thing("big"))
    after = game({})
    assert view(after).places("mine", Text(ANN, gone.id, lasts=(gone,))) == BOTH
    assert view(after).places("mine", Text(ANN, gone.id)) == ()
    assert view(after).stats(gone) == (1, 2, 3)


def test_how_expeditions_stand(big_and_small: Match) -> None:
    seen = view(big_and_small)
    assert stands(seen, ANN_HERO) == "ahead"
    assert stands(seen, (BOB, "hero")) == "behind"
    assert stands(seen, ANN_COMPANION) == "tied"
    assert facing(seen, ANN_COMPANION) == (BOB, "companion")


@pytest.mark.parametrize(
    ("ref", "where", "asked", "holds"),
    [
        ("big", "mine", "ahead", False),
        ("big", "mine", "tied", False),
        ("small", "mine", "tied", True),
        ("asleep", "mine", "ahead", True),
        ("site", "mine", "tied", False),
        ("small", "other", "ahead", True),
        ("big", "other", "ahead", False),
    ],
)
def test_a_condition_on_its_expedition_holds_for_all_of_them(
    big_and_small: Match, ref: str, where: lang.Where, asked: str, holds: bool
) -> None:
    condition = lang.ExpeditionStands(where=where, stands=asked)  # type: ignore[arg-type]
    assert view(big_and_small).is_true(condition, of(big_and_small, ref)) is holds


def test_a_gigantic_object_is_in_a_terrain_with_one_of_its_expeditions() -> None:
    # Ann's hero Expedition is in V, her companion Expedition in M|VO's second half seen from the other end: V and O.
    match = game(
        {"hero-expedition": {"big": character(GIGANTIC)}, "companion-expedition": {"small": character()}},
        hero={ANN: 1},
        companion={ANN: 3},
    )
    seen = view(match)
    assert terrains_at(seen, ANN_HERO) == ("forest",)
    assert terrains_at(seen, ANN_COMPANION) == ("forest", "water")
    for terrain, big, both in (("forest", True, True), ("water", True, False), ("mountain", False, False)):
        text = of(match, "big")
        filtered = lang.Filter(in_terrain=terrain)  # type: ignore[arg-type]
        assert seen.is_true(lang.Matches(what=filtered), text) is big
        of_expedition = lang.ExpeditionStands(where="mine", in_terrain=terrain)  # type: ignore[arg-type]
        assert seen.is_true(of_expedition, text) is both


def test_in_the_arena_all_expeditions_are_tied_and_in_every_terrain() -> None:
    arena = (Region(terrains=("forest", "mountain", "water")),)
    match = game({"hero-expedition": {"a": character()}}, regions=arena)
    seen = view(match)
    assert stands(seen, ANN_HERO) == stands(seen, (BOB, "companion")) == "tied"
    assert terrains_at(seen, (BOB, "companion")) == ("forest", "mountain", "water")


def test_face_down_regions_have_no_terrains_unless_given_some() -> None:
    water = lang.Regions(terrains=("water",), instead=True)
    for cards, first, second in (
        ({}, ("forest", "mountain", "water"), ()),
        ({"k": permanent(water)}, ("water",), ("water",)),
    ):
        match = game({"landmark": cards}, regions=_facedown())
        assert view(match).board.regions[0] == first
        assert view(match).board.regions[3] == second


def _facedown() -> tuple[Region, ...]:
    from oracle.games.altered.rules.setup import standard_regions

    return standard_regions(facedown=True)
