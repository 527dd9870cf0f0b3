"""What the pages show of the program's output, and how it is made: `python -m tests.house.excerpts` writes it anew.

An excerpt stands in a page after a comment with its name: `<!-- excerpt: history -->`. It is printed from results that
are built here, so that it takes no engine and no time; only the README's is of a real run.
"""

from __future__ import annotations

import io
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from oracle.cli.suite import titles
from oracle.history.database import Database
from oracle.history.found import EngineHistory, Wanted
from oracle.history.questions import histories
from oracle.history.store import record
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import ClauseSummary, Report, Result, SuiteInfo, Verdict, summarize
from oracle.report.comparison import console as comparison
from oracle.report.comparison.found import compare
from oracle.report.history import console as history
from oracle.report.output.terminal import Terminal

from .checkout import ROOT

WIDTH = 80
FAULT = "resist-in-challenges-only"
ENGINE = f"{shlex.quote(sys.executable)} -m tests.faulty {FAULT}"
CHECK = ("check", "--clause", "lorcana/8.8", "--engine")
CASES = {
    "quest-for-lore": ("1.11.1", "4.5.3.1"),
    "who-cannot-quest/drying": ("1.7.5", "4.5.1.2"),
    "evasive-beside-alert": ("8.2.2", "8.6.1"),
    "rush-against-locations": ("4.6.8", "8.9.1"),
    "a-bodyguard-guards-its-own-player": ("4.6.4.2", "8.3.3"),
}
RUNS = (
    ("0.1.0", {"who-cannot-quest/drying", "rush-against-locations"}),
    ("0.2.0", {"rush-against-locations"}),
    ("0.3.0", {"evasive-beside-alert"}),
    ("0.3.0", set[str]()),
    ("0.4.0", {"rush-against-locations"}),
)
"""Versions of an engine, and the cases that fail in each."""
BLOCK = r"(<!-- excerpt: {} -->\n```\w*\n).*?(```\n)"


def report(version: str, failing: set[str]) -> Report:
    """The report of a version, as `check` makes it."""
    found = tuple(_result(case, "fail" if case in failing else "pass") for case in CASES)
    return Report(
        engine=EngineInfo(name="my-engine", version=version),
        suite=SuiteInfo(name="tcg-oracle", version="0.1.0", features=3, scenarios=len(found)),
        results=found,
        clauses=tuple(
            ClauseSummary(game="lorcana", clause=clause, title=titles()("lorcana", clause), counts={})
            for clauses in CASES.values()
            for clause in clauses
        ),
        summary=summarize(found),
    )


def _result(case: str, verdict: Verdict) -> Result:
    return Result(
        case=case, feature="a.feature", scenario=case, line=1, game="lorcana", edition="2.2", clauses=CASES[case],
        verdict=verdict, message="it is accepted: expected accepted; got refused" if verdict == "fail" else "",
    )  # fmt: skip


def _printed(print_to: Callable[[Terminal], None]) -> str:
    out = io.StringIO()
    print_to(Terminal(file=out, width=WIDTH, color_system=None))
    return out.getvalue()


def of_a_history() -> str:
    """The runs of several versions, as `history` shows them; the clock and the hash of the suite are set."""
    with TemporaryDirectory() as folder:
        database = Database(str(Path(folder) / "history.sqlite"), write=True)
        for version, failing in RUNS:
            record(report(version, failing), database, command="my-engine", suite="d2b74b")
        (found,) = histories(database, Wanted())
    return _printed(lambda out: history.show(_at_a_fixed_time(found), out, titles()))


def _at_a_fixed_time(found: EngineHistory) -> EngineHistory:
    runs = tuple(replace(run, at=f"2026-11-{run.run:02}T08:30:00Z", content="d2b74b") for run in found.runs)
    flaky = tuple(replace(one, content="d2b74b") for one in found.flaky)
    return replace(found, runs=runs, flaky=flaky)


def of_a_comparison() -> str:
    """Two versions, as `compare` shows them."""
    before, after = (report(*RUNS[number]) for number in (1, 2))
    return _printed(lambda out: comparison.show(compare(before, after), out, verbose=False))


def of_a_run() -> str:
    """What `check` says of an engine with one fault, under another name and without the seconds."""
    command = [sys.executable, "-c", "from oracle.cli import main; main()", *CHECK, ENGINE]
    narrow = {**os.environ, "COLUMNS": str(WIDTH)}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=narrow)
    told = re.sub(r"\n[\d,]+ scenarios in .*", "", done.stdout.replace(FAULT, "my-engine"))
    return f'$ tcg-oracle {shlex.join(CHECK)} "my-engine"\n{told}'


EXCERPTS: dict[str, tuple[str, Callable[[], str]]] = {
    "history": ("docs/history.md", of_a_history),
    "compare": ("docs/regression.md", of_a_comparison),
    "run": ("README.md", of_a_run),
}
"""Name → its page, and what makes it."""


def _found(name: str) -> tuple[Path, str, re.Match[str]]:
    page = ROOT / EXCERPTS[name][0]
    text = page.read_text(encoding="utf-8")
    found = re.search(BLOCK.format(name), text, re.DOTALL)
    assert found is not None, f"{page} has no excerpt {name}"
    return page, text, found


def shown(name: str) -> str:
    """The excerpt as it stands in its page."""
    _, text, found = _found(name)
    return text[found.end(1) : found.start(2)]


def made(name: str) -> str:
    """The excerpt as the program prints it now, without spaces at the ends of lines."""
    return "".join(f"{line.rstrip()}\n" for line in EXCERPTS[name][1]().strip().splitlines())


def main() -> None:
    """Write every excerpt into its page."""
    for name in EXCERPTS:
        new = made(name)
        page, text, found = _found(name)
        page.write_text(text[: found.end(1)] + new + text[found.start(2) :], encoding="utf-8")


if __name__ == "__main__":
    main()
