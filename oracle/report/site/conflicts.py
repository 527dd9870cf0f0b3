"""The pages of conflicts, and their list: what is open first, by how much rests on it."""

from __future__ import annotations

from oracle.report.conflicts.page import severity
from oracle.report.conflicts.register import FoundConflict
from oracle.report.output.text import natural
from oracle.report.site.material import Material, by_outline
from oracle.report.site.places import page_of_conflict, place_of_case
from oracle.report.site.writing import Cell, Part, Row, Sought, Writer, words

ORDER = ("open", "differs", "in words only", "closed")


def write(material: Material, out: Writer) -> None:
    """A page for each conflict of a game, and one that lists them."""
    for one in material.conflicts:
        plans = material.by_conflict.get(str(one.number), ())
        out.page(
            material.profile,
            page_of_conflict(one.number),
            "site_conflict.html.j2",
            f"Conflict {one.number}: {one.title}",
            one=one,
            standing=severity(one, plans)[0],
            sides=tuple(_side(material, one, at) for at in range(len(one.sides))),
            seen=tuple(
                Row(((Cell(row.case, f"../{place_of_case(row.case)}"),), words(*row.readings), words(row.outcome)))
                for row in one.seen
            ),
            count=len(plans),
            outlines=by_outline(plans),
            tags=sorted({clause for plan in plans for clause in plan.clauses}, key=natural),
            go=material.places,
        )
        text = f"conflict {one.number} {one.question}"
        out.seek(Sought(material.game, "conflict", page_of_conflict(one.number), one.title, text))
    _index(material, out)


def _side(material: Material, one: FoundConflict, at: int) -> Row:
    side = one.sides[at]
    cited = [Cell(text.partition("/")[2], _from_here(material.places.reference(text))) for text in side.clauses]
    cited += [Cell(f"glossary: {entry}") for entry in side.glossary]
    return Row((words(*side.readings), tuple(cited), words(side.says), words(side.outcome or "")))


def _from_here(address: str) -> str:
    return f"../{address}" if address else ""


def _index(material: Material, out: Writer) -> None:
    parts: dict[str, list[tuple[int, Row]]] = {name: [] for name in ORDER}
    for one in material.conflicts:
        plans = material.by_conflict.get(str(one.number), ())
        standing, shown, undecided = severity(one, plans)
        name = Cell(f"{one.number}. {one.title}", page_of_conflict(one.number).partition("/")[2])
        row = Row(((name,), words(one.question), words(shown), words(undecided)))
        parts[standing].append((-len(plans), row))
    columns = ("Conflict", "What is asked", "Scenarios", "Undecided")
    out.listing(
        material.profile,
        "conflicts/index.html",
        "Conflicts",
        [
            Part(
                name.replace(" ", "-"),
                name.capitalize(),
                tuple(row for _, row in sorted(rows, key=lambda one: one[0])),
                columns,
                len(rows),
            )
            for name, rows in parts.items()
            if rows
        ],
        kind=material.profile.name,
        lead=(
            "Where the documents contradict each other, or leave something open. Those come first that most rests on.",
        ),
    )
