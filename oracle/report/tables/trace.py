"""The trace of a call as lines: the rules applied, in order and depth, and the events under each."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.padding import Padding
from rich.text import Text

from oracle.kernel.rules import Applied, makers
from oracle.report.output.text import one_line

MARKS = {"refused": "x", "asked": "?", "applied": "·"}
MOST_CLAUSES = 4


def trace_lines(
    rules: Sequence[Applied], events: Sequence[str] = (), title: Callable[[str], str] | None = None
) -> list[Padding]:
    """A line for each rule, and one for each event at its place; `title` gives the title of a clause."""
    made_by = makers(tuple(rules), len(events))
    lines: list[Padding] = []
    told = 0
    home = section(rules[0]) if rules else ""
    for rule in rules:
        while told < min(rule.first_event, len(events)):
            lines.append(_event(events[told], made_by[told]))
            told += 1
        lines.append(_rule(rule, title, home))
    lines += [_event(events[index], made_by[index]) for index in range(told, len(events))]
    return lines


def section(rule: Applied) -> str:
    """The section of the book to which a rule belongs: 4.6 for 4.6.4.1."""
    return ".".join(rule.clauses[0].split(".")[:2]) if rule.clauses else ""


def _rule(rule: Applied, title: Callable[[str], str] | None, home: str) -> Padding:
    """A rule shared by several sections is named by its clause in `home`, the section of the current action."""
    clauses = sorted(rule.clauses, key=lambda clause: not clause.startswith(f"{home}."))
    numbers = ", ".join(clauses[:MOST_CLAUSES]) + (" …" if len(clauses) > MOST_CLAUSES else "")
    named = f" {title(clauses[0])}" if title is not None and clauses else ""
    style = {"refused": "red", "asked": "yellow"}.get(rule.outcome, "")
    text = Text.assemble((f"{MARKS[rule.outcome]} {numbers}", style), named, (f" {rule.rule}", "dim"), style="dim")
    return _indented(text, rule.depth)


def _event(says: str, rule: Applied | None) -> Padding:
    clause = "" if rule is None else f"  by {(*rule.clauses, rule.rule)[0]}"
    text = Text.assemble(("→ " + one_line(says, 200), "bold"), (clause, "dim"))
    return _indented(text, 0 if rule is None else rule.depth + 1)


def _indented(text: Text, depth: int) -> Padding:
    return Padding(text, (0, 0, 0, 2 + 2 * depth), expand=False)
