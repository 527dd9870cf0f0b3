"""Does a task: everything that happens on a worker, using the same parts as the commands for one machine."""

from __future__ import annotations

import hashlib
import math
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from oracle.assurance.faults.building import signs_of
from oracle.assurance.fuzz.campaign import RESTARTS
from oracle.assurance.fuzz.difference import Cause, cause_of
from oracle.assurance.fuzz.finding import report_difference
from oracle.assurance.fuzz.job import Job
from oracle.assurance.fuzz.ledger import Ledger, Memory, Played
from oracle.assurance.fuzz.reduce.reducer import Bounds
from oracle.assurance.mutants.declared import Mutant
from oracle.assurance.mutants.matrix import chosen
from oracle.assurance.mutants.parallel import each_alone, in_turn, reach, to_reach, warm_all
from oracle.campaign.setting import Setting
from oracle.campaign.tasks import (
    Break,
    Broken,
    Games,
    GamesPlayed,
    Idle,
    Judged,
    Level,
    LevelPlayed,
    Meet,
    Met,
    Outcome,
    Reach,
    Reached,
    Rested,
    Scenarios,
    Shrink,
    Shrunk,
    Sighting,
    Signed,
    Signs,
    Task,
    digest_of,
)
from oracle.engines.base import Engine
from oracle.engines.limits import Limits
from oracle.kernel.errors import InputError
from oracle.suite.engines import open_engine
from oracle.suite.judging.sampling import Sampling
from oracle.suite.plan import Plan
from oracle.suite.reading.known import checks
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import ClauseChoice, Selection, clause_choices
from oracle.suite.runner import run_suite

if TYPE_CHECKING:
    from oracle.protocol.messages import EngineInfo

SHRINKING, SHRINKING_FAULTS = 1000, 60
"""The most games for shrinking one difference; the second limit applies if the engine hangs or ends. A bound in seconds
would make findings depend on the machine.
"""
LONG = 86_400.0


class OtherEngineError(Exception):
    """An engine introduces itself differently here than on the first worker."""


def do(task: Task, setting: Setting) -> Outcome:
    """Do a task. Raises EngineFault if its engine cannot be run, OtherEngineError, InputError, OSError, and the errors
    of a crew.
    """
    match task:
        case Meet():
            with _engine(task.engine, setting) as engine:
                return Met(info=engine.initialize())
        case Games():
            return _games(task, setting)
        case Shrink():
            return _shrunk(task, setting)
        case Scenarios():
            return _judged(task, setting)
        case Level():
            return _level(task, setting)
        case Reach():
            return _reached(task)
        case Break():
            return _broken(task)
        case Signs():
            return _signed(task)
        case Idle():
            return _rested(task)


@contextmanager
def _engine(name: str, setting: Setting, info: str = "", limits: Limits | None = None) -> Iterator[Engine]:
    engine = open_engine(setting.engines[name], limits or setting.limits)
    try:
        if info:
            _check(name, engine.initialize(), info)
        yield engine
    finally:
        engine.close()


def _unbounded(limits: Limits) -> Limits:
    """Limits for games: there a fault is a finding, and the games go on."""
    return replace(limits, restarts=RESTARTS, slow_faults=RESTARTS, total=math.inf)


def _check(name: str, found: EngineInfo, expected: str) -> None:
    if digest_of(found) != expected:
        raise OtherEngineError(
            f"the engine {name} is {found.name} {found.version} here, and its answer to `initialize` differs from that "
            "on the first worker; install the same version on every worker, or send an archive"
        )


def _games(task: Games, setting: Setting) -> GamesPlayed:
    cards, decks = set[str](), set[str]()
    met, sightings = Counter[str](), dict[Cause, Sighting]()
    actions = lacking = 0
    with _engine(task.engine, setting, task.info, _unbounded(setting.limits)) as engine:
        job = Job(task.plan, engine, Memory(learnt=dict(task.learnt), cleared=dict(task.cleared)))
        ledger = Ledger(task.plan)
        for number in range(task.games):
            played = job.play(number)
            ledger.take(played)
            actions += played.actions
            lacking += bool(played.note.noted) and played.note.noted[-1].lacking
            cards.update(played.cards)
            decks.update(hashlib.sha256("\n".join(deck).encode()).hexdigest()[:12] for deck in played.decks)
            _see(sightings, number, played)
            if notes := ledger.lesson_due:
                ledger.learnt(job.learn(notes, ledger.next))
        for game in task.plan.editions:
            met += job.met(game)
    return GamesPlayed(
        games=task.games,
        actions=actions,
        lacking=lacking,
        clauses=tuple(sorted(met)),
        cards=tuple(sorted(cards)),
        decks=tuple(sorted(decks)),
        sightings=tuple(sightings.values()),
        learnt=ledger.progress.learnt if task.teaches else {},
        cleared=ledger.progress.cleared if task.teaches else {},
    )


def _see(sightings: dict[Cause, Sighting], number: int, played: Played) -> None:
    if played.found is None:
        return
    case, difference = played.found
    cause = cause_of(difference.signature)
    before = sightings.get(cause)
    sightings[cause] = Sighting(
        cause=cause,
        number=number if before is None else before.number,
        case=case if before is None else before.case,
        difference=difference if before is None else before.difference,
        times=1 if before is None else before.times + 1,
    )


def _shrunk(task: Shrink, setting: Setting) -> Shrunk:
    with _engine(task.engine, setting, task.info):
        pass
    limits = _unbounded(setting.limits)
    runs = SHRINKING_FAULTS if task.difference.kind == "fault" else SHRINKING
    with tempfile.TemporaryDirectory(prefix="tcg-oracle-") as folder:
        try:
            written = report_difference(
                task.case,
                task.difference,
                lambda: open_engine(setting.engines[task.engine], limits),
                Path(folder),
                seed=task.seed,
                bounds=Bounds(runs=runs, seconds=LONG),
            )
        except InputError:
            # A case that cannot be played a second time (chance was taken back in it) is kept as it is.
            return Shrunk(difference=task.difference, case=task.case, files={})
        files = {name: Path(folder, name).read_text(encoding="utf-8") for name in written.files}
    return Shrunk(difference=written.difference, case=written.finding.case, files=files)


@cache
def suite() -> tuple[Plan, ...]:
    """The suite, checked."""
    return load_suite(None, checks=checks()).plans


def scenarios_of(game: str, edition: str, clauses: Sequence[str]) -> tuple[Plan, ...]:
    """The scenarios of a game under one edition, in the order in which they are run."""
    chosen = Selection(game=game, editions=(edition,), clauses=choices(game, clauses))
    return tuple(plan for plan, _ in chosen.runs(suite()))


def choices(game: str, clauses: Sequence[str]) -> tuple[ClauseChoice, ...]:
    """The clauses that a plan names. Raises InputError for an unknown one."""
    return tuple(choice for text in clauses for choice in clause_choices(text if "/" in text else f"{game}/{text}"))


def _judged(task: Scenarios, setting: Setting) -> Judged:
    from oracle.assurance.casting.playing import Casting

    plans = scenarios_of(task.game, task.edition, task.clauses)[task.first : task.end]
    with _engine(task.engine, setting, task.info) as engine:
        found = run_suite(
            plans, engine, Selection(editions=(task.edition,)), casting=Casting("auto", {}), sampling=Sampling()
        )
    return Judged(results=found.results)


def _level(task: Level, setting: Setting) -> LevelPlayed:
    from oracle.certify.certifying import certify
    from oracle.certify.levels import level_named
    from oracle.certify.statement import canonical

    with _engine(task.engine, setting, task.info) as engine:
        found = certify(engine, suite(), level_named(task.level), task.edition, task.seed, {}, lambda *_: None)
    stated = b"" if found.statement is None else canonical(found.statement)
    transcript = b"" if found.statement is None else found.packed
    return LevelPlayed(missing=tuple(found.missing), statement=stated, transcript=transcript)


# --- mutants, in processes of their own that they may break ----------------------------------------------


@cache
def mutants_of(game: str, clauses: tuple[str, ...] = ()) -> dict[str, Mutant]:
    """The mutants of a game by name; with clauses, those of these clauses."""
    return {mutant.name: mutant for mutant in chosen([game], choices(game, clauses))}


@cache
def _warm(game: str) -> None:
    warm_all(tuple(mutants_of(game).values())[:1], None)


def _reached(task: Reach) -> Reached:
    _warm(task.game)
    work = to_reach(tuple(mutants_of(task.game, task.clauses).values()), None)
    (piece,) = (one for one in work if one[3] == task.first)
    (found,) = each_alone(reach, [piece], lambda _: f"{task.game}, from run {task.first}", 1)
    return Reached(functions=tuple(tuple(sorted(names)) for names in found))


def _broken(task: Break) -> Broken:
    from oracle.engines.reference import ReferenceEngine

    _warm(task.game)
    known = mutants_of(task.game)
    work = [(known[name], None, [*due], [*rest], ReferenceEngine) for name, due, rest in task.mutants]
    return Broken(trials=tuple(in_turn(work, 1)))


def _signed(task: Signs) -> Signed:
    _warm(task.game)
    work = [(mutants_of(task.game)[name], places) for name, places in task.mutants]
    found = each_alone(signs_of, work, lambda piece: f"the mutant {piece[0].name}", 1)
    return Signed(found=tuple(map(tuple, found)))


def _rested(task: Idle) -> Rested:
    until = time.process_time() + task.seconds
    while task.burn and time.process_time() < until:
        pass
    time.sleep(0.0 if task.burn else task.seconds)
    return Rested(number=task.number)
