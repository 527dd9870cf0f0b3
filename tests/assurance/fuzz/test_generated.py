"""What differential play makes up is said in the phrases of the scenarios, position and moves alike."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import Offered
from oracle.assurance.fuzz.generate.random_walk import RandomWalk
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep
from oracle.assurance.fuzz.reduce.edits import with_position, with_setup, with_turn
from oracle.assurance.fuzz.render.feature import expressible
from oracle.assurance.fuzz.render.given import plain_fact
from oracle.assurance.own import own
from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.protocol.messages import Cost
from oracle.suite.phrases.setting import FIRST_TURN
from tests.extent import LONG

GAMES = 15 if LONG else 5


def games(game: str, edition: str) -> list[Case]:
    """Games of the reference against itself."""
    engine = ReferenceEngine()
    info = engine.initialize()
    offered = Offered(capabilities=frozenset(info.games[game].capabilities))
    lockstep = Lockstep(ReferenceEngine(tracing=True), engine, info)
    maker = own(game).maker(offered)
    maker.restock(Dice(1))
    walk = RandomWalk(lockstep, maker, offered)
    found = []
    for number in range(GAMES):
        dice = Dice(f"{game} {number}")
        case, difference = walk.play(dice, maker.setup(dice, edition))
        assert difference is None, difference
        found.append(with_setup(case, chance=lockstep.setup.chance))
    return found


@cache
def plain_games(game: str, edition: str) -> list[Case]:
    """Games in a turn that scenarios can begin in, with what happened before as far as there are words for it."""
    found = []
    for case in games(game, edition):
        number = FIRST_TURN if game == "lorcana" else case.setup.position.turn.number
        happened = tuple(
            plain for fact in case.setup.position.happened if (plain := plain_fact(fact, case.setup.game)) is not None
        )
        found.append(with_position(with_turn(case, number=number), happened=happened))
    return found


@pytest.mark.parametrize(("game", "edition"), [("lorcana", "2.2"), ("altered", "3.0")])
def test_every_position_is_said(game: str, edition: str) -> None:
    for case in plain_games(game, edition):
        assert expressible(replace(case, moves=()))


@pytest.mark.parametrize(("game", "edition"), [("lorcana", "2.2"), ("altered", "3.0")])
def test_every_move_is_said_but_for_costs_that_have_no_words(game: str, edition: str) -> None:
    for case in plain_games(game, edition):
        said = tuple(move for move in case.moves if move.action is None or _has_words(move.action.cost))
        assert expressible(replace(case, moves=said)), [move.step(PROFILES[case.setup.game]) for move in said]


def _has_words(cost: Cost | None) -> bool:
    """Resources are named with the first cost only, and who sings together always."""
    if cost is None:
        return True
    return (not cost.resources or cost.kind in ("ink", "mana")) and (cost.kind != "sing-together" or bool(cost.by))
