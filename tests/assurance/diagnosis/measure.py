"""How well causes are told: `python -m tests.assurance.diagnosis.measure [--engines 10] [--seed 1] [--under flaky]`.

Engines with 3, 10 and 25 known faults, each with the whole dictionary, and with half of the faults taken out of it;
engines with one fault that is not in the dictionary; and the tags of each fault by itself, by the dictionary. With
`--united` no engine is played: the dictionary says what each of its faults fails. Ends with 1 where a floor is not
reached.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from oracle.assurance.diagnosis.causes import causes_of, observed
from oracle.assurance.diagnosis.cover import worth
from oracle.assurance.faults.dictionary import Dictionary
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.protocol.results import Cause, Result
from oracle.suite.run.result import result_of
from tests.assurance.diagnosis import left_out, of_the_tests
from tests.assurance.diagnosis.conditions import AS_THEY_ARE, CONDITIONS, UNITED, Condition, heard
from tests.assurance.diagnosis.left_out import within
from tests.assurance.diagnosis.wrong_engines import WrongEngine, dictionary, drawn, entries

GAMES = ("lorcana", "altered")
GROUPS = {(0.0, 3): 1.2, (0.0, 10): 1.2, (0.0, 25): 1.3, (0.5, 3): 2.7, (0.5, 10): 2.0, (0.5, 25): 1.6, (1.0, 1): 3.0}
"""Most groups for each fault that shows, by the share of faults that are unknown, and by how many there are."""
PURITY = {0.0: 0.95, 0.5: 0.9, 1.0: 0.97}
NAMED = {0.0: 0.8, 0.5: 0.7, 1.0: 0.0}
"""Of the known faults with a failing case of their own, by the share of faults that are unknown. These floors, like the
others, catch a step back on ten drawn engines: each stands a little below what was last measured."""
CLAUSE = {(0.5, 3): 0.3, (0.5, 10): 0.3, (0.5, 25): 0.3, (1.0, 1): 0.5}
"""Of the unknown faults: its clause, or the one above or below, is among the two of its largest group."""


class Measure:
    """Counts over engines."""

    def __init__(self, game: str, faults: int, unknown: float, condition: Condition = AS_THEY_ARE) -> None:
        self.game, self.faults, self.unknown, self.condition = game, faults, unknown, condition
        self.counts = Counter[str]()
        self.seconds: list[float] = []
        self._dice, self._heard = Dice(f"{game} {unknown}"), Dice(f"{game} heard")
        self._plans = condition.plans(game)
        self._passing = {case: result_of(plan, dictionary(game).edition, "pass") for case, plan in self._plans.items()}

    def add(self, engine: WrongEngine) -> None:
        """Tell the causes of an engine, and hold them against its faults.

        What is unknown is taken out of the dictionary with all that no case tells from it: these are one entry.
        """
        unknown = [fault for fault in engine.faults if self._dice.hit(self.unknown)]
        gone = {other for fault in unknown for other in entries(self.game)[fault]}
        results = heard({**self._passing, **engine.results}, self.condition, self.game, self._heard)
        begun = time.process_time()
        causes = causes_of(
            results.values(),
            self._plans.values(),
            dictionaries={self.game: without(dictionary(self.game), gone)},
        )
        self.seconds.append(time.process_time() - begun)
        alike, behind = self._behind(results, engine.faults)
        shown = {fault for faults in behind.values() for fault in faults}
        self.counts += Counter(faults=len(shown), failures=len(behind))
        largest = defaultdict[str, Counter[Cause]](Counter)
        for cause in causes:
            cases = [case for case in (name.rpartition(" (")[0] for name in cause.results) if case in behind]
            if not cases:
                continue
            self.counts["groups"] += 1
            faults = Counter(fault for case in cases for fault in behind[case])
            top = max(faults, key=lambda fault: (faults[fault], fault), default="")
            self.counts["pure"] += sum(top in behind[case] for case in cases)
            for fault, count in faults.items():
                largest[fault][cause] += count
            if cause.kind == "known" and cause.known is not None:
                true = not {cause.name, *cause.known.others}.isdisjoint(engine.faults)
                self.counts += Counter({"as if": 1, "as if, true": true})
        own = {faults[0] for faults in alike.values() if len(faults) == 1} - gone
        told = {name for cause in causes if cause.known for name in (cause.known.name, *cause.known.others)}
        self.counts += Counter(own=len(own), named=len(own & told))
        for fault in sorted(shown & gone):
            cause = largest[fault].most_common(1)[0][0]
            clauses = dictionary(self.game).mutants[fault].clauses
            hit = any(within(clause, cause.clauses or (cause.name,)) for clause in clauses)
            self.counts += Counter({"unknown": 1, "its clause": hit})

    def _behind(
        self, results: Mapping[str, Result], known: Sequence[str]
    ) -> tuple[Mapping[str, list[str]], Mapping[str, list[str]]]:
        """Failing case → the faults that show most like it by themselves; and these, or if none does, all of it."""
        alike, behind = dict[str, list[str]](), dict[str, list[str]]()
        for case, result in results.items():
            if result.verdict not in ("fail", "error") or result.flaky:
                continue
            signs, seen = dictionary(self.game).cases[case].signs, observed(result, self._plans[case])
            likeness = {fault: worth(seen, signs[fault]) if seen else 0.0 for fault in known if fault in signs}
            most = max(likeness.values(), default=0.0)
            alike[case] = [fault for fault, value in likeness.items() if value == most > 0]
            behind[case] = alike[case] or [*likeness]
        return alike, behind

    def share(self, one: str, of: str) -> float:
        return self.counts[one] / self.counts[of] if self.counts[of] else 1.0

    def told(self) -> str:
        """In a line."""
        return (
            f"groups a fault {self.share('groups', 'faults'):.2f}, purity {self.share('pure', 'failures'):.3f}, "
            f"named {self.counts['named']} of {self.counts['own']}, "
            f"as if true {self.counts['as if, true']} of {self.counts['as if']}, "
            f"clause of the unknown {self.counts['its clause']} of {self.counts['unknown']}, "
            f"{max(self.seconds):.1f} s at most"
        )

    def holds(self) -> bool:
        """Whether every floor is reached."""
        kind = self.unknown, self.faults
        return (
            self.share("groups", "faults") <= GROUPS[kind]
            and self.share("pure", "failures") >= PURITY[self.unknown]
            and self.share("named", "own") >= NAMED[self.unknown]
            and self.share("its clause", "unknown") >= CLAUSE.get(kind, 0)
        )


def without(whole: Dictionary, gone: set[str]) -> Dictionary:
    """A dictionary that does not know some faults."""
    cases = {
        case: replace(rows, signs={name: sign for name, sign in rows.signs.items() if name not in gone})
        for case, rows in whole.cases.items()
    }
    return replace(whole, cases=cases)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.assurance.diagnosis.measure", description=__doc__)
    parser.add_argument("--engines", type=int, default=10, help="engines of each kind and game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--under", choices=CONDITIONS, default="as they are", help="what the engines are judged under")
    parser.add_argument("--of-the-tests", type=int, metavar="N", help="instead, one in N of the tests' own engines")
    parser.add_argument("--united", action="store_true", help="put engines together from the dictionary")
    asked = parser.parse_args()
    if asked.united and asked.under not in UNITED:
        parser.error(f"--united goes with --under {' or '.join(UNITED)}")
    good = True
    for game in GAMES:
        for holds, line in _lines(game, asked):
            good = good and holds
            sys.stdout.write(f"{'+' if holds else 'x'} {line}\n")
            sys.stdout.flush()
    return int(not good)


def _lines(game: str, asked: argparse.Namespace) -> Iterator[tuple[bool, str]]:
    """What is measured, each with whether its floors are reached."""
    if asked.of_the_tests:
        yield from of_the_tests.told(game, asked.of_the_tests)
        return
    condition = CONDITIONS[asked.under]
    for faults, unknowns in ((1, (1.0,)), (3, (0.0, 0.5)), (10, (0.0, 0.5)), (25, (0.0, 0.5))):
        count = asked.engines * (3 if faults == 1 else 1)
        engines = drawn(game, faults, count, asked.seed, condition, played=not asked.united)
        for unknown in unknowns:
            measure = Measure(game, faults, unknown, condition)
            for engine in engines:
                measure.add(engine)
            yield measure.holds(), f"{game}, {faults} faults, {unknown:.0%} unknown: {measure.told()}"
    if condition is AS_THEY_ARE:
        yield from left_out.told(game)


if __name__ == "__main__":
    sys.exit(main())
