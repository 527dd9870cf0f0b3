"""The gaps that missing printed cards leave in a level that is played with printed cards."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from oracle.assurance.casting.stock import named, names_of
from oracle.assurance.faults import dictionary
from oracle.assurance.mutants.declared import declared
from oracle.certify.levels import Level
from oracle.engines import reference_books as books
from oracle.protocol import simple_cards
from oracle.protocol.results import Result
from oracle.suite.plan import Plan

MADE_UP_CARDS = frozenset({simple_cards.PLAIN, simple_cards.WITH_KEYWORDS, simple_cards.MADE_UP})


class Unshown(Struct, frozen=True, kw_only=True):
    """Everything that only scenarios with missing cards show. Unless it is empty, the level is not reached."""

    clauses: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()
    """Known wrong engines for the level's clauses, by the names of their mutants."""


def lacks_cards(plan: Plan, result: Result) -> bool:
    """Whether a scenario is unsupported because of unknown cards, or of made-up cards in their place."""
    lacking = set(result.lacking)
    return result.verdict == "unsupported" and bool(lacking & MADE_UP_CARDS or named(lacking, names_of(plan)))


def unshown(level: Level, played: Sequence[Plan], left_out: Sequence[Plan]) -> Unshown:
    """The clauses and faults that are lost with the omitted scenarios."""
    if not left_out:
        return Unshown()
    clauses = _clauses(level, left_out) - _clauses(level, played)
    faults = _faults(level, left_out) - _faults(level, played)
    return Unshown(clauses=books.sorted_numbers(clauses), faults=tuple(sorted(faults)))


def _clauses(level: Level, plans: Collection[Plan]) -> set[str]:
    return {clause for plan in plans for clause in plan.clauses if level.holds(clause)}


def _faults(level: Level, plans: Collection[Plan]) -> set[str]:
    known = dictionary.known(level.game)
    about = {mutant.name for mutant in declared(level.game) if any(map(level.holds, mutant.clauses))}
    rows = [] if known is None else [known.cases[plan.case] for plan in plans if plan.case in known.cases]
    return {name for row in rows for name in row.signs if name in about}
