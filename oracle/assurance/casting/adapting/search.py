"""Looks for adaptations of cases without a cast, and saves the findings after every few cases."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from oracle.assurance.casting.adapting.adapter import Adapter
from oracle.assurance.casting.adapting.changes import changes_between
from oracle.assurance.casting.adapting.reaching import Reaching, promise
from oracle.assurance.casting.building import Search, searched
from oracle.assurance.casting.guard import guards
from oracle.assurance.casting.library import NONE, Adaptations, Adapted, Casts, Library
from oracle.assurance.casting.offers import Offer, each_of, guarded, offered
from oracle.assurance.casting.outlines import consistent, is_whole, lent
from oracle.assurance.faults.dictionary import Dictionary, digest_of_case
from oracle.assurance.mutants.judging import scenario_of
from oracle.assurance.mutants.parallel import warm
from oracle.suite.plan import Plan

CASES = 150
"""The number of cases after which the findings are saved."""


def adapted(
    dictionary: Dictionary,
    library: Library,
    plans: Mapping[str, Plan],
    old: Adaptations | None,
    keep: Callable[[Adaptations], object],
    jobs: int = 1,
) -> Adaptations:
    """The entries of `old`, and the adaptations of the cases without casts that are missing or outdated in `old`.

    `plans`: all cases of the dictionary's game. The scenarios of an outline are treated together. `keep` receives
    everything known after every few cases.
    """
    known = {} if old is None else {case: of for case, of in old.cases.items() if _is_of(of[0], plans.get(case))}
    found = Adaptations(game=dictionary.game, edition=dictionary.edition, cases=known)
    left = {case: plan for case, plan in plans.items() if case not in known and _may_be(dictionary, library, plan)}
    for some in _shares(left):
        rows = {scenario_of(plan) for plan in some.values()}
        siblings = {case: plan for case, plan in plans.items() if scenario_of(plan) in rows}
        new = _of_some(dictionary, library, some, siblings, jobs)
        done = {case: (digest_of_case(plan), new.get(case, ())) for case, plan in some.items()}
        found = replace(found, cases={**found.cases, **done})
        keep(found)
    return found


def _is_of(digest: str, plan: Plan | None) -> bool:
    return plan is not None and digest == digest_of_case(plan)


def _may_be(dictionary: Dictionary, library: Library, plan: Plan) -> bool:
    """Whether a case has made-up cards, no casts, and wrong engines to guard it: without them its point is lost."""
    casts = library.cases.get(plan.case)
    return casts is not None and not casts.casts and not is_whole({}, plan) and bool(guards(dictionary, plan))


def _shares(plans: Mapping[str, Plan]) -> Iterator[dict[str, Plan]]:
    """A few outlines at a time, the most promising first."""
    share: dict[str, Plan] = {}
    outlines: dict[str, dict[str, Plan]] = {}
    for case, plan in plans.items():
        outlines.setdefault(scenario_of(plan), {})[case] = plan
    for rows in sorted(outlines.values(), key=lambda rows: -max(map(promise, rows.values()))):
        share |= rows
        if len(share) >= CASES:
            yield share
            share = {}
    if share:
        yield share


def _of_some(
    dictionary: Dictionary, library: Library, plans: Mapping[str, Plan], siblings: Mapping[str, Plan], jobs: int
) -> dict[str, tuple[Adapted, ...]]:
    """The adaptations of these cases; `siblings`: all scenarios of their outlines."""
    warm(dictionary.game, [(plan, dictionary.edition) for plan in siblings.values()])
    held = searched(Search(dictionary, plans, None, Adapter, Reaching), jobs)
    cases = {case: library.cases.get(case, NONE) for case in siblings}
    for case, cast in held.items():
        cases[case] = replace(cases[case], casts=(*cases[case].casts, cast))
    whole, partly = _lent(dictionary, cases, siblings, jobs)
    for case, casts in whole.items():
        cases[case] = replace(cases[case], casts=(*cases[case].casts, *casts))
    kept = consistent(cases, siblings, partly)
    return {case: _told(dictionary, plan, kept[case]) for case, plan in plans.items() if kept[case].casts}


def _lent(
    dictionary: Dictionary, cases: Mapping[str, Casts], plans: Mapping[str, Plan], jobs: int
) -> tuple[dict[str, list[dict[str, str]]], dict[str, list[dict[str, str]]]]:
    """Parts that the scenarios of an outline can share: whole adaptations, and those of some roles."""
    tried: dict[str, list[dict[str, str]]] = {}
    for case, cast in lent(cases, plans):
        tried.setdefault(case, []).append(cast)

    def search(case: str) -> list[Offer]:
        judge = Adapter(plans[case], dictionary.edition)
        casts = (cast for cast in tried[case] if guards(dictionary, plans[case]))
        held = [cast for cast in casts if judge.accepts(cast, strict=False) is not None]
        return [offered(judge, cast, whole=is_whole(cast, plans[case])) for cast in held]

    offers = [one for some in each_of(list(tried), search, jobs) for one in some]
    whole: dict[str, list[dict[str, str]]] = {}
    partly: dict[str, list[dict[str, str]]] = {}
    for offer, keep in zip(offers, guarded(dictionary, plans, offers, jobs), strict=True):
        if keep:
            (whole if offer.whole else partly).setdefault(offer.case, []).append(offer.cast)
    return whole, partly


def _told(dictionary: Dictionary, plan: Plan, casts: Casts) -> tuple[Adapted, ...]:
    """The casts with the changes of the scenario under them."""
    adapter = Adapter(plan, dictionary.edition)
    return tuple(_each(adapter, casts.casts))


def _each(adapter: Adapter, casts: Sequence[dict[str, str]]) -> Iterator[Adapted]:
    for cast in casts:
        begun, plan = adapter.begun(cast), adapter.accepts(cast, strict=False)
        if begun is not None and plan is not None:
            yield Adapted(cast, changes_between(begun, plan))
