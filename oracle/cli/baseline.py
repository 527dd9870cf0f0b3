"""`check --baseline`: what is not as expected, in one line each, and the file written anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace
from rich.text import Text

from oracle.cli.errors import UsageError
from oracle.cli.outputs import Outputs, file_option
from oracle.protocol.results import Gone, Report, Result, held
from oracle.report.output.files import write_whole
from oracle.report.output.terminal import Terminal
from oracle.report.run.expected import lines, sentence
from oracle.suite.baseline.expected import Baseline, Entry, Judged, Until, digest_of, entries_of, read, text_of
from oracle.suite.baseline.file import Update, changes, updated
from oracle.suite.plan import Plan
from oracle.suite.reading.selection import Selection

BaselineOption = Annotated[
    Path | None, file_option("Cases expected not to pass, as TOML; any difference from it ends with exit code 1.")
]
UpdateOption = Annotated[
    bool,
    typer.Option("--update-baseline", help="Update the --baseline file, keeping reasons and comments."),
]


class Expected:
    """The --baseline of a run, if it has one."""

    def __init__(self, path: Path | None, *, update: bool) -> None:
        """Read the file, unless it is yet to be written. Raises UsageError or InputError."""
        if path is None and update:
            raise UsageError("--update-baseline needs --baseline FILE, the file to write")
        self._update = update
        self._entries = read(path) if path is not None and (path.exists() or not update) else ()
        self._judged: tuple[tuple[Judged, Result], ...] = ()
        self.given = path is not None
        self.written = {"--update-baseline": path if update else None}
        """Written over itself on purpose, and so by no other report."""
        self.read = () if update else (path,)

    def marked(self, found: Report, plans: Sequence[Plan], chosen: Selection) -> Report:
        """The report with what the baseline says of each result; entries about what was not to be run are left out."""
        baseline = Baseline(self._entries, found.engine.version, found.suite.version)
        cases = frozenset((plan.game, plan.case) for plan in plans)
        known = _known(plans)
        judged = [(baseline.judge(known[one.game, one.case], one, cases), one) for one in found.results]
        gone: tuple[Gone, ...] = ()
        if not (chosen.clauses or chosen.cases):
            run = {(result.game, result.edition) for result in found.results}
            met = [one.entry for one, _ in judged if one.entry is not None]
            everything = chosen.editions == ("all",) and chosen.game is None
            gone = baseline.obsolete(plans, met, None if everything else run)
        self._judged = tuple(judged)
        results = tuple(replace(result, expectation=one.expectation) for one, result in judged)
        return replace(found, results=results, baseline=held(results, gone))

    def held(self, found: Report, plans: Sequence[Plan], outputs: Outputs, out: Terminal) -> bool:
        """Say what is not as expected, and write the file if that is asked for; whether it is all as expected now."""
        differs = found.baseline is not None and found.baseline.differs
        if self._update:
            outputs.write("--update-baseline", lambda path: self._written(path, found, plans, out))
            return True
        for line in lines(found):
            out.print(Text.assemble(("baseline: ", "bold red"), line), soft_wrap=True)
        out.print(Text(sentence(found), "bold red" if differs else "green"))
        return not differs

    def _written(self, path: Path, found: Report, plans: Sequence[Plan], out: Terminal) -> None:
        """Write the file so that the same run would be as expected. Raises ReportNotWrittenError or InputError."""
        known = _known(plans)
        pairs = [(one.entry, _entry(one, result, known[result.game, result.case])) for one, result in self._judged]
        gone = {(one.game, one.case, one.edition) for one in (found.baseline.gone if found.baseline else ())}
        text = text_of(path) if path.exists() else ""
        update = changes([*pairs, *((entry, None) for entry in entries_of(text, path) if entry.key in gone)])
        write_whole(path, updated(text, update).encode())
        known_before = {entry.key: entry for entry in self._entries}
        # A scenario may be worded otherwise: that is nothing about the engine.
        telling = {
            key: entry
            for key, entry in update.changed.items()
            if replace(known_before[key], digest=entry.digest) != entry
        }
        _tell(replace(update, changed=telling), path, out)


def _known(plans: Sequence[Plan]) -> Mapping[tuple[str, str], Plan]:
    return {(plan.game, plan.case): plan for plan in plans}


def _tell(update: Update, path: Path, out: Terminal) -> None:
    """Say what was done to the file; of what is new only how much."""
    for key, entry in update.changed.items():
        renamed = f" to {entry.case}" if entry.case != key[1] else ""
        out.print(Text(f"changed: {_named(key)}{renamed}: {entry.verdict}", "dim"), soft_wrap=True)
    for key in sorted(update.removed):
        out.print(Text(f"removed: {_named(key)}", "dim"), soft_wrap=True)
    counts = {"added": update.added, "changed": update.changed, "removed": update.removed}
    done = ", ".join(f"{len(entries):,} {what}" for what, entries in counts.items() if entries)
    out.print(Text(f"{path}: {done or 'nothing to change'}"), soft_wrap=True)


def _named(key: tuple[str, str, str]) -> str:
    game, case, edition = key
    return f"{case} ({game}/{edition})"


def _entry(judged: Judged, result: Result, plan: Plan) -> Entry | None:
    old = judged.entry
    if result.verdict == "pass":
        return None
    digest = digest_of(plan)
    if old is None:
        return Entry(case=result.case, game=result.game, edition=result.edition, verdict=result.verdict, digest=digest)
    expired = judged.expectation is not None and judged.expectation.standing == "expired"
    until = Until() if expired else old.until
    return replace(old, case=result.case, verdict=result.verdict, digest=digest, until=until)
