"""Differential play at the end of a game, where only the result counts, and after refusals, which may reveal or not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import Offered
from oracle.assurance.fuzz.generate.random_walk import RandomWalk
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep, play
from oracle.assurance.fuzz.render.feature import Heading, Judge, write_feature
from oracle.assurance.own import own
from oracle.engines.base import Engine
from oracle.engines.games import PLAYED
from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.protocol.messages import GameResult, Observation, Player, SetupParams
from oracle.suite.phrases.move import Move
from oracle.suite.table.changes import WINNER
from oracle.suite.table.checks import Row
from tests.assurance.fuzz.small import act, here, setup
from tests.extent import LONG
from tests.suite.ends import AFTER, OVER, Announcing, ChecksFirst, Ending

LAST = (act("quest", "hero"), act("quest", "other"), act("end-turn"))


def won() -> SetupParams:
    """Ann has won as soon as she quests."""
    start = setup(here("hero"), here("other"))
    players = (Player(name="Ann", counters={"lore": 19}), Player(name="Bob"))
    return replace(start, position=replace(start.position, players=players))


def found(engine: Engine, *moves: Move, by_digest: bool = False) -> Difference | None:
    if not by_digest:
        return play(Case(setup=won(), moves=moves), ReferenceEngine(tracing=True), engine, engine.initialize())
    game = Lockstep(ReferenceEngine(tracing=True), engine, engine.initialize(), by_digest=True)
    return next(filter(None, (game.begin(won()), *(game.step(move) for move in moves))), None)


@pytest.mark.parametrize("by_digest", [False, True])
@pytest.mark.parametrize("name", AFTER)
def test_after_the_end_nothing_but_the_result_is_compared(name: str, by_digest: bool) -> None:
    assert found(Ending(AFTER[name]), *LAST, by_digest=by_digest) is None


@pytest.mark.parametrize(
    "shows",
    [
        lambda seen: replace(seen, result=None),
        lambda seen: replace(seen, result=GameResult(winner="Bob", losers=("Ann",))),
        lambda seen: AFTER["clears the board"](replace(seen, result=GameResult())),
        lambda seen: replace(seen, result=replace(OVER, losers=("Ann",))),
    ],
)
def test_another_result_is_the_difference(shows: Callable[[Observation], Observation]) -> None:
    difference = found(Ending(shows), *LAST)
    assert difference is not None
    assert (difference.index, difference.kind, difference.clause) == (0, "result", "1.8.1")


def test_an_end_that_comes_too_early_is_told_before_all_else() -> None:
    difference = found(Announcing(), act("end-turn"), act("end-turn", player="Bob"))
    assert difference is not None
    assert (difference.index, difference.kind) == (0, "ended")
    assert (difference.what, difference.reference, difference.engine) == ("result", "none", "Ann won")


def test_the_scenario_of_a_game_that_ends_says_so_and_nothing_else_of_the_table() -> None:
    engine = Ending(lambda seen: replace(seen, result=GameResult(winner="Bob")))
    heading = Heading(
        feature="x", scenario="x", case="x", clauses=("2.3.2.1",), edition="2.2", row=Row(at=WINNER, to="Ann")
    )
    case = Case(setup=won(), moves=LAST[:1])
    text = write_feature(case, heading, ReferenceEngine(), Judge(engine=engine, info=engine.initialize()))
    steps = [line.strip() for line in text.partition("When ")[2].splitlines()]
    assert steps[:2] == ["Ann quests with hero", "Then it is accepted"]
    assert "And Ann has won" in steps
    assert not any("lore" in step or "hero is" in step for step in steps[1:])


ENOUGH = 60 if LONG else 20
"""So many games are played, and further ones until a refusal was one of another kind."""


@pytest.mark.parametrize("game", PLAYED)
def test_an_engine_that_checks_before_it_reveals_is_right(game: str) -> None:
    engine = ChecksFirst()
    info = engine.initialize()
    offered = Offered(capabilities=frozenset(info.games[game].capabilities))
    maker = own(game).maker(offered)
    maker.restock(Dice(1))
    walk = RandomWalk(Lockstep(ReferenceEngine(tracing=True), engine, info), maker, offered)
    for number in range(60):
        if number >= ENOUGH and (engine.unlike or game != "lorcana"):
            break
        dice = Dice(f"refused {number}")
        case, difference = walk.play(dice, maker.setup(dice, PROFILES[game].current))
        assert difference is None, (case, difference)
        turned, difference = _the_other_way_round(case)
        assert difference is None, (turned, difference)
    assert engine.unlike > 0 or game != "lorcana"


def _the_other_way_round(case: Case) -> tuple[Case, Difference | None]:
    """The same game, where the engine reveals what it refuses and the reference checks first."""
    engine = ReferenceEngine()
    return case, play(case, ChecksFirst(tracing=True), engine, engine.initialize())
