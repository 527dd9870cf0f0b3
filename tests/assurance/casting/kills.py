"""`python -m tests.assurance.casting.kills GAME [FILE]`: the clauses and wrong engines that printed cards alone show.

By the dictionary of faults and the stored casts, without playing anything. A cast counts for what guards it, so that
the numbers are lower bounds. With a file of case ids, one a line, these cases and the rest have lines of their own.
Each wrong engine that is left is printed with the words that the nearest scenario has and no printed card has.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator, Mapping, Set
from pathlib import Path
from typing import Literal, NamedTuple

from oracle.assurance.casting.guard import guards
from oracle.assurance.casting.library import NONE, known
from oracle.assurance.casting.likeness import printed
from oracle.assurance.casting.playing import kept_of
from oracle.assurance.casting.stock import names_of
from oracle.assurance.faults import dictionary as faults
from oracle.assurance.faults.building import cases_of
from oracle.suite.phrases.madeup import FILLER
from oracle.suite.plan import Plan
from tests.assurance.casting.unprinted import of_print, unprinted

Way = Literal["written", "cast", "adapted", "none"]


class Shown(NamedTuple):
    """What a case shows with printed cards alone."""

    way: Way
    kills: frozenset[str]
    clauses: frozenset[str]
    """Of its tags those that a kill has earned."""


def shown(dictionary: faults.Dictionary, plan: Plan) -> Shown:
    """What a scenario shows, as written if it has printed cards only, else with its casts or adaptations."""
    way: Way = "none"
    kills = frozenset[str]()
    kept, own = kept_of(plan) or NONE, set(names_of(plan)) - {FILLER}
    if own <= printed(plan.game).keys():
        way, kills = "written", frozenset(dictionary.cases[plan.case].signs)
    elif kept.every:
        way, kills = "cast" if kept.casts else "adapted", guards(dictionary, plan) or frozenset()
    return Shown(way, kills, earned(dictionary, plan, kills))


def earned(dictionary: faults.Dictionary, plan: Plan, kills: Collection[str]) -> frozenset[str]:
    """The clauses that a scenario is tagged with and whose wrong engines are among these."""
    return frozenset(plan.clauses) & {clause for kill in kills for clause in dictionary.mutants[kill].clauses}


def lines(game: str, first: Collection[str]) -> Iterator[str]:
    """The table: each line with those before it; then the wrong engines that are left, by clause."""
    dictionary, plans = faults.known(game), cases_of(game)
    if dictionary is None or known(game) is None:
        raise SystemExit(f"{game} has no dictionary of faults, or no casts: `tcg-oracle faults --renew`")
    found = {case: shown(dictionary, plan) for case, plan in plans.items() if case in dictionary.cases}
    whole = {kill for case in found for kill in dictionary.cases[case].signs}
    clauses = {one for case in found for one in earned(dictionary, plans[case], dictionary.cases[case].signs)}
    yield f"{game}: {len(found)} cases, {len(clauses)} clauses, {len(whole)} wrong engines"
    old = [one for case, one in found.items() if not first or case.partition("/")[0] in first]
    rest = [one for case, one in found.items() if first and case.partition("/")[0] not in first]
    kills, seen = set[str](), set[str]()
    for which, group in (("", old), ("other cases, ", rest)):
        for way in ("written", "cast", "adapted"):
            some = [one for one in group if one.way == way]
            kills |= {kill for one in some for kill in one.kills}
            seen |= {clause for one in some for clause in one.clauses}
            if some:
                yield f"  {which + way:<22}{len(some):>6} cases{len(seen):>6} clauses{len(kills):>6} wrong engines"
    yield f"  {len(kills) / len(whole):.1%} of the wrong engines; not shown: {', '.join(sorted(clauses - seen))}"
    yield from _left(dictionary, plans, whole - kills)


def _left(dictionary: faults.Dictionary, plans: Mapping[str, Plan], left: Set[str]) -> Iterator[str]:
    said = of_print(dictionary.game)
    lacking: dict[str, list[str]] = {}
    for case, rows in dictionary.cases.items():
        words = unprinted(plans[case], said)
        for name in left & rows.signs.keys():
            lacking[name] = min(words, lacking.get(name, words), key=len)
    for name, words in sorted(lacking.items(), key=lambda one: (dictionary.mutants[one[0]].clauses, one[0])):
        clauses = ", ".join(dictionary.mutants[name].clauses)
        yield f"    {clauses}: {name}: {' '.join(words) or 'each word is printed, but not together'}"


def main() -> int:
    """Print the table for a game."""
    game, *file = sys.argv[1:]
    first = Path(file[0]).read_text(encoding="utf-8").split() if file else ()
    sys.stdout.writelines(line + "\n" for line in lines(game, frozenset(first)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
