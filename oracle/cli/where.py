"""`tcg-oracle where CLAUSE`: what a clause says, where its code is, and what scenarios and documents speak of it.

`find` collects, `show` prints, `where` does both. Where the code is and which scenarios there are comes from outside,
so that nothing here depends on a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from rich import box
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from oracle.kernel.catalogue import Catalogue, Clause, Conflict, Statement
from oracle.kernel.citing import Cited
from oracle.report.terminal import Terminal
from oracle.report.text import one_line

Homes = Mapping[str, Sequence[str]]
"""Clause, or `reading:number`, → the places of its rule functions, as `oracle/…/file.py:42 name`."""


class ScenarioRef(Struct, frozen=True):
    """A scenario that rests on a clause."""

    case: str
    title: str
    place: str
    """`features/…/file.feature:12`."""
    left_open: tuple[str, ...] = ()
    """The questions of its that the rules do not answer."""


Scenarios = Mapping[str, Sequence[ScenarioRef]]
"""Clause, or `reading:number`, → the scenarios that rest on it."""


class FoundSource(Struct, frozen=True, kw_only=True):
    """A statement of another document about a clause."""

    name: str
    says: str
    agrees: str


class FoundConflict(Struct, frozen=True, kw_only=True):
    """A conflict that a clause is part of."""

    number: int
    kind: str
    title: str


class FoundStatement(Struct, frozen=True, kw_only=True):
    """All that is known about one statement of another document."""

    number: str
    says: str
    agrees: str
    clauses: tuple[str, ...]
    reason: str | None
    """Why no code can carry it out."""
    homes: tuple[str, ...]
    """Rules of its own; where there are none and it can be carried out, those of its clauses do."""
    scenarios: tuple[ScenarioRef, ...]
    conflicts: tuple[FoundConflict, ...]
    below: tuple[str, ...]
    """The other statements of the section whose first one it is."""


class FoundClause(Struct, frozen=True, kw_only=True):
    """All that is known about one clause of the current edition."""

    number: str
    title: str
    says: str
    kind: str
    since: str | None
    was: dict[str, str]
    reason: str | None
    below: tuple[str, ...]
    """Numbers of the clauses right below it."""
    homes: tuple[str, ...]
    scenarios: tuple[ScenarioRef, ...]
    sources: tuple[FoundSource, ...]
    conflicts: tuple[FoundConflict, ...]


class Found(Struct, frozen=True, kw_only=True):
    """The answer to one question."""

    asked: str
    """In full, as `game/edition:number`."""
    edition: str
    """The current edition, whose numbers `clauses` have."""
    statement: FoundStatement | None
    """What the other document says, when one of its statements was asked for."""
    clauses: tuple[FoundClause, ...]


def where(
    asked: Cited,
    catalogue: Catalogue,
    homes: Homes,
    scenarios: Scenarios,
    console: Terminal,
    *,
    as_json: bool = False,
) -> None:
    """Print what is known about a clause or statement, for a reader or as JSON."""
    found = find(asked, catalogue, homes, scenarios)
    if as_json:
        console.json(found)
    else:
        show(found, console)


def find(asked: Cited, catalogue: Catalogue, homes: Homes, scenarios: Scenarios) -> Found:
    """Collect what is known about a clause or statement of this catalogue."""
    statement = None
    if asked.statement is not None:
        statement = _statement(asked.edition, asked.statement, catalogue, homes, scenarios)
    return Found(
        asked=asked.name,
        edition=catalogue.book.edition,
        statement=statement,
        clauses=tuple(_found(clause, catalogue, homes, scenarios) for clause in asked.clauses),
    )


def _statement(
    reading: str, known: Statement, catalogue: Catalogue, homes: Homes, scenarios: Scenarios
) -> FoundStatement:
    name = f"{reading}:{known.number}"
    return FoundStatement(
        number=known.number,
        says=known.says,
        agrees=known.agrees,
        clauses=known.clauses,
        reason=known.reason,
        homes=tuple(homes.get(name, ())),
        scenarios=tuple(scenarios.get(name, ())),
        conflicts=_conflicts(one for one in catalogue.conflicts if one.number in known.conflicts),
        below=tuple(
            one.number for one in catalogue.readings[reading].statements if one.number.startswith(f"{known.number}-")
        ),
    )


def _conflicts(conflicts: Iterable[Conflict]) -> tuple[FoundConflict, ...]:
    return tuple(FoundConflict(number=one.number, kind=one.kind, title=one.title) for one in conflicts)


def _found(clause: Clause, catalogue: Catalogue, homes: Homes, scenarios: Scenarios) -> FoundClause:
    number = clause.number
    return FoundClause(
        number=number,
        title=clause.title,
        says=clause.says,
        kind=clause.kind,
        since=clause.since,
        was=dict(sorted(clause.was.items())),
        reason=clause.reason,
        below=tuple(one for one in catalogue.clauses if one.rpartition(".")[0] == number),
        homes=tuple(homes.get(number, ())),
        scenarios=tuple(scenarios.get(number, ())),
        sources=tuple(
            FoundSource(name=source.name, says=source.statement.says, agrees=source.statement.agrees)
            for source in catalogue.sources_of(number)
        ),
        conflicts=_conflicts(catalogue.conflicts_of(number)),
    )


def show(found: Found, console: Terminal) -> None:
    """Print what was collected."""
    if found.statement is not None:
        _show_statement(found.asked, found.statement, console)
        console.print()
    elif any(found.asked.rpartition(":")[2] != clause.number for clause in found.clauses):
        today = " and ".join(clause.number for clause in found.clauses)
        console.print(Text.assemble((found.asked, "bold"), f" is {today} in {found.edition}"))
        console.print()
    for index, clause in enumerate(found.clauses):
        if index:
            console.print()
        _show_clause(clause, console)


def _show_statement(asked: str, statement: FoundStatement, console: Terminal) -> None:
    console.print(Text.assemble((asked, "bold"), f"  {one_line(statement.says, 240)}"))
    console.print(Text(f"Beside the book: {_AGREES[statement.agrees]}", "dim"))
    if statement.below:
        console.print(Text(f"The section goes on with {', '.join(statement.below)}", "dim"))
    _show_lines("Code", _code_of(statement), console)
    _show_lines("Scenarios", [_scenario_words(one) for one in statement.scenarios], console)
    _show_rows("Conflicts", [(str(one.number), one.title, one.kind) for one in statement.conflicts], console)


def _code_of(statement: FoundStatement) -> list[str]:
    if statement.homes:
        return list(statement.homes)
    if statement.reason is not None:
        return [f"none: {statement.reason}"]
    return [f"that of {', '.join(statement.clauses)}"]


def _scenario_words(one: ScenarioRef) -> str:
    return f"{one.place}  {one.case}  {one_line(one.title)}"


_AGREES = {"yes": "the same", "wording": "other words", "outcome": "another outcome"}


def _show_clause(clause: FoundClause, console: Terminal) -> None:
    console.print(Text.assemble((f"{clause.number}  {clause.title}", "bold"), (f"  {clause.kind}", "dim")))
    console.print(Padding(Text(clause.says), (0, 0, 0, 2), expand=False))
    moved = [f"{number} in {edition}" for edition, number in clause.was.items() if number != clause.number]
    history = [*(f"was {one}" for one in moved), *([f"new in {clause.since}"] if clause.since else [])]
    if history:
        console.print(Padding(Text(", ".join(history), "dim"), (0, 0, 0, 2), expand=False))
    _show_code(clause, console)
    _show_lines("Scenarios", [_scenario_words(one) for one in clause.scenarios], console)
    _show_rows("Sources", [(one.name, one.says, _AGREES[one.agrees]) for one in clause.sources], console)
    _show_rows("Conflicts", [(str(one.number), one.title, one.kind) for one in clause.conflicts], console)
    asked = dict.fromkeys(question for one in clause.scenarios for question in one.left_open)
    _show_lines("Left open by the rules", list(asked), console)


def _show_code(clause: FoundClause, console: Terminal) -> None:
    lines = list(clause.homes)
    if clause.below and not lines:
        lines.append(f"in the clauses below: {', '.join(clause.below)}")
    elif clause.reason is not None:
        lines.append(f"none: {clause.reason}")
    elif not lines:
        lines.append("none yet")
    _show_lines("Code", lines, console)


def _show_lines(title: str, lines: Sequence[str], console: Terminal) -> None:
    """One line each, never broken, so that places can be copied and searched for."""
    console.print(Text(title, "bold"))
    for line in lines or ["none"]:
        console.print(Text(f"  {line}"), soft_wrap=True)


def _show_rows(title: str, rows: Sequence[tuple[str, str, str]], console: Terminal) -> None:
    if not rows:
        _show_lines(title, [], console)
        return
    console.print(Text(title, "bold"))
    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False, show_edge=False, padding=(0, 2, 0, 0))
    table.add_column(overflow="fold")
    table.add_column(ratio=1, overflow="fold")
    table.add_column(overflow="fold", style="dim")
    for row in rows:
        table.add_row(*(Text(one_line(cell)) for cell in row))
    console.print(Padding(table, (0, 0, 0, 2)))
