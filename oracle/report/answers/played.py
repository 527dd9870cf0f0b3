"""A scenario that was played, in a few lines."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from oracle.book.catalogue import Catalogue
from oracle.profiles import PROFILES
from oracle.report.answers.lines import clause_part, conflict_parts, heading, part, place, short, width_of
from oracle.report.output.terminal import Terminal
from oracle.report.run.console import STYLES
from oracle.report.tables.explain_console import WORDS
from oracle.suite.plan import Plan
from oracle.suite.run.follow import Followed
from oracle.suite.search.hits import Hit


def show(found: Followed, known: Catalogue, out: Terminal) -> None:
    """The verdict, the clause the scenario is about, the open conflict that the outcome rests on."""
    heading(found.scenario, out)
    part("verdict", _verdict(found), out, style=STYLES[found.verdict])
    if found.clauses:
        clause_part(known, found.clauses[0], out)
    conflict_parts(found.conflicts, found.edition, out)
    written = "" if found.written else ", which it is not written for"
    part("played", f"{found.case}, {PROFILES[found.game].name} {found.edition}{written}", out)
    place(f"{found.feature}:{found.line}", out)


def show_others(plan: Plan, rows: Sequence[Plan], shows: Hit | None, out: Terminal) -> None:
    """What else was meant: the other rows of its outline, the other scenarios of what was asked for."""
    if shows is not None:
        name = f"{shows.kind} {shows.id}" if shows.kind != "scenario" else shows.id
        told = f"This is one scenario of {len(shows.cases)} for {name}; --verbose shows every step of it."
        out.print(Text(short(told, width_of(out)), "dim"), soft_wrap=True)
    if len(rows) > 1:
        lines = ", ".join(str(row.line) for row in rows if row is not plan)
        out.print(f"One row of {len(rows)}; the others are at lines {lines}.", style="dim")


def _verdict(found: Followed) -> str:
    """Whether it holds, and how its last action ended."""
    told = f"{WORDS[found.verdict]}: {found.message}" if found.message else WORDS[found.verdict]
    failed = found.failed
    if failed is not None:
        return f"{told} at line {failed.line}, {failed.text}: expected {failed.expected}, got {failed.actual}"
    last = found.whens[-1] if found.whens else None
    return told if last is None else f"{told}; {last.text.partition(' ')[2]}: {last.said}"
