"""Differential play: lockstep against the slower side alone, and the hash of a table against the table.

Run with `python -m benchmarks.fuzz`. The engine is the reference as a child process.
"""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Callable, Sequence
from statistics import median

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import Offered
from oracle.assurance.fuzz.generate.random_walk import RandomWalk
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep
from oracle.assurance.own import own
from oracle.engines.base import Engine
from oracle.engines.process import ProcessEngine
from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.protocol.digest import digest
from oracle.protocol.messages import Action, Observation, Reply, SetupParams, SetupResult

GAMES = 60
ROUNDS = 9
SERVE = [sys.executable, "-c", "from oracle.cli import main; main()", "serve"]


Call = Callable[[Engine], object]


def main() -> None:
    for game in sorted(PROFILES):
        measure(game)


def measure(game: str) -> None:
    """Print the figures of one game."""
    with ProcessEngine(SERVE) as child:
        cases = made(game)
        actions = sum(len(case.moves) for case in cases)
        recorder = recorded(cases)
        calls = recorder.asked
        rounds = alternating(
            lambda: asked(calls, child),
            lambda: asked(calls, ReferenceEngine(tracing=True)),
            lambda: in_lockstep(cases, child, by_digest=False),
            lambda: in_lockstep(cases, child, by_digest=True),
        )
    theirs, ours, both, hashed = (median(times) for times in zip(*rounds, strict=True))
    print(f"{game}: {actions:,} actions of {len(cases)} games, wall time, medians of {ROUNDS} rounds")
    begun = len(recorder.begun)
    print(f"  {begun} times set up, {begun - len(cases)} of them because of chance; {len(calls):,} calls")
    print(f"  the child alone          {actions / theirs:8,.0f} a second")
    print(f"  the reference alone      {actions / ours:8,.0f} a second, tracing")
    print(f"  lockstep                 {actions / both:8,.0f} a second, {of_the_slower(rounds, 2)}")
    print(f"  lockstep, by hash        {actions / hashed:8,.0f} a second, {of_the_slower(rounds, 3)}")
    hash_cost(cases[0])


def made(game: str) -> list[Case]:
    """Games that the reference plays with itself."""
    reference, engine = ReferenceEngine(tracing=True), ReferenceEngine()
    info = engine.initialize()
    offered = Offered(capabilities=frozenset(info.games[game].capabilities))
    maker = own(game).maker(offered)
    maker.restock(Dice("stock"))
    walk = RandomWalk(Lockstep(reference, engine, info), maker, offered)
    edition = info.games[game].editions[0]
    cases = []
    for number in range(GAMES):
        dice = Dice(number)
        case, difference = walk.play(dice, maker.setup(dice, edition))
        if difference is not None:
            raise SystemExit(f"the reference differs from itself: {difference}")
        cases.append(case)
    return cases


class Recorder(ReferenceEngine):
    """Keeps what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Call] = []
        self.begun: list[SetupParams] = []

    def setup(self, params: SetupParams) -> SetupResult:
        self.begun.append(params)
        self.asked.append(lambda engine: engine.setup(params))
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        self.asked.append(lambda engine: engine.act(player, action))
        return super().act(player, action)

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        self.asked.append(lambda engine: engine.decide(player, decision, answer))
        return super().decide(player, decision, answer)

    def observe(self, viewer: str | None = None) -> Observation:
        self.asked.append(lambda engine: engine.observe(viewer))
        return super().observe(viewer)


def recorded(cases: Sequence[Case]) -> Recorder:
    """All that lockstep asks an engine; what is asked again because of chance is asked of the engine alone, too."""
    recorder = Recorder()
    in_lockstep(cases, recorder, by_digest=False)
    return recorder


def asked(calls: Sequence[Call], engine: Engine) -> None:
    for call in calls:
        call(engine)


def in_lockstep(cases: Sequence[Case], engine: Engine, *, by_digest: bool) -> None:
    """The same on the engine and the reference."""
    game = Lockstep(ReferenceEngine(tracing=True), engine, engine.initialize(), by_digest=by_digest)
    for case in cases:
        game.begin(case.setup)
        for move in case.moves:
            if not game.over:
                game.step(move)


def alternating(*runs: Callable[[], object]) -> list[list[float]]:
    """Rounds of all of them one after the other, in seconds: a machine that slows down slows all alike.

    Before them each runs once, so that no round starts the child or fills a cache.
    """
    for run in runs:
        run()
    return [[timed(run) for run in runs] for _ in range(ROUNDS)]


def of_the_slower(rounds: Sequence[Sequence[float]], run: int) -> str:
    """How fast a run is, beside the slower one of the first two in the same round: the median, and the extremes."""
    found = sorted(max(times[:2]) / times[run] for times in rounds)
    return f"{median(found):.2f} of the slower side ({found[0]:.2f} to {found[-1]:.2f})"


def timed(run: Callable[[], object]) -> float:
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def hash_cost(case: Case) -> None:
    """What a hash costs in process, beside looking at the table."""
    reference = ReferenceEngine()
    reference.setup(case.setup)
    seen = reference.observe()
    count = 300
    start = resource.getrusage(resource.RUSAGE_SELF).ru_utime
    for _ in range(count):
        digest(seen)
    spent = resource.getrusage(resource.RUSAGE_SELF).ru_utime - start
    print(f"  a hash of {len(seen.position.cards)} cards      {1e6 * spent / count:8,.0f} µs in process")


if __name__ == "__main__":
    main()
