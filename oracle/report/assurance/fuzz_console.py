"""Prints the findings of a campaign of differential play on a terminal."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rich.text import Text

from oracle.assurance.fuzz.campaign import Campaign, Met
from oracle.assurance.fuzz.corpus import Record
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.same_fault import FEATURE, SameFault
from oracle.protocol.display import shown
from oracle.protocol.messages import EngineInfo
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import both_ends, one_line
from oracle.suite.files.user_files import UnreadableError, read_regular

MOST_WORDS = 200
MOST_FORMS = 3
"""Maximum forms shown per finding; JSON has all."""
MOST_LINES = 60
"""Maximum lines of messages shown for a finding without a scenario."""
LONGEST = 500
"""Maximum characters of one of these lines."""
LARGEST = 10_000_000
"""Maximum bytes of a file of messages."""
TRACE = ".trace.txt"


def show(found: Campaign, info: EngineInfo, corpus: Path, known: int, out: Terminal) -> None:
    """Print new differences in full, known ones in a line each, then the figures."""
    explained = {case: (one.findings[0], one) for one in found.same_faults for case in one.findings[1:]}
    for record in found.new:
        why = next((explained[case] for case in _cases(record) if case in explained), None)
        for line in _new(record, found.met.get(record.cause), corpus, why):
            out.print(line, soft_wrap=True)
    if found.known:
        out.print(Text("Known already", "bold"))
        for again in found.known:
            out.print(Text(f"  {_about(again.example)} ({_times(again.times)})"), soft_wrap=True)
    out.print(headline(found, info, known), soft_wrap=True)


def _cases(record: Record) -> Iterable[str]:
    """The case ids of its scenarios."""
    return (Path(file).stem for file in record.files if file.endswith(FEATURE))


def _new(record: Record, met: Met | None, corpus: Path, why: tuple[str, SameFault] | None) -> Iterable[Text]:
    """`why`: an earlier finding, and the known fault that explains both."""
    difference = record.difference
    yield Text.assemble(("new: " if why is None else "explained by a fault above: ", "bold red"), _about(difference))
    if why is not None:
        yield Text(f"  like {why[0]}, as if {shown(why[1].does, MOST_WORDS)}")
    yield Text(f"  {one_line(difference.did) or 'after setting up'}")
    yield Text(f"  reference: {both_ends(difference.reference, MOST_WORDS)}")
    yield Text(f"  engine:    {both_ends(difference.engine, MOST_WORDS)}")
    if met is not None and met.times > 1:
        yield from _forms(met)
    for file in record.files:
        if file.endswith(TRACE):
            yield from _messages(corpus / "found" / file)
        yield Text(f"  {corpus / 'found' / file}", "dim")
    for file in met.files if met is not None else ():
        yield Text(f"  {corpus / 'found' / file}", "dim")


def _forms(met: Met) -> Iterable[Text]:
    """How often it occurred, and its forms."""
    yield Text(f"  seen {_times(met.times)}" + (":" if len(met.forms) > 1 else ""))
    if len(met.forms) == 1:
        return
    often = sorted(met.forms.items(), key=lambda each: (-each[1], each[0]))
    for told, times in often[:MOST_FORMS]:
        yield Text(f"    {times:>5} × {shown(told, MOST_WORDS)}")
    if rest := often[MOST_FORMS:]:
        yield Text(f"    {sum(times for _, times in rest):>5} × in {len(rest)} other forms; --json has all of them")


def _messages(file: Path) -> Iterable[Text]:
    """The messages sent and answered, if no scenario shows the finding."""
    try:
        lines = read_regular(file, LARGEST).decode().splitlines()
    except UnreadableError:
        return
    for line in lines[:MOST_LINES]:
        yield Text(f"  │ {one_line(line, LONGEST)}")
    if len(lines) > MOST_LINES:
        yield Text(f"  │ … and {len(lines) - MOST_LINES} more lines", "dim")


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count:,} times"


def _about(difference: Difference) -> str:
    one = difference.signature
    clause = f"{one.game} {one.clause}".strip()
    return shown(f"{clause}, {one.kind} of {one.action}: {one.words()}", MOST_WORDS)


def headline(found: Campaign, info: EngineInfo, known: int) -> Text:
    """The figures in one sentence."""
    count, games = len(found.new), sum(one.times for one in found.met.values())
    told = f"{count} new difference{'s' * (count != 1)} in {games:,} game{'s' * (games != 1)}"
    verdict = (told, "bold red") if count else ("no new difference", "green")
    same = sum(len(one.findings) - 1 for one in found.same_faults)
    explained = f" ({same} explained by the fault of another)" if same else ""
    rest = explained + (f", {len(found.known)} known ones seen again" if found.known else "")
    before = f" ({known} in the corpus before)" if known else ""
    lacking = f"; {found.lacking:,} games ended at something unsupported" if found.lacking else ""
    played = f"{info.name}: {found.games:,} games, {found.actions:,} actions: "
    return Text.assemble(played, verdict, rest + before + lacking)
