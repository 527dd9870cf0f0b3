"""Scenarios with one of their kept casts, drawn from a seed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oracle.assurance.casting.kept import with_cast
from oracle.assurance.casting.playing import kept_of
from oracle.assurance.casting.search import Judge
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.seeds import number_of
from oracle.profiles import PROFILES
from oracle.suite.plan import Plan


def with_casts(plans: Iterable[Plan], seed: str) -> Iterator[Plan]:
    """Those of the current editions that have casts, as they are played with one of them."""
    for plan in plans:
        edition, kept = PROFILES[plan.game].current, kept_of(plan)
        if kept is None or not kept.every or edition not in plan.editions:
            continue
        cast = Dice(number_of(seed, plan.game, plan.case)).pick(kept.every)
        found = with_cast(Judge(plan, edition), cast, kept.changes(cast))
        if found is None:
            raise AssertionError(f"{plan.case}: the cast that is kept is not the same rule: {cast}")
        yield found
