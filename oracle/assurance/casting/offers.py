"""Finds casts with which the reference plays the same rule, and has the guard check them, in several processes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.casting.guard import guards, noticed
from oracle.assurance.casting.search import Judge
from oracle.assurance.faults.dictionary import Dictionary
from oracle.assurance.mutants.parallel import each_alone
from oracle.suite.intent.wanted import learn, prepare, told
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Plan, PlanData

CHUNK = 8
"""Cases per process."""

Outcome = TypeVar("Outcome")


class Offer(Struct, frozen=True, kw_only=True):
    """A cast with which the reference plays the same rule, not yet checked by the guard."""

    case: str
    cast: dict[str, str]
    whole: bool
    plan: PlanData
    wanted: bytes
    """Findings about it from the unbroken reference."""


def offered(judge: Judge, cast: Mapping[str, str], *, whole: bool) -> Offer:
    plan = judge.accepts(cast, strict=False)
    if plan is None:
        raise ValueError(f"{judge.plan.case}: not a cast: {cast}")
    prepare([(plan, judge.edition)])
    wanted = told(plan, judge.edition)
    return Offer(case=plan.case, cast=dict(cast), whole=whole, plan=data_of(plan), wanted=wanted)


def each_of(cases: Sequence[str], search: Callable[[str], Outcome], jobs: int) -> list[Outcome]:
    """The search result for each case, using several processes."""
    work = [list(cases[at : at + CHUNK]) for at in range(0, len(cases), CHUNK)]

    def some(piece: list[str]) -> list[Outcome]:
        return [search(case) for case in piece]

    return [one for found in each_alone(some, work, lambda piece: f"casts of {piece[0]}", jobs) for one in found]


def guarded(dictionary: Dictionary, plans: Mapping[str, Plan], offers: Sequence[Offer], jobs: int) -> list[bool]:
    """For each offer, whether it fails on every wrong engine on which the case itself fails."""
    wanted = [guards(dictionary, plans[offer.case]) or frozenset() for offer in offers]
    asked: dict[str, list[int]] = {}
    cast: list[Plan] = []
    for place, offer in enumerate(offers):
        # Findings are stored by name, and a case has several casts.
        plan = bind(replace(offer.plan, case=f"{offer.case}/cast-{place}"))
        learn(plan, dictionary.edition, offer.wanted)
        cast.append(plan)
        for mutant in wanted[place]:
            asked.setdefault(mutant, []).append(place)
    got = noticed(dictionary.game, cast, asked, dictionary.edition, jobs)
    return [needed <= seen for needed, seen in zip(wanted, got, strict=True)]
