"""The docket of a game: its conflicts with everything that rests on them, taken from the documents and the
scenarios."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from msgspec.structs import replace

from oracle.book.catalogue import Catalogue, Conflict, Side
from oracle.book.numbers import split_reference
from oracle.suite.docket.deciding import Tagged, drawn, permitted, shifts
from oracle.suite.docket.entries import Decision, Drawn, Entry, Played, Shift, Standing
from oracle.suite.plan import Plan

E = TypeVar("E", bound=Entry)
Casts = Mapping[str, Iterable[str]]
"""Case → the printed cards that it can be cast with."""


def docket(catalogue: Catalogue, plans: Iterable[Plan], casts: Casts) -> tuple[Entry, ...]:
    """Every conflict of a game by its number, with what it touches, and what each possible decision changes as written.

    `plans`: the scenarios of the game.
    """
    weighing = _Weighing(catalogue, plans, casts)
    return tuple(weighing.entry(conflict) for conflict in catalogue.conflicts)


def with_played(entry: E, found: Played, catalogue: Catalogue, tagged: Tagged) -> E:
    """The entry of a conflict, completed with changes that only playing has shown.

    `tagged`: the conflicts in each scenario's tags.
    """
    conflict = next(one for one in catalogue.conflicts if one.number == entry.number)
    decisions: list[Decision] = []
    for decision, side, played in zip(entry.decisions, conflict.side, found.shifts, strict=True):
        said = {(one.case, one.edition) for one in decision.shifts}
        changed = (*decision.shifts, *(one for one in played if (one.case, one.edition) not in said))
        others = drawn(conflict, side, catalogue.conflicts, changed, tagged)
        decisions.append(replace(decision, shifts=changed, drawn=others))
    return replace(entry, decisions=tuple(decisions), runs=found.runs, again=found.again)


def standing(conflict: Conflict, plans: Iterable[Plan]) -> Standing:
    """The state of a conflict; `plans`: the scenarios tagged with it."""
    if conflict.closed:
        return "closed"
    if any(plan.open_questions for plan in plans) or conflict.undecided:
        return "open"
    return "words" if conflict.kind == "wording" else "differs"


class _Weighing:
    """The material for a docket."""

    def __init__(self, catalogue: Catalogue, plans: Iterable[Plan], casts: Casts) -> None:
        self._catalogue = catalogue
        self._casts = casts
        self._plans: dict[int, list[Plan]] = {}
        self._tagged: dict[str, set[int]] = {}
        for plan in plans:
            for number in map(int, plan.conflicts):
                self._plans.setdefault(number, []).append(plan)
                self._tagged.setdefault(plan.case.partition("/")[0], set()).add(number)

    def entry(self, conflict: Conflict) -> Entry:
        """A conflict with everything that rests on it."""
        plans = self._plans.get(conflict.number, [])
        cards = sorted({card.card for plan in plans for card in plan.position.cards if card.card} - _made_up(plans))
        cast = {card for plan in plans for card in self._casts.get(plan.case, ())} - {*cards}
        return Entry(
            game=self._catalogue.book.game,
            number=conflict.number,
            title=conflict.title,
            kind=conflict.kind,
            standing=standing(conflict, plans),
            question=conflict.question,
            closed=conflict.closed,
            why_same=conflict.why_same,
            witness=conflict.witness,
            clauses=_clauses(conflict, self._catalogue),
            asks=conflict.asks,
            scenarios=outlines(plan.case for plan in plans),
            leaves_open=outlines(plan.case for plan in plans if plan.open_questions),
            rulings=tuple(dict.fromkeys(ruling for plan in plans for ruling in plan.rulings)),
            cards=tuple(cards),
            cast=tuple(sorted(cast)),
            decisions=tuple(self._decision(conflict, side) for side in conflict.side),
            permitted=tuple(permitted(conflict, plans)),
        )

    def _decision(self, conflict: Conflict, side: Side) -> Decision:
        changed: tuple[Shift, ...] = ()
        others: tuple[Drawn, ...] = ()
        if not conflict.closed:
            changed = shifts(conflict, side, self._plans.get(conflict.number, ()))
            others = drawn(conflict, side, self._catalogue.conflicts, changed, self._tagged)
        return Decision(
            readings=side.readings,
            says=side.says,
            outcome=side.outcome or "",
            clauses=side.clauses,
            glossary=side.glossary,
            shifts=changed,
            drawn=others,
        )


def outlines(cases: Iterable[str]) -> tuple[str, ...]:
    """Scenarios without the names of their rows and without duplicates."""
    return tuple(dict.fromkeys(case.partition("/")[0] for case in cases))


def _made_up(plans: Iterable[Plan]) -> set[str]:
    return {name for plan in plans for name in plan.definitions}


def _clauses(conflict: Conflict, catalogue: Catalogue) -> tuple[str, ...]:
    """The citations of its sides: statements as `reading:number`, clauses by their current numbers."""
    found: dict[str, None] = {}
    for side in conflict.side:
        for reference in side.clauses:
            _, edition, number = split_reference(reference)
            if edition not in catalogue.editions or catalogue.states(edition, number):
                found[f"{edition}:{number}"] = None
            else:
                found.update(dict.fromkeys(one.number for one in catalogue.all_clauses(number, edition)))
    return tuple(found)
