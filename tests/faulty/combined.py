"""Engines with three faults each, and into how many causes their failures fall: `python -m tests.faulty.combined [N]`.

Which faults come together is drawn by a seed, not chosen. With `alone` in place of a number every fault is by itself.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from oracle.assurance.casting.playing import Casting
from oracle.assurance.diagnosis.causes import causes_of
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.results import Cause, Report, wrong
from oracle.suite.runner import run_suite
from tests.faulty.altered import faults as altered
from tests.faulty.engines import FAULTS, broken_rules, faulty_engine, judged_by
from tests.faulty.judged import judge, suite
from tests.faulty.lorcana import faults as lorcana

SEED = 1
TRIPLES = 10
FAULTS_EACH = 3
RULES = {"lorcana": lorcana.FAULTS, "altered": altered.FAULTS}

Triple = tuple[str, ...]
"""The faults of one engine."""


class Grouped(Struct, frozen=True, kw_only=True):
    """What the check of an engine with several faults came to."""

    triple: Triple
    report: Report
    causes: tuple[Cause, ...]

    @property
    def failed(self) -> int:
        """How many runs went wrong."""
        return sum(result.verdict in ("fail", "error") and wrong(result) for result in self.report.results)

    def faults_in(self, cause: Cause) -> Counter[str]:
        """Which of the faults fail the cases of a group by themselves: fault → cases."""
        alone = {fault: failing(fault) for fault in self.triple}
        return Counter(fault for case in cause.results for fault in self.triple if case in alone[fault])


def triples(count: int = TRIPLES, seed: int = SEED) -> list[Triple]:
    """So many sets of faults of one game that can be in one engine: no two of them replace the same rule."""
    dice = Dice(seed)
    found: list[Triple] = []
    while len(found) < count:
        game = dice.pick(sorted(RULES))
        known = sorted(fault for fault in FAULTS if FAULTS[fault] == game and broken_rules(fault))
        some = tuple(dice.sample(known, FAULTS_EACH))
        rules = [rule for fault in some for rule in broken_rules(fault)]
        if len(set(rules)) == len(rules) and some not in found:
            found.append(some)
    return found


def combined(triple: Triple) -> ReferenceEngine:
    """The engine with all of these faults."""
    if len(triple) == 1:
        return faulty_engine(triple[0])
    game = FAULTS[triple[0]]
    overrides = {rule: function for fault in triple for rule, function in RULES[game][fault].items()}
    return ReferenceEngine(overrides={game: overrides}, name="+".join(triple))


def grouped(triple: Triple) -> Grouped:
    """Check the engine with these faults, and put its failures into groups."""
    plans = suite().plans
    report = run_suite(plans, combined(triple), judged_by(triple[0]), casting=Casting("auto"))
    return Grouped(triple=triple, report=report, causes=causes_of(report.results, plans))


@cache
def failing(fault: str) -> frozenset[str]:
    """The cases that fail with this fault alone, as a group names them."""
    bad = (result for result in judge(fault).results if result.verdict in ("fail", "error"))
    return frozenset(f"{result.case} ({result.edition})" for result in bad)


def told(found: Grouped) -> Iterator[str]:
    """The groups of an engine in words, and which faults are in each."""
    yield f"{len(found.causes)} groups of {found.failed} failures: {', '.join(found.triple)}"
    for cause in found.causes:
        faults = ", ".join(f"{fault} {count}" for fault, count in found.faults_in(cause).most_common())
        yield f"    {len(cause.results):>4} {cause.kind} {cause.name} {cause.title}: {faults or 'none alone'}"


def main() -> None:
    asked = sys.argv[1] if len(sys.argv) > 1 else str(TRIPLES)
    sizes = Counter[int]()
    for triple in [(fault,) for fault in sorted(FAULTS)] if asked == "alone" else triples(int(asked)):
        found = grouped(triple)
        sizes[len(found.causes)] += 1
        sys.stdout.write("\n".join(told(found)) + "\n")
        sys.stdout.flush()
    sys.stdout.write(f"groups: engines: {dict(sorted(sizes.items()))}\n")


if __name__ == "__main__":
    main()
