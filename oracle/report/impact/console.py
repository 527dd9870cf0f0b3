"""Prints the difference of two editions on a terminal: clauses, scenarios with both outcomes, conflicts, and a
summary.
"""

from __future__ import annotations

from msgspec.structs import replace
from rich.padding import Padding
from rich.text import Text

from oracle.report.impact import clauses_console
from oracle.report.impact.wording import KIND_WORDS, Group, briefly, groups, headline, how, others, rows
from oracle.report.output.grid import Grid
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import clean, one_line
from oracle.suite.impact.documents import Between, Changed
from oracle.suite.impact.scenarios import Differing, Impact

IN_FULL = 3
"""Scenarios per question shown in full; the others get one line each, unless all are requested."""
IN_A_LINE = 20
"""Scenarios per question that get a line; of the others only the number is shown, unless all are requested."""
MANY = 100
"""If this many scenarios differ, one per question is shown in full and five get a line."""
LONG_ANSWERS = 120
"""Answers longer than this are shown once, with their question, and not again with every clause."""
STYLES = {"outcome": "bold red", "passing": "yellow", "clause": "yellow", "expectation": "yellow"}
CELL = 400


def show(found: Impact, out: Terminal, *, verbose: bool = False) -> None:
    """Print the difference; `verbose` shows every scenario in full."""
    _heading(f"{found.game} {found.a} → {found.b}", out)
    clauses_console.show(found, out, verbose=verbose)
    _documents(found.documents, found, out)
    for group in groups(found):
        _group(group, found, out, verbose)
    _conflicts(found, out)
    out.print()
    out.print(Text(headline(found), "bold"))
    out.print(Text(how(found), "dim"))


def _heading(text: str, out: Terminal) -> None:
    out.print(Text(text, "bold"))


# --- clauses ---------------------------------------------------------------------------------------------


def _documents(between: Between, found: Impact, out: Terminal) -> None:
    if between.changed:
        _heading("\nClauses with a different outcome", out)
        told: dict[str, str] = {}
        for changed in between.changed:
            _changed(_shorter(changed, found), told, out)


def _shorter(changed: Changed, found: Impact) -> Changed:
    """A clause whose reasons omit long answers, which are shown with their question below."""
    long = {one.asks for one in found.questions if len(one.a) + len(one.b) > LONG_ANSWERS}
    why = tuple(
        next(
            (f"its code asks: {asks} (answered below)" for asks in long if one.startswith(f"its code asks: {asks} ")),
            one,
        )
        for one in changed.why
    )
    return replace(changed, why=why)


def _changed(changed: Changed, told: dict[str, str], out: Terminal) -> None:
    """A clause and the reasons; `told` is updated: each reason → the clause where it was shown, for later
    references.
    """
    head = Text.assemble((f"  {changed.number:<9}", "cyan"), f" {one_line(changed.title)}  ")
    count = len(changed.cases)
    head.append(f"{count} scenario{'' if count == 1 else 's'}" if count else "no scenario", "dim")
    out.print(head)
    earlier = dict.fromkeys(told[why] for why in changed.why if why in told)
    for why in changed.why:
        if why not in told:
            out.print(Padding(Text(one_line(why, CELL)), (0, 0, 0, 12)))
            told[why] = changed.number
    if earlier:
        out.print(Padding(Text(f"same as {', '.join(earlier)}", "dim"), (0, 0, 0, 12)))


# --- scenarios -------------------------------------------------------------------------------------------


def _group(group: Group, found: Impact, out: Terminal, verbose: bool) -> None:
    out.print()
    question = group.question
    if question is None:
        _heading("Scenarios not explained by any known difference", out)
    else:
        _heading(one_line(question.asks, CELL), out)
        answers = Text.assemble((found.a, "cyan"), f" {question.a}   ", (found.b, "cyan"), f" {question.b}")
        if question.clauses:
            answers.append(f"   clauses {', '.join(question.clauses)}", "dim")
        out.print(Padding(answers, (0, 0, 0, 2)))
    if not group.scenarios:
        above = question is not None and question.cases
        said = "It affects scenarios above, together with another question." if above else "No scenario shows it."
        out.print(Text(f"  {said}", "yellow"))
    most, lines = (1, 5) if len(found.scenarios) > MANY else (IN_FULL, IN_A_LINE)
    full = group.scenarios if verbose else group.scenarios[:most]
    for one in full:
        _scenario(one, group, found, out)
    if len(full) < len(group.scenarios):
        out.print(Text(f"\n  {len(group.scenarios) - len(full)} more (--verbose shows them in full):"))
    brief = group.scenarios[len(full) : len(full) + lines]
    for one in brief:
        line = Text.assemble("  ", (one_line(one.case), "cyan"), "  ", one_line(briefly(one), CELL))
        out.print(line, soft_wrap=True)
    left = len(group.scenarios) - len(full) - len(brief)
    if left:
        out.print(Text(f"  and {left} more (--verbose, --report and --json have them all)", "dim"))


def _scenario(one: Differing, group: Group, found: Impact, out: Terminal) -> None:
    out.print()
    head = Text.assemble((one_line(one.scenario), "bold"), "  ", (KIND_WORDS[one.kind], STYLES[one.kind]))
    out.print(Padding(head, (0, 0, 0, 2)))
    place = f"{one.feature}:{one.line} · {one.case} · clauses {', '.join(one.clauses)}"
    out.print(Text(f"  {one_line(place, CELL)}", "dim"), soft_wrap=True)
    more = others(one, group)
    if more:
        out.print(Padding(Text(f"also affected by {', '.join(more)}", "dim"), (0, 0, 0, 2)))
    out.print(Padding(Text(f"{one_line(one.step, CELL)} (line {one.step_line})"), (0, 0, 0, 2)))
    table = Grid("", Text(found.a, "bold cyan"), Text(found.b, "bold cyan"), style="dim")
    for what, mine, theirs in rows(one):
        style = "" if mine == theirs else "bold"
        table.add(clean(what, CELL), *(Text(clean(cell, CELL), style) for cell in (mine, theirs)))
    out.print(Padding(table, (0, 0, 0, 4)))


# --- conflicts -------------------------------------------------------------------------------------------


_UNSHOWN = {"wording": "wording only", "outcome": "no scenario differs"}


def _conflicts(found: Impact, out: Terminal) -> None:
    conflicts = found.documents.conflicts
    if not conflicts:
        return
    _heading("\nRegistered conflicts in which they take different sides", out)
    for one in conflicts:
        shown = f"shown by {', '.join(one.shown_by)}" if one.shown_by else _UNSHOWN[one.kind]
        head = Text.assemble((f"{one.number:>3}", "cyan"), f"  {one_line(one.title)}  ", (shown, "dim"))
        out.print(Padding(head, (0, 0, 0, 2)))
        for name, sides in ((found.a, one.a), (found.b, one.b)):
            said = " / ".join(side.says for side in sides)
            out.print(Padding(Text.assemble((f"{name}: ", "cyan"), one_line(said, CELL)), (0, 0, 0, 7)))
