"""How well causes are told: `python -m tests.assurance.diagnosis.measure [--engines 10] [--seed 1]`.

Engines with 3, 10 and 25 known faults, each with the whole dictionary, and with half of the faults taken out of it; and
engines with one fault that is not in the dictionary. Ends with 1 where a floor is not reached.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Mapping

from msgspec.structs import replace

from oracle.assurance.diagnosis.causes import causes_of, observed
from oracle.assurance.diagnosis.cover import worth
from oracle.assurance.faults.building import cases_of
from oracle.assurance.faults.dictionary import Dictionary
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.protocol.results import Cause
from oracle.suite.run.result import result_of
from tests.assurance.diagnosis.wrong_engines import WrongEngine, dictionary, drawn

GAMES = ("lorcana", "altered")
GROUPS = {(0.0, 3): 1.2, (0.0, 10): 1.2, (0.0, 25): 1.3, (0.5, 3): 2.7, (0.5, 10): 2.0, (0.5, 25): 1.6, (1.0, 1): 3.0}
"""Most groups for each fault that shows, by the share of faults that are unknown, and by how many there are."""
PURITY = {0.0: 0.95, 0.5: 0.9, 1.0: 0.97}
NAMED = 0.85
"""Of the known faults with a failing case of their own."""
CLAUSE = {(0.5, 3): 0.3, (0.5, 10): 0.3, (0.5, 25): 0.25, (1.0, 1): 0.5}
"""Of the unknown faults: its clause, or the one above or below, is among the two of its largest group."""


def within(clause: str, names: tuple[str, ...]) -> bool:
    """Whether it is one of them, or the one above or below it."""
    return any(clause == one or clause.rpartition(".")[0] == one or one.rpartition(".")[0] == clause for one in names)


class Measure:
    """Counts over engines."""

    def __init__(self, game: str, faults: int, unknown: float) -> None:
        self.game, self.faults, self.unknown = game, faults, unknown
        self.counts = Counter[str]()
        self.seconds: list[float] = []
        self._dice = Dice(f"{game} {unknown}")
        self._passing = {
            case: result_of(plan, dictionary(game).edition, "pass") for case, plan in cases_of(game).items()
        }

    def add(self, engine: WrongEngine) -> None:
        """Tell the causes of an engine, and hold them against its faults."""
        gone = {fault for fault in engine.faults if self._dice.hit(self.unknown)}
        begun = time.process_time()
        causes = causes_of(
            [*({**self._passing, **engine.results}).values()],
            cases_of(self.game).values(),
            dictionaries={self.game: without(dictionary(self.game), gone)},
        )
        self.seconds.append(time.process_time() - begun)
        behind = self._behind(engine)
        shown = {fault for faults in behind.values() for fault in faults}
        self.counts += Counter(groups=len(causes), faults=len(shown), failures=len(behind))
        largest = defaultdict[str, Counter[Cause]](Counter)
        for cause in causes:
            cases = [name.rpartition(" (")[0] for name in cause.results]
            faults = Counter(fault for case in cases for fault in behind[case])
            top = max(faults, key=lambda fault: (faults[fault], fault))
            self.counts["pure"] += sum(top in behind[case] for case in cases)
            for fault, count in faults.items():
                largest[fault][cause] += count
            if cause.kind == "known" and cause.known is not None:
                true = not {cause.name, *cause.known.others}.isdisjoint(engine.faults)
                self.counts += Counter({"as if": 1, "as if, true": true})
        own = {fault for fault in engine.faults if [fault] in behind.values()} - gone
        told = {name for cause in causes if cause.known for name in (cause.known.name, *cause.known.others)}
        self.counts += Counter(own=len(own), named=len(own & told))
        for fault in sorted(shown & gone):
            cause = largest[fault].most_common(1)[0][0]
            clauses = dictionary(self.game).mutants[fault].clauses
            hit = any(within(clause, cause.clauses or (cause.name,)) for clause in clauses)
            self.counts += Counter({"unknown": 1, "its clause": hit})

    def _behind(self, engine: WrongEngine) -> Mapping[str, list[str]]:
        """Failing case → the faults that may be behind it: those that show so by themselves, or at least fail it."""
        behind = {}
        for case, result in engine.failing().items():
            signs, seen = dictionary(self.game).cases[case].signs, observed(result, cases_of(self.game)[case])
            failing = [fault for fault in engine.faults if fault in signs]
            alike = [fault for fault in failing if seen is not None and worth(seen, signs[fault])]
            behind[case] = alike or failing
        return behind

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
            and self.share("named", "own") >= NAMED * (self.unknown < 1)
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
    asked = parser.parse_args()
    good = True
    for game in GAMES:
        for faults, unknowns in ((1, (1.0,)), (3, (0.0, 0.5)), (10, (0.0, 0.5)), (25, (0.0, 0.5))):
            engines = drawn(game, faults, asked.engines * (3 if faults == 1 else 1), asked.seed)
            for unknown in unknowns:
                measure = Measure(game, faults, unknown)
                for engine in engines:
                    measure.add(engine)
                good = good and measure.holds()
                sign = "+" if measure.holds() else "x"
                sys.stdout.write(f"{sign} {game}, {faults} faults, {unknown:.0%} unknown: {measure.told()}\n")
                sys.stdout.flush()
    return int(not good)


if __name__ == "__main__":
    sys.exit(main())
