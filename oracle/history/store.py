"""Writes a run with all its results, or nothing."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from sqlalchemy import Connection, Table, func, select, text

from oracle.history.database import Database
from oracle.history.schema import CODES, cases, engines, results, runs, suites, words
from oracle.history.stances import cause_as_kept
from oracle.protocol.display import shown
from oracle.protocol.results import Report, Result

_NAME = 4000
_AT_ONCE = 5000
_NOW = {
    "sqlite": "strftime('%Y-%m-%dT%H:%M:%SZ', 'now')",
    "postgresql": """to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')""",
}
"""The database's clock, shared by all writers."""

Row = tuple[str, ...]


def record(report: Report, database: Database, *, command: str, suite: str) -> int:
    """Write the results of a run in one transaction; returns the number of the run.

    `command` started the engine, `suite` is the digest of the scenarios. Raises HistoryError.
    """
    with database.writing() as connection:
        return record_in(connection, report, command=command, suite=suite)


def record_in(connection: Connection, report: Report, *, command: str, suite: str) -> int:
    """As `record`, in a transaction of the caller's."""
    engine = (report.engine.name, report.engine.version, command)
    number = (connection.scalar(select(func.max(runs.c.id))) or 0) + 1
    values = {
        "id": number,
        "at": now(connection),
        "engine_id": kept(connection, engines, [engine])[engine],
        "suite_id": _suite(connection, report, suite),
        "results": len(report.results),
    }
    connection.execute(runs.insert().values(values))
    rows = _rows(connection, report.results, number)
    for start in range(0, len(rows), _AT_ONCE):
        connection.execute(results.insert(), rows[start : start + _AT_ONCE])
    return number


def now(connection: Connection) -> str:
    """The time by the database's clock."""
    return str(connection.scalar(select(text(_NOW[connection.dialect.name]))))


def _suite(connection: Connection, report: Report, digest: str) -> int:
    key = (report.suite.name, report.suite.version, digest)
    return kept(connection, suites, [key])[key]


def _rows(connection: Connection, found: Iterable[Result], number: int) -> list[dict[str, object]]:
    found = tuple(found)
    case_ids = kept(connection, cases, map(_case, found))
    texts = {(words_of,) for one in found for words_of in (_clauses(one), _cause(one)) if words_of}
    word_ids = kept(connection, words, texts)
    return [
        {
            "run_id": number,
            "case_id": case_ids[_case(one)],
            "verdict": CODES[one.verdict],
            "flaky": int(one.flaky),
            "clauses_id": word_ids[_clauses(one),],
            "cause_id": word_ids[_cause(one),] if _cause(one) else None,
        }
        for one in found
    ]


def _case(one: Result) -> Row:
    return one.game, one.case, one.edition


def _clauses(one: Result) -> str:
    """The game and the clauses of a result as one text."""
    return " ".join((one.game, *one.clauses))


def _cause(one: Result) -> str:
    return cause_as_kept(one.message)


def kept(connection: Connection, into: Table, wanted: Iterable[Row]) -> dict[Row, int]:
    """The ids of shared rows, by the values of their columns; new ones are inserted."""
    by_digest = {_digest(key): key for key in sorted(set(wanted))}
    known: dict[str, int] = {}
    digests = list(by_digest)
    for start in range(0, len(digests), 500):
        some = select(into.c.digest, into.c.id).where(into.c.digest.in_(digests[start : start + 500]))
        known.update((digest, number) for digest, number in connection.execute(some))
    last = connection.scalar(select(func.max(into.c.id))) or 0
    names = [column.name for column in into.c if column.name not in ("id", "digest")]
    new = []
    for digest, key in by_digest.items():
        if digest not in known:
            last += 1
            known[digest] = last
            columns = zip(names, (shown(value, _NAME) for value in key), strict=True)
            new.append({"id": last, "digest": digest, **dict(columns)})
    if new:
        connection.execute(into.insert(), new)
    return {key: known[digest] for digest, key in by_digest.items()}


def _digest(key: Row) -> str:
    return hashlib.sha256("\0".join(key).encode("utf-8", "surrogatepass")).hexdigest()
