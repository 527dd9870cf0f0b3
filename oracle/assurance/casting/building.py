"""Builds the library of casts: for each case casts of all printed cards, and of those of the first sets alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.casting.casting import PLAIN, roles_of
from oracle.assurance.casting.growing import KEPT, TURNS, Growing, Pool, candidates, key_of
from oracle.assurance.casting.guard import guards, noticed
from oracle.assurance.casting.library import Casts, Library
from oracle.assurance.casting.likeness import printed
from oracle.assurance.casting.outlines import consistent, is_whole, lent
from oracle.assurance.casting.search import Judge, incidental
from oracle.assurance.faults.building import cases_of
from oracle.assurance.faults.dictionary import Dictionary, digest_of_case
from oracle.assurance.mutants.declared import declared
from oracle.assurance.mutants.parallel import each_alone, warm
from oracle.suite.intent.wanted import learn, prepare, told
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Plan, PlanData

Progress = Callable[[str, int, int], None]
"""Called with what is done, how much of it, out of how many."""

CHUNK = 8
"""Cases that one process works on."""
OFTEN = 4
"""Roles of so many cases have their candidates found once for all processes."""

Outcome = TypeVar("Outcome")


class Offer(Struct, frozen=True, kw_only=True):
    """A cast with which the reference plays the same rule; the guard has not seen it."""

    case: str
    cast: dict[str, str]
    whole: bool
    plan: PlanData
    wanted: bytes
    """What was found out about it on the reference while that is whole."""


class _Grown(NamedTuple):
    """Casts of a case that grow on, and in how many turns the guard has refused all that came of them."""

    casts: tuple[dict[str, str], ...] = ()
    tried: int = 0


def pools(game: str) -> tuple[Pool, ...]:
    """All printed cards; where cards have sets, those of the first four, and of the first."""
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
    """Casts for these cases of the dictionary's game, by default for all of them.

    Cases that have changed since the dictionary was built have no guard, and so no casts. `old` is not looked through
    for casts, but for the roles of plain cards of cases that are as they were.
    """
    game = dictionary.game
    plans = cases_of(game) if cases is None else cases
    known = {case: guards(dictionary, plan) for case, plan in plans.items()}
    plans = {case: plan for case, plan in plans.items() if known[case] is not None}
    warm(declared(game), None)
    found: dict[str, list[dict[str, str]]] = {case: [] for case in plans}
    for pool in pools(game):
        # What nobody finds among all cards is not among a few of them either.
        begun = [case for case in plans if pool is None or found[case]]
        left = [case for case in begun if pool is None or not _within(found[case], plans[case], pool)]
        for case, cast in _searched(dictionary, {case: plans[case] for case in left}, pool, jobs, progress).items():
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


def throughout(
    dictionary: Dictionary, library: Library, cases: Mapping[str, Plan] | None = None, *, jobs: int = 1
) -> Library:
    """The library with what the scenarios of an outline can have of each other, and no cast that only some can have.

    `cases` are those of the dictionary's game, by default all of them.
    """
    plans = cases_of(dictionary.game) if cases is None else cases
    plans = {
        case: plan for case, plan in plans.items() if case in library.cases and guards(dictionary, plan) is not None
    }
    warm(declared(dictionary.game), None)
    library = _holding(dictionary, library, plans, jobs)
    tried: dict[str, list[dict[str, str]]] = {}
    for case, cast in lent(library.cases, plans):
        tried.setdefault(case, []).append(cast)

    def search(case: str) -> list[Offer]:
        judge, strictly = Judge(plans[case], dictionary.edition), not guards(dictionary, plans[case])
        casts = [cast for cast in tried[case] if judge.accepts(cast, strict=strictly) is not None]
        return [_offer(judge, cast, whole=is_whole(cast, plans[case])) for cast in casts]

    offers = [one for found in _each(list(tried), search, jobs) for one in found]
    held = dict(library.cases)
    partly: dict[str, list[dict[str, str]]] = {}
    for offer, keeps in zip(offers, _guarded(dictionary, plans, offers, jobs), strict=True):
        if keeps and offer.whole:
            held[offer.case] = replace(held[offer.case], casts=(*held[offer.case].casts, offer.cast))
        elif keeps:
            partly.setdefault(offer.case, []).append(offer.cast)
    return replace(library, cases=consistent(held, plans, partly))


def _holding(dictionary: Dictionary, library: Library, plans: Mapping[str, Plan], jobs: int) -> Library:
    """The library without casts that the reference no longer takes for the same rule."""

    def holding(case: str) -> Casts:
        judge, kept = Judge(plans[case], dictionary.edition), library.cases[case]
        casts = tuple(cast for cast in kept.casts if judge.accepts(cast, strict=False) is not None)
        return replace(kept, casts=casts)

    cases = [case for case in plans if library.cases[case].casts]
    found = dict(zip(cases, _each(cases, holding, jobs), strict=True))
    return replace(library, cases={**library.cases, **found})


def _is_of(casts: Casts | None, plan: Plan) -> bool:
    return casts is not None and casts.digest == digest_of_case(plan)


def _within(casts: Sequence[Mapping[str, str]], plan: Plan, pool: frozenset[str]) -> bool:
    """Whether one of the casts needs no card but these."""
    own = {card.card for card in plan.position.cards if card.card is not None} - plan.definitions.keys()
    return any(set(cast.values()) | (own - cast.keys()) <= pool for cast in casts)


def _searched(
    dictionary: Dictionary, plans: Mapping[str, Plan], pool: Pool, jobs: int, progress: Progress
) -> dict[str, dict[str, str]]:
    """Case → its cast, of those for which one is found."""
    _prepared(plans, pool)
    held: dict[str, dict[str, str]] = {}
    growing = {case: _Grown() for case in plans}
    turn = 0
    while growing:
        turn += 1
        cases = list(growing)
        offers = [
            one for found in _each(cases, partial(_offers, dictionary, plans, pool, growing), jobs) for one in found
        ]
        keeps = _guarded(dictionary, plans, offers, jobs)
        kept = [one for one, keep in zip(offers, keeps, strict=True) if keep]
        for one in reversed(kept):
            if one.whole:
                held[one.case] = one.cast
        growing = _grown(growing, {one.case for one in offers}, [one for one in kept if one.case not in held], held)
        progress(f"turn {turn}", len(held), len(plans))
    return held


def _grown(
    before: Mapping[str, _Grown], offered: Collection[str], kept: Sequence[Offer], held: Collection[str]
) -> dict[str, _Grown]:
    """How the cases go on that have no cast yet."""
    casts: dict[str, list[dict[str, str]]] = {}
    for one in kept:
        casts.setdefault(one.case, []).append(one.cast)
    after: dict[str, _Grown] = {}
    for case, grown in before.items():
        if case in held:
            continue
        if not grown.casts:
            # Whole casts are tried first; where none of them keeps its rule, casts grow role by role.
            after[case] = _Grown(({},))
        elif case in casts:
            after[case] = _Grown(tuple(casts[case][:KEPT]))
        elif case in offered and grown.tried + 1 < TURNS:
            after[case] = _Grown(grown.casts, grown.tried + 1)
    return after


def _prepared(plans: Mapping[str, Plan], pool: Pool) -> None:
    """What many cases need is found before processes part."""
    roles = Counter((plan.game, key_of(role)) for plan in plans.values() for role in roles_of(plan).values())
    for (game, role), count in roles.items():
        if count >= OFTEN:
            candidates(game, role, pool)


def _offers(
    dictionary: Dictionary,
    plans: Mapping[str, Plan],
    pool: Pool,
    growing: Mapping[str, _Grown],
    case: str,
) -> list[Offer]:
    judge = Judge(plans[case], dictionary.edition)
    if not judge.wanted.holds:
        return []
    # Where no wrong engine guards the case, the reference alone has to see that nothing is lost.
    grower = Growing(judge, pool, strictly=not guards(dictionary, plans[case]))
    casts, tried = growing[case]
    found = grower.grown(casts, tried) if casts else grower.wholes()
    return [_offer(judge, cast, whole=grower.is_whole(cast)) for cast in found]


def _offer(judge: Judge, cast: Mapping[str, str], *, whole: bool) -> Offer:
    plan = judge.accepts(cast, strict=False)
    if plan is None:
        raise ValueError(f"{judge.plan.case}: not a cast: {cast}")
    prepare([(plan, judge.edition)])
    wanted = told(plan, judge.edition)
    return Offer(case=plan.case, cast=dict(cast), whole=whole, plan=data_of(plan), wanted=wanted)


def _plain(dictionary: Dictionary, plans: Mapping[str, Plan], jobs: int) -> dict[str, tuple[str, ...]]:
    """Case → the roles of which plain cards may play every one, without what the scenario is about being lost."""

    def search(case: str) -> list[Offer]:
        judge = Judge(plans[case], dictionary.edition)
        if not judge.wanted.holds:
            return []
        roles = incidental(judge, strictly=not guards(dictionary, plans[case]))
        some = [roles, *((role,) for role in roles if len(roles) > 1)] if roles else []
        casts = [dict.fromkeys(one, PLAIN) for one in some]
        return [_offer(judge, cast, whole=False) for cast in casts if judge.accepts(cast, strict=False) is not None]

    offers = [one for found in _each(list(plans), search, jobs) for one in found]
    found: dict[str, tuple[str, ...]] = {}
    for offer, keeps in zip(offers, _guarded(dictionary, plans, offers, jobs), strict=True):
        if keeps and len(offer.cast) > len(found.get(offer.case, ())):
            found[offer.case] = tuple(offer.cast)
    return found


def _each(cases: Sequence[str], search: Callable[[str], Outcome], jobs: int) -> list[Outcome]:
    """What is found for each case, in several processes."""
    work = [list(cases[at : at + CHUNK]) for at in range(0, len(cases), CHUNK)]

    def some(piece: list[str]) -> list[Outcome]:
        return [search(case) for case in piece]

    return [one for found in each_alone(some, work, lambda piece: f"casts of {piece[0]}", jobs) for one in found]


def _guarded(dictionary: Dictionary, plans: Mapping[str, Plan], offers: Sequence[Offer], jobs: int) -> list[bool]:
    """Of each offer whether it fails on every wrong engine on which the case itself fails."""
    wanted = [guards(dictionary, plans[offer.case]) or frozenset() for offer in offers]
    asked: dict[str, list[int]] = {}
    cast: list[Plan] = []
    for place, offer in enumerate(offers):
        # What is found out is kept by name, and a case has several casts.
        plan = bind(replace(offer.plan, case=f"{offer.case}/cast-{place}"))
        learn(plan, dictionary.edition, offer.wanted)
        cast.append(plan)
        for mutant in wanted[place]:
            asked.setdefault(mutant, []).append(place)
    got = noticed(dictionary.game, cast, asked, dictionary.edition, jobs)
    return [needed <= seen for needed, seen in zip(wanted, got, strict=True)]
