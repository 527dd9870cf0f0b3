"""The pages of conflicts, and the docket: open conflicts first, by how much rests on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oracle.report.conflicts.register import seen_outcomes
from oracle.report.conflicts.wording import COUNTED, DECIDED, STANDING_WORDS, decided_words, shift_words, touches_words
from oracle.report.output.text import natural
from oracle.report.site.material import Material, by_outline
from oracle.report.site.places import page_of_conflict, page_of_outline, place_of_case
from oracle.report.site.writing import Cell, Cells, Part, Row, Sought, Writer, words
from oracle.suite.docket.entries import STANDINGS, Decision, Drawn, Entry


class Decided(NamedTuple):
    """The consequences of deciding a conflict in favour of one side."""

    readings: str
    says: str
    told: str
    shifts: tuple[Row, ...]
    drawn: tuple[Row, ...]


def write(material: Material, out: Writer) -> None:
    """A page for each conflict of a game, and one that lists them."""
    for one in material.docket.values():
        plans = material.by_conflict.get(str(one.number), ())
        out.page(
            material.profile,
            page_of_conflict(one.number),
            "site_conflict.html.j2",
            f"Conflict {one.number}: {one.title}",
            one=one,
            ruled=material.decided(one.number),
            standing=STANDING_WORDS[one.standing],
            sides=tuple(_side(material, side) for side in one.decisions),
            seen=tuple(
                Row(((Cell(row.case, f"../{place_of_case(row.case)}"),), words(*row.readings), words(row.outcome)))
                for row in seen_outcomes(material.registered[one.number], material.catalogue, material.seen)
            ),
            touches=touches_words(one),
            decided=tuple(_decided(material, decision) for decision in one.decisions) if one.undecided else (),
            how=DECIDED,
            count=len(plans),
            outlines=by_outline(plans),
            tags=sorted({clause for plan in plans for clause in plan.clauses}, key=natural),
            go=material.places,
        )
        out.seek(Sought(material.game, "conflict", page_of_conflict(one.number), one.title, id=str(one.number)))
    _index(material, out)


def _side(material: Material, side: Decision) -> Row:
    glossary = tuple(Cell(f"glossary: {entry}") for entry in side.glossary)
    cited = (*_cited(material, side.clauses), *glossary) if side.clauses else glossary
    return Row((words(*side.readings), cited, words(side.says), words(side.outcome)))


def _decided(material: Material, decision: Decision) -> Decided:
    return Decided(
        readings=", ".join(decision.readings),
        says=decision.says,
        told=decided_words(decision),
        shifts=tuple(
            Row(((Cell(one.case, f"../{place_of_case(one.case)}"),), words(one.edition), words(shift_words(one))))
            for one in decision.shifts
        ),
        drawn=tuple(_drawn(material, one) for one in decision.drawn),
    )


def _drawn(material: Material, one: Drawn) -> Row:
    name = Cell(f"{one.number}. {material.registered[one.number].title}", f"../{page_of_conflict(one.number)}")
    cases = tuple(Cell(case, f"../{page_of_outline(case)}") for case in one.cases) or words()
    return Row(((name,), cases, *(_cited(material, texts) for texts in (one.sentences, one.argues)), words(*one.asks)))


def _cited(material: Material, texts: Sequence[str]) -> Cells:
    return tuple(Cell(text.partition("/")[2], _from_here(material.places.reference(text))) for text in texts) or words()


def _from_here(address: str) -> str:
    return f"../{address}" if address else ""


def _index(material: Material, out: Writer) -> None:
    rows = {standing: list[Row]() for standing in STANDINGS}
    for one in sorted(material.docket.values(), key=lambda one: ([-many for many in one.weight], one.number)):
        rows[one.standing].append(_row(one))
    out.listing(
        material.profile,
        "conflicts/index.html",
        "Conflicts",
        [
            Part(standing, STANDING_WORDS[standing].capitalize(), tuple(found), COLUMNS, len(found))
            for standing, found in rows.items()
            if found
        ],
        kind=material.profile.name,
        lead=(
            "Where the documents contradict each other, or leave something open, ordered by how much rests on each.",
            COUNTED,
        ),
    )


COLUMNS = ("Conflict", "What is asked", "Scenarios", "Undecided", "Rulings", "Printed cards", "So decided")


def _row(one: Entry) -> Row:
    name = Cell(f"{one.number}. {one.title}", page_of_conflict(one.number).partition("/")[2])
    scenarios, rulings, cards = (str(many or "–") for many in one.weight)
    undecided = not one.closed and one.kind == "outcome"
    decided = (
        [f"side {at}: {decided_words(each)}" for at, each in enumerate(one.decisions, start=1)] if undecided else []
    )
    return Row(
        (
            (name,),
            words(one.question),
            words(scenarios),
            words(str(len(one.leaves_open) or "–")),
            words(rulings),
            words(cards),
            words(*decided),
        )
    )
