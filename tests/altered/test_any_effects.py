"""Whatever effects resolve: no card is lost or doubled, nothing has what its zone does not let it have."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oracle.altered.cards import language as lang
from oracle.altered.editions import EDITIONS, Edition
from oracle.altered.effects.context import source_of
from oracle.altered.state import DISCARD, HIDDEN, State
from oracle.altered.tasks import CheckReactions, Steps
from oracle.kernel.errors import Undecided, Unsupported
from oracle.kernel.run import Outcome, Position, act, decide
from tests.altered.games import ANN, BOB, Card, Match, character, game, hero, permanent

IN_PLAY = lang.Filter(type=("character",))
YOURS = lang.Filter(type=("character",), whose="yours")
HAND = lang.Filter(zone=("hand",), whose="yours")
RESERVE = lang.Filter(zone=("reserve",))
MINE = lang.Filter(zone=("mana",), whose="yours")
TOKEN = lang.Token(name="Recruit", forest=1, mountain=1, water=1)

filters = st.sampled_from([IN_PLAY, YOURS, RESERVE])
whiches = st.one_of(
    st.sampled_from([lang.This(), lang.It(), lang.FromDeck(cards=2), lang.FromDeck(who="opponent", end="bottom")]),
    st.builds(lang.All, what=filters),
    st.builds(
        lang.Target, what=st.sampled_from([IN_PLAY, YOURS, RESERVE]), count=st.integers(1, 2), up_to=st.booleans()
    ),
    st.builds(lang.Choose, what=st.sampled_from([YOURS, HAND, RESERVE, MINE]), at_random=st.booleans()),
)
objects = whiches.filter(lambda which: not isinstance(which, lang.FromDeck))
statuses = st.lists(st.sampled_from(["anchored", "asleep", "exhausted", "fleeting"]), max_size=2).map(tuple)
zones = st.sampled_from(["hand", "deck", "discard", "landmark", "mana", "reserve", "expedition"])
wheres = st.sampled_from(["mine", "hero", "companion", "facing", "other", "target", "each"])
verbs = st.one_of(
    st.builds(lang.Discard, what=whiches),
    st.builds(lang.Sacrifice, what=objects),
    st.just(lang.Sabotage()),
    st.builds(lang.Draw, cards=st.integers(0, 3), who=st.sampled_from(["you", "opponent", "each"])),
    st.builds(lang.Resupply, who=st.sampled_from(["you", "opponent", "each"]), exhausted=st.booleans()),
    st.builds(lang.Move, what=whiches, to=zones, where=wheres, gains=statuses, below=st.integers(0, 3)),
    st.builds(lang.Exchange, first=objects, second=objects),
    st.builds(lang.Gain, what=objects, status=statuses, count=st.integers(0, 2)),
    st.builds(lang.Lose, what=objects, status=statuses, count=st.integers(0, 2)),
    st.builds(lang.Augment, what=objects),
    st.builds(lang.Double, what=objects),
    st.builds(lang.ExchangeBoosts, first=objects, second=objects),
    st.builds(lang.CreateToken, token=st.just(TOKEN), where=wheres, count=st.integers(0, 2)),
    st.builds(lang.SwitchExpeditions, what=objects),
    st.builds(lang.MoveExpedition, where=st.sampled_from(["mine", "hero", "each"]), forward=st.booleans()),
    st.just(lang.Roll()),
    st.builds(lang.Activate, what=objects, symbol=st.just("join")),
)
SOME = lang.Exists(what=IN_PLAY, least=2)


def _wider(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.one_of(
        st.builds(lang.Sequence, steps=st.lists(inner, min_size=1, max_size=3).map(tuple)),
        st.builds(lang.May, do=inner),
        st.builds(lang.If, condition=st.just(SOME), then=inner, otherwise=inner),
        st.builds(lang.Modes, modes=st.fixed_dictionaries({"a": inner, "b": inner}), count=st.integers(1, 2)),
        st.builds(lang.IfYouDo, first=inner, then=inner, otherwise=inner),
        st.builds(lang.PayTo, cost=st.just((lang.PayMana(mana=1),)), then=inner),
        st.builds(lang.Repeat, times=st.integers(0, 2), do=inner),
        st.builds(lang.EachPlayer, do=inner),
        st.builds(lang.Simultaneously, parts=st.lists(inner, min_size=1, max_size=2).map(tuple)),
    )


effects = st.recursive(verbs, _wider, max_leaves=5)
JOINS = lang.Reaction(symbol="join", effect=lang.Gain(what=lang.This(), count=1))
LEAVES = lang.Reaction(trigger=lang.Trigger(event="leaves", what=IN_PLAY), effect=lang.Draw())
INSTEAD = lang.Modifies(event="leave", to="reserve", may=True, otherwise=lang.Draw())
ALSO = lang.Modifies(event="gain-counter", what=IN_PLAY, also=True, then=lang.Resupply())


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
@given(effects, st.sampled_from(["a1", "p1", "b1"]), st.randoms(use_true_random=False))
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
