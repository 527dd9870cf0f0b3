"""Every clause of a game with its code and its scenarios as Markdown, to be kept beside the code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from oracle.engines import reference_books as books
from oracle.kernel.catalogue import Catalogue, Statement, number_key
from oracle.report.markdown_text import Markdown, code, paragraphs, table
from oracle.suite.plan import Plan


def page(plans: Iterable[Plan], game: str) -> Markdown:
    """Every clause that can be executed: its code, and how many scenarios permit and forbid by it."""
    catalogue, homes = books.catalogue(game), books.homes(game)
    permits, forbids = _tallies(plan for plan in plans if plan.game == game)
    executable = sorted((n for n, clause in catalogue.clauses.items() if clause.executable), key=number_key)
    written = [number for number in executable if number in homes]
    rows = [
        (
            number,
            catalogue.clauses[number].title,
            _code(homes.get(number, [])) or "–",
            str(permits[number] or "–"),
            str(forbids[number] or "–"),
        )
        for number in executable
        if number in homes or permits[number] or forbids[number]
    ]
    reasons = Counter(clause.reason for clause in catalogue.clauses.values() if clause.reason)
    return paragraphs(
        Markdown("# {} {}: clauses").format(catalogue.book.name, catalogue.book.edition),
        f"{len(catalogue.clauses)} clauses and headings; {len(executable)} can be executed, {len(written)} have code.",
        table(("clause", "title", "code", "permits", "forbids"), rows),
        Markdown("## Why the others have no code"),
        table(("reason", "clauses"), [(reason, str(count)) for reason, count in sorted(reasons.items())]),
        *_readings_with_rules(catalogue, homes, permits, forbids),
    )


def _readings_with_rules(
    catalogue: Catalogue, homes: Mapping[str, Sequence[str]], permits: Counter[str], forbids: Counter[str]
) -> Iterator[str]:
    """The statements of each document that has rules of its own."""
    for reading in catalogue.readings.values():
        if any(number.startswith(f"{reading.name}:") for number in homes):
            executable = sum(one.executable for one in reading.statements)
            yield Markdown("## {}: {}").format(reading.name, reading.title)
            yield f"{len(reading.statements)} statements; {executable} can be executed."
            rows = [_statement_row(reading.name, one, homes, permits, forbids) for one in reading.statements]
            yield table(("statement", "beside the book", "code", "permits", "forbids"), rows)


def _statement_row(
    reading: str,
    statement: Statement,
    homes: Mapping[str, Sequence[str]],
    permits: Counter[str],
    forbids: Counter[str],
) -> tuple[str, ...]:
    name = f"{reading}:{statement.number}"
    other = f"none: {statement.reason}" if statement.reason else f"that of {', '.join(statement.clauses)}"
    return (
        statement.number,
        statement.agrees,
        _code(homes.get(name, [])) or other,
        str(permits[name] or "–"),
        str(forbids[name] or "–"),
    )


def _code(places: Iterable[str]) -> Markdown:
    """The functions at these places."""
    return Markdown(", ").join(code(place.partition(" ")[2]) for place in places)


def _tallies(plans: Iterable[Plan]) -> tuple[Counter[str], Counter[str]]:
    """Scenarios by clause: those in which everything is accepted, and those in which something is refused."""
    permits: Counter[str] = Counter()
    forbids: Counter[str] = Counter()
    for plan in plans:
        refused = any("refused" in step.text for step in plan.steps)
        (forbids if refused else permits).update(plan.clauses)
    return permits, forbids
