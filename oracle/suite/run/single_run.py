"""Plays a scenario once, from setup to its last step or the first failing one."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from oracle.engines.base import Engine, EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.engines.traced import Traced
from oracle.kernel.errors import InputError, OracleError, UnfitChance
from oracle.profiles import PROFILES
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import ORACLE, Result, Unlike
from oracle.suite.intent.by_intent import ByIntent
from oracle.suite.intent.path import Path, Undetermined, Untried
from oracle.suite.intent.wanted import known_to, wanted_line
from oracle.suite.judging.calls import Stopped
from oracle.suite.judging.judge import Judge
from oracle.suite.plan import Plan, setup_params
from oracle.suite.play.answering import Answering
from oracle.suite.play.ending import ends_with
from oracle.suite.play.failure import CHANCE, Failed, Unsupported
from oracle.suite.play.set_up import NotSetUp, judge_set_up
from oracle.suite.play.world import World
from oracle.suite.run.repetition import Ended
from oracle.suite.run.result import error_of, failure_of, result_of
from oracle.suite.run.support import refused_support
from oracle.suite.table.normalise import support_of


def begin(plan: Plan, engine: Engine, edition: str, info: EngineInfo, path: Path | None = None) -> World:
    """Set up the engine and check the table; with a path, its questions are answered from the scenario's wishes.

    Raises `Unsupported` if it lacks something, `EngineFault`.
    """
    answering = Answering() if path is None else ByIntent(plan, wanted_line(plan, edition), path)
    world = World(
        engine=engine,
        game=PROFILES[plan.game],
        edition=edition,
        support=support_of(info, plan.game),
        answering=answering,
        ends_with=ends_with(plan.calls, edition),
        settled=plan.settled.get(edition),
    )
    world.known_to = lambda viewer: known_to(plan, edition, viewer, world.call)
    if isinstance(answering, ByIntent):
        answering.world = world
    params = setup_params(plan, edition)
    answer = engine.setup(params)
    if answer.status != "ok":
        names = ", ".join(answer.unsupported)
        text = answer.message or (f"the engine lacks {names}" if names else "the engine does not say what it lacks")
        if answer.message and names:
            text += f" ({names})"
        raise Unsupported(answer.unsupported, text, answer.message)
    judge_set_up(params, world.look().observation, world.support.manners)
    return world


def finish(world: World) -> str:
    """Final checks after the last step; returns the open questions met.

    A game that goes on according to the scenario must not be over, even if no step has observed the table.
    """
    world.close()
    if not world.may_be_over:
        world.look()
        world.leave(None)
    return " ".join(world.open_questions)


def _unlike(fault: EngineFault) -> Unlike | None:
    """The first difference between the first table and what was sent."""
    return fault.first if isinstance(fault, NotSetUp) else None


def _how(path: Path | None, *, watch: bool) -> str:
    """How a run answers the engine's questions, for readers of the conversation."""
    answering = "word for word" if path is None else "answering from what the scenario wants"
    return f"{answering}, looking before every call" if watch else answering


def _known_to_be_open(plan: Plan, engine: Engine, edition: str, place: int) -> str:
    """The open rules question of this call, if the scenario is about a conflict; other engines are then not called.

    An engine that loops forever, as its cards say, would never answer.
    """
    if not plan.conflicts or isinstance(engine, ReferenceEngine):
        return ""
    return wanted_line(plan, edition).left_undecided(place)


def _unless_open(plan: Plan, edition: str, world: World, result: Result) -> Result:
    """An open rules question is nobody's failure, and not something that an engine lacks."""
    if world.call is None:
        return result
    question = wanted_line(plan, edition).left_undecided(plan.calls.index(world.call))
    return result_of(plan, edition, "disputed", question) if question else result


def _said(verdict: str, error: Unsupported) -> dict[str, Any]:
    return {"fault": "lie"} if verdict == "error" else {"lacking": tuple(filter(None, error.names))}


def play_once(
    plan: Plan,
    engine: Engine,
    edition: str,
    info: EngineInfo,
    *,
    watch: bool,
    path: Path | None = None,
    judge: Judge | None = None,
) -> Ended:
    """The result of one run, and data for comparing runs. Nothing an engine does raises.

    `judge` judges the engine besides the steps, and keeps its findings.
    """
    world: World | None = None
    question = ""
    if isinstance(engine, Traced):
        engine.about(plan.case, f"{plan.game}/{edition}", _how(path, watch=watch))
    try:
        world = begin(plan, engine, edition, info, path)
        judge = judge or Judge(plan, edition, ())
        judge.begin(world)
        for place, call in enumerate(plan.calls):
            if question := _known_to_be_open(plan, engine, edition, place):
                break
            world.run(call, watch)
            judge.after(world, place)
        question = question or finish(world)
        judge.end(world)
    except _ENDS as end:
        result = _ended_by(end, plan, edition, info, world)
    else:
        result = result_of(plan, edition, "disputed" if question else "pass", question)
    if world is None:
        return Ended(result, None)
    if result.verdict in ("fail", "unsupported") or result.fault == "timeout":
        result = _unless_open(plan, edition, world, result)
    return Ended(result, world.reply, world.met)


_ENDS = (Untried, Undetermined, Stopped, Failed, Unsupported, EngineFault, UnfitChance, InputError, OracleError)
"""Exceptions that end a run before its last step."""


def _ended_by(end: Exception, plan: Plan, edition: str, info: EngineInfo, world: World | None) -> Result:
    match end:
        case Untried() | Stopped():
            return result_of(plan, edition, "pass", f"not tried to its end: {end}")
        case Undetermined():
            return result_of(plan, edition, "unsupported", str(end))
        case Failed():
            return failure_of(plan, edition, end, world)
        case Unsupported():
            here = None if world is None else world.call
            verdict, text = refused_support(end, plan, edition, info.games[plan.game].capabilities, here)
            return replace(result_of(plan, edition, verdict, text), **_said(verdict, end))
        case EngineFault():
            return replace(error_of(plan, edition, world, end.kind, str(end)), unlike=_unlike(end))
        case UnfitChance():
            # The script fits what the rules leave to chance, but this engine leaves something else to chance.
            left = Failed("what the scenario leaves to chance", str(end), deviation=CHANCE)
            return failure_of(plan, edition, left, world)
        case InputError():
            return error_of(plan, edition, world, "request", str(end))
    return error_of(plan, edition, world, ORACLE, f"{end}; this is a bug of the reference, please report it")
