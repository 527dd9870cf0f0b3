"""Finds replacements for the cards of a cast, one at a time, so that a failure can be retried without each card."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import islice

from msgspec.structs import replace

from oracle.assurance.casting.casting import Cast
from oracle.assurance.casting.growing import Growing
from oracle.assurance.casting.guard import guards
from oracle.assurance.casting.library import Casts, Library
from oracle.assurance.casting.likeness import printed, says_nothing
from oracle.assurance.casting.offers import Offer, each_of, guarded, offered
from oracle.assurance.casting.outlines import is_whole
from oracle.assurance.casting.search import Judge
from oracle.assurance.faults.building import cases_of
from oracle.assurance.faults.dictionary import Dictionary
from oracle.assurance.mutants.parallel import warm
from oracle.suite.plan import Plan

OFFERED = 4
"""Cards per role that the guard checks."""


def with_others(dictionary: Dictionary, library: Library, some: Collection[str], jobs: int = 1) -> Library:
    """The library in which, for these cases, each card with text also has a replacement in its role, if there is
    one.

    The other cards of the first complete cast stay the same.
    """
    plans = {case: plan for case, plan in cases_of(dictionary.game).items() if case in some}
    plans = {case: plan for case, plan in plans.items() if guards(dictionary, plan)}
    whole = {case: cast for case, plan in plans.items() if (cast := _whole(library, plan)) is not None}
    warm(dictionary.game, [(plan, dictionary.edition) for plan in plans.values()])

    def search(case: str) -> list[tuple[str, Offer]]:
        return list(_others(whole[case], library.cases[case], Judge(plans[case], dictionary.edition)))

    found = [one for some in each_of(list(whole), search, jobs) for one in some]
    cases, filled = dict(library.cases), set[tuple[str, str]]()
    keeps = guarded(dictionary, plans, [offer for _, offer in found], jobs)
    for (role, offer), keep in zip(found, keeps, strict=True):
        if keep and (offer.case, role) not in filled:
            filled.add((offer.case, role))
            cases[offer.case] = replace(cases[offer.case], casts=(*cases[offer.case].casts, offer.cast))
    return replace(library, cases=cases)


def _whole(library: Library, plan: Plan) -> Cast | None:
    """The first cast of a case without made-up cards; for a scenario of printed cards it is empty."""
    kept = library.cases.get(plan.case)
    return None if kept is None else next((cast for cast in kept.casts if is_whole(cast, plan)), None)


def _others(cast: Cast, kept: Casts, judge: Judge) -> Iterator[tuple[str, Offer]]:
    """Roles whose card has no replacement, each with casts that have one."""
    if not judge.wanted.holds:
        return
    grower, cards = Growing(judge), printed(judge.plan.game)
    for role in judge.roles:
        own = cast.get(role, role)
        if own not in cards or says_nothing(cards[own]) or any(other.get(role, role) != own for other in kept.casts):
            continue
        for other in islice(grower.others(cast, role), OFFERED):
            yield role, offered(judge, other, whole=True)
