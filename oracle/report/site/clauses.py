"""The pages of clauses, and their index."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from oracle.book.catalogue import Clause
from oracle.report.clauses.console import AGREES
from oracle.report.output.text import natural
from oracle.report.site.material import Material, by_outline, does
from oracle.report.site.places import anchor, page_of_clause, page_of_conflict, page_of_editions, page_of_engine
from oracle.report.site.writing import Cell, Part, Row, Sought, Writer, words
from oracle.suite.impact.documents import Changed
from oracle.suite.impact.scenarios import Impact

MOST_CARDS = 60
MOST_CASES = 12
"""Maximum scenarios named next to a mutant."""


def write(material: Material, impacts: Sequence[Impact], out: Writer) -> None:
    """A page for each clause of the current edition, and one that lists them. `impacts`: newest edition first."""
    changed = _changed(impacts)
    clauses = list(material.catalogue.clauses.values())
    around: list[Clause | None] = [None, *clauses, None]
    below = _below(material)
    for before, clause, after in zip(around, clauses, around[2:], strict=False):
        out.seek(
            Sought(
                material.game,
                "clause",
                page_of_clause(clause.number),
                f"{clause.number} {clause.title}",
                id=clause.number,
            )
        )
        out.page(
            material.profile,
            page_of_clause(clause.number),
            "site_clause.html.j2",
            f"{clause.number} {clause.title}",
            clause=clause,
            above=tuple(_above(material, clause.number)),
            below=below.get(clause.number, ()),
            before=before,
            after=after,
            changed=changed.get(clause.number, ()),
            **_known(material, clause),
        )
    _index(material, out)


def _known(material: Material, clause: Clause) -> dict[str, object]:
    """Everything that the site says about a clause, besides its neighbors."""
    number, catalogue = clause.number, material.catalogue
    plans = material.by_clause.get(number, ())
    cards = material.cards.get(number, ())
    return {
        "edition": catalogue.book.edition,
        "history": _history(clause),
        "homes": material.homes.get(number, ()),
        "count": len(plans),
        "outlines": by_outline(plans),
        "left_open": tuple(dict.fromkeys(question for plan in plans for question in plan.open_questions)),
        "sources": tuple(_sources(material, number)),
        "conflicts": catalogue.conflicts_of(number),
        "rulings": sorted({ruling for plan in plans for ruling in plan.rulings}, key=natural),
        "mutants": tuple(_mutants(material, number)),
        "cards": cards[:MOST_CARDS],
        "card_count": len(cards),
        "engines": tuple(_engines(material, number)),
        "go": material.places,
    }


def _history(clause: Clause) -> tuple[str, ...]:
    moved = [f"was {number} in {edition}" for edition, number in sorted(clause.was.items()) if number != clause.number]
    return (*moved, *([f"new in {clause.since}"] if clause.since else []))


def _above(material: Material, number: str) -> Iterator[Clause]:
    """The chapter and the sections that contain a clause."""
    parts = number.split(".")
    for length in range(1, len(parts)):
        one = material.catalogue.clauses.get(".".join(parts[:length]))
        if one is not None:
            yield one


def _below(material: Material) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for number in material.catalogue.clauses:
        found.setdefault(number.rpartition(".")[0], []).append(number)
    return found


def _sources(material: Material, number: str) -> Iterator[Row]:
    for source in material.catalogue.sources_of(number):
        statement = source.statement
        conflicts = tuple(Cell(str(one), f"../{page_of_conflict(one)}") for one in statement.conflicts)
        yield Row((
            (Cell(source.name, f"../{material.places.clause(source.name)}"),),
            words(statement.says),
            words(AGREES[statement.agrees]),
            conflicts or words(),
        ))  # fmt: skip


def _mutants(material: Material, number: str) -> Iterator[dict[str, object]]:
    for one in material.mutants.get(number, ()):
        cases = material.noticing.get(one.name, ())
        yield {
            "name": one.name,
            "does": does(one),
            "anchor": anchor(one.name),
            "equivalent": one.equivalent,
            "cases": cases[:MOST_CASES],
            "more": max(len(cases) - MOST_CASES, 0),
        }


def _engines(material: Material, number: str) -> Iterator[Row]:
    for engine, trend in material.fares.get(number, ()):
        last = trend.points[-1]
        name = Cell(engine, f"../{page_of_engine(engine)}")
        yield Row(((name,), words(f"{last.passed:,} of {last.of:,} in run {last.run}")))


def _changed(impacts: Iterable[Impact]) -> dict[str, list[dict[str, object]]]:
    """Clause → how each edition changed it."""
    found: dict[str, list[dict[str, object]]] = {}
    for one in impacts:
        for clause in one.documents.changed:
            found.setdefault(clause.number, []).append(_change(one, clause))
    return found


def _change(found: Impact, clause: Changed) -> dict[str, object]:
    older, newer = found.b, found.a
    return {
        "page": page_of_editions(older, newer),
        "older": older,
        "newer": newer,
        "why": clause.why,
        "cases": clause.cases,
    }


def _index(material: Material, out: Writer) -> None:
    chapters: dict[str, list[Row]] = {}
    for clause in material.catalogue.clauses.values():
        number = clause.number
        tagged = len(material.by_clause.get(number, ()))
        count = f"({tagged})" if tagged else ""
        name = Cell(f"{number} {clause.title}", page_of_clause(number).partition("/")[2])
        row = Row(((name,), *((words(count),) if count else ())), depth=min(number.count("."), 4))
        chapters.setdefault(number.partition(".")[0], []).append(row)
    parts = [
        Part(f"chapter-{anchor(chapter)}", f"Chapter {chapter}", tuple(rows), many=len(rows))
        for chapter, rows in chapters.items()
    ]
    lead = ("The number after a clause counts the scenarios tagged with it.",)
    out.listing(material.profile, "clauses/index.html", "Clauses", parts, kind=material.profile.name, lead=lead)
