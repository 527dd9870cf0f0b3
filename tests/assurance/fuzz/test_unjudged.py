"""Questions that nowhere say what they are about, or in which order they come, are no difference."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Move
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.games.altered.profile import BETWEEN
from oracle.games.altered.profile.regions import adventure
from oracle.protocol.messages import Card, Player, Position, Reply, SetupParams, Turn
from tests.assurance.fuzz.small import act, here, setup

ASKED_TWICE = {
    "Keeper": {"name": "Keeper", "type": "character", "abilities": [
        {"is": "modifies", "what": {"type": ["character"]}, "event": "discard", "may": True, "nothing": True}]},
    "Other": {"name": "Other", "type": "character"},
    "Flood": {"name": "Flood", "type": "spell", "hand_cost": 0, "effect": {
        "is": "discard", "what": {"is": "all", "what": {"type": ["character"]}}}},
}  # fmt: skip


def flooded(engine: Engine, definitions: dict[str, Any], *cards: Card) -> Lockstep:
    """A game of Altered in which Ann has just played a flood over these cards."""
    position = Position(
        players=(Player(name="Ann"), Player(name="Bob")),
        turn=Turn(player="Ann", first="Ann", number=2, phase="afternoon"),
        cards=(*cards, here("flood", "hand", "Flood")),
        regions=adventure(BETWEEN, 0, 0),
    )
    setting = SetupParams(game="altered", edition="3.0", position=position, definitions=definitions)
    game = Lockstep(ReferenceEngine(tracing=True), engine, engine.initialize())
    assert (game.begin(setting), game.over) == (None, "")
    assert game.step(act("play", "flood", cost="mana")) is None
    return game


@pytest.mark.parametrize("answers", [("yes", "yes"), ("no", "yes"), ("yes", "no")])
def test_the_same_question_answered_otherwise_is_about_nobody_knows_what(answers: tuple[str, str]) -> None:
    cards = (here("keeper", "hero-expedition", "Keeper"), here("other", "companion-expedition", "Other"))
    game = flooded(ReferenceEngine(), ASKED_TWICE, *cards)
    for answer in answers:
        assert game.step(Move(player="Ann", answer=(answer,))) is None
    assert bool(game.over) == (answers[0] != answers[1])


class OtherFirst(ReferenceEngine):
    """Asks Bob before Ann: it answers no for her in secret."""

    def act(self, player: str, action: Any) -> Reply:
        reply = super().act(player, action)
        asked = reply.decision
        return reply if asked is None else super().decide(asked.player, asked.id, ("no",))


KEEPERS = {"Keeper": {"name": "Keeper", "type": "permanent", "zone_type": "landmark", "abilities": [
    {"is": "modifies", "event": "leave", "may": True, "nothing": True}]},
    "Flood": {"name": "Flood", "type": "spell", "hand_cost": 0, "effect": {
        "is": "move", "what": {"is": "all", "what": {}}, "to": "reserve"}}}  # fmt: skip


def test_who_is_asked_first_about_what_they_may_change_is_open() -> None:
    cards = (here("mine", "landmark", "Keeper"), here("theirs", "landmark", "Keeper", "Bob"))
    game = flooded(OtherFirst(), KEEPERS, *cards)
    assert "in which order players are asked" in game.over
    assert game.table.decision is not None
    assert game.table.decision.player == "Ann"


HEALS = {
    "Salve": {"name": "Salve", "type": "action", "cost": 0, "inkwell": True, "classifications": [],
              "effect": {"is": "remove-damage", "damage": 1, "all": {}}},
}  # fmt: skip


@pytest.mark.parametrize("hurt", [1, 2])
def test_up_to_so_much_from_each_is_asked_without_saying_from_which(hurt: int) -> None:
    cards = [replace(here(f"one{n}"), counters={"damage": 1}) for n in range(hurt)]
    game = Lockstep(ReferenceEngine(tracing=True), ReferenceEngine(), ReferenceEngine().initialize())
    assert (game.begin(setup(here("salve", "hand", "Salve"), *cards, **HEALS)), game.over) == (None, "")
    assert game.step(act("play", "salve", cost="ink")) is None
    assert game.table.decision is not None
    assert game.step(Move(player="Ann", answer=("1",))) is None
    assert bool(game.over) == (hurt > 1)


GAINS = {
    "Echo": {"name": "Echo", "type": "permanent", "zone_type": "landmark", "abilities": [
        {"is": "reaction", "trigger": {"event": "gains-counter"},
         "effect": {"is": "draw", "cards": {"is": "number", "name": "gained"}}}]},
    "Mage": {"name": "Mage", "type": "character", "subtypes": ["Mage"]},
    "Noble": {"name": "Noble", "type": "character", "subtypes": ["Noble"]},
    "Flood": {"name": "Flood", "type": "spell", "hand_cost": 0, "effect": {"is": "simultaneously", "parts": [
        {"is": "gain", "what": {"is": "all", "what": {"subtype": ["Mage"]}}, "count": 1},
        {"is": "gain", "what": {"is": "all", "what": {"subtype": ["Noble"]}}, "count": 2}]}},
}  # fmt: skip


def test_which_of_several_a_number_stands_for_is_open() -> None:
    cards = (
        here("echo", "landmark", "Echo"),
        here("other", "landmark", "Echo"),
        here("mage", "hero-expedition", "Mage"),
        here("noble", "hero-expedition", "Noble"),
        *(here(f"deck{number}", "deck", "Mage") for number in range(9)),
    )
    for answer in ("echo", "echo 2"):
        game = flooded(ReferenceEngine(), GAINS, *cards)
        assert game.table.decision is not None
        assert sorted(game.table.decision.options) == ["echo", "echo 2", "other", "other 2"]
        assert game.step(Move(player="Ann", answer=(answer,))) is None
        assert "which of several" in game.over
