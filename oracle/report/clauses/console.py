"""Prints everything known about a clause on the console."""

from __future__ import annotations

from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from oracle.report.clauses.lookup import Found, FoundClause, FoundStatement, ScenarioRef
from oracle.report.output.grid import Grid
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line


def show(found: Found, console: Terminal) -> None:
    """Print the collected facts."""
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
    console.print(Text(f"Compared with the book: {AGREES[statement.agrees]}", "dim"))
    if statement.note is not None:
        console.print(Text(f"Note: {statement.note}", "dim"))
    if statement.repeats is not None:
        console.print(Text(f"It repeats {statement.repeats}", "dim"))
    if statement.below:
        console.print(Text(f"The section goes on with {', '.join(statement.below)}", "dim"))
    _show_lines("Code", _code_of(statement), console)
    reading = asked.rpartition(":")[0].rpartition("/")[2]
    _show_lines(f"Scenarios under {reading}", [_scenario_words(one) for one in statement.scenarios], console)
    further = [_scenario_words(one) for one in statement.of_its_clauses]
    _show_lines(f"Further scenarios of its clauses under {reading}", further, console)
    _show_rows("Conflicts", [(str(one.number), one.title, one.kind) for one in statement.conflicts], console)


def _code_of(statement: FoundStatement) -> list[str]:
    if statement.homes:
        return list(statement.homes)
    if statement.reason is not None:
        return [f"none: {statement.reason}"]
    return [f"that of {', '.join(statement.clauses)}"]


def _scenario_words(one: ScenarioRef) -> str:
    return f"{one.place}  {one.case}  {one_line(one.title)}"


AGREES = {"yes": "the same", "wording": "different wording", "outcome": "a different outcome"}


def _show_clause(clause: FoundClause, console: Terminal) -> None:
    console.print(Text.assemble((f"{clause.number}  {clause.title}", "bold"), (f"  {clause.kind}", "dim")))
    console.print(Padding(Text(clause.says), (0, 0, 0, 2), expand=False))
    moved = [f"{number} in {edition}" for edition, number in clause.was.items() if number != clause.number]
    history = [*(f"was {one}" for one in moved), *([f"new in {clause.since}"] if clause.since else [])]
    if history:
        console.print(Padding(Text(", ".join(history), "dim"), (0, 0, 0, 2), expand=False))
    _show_code(clause, console)
    _show_lines("Scenarios", [_scenario_words(one) for one in clause.scenarios], console)
    _show_rows("Sources", [(one.name, one.says, AGREES[one.agrees]) for one in clause.sources], console)
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
    """One line each, never wrapped, so that places can be copied and searched."""
    console.print(Text(title, "bold"))
    for line in lines or ["none"]:
        console.print(Text(f"  {line}"), soft_wrap=True)


def _show_rows(title: str, rows: Sequence[tuple[str, str, str]], console: Terminal) -> None:
    if not rows:
        _show_lines(title, [], console)
        return
    console.print(Text(title, "bold"))
    table = Grid()
    for name, says, kind in rows:
        table.add(one_line(name), one_line(says), Text(one_line(kind), "dim"))
    console.print(Padding(table, (0, 0, 0, 2)))
