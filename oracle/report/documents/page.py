"""A game's documents sentence by sentence as Markdown, to be kept with the code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from oracle.engines import reference_books as books
from oracle.report.clauses.lookup import ScenarioRef, Scenarios
from oracle.report.documents.shown import Ended, Ends, ShownStatement, shown
from oracle.report.output.markdown_text import Markdown, code, link, paragraphs, table

_MEANING = (
    "One table for each document, with a row for each of its statements, in our own words and in the document's order. "
    "Compared with the book: the same, other words only, or another outcome, with the registered conflict about it. "
    "Carried out by: rules of its own, questions of the edition that the document answers in its own way, or the rules "
    "of the book's clauses. Scenarios: those about this very sentence, run under this document. "
    "They passed, unless something else is written after them: disputed means that the document leaves a question "
    "open. If documents differ, the results under this one are given, too."
)
_BESIDE = {"yes": "the same", "wording": "other words", "outcome": "another outcome"}


def page(game: str, scenarios: Scenarios, ends: Ends) -> Markdown:
    """Every statement of every document of a game. `ends`: the results of the scenarios about them."""
    catalogue = books.catalogue(game)
    return paragraphs(
        Markdown("# {}: the documents, sentence by sentence").format(catalogue.book.name),
        _MEANING,
        *(
            part
            for reading in catalogue.readings.values()
            for part in _document(reading.title, shown(game, reading, scenarios, ends))
        ),
    )


def _document(title: str, found: Sequence[ShownStatement]) -> Iterator[Markdown | str]:
    yield Markdown("## {}: {}").format(found[0].reading, title)
    agrees = Counter(one.statement.agrees for one in found)
    executable = sum(one.statement.executable for one in found)
    cases = {ref.case.partition("/")[0] for one in found for ref, _ in one.scenarios}
    yield (
        f"{len(found)} statements: {agrees['yes']} the same as in the book, {agrees['wording']} in other words, "
        f"{agrees['outcome']} with another outcome. {executable} can be carried out; {len(cases)} scenarios show them."
    )
    head = ("statement", "what it says", "clauses", "beside the book", "carried out by", "scenarios", "remarks")
    yield table(head, map(_row, found))


def _row(one: ShownStatement) -> tuple[str, ...]:
    statement = one.statement
    conflicts = f": conflict {', '.join(map(str, statement.conflicts))}" if statement.conflicts else ""
    return (
        statement.number,
        statement.says,
        ", ".join(statement.clauses),
        f"{_BESIDE[statement.agrees]}{conflicts}",
        _carried_out(one),
        Markdown("; ").join(_scenarios(one.scenarios)) or "–",
        _remarks(one) or "–",
    )


def _carried_out(one: ShownStatement) -> str:
    if one.homes:
        return Markdown(", ").join(code(place.partition(" ")[2]) for place in one.homes)
    if not one.statement.executable:
        return "nothing"
    if one.questions:
        return Markdown(", ").join(map(code, one.questions))
    return "the rules of its clauses"


def _scenarios(found: Iterable[tuple[ScenarioRef, Ended]]) -> Iterator[Markdown]:
    """One link for each scenario, followed by the differences between its rows."""
    outlines: dict[str, tuple[ScenarioRef, list[str]]] = {}
    for ref, end in found:
        words = "; ".join(part for part in ("" if end.verdict == "pass" else end.verdict, end.outcome) if part)
        outlines.setdefault(ref.case.partition("/")[0], (ref, []))[1].append(words)
    for case, (ref, each) in outlines.items():
        said = " / ".join(dict.fromkeys(filter(None, each)))
        path = f"../{ref.place.rpartition(':')[0]}"
        yield Markdown("{} ({})").format(link(case, path), said) if said else link(case, path)


def _remarks(one: ShownStatement) -> str:
    repeats = f"It repeats {one.statement.repeats}." if one.statement.repeats is not None else ""
    return " ".join(filter(None, (repeats, one.statement.reason, one.statement.note)))
