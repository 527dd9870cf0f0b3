"""Finds the known faults that explain a run's failures: a greedy cover by the dictionary of faults.

A failure of the same case at the same step in the same way is evidence for a known fault; a case that the fault would
fail, but that passes or fails later, is evidence against it. Cases that did not run, and flaky ones, are no evidence;
a case that fails at an earlier step may fail by another fault.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from heapq import heapify, heappop, heapreplace
from typing import Literal

from msgspec import Struct

from oracle.assurance.faults.dictionary import Dictionary, Sign

EXACT, STRONG = 1.0, 0.6
"""The weight of a failure at the same step that looks the same there, and of one of the same kind."""
LEAST_PRECISION = 0.6
"""The least share of a known fault's failures that must be present; with less, it explains nothing."""
LEAST_MATCHES = 2
"""A known fault with a single failure as evidence explains nothing; it may be named as similar."""
MANY = 2
"""Unless this many other faults are likely, which makes one more likely too."""
NEARLY_ALL = 0.98
"""The precision from which the engine very likely has the fault."""
CERTAIN_MATCHES, CERTAIN_EXACTNESS = 3, 0.95
"""The number of matches, and the share of identical ones, from which the engine is reported *as if* it had the fault.
"""
WEIGHT_OF_PRECISION = 3
MOST_ALIKE = 4
"""The most other known faults that are named because they explain the same failures as well."""

Case = tuple[str, str]
"""A case and an edition."""
Seen = Mapping[Case, Sign | Literal["pass"]]
"""Every judged case, and the way it failed."""
_Rank = tuple[float, float, int, str]


class Explained(Struct, frozen=True, kw_only=True):
    """A known fault, with the failures that it explains."""

    names: tuple[str, ...]
    """The mutants that nothing in the run distinguishes, then others that explain its failures as well."""
    cases: tuple[Case, ...]
    """The failures that it is the first to explain; then further failures of its cases that look different."""
    matches: int
    """All failures at the same step that look like this fault's."""
    exact: int
    """Those that look exactly the same."""
    against: int
    """Cases that pass or fail at a later step, although they would not with this fault."""
    shared: int = 0
    """The matches that an earlier fault also explains."""

    @property
    def precision(self) -> float:
        """The share of the fault's failures that are present."""
        return self.matches / (self.matches + self.against)

    @property
    def certain(self) -> bool:
        """Whether the engine is indistinguishable from one with the fault in the fault's own cases.

        Shared matches are weaker evidence: several known faults may each cause part of an unknown fault's failures.
        """
        return (
            self.matches >= CERTAIN_MATCHES
            and not self.shared
            and self.exact >= CERTAIN_EXACTNESS * self.matches
            and self.precision >= NEARLY_ALL
        )


class _Candidate(Struct, frozen=True):
    names: tuple[str, ...]
    worth: dict[Case, float]
    """The evidence for the fault."""
    against: int
    fails: frozenset[Case]
    """The cases that it fails in any way."""
    precision: float
    weight: float
    """The weight of each piece of evidence."""

    @property
    def is_likely(self) -> bool:
        return len(self.worth) >= LEAST_MATCHES and self.precision >= NEARLY_ALL

    def explains_as_well(self, cases: Iterable[Case], as_one: _Candidate) -> bool:
        """Whether nothing in the run favours another candidate over this one for some of the other's failures."""
        return (
            self.precision >= as_one.precision
            and self.weight >= as_one.weight
            and all(self.worth.get(case, 0) >= as_one.worth[case] for case in cases)
        )

    def rank(self, left: Collection[Case]) -> _Rank:
        """How well it explains the remaining failures; the best has the lowest rank."""
        new = sum(worth for case, worth in self.worth.items() if case in left)
        return -new * self.weight, -self.precision, -len(self.worth), self.names[0]


def worth(seen: Sign, known: Sign) -> float:
    """The weight of a failure as evidence for a known fault: 0 unless it is at the same step and of the same kind."""
    if known.kind in ("crash", "endless"):
        return EXACT if seen.kind == known.kind else 0.0
    if (seen.step, seen.kind) != (known.step, known.kind):
        return 0.0
    return EXACT if seen == known else STRONG


class Cover:
    """The known faults with evidence in a run."""

    def __init__(self, seen: Seen, known: Dictionary) -> None:
        self._failures = {case: sign for case, sign in seen.items() if isinstance(sign, Sign)}
        self._candidates = list(_candidates(seen, self._failures, known))
        self._speaking: dict[Case, list[int]] = {}
        """Failure → the indices of the candidates that it is evidence for."""
        for place, one in enumerate(self._candidates):
            for case in one.worth:
                self._speaking.setdefault(case, []).append(place)

    def explained(self) -> list[Explained]:
        """The known faults behind failures, the one that explains most first; unexplained failures belong to none."""
        left = dict(self._failures)
        chosen = _covering([one for one in self._candidates if len(one.worth) >= LEAST_MATCHES], left)
        if sum(one.is_likely for one, _ in chosen) >= MANY:
            chosen += _covering(self._candidates, left)
        shared = [len(one.worth) - len(covered) for one, covered in chosen]
        alike = self._alike(chosen)
        for case in left:
            also = [(one, covered) for one, covered in chosen if case in one.fails]
            if also:
                _, covered = max(also, key=lambda one: (one[0].precision, len(one[0].worth), one[0].names))
                covered.append(case)
        return [
            _explained(one, covered, other, more)
            for (one, covered), other, more in zip(chosen, shared, alike, strict=True)
        ]

    def _alike(self, chosen: Sequence[_Chosen]) -> list[tuple[str, ...]]:
        """For each chosen candidate, the mutants of others that explain its failures as well, the likeliest first."""
        picked = {one.names for one, _ in chosen}
        found = []
        for one, covered in chosen:
            near = (self._candidates[place] for place in self._speaking[covered[0]])
            alike = [other for other in near if other.names not in picked and other.explains_as_well(covered, one)]
            alike.sort(key=lambda other: (-len(other.worth), other.names))
            found.append(tuple(name for other in alike for name in other.names)[:MOST_ALIKE])
        return found

    def resembled(self, cases: Collection[Case]) -> Explained | None:
        """The known fault that explains most of some failures; None if none explains any."""
        likely = {place for case in cases for place in self._speaking.get(case, ())}
        best = min((self._candidates[place] for place in likely), key=lambda one: one.rank(cases), default=None)
        return None if best is None else _explained(best, [case for case in best.worth if case in cases])


_Chosen = tuple[_Candidate, list[Case]]
"""A candidate, and the failures that it is the first to explain."""


def _covering(candidates: Iterable[_Candidate], left: dict[Case, Sign]) -> list[_Chosen]:
    """The candidates that explain remaining failures, each with the failures that it takes from the rest."""
    chosen = []
    waiting = [(one.rank(left), one) for one in candidates]
    heapify(waiting)
    while waiting and waiting[0][0][0] < 0:
        rank, best = waiting[0]
        now = best.rank(left)
        if now != rank:
            # Nobody's rank gets better as less is left: whoever leads by a rank of now leads everybody.
            heapreplace(waiting, (now, best))
            continue
        heappop(waiting)
        covered = [case for case in best.worth if case in left]
        for case in covered:
            del left[case]
        chosen.append((best, covered))
    return chosen


def _explained(one: _Candidate, cases: Iterable[Case], shared: int = 0, alike: tuple[str, ...] = ()) -> Explained:
    return Explained(
        names=(*one.names, *alike),
        cases=tuple(cases),
        matches=len(one.worth),
        exact=sum(worth == EXACT for worth in one.worth.values()),
        against=one.against,
        shared=shared,
    )


def _candidates(seen: Seen, failures: Mapping[Case, Sign], known: Dictionary) -> Iterator[_Candidate]:
    """The mutants that explain anything; those that nothing in the run distinguishes are merged."""
    near = {
        mutant
        for case, sign in failures.items()
        if case[0] in known.cases
        for mutant, one in known.cases[case[0]].signs.items()
        if worth(sign, one)
    }
    speaks: dict[str, dict[Case, float]] = {mutant: {} for mutant in near}
    against: dict[str, set[Case]] = {mutant: set() for mutant in near}
    fails: dict[str, set[Case]] = {mutant: set() for mutant in near}
    for case, sign in seen.items():
        rows = known.cases.get(case[0])
        signs = {} if rows is None else rows.signs
        for mutant in signs.keys() & near:
            if sign == "pass":
                against[mutant].add(case)
                continue
            fails[mutant].add(case)
            if value := worth(sign, signs[mutant]):
                speaks[mutant][case] = value
            elif signs[mutant].step < sign.step and signs[mutant].kind not in ("crash", "endless"):
                against[mutant].add(case)
    alike: dict[object, list[str]] = {}
    for mutant in sorted(near):
        evidence = frozenset(speaks[mutant].items()), frozenset(against[mutant]), frozenset(fails[mutant])
        alike.setdefault(evidence, []).append(mutant)
    for names in alike.values():
        speaking, other = speaks[names[0]], len(against[names[0]])
        precision = len(speaking) / (len(speaking) + other)
        if precision >= LEAST_PRECISION:
            exactness = sum(speaking.values()) / len(speaking)
            weight = exactness * precision**WEIGHT_OF_PRECISION
            yield _Candidate(tuple(names), speaking, other, frozenset(fails[names[0]]), precision, weight)
