"""The changes of each edition of a game's book: clauses, questions, and the scenarios that end differently."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oracle.report.impact.wording import KIND_WORDS, briefly, groups, headline, how
from oracle.report.site.material import Material
from oracle.report.site.places import anchor, page_of_conflict, page_of_editions, place_of_case
from oracle.report.site.writing import Cell, Part, Row, Sought, Writer, words
from oracle.suite.impact.scenarios import Differing, Impact


def write(material: Material, impacts: Sequence[Impact], out: Writer) -> None:
    """A page for each edition beside the one before it, and one that lists them. `impacts`: newest first."""
    rows = []
    for one in impacts:
        title, page = f"{one.b} → {one.a}", page_of_editions(one.b, one.a)
        parts = [part for part in _parts(material, one) if part.rows]
        out.listing(
            material.profile,
            page,
            title,
            parts,
            kind=f"{material.profile.name}: what an edition changed",
            lead=(headline(one), how(one)),
            nothing="Nothing differs.",
        )
        out.seek(Sought(material.game, "edition", page, f"What {one.a} changed", f"edition {one.b} {one.a}"))
        rows.append(Row(((Cell(title, page.partition("/")[2]),), words(headline(one)))))
    parts = [Part("editions", "Editions", tuple(rows))] if rows else []
    nothing = "There is one edition."
    out.listing(material.profile, "editions/index.html", "Editions", parts, kind=material.profile.name, nothing=nothing)


def _parts(material: Material, found: Impact) -> Iterator[Part]:
    older, newer, documents = found.b, found.a, found.documents
    places = material.places

    def clause(number: str) -> tuple[Cell, ...]:
        address = places.clause(number)
        return (Cell(number, f"../{address}" if address else ""),)

    yield Part(
        "questions",
        "Questions they answer differently",
        tuple(
            Row((words(one.asks), words(one.b), words(one.a), _cells(material, one.clauses))) for one in found.questions
        ),
        ("Question", older, newer, "Clauses"),
        len(found.questions),
    )
    yield Part(
        "clauses",
        "Clauses with a different outcome",
        tuple(Row((clause(one.number), words(one.title), words("; ".join(one.why)))) for one in documents.changed),
        ("Clause", "Title", "Why"),
        len(documents.changed),
    )
    yield Part(
        "new",
        "Clauses that only one of them has",
        tuple(Row((clause(one.number), words(one.title or one.says), words(one.only_in))) for one in documents.added),
        ("Clause", "Title", "Only in"),
        len(documents.added),
    )
    yield Part(
        "moved",
        "Clauses that moved",
        tuple(Row((clause(one.number), words(one.title), words(one.b), words(one.a))) for one in documents.moved),
        ("Clause", "Title", older, newer),
        len(documents.moved),
    )
    yield _conflicts(found)
    yield from _scenarios(found)


def _conflicts(found: Impact) -> Part:
    conflicts = found.documents.conflicts
    return Part(
        "conflicts",
        "Conflicts in which they take different sides",
        tuple(
            Row(((Cell(f"{one.number}. {one.title}", f"../{page_of_conflict(one.number)}"),), words(one.question)))
            for one in conflicts
        ),
        ("Conflict", "What is asked"),
        len(conflicts),
    )


def _cells(material: Material, numbers: Sequence[str]) -> tuple[Cell, ...]:
    places = material.places
    return tuple(Cell(one, f"../{places.clause(one)}" if places.clause(one) else "") for one in numbers) or words()


def _scenarios(found: Impact) -> Iterator[Part]:
    """Scenarios by the question that makes them differ."""
    for at, group in enumerate(groups(found), start=1):
        asks = "Scenarios that no known difference explains" if group.question is None else group.question.asks
        rows = tuple(_scenario(one) for one in group.scenarios)
        columns = ("Scenario", "Step", found.b, found.a, "Difference")
        yield Part(f"question-{at}", f"Scenarios: {asks}", rows, columns, len(rows))


def _scenario(one: Differing) -> Row:
    name = (Cell(one.scenario, f"../{place_of_case(one.case)}"),)
    difference = f"{KIND_WORDS[one.kind]}: {briefly(one)}"
    return Row((name, words(one.step), words(one.b.said), words(one.a.said), words(difference)), anchor(one.case))
