"""`python -m tests.assurance.records [--games N] [--faulty N] [--broken N]`: records of right, of wrong and of broken kinds.

Right ones are written by the reference and by the plain engine, and none of them may be found, whole or thinned.
Wrong ones are written by mutants of the reference: how many are found, and where there was too little to tell. Broken
ones have to be told by their line.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random

from oracle.assurance.mutants.applying import applied
from oracle.assurance.mutants.declared import declared
from oracle.assurance.records.follow import Followed
from oracle.assurance.records.judged import Unread, judge
from oracle.assurance.records.model import Line
from oracle.assurance.records.writing import encoded, to_actions, to_digests, to_view, without_chance
from oracle.engines.games import PLAYED
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.digest import digest
from tests.assurance.records.breaking import broken
from tests.assurance.records.games import by_plain_engine, recorded

KINDS: dict[str, Callable[[Sequence[Line]], Sequence[Line]]] = {
    "whole": lambda lines: lines,
    "without chance": without_chance,
    "digests": lambda lines: to_digests(lines, digest),
    "digests without chance": lambda lines: to_digests(without_chance(lines), digest),
    "actions": to_actions,
    "actions without chance": lambda lines: to_actions(without_chance(lines)),
    "one view": lambda lines: to_view(lines, "Ann"),
}
"""How a record is thinned."""


def ended(one: Followed | Unread) -> str:
    """In a word, what came of a record."""
    if isinstance(one, Unread) or one.broken is not None:
        return "broken"
    return "found" if one.finding is not None else "cannot tell" if one.cannot_tell else "explained"


def right(count: int, seed: str) -> Iterator[tuple[str, Sequence[Line]]]:
    """Records of right engines, named."""
    half = max(1, count // 2)
    for number in range(count - half):
        game = PLAYED[number % len(PLAYED)]
        reference = ReferenceEngine()
        reference.seed = number + 1
        lines = recorded(reference, game, f"{seed}/{number}")
        if lines:
            yield f"reference {game} {number}", lines
    each = half // len(PLAYED) or 1
    for game in PLAYED:
        for number, lines in enumerate(by_plain_engine(game, each, number=len(seed))):
            yield f"plain engine {game} {number}", lines


def judge_right(count: int, seed: str) -> int:
    """How many right records are found or broken; what came of all of them is told."""
    came: dict[str, Counter[str]] = {kind: Counter() for kind in KINDS}
    steps: dict[str, list[int]] = {kind: [0, 0] for kind in KINDS}
    reasons: Counter[str] = Counter()
    wrong = 0
    for name, lines in right(count, seed):
        for kind, thinned in KINDS.items():
            one = judge(f"{name}, {kind}", encoded(thinned(lines)))
            came[kind][ended(one)] += 1
            if isinstance(one, Followed):
                steps[kind][0] += one.explained
                steps[kind][1] += one.steps
                reasons[one.cannot_tell] += bool(one.cannot_tell)
            if ended(one) in ("found", "broken"):
                wrong += 1
                told(f"WRONG: {name}, {kind}: {ended(one)} {_why(one)}")
    for kind, counted in came.items():
        done, of = steps[kind]
        told(f"right, {kind}: {dict(counted)}; {done:,} of {of:,} steps followed")
    for reason, often in reasons.most_common(12):
        told(f"  {often} × {reason}")
    return wrong


def _why(one: Followed | Unread) -> str:
    if isinstance(one, Unread):
        return f"line {one.broken.line}: {one.broken.why}"
    if one.broken is not None:
        return f"line {one.broken.line}: {one.broken.why}"
    found = one.finding
    return "" if found is None else (
        f"line {found.line} {found.clause} {found.did}: {found.what}: {found.reference} / {found.record}"
    )  # fmt: skip


def judge_faulty(count: int, games: int, seed: str) -> Counter[str]:
    """What came of records of wrong engines, by kind of record."""
    chance = Random(seed)  # noqa: S311 - nothing is secret
    pool = [(game, mutant) for game in PLAYED for mutant in declared(game)]
    came: Counter[str] = Counter()
    engines: dict[str, set[str]] = {kind: set() for kind in KINDS}
    at: dict[str, list[int]] = {kind: [] for kind in KINDS}
    for game, mutant in chance.sample(pool, min(count, len(pool))):
        for number in range(games):
            with applied(mutant):
                reference = ReferenceEngine(name=mutant.name)
                reference.seed = number + 1
                lines = recorded(reference, game, f"{seed}/{number}")
            for kind, thinned in KINDS.items() if lines else ():
                one = judge(f"{mutant.name}, {kind}", encoded(thinned(lines)))
                came[f"{kind}: {ended(one)}"] += 1
                if ended(one) == "found" and isinstance(one, Followed):
                    engines[kind].add(f"{game}/{mutant.name}")
                    at[kind].append(one.explained)
                if ended(one) == "broken":
                    told(f"WRONG: {mutant.name}, {kind}: {_why(one)}")
    shown = set().union(*engines.values())
    for kind, found in engines.items():
        steps = sorted(at[kind])
        middle = steps[len(steps) // 2] if steps else 0
        told(
            f"wrong engines found by records of the kind {kind}: {len(found)} of {len(shown)}, half within {middle} steps"
        )
    return came


def judge_broken(count: int, seed: str) -> int:
    """How many broken records break us, or are not told of by their line."""
    chance, bad = Random(seed), 0  # noqa: S311 - nothing is secret
    whole = [encoded(without_chance(lines)[:14]) for _, lines in right(4, seed)]
    came: Counter[str] = Counter()
    for number in range(count):
        how, data = broken(chance.choice(whole), chance)
        try:
            one = judge(f"broken {number}", data)
        except Exception as error:  # noqa: BLE001 - this is what is looked for
            bad += 1
            told(f"WRONG: broken {number} ({how}): {type(error).__name__} {error}")
            continue
        came[f"{how}: {ended(one)}"] += 1
    for told_of, often in sorted(came.items()):
        told(f"  {told_of}: {often}")
    return bad


def told(line: str) -> None:
    """Print a line at once."""
    print(line, flush=True)


def main() -> int:
    """Exit code 1 where a right record is found, or a broken one breaks us."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--faulty", type=int, default=6)
    parser.add_argument("--broken", type=int, default=60)
    parser.add_argument("--each", type=int, default=2, help="records of each wrong engine")
    parser.add_argument("--seed", default="1")
    wanted = parser.parse_args()
    begun = time.monotonic()
    wrong = judge_right(wanted.games, wanted.seed) if wanted.games else 0
    came = judge_faulty(wanted.faulty, wanted.each, wanted.seed) if wanted.faulty else Counter()
    for kind, often in sorted(came.items()):
        told(f"  {kind}: {often}")
    bad = judge_broken(wanted.broken, wanted.seed) if wanted.broken else 0
    found = sum(often for kind, often in came.items() if kind.endswith("found"))
    told(
        f"{wanted.games} right records in {len(KINDS)} kinds: {wrong} wrongly found; {wanted.faulty} wrong engines: "
        f"{found} of {came.total()} records found; {wanted.broken} broken records: {bad} not told; "
        f"{time.monotonic() - begun:.0f} s"
    )
    return 1 if wrong or bad else 0


if __name__ == "__main__":
    sys.exit(main())
