"""Texts that the card language has words for, and that cannot be: refused as the card is defined."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from oracle.games.altered import language as lang
from oracle.games.altered.rules.setup import check_definition
from oracle.kernel.errors import InputError
from tests.altered.games import character, game, spell

THEY_DRAW = lang.Draw(who="that-player")
SENT: lang.Which = lang.This()
TO_HERO = lang.Move(what=SENT, to="hero")
TWICE = lang.Sequence(steps=(lang.Draw(), lang.Draw()))
FOR_THE_DIE = lang.Draw(cards=lang.Number(name="die"))
INTO_PLAY = lang.Move(what=SENT, to="expedition", where="hero")
THERE = lang.MoveExpedition(where="target")


def lasting(ability: Any) -> lang.Lasting:
    return lang.Lasting(ability=ability, duration="this-day")


def is_taken(card: lang.Definition) -> bool:
    """Whether the definition makes sense and a game begins with the card."""
    check_definition("Fine", card)
    return game({"hand": {"fine": card}}).zone("fine") == "hand"


def action(effect: Any, *cost: lang.Payment) -> lang.Definition:
    return character(lang.QuickAction(cost=cost, effect=effect))


def reaction(does: Any, **trigger: Any) -> lang.Definition:
    return character(lang.Reaction(trigger=lang.Trigger(**trigger), effect=does))


@pytest.mark.parametrize(
    ("where", "right", "card"),
    [
        ("effect.to", "discard", spell(lang.Move(what=SENT, to="limbo"))),
        ("effect.steps[1].to", "expedition", spell(lang.Sequence(steps=(lang.Draw(), TO_HERO)))),
        ("effect.modes.b.to", "mana", spell(lang.Modes(modes={"a": lang.Draw(), "b": TO_HERO}))),
        ("abilities[0].cost[0].to", "reserve", action(lang.Draw(), lang.PayMove(what=SENT, to="expedition"))),
        ("abilities[0].cost[0].to", "reserve", action(lang.Draw(), lang.PayMove(what=SENT, to="limbo"))),
        ("abilities[0].to", "hand", character(lang.Modifies(event="rest", this=True, to="expedition"))),
        ("abilities[0].to", "hand", character(lang.Modifies(event="rest", this=True, to="hero"))),
        ("effect.who", "target-player", spell(THEY_DRAW)),
        ("effect.do.who", "target-player", spell(lang.May(do=THEY_DRAW))),
        ("effect.who", "target-player", spell(lang.May(do=lang.Draw(), who="that-player"))),
        ("abilities[0].effect.who", "target-player", action(THEY_DRAW)),
        ("abilities[0].effect.who", "target-player", reaction(THEY_DRAW, event="phase", phase="noon")),
        ("abilities[0].effect.who", "target-player", reaction(THEY_DRAW, event="daily-effect", effect="rest")),
        ("abilities[0].trigger.by", "you", reaction(lang.Draw(), event="draws", by="that-player")),
        ("abilities[0].who", "you", character(lang.CostAlteration(less=1, who="that-player"))),
        ("abilities[0].who", "whose", character(lang.Cannot(action="move-forward", who="each"))),
        ("abilities[0].who", "whose", character(
            lang.Cannot(action="move-forward-only-due-to", terrain="forest", who="you"))),
        ("abilities[0].status", "gain-status", character(lang.Cannot(action="ready", status="asleep"))),
        ("abilities[0].counter", "gain-counter", character(lang.Cannot(action="discard", counter="boost"))),
        ("effect.cost", "payment", spell(lang.PayTo(cost=(), then=lang.Draw()))),
        ("abilities[0].cost", "payment", character(lang.OptionalCost())),
        ("effect.do.ability.who", "you", spell(lang.TargetPlayer(do=lang.Lasting(
            ability=lang.CostAlteration(less=1, who="that-player"), duration="this-turn")))),
        ("effect.parts[0].modes", "verb", spell(lang.Simultaneously(parts=(lang.Modes(modes={"a": TWICE}),)))),
        ("effect.parts[0].otherwise", "verb", spell(lang.Simultaneously(parts=(
            lang.If(condition=lang.FirstPlayer(), then=lang.Draw(), otherwise=TWICE),)))),
        ("effect.steps[1].cards.name", "known", spell(lang.Sequence(steps=(
            lang.EachPlayer(do=lang.Roll()), lang.Draw(cards=lang.Number(name="die")))))),
        ("effect.steps[0].where", "target", spell(lang.Sequence(steps=(
            lang.MoveExpedition(where="that"), lang.MoveExpedition(where="target"))))),
        ("effect.steps[1].where", "target", spell(lang.Sequence(steps=(
            lasting(lang.Modifies(event="sacrifice", what=lang.Filter(), also=True, then=THERE)),
            lang.MoveExpedition(where="that"))))),
        ("effect.ability", "card", spell(lasting(lang.PlayableFrom(zone=("discard",))))),
        ("effect.ability", "card", spell(lasting(lang.EntersWith(count=1)))),
        ("effect.ability", "card", spell(lasting(lang.AdditionalCost(cost=(lang.PayMana(mana=1),))))),
        ("effect.ability", "card", spell(lasting(lang.CostAlteration(this=True, less=1)))),
        ("effect.ability", "what", spell(lasting(lang.Stats(forest=1)))),
        ("abilities[0]", "what", character(lang.Stats(forest=1, support=True))),
        ("abilities[0].what.zone", "expedition", character(lang.Stats(forest=1, what=lang.Filter(zone=("reserve",))))),
        ("abilities[0].what.zone", "expedition", character(
            lang.HasKeyword(keyword="cooldown", what=lang.Filter(zone=("limbo",))))),
        ("abilities[0].plus", "also", character(lang.Modifies(event="draw", who="you", also=True, plus=-1))),
        ("effect.what.what.zone", "from-deck", spell(lang.Double(what=lang.Target(what=lang.Filter(zone=("deck",)))))),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused(where: str, right: str, card: lang.Definition) -> None:
    with pytest.raises(InputError) as refused:
        check_definition("Odd", card)
    assert refused.value.where == f"definitions.Odd.{where}"
    assert right in refused.value.right


@pytest.mark.parametrize("to", ["hand", "deck", "discard", "landmark", "mana", "reserve"])
def test_what_is_sent_somewhere(to: Literal["hand", "deck", "discard", "landmark", "mana", "reserve"]) -> None:
    assert is_taken(action(lang.Move(what=SENT, to=to), lang.PayMove(what=SENT, to=to)))
    assert is_taken(character(lang.Modifies(event="rest", this=True, to=to)))


@pytest.mark.parametrize(
    "card",
    [
        spell(lang.Move(what=SENT, to="expedition", where="hero")),
        spell(lang.TargetPlayer(do=lang.May(do=THEY_DRAW, who="that-player"))),
        spell(lang.TargetPlayer(do=lang.Sequence(steps=(lang.Draw(), THEY_DRAW)))),
        reaction(THEY_DRAW, event="draws", by="each"),
        character(lang.Reaction(symbol="join", effect=THEY_DRAW)),
        character(lang.Grants(ability=lang.Reaction(symbol="join", effect=THEY_DRAW))),
        spell(lang.Sequence(steps=(lang.EachPlayer(do=lang.Roll(), who="opponent"), FOR_THE_DIE))),
        spell(lang.Sequence(steps=(lang.Roll(), lang.EachPlayer(do=FOR_THE_DIE), FOR_THE_DIE))),
        character(lang.Reaction(symbol="join", effect=lasting(lang.Stats(forest=1)))),
        spell(lang.Sequence(steps=(INTO_PLAY, lasting(lang.HasKeyword(keyword="eternal"))))),
    ],
)
def test_players_that_were_named(card: lang.Definition) -> None:
    assert is_taken(card)
