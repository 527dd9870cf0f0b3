"""Prints the docket: an entry in ten lines, or one conflict with everything known about it."""

from __future__ import annotations

import shlex
import textwrap
from collections.abc import Iterable, Sequence

from rich.text import Text

from oracle.history.stances import Stance
from oracle.profiles import PROFILES
from oracle.report.answers.lines import heading, part, short, width_of
from oracle.report.conflicts.docketed import Docketed
from oracle.report.conflicts.wording import (
    COUNTED,
    DECIDED,
    PLAYED,
    STANDING_WORDS,
    decided_words,
    drawn_words,
    shift_words,
    stance_words,
    touches_words,
)
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import many
from oracle.report.run.decided import decision_words
from oracle.suite.docket.entries import Decision, Entry, Standing

IN_FULL = 10
"""How many entries are shown in ten lines each; the others get one line each, unless all are requested."""
MOST_SIDES = 3
"""How many sides an entry of ten lines shows."""


def show_docket(found: Sequence[Docketed], out: Terminal, *, full: int = IN_FULL) -> None:
    """Print the first entries in ten lines each, and the others in a line each."""
    for one in found[:full]:
        _entry(one, out, rows=1)
        out.print()
    if found[full:]:
        out.print(Text("The others, with their scenarios, rulings and printed cards", "bold"))
    for one in found[full:]:
        counts = " ".join(f"{many:>4}" for many in one.weight)
        name = f"{one.number:>5}  {one.title} ({STANDING_WORDS[one.standing]}, {PROFILES[one.game].name})"
        room = width_of(out) - len(counts) - 1
        out.print(Text.assemble(f"{short(name, room):<{room}} ", (counts, "dim")), soft_wrap=True)
    _explained((COUNTED, DECIDED), out)
    more = "; --verbose shows all in full" if found[full:] else ""
    _explained((f"tcg-oracle conflicts NUMBER shows one with its scenarios{more}.",), out)


def show_one(one: Docketed, out: Terminal) -> None:
    """Print a conflict in a few more lines."""
    _entry(one, out, rows=2)
    part("more", shlex.join(("tcg-oracle", "conflicts", str(one.number), "--verbose")), out, style="cyan")


def show_whole(one: Docketed, out: Terminal) -> None:
    """Print everything: the citations and changes of each side, scenario by scenario, and how the witnesses end."""
    _entry(one, out, rows=0)
    for place, decision in enumerate(one.decisions, start=1):
        if decision.shifts or decision.drawn:
            heading(f"If it is decided for side {place}", out)
            _whole_decision(decision, out)
    if one.seen:
        heading("How its scenarios end on the reference", out)
    for row in one.seen:
        part("seen", f"{row.case} under {', '.join(row.readings)}: {row.outcome}", out, rows=0)
    heading("What it touches", out)
    for label, names in (
        ("scenarios", one.scenarios),
        ("rulings", one.rulings),
        ("cards", one.cards),
        ("by casts", one.cast),
    ):
        part(label, "; ".join(names) or "none", out, rows=0)
    for stance in one.engines:
        part("engine", f"{stance.engine} {stance.version}: {_stance_cases(stance)}", out, rows=0)
    _explained((COUNTED, DECIDED), out)


def _entry(one: Docketed, out: Terminal, rows: int) -> None:
    kind = f"{PROFILES[one.game].name}, {STANDING_WORDS[one.standing]}"
    heading(f"{one.number}  {one.title}  ({kind})", out, rows=1)
    part("question", one.question, out, rows=2 if rows else 0)
    shown = one.decisions[:MOST_SIDES] if rows else one.decisions
    for place, decision in enumerate(shown, start=1):
        says = f"{', '.join(decision.readings)}: {decision.says}"
        part(f"side {place}", says, out, rows=rows)
        if rows != 1 and decision.outcome:
            part("outcome", decision.outcome, out, rows=rows)
        if not rows:
            cited = [reference.partition("/")[2] for reference in decision.clauses]
            part("cites", ", ".join((*cited, *(f"glossary: {entry}" for entry in decision.glossary))), out, rows=0)
        if one.undecided:
            part("so decided", decided_words(decision, named=rows != 1), out, rows=rows, style="yellow")
    if len(shown) < len(one.decisions):
        part("", f"and {len(one.decisions) - len(shown)} more sides", out)
    if one.decided is not None:
        part("decided", f"by {decision_words(one.decided)}", out, rows=rows, style="bold")
        part("reason", one.decided.reason, out, rows=rows)
    for label, why in (("closed", one.closed), ("alike", one.why_same)):
        if why:
            part(label, why, out, rows=rows)
    engines = sum(each.known for each in one.engines) if one.engines else None
    part("touches", touches_words(one, engines), out, rows=2 if rows else 0)
    if one.engines:
        part("engines", "; ".join(map(stance_words, one.engines)), out, rows=rows)
    if one.runs:
        part("played", PLAYED.format(runs=one.runs, again=one.again), out)


def _explained(texts: Iterable[str], out: Terminal) -> None:
    for text in texts:
        for line in textwrap.wrap(text, width_of(out)):
            out.print(Text(line, "dim"), soft_wrap=True)


def _whole_decision(decision: Decision, out: Terminal) -> None:
    for shift in decision.shifts:
        part("scenario", f"{shift.case} under {shift.edition}: {shift_words(shift)}", out, rows=0)
    for one in decision.drawn:
        part("conflict", f"{one.number}: {drawn_words(one)}", out, rows=0, style="yellow")


def _stance_cases(stance: Stance) -> str:
    told = [f"side {place}: {', '.join(cases)}" for place, cases in enumerate(stance.sides, start=1) if cases]
    told += [f"neither: {', '.join(stance.neither)}"] * bool(stance.neither)
    told += [f"not played: {', '.join(stance.unsupported)}"] * bool(stance.unsupported)
    return "; ".join(told)


def show_nothing(out: Terminal, standing: Sequence[Standing], entries: Sequence[Entry]) -> None:
    """Report that none of the conflicts found is of the requested kind."""
    wanted = " or ".join(STANDING_WORDS[one] for one in standing)
    out.print(Text(f"{many(len(entries), 'conflict')} found, none of them of this kind: {wanted}"), soft_wrap=True)
