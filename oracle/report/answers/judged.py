"""A judgment: in a few lines, or with every applied rule."""

from __future__ import annotations

from rich.text import Text

from oracle.book.catalogue import Catalogue
from oracle.profiles import PROFILES
from oracle.report.answers.lines import CONFLICT, clause_words, conflict_words, heading, part
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import LONG, one_line
from oracle.report.tables.resting import show_resting
from oracle.report.tables.trace import trace_lines
from oracle.suite.run.judged import Judged, Judgement
from oracle.suite.table.option_words import option_list

STYLES = {
    "accepted": "green",
    "refused": "bold red",
    "needs an answer": "yellow",
    "undecided": "bold yellow",
    "unsupported": "bright_black",
}
MOST_STEPS = 2
MOST_CHANGES = 2


def show(found: Judgement, known: Catalogue, out: Terminal) -> None:
    """At most ten lines: the verdict on the last step, the clause, the conflict; then the steps before it."""
    game = f"{PROFILES[found.game].name} {found.edition}"
    if not found.steps:
        heading(f"{game}: the position is possible; there are no actions to judge", out)
        return
    last, *before = reversed(found.steps)
    heading(f"{last.verdict}: {last.player} {last.did}", out, rows=1, style=STYLES[last.verdict])
    if last.by:
        part("clause", clause_words(known, last.by), out)
    if found.conflicts:
        part("conflict", conflict_words(found.conflicts, found.edition), out, style=CONFLICT)
    if last.decision is not None:
        options = option_list(last.decision.options)
        part("asked", f"{last.decision.player} ({last.decision.kind}): {options}", out, rows=1)
    _changes(last, out)
    for step in before[:MOST_STEPS]:
        by = f" by {step.clause}" if step.clause else ""
        part("before", f"{step.player} {step.did}: {step.verdict}{by}", out, rows=1)
    more = len(before) - MOST_STEPS
    left = f"; {more} more {'step' if more == 1 else 'steps'} before" if more > 0 else ""
    part("rules", f"{game}{left}; --verbose shows every rule", out, rows=1)


def _changes(step: Judged, out: Terminal) -> None:
    for change in step.changes[:MOST_CHANGES]:
        part("changed", f"{change.what}: {change.before} → {change.after}", out, rows=1)
    if not step.changes:
        part("changed", "nothing", out)
    elif (more := len(step.changes) - MOST_CHANGES) > 0:
        part("", f"and {more} more", out)


def show_whole(found: Judgement, out: Terminal) -> None:
    """Every step with its verdict, the rules in the order they were applied, and the changes."""
    out.print(f"{found.game} {found.edition}", style="bold")
    for step in found.steps:
        did = one_line(f"{step.player} {step.did}", LONG)
        out.print(Text.assemble(f"{did}: ", (step.verdict, STYLES[step.verdict])))
        if step.clause:
            _line(out, f"by clause {step.clause}: {step.why}")
        if step.decision is not None:
            options = option_list(step.decision.options)
            _line(out, f"{step.decision.player} is asked ({step.decision.kind}): {options}")
        for line in trace_lines(step.clauses):
            out.print(line)
        for change in step.changes:
            _line(out, f"{change.what}: {change.before} → {change.after}")
        if not step.changes:
            _line(out, "nothing has changed")
    show_resting(found.conflicts, found.edition, out)


def _line(out: Terminal, text: str) -> None:
    out.print(Text(f"  {one_line(text, LONG)}"))
