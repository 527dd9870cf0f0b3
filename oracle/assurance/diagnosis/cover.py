"""Which known faults explain the failures of a run: a greedy cover by the dictionary of faults.

A known fault speaks for itself where the engine fails the same cases at the same steps in the same way, and against
itself where a case passes, or fails at a later step, that such an engine would fail. What did not run, and what is
flaky, says nothing; a case that fails at an earlier step may do so by another fault.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from heapq import heapify, heappop, heapreplace
from typing import Literal

from msgspec import Struct

from oracle.assurance.faults.dictionary import Dictionary, Sign

EXACT, STRONG = 1.0, 0.6
"""What a failure at the same step is worth that shows the same there, and one of the same kind."""
LEAST_PRECISION = 0.6
"""Of what a known fault would show so much must be there; else it explains nothing."""
LEAST_MATCHES = 2
"""A known fault that a single failure speaks for explains nothing by itself; it may be resembled."""
MANY = 2
"""But where so many others are likely one more is."""
NEARLY_ALL = 0.98
"""So precise has a fault to be that the engine has in all likelihood."""
CERTAIN_MATCHES, CERTAIN_EXACTNESS = 3, 0.95
"""It is said that the engine is *as if* it had such a fault from so many matches on, of which so much is the same."""
WEIGHT_OF_PRECISION = 3

Case = tuple[str, str]
"""A case and an edition."""
Seen = Mapping[Case, Sign | Literal["pass"]]
"""Every case that was judged, and how it failed."""
_Rank = tuple[float, float, int, str]


class Explained(Struct, frozen=True, kw_only=True):
    """A known fault, with the failures that it explains."""

    names: tuple[str, ...]
    """The mutants that nothing in the run tells apart."""
    cases: tuple[Case, ...]
    """What it explains and no fault before it does; then what it fails too, if in another way."""
    matches: int
    """All failures that show as this fault does, at the same step."""
    exact: int
    """Those of them in which the same is seen."""
    against: int
    """Cases that pass, or fail at a later step, and would not with this fault."""
    shared: int = 0
    """The matches that a fault before it explains as well."""

    @property
    def precision(self) -> float:
        """How much of what the fault would show is there."""
        return self.matches / (self.matches + self.against)

    @property
    def certain(self) -> bool:
        """Whether nothing in its own cases tells the engine from one with the fault.

        What is shared says less: of a fault that is not known several known ones may each show a part.
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
    """What speaks for it."""
    against: int
    fails: frozenset[Case]
    """What it fails in whatever way."""
    precision: float
    weight: float
    """What each thing that speaks for it counts."""

    @property
    def is_likely(self) -> bool:
        return len(self.worth) >= LEAST_MATCHES and self.precision >= NEARLY_ALL

    def rank(self, left: Collection[Case]) -> _Rank:
        """How well it explains what is left; the best has the least rank."""
        new = sum(worth for case, worth in self.worth.items() if case in left)
        return -new * self.weight, -self.precision, -len(self.worth), self.names[0]


def worth(seen: Sign, known: Sign) -> float:
    """How much a failure speaks for a known fault: 0 where it is not at the same step and of the same kind."""
    if known.kind in ("crash", "endless"):
        return EXACT if seen.kind == known.kind else 0.0
    if (seen.step, seen.kind) != (known.step, known.kind):
        return 0.0
    return EXACT if seen == known else STRONG


class Cover:
    """The known faults that a run speaks for."""

    def __init__(self, seen: Seen, known: Dictionary) -> None:
        self._failures = {case: sign for case, sign in seen.items() if isinstance(sign, Sign)}
        self._candidates = list(_candidates(seen, self._failures, known))
        self._speaking: dict[Case, list[int]] = {}
        """Failure → the places of the candidates that it speaks for."""
        for place, one in enumerate(self._candidates):
            for case in one.worth:
                self._speaking.setdefault(case, []).append(place)

    def explained(self) -> list[Explained]:
        """The known faults behind failures, that which explains most first; what none explains is in none of them."""
        left = dict(self._failures)
        chosen = _covering([one for one in self._candidates if len(one.worth) >= LEAST_MATCHES], left)
        if sum(one.is_likely for one, _ in chosen) >= MANY:
            chosen += _covering(self._candidates, left)
        shared = [len(one.worth) - len(covered) for one, covered in chosen]
        for case in left:
            also = [(one, covered) for one, covered in chosen if case in one.fails]
            if also:
                _, covered = max(also, key=lambda one: (one[0].precision, len(one[0].worth), one[0].names))
                covered.append(case)
        return [_explained(one, covered, other) for (one, covered), other in zip(chosen, shared, strict=True)]

    def resembled(self, cases: Collection[Case]) -> Explained | None:
        """The known fault that explains most of some failures; None where none explains any."""
        likely = {place for case in cases for place in self._speaking.get(case, ())}
        best = min((self._candidates[place] for place in likely), key=lambda one: one.rank(cases), default=None)
        return None if best is None else _explained(best, [case for case in best.worth if case in cases])


def _covering(candidates: Iterable[_Candidate], left: dict[Case, Sign]) -> list[tuple[_Candidate, list[Case]]]:
    """The candidates that explain what is left, each with what it explains; that is taken out of what is left."""
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


def _explained(one: _Candidate, cases: Iterable[Case], shared: int = 0) -> Explained:
    return Explained(
        names=one.names,
        cases=tuple(cases),
        matches=len(one.worth),
        exact=sum(worth == EXACT for worth in one.worth.values()),
        against=one.against,
        shared=shared,
    )


def _candidates(seen: Seen, failures: Mapping[Case, Sign], known: Dictionary) -> Iterator[_Candidate]:
    """The mutants that explain anything; those that nothing in the run tells apart are one."""
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
