"""Situations of Lorcana: tables as they have to be, on which nobody has fallen yet."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import Offered
from oracle.engines.reference import ReferenceEngine
from oracle.games.lorcana.profile.fuzz import situations
from oracle.games.lorcana.profile.fuzz.maker import LorcanaMaker
from oracle.games.lorcana.profile.fuzz.situations import LorcanaSituation, LorcanaSketch
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.protocol.messages import Card, SetupParams, capabilities_of

ALL = {situation.about: situation for situation in situations.known()}
of_each = pytest.mark.parametrize("situation", ALL.values(), ids=list(ALL))


def positions(situation: LorcanaSituation | None, monkeypatch: pytest.MonkeyPatch, count: int) -> list[SetupParams]:
    monkeypatch.setattr(situations, "pick", lambda _: situation)
    maker = LorcanaMaker(Offered(capabilities=frozenset(capabilities_of("lorcana"))))
    maker.restock(Dice("stock"))
    return [maker.setup(Dice(number), "2.2") for number in range(count)]


@of_each
def test_nobody_has_fallen_before_anything_is_done(
    situation: LorcanaSituation, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = ReferenceEngine()
    for setup in positions(situation, monkeypatch, 12):
        assert engine.setup(setup).status == "ok"
        view = view_of(engine._at.base if engine._at is not None else None)
        standing = [thing for thing in view.in_play() if view.definition(thing).willpower is not None]
        assert [thing.card for thing in standing if thing.damage >= view.values(thing).willpower] == []


def played(situation: LorcanaSituation, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Card, SetupParams]]:
    """Every card in play that lies on no other one, with whose turn it is and the position."""
    return [
        (setup.position.turn.player, card, setup)
        for setup in positions(situation, monkeypatch, 30)
        for card in setup.position.cards
        if card.zone == "play" and card.under is None
    ]


def kind(card: Card, setup: SetupParams) -> str:
    made = setup.definitions.get(card.card or "")
    return str(made["type"]) if made is not None else ""


PLAIN = LorcanaSituation(about="nothing", cards=(LorcanaSketch(type="character"), LorcanaSketch(type="location")))


def test_the_opponents_are_exerted_and_the_others_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(replace(PLAIN, exerted=1.0, ready=1.0), monkeypatch)
    characters = [(active, card) for active, card, setup in table if kind(card, setup) == "character"]
    assert {card.states for active, card in characters if card.player == active} == {()}
    assert {card.states for active, card in characters if card.player != active} == {("exerted",)}


def test_all_that_can_be_is_hurt(monkeypatch: pytest.MonkeyPatch) -> None:
    for _, card, setup in played(replace(PLAIN, hurt=1.0), monkeypatch):
        if kind(card, setup) in ("character", "location"):
            assert bool(card.counters) == (setup.definitions[card.card or ""]["willpower"] > 1)


def test_locations_lie_there_with_characters_at_them(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(replace(PLAIN, visited=0.6), monkeypatch)
    assert sum(kind(card, setup) == "location" for _, card, setup in table) > len(table) / 3
    assert sum(card.at is not None for _, card, _ in table) > len(table) / 20
