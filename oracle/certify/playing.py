"""What a certification plays: the scenarios of a level, their variations, then seeded differential play and twins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.casting.casting import Cast
from oracle.assurance.casting.playing import Casting
from oracle.assurance.fuzz.job import Job
from oracle.assurance.fuzz.ledger import Outcome
from oracle.assurance.fuzz.ledger import Plan as GamesPlan
from oracle.assurance.seeds import number_of
from oracle.assurance.twins.campaign import play_pairs
from oracle.assurance.variation import Variation, printed_cards, varied
from oracle.certify.levels import Level
from oracle.certify.shown import Unshown, lacks_cards, unshown
from oracle.certify.transcript import Counted
from oracle.engines.base import EngineFault
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Result
from oracle.suite.intent import wanted as kept
from oracle.suite.jobs import Run
from oracle.suite.judging.sampling import Sampling
from oracle.suite.plan import Plan
from oracle.suite.run.verdict import run_plan
from oracle.suite.runner import recast

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
    casts: dict[str, Cast] = {}
    """Those that were played with other cards than they are written with → which."""
    left_out: tuple[str, ...] = ()
    """Names of what could not be played for want of a printed card."""
    unshown: Unshown = Unshown()
    """What is lost with it."""


def play(
    engine: Counted, plans: Iterable[Plan], level: Level, edition: str, seed: str, tick: Tick
) -> tuple[EngineInfo, Outcomes]:
    """Play everything on an engine: each scenario as it is written, then its variation, then games.

    In each variation the engine is judged on all that it declares, too.
    Where something has not passed, what is next does not follow: nothing will be certified. Raises `EngineFault` where
    there is no engine (any more), OracleError for a bug of the reference.
    """
    info = engine.initialize()
    played, begun = _scenarios(engine, info, level, level.plans(plans, edition), edition, tick)
    kept.save()
    if level.undeclared(info) or _any_bad(begun.results) or begun.unshown != Unshown():
        return info, begun
    results, changes = dict(begun.results), dict[str, tuple[str, ...]]()
    for number, one in enumerate(drawn(played, edition, seed), 1):
        if one is not None:
            name = _name(one.plan, edition)
            result = run_plan(one.plan, engine, edition, info, sampling=Sampling(seed, full=True))
            results[name], changes[name] = result, one.changes
        tick(number, len(played), "variations")
    varied = replace(begun, results=results, varied=changes)
    if _any_bad(results):
        return info, varied
    differences = _differences(engine, level, edition, seed, tick)
    leaks = _leaks(engine, info, level, edition, seed, tick)
    return info, replace(varied, differences=differences, leaks=leaks)


def _scenarios(
    engine: Counted, info: EngineInfo, level: Level, chosen: Sequence[Plan], edition: str, tick: Tick
) -> tuple[list[Plan], Outcomes]:
    """The scenarios as they were played, and what came of them."""
    runs: Sequence[Run] = [(plan, edition) for plan in chosen]
    casting = Casting("printed") if level.casts else None
    if casting is not None:
        runs = casting.begin(engine, info, runs)
    results: list[Result] = []
    for number, (plan, _) in enumerate(runs, 1):
        results.append(run_plan(plan, engine, edition, info))
        tick(number, len(runs), plan.case)
    if casting is None:
        return list(chosen), Outcomes(results=_by_name(chosen, results, edition))
    runs = recast(casting, runs, results, lambda some: [run_plan(plan, engine, edition, info) for plan, _ in some])
    lacking = [lacks_cards(plan, result) for (plan, _), result in zip(runs, results, strict=True)]
    played = [plan for (plan, _), out in zip(runs, lacking, strict=True) if not out]
    left_out = [plan for (plan, _), out in zip(runs, lacking, strict=True) if out]
    told = [result for result, out in zip(casting.ended(results), lacking, strict=True) if not out]
    return played, Outcomes(
        results=_by_name(played, told, edition),
        casts={_name(plan, edition): result.cast for plan, result in zip(played, told, strict=True) if result.cast},
        left_out=tuple(_name(plan, edition) for plan in left_out),
        unshown=unshown(level, played, left_out),
    )


def _by_name(plans: Iterable[Plan], results: Iterable[Result], edition: str) -> dict[str, Result]:
    return {_name(plan, edition): result for plan, result in zip(plans, results, strict=True)}


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
