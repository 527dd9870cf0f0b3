"""Situations of Altered: cards that can be, dealt where they can be used, under each edition."""

from __future__ import annotations

import re

import pytest
from msgspec import json

from oracle.assurance.fuzz import altered_situations as situations
from oracle.assurance.fuzz import grammar
from oracle.assurance.fuzz.altered import AlteredMaker
from oracle.assurance.fuzz.altered_situations import Situation
from oracle.assurance.fuzz.dice import Dice
from oracle.assurance.fuzz.making import Offered
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference_books import definition_problem
from oracle.protocol.messages import capabilities_of

ALL = {situation.about: situation for situation in situations.situations()}
of_each = pytest.mark.parametrize("situation", ALL.values(), ids=list(ALL))


@of_each
def test_its_cards_are_cards(situation: Situation) -> None:
    cards = [situations.made(Dice(number), kind, "Own") for kind in situation.cards for number in range(20)]
    assert [problem for card in cards if (problem := definition_problem("altered", card))] == []
    assert "$" not in repr(cards)


def test_every_group_of_parts_is_used() -> None:
    parts = grammar.groups(situations.FILES)
    coming, spoken = [parts.pop("situations")], set[str]()
    while coming:
        named = set(re.findall(r'"\$([\w-]+)"', json.encode(coming.pop()).decode())) - spoken
        spoken |= named
        coming += [parts[name] for name in sorted(named)]
    assert spoken == set(parts)


@of_each
@pytest.mark.parametrize("edition", ["3.0", "1.x"])
def test_its_cards_are_where_they_can_be_used(
    situation: Situation, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(situations, "pick", lambda _: situation)
    maker = AlteredMaker(Offered(capabilities=frozenset(capabilities_of("altered"))))
    maker.restock(Dice("stock"))
    engine, zones = ReferenceEngine(), set[str]()
    for number in range(12):
        setup = maker.setup(Dice(number), edition)
        assert engine.setup(setup).status == "ok"
        zones |= {card.zone for card in setup.position.cards if (card.card or "").startswith("Own")}
    assert {kind.at for kind in situation.cards if kind.at} <= zones


def test_some_games_are_about_a_situation_and_each_comes_up() -> None:
    picked = [situations.pick(Dice(number)) for number in range(200)]
    assert {situation.about for situation in picked if situation is not None} == set(ALL)
    assert None in picked


def test_kinds_come_up_once_before_any_comes_up_twice() -> None:
    assert sorted(grammar.each_once(Dice(1), "abc", 5)[:3]) == ["a", "b", "c"]
    assert len(grammar.each_once(Dice(1), "abc", 5)) == 5
