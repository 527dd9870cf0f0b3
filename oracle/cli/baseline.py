"""`check --baseline`: what is not as expected, in one line each, and the file written anew."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct
from msgspec.structs import replace
from rich.text import Text

from oracle.cli.errors import UsageError
from oracle.cli.outputs import Outputs, file_option
from oracle.protocol.results import Report, Result
from oracle.report.files import write_whole
from oracle.report.terminal import Terminal
from oracle.suite.baseline import Baseline, Deviation, Entry, Until, digest_of, entries_of, read, text_of
from oracle.suite.baseline_file import changes, updated
from oracle.suite.plan import Plan
from oracle.suite.selection import Selection

BaselineOption = Annotated[
    Path | None, file_option("What is expected not to pass, as TOML; anything else ends with exit code 1.")
]
UpdateOption = Annotated[
    bool,
    typer.Option("--update-baseline", help="Write what was found into the --baseline, keeping reasons and comments."),
]


class Compared(Struct, frozen=True):
    """A run held against a baseline."""

    pairs: tuple[tuple[Entry | None, Result], ...]
    deviations: tuple[Deviation, ...]
    gone: tuple[Deviation, ...]


class Expected:
    """The --baseline of a run, if it has one."""

    def __init__(self, path: Path | None, *, update: bool) -> None:
        """Read the file, unless it is yet to be written. Raises UsageError or InputError."""
        if path is None and update:
            raise UsageError("--update-baseline needs --baseline FILE, the file to write")
        self._update = update
        self._entries = read(path) if path is not None and (path.exists() or not update) else ()
        self.given = path is not None
        self.written = {"--update-baseline": path if update else None}
        """Written over itself on purpose, and so by no other report."""
        self.read = () if update else (path,)

    def held(self, found: Report, plans: Sequence[Plan], chosen: Selection, outputs: Outputs, out: Terminal) -> bool:
        """Say what is not as expected, and write the file if that is asked for; whether it is all as expected now."""
        compared = compare(self._entries, found, plans, chosen)
        differs = show(compared, out, update=self._update)
        outputs.write("--update-baseline", lambda path: write(path, compared, plans))
        return self._update or not differs


def compare(told: Sequence[Entry], found: Report, plans: Sequence[Plan], chosen: Selection) -> Compared:
    """Hold the results against the entries; those about what was not to be run are left out."""
    baseline = Baseline(told, found.engine.version, found.suite.version)
    cases = frozenset((plan.game, plan.case) for plan in plans)
    known = {(plan.game, plan.case): plan for plan in plans}
    judged = [(baseline.judge(known[one.game, one.case], one, cases), one) for one in found.results]
    gone: tuple[Deviation, ...] = ()
    if not (chosen.clauses or chosen.cases):
        run = {(result.game, result.edition) for result in found.results}
        met = [expected.entry for expected, _ in judged if expected.entry is not None]
        everything = chosen.editions == ("all",) and chosen.game is None
        gone = tuple(one for one in baseline.gone(plans, met) if everything or (one.game, one.edition) in run)
    return Compared(
        tuple((expected.entry, result) for expected, result in judged),
        tuple(expected.deviation for expected, _ in judged if expected.deviation is not None),
        gone,
    )


def show(compared: Compared, out: Terminal, *, update: bool) -> bool:
    """Print what differs, a line each, and how much is as expected; whether anything differs."""
    told = (*compared.deviations, *compared.gone)
    for one in told:
        out.print(Text.assemble(("baseline: ", "dim" if update else "bold red"), str(one)), soft_wrap=True)
    met = sum(entry is not None and entry.verdict == result.verdict for entry, result in compared.pairs)
    out.print(f"baseline: {met} as expected, {len(told)} not", style="dim")
    return bool(told)


def write(path: Path, compared: Compared, plans: Sequence[Plan]) -> None:
    """Write the file so that the same run would be as expected. Raises ReportNotWrittenError or InputError."""
    known = {(plan.game, plan.case): plan for plan in plans}
    pairs: list[tuple[Entry | None, Entry | None]] = [
        (entry, _entry(entry, result, known[result.game, result.case], compared)) for entry, result in compared.pairs
    ]
    lost = {(one.game, one.case, one.edition) for one in compared.gone}
    text = text_of(path) if path.exists() else ""
    pairs += [(entry, None) for entry in entries_of(text, path) if entry.key in lost]
    write_whole(path, updated(text, changes(pairs)).encode())


def _entry(old: Entry | None, result: Result, plan: Plan, compared: Compared) -> Entry | None:
    if result.verdict == "pass":
        return None
    if old is None:
        return Entry(
            case=result.case,
            game=result.game,
            edition=result.edition,
            verdict=result.verdict,
            reason="",
            digest=digest_of(plan),
        )
    key = (result.game, result.case, result.edition)
    expired = any(one.kind == "expired" and (one.game, one.case, one.edition) == key for one in compared.deviations)
    until = Until() if expired else old.until
    return replace(old, case=result.case, verdict=result.verdict, digest=digest_of(plan), until=until)
