"""Builds the library of casts: for each case casts of all printed cards, and of those of the first sets alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from oracle.assurance.casting.casting import PLAIN
from oracle.assurance.casting.guard import guards, noticed
from oracle.assurance.casting.library import Casts, Library
from oracle.assurance.casting.likeness import printed
from oracle.assurance.casting.search import Judge, cast_of, incidental
from oracle.assurance.faults.building import cases_of
from oracle.assurance.faults.dictionary import Dictionary, digest_of_case
from oracle.assurance.mutants.declared import declared
from oracle.assurance.mutants.parallel import each_alone, warm
from oracle.suite.plan import Plan

Progress = Callable[[str, int, int], None]
"""Called with what is done, how much of it, out of how many."""

ROUNDS = 8
"""How often a cast that has lost what its scenario is about gets another card."""
CHUNK = 20

Pool = frozenset[str] | None
Outcome = TypeVar("Outcome")


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
    jobs: int = 1,
    progress: Progress = lambda *_: None,
) -> Library:
    """Casts for these cases of the dictionary's game, by default for all of them.

    Cases that have changed since the dictionary was built have no guard, and so no casts.
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
    plain = _plain(dictionary, plans, jobs)
    return Library(
        game=game,
        edition=dictionary.edition,
        cases={
            case: Casts(digest_of_case(plan), tuple(found[case]), plain.get(case, ())) for case, plan in plans.items()
        },
    )


def _within(casts: Sequence[Mapping[str, str]], plan: Plan, pool: frozenset[str]) -> bool:
    """Whether one of the casts needs no card but these."""
    own = {card.card for card in plan.position.cards if card.card is not None} - plan.definitions.keys()
    return any(set(cast.values()) | (own - cast.keys()) <= pool for cast in casts)


def _searched(
    dictionary: Dictionary, plans: Mapping[str, Plan], pool: Pool, jobs: int, progress: Progress
) -> dict[str, dict[str, str]]:
    """Case → its cast, of those for which one is found."""
    held: dict[str, dict[str, str]] = {}
    banned: dict[str, set[tuple[str, str]]] = {case: set() for case in plans}
    for turn in range(ROUNDS):
        open_ = [case for case in plans if case in banned]

        search = partial(_cast, dictionary, plans, pool, banned)
        tried = [(case, cast) for case, cast in zip(open_, _each(open_, search, jobs), strict=True) if cast is not None]
        kept = _guarded(dictionary, plans, tried, jobs)
        held |= {case: cast for (case, cast), keeps in zip(tried, kept, strict=True) if keeps}
        lost = {case: cast for case, cast in tried if case not in held and cast}
        banned = {case: {*banned[case], _lost(cast, turn)} for case, cast in lost.items()}
        progress(f"turn {turn + 1}", len(held), len(plans))
    return held


def _cast(
    dictionary: Dictionary,
    plans: Mapping[str, Plan],
    pool: Pool,
    banned: Mapping[str, set[tuple[str, str]]],
    case: str,
) -> dict[str, str] | None:
    judge = Judge(plans[case], dictionary.edition)
    if not judge.wanted.holds:
        return None
    # Where no wrong engine guards the case, the reference alone has to see that nothing is lost.
    found = cast_of(judge, pool, banned[case], strictly=not guards(dictionary, plans[case]))
    return None if found is None else found.cast


def _lost(cast: Mapping[str, str], turn: int) -> tuple[str, str]:
    """The role that gets another card: the hardest one two times of three, else the others in turn."""
    roles = list(cast)
    role = roles[0 if turn % 3 < 2 else (turn // 3 + 1) % len(roles)]
    return role, cast[role]


def _plain(dictionary: Dictionary, plans: Mapping[str, Plan], jobs: int) -> dict[str, tuple[str, ...]]:
    """Case → the roles of which plain cards may play every one, without what the scenario is about being lost."""
    cases = list(plans)

    def search(case: str) -> tuple[str, ...]:
        judge = Judge(plans[case], dictionary.edition)
        return incidental(judge, strictly=not guards(dictionary, plans[case])) if judge.wanted.holds else ()

    roles = dict(zip(cases, _each(cases, search, jobs), strict=True))
    tried: list[tuple[str, tuple[str, ...]]] = []
    tried += [(case, (role,)) for case in cases for role in roles[case] if len(roles[case]) > 1]
    tried += [(case, roles[case]) for case in cases if roles[case]]
    kept = _guarded(dictionary, plans, [(case, dict.fromkeys(some, PLAIN)) for case, some in tried], jobs)
    found: dict[str, tuple[str, ...]] = {}
    for (case, some), keeps in zip(tried, kept, strict=True):
        if keeps and len(some) > len(found.get(case, ())):
            found[case] = some
    return found


def _each(cases: Sequence[str], search: Callable[[str], Outcome], jobs: int) -> list[Outcome]:
    """What is found for each case, in several processes."""
    work = [list(cases[at : at + CHUNK]) for at in range(0, len(cases), CHUNK)]

    def some(piece: list[str]) -> list[Outcome]:
        return [search(case) for case in piece]

    return [one for found in each_alone(some, work, lambda piece: f"casts of {piece[0]}", jobs) for one in found]


def _guarded(
    dictionary: Dictionary, plans: Mapping[str, Plan], tried: Sequence[tuple[str, Mapping[str, str]]], jobs: int
) -> list[bool]:
    """Of each case with a cast whether that fails on every wrong engine on which the case itself fails."""
    # Plans do not travel between processes; the same cast gives the same plan.
    cast = [Judge(plans[case], dictionary.edition).accepts(cast, strict=False) for case, cast in tried]
    places = [place for place, plan in enumerate(cast) if plan is not None]
    wanted = {place: guards(dictionary, plans[tried[place][0]]) or frozenset() for place in places}
    asked: dict[str, list[int]] = {}
    for at, place in enumerate(places):
        for mutant in wanted[place]:
            asked.setdefault(mutant, []).append(at)
    held = [plan for plan in cast if plan is not None]
    got = noticed(dictionary.game, held, asked, dictionary.edition, jobs)
    good = {place for place, one in zip(places, got, strict=True) if wanted[place] <= one}
    return [place in good for place in range(len(tried))]
