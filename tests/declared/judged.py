"""Plays on an engine the scenarios in which a kind of judgement is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.results import JudgedKind, Result
from oracle.suite.judging.sampling import NEEDED, Sampling, points
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import Selection
from oracle.suite.run.verdict import run_plan


@cache
def drawn(sampling: Sampling) -> dict[JudgedKind, list[tuple[Plan, str]]]:
    """Kind → the runs of `check` in which it is judged, of an engine that declares everything."""
    found: dict[JudgedKind, list[tuple[Plan, str]]] = {}
    for plan, edition in Selection().runs(load_suite().plans):
        for point in points(plan, edition, tuple(NEEDED.values()), sampling):
            found.setdefault(point.kind, []).append((plan, edition))
    return found


def judged(engine: Engine, kind: JudgedKind, sampling: Sampling, game: str = "") -> Iterator[Result]:
    """What comes of each run in which this is judged."""
    info = engine.initialize()
    for plan, edition in drawn(sampling)[kind]:
        if game in ("", plan.game):
            yield run_plan(plan, engine, edition, info, sampling=sampling)


def right() -> ReferenceEngine:
    """An engine that declares everything, and is right."""
    return ReferenceEngine()
