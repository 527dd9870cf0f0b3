"""Passive abilities: what they make of characteristics, and in which order (2.3)."""

from __future__ import annotations

from oracle.games.altered import language as lang
from oracle.games.altered.rules.objects.view import View, view_of
from tests.altered.games import BOB, Match, character, game, permanent

ROBOT = ("Robot",)


def view(match: Match) -> View:
    return view_of(match.state)


def test_nothing_changes_without_passive_abilities() -> None:
    match = game({"hero-expedition": {"adda": character(stats=(1, 2, 3), subtypes=ROBOT)}})
    assert view(match).stats(match.thing("adda")) == (1, 2, 3)
    assert view(match).traits(match.thing("adda")).subtypes == ROBOT
    assert view(match).board.traits == {}


def test_later_ability_that_makes_elementals_comes_before_the_earlier_one_that_makes_them_gigantic() -> None:
    # The example of 2.3.2.e.
    gigantic = lang.HasKeyword(keyword="gigantic", what=lang.Filter(subtype=("Elemental",)))
    elemental = lang.Subtypes(gains=("Elemental",), what=lang.Filter(type=("character",)))
    match = game(
        {"landmark": {"a": permanent(gigantic), "b": permanent(elemental)}, "hero-expedition": {"c": character()}}
    )
    assert view(match).expeditions(match.thing("c")) == (("Ann", "hero"), ("Ann", "companion"))


def test_an_ability_that_is_removed_does_not_apply_even_if_it_is_older() -> None:
    # The example of 2.3.2.d.
    forests = lang.Regions(terrains=("forest",), instead=True)
    silence = lang.LosesAbilities(what=lang.Filter(type=("character",), other=True))
    match = game({"hero-expedition": {"a": character(forests)}, "landmark": {"b": permanent(silence)}})
    assert view(match).abilities(match.thing("a")) == ()
    assert view(match).board.regions[0] == ("forest", "mountain", "water")


def test_what_a_region_is_decides_what_another_ability_does() -> None:
    # The example of 2.3.2.f.
    gigantic = lang.HasKeyword(
        keyword="gigantic", condition=lang.Matches(what=lang.Filter(in_terrain="forest"), it="this")
    )
    forests = lang.Regions(terrains=("forest",), instead=True)
    match = game(
        {"hero-expedition": {"a": character(gigantic)}, "landmark": {"b": permanent(forests)}}, hero={"Ann": 2}
    )
    assert len(view(match).expeditions(match.thing("a"))) == 2
    alone = game({"hero-expedition": {"a": character(gigantic)}}, hero={"Ann": 3})
    assert len(view(alone).expeditions(alone.thing("a"))) == 1


def test_two_that_remove_each_other_go_by_timestamp() -> None:
    silence = lang.LosesAbilities(what=lang.Filter(type=("character",), other=True))
    match = game({"hero-expedition": {"a": character(silence)}}, {"hero-expedition": {"b": character(silence)}})
    assert view(match).abilities(match.thing("a")) != ()
    assert view(match).abilities(match.thing("b")) == ()
    assert match.thing("b").controller == BOB
