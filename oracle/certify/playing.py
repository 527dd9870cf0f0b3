"""What a certification plays: the scenarios of a level, their variations, then seeded differential play and twins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from oracle.assurance.fuzz.job import Job
from oracle.assurance.fuzz.ledger import Outcome
from oracle.assurance.fuzz.ledger import Plan as GamesPlan
from oracle.assurance.seeds import number_of
from oracle.assurance.twins.campaign import play_pairs
from oracle.assurance.variation import Variation, printed_cards, varied
from oracle.certify.levels import Level
from oracle.certify.transcript import Counted
from oracle.engines.base import EngineFault
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Result
from oracle.suite.intent import wanted as kept
from oracle.suite.plan import Plan
from oracle.suite.run.verdict import run_plan

Tick = Callable[[int, int, str], None]
"""Called after each part with how many are done, how many there are, and what it was."""

ENOUGH = 0.25
"""How many of the games an engine has to play: one that calls everything unsupported never differs."""


class Outcomes(Struct, frozen=True, kw_only=True):
    """What came of all that was played."""

    results: dict[str, Result]
    """By the name of what was played: game, edition and case."""
    varied: dict[str, tuple[str, ...]] = {}
    """Those of them that are variations → what was changed, in words."""
    differences: tuple[str, ...] = ()
    """What differential play has found, in words."""
    leaks: tuple[str, ...] = ()
    """What a player was told that they may not see, in words."""


def play(
    engine: Counted, plans: Iterable[Plan], level: Level, edition: str, seed: str, tick: Tick
) -> tuple[EngineInfo, Outcomes]:
    """Play everything on an engine: each scenario as it is written, then its variation, then games.

    Where something has not passed, what is next does not follow: nothing will be certified. Raises `EngineFault` where
    there is no engine (any more), OracleError for a bug of the reference.
    """
    info = engine.initialize()
    chosen = level.plans(plans, edition)
    results: dict[str, Result] = {}
    for number, plan in enumerate(chosen, 1):
        results[_name(plan, edition)] = run_plan(plan, engine, edition, info)
        tick(number, len(chosen), plan.case)
    kept.save()
    if level.undeclared(info) or _any_bad(results):
        return info, Outcomes(results=results)
    changes: dict[str, tuple[str, ...]] = {}
    for number, one in enumerate(drawn(chosen, edition, seed), 1):
        if one is not None:
            name = _name(one.plan, edition)
            results[name], changes[name] = run_plan(one.plan, engine, edition, info), one.changes
        tick(number, len(chosen), "variations")
    if _any_bad(results):
        return info, Outcomes(results=results, varied=changes)
    differences = _differences(engine, level, edition, seed, tick)
    leaks = _leaks(engine, info, level, edition, seed, tick)
    return info, Outcomes(results=results, varied=changes, differences=differences, leaks=leaks)


def drawn(plans: Sequence[Plan], edition: str, seed: str) -> Iterator[Variation | None]:
    """The variation of each of them, where it has one; its printed cards are those of the level."""
    pools = printed_cards(plans)
    for plan in plans:
        yield varied(plan, edition, seed, pool=pools[plan.game])


def _name(plan: Plan, edition: str) -> str:
    return f"{plan.game}/{edition}/{plan.case}"


def _any_bad(results: Mapping[str, Result]) -> bool:
    return any(map(not_reached, results.values()))


def not_reached(result: Result) -> bool:
    """Whether a level cannot be reached with this result."""
    return result.verdict not in ("pass", "disputed") or result.flaky


def _differences(engine: Counted, level: Level, edition: str, seed: str, tick: Tick) -> tuple[str, ...]:
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

    job = Job(GamesPlan(seed=number_of(seed, "games"), editions={level.game: (edition,)}), engine)
    job.run(level.games, lambda: bool(found), tell)
    if not found and played < level.games * ENOUGH:
        found.append(f"only {played:,} of {level.games:,} games could be played; the engine calls the rest unsupported")
    return tuple(found)


def _leaks(engine: Counted, info: EngineInfo, level: Level, edition: str, seed: str, tick: Tick) -> tuple[str, ...]:
    if not level.pairs:
        return ()
    ready = engine.ready
    try:
        found = play_pairs(
            engine, info, level.game, edition, level.pairs, number_of(seed, "pairs"),
            lambda done: tick(done, level.pairs, "hidden information"),
        )  # fmt: skip
    except EngineFault as fault:
        return (f"{fault.kind}: {fault}",)
    leaks = [f"{leak.pair.viewer}: {leak.says}" for leak in found.leaks]
    if engine.ready - ready < 2 * level.pairs * ENOUGH:
        leaks.append(f"only {engine.ready - ready:,} of {2 * level.pairs:,} games could be set up")
    return tuple(leaks)
