"""The changes from deciding a conflict for one side, as far as the scenarios and the register are written.

- If one document contradicts itself, a side's outcome consists of rows that its witnesses leave open. These rows stay,
  and the other sides' rows go. In any other scenario nobody has assigned rows to sides, so a person must read it again.
- If documents differ, those on another side are overruled. A scenario's rows under an overruled document become its
  rows under a document of this side. A scenario that runs only under overruled documents no longer shows anything.

The module `playing` finds changes in scenarios without the conflict's tag, by playing them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from oracle.book.catalogue import Conflict, Side
from oracle.profiles import PROFILES
from oracle.suite.docket.entries import Drawn, Permitted, Shift
from oracle.suite.phrases.calls import checks_of, rows_under
from oracle.suite.plan import OPEN_QUESTION, Plan
from oracle.suite.table.checks import AnyOf


def shifts(conflict: Conflict, side: Side, plans: Sequence[Plan]) -> tuple[Shift, ...]:
    """The scenarios that change if a side is chosen. `plans`: the scenarios tagged with the conflict."""
    return tuple(
        shift
        for plan in plans
        for edition in plan.editions
        if (shift := _shift(conflict, side, plan, edition)) is not None
    )


def rows_of_side(side: Side) -> tuple[str, ...]:
    """The rows that make up a side's outcome if its document contradicts itself."""
    return tuple((side.outcome or "").split("; "))


def permitted(conflict: Conflict, plans: Sequence[Plan]) -> Iterator[Permitted]:
    """The outcomes that scenarios permit because the rules leave them open, each with its side."""
    for plan in plans:
        for edition in plan.editions:
            for check in _left_open(plan, edition):
                for outcome in check.outcomes:
                    yield Permitted(
                        case=plan.case,
                        edition=edition,
                        outcome=outcome.text,
                        told=check.told(outcome),
                        side=_side_of(conflict, edition, outcome.text) if _is_witness(conflict, plan) else None,
                    )


def _left_open(plan: Plan, edition: str) -> Iterator[AnyOf]:
    for call in plan.calls:
        for check in checks_of(call, PROFILES[plan.game], edition):
            if isinstance(check, AnyOf):
                yield check


def _side_of(conflict: Conflict, edition: str, row: str) -> int | None:
    """The index of the document's only side whose outcome has this row."""
    found = [
        place for place, side in enumerate(conflict.side) if edition in side.readings and row in rows_of_side(side)
    ]
    return found[0] if len(found) == 1 else None


def _shift(conflict: Conflict, side: Side, plan: Plan, edition: str) -> Shift | None:
    others = [other for other in conflict.side if other is not side and edition in other.readings]
    if edition in side.readings:
        return _settled(conflict, side, others, plan, edition) if others else None
    return _overruled(side, plan, edition) if others else None


def _is_witness(conflict: Conflict, plan: Plan) -> bool:
    """Whether the scenario is a witness, whose outcomes are those of the sides."""
    return plan.case in conflict.witness or plan.case.partition("/")[0] in conflict.witness


def _settled(conflict: Conflict, side: Side, others: Sequence[Side], plan: Plan, edition: str) -> Shift | None:
    """The permitted outcomes that remain, for a document that contradicts itself."""
    rows = [row for call in plan.calls if call.text.startswith(OPEN_QUESTION) for row in rows_under(call, edition)]
    if len(set(rows)) < 2:
        return None
    losing = {row for other in others for row in rows_of_side(other)} - {*rows_of_side(side)}
    before = "; ".join(rows)
    if not _is_witness(conflict, plan) or not losing.intersection(rows):
        return Shift(case=plan.case, edition=edition, manner="unread", before=before)
    after = "; ".join(row for row in rows if row not in losing)
    return Shift(case=plan.case, edition=edition, manner="settled", before=before, after=after)


def _overruled(side: Side, plan: Plan, edition: str) -> Shift | None:
    """The scenario's rows under an overruled document, and under a document of this side."""
    mine = next((reading for reading in side.readings if reading in plan.editions), None)
    if mine is None:
        return Shift(case=plan.case, edition=edition, manner="alone", before=_said(plan, edition))
    pairs = [(rows_under(call, edition), rows_under(call, mine)) for call in plan.calls]
    changed = [(theirs, own) for theirs, own in pairs if theirs != own]
    if not changed:
        return None
    before, after = ("; ".join(row for rows in each for row in rows) for each in zip(*changed, strict=True))
    return Shift(case=plan.case, edition=edition, manner="rows", before=before, after=after)


def _said(plan: Plan, edition: str) -> str:
    """A scenario's outcome under an edition: the rows that depend on the edition, or else its last step."""
    rows = [row for call in plan.calls for row in rows_under(call, edition)]
    return "; ".join(rows) or plan.calls[-1].text


Tagged = Mapping[str, Collection[int]]
"""Scenario, without the name of a row → the conflicts in its tags."""


def drawn(
    conflict: Conflict, side: Side, conflicts: Iterable[Conflict], changed: Sequence[Shift], tagged: Tagged
) -> tuple[Drawn, ...]:
    """The other open conflicts that a decision for this side affects. `changed`: the scenarios that it changes."""
    return tuple(
        found
        for other in conflicts
        if other.number != conflict.number and other.kind == "outcome" and not other.closed
        if (found := _drawn(conflict, side, other, _shared(other, changed, tagged))) is not None
    )


def _shared(other: Conflict, changed: Sequence[Shift], tagged: Tagged) -> tuple[str, ...]:
    """The changed scenarios that also rest on another conflict, or begin or cease to rest on it."""
    cases = (
        case
        for shift in changed
        if (case := shift.case.partition("/")[0])
        and (other.number in tagged.get(case, ()) or other.number in (*shift.comes, *shift.goes))
    )
    return tuple(dict.fromkeys(cases))


def _drawn(conflict: Conflict, side: Side, other: Conflict, cases: tuple[str, ...]) -> Drawn | None:
    losing = [one for one in conflict.side if one is not side]
    overruled = {text for one in losing if not {*one.readings} & {*side.readings} for text in one.clauses}
    argued = {text for one in losing if {*one.readings} & {*side.readings} for text in one.clauses}
    cited = {text for one in other.side for text in one.clauses} - {*side.clauses}
    found = Drawn(
        number=other.number,
        cases=cases,
        sentences=tuple(sorted(overruled & cited)),
        argues=tuple(sorted(argued & cited)) if _speaks_both_ways(other) else (),
        asks=tuple(name for name in conflict.asks if name in other.asks),
    )
    return found if found.cases or found.sentences or found.argues or found.asks else None


def _speaks_both_ways(conflict: Conflict) -> bool:
    """Whether a document contradicts itself in this conflict."""
    readings = [reading for side in conflict.side for reading in side.readings]
    return len(readings) > len({*readings})
