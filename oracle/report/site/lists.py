"""The pages that are lists: documents, printed cards, rulings, the scenarios by feature, and the starting page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oracle.report.clauses.console import AGREES
from oracle.report.documents.shown import ShownStatement, shown
from oracle.report.output.text import natural
from oracle.report.site.cards import CardSet
from oracle.report.site.material import Material, by_outline
from oracle.report.site.places import (
    SECTIONS,
    anchor,
    anchors,
    page_of_clause,
    page_of_conflict,
    page_of_document,
    page_of_outline,
)
from oracle.report.site.writing import Cell, Cells, Part, Row, Sought, Writer, words

MOST = 8
"""Maximum scenarios named in a row."""


def write_documents(material: Material, out: Writer) -> None:
    """A page for each document beside the book, statement by statement, and one that lists them."""
    rows = []
    for reading in material.catalogue.readings.values():
        found = shown(material.game, reading, material.by_clause_refs, material.ends)
        page = page_of_document(reading.name)
        columns = ("Statement", "What it says", "Clauses", "Beside the book", "Conflicts", "Scenarios", "Remarks")
        part = Part("statements", "Statements", tuple(_statement(material, one) for one in found), columns, len(found))
        out.listing(material.profile, page, reading.title, [part], kind=f"{material.profile.name}: {reading.name}")
        out.seek(Sought(material.game, "document", page, reading.title, id=reading.name))
        for one in reading.statements:
            place = material.places.clause(f"{reading.name}:{one.number}")
            out.seek(Sought(material.game, "statement", place, one.says, id=f"{reading.name}:{one.number}"))
        rows.append(Row(((Cell(reading.title, page.partition("/")[2]),), words(f"{len(found)} statements"))))
    part = Part("documents", "Documents", tuple(rows), many=len(rows))
    lead = (
        "Other documents that state the same rules. Each statement is given in our own words, next to the book's "
        "clause.",
    )
    out.listing(
        material.profile,
        "documents/index.html",
        "Documents",
        [part] if rows else [],
        kind=material.profile.name,
        lead=lead,
        nothing="There is no document besides the book.",
    )


def _statement(material: Material, one: ShownStatement) -> Row:
    statement = one.statement
    remarks = (f"It says {statement.repeats} once more." if statement.repeats else "", statement.reason, statement.note)
    scenarios = _cases([ref.case for ref, _ in one.scenarios])
    return Row(
        (
            words(statement.number),
            words(statement.says),
            _clauses(material, statement.clauses),
            words(AGREES[statement.agrees]),
            tuple(Cell(str(number), f"../{page_of_conflict(number)}") for number in statement.conflicts) or words(),
            scenarios,
            words(" ".join(filter(None, remarks))),
        ),
        anchor(statement.number),
    )


def _clauses(material: Material, numbers: Sequence[str]) -> Cells:
    places = material.places
    return tuple(Cell(one, f"../{place}" if (place := places.clause(one)) else "") for one in numbers) or words()


def _cases(cases: Sequence[str]) -> Cells:
    """Links to some scenarios, and how many more there are."""
    pages: dict[str, str] = {}
    for case in cases:
        pages.setdefault(page_of_outline(case), case)
    some = [(case.partition("/")[0], page) for page, case in pages.items()][:MOST]
    more = len(pages) - len(some)
    return (
        *(Cell(name, f"../{page}") for name, page in some),
        *([Cell(f"and {more} more")] if more else []),
    ) or words()


def write_cards(material: Material, out: Writer) -> None:
    """A page for each set of printed cards, and one that lists the sets."""
    for one in material.sets:
        columns = ("Card", "Clauses it touches", "Scenarios", "Definition")
        part = Part("cards", "Cards", tuple(_cards(material, one, out)), columns, len(one.cards))
        lead = (
            "A card is listed under the first set in which it was printed. Its printed text is not part of this site.",
        )
        out.listing(material.profile, one.page, f"Set {one.name}", [part], kind="Printed cards", lead=lead)
    rows = tuple(
        Row(((Cell(f"Set {one.name}", one.page.partition("/")[2]),), words(f"{len(one.cards):,} cards")))
        for one in material.sets
    )
    parts = [Part("sets", "Sets", rows, many=len(rows))] if rows else []
    out.listing(material.profile, "cards/index.html", "Printed cards", parts, kind=material.profile.name)


def _cards(material: Material, one: CardSet, out: Writer) -> Iterator[Row]:
    for card in one.cards:
        out.seek(Sought(material.game, "card", card.place, card.name, id=card.name))
        yield Row(
            (words(card.name), _clauses(material, card.clauses), _cases(card.cases), words(card.known)),
            card.place.partition("#")[2],
        )


def write_rulings(material: Material, out: Writer) -> None:
    """One page of all rulings: those that scenarios are taken from, and those that cannot be played yet."""
    played, waiting = tuple(_played(material, out)), tuple(_waiting(material, out))
    parts = [
        Part("rulings", "Rulings", played, ("Ruling", "About", "Scenarios", "Clauses"), len(played)),
        Part("waiting", "No scenario yet", waiting, ("Ruling", "About", "Clauses", "Waits for"), len(waiting)),
    ]
    out.listing(
        material.profile,
        "rulings/index.html",
        "Rulings",
        [part for part in parts if part.rows],
        kind=material.profile.name,
        lead=("Published rulings, by their numbers, with the scenarios taken from them.",),
        nothing="No scenario is taken from a ruling.",
    )


def _played(material: Material, out: Writer) -> Iterator[Row]:
    overtaken = {ruling: one for one in material.told_rulings.overtaken for ruling in one.rulings}
    for ruling, plans in material.rulings.items():
        scenarios = tuple(Cell(plan.scenario, f"../{page_of_outline(plan.case)}") for plan, _ in by_outline(plans))
        clauses = sorted({clause for plan in plans for clause in plan.clauses}, key=natural)
        told, about = overtaken.get(ruling), material.told_rulings.about.get(ruling, "")
        says = () if told is None else words(f"the book has superseded it: {told.says} ({told.clause})")
        row = (words(ruling), words(about), (*scenarios, *says), _clauses(material, clauses))
        yield Row(row, anchor(ruling))
        _seek(material, out, ruling, about)


def _seek(material: Material, out: Writer, ruling: str, about: str) -> None:
    out.seek(Sought(material.game, "ruling", f"rulings/index.html#{anchor(ruling)}", f"{ruling}: {about}", id=ruling))


def _waiting(material: Material, out: Writer) -> Iterator[Row]:
    for one in material.told_rulings.waiting:
        place = anchor(one.ruling)
        yield Row((words(one.ruling), words(one.about), _clauses(material, one.clauses), words(one.card)), place)
        out.seek(
            Sought(material.game, "ruling", f"rulings/index.html#{place}", f"{one.ruling}: {one.about}", id=one.ruling)
        )


def write_scenarios(material: Material, out: Writer) -> None:
    """The list of all scenarios, by feature."""
    features: dict[str, list[Row]] = {}
    for plan, count in by_outline(material.plans):
        name = Cell(plan.scenario, page_of_outline(plan.case).partition("/")[2])
        more = (words(f"and {count - 1} more like it"),) if count > 1 else ()
        features.setdefault(plan.feature, []).append(Row(((name,), *more)))
    places = anchors(features)
    parts = [Part(places[name], name, tuple(rows), many=len(rows)) for name, rows in features.items()]
    out.listing(material.profile, "scenarios/index.html", "Scenarios", parts, kind=material.profile.name)


def write_home(material: Material, out: Writer) -> None:
    """The starting page of a game."""
    catalogue = material.catalogue
    counts = {
        "clauses": (len(catalogue.clauses), "what each says, its code, its scenarios, what breaks it"),
        "scenarios": (len(material.outlines), "each step by step, with the table and the trail of clauses"),
        "conflicts": (len(material.registered), "where the documents disagree, or leave something open"),
        "documents": (len(catalogue.readings), "what other documents say, statement by statement"),
        "editions": (len(catalogue.book.editions) - 1, "what each edition of the book changed"),
        "cards": (sum(len(one.cards) for one in material.sets), "printed cards, with the clauses they touch"),
        "rulings": (len(material.rulings), "published rulings, and the scenarios taken from them"),
    }
    rows = [
        Row(((Cell(name.capitalize(), f"{name}/index.html"),), words(f"{counts[name][0]:,}"), words(counts[name][1])))
        for name in SECTIONS
    ]
    if material.engines or material.certificates:
        engines = len(material.engines)
        rows.append(
            Row(
                (
                    (Cell("Engines", "engines/index.html"),),
                    words(f"{engines}"),
                    words("how engines fare, and since when"),
                )
            )
        )
    chapters = [
        Row(((Cell(f"{one.number} {one.title}", page_of_clause(one.number)),), words(one.says)))
        for one in catalogue.clauses.values()
        if "." not in one.number
    ]
    parts = [
        Part("contents", "On this site", tuple(rows), ("What", "How many", "What it shows")),
        Part("chapters", "The book, chapter by chapter", tuple(chapters), ("Chapter", "What it is about")),
    ]
    lead = (f"Editions: {', '.join(catalogue.editions)}. The numbers are those of {catalogue.book.edition}.",)
    out.listing(material.profile, "index.html", material.profile.name, parts, kind="Rules", lead=lead)


def write_start(materials: Sequence[Material], out: Writer) -> None:
    """The first page of the site."""
    rows = tuple(
        Row((
            (Cell(one.profile.name, f"{one.game}/index.html"),),
            words(one.catalogue.book.edition),
            words(f"{len(one.catalogue.clauses):,}"),
            words(f"{len(one.plans):,}"),
            words(f"{len(one.registered):,}"),
        ))
        for one in materials
    )  # fmt: skip
    columns = ("Game", "Current edition", "Clauses", "Scenarios", "Conflicts")
    out.listing(
        None,
        "index.html",
        "Rules, clause by clause",
        [Part("games", "Games", rows, columns)],
        kind="Rules conformance",
        lead=(
            "Every clause with what it says, the scenarios that show it, and what the rules leave open. "
            "Press / to search from anywhere.",
        ),
    )
