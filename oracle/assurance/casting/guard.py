"""The guard of casts: a cast must fail on the same wrong engines as the scenario that it replaces.

Otherwise a cast could lose the point of the scenario: "Ann has 4 lore" may have become "0 lore".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial

from oracle.assurance.faults.building import signs_on
from oracle.assurance.faults.dictionary import Dictionary, digest_of_case
from oracle.assurance.mutants.declared import Mutant, declared
from oracle.assurance.mutants.parallel import each_alone
from oracle.suite.plan import Plan

ENOUGH = 5
"""How many wrong engines for other clauses are enough to guard a scenario whose own clauses have none."""


def guards(dictionary: Dictionary, plan: Plan) -> frozenset[str] | None:
    """The mutants of the scenario's tagged clauses on which the written scenario does not pass.

    If there are none: all mutants on which it does not pass, if these are enough. None if the dictionary does not know
    the scenario in its current form.
    """
    rows = dictionary.cases.get(plan.case)
    if rows is None or rows.digest != digest_of_case(plan):
        return None
    clauses = _clauses(dictionary.game)
    tagged = frozenset(name for name in rows.signs if clauses.get(name, set()) & set(plan.clauses))
    return tagged or frozenset(rows.signs if len(rows.signs) >= ENOUGH else ())


@cache
def _clauses(game: str) -> dict[str, set[str]]:
    return {mutant.name: set(mutant.clauses) for mutant in declared(game)}


def noticed(
    game: str, plans: Sequence[Plan], asked: Mapping[str, Sequence[int]], edition: str, jobs: int = 1
) -> list[set[str]]:
    """For each plan the mutants on which it does not pass; `asked`: mutant → the indexes of the plans to run on it."""
    mutants = [mutant for mutant in declared(game) if asked.get(mutant.name)]
    work = [(mutant, list(asked[mutant.name])) for mutant in mutants]
    found: list[set[str]] = [set() for _ in plans]
    outcomes = each_alone(partial(_on_mutant, plans, edition), work, lambda piece: f"the mutant {piece[0].name}", jobs)
    for (mutant, _), places in zip(work, outcomes, strict=True):
        for place in places:
            found[place].add(mutant.name)
    return found


def _on_mutant(plans: Sequence[Plan], edition: str, work: tuple[Mutant, list[int]]) -> list[int]:
    mutant, places = work
    return [places[at] for at, _ in signs_on(mutant, [(plans[place], edition) for place in places])]
