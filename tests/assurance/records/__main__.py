"""`python -m tests.assurance.records [--games N] [--faulty N] [--broken N]`: right, wrong and broken records.

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

from oracle.assurance.records.follow import Followed
from oracle.assurance.records.judged import Unread, judge
from oracle.assurance.records.model import Line
from oracle.assurance.records.writing import encoded, to_actions, to_digests, to_view, without_chance
from oracle.engines.base import Engine
from oracle.engines.games import PLAYED
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.digest import digest
from tests.assurance.records.breaking import broken
from tests.assurance.records.games import by_plain_engine, recorded, with_difference
from tests.faulty.altered import faults as altered
from tests.faulty.lorcana import faults as lorcana

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
                reasons.update([one.cannot_tell] if one.cannot_tell else [])
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


FAULTY: dict[str, tuple[Sequence[str], Callable[[str], Engine]]] = {
    "lorcana": (tuple(lorcana.FAULTS), lorcana.engine),
    "altered": (tuple(altered.FAULTS), altered.engine),
}
"""Game → its wrong engines, and how one is made."""


def judge_faulty(count: int, games: int, seed: str) -> Counter[str]:
    """What came of records of wrong engines, each with a game in which differential play finds its fault."""
    pool = [(game, name) for game, (names, _) in FAULTY.items() for name in names]
    chosen = Random(seed).sample(pool, min(count, len(pool)))  # noqa: S311 - nothing is secret
    came: Counter[str] = Counter()
    early: dict[str, list[int]] = {kind: [] for kind in KINDS}
    shown = 0
    for game, name in chosen:
        lines = with_difference(FAULTY[game][1](name), game, games, number=len(seed))
        shown += bool(lines)
        for kind, thinned in KINDS.items() if lines else ():
            one = judge(f"{name}, {kind}", encoded(thinned(lines)))
            came[f"{kind}: {ended(one)}"] += 1
            if isinstance(one, Followed) and one.finding is not None:
                early[kind].append(len(lines) - 1 - one.explained)
            if kind == "whole" or ended(one) == "broken":
                told(f"{game}/{name}, {kind}: {ended(one)} {_why(one)}"[:300])
    told(f"{shown} of {len(chosen)} wrong engines show their fault within {games} games")
    for kind, steps in early.items():
        last = sum(one == 1 for one in steps)
        told(f"found by records of the kind {kind}: {len(steps)} of {shown}, {last} at the very step that differs")
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
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    """Exit code 1 where a right record is found, or a broken one breaks us."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--faulty", type=int, default=6)
    parser.add_argument("--broken", type=int, default=60)
    parser.add_argument("--each", type=int, default=60, help="games in which the fault of a wrong engine may show")
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
