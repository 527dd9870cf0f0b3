"""Situations of both games: cards that can be, parts that are all used, games that are about them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import json

from oracle.assurance.fuzz.generate import grammar
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.situations import Situation
from oracle.engines.reference_books import definition_problem
from oracle.games.altered.profile.fuzz import situations as altered_situations
from oracle.games.lorcana.profile.fuzz import situations as lorcana_situations
from oracle.games.lorcana.profile.fuzz.cards import CLASSES


def lorcana_card(sketch: Any, number: int) -> Any:
    return lorcana_situations.made(Dice(number), sketch, number, CLASSES)


def altered_card(sketch: Any, number: int) -> Any:
    return altered_situations.made(Dice(number), sketch, "Own")


@pytest.mark.parametrize(
    ("game", "make", "situation"),
    [
        *(pytest.param("lorcana", lorcana_card, each, id=each.about) for each in lorcana_situations.known()),
        *(pytest.param("altered", altered_card, each, id=each.about) for each in altered_situations.known()),
    ],
)
def test_its_cards_are_cards_and_of_all_its_kinds(
    game: str, make: Callable[[Any, int], Any], situation: Situation
) -> None:
    cards = [make(sketch, number) for sketch in situation.cards for number in range(20)]
    assert [problem for card in cards if (problem := definition_problem(game, card))] == []
    assert "$" not in repr(cards)
    assert any(card["abilities"] or card.get("effect") for card in cards)


of_each_game = pytest.mark.parametrize(
    "situations", [lorcana_situations, altered_situations], ids=["lorcana", "altered"]
)


@of_each_game
def test_every_group_of_parts_is_used(situations: Any) -> None:
    parts = dict(grammar.groups(situations.FILES))
    coming, spoken = [parts.pop("situations")], set[str]()
    while coming:
        named = set(re.findall(r'"\$([\w-]+)"', json.encode(coming.pop()).decode())) - spoken
        spoken |= named
        coming += [parts[name] for name in sorted(named)]
    assert spoken == set(parts)


@of_each_game
def test_some_games_are_about_a_situation_and_each_comes_up(situations: Any) -> None:
    picked = [situations.pick(Dice(number)) for number in range(400)]
    assert {each.about for each in picked if each is not None} == {each.about for each in situations.known()}
    assert 0.3 < picked.count(None) / len(picked) < 0.8


def test_kinds_come_up_once_before_any_comes_up_twice() -> None:
    assert sorted(grammar.each_once(Dice(1), "abc", 5)[:3]) == ["a", "b", "c"]
    assert len(grammar.each_once(Dice(1), "abc", 5)) == 5
