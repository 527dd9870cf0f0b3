"""An engine that does not do the same twice: named, counted, never passed."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from oracle.engines.base import EngineFault
from oracle.profiles import PROFILES
from oracle.protocol.messages import Action, Observation, Player, Reply
from oracle.suite.run.repetition import Ended, judged
from oracle.suite.run.result import error_of
from oracle.suite.run.verdict import run_plan
from tests.suite.fake_engine import FakeEngine, Twisted
from tests.suite.written import plan_of, verdict

replace = msgspec.structs.replace
PLAY = "When Ann plays doc for its ink cost\nThen it is accepted"


class Moody(FakeEngine):
    """Behaves otherwise in some of its games, counted from 1."""

    def __init__(self, bad: tuple[int, ...], how: Callable[[Reply], Reply]) -> None:
        super().__init__()
        self.bad = bad
        self.how = how

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        return self.how(reply) if self.setups in self.bad else reply


def refuse(reply: Reply) -> Reply:
    return replace(reply, status="refused", message=f"no {id(reply)}")


def crash(reply: Reply) -> Reply:
    raise EngineFault("crash", f"the engine ended at {id(reply)}")


def lack(reply: Reply) -> Reply:
    return Reply(status="unsupported", message="not today")


@pytest.mark.parametrize(
    ("how", "bad", "repeat", "wanted", "again"),
    [
        (refuse, (1,), 1, "fail", "it passed"),
        (crash, (1,), 1, "error", "it passed"),
        (crash, (2,), 1, "pass", ""),
        (crash, (2,), 2, "error", "it passed"),
        (refuse, (3,), 5, "fail", "it passed"),
        (lack, (2,), 3, "unsupported", "it passed"),
    ],
)
def test_an_engine_that_wavers_is_flaky_and_never_passes(
    how: Callable[[Reply], Reply], bad: tuple[int, ...], repeat: int, wanted: str, again: str
) -> None:
    engine = Moody(bad, how)
    found = run_plan(plan_of(PLAY), engine, "2.2", engine.initialize(), repeat=repeat)
    assert (found.verdict, found.flaky, found.again) == (wanted, bool(again), again)


def test_an_engine_that_fails_in_two_ways_is_flaky() -> None:
    engine = Moody((1, 2), lambda reply: refuse(reply) if engine.setups == 1 else crash(reply))
    found = verdict(PLAY, engine)
    assert (found.verdict, found.flaky) == ("fail", True)
    assert found.again.startswith("it ended in an error: crash: the engine ended")


@pytest.mark.parametrize("how", [refuse, crash])
def test_words_that_an_engine_chooses_freely_do_not_make_it_flaky(how: Callable[[Reply], Reply]) -> None:
    found = verdict(PLAY, Moody((1, 2, 3), how))
    assert (found.flaky, found.again) == (False, "")


def test_a_table_that_differs_makes_a_failure_flaky() -> None:
    def see(seen: Observation) -> Observation:
        lore = Player(name="Ann", counters={"lore": engine.setups})
        return replace(seen, position=replace(seen.position, players=(lore, *seen.position.players[1:])))

    engine = Twisted(observation=see, after=1)
    found = verdict(PLAY + "\nAnd Ann has 7 lore", engine)
    assert (found.verdict, found.flaky) == ("fail", True)
    assert "1 lore" in found.message
    assert "2 lore" in found.again


def test_an_engine_that_is_given_up_when_it_is_run_again_is_not_flaky() -> None:
    def hang(reply: Reply) -> Reply:
        kind = "timeout" if engine.setups == 1 else "given-up"
        raise EngineFault(kind, "no answer")

    engine = Moody((1, 2), hang)
    found = verdict(PLAY, engine)
    assert (found.verdict, found.fault, found.flaky, engine.setups) == ("error", "timeout", False, 2)


@pytest.mark.parametrize(("fault", "runs"), [("crash", 1), ("timeout", 2)])
def test_a_failure_like_that_of_an_earlier_run_is_not_run_again(fault: str, runs: int) -> None:
    def ended(kind: str) -> Ended:
        return Ended(error_of(plan_of(PLAY), "2.2", None, kind, "it ended"), None)

    made = [ended("crash") for _ in range(3)]
    left = iter(made)
    found = judged(lambda _: next(left), PROFILES["lorcana"], 1, None, ended(fault))
    assert (found.fault, found.flaky, len([*left])) == ("crash", False, len(made) - runs)


def test_what_is_no_fault_of_the_engine_is_not_run_again() -> None:
    def cannot(reply: Reply) -> Reply:
        raise EngineFault("given-up", "asked too often")

    engine = Moody((1, 2), cannot)
    found = verdict(PLAY, engine)
    assert (found.verdict, found.fault, found.flaky, engine.setups) == ("error", "given-up", False, 1)
