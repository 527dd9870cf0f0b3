"""`check --baseline`: reports deviations from the baseline, one per line, and updates the file."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace
from rich.text import Text

from oracle.cli.errors import FAILED, HELD, UsageError
from oracle.cli.outputs import Outputs, file_option
from oracle.protocol.results import Gone, Report, held
from oracle.report.output.files import write_whole
from oracle.report.output.terminal import Terminal
from oracle.report.run.expected import lines, sentence
from oracle.suite.baseline.entry import Entry, read, text_of
from oracle.suite.baseline.expected import FULFILLED, Baseline, Judged, Met
from oracle.suite.baseline.fewest import Found, found_of
from oracle.suite.baseline.file import updated, worded
from oracle.suite.baseline.updating import Renewed, renewed
from oracle.suite.plan import Plan
from oracle.suite.reading.selection import Selection

MOST_TOLD = 20
"""Changes of an updated file that are printed one by one."""


BaselineOption = Annotated[
    Path | None, file_option("A TOML file of cases that are expected not to pass; any deviation gives exit code 1.")
]
UpdateOption = Annotated[
    bool,
    typer.Option("--update-baseline", help="Update the --baseline file, keeping reasons and comments."),
]


class Expected:
    """The --baseline of a run, if it has one."""

    def __init__(
        self, path: Path | None, *, update: bool, date: datetime.date | None = None, decided: bool = False
    ) -> None:
        """Read the file, unless this run creates it; `decided`: are there decisions? Raises UsageError, InputError."""
        if path is None and update:
            raise UsageError("--update-baseline needs --baseline FILE, the file to write")
        if path is None and date is not None and not decided:
            raise UsageError("--date needs --baseline FILE or --decisions FILE, a file whose entries have dates")
        self.updates = update
        self._date = date
        self._path = path
        self._entries = read(path) if path is not None and (path.exists() or not update) else ()
        self._renewed = Renewed(())
        self.given = path is not None
        self.written = {"--update-baseline": path if update else None}
        """The file is overwritten on purpose, so no other report may be written to it."""
        self.read = () if update else (path,)

    def marked(
        self,
        found: Report,
        plans: Sequence[Plan],
        chosen: Selection,
        explained: Callable[[], tuple[tuple[Plan, ...], Report]],
    ) -> Report:
        """The report with the baseline's expectation for each result; entries about unchosen cases are left out.

        If the file is updated, its new expectations count. `explained` returns the report with its causes.
        """
        if self.updates:
            self._renew(explained()[1], plans, chosen)
        entries = self._renewed.entries if self.updates else self._entries
        baseline = Baseline(entries, found.engine, found.suite.version, self._date)
        judged = _judged(baseline, found, plans)
        results = tuple(
            replace(result, expectation=one.expectation) for one, result in zip(judged, found.results, strict=True)
        )
        gone = () if self.updates else _gone(baseline, judged, found, plans, chosen)
        return replace(found, results=results, baseline=held(results, gone, baseline.unchecked))

    def _renew(self, found: Report, plans: Sequence[Plan], chosen: Selection) -> None:
        """Work out the file's new content from a report with its causes."""
        baseline = Baseline(self._entries, found.engine, found.suite.version, self._date)
        judged, known = _judged(baseline, found, plans), _known(plans)
        causes = {name: cause for cause in found.causes for name in cause.results}
        pairs: list[tuple[Judged, Found]] = []
        for one, result in zip(judged, found.results, strict=True):
            if result.verdict not in FULFILLED:
                plan, cause = known[result.game, result.case], causes.get(f"{result.case} ({result.edition})")
                pairs.append((one, found_of(plan, result, found.engine, cause)))
        over = {(one.game, one.edition, one.case) for one in _gone(baseline, judged, found, plans, chosen)}
        over |= {one.met for one in judged if one.met is not None}
        not_run = [met for met in _covered(self._entries) if met not in over]
        text = text_of(self._path) if self._path is not None and self._path.exists() else ""
        self._renewed = renewed(self._entries, worded(text), pairs, not_run)

    def code(self, found: Report, outputs: Outputs, out: Terminal, *, unmet: bool) -> int:
        """Print the deviations, or update the file if asked to; returns the exit code.

        `unmet`: whether the engine lacks a required capability.
        """
        if self.updates:
            outputs.write("--update-baseline", lambda path: self._write(path, out))
            return FAILED if unmet else HELD
        differs = found.baseline is not None and found.baseline.differs
        for line in lines(found):
            out.print(Text.assemble(("baseline: ", "bold red"), line), soft_wrap=True)
        out.print(Text(sentence(found), "bold red" if differs else "green"))
        return FAILED if differs or unmet else HELD

    def _write(self, path: Path, out: Terminal) -> None:
        """Write the file so that the same run has no deviation. Raises ReportNotWrittenError or InputError."""
        text = text_of(path) if path.exists() else ""
        write_whole(path, updated(text, self._renewed.pairs).encode())
        _tell(_covered(self._entries), self._renewed.entries, path, out)


def _judged(baseline: Baseline, found: Report, plans: Sequence[Plan]) -> list[Judged]:
    known = _known(plans)
    return [baseline.judge(known[one.game, one.case], one, known) for one in found.results]


def _gone(
    baseline: Baseline, judged: Sequence[Judged], found: Report, plans: Sequence[Plan], chosen: Selection
) -> tuple[Gone, ...]:
    if chosen.clauses or chosen.cases:
        return ()
    run = {(result.game, result.edition) for result in found.results}
    everything = chosen.editions == ("all",) and chosen.game is None
    return baseline.obsolete(plans, [one.met for one in judged], None if everything else run)


def _known(plans: Sequence[Plan]) -> Mapping[tuple[str, str], Plan]:
    return {(plan.game, plan.case): plan for plan in plans}


def _covered(entries: Sequence[Entry]) -> dict[Met, str]:
    """The cases of the entries → the verdict that they expect."""
    return {(one.game, one.edition, case): one.verdict for one in entries for case, _ in one.covered}


def _tell(before: Mapping[Met, str], entries: Sequence[Entry], path: Path, out: Terminal) -> None:
    """Print the changes of the file; new cases are only counted."""
    after = _covered(entries)
    changed = [met for met in before if met in after and before[met] != after[met]]
    removed, added = [met for met in before if met not in after], [met for met in after if met not in before]
    told = [f"changed: {_named(met)}: {after[met]}" for met in changed] + [f"removed: {_named(met)}" for met in removed]
    for line in told[:MOST_TOLD]:
        out.print(Text(line, "dim"), soft_wrap=True)
    counts = {"added": added, "changed": changed, "removed": removed}
    done = ", ".join(f"{len(cases):,} {what}" for what, cases in counts.items() if cases)
    entries_are = "1 entry" if len(entries) == 1 else f"{len(entries):,} entries"
    cases_are = "1 case" if len(after) == 1 else f"{len(after):,} cases"
    out.print(Text(f"{path}: {entries_are} for {cases_are}; {done or 'no case added or removed'}"), soft_wrap=True)


def _named(met: Met) -> str:
    game, edition, case = met
    return f"{case} ({game}/{edition})"
