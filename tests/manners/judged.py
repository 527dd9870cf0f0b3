"""The suite on one engine in process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import cache
from typing import NamedTuple

from oracle.assurance.casting.playing import Casting
from oracle.engines.base import Engine
from oracle.protocol.results import Result
from oracle.suite.judging.sampling import Sampling
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import ALL, Selection
from oracle.suite.run.verdict import run_plan
from oracle.suite.runner import run_suite
from tests.assurance.casting.drawn import with_casts
from tests.assurance.casting.only_decks import OnlyDecks

APART = 97
"""How far apart those scenarios are that are played one after the other where the first is looked for that fails."""


class Judged(NamedTuple):
    """What the suite says of an engine."""

    counts: Counter[str]
    bad: tuple[Result, ...]
    """Failures and errors."""
    lacking: tuple[Result, ...]
    """What it does not support."""


@cache
def plans() -> tuple[Plan, ...]:
    return load_suite().plans


@cache
def with_drawn_casts(seed: str) -> tuple[Plan, ...]:
    """The scenarios that have casts, each with one of them."""
    return tuple(with_casts(plans(), seed))


def first_bad(engine: Engine, about: Collection[str]) -> Result | None:
    """What the suite finds first in a wrong engine, in the current editions; None if nothing.

    Those scenarios are played first that have one of these words in their names, and then from all over the suite.
    """

    def likely(plan: Plan) -> bool:
        return not {*plan.case.split("/")[0].split("-")}.isdisjoint(about)

    info = engine.initialize()
    runs = Selection().runs(plans())
    mixed = sorted((run for first in range(APART) for run in runs[first::APART]), key=lambda run: not likely(run[0]))
    played = (run_plan(plan, engine, edition, info, sampling=Sampling()) for plan, edition in mixed)
    return next((one for one in played if one.verdict in ("fail", "error")), None)


def judge(
    engine: Engine,
    *,
    every_edition: bool = False,
    share: slice = slice(None),
    cases: Collection[str] = (),
    seed: str | None = None,
    decks: bool = False,
) -> Judged:
    """Run the suite of both games, or a share of it, in the current editions or in all of them, judged as in `check`.

    `cases`: only these. With a seed what can be cast, with casts drawn from it. `decks`: it takes decks only.
    """
    selection = Selection(editions=(ALL,) if every_edition else (), cases=tuple(cases))
    chosen = plans() if seed is None else with_drawn_casts(seed)
    casting = Casting("printed") if decks else None
    if decks:
        engine = OnlyDecks(engine=engine)
    results = run_suite(chosen[share], engine, selection, casting=casting, sampling=Sampling()).results
    return Judged(
        Counter(result.verdict for result in results),
        tuple(result for result in results if result.verdict in ("fail", "error")),
        tuple(result for result in results if result.verdict == "unsupported"),
    )
