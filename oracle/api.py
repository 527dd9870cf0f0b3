"""For scripts: what the commands do, as functions with typed results.

    from oracle import api

    report = api.check("python adapter.py", game="lorcana", clauses=["4.3"])
    print(report.summary, [cause.name for cause in report.causes])

What a command would tell in a line is an exception here: `InputError`, `InvalidWordsError`, `SuiteErrors`, `UsageError`
for what was asked, `EngineFault` for an engine that cannot be started or spoken to. Nothing is printed.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Literal

import msgspec

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.finding import Finding
from oracle.assurance.fuzz.lockstep.whole_actions import play
from oracle.cli import casting
from oracle.cli.asked import chosen
from oracle.cli.errors import UsageError
from oracle.cli.explaining import explanation
from oracle.cli.judge import judgement
from oracle.cli.question import Question, read_question
from oracle.cli.suite import load_checked_suite, titles
from oracle.engines.base import Engine, EngineFault
from oracle.engines.limits import Limits
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError
from oracle.protocol.results import Report
from oracle.report.comparison.found import Comparison
from oracle.report.comparison.found import compare as compared
from oracle.report.run.as_json import read as read_report
from oracle.suite.baseline.entry import read
from oracle.suite.engines import open_engine
from oracle.suite.errors import InvalidWordsError, SuiteErrors
from oracle.suite.files.user_files import UnreadableError, read_regular
from oracle.suite.judging.sampling import Sampling
from oracle.suite.reading.selection import select
from oracle.suite.run.follow import Followed
from oracle.suite.run.judged import Judgement
from oracle.suite.runner import run_suite

__all__ = [
    "Case",
    "Comparison",
    "Difference",
    "EngineFault",
    "Followed",
    "InputError",
    "InvalidWordsError",
    "Judgement",
    "Question",
    "Report",
    "SuiteErrors",
    "UsageError",
    "check",
    "compare",
    "explain",
    "judge",
    "read_report",
    "replay",
]

Cards = Literal["written", "printed", "auto"]
LARGEST = 64 * 1024 * 1024
"""Bytes of a finding."""


def check(
    engine: str,
    *,
    game: str | None = None,
    editions: Iterable[str] = (),
    clauses: Iterable[str] = (),
    cases: Iterable[str] = (),
    features: Path | None = None,
    cards: Cards = "auto",
    repeat: int = 1,
    jobs: int = 1,
    limits: Limits | None = None,
) -> Report:
    """Run scenarios on an engine, as `tcg-oracle check` does; the report has the causes of what failed.

    `engine`: `reference`, or the command that starts it. `game` to `features`: which scenarios, as the options of these
    names; by default all, each under the current edition. `cards`: as `--cast`. `jobs`: processes of the engine.
    """
    plans = load_checked_suite(features).plans
    selection = select(plans=plans, game=game, editions=editions, clauses=clauses, cases=cases)
    caster = casting.chosen(casting.Cards(cards), {})

    def another() -> Engine:
        return open_engine(engine, limits)

    with closing(another()) as subject:
        found = run_suite(
            plans, subject, selection, title=titles(), repeat=repeat, jobs=jobs, another=another, casting=caster,
            sampling=Sampling(),
        )  # fmt: skip
    return casting.explained(found, plans, caster, {})[1]


def judge(question: Question | Path, *, edition: str | None = None) -> Judgement:
    """Judge actions in a position on the reference, as `tcg-oracle judge` does.

    `question`: the position and what is done in it, or a file with them, as JSON or as Given and When lines.
    """
    asked = read_question(question) if isinstance(question, Path) else question
    return judgement(asked if edition is None else msgspec.structs.replace(asked, edition=edition))


def explain(scenario: str, *, game: str | None = None, edition: str | None = None) -> Followed:
    """Play a scenario on the reference with every rule that was applied, as `tcg-oracle explain` does.

    `scenario`: a place (`FILE.feature:LINE`), or anything that `where` finds: a case, a ruling, a clause, words.
    """
    return explanation(chosen(scenario, game), edition)


def replay(case: Case | Path, engine: str, *, limits: Limits | None = None) -> Difference | None:
    """Play a game of `fuzz` or of `oracle.testing` again; the first difference from the reference, None for none.

    `case`: the position and the moves, or the JSON file of a finding.
    """
    played = _case_of(case) if isinstance(case, Path) else case
    with closing(open_engine(engine, limits)) as subject, closing(ReferenceEngine(tracing=True)) as reference:
        return play(played, reference, subject, subject.initialize())


def compare(one: Report | Path, other: Report | Path, *, baseline: Path | None = None) -> Comparison:
    """What differs between two reports, the earlier one first, as `tcg-oracle compare` tells it.

    `baseline`: a file; what the later report means for it is told too.
    """
    before, after = (read_report(side) if isinstance(side, Path) else side for side in (one, other))
    return compared(before, after, None if baseline is None else read(baseline))


def _case_of(file: Path) -> Case:
    try:
        return msgspec.json.decode(read_regular(file, LARGEST), type=Finding).case
    except (UnreadableError, msgspec.MsgspecError) as problem:
        raise InputError(str(file), f"cannot be read as a finding: {problem}") from None
