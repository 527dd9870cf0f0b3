"""What a history tells: since when a case fails, what wavers, how clauses and chapters fare."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.dialects import sqlite

from oracle.history.campaigns import Kept
from oracle.history.database import Database
from oracle.history.found import EngineHistory, FoundRow, PlayRow, Point, Wanted
from oracle.history.questions import _of_engine, _spans, engines_of, histories
from oracle.history.store import record
from oracle.protocol.results import Report, Verdict
from oracle.report.history.page import render
from oracle.report.history.wording import headline

from .reports import COMMAND, SUITE, report, result


def told(url: str, *reports: Report, wanted: Wanted | None = None) -> tuple[EngineHistory, ...]:
    database = Database(url, write=True)
    for one in reports:
        record(one, database, command=COMMAND, suite=SUITE)
    return histories(Database(url, write=False), wanted or Wanted())


def test_a_case_fails_since_the_first_run_after_it_held(url: str) -> None:
    verdicts: list[tuple[Verdict, str]] = [
        ("fail", "1.0"),
        ("pass", "1.1"),
        ("fail", "1.2"),
        ("error", "1.3"),
        ("fail", "1.3"),
    ]
    (found,) = told(url, *(report(result("a", verdict), result("b"), version=version) for verdict, version in verdicts))
    (one,) = found.failing
    assert (one.case, one.since, one.since_version, one.held, one.held_version) == ("a", 3, "1.2", 2, "1.1")
    assert (one.verdict, one.last, one.clauses) == ("fail", 5, ("4.3.2",))
    assert one.cause == "step 3: expected 1, was 2 in a"
    assert [run.counts["pass"] for run in found.runs] == [1, 2, 1, 1, 1]
    assert found.runs[0].command == COMMAND


def test_a_case_that_never_held_says_so_and_one_that_holds_again_is_not_told(url: str) -> None:
    (found,) = told(
        url,
        report(result("never", "fail"), result("mended", "fail")),
        report(result("never", "fail"), result("mended")),
        report(result("never", "fail"), version="2"),
    )
    assert [(one.case, one.since, one.held) for one in found.failing] == [("never", 1, None)]


def test_what_wavers_under_one_version_is_told_with_its_rate_and_what_changes_with_the_version_is_not(url: str) -> None:
    (found,) = told(
        url,
        report(result("a"), result("b"), result("c", flaky=True), version="1"),
        report(result("a", "fail"), result("b"), result("c"), version="1"),
        report(result("a"), result("b"), result("c"), version="1"),
        report(result("a"), result("b"), result("c"), version="1"),
        report(result("a"), result("b", "fail"), result("c"), version="2"),
    )
    rows = [(one.case, one.version, one.runs, one.counts, one.within, one.rate) for one in found.flaky]
    assert rows == [
        ("a", "1", 4, {"pass": 3, "fail": 1}, 0, 0.25),
        ("c", "1", 4, {"pass": 4}, 1, 0.25),
    ]


def test_a_result_counts_once_for_a_chapter_and_once_for_each_clause(url: str) -> None:
    (found,) = told(
        url,
        report(result("a", clauses=("4.3.2", "4.10.1", "8.1")), result("b", clauses=("4.3.2",))),
        report(result("a", "fail", clauses=("4.3.2", "4.10.1", "8.1")), result("b", clauses=("4.3.2",))),
    )
    chapters = {one.number: one.points for one in found.chapters}
    assert chapters == {"4": (Point(1, 2, 2), Point(2, 1, 2)), "8": (Point(1, 1, 1), Point(2, 0, 1))}
    assert [one.number for one in found.clauses] == ["4.3.2", "4.10.1", "8.1"]


def test_engine_case_and_clause_choose(url: str) -> None:
    reports = (
        report(
            result("a", "fail"), result("a/2", "fail", clauses=("4.30",)), result("ab", "fail", clauses=("8.1", "4.4"))
        ),
        report(result("a", "fail"), engine="other"),
    )
    assert [one.engine for one in told(url, *reports)] == ["other", "plain"]
    database = Database(url, write=False)

    def failing(wanted: Wanted) -> list[str]:
        return [one.case for found in histories(database, wanted) for one in found.failing]

    assert failing(Wanted(engine="other")) == ["a"]
    assert failing(Wanted(engine="plain", cases=("a",))) == ["a", "a/2"]
    assert failing(Wanted(engine="plain", clauses=("4.3",))) == ["a"]
    (found,) = histories(database, Wanted(engine="plain", clauses=("8",)))
    assert (found.failing[0].clauses, [one.number for one in found.clauses]) == (("8.1", "4.4"), ["8.1"])
    assert failing(Wanted(engine="plain", clauses=("altered/4", "lorcana/8"))) == ["ab"]
    assert histories(database, Wanted(engine="nobody")) == ()


def test_a_file_is_read_in_the_order_in_which_it_lies(tmp_path: Path) -> None:
    url = str(tmp_path / "history.sqlite")
    told(url, report(result("a")))
    query = _spans(_of_engine("plain")).compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    with Database(url, write=False).reading() as connection:
        plan = str(connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}").all())
    assert "SCAN results" in plan
    assert "TEMP B-TREE" not in plan


def test_hostile_words_are_kept_apart_and_spelled_out(url: str) -> None:
    (one, other) = told(
        url,
        report(result("a\0b\ud800", "fail"), engine="x\0\x1b[2J", version="'; DROP TABLE runs; --"),
        report(result("a\0b\ud800", "fail"), engine="x" * 100_000),
    )
    assert one.engine == "x\\x00\\x1b[2J"
    assert one.runs[0].version == "'; DROP TABLE runs; --"
    assert one.failing[0].case == "a\\x00b\\ud800"
    assert len(other.engine) < 5000


def test_campaigns_are_told_with_the_causes_of_differences_since_when(url: str) -> None:
    database = Database(url, write=True)
    old, new = ("plain", "1.0", COMMAND), ("plain", "1.1", COMMAND)
    for number, (engine, times) in enumerate(((old, 3), (new, 2)), 1):
        kept = Kept.begun(database, "0" * 64, "")
        # Two seeds, and a cause of its own in each campaign.
        causes = ("a", "a", f"only {number}")
        found = [FoundRow(engine=engine, cause=one, times=times, example="") for one in causes]
        kept.end("{}", found, [PlayRow(engine=engine, games=10, clauses=number, last_new=1)] * 2, [])
    (one,) = histories(Database(url, write=False), Wanted())
    assert [(it.campaign, it.version, it.games, it.clauses, it.causes) for it in one.campaigns] == [
        (1, "1.0", 20, 1, 2),
        (2, "1.1", 20, 2, 2),
    ]
    assert [(it.cause, it.since, it.since_version, it.last, it.times) for it in one.causes] == [
        ("only 2", 2, "1.1", 2, {"1.1": 2}),
        ("a", 1, "1.0", 2, {"1.1": 4}),
        ("only 1", 1, "1.0", 1, {"1.0": 3}),
    ]
    assert engines_of(database) == ("plain",)
    assert histories(database, Wanted(clauses=("4.3",))) == ()
    assert headline(one) == "2 causes of differences in campaign 2"
    assert "only 1" in render([one], lambda *_: "")
