"""Stores results in the order of cases, as queries ask for them, so that no separate index is needed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"
COLUMNS = "case_id, run_id, verdict, flaky, clauses_id, cause_id"


def upgrade() -> None:
    op.rename_table("results", "results_by_run")
    op.create_table(
        "results",
        sa.Column("case_id", sa.Integer, sa.ForeignKey("cases.id"), primary_key=True),
        sa.Column("run_id", sa.BigInteger, sa.ForeignKey("runs.id"), primary_key=True),
        sa.Column("verdict", sa.SmallInteger, nullable=False),
        sa.Column("flaky", sa.SmallInteger, nullable=False),
        sa.Column("clauses_id", sa.Integer, sa.ForeignKey("words.id"), nullable=False),
        sa.Column("cause_id", sa.Integer, sa.ForeignKey("words.id"), nullable=True),
        sqlite_with_rowid=False,
    )
    op.execute(f"INSERT INTO results ({COLUMNS}) SELECT {COLUMNS} FROM results_by_run ORDER BY case_id, run_id")  # noqa: S608
    op.drop_table("results_by_run")
