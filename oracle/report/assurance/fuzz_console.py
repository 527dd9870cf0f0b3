"""What a campaign of differential play found, on a terminal."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rich.text import Text

from oracle.assurance.fuzz.campaign import Campaign
from oracle.assurance.fuzz.corpus import Record
from oracle.assurance.fuzz.difference import Difference
from oracle.protocol.display import shown
from oracle.protocol.messages import EngineInfo
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line

MOST_WORDS = 200


def show(found: Campaign, info: EngineInfo, corpus: Path, known: int, out: Terminal) -> None:
    """Print the new differences in full, the known ones in a line each, then the figures."""
    for record in found.new:
        for line in _new(record, corpus):
            out.print(line, soft_wrap=True)
    if found.known:
        out.print(Text("Known already", "bold"))
        for again in found.known.values():
            times = "once" if again.times == 1 else f"{again.times} times"
            out.print(Text(f"  {_about(again.example)} ({times})"), soft_wrap=True)
    out.print(headline(found, info, known), soft_wrap=True)


def _new(record: Record, corpus: Path) -> Iterable[Text]:
    difference = record.difference
    yield Text.assemble(("new: ", "bold red"), _about(difference))
    yield Text(f"  {one_line(difference.did) or 'after setting up'}")
    yield Text(f"  reference: {shown(difference.reference, MOST_WORDS)}")
    yield Text(f"  engine:    {shown(difference.engine, MOST_WORDS)}")
    for file in record.files:
        yield Text(f"  {corpus / 'found' / file}", "dim")


def _about(difference: Difference) -> str:
    one = difference.signature
    clause = f"{one.game} {one.clause}".strip()
    return shown(f"{clause}, {one.kind} of {one.action}: {one.what}", MOST_WORDS)


def headline(found: Campaign, info: EngineInfo, known: int) -> Text:
    """The figures in one sentence."""
    count = len(found.new)
    verdict = (
        ("no new difference", "green") if not count else (f"{count} new difference{'s' * (count != 1)}", "bold red")
    )
    rest = f", {len(found.known)} met that were known" if found.known else ""
    before = f" ({known} signatures in the corpus before)" if known else ""
    return Text.assemble(f"{info.name}: {found.games:,} games, {found.actions:,} actions: ", verdict, rest + before)
