"""The docket of a game: its conflicts with all that rests on them, as the documents and the scenarios say it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from oracle.book.catalogue import Catalogue, Conflict, Side
from oracle.book.numbers import split_reference
from oracle.suite.docket.deciding import drawn, permitted, shifts
from oracle.suite.docket.entries import Decision, Entry, Standing
from oracle.suite.plan import Plan

Casts = Mapping[str, Iterable[str]]
"""Case → the printed cards with which it can be cast."""


def docket(catalogue: Catalogue, plans: Iterable[Plan], casts: Casts) -> tuple[Entry, ...]:
    """Every conflict of a game by its number, with what it touches. `plans`: its scenarios."""
    of_conflict: dict[str, list[Plan]] = {}
    for plan in plans:
        for number in plan.conflicts:
            of_conflict.setdefault(number, []).append(plan)
    return tuple(_entry(one, catalogue, of_conflict.get(str(one.number), ()), casts) for one in catalogue.conflicts)


def standing(conflict: Conflict, plans: Iterable[Plan]) -> Standing:
    """How a conflict stands; `plans`: the scenarios that are tagged with it."""
    if conflict.closed:
        return "closed"
    if any(plan.open_questions for plan in plans) or conflict.undecided:
        return "open"
    return "words" if conflict.kind == "wording" else "differs"


def _entry(conflict: Conflict, catalogue: Catalogue, plans: Sequence[Plan], casts: Casts) -> Entry:
    stands = standing(conflict, plans)
    cards = sorted({card.card for plan in plans for card in plan.position.cards if card.card} - _made_up(plans))
    cast = {card for plan in plans for card in casts.get(plan.case, ())} - {*cards}
    return Entry(
        game=catalogue.book.game,
        number=conflict.number,
        title=conflict.title,
        kind=conflict.kind,
        standing=stands,
        question=conflict.question,
        closed=conflict.closed,
        why_same=conflict.why_same,
        witness=conflict.witness,
        clauses=_clauses(conflict, catalogue),
        asks=conflict.asks,
        scenarios=outlines(plan.case for plan in plans),
        leaves_open=outlines(plan.case for plan in plans if plan.open_questions),
        rulings=tuple(dict.fromkeys(ruling for plan in plans for ruling in plan.rulings)),
        cards=tuple(cards),
        cast=tuple(sorted(cast)),
        decisions=tuple(_decision(conflict, side, catalogue, plans) for side in conflict.side),
        permitted=tuple(permitted(conflict, plans)),
    )


def outlines(cases: Iterable[str]) -> tuple[str, ...]:
    """Scenarios without the names of their rows, each once."""
    return tuple(dict.fromkeys(case.partition("/")[0] for case in cases))


def _made_up(plans: Iterable[Plan]) -> set[str]:
    return {name for plan in plans for name in plan.definitions}


def _decision(conflict: Conflict, side: Side, catalogue: Catalogue, plans: Sequence[Plan]) -> Decision:
    changed = () if conflict.closed else shifts(conflict, side, plans)
    tagged = {plan.case.partition("/")[0]: tuple(map(int, plan.conflicts)) for plan in plans}
    return Decision(
        readings=side.readings,
        says=side.says,
        outcome=side.outcome or "",
        clauses=side.clauses,
        glossary=side.glossary,
        shifts=changed,
        drawn=() if conflict.closed else drawn(conflict, side, catalogue.conflicts, changed, tagged),
    )


def _clauses(conflict: Conflict, catalogue: Catalogue) -> tuple[str, ...]:
    """What its sides cite: statements as `reading:number`, clauses by the numbers they have today."""
    found: dict[str, None] = {}
    for side in conflict.side:
        for reference in side.clauses:
            _, edition, number = split_reference(reference)
            if edition not in catalogue.editions or catalogue.states(edition, number):
                found[f"{edition}:{number}"] = None
            else:
                found.update(dict.fromkeys(one.number for one in catalogue.all_clauses(number, edition)))
    return tuple(found)
