"""Draws variations from a seed; each change is tried on the reference before it stays."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

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


def varied(plan: Plan, edition: str, seed: str, kinds: Collection[str] = KINDS) -> Variation | None:
    """The scenario's variation of this seed, by these kinds of change; None where nothing can be varied.

    A scenario that does not hold on the reference cannot. The same scenario, edition and seed give the same variation.
    """
    wanted = seen(plan, edition)
    if not wanted.holds:
        return None
    dice = Dice(f"{plan.game} {plan.case} {edition} {seed}")
    order = [kind for kind in dice.sample(list(CHANGES), len(CHANGES)) if kind in kinds]
    drawn = _all_drawn(order, plan, edition, dice, wanted)
    found = drawn[-1][1].plan if drawn else plan
    says = {kind: changed.says for kind, changed in drawn}
    other = _renamed(found, edition, dice, wanted) if NAMES in kinds else None
    if other is not None:
        found, says[NAMES] = other, "cards and players have other names"
    if not says:
        return None
    case, scenario = f"{plan.case}~{seed}", f"{plan.scenario} ({'; '.join(says.values())})"
    marked = bind(replace(data_of(found), case=case, varied=seed, scenario=scenario))
    return Variation(
        plan=replace(marked, editions=(edition,)),
        case=plan.case,
        edition=edition,
        seed=seed,
        kinds=tuple(says),
        changes=tuple(says.values()),
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


def _all_drawn(order: list[str], plan: Plan, edition: str, dice: Dice, wanted: Seen) -> list[tuple[str, Changed]]:
    """What was changed, kind by kind; the last one's plan has all of it.

    A row of changes is tried at once first; where the reference does not agree, its halves are, to the single kind.
    """
    if not order:
        return []
    row: list[tuple[str, Changed]] = []
    for kind in order:
        changed = _changed(kind, row[-1][1].plan if row else plan, dice)
        if changed is not None:
            row.append((kind, changed))
    if not row or seen(row[-1][1].plan, edition) == wanted:
        return row
    if len(order) == 1:
        again = _drawn(order[0], plan, edition, dice, wanted)
        return [] if again is None else [(order[0], again)]
    middle = len(order) // 2
    first = _all_drawn(order[:middle], plan, edition, dice, wanted)
    return first + _all_drawn(order[middle:], first[-1][1].plan if first else plan, edition, dice, wanted)


def _drawn(kind: str, plan: Plan, edition: str, dice: Dice, wanted: Seen) -> Changed | None:
    """A change of this kind after a first one was thrown away."""
    for _ in range(TRIES - 1):
        changed = _changed(kind, plan, dice)
        if changed is not None and seen(changed.plan, edition) == wanted:
            return changed
    return None


def _changed(kind: str, plan: Plan, dice: Dice) -> Changed | None:
    try:
        return CHANGES[kind](plan, dice)
    except InvalidWordsError:
        # A step would say something that means nothing, as another count of what has none.
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
