"""For scripts: the commands as functions with typed results.

    from oracle import api

    report = api.check("python adapter.py", game="lorcana", clauses=["4.3"])
    print(report.summary, [cause.name for cause in report.causes])

The errors that a command reports in one line before it exits with 2 or 3 are exceptions here: `InputError`,
`InvalidWordsError`, `ReportNotReadError`, `SuiteErrors` or `UsageError` for usage errors, `EngineFault` for an engine
that cannot be started or spoken to.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path

import msgspec

from oracle.assurance.records.follow import Followed as Replayed
from oracle.assurance.records.judged import Unread
from oracle.cli import casting
from oracle.cli.asked import chosen
from oracle.cli.check import run_chosen, with_digests
from oracle.cli.errors import UsageError
from oracle.cli.explaining import explanation
from oracle.cli.judge import judgement
from oracle.cli.question import read_question
from oracle.cli.replay import judged_file
from oracle.cli.suite import load_checked_suite
from oracle.engines.base import EngineFault
from oracle.engines.limits import Limits
from oracle.kernel.errors import InputError
from oracle.protocol.results import Report
from oracle.report.comparison import found as comparison
from oracle.report.comparison.found import Comparison
from oracle.report.output.errors import ReportNotReadError
from oracle.report.run.as_json import read as read_report
from oracle.suite.baseline.entry import read as read_baseline
from oracle.suite.engines import open_engine
from oracle.suite.errors import InvalidWordsError, SuiteErrors
from oracle.suite.reading.selection import select
from oracle.suite.run.follow import Followed as Explained
from oracle.suite.run.judged import Judgement
from oracle.suite.run.question import Question

__all__ = [
    "Comparison",
    "EngineFault",
    "Explained",
    "InputError",
    "InvalidWordsError",
    "Judgement",
    "Limits",
    "Question",
    "Replayed",
    "Report",
    "ReportNotReadError",
    "SuiteErrors",
    "Unread",
    "UsageError",
    "check",
    "compare",
    "explain",
    "judge",
    "read_report",
    "replay",
]


def check(
    engine: str,
    *,
    game: str | None = None,
    editions: Iterable[str] = (),
    clauses: Iterable[str] = (),
    cases: Iterable[str] = (),
    features: Path | None = None,
    cast: str = "auto",
    repeat: int = 1,
    jobs: int = 1,
    limits: Limits | None = None,
) -> Report:
    """Run scenarios on an engine, as `tcg-oracle check` does; the report has the likely causes of what failed.

    `engine`: `reference`, or the command that starts it. The other arguments are as in the options of the same names;
    `jobs` engines run at once.
    """
    plans = load_checked_suite(features).plans
    selection = select(plans=plans, game=game, editions=editions, clauses=clauses, cases=cases)
    caster, make = casting.chosen(casting.Cards(cast), {}), partial(open_engine, engine, limits)
    found, _seconds = run_chosen(plans, make, selection, repeat=repeat, jobs=jobs, caster=caster)
    return with_digests(casting.explained(found, plans, caster, {})[1], plans)


def judge(question: Question | Path, *, edition: str | None = None) -> Judgement:
    """Judge actions in a position on the reference, as `tcg-oracle judge` does.

    `question`: the position and what is done in it, or a file with them, as JSON or as Given and When lines.
    """
    asked = read_question(question) if isinstance(question, Path) else question
    return judgement(asked if edition is None else msgspec.structs.replace(asked, edition=edition))


def explain(scenario: str, *, game: str | None = None, edition: str | None = None) -> Explained:
    """Play a scenario on the reference with every rule that was applied, as `tcg-oracle explain` does.

    `scenario`: a place (`FILE.feature:LINE`), or anything that `where` finds: a case, a ruling, a clause, words.
    """
    return explanation(chosen(scenario, game), edition)


def replay(record: Path) -> Replayed | Unread:
    """Judge the record of a game step by step, as `tcg-oracle replay` does; `finding` is None if all is explained."""
    return judged_file(record)


def compare(one: Report | Path, other: Report | Path, *, baseline: Path | None = None) -> Comparison:
    """The differences between two reports, the earlier one first, as `tcg-oracle compare` shows them.

    Reports are those of `check`, or files of `check --json`. `baseline`: a file; the comparison includes what the
    later report means for it.
    """
    before, after = (read_report(side) if isinstance(side, Path) else side for side in (one, other))
    return comparison.compare(before, after, None if baseline is None else read_baseline(baseline))
