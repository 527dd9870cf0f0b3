"""The first tables: runs, results, and the values that results share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """From nothing to the first schema; the tables are spelled out because the program's own keep changing."""
    _words("engines", "name", "version", "command")
    _words("suites", "name", "version", "content")
    _words("cases", "game", "name", "edition")
    _words("words", "text")
    op.create_table(
        "runs",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.String(20), nullable=False),
        sa.Column("engine_id", sa.Integer, sa.ForeignKey("engines.id"), nullable=False, index=True),
        sa.Column("suite_id", sa.Integer, sa.ForeignKey("suites.id"), nullable=False),
        sa.Column("results", sa.Integer, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("run_id", sa.BigInteger, sa.ForeignKey("runs.id"), primary_key=True),
        sa.Column("case_id", sa.Integer, sa.ForeignKey("cases.id"), primary_key=True),
        sa.Column("verdict", sa.SmallInteger, nullable=False),
        sa.Column("flaky", sa.SmallInteger, nullable=False),
        sa.Column("clauses_id", sa.Integer, sa.ForeignKey("words.id"), nullable=False),
        sa.Column("cause_id", sa.Integer, sa.ForeignKey("words.id"), nullable=True),
        sqlite_with_rowid=False,
    )
    op.create_index("results_by_case", "results", ["case_id", "run_id"])


def _words(table: str, *columns: str) -> None:
    op.create_table(
        table,
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in columns),
    )
