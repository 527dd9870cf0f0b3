"""The conversation with an engine: as JSON lines, or on a terminal next to the reference's answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec
from rich.text import Text

from oracle.engines.traced import Exchange
from oracle.profiles import PROFILES
from oracle.protocol.messages import Observation
from oracle.report.output.files import write_whole
from oracle.report.output.plain_json import encode
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line
from oracle.suite.table.wording import told_in_full

LONGEST = 400
"""The maximum number of characters of a message on the terminal; the file has all of it."""

Scenario = tuple[str, str]
"""Case and edition."""


def write(exchanges: Iterable[Exchange], path: Path) -> None:
    """Write every exchange as a line of JSON. Raises `ReportNotWrittenError`."""
    write_whole(path, b"".join(encode(one) + b"\n" for one in exchanges))


def show(engine: Sequence[Exchange], reference: Sequence[Exchange], out: Terminal) -> None:
    """Print every run of each scenario, step by step, next to the reference's answers.

    A run that repeats the messages of an earlier one takes a single line.
    """
    beside = _by_run(reference)
    for scenario, runs in _by_run(engine).items():
        case, edition = scenario
        out.print(Text(f"{case} ({edition})", "bold underline"))
        others = next(iter(beside.get(scenario, {}).values()), [])
        told: dict[bytes, int] = {}
        for number, run in runs.items():
            if len(runs) > 1:
                same = told.setdefault(_messages(run), number)
                out.print(_label(run[0], len(runs), same if same != number else None))
                if same != number:
                    continue
            _show_run(run, others, out)


def _label(first: Exchange, count: int, same: int | None) -> Text:
    how = f", {first.how}" if first.how else ""
    again = "" if same is None else f": every message as in run {same}"
    return Text.assemble((f"run {first.run} of {count}{how}", "bold magenta"), again)


def _show_run(run: Sequence[Exchange], reference: Sequence[Exchange], out: Terminal) -> None:
    beside = _by_step(reference)
    for at, own in _by_step(run).items():
        out.print(Text(own[0].step or "set-up", "bold"))
        others = iter(beside.get(at, []))
        for one in own:
            _show_pair(one, next((other for other in others if other.method == one.method), None), out)


def _by_run(exchanges: Iterable[Exchange]) -> dict[Scenario, dict[int, list[Exchange]]]:
    """The runs of each scenario by number; messages outside of runs, such as the introduction, are omitted."""
    found: dict[Scenario, dict[int, list[Exchange]]] = {}
    for one in exchanges:
        if one.run:
            found.setdefault((one.case, one.edition), {}).setdefault(one.run, []).append(one)
    return found


def _by_step(run: Iterable[Exchange]) -> dict[int, list[Exchange]]:
    found: dict[int, list[Exchange]] = {}
    for one in run:
        found.setdefault(one.at, []).append(one)
    return found


def _messages(run: Sequence[Exchange]) -> bytes:
    """All messages of a run, without their durations."""
    return encode([(one.at, one.method, one.params, one.result, one.fault) for one in run])


def _show_pair(one: Exchange, other: Exchange | None, out: Terminal) -> None:
    asked = "" if one.method == "setup" else f" {_short(one.params)}"
    out.print(Text.assemble(("  → ", "cyan"), (one.method, "cyan"), asked, (f"  {one.ms:,.1f} ms", "dim")))
    for line in _told(one):
        out.print(Text.assemble(("  ← ", "green"), line))
    if other is None:
        out.print(Text("    the reference was not asked this", "yellow"))
        return
    for line in _differing(one, other):
        out.print(Text.assemble(("  ≠ reference ", "bold red"), line))


def _told(one: Exchange) -> Iterator[str]:
    if one.fault:
        yield one_line(one.fault, LONGEST)
    elif one.method == "observe":
        seen = _seen(one)
        asked = "" if seen.decision is None else f"; {seen.decision.player} is asked"
        yield f"a table of {len(seen.position.cards)} cards{asked}"
    else:
        yield _short(one.result)


def _differing(one: Exchange, other: Exchange) -> Iterator[str]:
    if one.method == "observe" and not one.fault and not other.fault:
        profile = PROFILES[one.edition.partition("/")[0]]
        for change in told_in_full(_seen(other), _seen(one), profile):
            yield one_line(f"{change.what}: {change.before} in place of {change.after}", LONGEST)
    elif one.method in ("setup", "act", "decide") and _gist(one) != _gist(other):
        yield _short(other.result)


def _gist(one: Exchange) -> object:
    """The part of a reply that must be equal: its status, the player who is asked, and the options."""
    result = one.result or {}
    asked = result.get("decision") or {}
    return one.fault, result.get("status"), asked.get("player"), sorted(asked.get("options", ()))


def _seen(one: Exchange) -> Observation:
    return msgspec.convert(one.result, Observation)


def _short(value: object) -> str:
    return one_line(encode(value).decode(), LONGEST)
