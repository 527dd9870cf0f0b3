"""The tables of a history.

Values shared by thousands of results (a case, its clauses, a cause) have their own rows, so a result is only five
numbers. A row of words is found by the hash of the exact text; the stored text has all invisible characters escaped,
since databases reject some of them.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, SmallInteger, String, Table, Text

VERSION_TABLE = "tcg_oracle_schema"
"""The table in which Alembic stores the schema version; its name identifies a history."""

REVISION = "3"
"""The version of these tables."""
CODES = {"pass": 0, "fail": 1, "unsupported": 2, "error": 3, "disputed": 4}
"""Verdict → its stored number, which never changes."""
FAILING = (CODES["fail"], CODES["error"])
MOST = {"verdict": max(CODES.values()), "flaky": 1}
"""Columns of small numbers → the largest value."""

metadata = MetaData()

engines = Table(
    "engines",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("command", Text, nullable=False),
)
suites = Table(
    "suites",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("content", Text, nullable=False),
)
cases = Table(
    "cases",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("edition", Text, nullable=False),
)
words = Table(
    "words",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("text", Text, nullable=False),
)
runs = Table(
    "runs",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", String(20), nullable=False),
    Column("engine_id", Integer, ForeignKey("engines.id"), nullable=False, index=True),
    Column("suite_id", Integer, ForeignKey("suites.id"), nullable=False),
    Column("results", Integer, nullable=False),
)
results = Table(
    "results",
    metadata,
    # In this order, since every query reads case by case.
    Column("case_id", Integer, ForeignKey("cases.id"), primary_key=True),
    Column("run_id", BigInteger, ForeignKey("runs.id"), primary_key=True),
    Column("verdict", SmallInteger, nullable=False),
    Column("flaky", SmallInteger, nullable=False),
    Column("clauses_id", Integer, ForeignKey("words.id"), nullable=False),
    Column("cause_id", Integer, ForeignKey("words.id"), nullable=True),
    # The table is stored in key order, without a separate index.
    sqlite_with_rowid=False,
)
campaigns = Table(
    "campaigns",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("digest", String(64), nullable=False, index=True),
    Column("at", String(20), nullable=False),
    Column("plan", Text, nullable=False),
    Column("told", Text, nullable=False),
)
"""Campaigns: the digest of plan, program and engines; the summary at the end, as JSON, empty before that."""
tasks = Table(
    "campaign_tasks",
    metadata,
    Column("campaign_id", Integer, ForeignKey("campaigns.id"), primary_key=True),
    Column("task", String(64), primary_key=True),
    Column("outcome", Text, nullable=False),
    sqlite_with_rowid=False,
)
findings = Table(
    "campaign_findings",
    metadata,
    Column("campaign_id", Integer, ForeignKey("campaigns.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("engine_id", Integer, ForeignKey("engines.id"), nullable=False, index=True),
    Column("cause", Text, nullable=False),
    Column("times", Integer, nullable=False),
    Column("example", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""Causes of differences, with the first difference as JSON."""
plays = Table(
    "campaign_plays",
    metadata,
    Column("campaign_id", Integer, ForeignKey("campaigns.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("engine_id", Integer, ForeignKey("engines.id"), nullable=False, index=True),
    Column("games", BigInteger, nullable=False),
    Column("clauses", Integer, nullable=False),
    Column("last_new", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""The games of an engine: how many, the clauses they used, and the game after which there was no new finding."""
