"""A conversation with an engine: as JSON lines, or on a terminal with what the reference says to the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from oracle.engines.traced import Exchange
from oracle.profiles import PROFILES
from oracle.protocol.messages import Observation
from oracle.report.output.files import write_whole
from oracle.report.output.plain_json import encode
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line
from oracle.suite.play.difference import every_difference

LONGEST = 400
"""Characters of a message on the terminal; the file has all of it."""

Place = tuple[str, str, int]
"""Case, edition, number of the step."""


def write(exchanges: Iterable[Exchange], path: Path) -> None:
    """Write every exchange as a line of JSON. Raises `ReportNotWrittenError`."""
    write_whole(path, b"".join(encode(one) + b"\n" for one in exchanges))


def show(engine: Sequence[Exchange], reference: Sequence[Exchange], out: Terminal) -> None:
    """Print what was asked and answered in the first run of each scenario, step by step, both engines in turn."""
    beside = _by_step(reference)
    for place, own in _by_step(engine).items():
        case, edition, at = place
        if at == 0:
            out.print(Text(f"{case} ({edition})", "bold underline"))
        out.print(Text(own[0].step or "set-up", "bold"))
        others = iter(beside.get(place, []))
        for one in own:
            _show_pair(one, next((other for other in others if other.method == one.method), None), out)


def _by_step(exchanges: Iterable[Exchange]) -> dict[Place, list[Exchange]]:
    found: dict[Place, list[Exchange]] = {}
    for one in exchanges:
        if one.run == 1:
            found.setdefault((one.case, one.edition, one.at), []).append(one)
    return found


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
        for change in every_difference(_seen(other), _seen(one), profile):
            yield one_line(f"{change.what}: {change.before} in place of {change.after}", LONGEST)
    elif one.method in ("setup", "act", "decide") and _gist(one) != _gist(other):
        yield _short(other.result)


def _gist(one: Exchange) -> Any:
    """What of a reply has to be alike: its status, and who is asked to choose from what."""
    result = one.result or {}
    asked = result.get("decision") or {}
    return one.fault, result.get("status"), asked.get("player"), sorted(asked.get("options", ()))


def _seen(one: Exchange) -> Observation:
    return msgspec.convert(one.result, Observation)


def _short(value: Any) -> str:
    return one_line(encode(value).decode(), LONGEST)
