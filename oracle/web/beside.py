"""A second engine next to the reference: the same line played on it, and the first difference."""

from __future__ import annotations

import threading
from typing import NamedTuple

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep
from oracle.assurance.fuzz.lockstep.lockstep import played as played_together
from oracle.assurance.fuzz.lockstep.whole_actions import confirmed
from oracle.engines.base import Engine, EngineFault
from oracle.engines.limits import Limits
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.display import shown
from oracle.protocol.messages import EngineInfo, Observation
from oracle.suite.engines import open_engine
from oracle.suite.run.question import Question
from oracle.web.edit import setup_of
from oracle.web.playing import moves_of, tried

WAIT = 20.0
"""Seconds that a page waits while another one uses the engine."""


class Beside(NamedTuple):
    """The engine's result for a line."""

    name: str
    verdict: str
    """`same`, `differs`, `manner` (it only asks in another way), `cannot` or `fault`."""
    told: str = ""
    """The reason why it cannot, or its fault."""
    did: str = ""
    what: str = ""
    reference: str = ""
    engine: str = ""
    clause: str = ""
    seen: Observation | None = None
    """Its table at the end, or at the difference."""


class Second:
    """An engine that the user has named, started on first use, and restarted after a fault, within its limits."""

    def __init__(self, command: str, limits: Limits) -> None:
        self.command = command
        self._limits = limits
        self._engine: Engine | None = None
        self._lock = threading.Lock()

    def plays(self, question: Question) -> Beside:
        """Play the steps on the engine, and compare. A fault of the engine is also a result."""
        if not self._lock.acquire(timeout=WAIT):
            return Beside(self.command, "fault", "the engine is still busy with another page; ask again")
        try:
            return self._plays(question)
        except EngineFault as fault:
            told = f"{fault.kind}: {fault}"
            if fault.kind in ("start", "given-up"):
                self._end()
            return Beside(shown(self.command), "fault", told)
        finally:
            self._lock.release()

    def close(self) -> None:
        """End the engine."""
        with self._lock:
            self._end()

    def _end(self) -> None:
        if self._engine is not None:
            self._engine.close()
            self._engine = None

    def _plays(self, question: Question) -> Beside:
        if self._engine is None:
            self._engine = open_engine(self.command, self._limits)
        engine = self._engine
        info = engine.initialize()
        name = shown(f"{info.name} {info.version}".strip(), 80)
        support = info.games.get(question.game)
        if support is None or question.edition not in support.editions:
            return Beside(name, "cannot", f"it does not play {question.game} {question.edition}")
        own = tried(question)
        if own.followed.message:
            return Beside(name, "cannot", "the reference cannot play this line to its end")
        case = Case(setup=setup_of(question, own.chance), moves=moves_of(question, own.followed))
        return _judged(case, engine, info, name)


def _judged(case: Case, engine: Engine, info: EngineInfo, name: str) -> Beside:
    together = Lockstep(ReferenceEngine(tracing=True), engine, info)
    found = played_together(case, together)
    seen = _table(engine) if found is None or found.kind != "fault" else None
    if found is None:
        lacking = together.unsupported
        told = "" if lacking is None else f"it says that it lacks {', '.join(map(shown, lacking))}"
        return Beside(name, "cannot" if told else "same", told, seen=seen)
    if confirmed(case, found, engine, info) is None:
        return Beside(name, "manner", "it asks differently, and ends with the same table", seen=seen)
    return Beside(
        name,
        "fault" if found.kind == "fault" else "differs",
        did=found.did or "the position was set up",
        what=found.what,
        reference=found.reference,
        engine=found.engine,
        clause=found.clause,
        seen=seen,
    )


def _table(engine: Engine) -> Observation | None:
    try:
        return engine.observe()
    except EngineFault:
        return None
