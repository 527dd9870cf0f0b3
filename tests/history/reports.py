"""Reports as a run makes them, small or large, and a writer that is a process of its own."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from oracle.history.database import Database
from oracle.history.store import record
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Report, Result, SuiteInfo, Verdict, summarize

COMMAND = "engine --fast"
SUITE = "0" * 64


def result(case: str, verdict: Verdict = "pass", *, clauses: Sequence[str] = ("4.3.2",), flaky: bool = False) -> Result:
    """The result of a case; what does not pass has a cause."""
    return Result(
        case=case,
        feature="a.feature",
        scenario=case,
        line=1,
        game="lorcana",
        edition="2.2",
        clauses=tuple(clauses),
        verdict=verdict,
        message="" if verdict == "pass" else f"step 3: expected 1, was 2 in {case}",
        flaky=flaky,
    )


def report(*results: Result, engine: str = "plain", version: str = "1.0") -> Report:
    """A report of these results."""
    return Report(
        engine=EngineInfo(name=engine, version=version),
        suite=SuiteInfo(name="tcg-oracle", version="0.1.0", features=1, scenarios=len(results)),
        results=results,
        clauses=(),
        summary=summarize(results),
        flaky=sum(one.flaky for one in results),
    )


def large(count: int, run: int, *, engine: str = "plain") -> Report:
    """A report of so many results, of which some fail, other ones as versions go by."""
    version = f"1.{run // 10}"
    return report(
        *(
            result(
                f"case-{number}",
                "fail" if number % 97 == run // 10 % 5 else "pass",
                clauses=(f"{number % 8 + 1}.{number % 40 + 1}", f"{number % 8 + 1}.{number % 300 + 1}.1"),
            )
            for number in range(count)
        ),
        engine=engine,
        version=version,
    )


if __name__ == "__main__":  # URL NAME COUNT TIMES: writes so often, and says after each that it is done
    url, name, count, times = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    database = Database(url, write=True)
    for number in range(times):
        run = record(large(count, number, engine=name), database, command=COMMAND, suite=SUITE)
        sys.stdout.write(f"{run}\n")
        sys.stdout.flush()
