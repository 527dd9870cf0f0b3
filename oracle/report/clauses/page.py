"""The clauses of one game as Markdown, to be kept with the code: the code and the scenarios of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from oracle.assurance.coverage.summary import GameCoverage, Row
from oracle.book.catalogue import Catalogue, Statement, number_key
from oracle.report.assurance.coverage_console import headline
from oracle.report.output.markdown_text import Markdown, code, paragraphs, table
from oracle.suite.plan import Plan

FIGURES = ("accepts", "refuses", "applied", "refused", "overridden")
_MEANING = (
    "Every figure counts scenarios; each row of an outline is one. "
    "Accepts and refuses: scenarios tagged with the clause in which everything is accepted, or something is refused. "
    "Applied, refused and overridden: scenarios, tagged or not, in which the reference applied the clause, was refused "
    "by it, or called a reading's own rule in its place."
)


def page(
    game: GameCoverage, catalogue: Catalogue, homes: Mapping[str, Sequence[str]], plans: Iterable[Plan]
) -> Markdown:
    """Every executable clause: its code, the scenarios tagged with it, and those that reach it.

    `homes`: clause → places of its code. `plans`: the scenarios of the game.
    """
    figures = _Figures(game, plans)
    executable = sorted((n for n, clause in catalogue.clauses.items() if clause.executable), key=number_key)
    rows = [
        (number, catalogue.clauses[number].title, _code(homes.get(number, ())) or "–", *figures.of(number))
        for number in executable
        if number in homes or figures.tagged(number)
    ]
    reasons = Counter(clause.reason for clause in catalogue.clauses.values() if clause.reason)
    return paragraphs(
        Markdown("# {} {}: clauses").format(catalogue.book.name, catalogue.book.edition),
        headline(game),
        _MEANING,
        table(("clause", "title", "code", *FIGURES), rows, len(FIGURES)),
        f"Never reached: {_listed(game.never)}.",
        f"Reached only while a position is set up or observed: {_listed(game.only_looked)}.",
        f"Reached, but by no scenario tagged with it: {_listed(game.untagged)}.",
        *_chapters(catalogue),
        Markdown("## Why the others have no code"),
        table(("reason", "clauses"), [(reason, str(count)) for reason, count in sorted(reasons.items())], 1),
        *_readings_with_rules(catalogue, homes, figures),
    )


def _chapters(catalogue: Catalogue) -> Iterator[Markdown]:
    """The number of clauses and headings per chapter and edition, so that a lost one shows in review."""
    editions = catalogue.editions
    counts = {edition: Counter(_chapters_of(catalogue, edition)) for edition in editions}
    chapters = sorted({chapter for each in counts.values() for chapter in each}, key=number_key)
    yield Markdown("## Clauses and headings by chapter")
    rows = [(chapter, *(str(counts[edition][chapter]) for edition in editions)) for chapter in chapters]
    yield table(("chapter", *editions), rows, len(editions))


def _chapters_of(catalogue: Catalogue, edition: str) -> Iterator[str]:
    for clause in catalogue.clauses.values():
        number = catalogue.number_in(clause, edition)
        if number is not None:
            yield number.partition(".")[0]


class _Figures:
    """The scenarios and figures of each clause of a game."""

    def __init__(self, game: GameCoverage, plans: Iterable[Plan]) -> None:
        self._reached = {row.clause: row for row in game.rows}
        self._accepts: Counter[str] = Counter()
        self._refuses: Counter[str] = Counter()
        for plan in plans:
            refused = any("refused" in step.text for step in plan.steps)
            (self._refuses if refused else self._accepts).update(plan.clauses)

    def tagged(self, clause: str) -> bool:
        """Whether any scenario is tagged with a clause."""
        return clause in self._accepts or clause in self._refuses

    def of(self, clause: str) -> tuple[str, ...]:
        """The cells of a clause, in the order of `FIGURES`."""
        row = self._reached.get(clause, Row(clause=clause, title=""))
        counts = (self._accepts[clause], self._refuses[clause], row.applied, row.refused, row.overridden)
        return tuple(str(count or "–") for count in counts)


def _readings_with_rules(catalogue: Catalogue, homes: Mapping[str, Sequence[str]], figures: _Figures) -> Iterator[str]:
    """The statements of each document that has its own rules."""
    for reading in catalogue.readings.values():
        if any(number.startswith(f"{reading.name}:") for number in homes):
            executable = sum(one.executable for one in reading.statements)
            yield Markdown("## {}: {}").format(reading.name, reading.title)
            yield f"{len(reading.statements)} statements; {executable} can be executed."
            rows = [_statement_row(reading.name, one, homes, figures) for one in reading.statements]
            yield table(("statement", "beside the book", "code", *FIGURES), rows, len(FIGURES))


def _statement_row(
    reading: str, statement: Statement, homes: Mapping[str, Sequence[str]], figures: _Figures
) -> tuple[str, ...]:
    name = f"{reading}:{statement.number}"
    other = f"none: {statement.reason}" if statement.reason else f"that of {', '.join(statement.clauses)}"
    return (statement.number, statement.agrees, _code(homes.get(name, ())) or other, *figures.of(name))


def _code(places: Iterable[str]) -> Markdown:
    """The functions at these places."""
    return Markdown(", ").join(code(place.partition(" ")[2]) for place in places)


def _listed(rows: Iterable[Row]) -> str:
    return ", ".join(row.clause for row in rows) or "none"
