"""How often a crowd or a prelude leaves a scenario the same: `python -m tests.assurance.crowd_shares EACH [KIND…]`.

`EACH`: how many scenarios of each game, drawn. Of each kind so many are drawn as a variation draws.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Collection
from functools import partial

from msgspec.structs import replace

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.seeds import number_of
from oracle.assurance.variation.answering import same_answered
from oracle.assurance.variation.crowds import CROWDS
from oracle.assurance.variation.drawing import DRAWS, Changes
from oracle.assurance.variation.preludes import PRELUDES, prelude
from oracle.assurance.variation.same import seen
from oracle.profiles import PROFILES
from oracle.suite.errors import InvalidWordsError
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Plan, PlanData
from tests.manners.judged import plans

Share = Counter[tuple[str, str, bool]]
"""Game, kind, whether it stays the same → how many scenarios."""


def drawn(each: int) -> list[Plan]:
    """So many scenarios of each game in its current edition."""
    found = []
    for game in PROFILES.values():
        own = [plan for plan in plans() if plan.game == game.id and game.current in plan.editions]
        found += Dice(42).sample(own, min(each, len(own)))
    return found


def shares(plan: Plan, kinds: Collection[str]) -> Share:
    """What becomes of one scenario by each kind that there is for it."""
    edition = PROFILES[plan.game].current
    wanted = seen(plan, edition)
    found: Share = Counter()
    before = {kind: partial(prelude, kind=kind, edition=edition) for kind in PRELUDES}
    made: Changes = {**CROWDS, **before}
    for kind in kinds if wanted.holds else ():
        dice = Dice(number_of("shares", plan.case, kind))
        # What is found out about it is never kept as that of the scenario.
        begun = bind(_varied(plan, kind))
        try:
            drawn = [changed for _ in range(DRAWS) if (changed := made[kind](begun, dice)) is not None]
        except InvalidWordsError:
            found[plan.game, kind, False] += 1
            continue
        if drawn:
            held = any(same_answered(changed.plan, edition, wanted) is not None for changed in drawn)
            found[plan.game, kind, held] += 1
    return found


def _varied(plan: Plan, kind: str) -> PlanData:
    return replace(data_of(plan), case=f"{plan.case}~{kind}", varied=kind)


def main(each: int, kinds: Collection[str]) -> None:
    """Try them all and tell the shares."""
    found: Share = Counter()
    for plan in drawn(each):
        found += shares(plan, kinds)
    for game in PROFILES:
        for kind in kinds:
            kept, lost = found[game, kind, True], found[game, kind, False]
            if kept + lost:
                print(f"{game:8} {kind:22} {kept:4} of {kept + lost:4}  {kept / (kept + lost):.1%}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:] or [*CROWDS, *PRELUDES])
