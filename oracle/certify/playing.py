"""What a certification plays: the scenarios of a level, then seeded differential play and twins."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from oracle.assurance.fuzz.job import Job
from oracle.assurance.fuzz.ledger import Outcome
from oracle.assurance.fuzz.ledger import Plan as GamesPlan
from oracle.assurance.twins.campaign import play_pairs
from oracle.certify.levels import Level
from oracle.certify.transcript import Exchanging
from oracle.engines.base import EngineFault
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Result
from oracle.suite.errors import InvalidWordsError
from oracle.suite.intent import kept
from oracle.suite.plan import Plan
from oracle.suite.run import run_plan

Tick = Callable[[int, int, str], None]
"""Called after each part with how many are done, how many there are, and what it was."""

ENOUGH = 0.25
"""How many of the games an engine has to play: one that calls everything unsupported never differs."""
_SEED = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:-]{0,99}")


class Run(Struct, frozen=True, kw_only=True):
    """A scenario to be played, under one edition."""

    plan: Plan
    edition: str
    name: str
    """What it is called in the certificate; no two of one certification are the same."""


class Outcomes(Struct, frozen=True, kw_only=True):
    """What came of all that was played."""

    results: dict[str, Result]
    """By the name of the run."""
    differences: tuple[str, ...] = ()
    """What differential play has found, in words."""
    leaks: tuple[str, ...] = ()
    """What a player was told that they may not see, in words."""


def seed_of(text: str) -> str:
    """A seed as a user gives it, which may be a committee's nonce. Raises InvalidWordsError."""
    if not _SEED.fullmatch(text):
        raise InvalidWordsError("a seed is 1 to 100 letters, digits and . _ : -, the first one a letter or a digit")
    return text


def number_of(seed: str) -> int:
    """The number that everything random is drawn from."""
    return int.from_bytes(hashlib.sha256(f"certify {seed}".encode()).digest()[:7], "big")


def runs(plans: Iterable[Plan], level: Level, edition: str, seed: str) -> Iterator[Run]:  # noqa: ARG001 - of variations
    """Every scenario that is played, in this order. What is drawn from the seed besides belongs here."""
    for plan in level.plans(plans, edition):
        yield Run(plan=plan, edition=edition, name=f"{plan.game}/{edition}/{plan.case}")


def play(
    engine: Exchanging, plans: Iterable[Plan], level: Level, edition: str, seed: str, tick: Tick
) -> tuple[EngineInfo, Outcomes]:
    """Play everything on an engine.

    Where a scenario has not passed, no games follow: nothing will be certified. Raises `EngineFault` where there is no
    engine (any more), OracleError for a bug of the reference.
    """
    info = engine.initialize()
    chosen = tuple(runs(plans, level, edition, seed))
    results: dict[str, Result] = {}
    for number, one in enumerate(chosen, 1):
        results[one.name] = run_plan(one.plan, engine, one.edition, info)
        tick(number, len(chosen), one.name)
    kept.save()
    if level.undeclared(info) or any(not_reached(result) for result in results.values()):
        return info, Outcomes(results=results)
    differences = _differences(engine, level, edition, seed, tick)
    leaks = _leaks(engine, info, level, edition, seed, tick)
    return info, Outcomes(results=results, differences=differences, leaks=leaks)


def not_reached(result: Result) -> bool:
    """Whether a level cannot be reached with this result."""
    return result.verdict not in ("pass", "disputed") or result.flaky


def _differences(engine: Exchanging, level: Level, edition: str, seed: str, tick: Tick) -> tuple[str, ...]:
    if not level.games:
        return ()
    found: list[str] = []
    played, settled = 0, engine.settled

    def tell(outcome: Outcome) -> None:
        nonlocal played, settled
        played, settled = played + (engine.settled > settled), engine.settled
        if outcome.difference is not None:
            one = outcome.difference
            found.append(f"{one.did or 'set-up'}: {one.what}: expected {one.reference}; got {one.engine}")
        tick(outcome.games, level.games, "differential play")

    job = Job(GamesPlan(seed=number_of(seed), editions={level.game: (edition,)}), engine)
    job.run(level.games, lambda: bool(found), tell)
    if not found and played < level.games * ENOUGH:
        found.append(f"only {played:,} of {level.games:,} games could be played; the engine calls the rest unsupported")
    return tuple(found)


def _leaks(engine: Exchanging, info: EngineInfo, level: Level, edition: str, seed: str, tick: Tick) -> tuple[str, ...]:
    if not level.pairs:
        return ()
    ready = engine.ready
    try:
        found = play_pairs(
            engine, info, level.game, edition, level.pairs, number_of(seed),
            lambda done: tick(done, level.pairs, "hidden information"),
        )  # fmt: skip
    except EngineFault as fault:
        return (f"{fault.kind}: {fault}",)
    leaks = [f"{leak.pair.viewer}: {leak.says}" for leak in found.leaks]
    if engine.ready - ready < 2 * level.pairs * ENOUGH:
        leaks.append(f"only {engine.ready - ready:,} of {2 * level.pairs:,} games could be set up")
    return tuple(leaks)
