"""Finds scripts of chance that do not fit what the rules leave to chance: a mistake in the scenario, not in an
engine.
"""

from __future__ import annotations

from collections.abc import Iterator

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError, UnfitChance
from oracle.suite.plan import Plan
from oracle.suite.play.failure import Failed, Unsupported
from oracle.suite.run.single_run import begin

STEP = "chance gives "


def unfit_chance(plan: Plan, engine: ReferenceEngine | None = None) -> Iterator[tuple[int, str]]:
    """Line and error of each outcome of chance that does not fit on the reference, the first in every edition.

    Other failures are not judged here.
    """
    if not plan.chance:
        return
    engine = engine or ReferenceEngine()
    lines = [step.line for step in plan.given if step.text.startswith(STEP)]
    for edition in plan.editions:
        try:
            world = begin(plan, engine, edition, engine.initialize())
            for call in plan.calls:
                world.run(call)
        except UnfitChance as unfit:
            text = f"under {plan.game} {edition} this does not fit what the rules leave to chance: {unfit.wrong}"
            yield lines[unfit.place], text
        except (Failed, Unsupported, InputError, OracleError):
            continue
