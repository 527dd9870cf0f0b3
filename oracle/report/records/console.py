"""The results of records of games on a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from oracle.assurance.records.judged import Group, Judged
from oracle.engines.reference_books import title_of
from oracle.profiles import PROFILES
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import both_ends, counted, one_line
from oracle.report.tables.explain_console import show_table

MOST_WORDS = 200
MOST_TOLD = 20
"""The most broken or partly judged records listed one by one."""


def show(judged: Judged, saved: dict[str, str], out: Terminal, *, verbose: bool) -> None:
    """Print the findings by cause, the broken or partly judged records, and the figures; `saved`: record → its
    scenario.
    """
    for group in judged.found:
        for line in _group(group, saved):
            out.print(line, soft_wrap=True)
        name, first = group.records[0]
        if first.before is not None and verbose:
            out.print(f"  the table before it, in {one_line(name)}:")
            show_table(first.before, PROFILES[group.cause.game], out)
    _some(((f"{name}:{broken.line}", broken.why) for name, broken in judged.broken), "broken", "bold red", out, verbose)
    open_ = ((f"{one.name}:{one.line}", one.cannot_tell) for one in judged.undecided)
    _some(open_, "not judged from here on", "bold yellow", out, verbose)
    if verbose:
        _clauses(judged, out)
    out.print(_headline(judged), soft_wrap=True)


def _group(group: Group, saved: dict[str, str]) -> Iterable[Text]:
    name, first = group.records[0]
    yield Text.assemble(("found: ", "bold red"), f"{group.cause.game} {first.clause} {first.title}")
    count = len(group.records)
    others = "" if count == 1 else f", and {counted(count - 1, 'more record')}"
    yield Text(f"  {one_line(name)}:{first.line}{others}")
    yield Text(f"  {one_line(first.did) or 'as the game begins'}")
    yield Text(f"  {one_line(first.what)}")
    yield Text(f"    expected: {both_ends(first.reference, MOST_WORDS)}")
    yield Text(f"    recorded: {both_ends(first.record, MOST_WORDS)}")
    if name in saved:
        yield Text(f"  {saved[name]}", "dim")
    elif first.no_scenario:
        yield Text(f"  no scenario was made: {both_ends(first.no_scenario, MOST_WORDS)}", "dim")


def _some(told: Iterable[tuple[str, str]], what: str, style: str, out: Terminal, verbose: bool) -> None:
    every = list(told)
    for where, why in every if verbose else every[:MOST_TOLD]:
        out.print(Text.assemble((f"{what}: ", style), f"{one_line(where)}: {one_line(why, 300)}"), soft_wrap=True)
    if not verbose and len(every) > MOST_TOLD:
        out.print(f"{what}: {len(every) - MOST_TOLD:,} more; --verbose lists them")


def _clauses(judged: Judged, out: Terminal) -> None:
    for game, met in judged.clauses.items():
        for clause, steps in met.most_common():
            out.print(Text(f"  {game} {clause} {title_of(game, clause)}: {steps:,} steps", "dim"), soft_wrap=True)


def _headline(judged: Judged) -> Text:
    clauses = sum(len(met) for met in judged.clauses.values())
    found = sum(len(group.records) for group in judged.found)
    parts = [
        f"{counted(len(judged.followed) + len(judged.unread), 'record')}, "
        f"{counted(sum(one.explained for one in judged.followed), 'step')} explained, "
        f"{counted(clauses, 'clause')} at work",
        f"{judged.explained:,} explained to the end",
        f"{found:,} with a finding ({counted(len(judged.found), 'cause')})",
        f"{len(judged.undecided):,} not judged to the end",
        f"{len(judged.broken):,} broken",
    ]
    return Text("; ".join(parts))
