"""Whatever effects resolve: no card is lost or doubled, nothing has what its zone does not let it have."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oracle.games.altered import language as lang
from oracle.games.altered.rules.edition import Edition
from oracle.games.altered.rules.editions import EDITIONS
from oracle.games.altered.rules.effects.context import source_of
from oracle.games.altered.rules.state import DISCARD, HIDDEN, State
from oracle.games.altered.rules.tasks import CheckReactions, Steps
from oracle.kernel.errors import Undecided, Unsupported
from oracle.kernel.position import Outcome, Position, act, decide
from tests.altered.games import ANN, BOB, Card, Match, character, game, hero, permanent
from tests.altered.made_up import CHARACTERS, any_effects

JOINS = lang.Reaction(symbol="join", effect=lang.Gain(what=lang.This(), count=1))
LEAVES = lang.Reaction(trigger=lang.Trigger(event="leaves", what=CHARACTERS), effect=lang.Draw())
INSTEAD = lang.Modifies(event="leave", to="reserve", may=True, otherwise=lang.Draw())
ALSO = lang.Modifies(event="gain-counter", what=CHARACTERS, also=True, then=lang.Resupply())


def board(edition: Edition) -> Match:
    ann = {
        "hero": {"leader": hero()},
        "hero-expedition": {"a1": character(JOINS, INSTEAD), "a2": Card(character(), states=("fleeting",))},
        "landmark": {"p1": permanent(LEAVES)},
        "reserve": {"r1": character(), "r2": Card(character(), states=("exhausted",), counters={"boost": 2})},
        "hand": {"h1": character(), "h2": permanent()}, "deck": {"d1": character(), "d2": character()},
        "discard": {"x1": character(), "x2": character()}, "mana": 2,
    }  # fmt: skip
    bob = {
        "companion-expedition": {"b1": Card(character(), counters={"boost": 1}), "b2": character()},
        "landmark": {"q1": permanent(ALSO)}, "reserve": {"s1": character(LEAVES)}, "deck": {"e1": character()},
    }  # fmt: skip
    return game(ann, bob, edition=edition, hero={BOB: 3})  # type: ignore[arg-type]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None, max_examples=60)
@given(any_effects, st.sampled_from(["a1", "p1", "b1"]), st.randoms(use_true_random=False))
def test_everything_stays_somewhere(edition: Edition, effect: Any, of: str, dice: random.Random) -> None:
    match = board(edition)
    thing = match.thing(of)
    cards = set(match.state.where)
    task = Steps(player=thing.controller, source=source_of(thing), todo=(effect,))
    try:
        outcome = answered(match, act(match.game, match.at, task), dice)
        outcome = answered(match, act(match.game, outcome.position, CheckReactions()), dice)
    except (Undecided, Unsupported):
        return
    state: State = outcome.position.base
    assert not state.waiting
    assert cards <= set(state.where)
    consistent(state)


def answered(match: Match, outcome: Outcome, dice: random.Random) -> Outcome:
    """Play on with answers by chance."""
    for _ in range(200):
        decision = outcome.position.decision
        if decision is None:
            return outcome
        most = min(decision.most, len(decision.options))
        taken = dice.sample(decision.options, dice.randint(min(decision.least, most), most))
        before: Position = outcome.position
        outcome = decide(match.game, before, tuple(taken))
        if not outcome.accepted:
            # What was picked together cannot be; the question stays, and one can be picked of what it offers.
            outcome = decide(match.game, before, tuple(decision.options[: decision.least]))
            assert outcome.accepted, f"{outcome.clause}: {outcome.why}"
    raise AssertionError("the questions do not end")


def consistent(state: State) -> None:
    placed = [number for ids in state.zones.values() for number in ids]
    assert sorted(placed) == sorted(state.objects)
    assert {thing.card: thing.id for thing in state.objects.values()} == dict(state.where)
    for name, ids in state.zones.items():
        player, zone = name.split("/")
        for number in ids:
            thing = state.objects[number]
            assert thing.zone == zone
            assert player == (thing.controller if zone in ("hero-expedition", "companion-expedition") else thing.player)
            if zone in (*HIDDEN, DISCARD):
                assert not thing.status
                assert not thing.counters
            if thing.card in state.tokens:
                assert zone in ("hero-expedition", "companion-expedition")
    assert {player: own.hero for player, own in state.players.items()}.keys() == {ANN, BOB}
    assert all(0 <= own.hero <= 7 and 0 <= own.companion <= 7 for own in state.players.values())
