"""Builds the library of casts: for each case, casts from all printed cards, and from the first sets only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from oracle.assurance.casting.casting import PLAIN, roles_of
from oracle.assurance.casting.growing import KEPT, TURNS, Growing, Pool, candidates, key_of
from oracle.assurance.casting.guard import guards
from oracle.assurance.casting.library import Casts, Library
from oracle.assurance.casting.likeness import printed
from oracle.assurance.casting.offers import Offer, each_of, guarded, offered
from oracle.assurance.casting.search import Judge, incidental
from oracle.assurance.faults.building import cases_of
from oracle.assurance.faults.dictionary import Dictionary, digest_of_case
from oracle.assurance.mutants.parallel import warm
from oracle.suite.plan import Plan

Progress = Callable[[str, int, int], None]
"""Called with the current task, the number done, and the total."""

OFTEN = 4
"""Roles used in at least this many cases have their candidates computed once for all processes."""


class _Grown(NamedTuple):
    """Partial casts of a case, and the number of turns in which the guard has rejected everything."""

    casts: tuple[dict[str, str], ...] = ()
    tried: int = 0


def pools(game: str) -> tuple[Pool, ...]:
    """All printed cards; in a game with sets also those of the first four, and of the first."""
    cards = printed(game)
    if not any("set" in card for card in cards.values()):
        return (None,)
    few = {"1", "2", "3", "4"}
    return (
        None,
        frozenset(name for name, card in cards.items() if card.get("set") in few),
        frozenset(name for name, card in cards.items() if card.get("set") == "1"),
    )


def built(
    dictionary: Dictionary,
    cases: Mapping[str, Plan] | None = None,
    *,
    old: Library | None = None,
    jobs: int = 1,
    progress: Progress = lambda *_: None,
) -> Library:
    """Casts for these cases of the dictionary's game, by default for all.

    Cases that have changed since the dictionary was built have no guard, and so no casts. `old` is used only for the
    plain-card roles of unchanged cases.
    """
    game = dictionary.game
    plans = cases_of(game) if cases is None else cases
    known = {case: guards(dictionary, plan) for case, plan in plans.items()}
    plans = {case: plan for case, plan in plans.items() if known[case] is not None}
    warm(game, [(plan, dictionary.edition) for plan in plans.values()])
    found: dict[str, list[dict[str, str]]] = {case: [] for case in plans}
    for pool in pools(game):
        # A cast not found among all cards cannot be found among fewer.
        begun = [case for case in plans if pool is None or found[case]]
        left = [case for case in begun if pool is None or not _within(found[case], plans[case], pool)]
        search = Search(dictionary, {case: plans[case] for case in left}, pool)
        for case, cast in searched(search, jobs, progress).items():
            found[case].append(cast)
    before = {} if old is None else old.cases
    plain = {case: before[case].plain for case, plan in plans.items() if _is_of(before.get(case), plan)}
    plain |= _plain(dictionary, {case: plan for case, plan in plans.items() if case not in plain}, jobs)
    return Library(
        game=game,
        edition=dictionary.edition,
        cases={
            case: Casts(digest_of_case(plan), tuple(found[case]), plain.get(case, ())) for case, plan in plans.items()
        },
    )


def _is_of(casts: Casts | None, plan: Plan) -> bool:
    return casts is not None and casts.digest == digest_of_case(plan)


def _within(casts: Sequence[Mapping[str, str]], plan: Plan, pool: frozenset[str]) -> bool:
    """Whether one of the casts uses only these cards."""
    own = {card.card for card in plan.position.cards if card.card is not None} - plan.definitions.keys()
    return any(set(cast.values()) | (own - cast.keys()) <= pool for cast in casts)


class Search(NamedTuple):
    """A search for casts of these cases, with printed cards of the pool."""

    dictionary: Dictionary
    plans: Mapping[str, Plan]
    pool: Pool = None
    judges: type[Judge] = Judge
    grows: type[Growing] = Growing


def searched(search: Search, jobs: int, progress: Progress = lambda *_: None) -> dict[str, dict[str, str]]:
    """Case → its cast, for cases with a complete cast that passes the guard."""
    dictionary, plans = search.dictionary, search.plans
    _prepared(plans, search.pool)
    held: dict[str, dict[str, str]] = {}
    growing = {case: _Grown() for case in plans}
    turn = 0
    while growing:
        turn += 1
        cases = list(growing)
        offers = [one for found in each_of(cases, partial(_offers, search, growing), jobs) for one in found]
        keeps = guarded(dictionary, plans, offers, jobs)
        kept = [one for one, keep in zip(offers, keeps, strict=True) if keep]
        for one in reversed(kept):
            if one.whole:
                held[one.case] = one.cast
        growing = _grown(growing, {one.case for one in offers}, [one for one in kept if one.case not in held], held)
        progress(f"turn {turn}", len(held), len(plans))
    return held


def _grown(
    before: Mapping[str, _Grown], found: Collection[str], kept: Sequence[Offer], held: Collection[str]
) -> dict[str, _Grown]:
    """The partial casts of cases that have no cast yet."""
    casts: dict[str, list[dict[str, str]]] = {}
    for one in kept:
        casts.setdefault(one.case, []).append(one.cast)
    after: dict[str, _Grown] = {}
    for case, grown in before.items():
        if case in held:
            continue
        if not grown.casts:
            # Complete casts are tried first; if none keeps the rule, casts grow role by role.
            after[case] = _Grown(({},))
        elif case in casts:
            after[case] = _Grown(tuple(casts[case][:KEPT]))
        elif case in found and grown.tried + 1 < TURNS:
            after[case] = _Grown(grown.casts, grown.tried + 1)
    return after


def _prepared(plans: Mapping[str, Plan], pool: Pool) -> None:
    """Compute what many cases need before the processes fork."""
    roles = Counter((plan.game, key_of(role)) for plan in plans.values() for role in roles_of(plan).values())
    for (game, role), count in roles.items():
        if count >= OFTEN:
            candidates(game, role, pool)


def _offers(search: Search, growing: Mapping[str, _Grown], case: str) -> list[Offer]:
    plan, dictionary = search.plans[case], search.dictionary
    judge = search.judges(plan, dictionary.edition)
    if not judge.wanted.holds:
        return []
    # If no wrong engine guards the case, the reference alone must show that nothing is lost.
    grower = search.grows(judge, search.pool, strictly=not guards(dictionary, plan))
    casts, tried = growing[case]
    found = grower.grown(casts, tried) if casts else grower.wholes()
    return [offered(judge, cast, whole=grower.is_whole(cast)) for cast in found]


def _plain(dictionary: Dictionary, plans: Mapping[str, Plan], jobs: int) -> dict[str, tuple[str, ...]]:
    """Case → the roles that plain cards can all play without losing the point of the scenario."""

    def search(case: str) -> list[Offer]:
        judge = Judge(plans[case], dictionary.edition)
        if not judge.wanted.holds:
            return []
        roles = incidental(judge, strictly=not guards(dictionary, plans[case]))
        some = [roles, *((role,) for role in roles if len(roles) > 1)] if roles else []
        casts = [dict.fromkeys(one, PLAIN) for one in some]
        return [offered(judge, cast, whole=False) for cast in casts if judge.accepts(cast, strict=False) is not None]

    offers = [one for found in each_of(list(plans), search, jobs) for one in found]
    found: dict[str, tuple[str, ...]] = {}
    for offer, keeps in zip(offers, guarded(dictionary, plans, offers, jobs), strict=True):
        if keeps and len(offer.cast) > len(found.get(offer.case, ())):
            found[offer.case] = tuple(offer.cast)
    return found
