"""The faulty engines of the tests, whose faults nobody has put into the dictionary: is the right clause named first?

The right ones are those of the rules that such an engine replaces. Every engine is played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from oracle.assurance.diagnosis.causes import causes_of
from oracle.assurance.faults.building import cases_of
from oracle.engines.games import binding
from oracle.suite.run.result import result_of
from tests.assurance.diagnosis.left_out import within
from tests.assurance.diagnosis.wrong_engines import dictionary
from tests.faulty.engines import FAULTS, broken_rules
from tests.faulty.judged import judge

FLOORS: Mapping[str, float] = {"first": 0.8, "two": 0.85}
"""Of the engines, by the first name of the largest group, and by both."""


def told(game: str, every: int = 1) -> Iterator[tuple[bool, str]]:
    """A line, with whether the floors are reached; of one engine in so many."""
    counts = Counter[str]()
    for fault in sorted(name for name, own in FAULTS.items() if own == game and broken_rules(name))[::every]:
        counts += _counted(game, fault)
    shares = {name: counts[name] / counts["all"] for name in FLOORS} if counts else dict.fromkeys(FLOORS, 1.0)
    good = all(shares[name] >= floor for name, floor in FLOORS.items())
    words = f"first {shares['first']:.0%}, among two {shares['two']:.0%}"
    yield good, f"{game}, {counts['all']} engines of the tests: {words}, {counts['groups']} groups"


def _counted(game: str, fault: str) -> Counter[str]:
    plans, edition = cases_of(game), dictionary(game).edition
    judged = {one.case: one for one in judge(fault).results if one.edition == edition and one.case in plans}
    passing = {case: result_of(plan, edition, "pass") for case, plan in plans.items()}
    causes = causes_of((passing | judged).values(), plans.values())
    if not causes:
        return Counter()
    right = {clause for rule in broken_rules(fault) for clause in binding(game).book.rules[rule].clauses}
    names = causes[0].clauses or (causes[0].name,)
    hits = {name: any(within(clause, names[:count]) for clause in right) for name, count in (("first", 1), ("two", 2))}
    return Counter({"all": 1, "groups": len(causes), **hits})
