"""Checks that scenarios show every outcome that the register of conflicts claims."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from oracle.book.catalogue import Catalogue, Conflict, Side
from oracle.suite.phrases.calls import rows_under
from oracle.suite.plan import OPEN_QUESTION, Plan


def unshown(catalogue: Catalogue, plans: Iterable[Plan]) -> tuple[str, ...]:
    """The claims of a game's register that no scenario shows, one sentence each. `plans`: the game's scenarios.

    - A conflict of outcome has witnesses tagged with it, and each side of it is shown: by a witness that runs under the
      side's documents or, where another side cites the same documents, by the rows that a witness leaves open. If the
      reference is undecided, a witness that stops there is enough.
    - A conflict of wording explains why no outcome can differ, and no scenario leaves it open.
    - A closed conflict names the deciding sentence, and no scenario leaves it open any longer.
    """
    own = tuple(plans)
    return tuple(
        f"conflict {one.number}: {problem}"
        for one in catalogue.conflicts
        for problem in _problems(one, [plan for plan in own if str(one.number) in plan.conflicts])
    )


def _problems(conflict: Conflict, tagged: Sequence[Plan]) -> Iterator[str]:
    there = {plan.case for plan in tagged}
    for case in conflict.witness:
        if case not in there:
            yield f"its witness {case} is not a scenario tagged @conflict:{conflict.number}"
    if conflict.closed or conflict.kind == "wording":
        if not conflict.closed and not conflict.why_same:
            yield "it is a conflict of wording but does not say why no outcome can differ (why_same)"
        yield from (f"{plan.case} leaves open what it settles" for plan in tagged if plan.open_questions)
        return
    for side in conflict.side:
        if not side.outcome:
            yield f'the side "{side.says}" has no outcome'
        elif not (tagged if conflict.undecided else _shown(conflict, side, tagged)):
            yield f'no scenario shows the side "{side.says}"'


def _shown(conflict: Conflict, side: Side, tagged: Sequence[Plan]) -> bool:
    """Whether witnesses show this side's outcome."""
    if any(other is not side and set(other.readings) & set(side.readings) for other in conflict.side):
        open_rows = {row for plan in tagged for edition in plan.editions for row in _left_open(plan, edition, side)}
        return all(row in open_rows for row in (side.outcome or "").split("; "))
    return all(any(reading in plan.editions for plan in tagged) for reading in side.readings)


def _left_open(plan: Plan, edition: str, side: Side) -> Iterator[str]:
    """The outcomes permitted by a scenario's open questions under a document of this side."""
    if edition in side.readings:
        for call in plan.calls:
            if call.text.startswith(OPEN_QUESTION):
                yield from rows_under(call, edition)
