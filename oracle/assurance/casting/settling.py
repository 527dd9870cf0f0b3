"""Finalises a library of casts: what still fits, what an outline's scenarios share, and which parts work alone."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from oracle.assurance.casting.guard import guards
from oracle.assurance.casting.library import NONE, Casts, Library
from oracle.assurance.casting.offers import Offer, each_of, guarded, offered
from oracle.assurance.casting.outlines import consistent, is_whole, lent
from oracle.assurance.casting.search import Judge
from oracle.assurance.faults.building import cases_of
from oracle.assurance.faults.dictionary import Dictionary
from oracle.assurance.mutants.parallel import warm
from oracle.suite.plan import Plan


def settled(
    dictionary: Dictionary,
    library: Library,
    cases: Mapping[str, Plan] | None = None,
    *,
    old: Library | None = None,
    jobs: int = 1,
) -> Library:
    """The library completed with casts shared within outlines, without casts that only some of their scenarios can
    have.

    It also records the parts of casts that do not keep the rule alone; parts recorded in `old` are not tried again.
    `cases` are those of the dictionary's game, by default all.
    """
    plans = cases_of(dictionary.game) if cases is None else cases
    plans = {
        case: plan for case, plan in plans.items() if case in library.cases and guards(dictionary, plan) is not None
    }
    warm(dictionary.game, [(plan, dictionary.edition) for plan in plans.values()])
    library = _holding(dictionary, library, plans, jobs)
    tried: dict[str, list[dict[str, str]]] = {}
    for case, cast in lent(library.cases, plans):
        tried.setdefault(case, []).append(cast)

    def search(case: str) -> list[Offer]:
        judge, strictly = Judge(plans[case], dictionary.edition), not guards(dictionary, plans[case])
        casts = [cast for cast in tried[case] if judge.accepts(cast, strict=strictly) is not None]
        return [offered(judge, cast, whole=is_whole(cast, plans[case])) for cast in casts]

    offers = [one for found in each_of(list(tried), search, jobs) for one in found]
    held = dict(library.cases)
    partly: dict[str, list[dict[str, str]]] = {}
    for offer, keeps in zip(offers, guarded(dictionary, plans, offers, jobs), strict=True):
        if keeps and offer.whole:
            held[offer.case] = replace(held[offer.case], casts=(*held[offer.case].casts, offer.cast))
        elif keeps:
            partly.setdefault(offer.case, []).append(offer.cast)
    return _bounded(dictionary, replace(library, cases=consistent(held, plans, partly)), plans, old, jobs)


def _bounded(
    dictionary: Dictionary, library: Library, plans: Mapping[str, Plan], old: Library | None, jobs: int
) -> Library:
    """The library with the parts of casts that do not keep the rule on their own; `old`: earlier findings."""

    def pairs(of: Casts) -> set[tuple[str, str]]:
        return {pair for cast in of.casts if len(cast) > 1 for pair in cast.items()}

    def before(case: str) -> Casts:
        found = NONE if old is None else old.cases.get(case, NONE)
        return found if found.digest == library.cases[case].digest else NONE

    new = {case: sorted(pairs(library.cases[case]) - pairs(before(case))) for case in plans}

    def search(case: str) -> list[Offer]:
        judge, strictly = Judge(plans[case], dictionary.edition), not guards(dictionary, plans[case])
        parts = [{role: card} for role, card in new[case]]
        return [offered(judge, part, whole=False) for part in parts if judge.accepts(part, strict=strictly) is not None]

    offers = [one for found in each_of([case for case in plans if new[case]], search, jobs) for one in found]
    keeps = guarded(dictionary, plans, offers, jobs)
    alone = {(one.case, *one.cast.items()) for one, keep in zip(offers, keeps, strict=True) if keep}
    cases = dict(library.cases)
    for case, tried in new.items():
        bound = {pair for pair in tried if (case, pair) not in alone} | set(before(case).bound)
        cases[case] = replace(cases[case], bound=tuple(sorted(bound & pairs(cases[case]))))
    return replace(library, cases=cases)


def _holding(dictionary: Dictionary, library: Library, plans: Mapping[str, Plan], jobs: int) -> Library:
    """The library without casts with which the reference no longer plays the same rule."""

    def holding(case: str) -> Casts:
        judge, kept = Judge(plans[case], dictionary.edition), library.cases[case]
        casts = tuple(cast for cast in kept.casts if judge.accepts(cast, strict=False) is not None)
        return replace(kept, casts=casts)

    cases = [case for case in plans if library.cases[case].casts]
    found = dict(zip(cases, each_of(cases, holding, jobs), strict=True))
    return replace(library, cases={**library.cases, **found})
