"""Prints levels and certificates on a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.text import Text

from oracle.assurance.twins.play import VIEWS
from oracle.certify.certifying import How, Verified
from oracle.certify.errors import REASONS, NotVerified
from oracle.certify.levels import Level
from oracle.certify.rarity import likelihoods
from oracle.certify.statement import Statement
from oracle.report.certificates.wording import HOW, NOT_SAID, digests, facts, headline
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line
from oracle.suite.reading.locate import named

SHOWN = 10
"""Lines shown of what is missing."""


def show_level(level: Level, edition: str, scenarios: int, without: Sequence[str], out: Terminal) -> None:
    """The contents of one level."""
    out.print(Text.assemble((level.id, "bold"), f"  {level.title} ({', '.join(level.editions)})"))
    clauses = ", ".join(level.clauses)
    parts = [f"{scenarios:,} scenarios for clauses {clauses} of {edition}, {' and '.join(level.cards)} cards"]
    least = f" with at least {level.actions:,} actions" if level.actions else ""
    parts += [f"{level.games:,} games of differential play{least}"] if level.games else []
    parts += [f"{level.whole_games:,} whole games with printed decks"] if level.whole_games else []
    views = "" if VIEWS in level.capabilities else f", where the engine declares {VIEWS}"
    parts += [f"{level.pairs:,} pairs for hidden information{views}"] if level.pairs else []
    out.print(Text(f"  {'; '.join(parts)}"))
    if level.actions:
        out.print(Text(f"  {likelihoods(level.actions)}"))
    if level.capabilities:
        out.print(Text(f"  needs {', '.join(level.capabilities)}"), style="dim")
    if without:
        out.print(Text(f"  not covered by any scenario of this level: {', '.join(without)}"), style="yellow")


def show_no_multiplayer(game: str, clauses: Sequence[str], out: Terminal) -> None:
    """Say that a game has no level for more than two players, and why."""
    why = f"clauses without a scenario: {', '.join(clauses)}" if clauses else "its book has no clause about them"
    told = f"{game} has no level for more than two players, because the suite has no such scenario; {why}"
    out.print(Text(told), style="yellow")


def show_missing(level: Level, edition: str, missing: Sequence[str], out: Terminal) -> None:
    """Why a level is not reached."""
    style = "bold red" if missing else "bold green"
    told = f"{level.id} ({edition}) is {'not reached' if missing else 'reached'}"
    out.print(Text(told, style))
    _lines(missing, out)


def _lines(lines: Iterable[str], out: Terminal) -> None:
    lines = list(lines)
    for line in lines[:SHOWN]:
        out.print(Text(f"  – {one_line(line, 300)}"))
    if len(lines) > SHOWN:
        out.print(f"  and {len(lines) - SHOWN:,} more")


def show_certified(stated: Statement, size: int, out: Terminal) -> None:
    """A certificate that was written; `size`: its file's size in bytes."""
    ours, predicate = stated.ours, stated.predicate
    out.print(Text.assemble((f"{ours.level} is reached", "bold green"), f" by {ours.engine.name}"))
    count = len(predicate.passed) + len(predicate.warned)
    said = ours.transcript
    played = f"{count - ours.variations:,} scenarios and {ours.variations:,} variations of them"
    out.print(f"{played}, {said.messages:,} messages of {said.bytes:,} bytes; the file has {size:,}")


def show_verified(found: Verified, out: Terminal) -> None:
    """What a valid certificate states, and what it does not."""
    out.print(Text.assemble(("verified: ", "bold green"), one_line(f"{headline(found)}, {found.grade}", 500)))
    for name, value in facts(found):
        out.print(Text(f"  {one_line(name, 200)}: {one_line(value, 500)}"))
    out.print("Bound to (SHA-256):")
    for name, value in digests(found):
        out.print(Text(f"  {one_line(name, 200)}: {one_line(value, 500)}"))
    out.print("It does not say:")
    for line in NOT_SAID:
        out.print(Text(f"  – {line}"))


def show_witnessed(how: How, file: Path, out: Terminal) -> None:
    """The statement and the place of a witness's signature."""
    out.print(Text(f"signed as a witness who {HOW[how]}: {named(file)}", "bold"), soft_wrap=True)


def show_refused(error: NotVerified, out: Terminal) -> None:
    """Why a certificate is not valid."""
    out.print(
        Text.assemble((f"not verified ({error.reason}): ", "bold red"), one_line(str(error), 1000)), soft_wrap=True
    )
    out.print(Text(f"  {error.reason}: {REASONS[error.reason]}"), style="dim", soft_wrap=True)
