"""Draws variations from a seed; each change is tried on the reference before it stays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.fuzz.dice import Dice
from oracle.assurance.variation.kinds import CHANGES, Changed, names
from oracle.assurance.variation.same import Seen, seen
from oracle.assurance.variation.wording import renamed
from oracle.suite.compile import bind, data_of
from oracle.suite.errors import InvalidWordsError
from oracle.suite.plan import Plan

NAMES = "names"
KINDS = (*CHANGES, NAMES)
"""Every kind of change."""
TRIES = 3
"""How often each kind is drawn until the reference agrees."""


class Variation(Struct, frozen=True, kw_only=True):
    """A scenario varied, and how."""

    plan: Plan
    case: str
    """The case it is drawn from."""
    edition: str
    seed: str
    kinds: tuple[str, ...]
    changes: tuple[str, ...]
    """What was changed, in words and by the names of the scenario."""


def varied(plan: Plan, edition: str, seed: str) -> Variation | None:
    """The scenario's variation of this seed; None where it holds not on the reference, or nothing can be varied.

    The same scenario, edition and seed give the same variation.
    """
    wanted = seen(plan, edition)
    if not wanted.holds:
        return None
    dice = Dice(f"{plan.game} {plan.case} {edition} {seed}")
    found, kinds, changes = plan, [], []
    for kind in dice.sample(list(CHANGES), len(CHANGES)):
        changed = _drawn(kind, found, edition, dice, wanted)
        if changed is not None:
            found = changed.plan
            kinds.append(kind)
            changes.append(changed.says)
    other = _renamed(found, edition, dice, wanted)
    if other is not None:
        found = other
        kinds.append(NAMES)
        changes.append("cards and players have other names")
    if not kinds:
        return None
    case = f"{plan.case}~{seed}"
    marked = bind(replace(data_of(found), case=case, varied=seed, scenario=f"{plan.scenario} ({'; '.join(changes)})"))
    return Variation(
        plan=marked, case=plan.case, edition=edition, seed=seed, kinds=tuple(kinds), changes=tuple(changes)
    )


def variations(plans: Iterable[Plan], editions: Iterable[str], seed: str, count: int = 1) -> Iterator[Variation]:
    """Up to `count` variations of every scenario under each of these editions that it is written for."""
    editions = tuple(editions)
    for plan in plans:
        for edition in plan.editions:
            if edition not in editions:
                continue
            for number in range(1, count + 1):
                found = varied(plan, edition, seed if count == 1 else f"{seed}-{number}")
                if found is not None:
                    yield found


def _drawn(kind: str, plan: Plan, edition: str, dice: Dice, wanted: Seen) -> Changed | None:
    for _ in range(TRIES):
        try:
            changed = CHANGES[kind](plan, dice)
        except InvalidWordsError:
            continue
        if changed is None:
            return None
        if seen(changed.plan, edition) == wanted:
            return changed
    return None


def _renamed(plan: Plan, edition: str, dice: Dice, wanted: Seen) -> Plan | None:
    for _ in range(TRIES):
        new = names(plan, dice)
        try:
            found = renamed(plan, new)
        except InvalidWordsError:
            continue
        if seen(found, edition, {other: one for one, other in new.items()}) == wanted:
            return found
    return None
