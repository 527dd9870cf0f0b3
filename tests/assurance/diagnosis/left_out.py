"""Each known fault left out of the dictionary, one by one: how often its clause is named by what it fails.

What it fails is taken from the dictionary; only the reference is run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from oracle.assurance.diagnosis.evidence import Reference, Suspicion
from oracle.assurance.faults.building import cases_of
from oracle.suite.run.result import result_of
from tests.assurance.diagnosis.wrong_engines import dictionary, entries

FLOORS: Mapping[str, float] = {"1": 0.55, "2": 0.73, "3": 0.77, "section": 0.81}
"""The share of faults whose clause, or the one above or below it, is among the first so many; whose section is among
the first two."""
BREADTHS = (1, 5, 20)
"""Faults are grouped by the number of cases they fail: at most this many."""


def within(clause: str, names: Iterable[str]) -> bool:
    """Whether it is one of them, or the one above or below it."""
    return any(clause == one or clause.rpartition(".")[0] == one or one.rpartition(".")[0] == clause for one in names)


def told(game: str) -> Iterator[tuple[bool, str]]:
    """Lines: of all faults, then by how broad they are; each with whether the floors are reached."""
    counts = _counts(game)
    total = sum(counts.values(), Counter())
    good = all(total[name] >= floor * total["all"] for name, floor in FLOORS.items())
    yield good, f"{game}, each left out: {_shares(total)}"
    for least, most in zip((0, *BREADTHS), (*BREADTHS, 0), strict=True):
        if some := counts[most]:
            words = f"more than {least:,}" if most == 0 else f"{least + 1:,} to {most:,}" if least + 1 < most else "1"
            yield True, f"    {words} cases: {_shares(some)}"


def _shares(some: Mapping[str, int]) -> str:
    first = "/".join(f"{some[name] / some['all']:.0%}" for name in ("1", "2", "3"))
    return f"{some['all']:,} faults, clause {first}, section {some['section'] / some['all']:.0%}"


def _counts(game: str) -> dict[int, Counter[str]]:
    """Breadth → how many faults there are, and of how many the clause is named."""
    book, plans = dictionary(game), cases_of(game)
    passing = {case: result_of(plan, book.edition, "pass") for case, plan in plans.items()}
    suspicion = Suspicion([*passing.values()], plans, Reference([], plans), {game: book})
    failing: dict[str, list[str]] = {}
    for case, rows in book.cases.items():
        for fault in rows.signs:
            failing.setdefault(fault, []).append(case)
    found: dict[int, Counter[str]] = {most: Counter() for most in (*BREADTHS, 0)}
    for fault, cases in failing.items():
        tags = suspicion.without(entries(game)[fault]).tags([passing[case] for case in cases])
        own = book.mutants[fault].clauses
        hits = {str(count): any(within(one, tags[:count]) for one in own) for count in (1, 2, 3)}
        sections = {_section(tag) for tag in tags[:2]}
        hits["section"] = any(_section(one) in sections for one in own)
        found[next((most for most in BREADTHS if len(cases) <= most), 0)] += Counter({"all": 1, **hits})
    return found


def _section(clause: str) -> str:
    return ".".join(clause.split(".")[:2])
