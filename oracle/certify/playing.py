"""Plays a certification: the scenarios of a level, their variations, then differential play and twins from the seed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.casting.casting import Cast
from oracle.assurance.casting.playing import Casting
from oracle.assurance.variation import Variation, printed_cards, varied
from oracle.certify.games import InPlay, Tick, play_games
from oracle.certify.hidden import Hidden, play_hidden
from oracle.certify.levels import Level
from oracle.certify.shown import Unshown, lacks_cards, unshown
from oracle.certify.transcript import Counted
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Result
from oracle.suite.intent import wanted as kept
from oracle.suite.jobs import Run
from oracle.suite.judging.sampling import Sampling
from oracle.suite.plan import Plan
from oracle.suite.run.verdict import run_plan
from oracle.suite.runner import recast


class Outcomes(Struct, frozen=True, kw_only=True):
    """The results of everything that was played."""

    results: dict[str, Result]
    """By name: the game, the edition and the case."""
    varied: dict[str, tuple[str, ...]] = {}
    """Each variation among these scenarios → its changes, in words."""
    in_play: InPlay = InPlay()
    """The result of differential play."""
    hidden: Hidden = Hidden()
    """The result of the pairs of games."""
    casts: dict[str, Cast] = {}
    """Scenario that was played with other cards than written → these cards."""
    left_out: tuple[str, ...] = ()
    """The scenarios that could not be played for lack of a printed card, by name."""
    unshown: Unshown = Unshown()
    """The clauses and faults that are lost with these scenarios."""


def play(
    engine: Counted, plans: Iterable[Plan], level: Level, edition: str, seed: str, tick: Tick
) -> tuple[EngineInfo, Outcomes]:
    """Play everything on an engine: each scenario as written, then its variation, then the games.

    Every variation also judges all the capabilities that the engine declares. After a stage with a failure, the next
    one is not played, since nothing will be certified. Raises `EngineFault` if the engine cannot be run (any more),
    OracleError for a bug in the reference.
    """
    info = engine.initialize()
    played, begun = _scenarios(engine, info, level, level.plans(plans, edition), edition, tick)
    kept.save()
    if level.undeclared(info) or _any_bad(begun.results) or begun.unshown != Unshown():
        return info, begun
    results, changes = dict(begun.results), dict[str, tuple[str, ...]]()
    variations: list[Variation | None] = []
    for number, one in enumerate(drawn(played, edition, seed), 1):
        variations.append(one)
        if one is not None:
            name = _name(one.plan, edition)
            result = run_plan(one.plan, engine, edition, info, sampling=Sampling(seed, full=True))
            results[name], changes[name] = result, one.changes
        tick(number, len(played), "variations")
    varied = replace(begun, results=results, varied=changes)
    if _any_bad(results):
        return info, varied
    in_play = play_games(engine, level, edition, seed, printed_cards(played).get(level.game, ()), tick)
    hidden = play_hidden(engine, info, level, edition, seed, [one.plan for one in variations if one], tick)
    return info, replace(varied, in_play=in_play, hidden=hidden)


def _scenarios(
    engine: Counted, info: EngineInfo, level: Level, chosen: Sequence[Plan], edition: str, tick: Tick
) -> tuple[list[Plan], Outcomes]:
    """The scenarios as played, and their results."""
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
    """The variation of each scenario, if it has one; its printed cards are those of the level."""
    pools = printed_cards(plans)
    for plan in plans:
        yield varied(plan, edition, seed, pool=pools[plan.game])


def _name(plan: Plan, edition: str) -> str:
    return f"{plan.game}/{edition}/{plan.case}"


def _any_bad(results: Mapping[str, Result]) -> bool:
    return any(map(not_reached, results.values()))


def not_reached(result: Result) -> bool:
    """Whether this result rules the level out."""
    return result.verdict not in ("pass", "disputed") or result.flaky
