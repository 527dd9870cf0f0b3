"""Builds the library of casts: for each case casts of all printed cards, and of those of the first sets alone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from msgspec import Struct

from oracle.assurance.casting.guard import guards, noticed
from oracle.assurance.casting.library import Casts, Library
from oracle.assurance.casting.likeness import printed
from oracle.assurance.casting.search import Found, Judge, cast_of
from oracle.assurance.faults.building import cases_of
from oracle.assurance.faults.dictionary import Dictionary, digest_of_case
from oracle.assurance.mutants.declared import declared
from oracle.assurance.mutants.parallel import each_alone, warm
from oracle.profiles import PROFILES
from oracle.suite.plan import Plan

Progress = Callable[[str, int, int], None]
"""Called with what is done, how much of it, out of how many."""

ROUNDS = 8
"""How often a cast that has lost what its scenario is about gets another card."""
CHUNK = 20

Pool = frozenset[str] | None


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
    """Casts for these cases of the dictionary's game, by default for all of them."""
    game = dictionary.game
    plans = cases_of(game) if cases is None else cases
    warm(declared(game), None)
    found: dict[str, list[dict[str, str]]] = {case: [] for case in plans}
    for pool in pools(game):
        # What nobody finds among all cards is not among a few of them either.
        begun = [case for case in plans if pool is None or found[case]]
        left = [case for case in begun if pool is None or not _within(found[case], plans[case], pool)]
        for case, cast in _searched(dictionary, {case: plans[case] for case in left}, pool, jobs, progress).items():
            found[case].append(cast)
    return Library(
        game=game,
        edition=dictionary.edition,
        cases={case: Casts(digest_of_case(plan), tuple(found[case])) for case, plan in plans.items()},
    )


def _within(casts: Sequence[Mapping[str, str]], plan: Plan, pool: frozenset[str]) -> bool:
    """Whether one of the casts needs no card but these."""
    own = {card.card for card in plan.position.cards if card.card is not None} - plan.definitions.keys()
    return any(set(cast.values()) | (own - cast.keys()) <= pool for cast in casts)


class _Open(Struct):
    """A case that has no cast yet."""

    plan: Plan
    guards: frozenset[str]
    banned: set[tuple[str, str]]


def _searched(
    dictionary: Dictionary, plans: Mapping[str, Plan], pool: Pool, jobs: int, progress: Progress
) -> dict[str, dict[str, str]]:
    """Case → its cast, of those for which one is found."""
    held: dict[str, dict[str, str]] = {}
    open_ = {case: _Open(plan, guards(dictionary, plan), set()) for case, plan in plans.items()}
    for turn in range(ROUNDS):
        found = _tried(open_, dictionary.edition, pool, jobs)
        kept = _guarded(dictionary, {case: open_[case] for case in found}, found, jobs)
        for case, one in found.items():
            if case in kept:
                held[case] = one.cast
        open_ = {
            case: _Open(open_[case].plan, open_[case].guards, {*open_[case].banned, _lost(one.cast, turn)})
            for case, one in found.items()
            if case not in kept and one.cast
        }
        progress(f"turn {turn + 1}", len(held), len(plans))
        if not open_:
            break
    return held


def _lost(cast: Mapping[str, str], turn: int) -> tuple[str, str]:
    """The role that gets another card, in turn."""
    roles = list(cast)
    role = roles[turn % len(roles)]
    return role, cast[role]


def _tried(open_: Mapping[str, _Open], edition: str, pool: Pool, jobs: int) -> dict[str, Found]:
    """Case → the cast that comes next, where there is one."""
    cases = list(open_)
    work = [cases[at : at + CHUNK] for at in range(0, len(cases), CHUNK)]

    def search(piece: list[str]) -> list[tuple[str, dict[str, str] | None]]:
        found = []
        for case in piece:
            one = open_[case]
            judge = Judge(one.plan, edition)
            cast = cast_of(judge, pool, one.banned) if judge.wanted.holds else None
            found.append((case, None if cast is None else cast.cast))
        return found

    outcomes = each_alone(search, work, lambda piece: f"casts of {piece[0]}", jobs)
    casts = {case: cast for outcome in outcomes for case, cast in outcome if cast is not None}
    found = {}
    for case, cast in casts.items():
        # Plans do not travel between processes; the same cast gives the same plan.
        plan = Judge(open_[case].plan, edition).accepts(cast, strict=False)
        if plan is not None:
            found[case] = Found(plan=plan, cast=cast)
    return found


def _guarded(
    dictionary: Dictionary, open_: Mapping[str, _Open], found: Mapping[str, Found], jobs: int
) -> Collection[str]:
    """The cases whose cast fails on every wrong engine on which the case itself fails."""
    cases = list(found)
    asked: dict[str, list[int]] = {}
    for place, case in enumerate(cases):
        for mutant in open_[case].guards:
            asked.setdefault(mutant, []).append(place)
    plans = [found[case].plan for case in cases]
    got = noticed(dictionary.game, plans, asked, PROFILES[dictionary.game].current, jobs)
    return {case for case, one in zip(cases, got, strict=True) if open_[case].guards <= one}
