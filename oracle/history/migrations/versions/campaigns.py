"""Campaigns: their tasks with outcomes, findings, and games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("digest", sa.String(64), nullable=False, index=True),
        sa.Column("at", sa.String(20), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    _of_campaigns(
        "campaign_tasks",
        sa.Column("task", sa.String(64), primary_key=True),
        sa.Column("outcome", sa.Text, nullable=False),
    )
    _of_campaigns(
        "campaign_findings",
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("engine_id", sa.Integer, sa.ForeignKey("engines.id"), nullable=False, index=True),
        sa.Column("cause", sa.Text, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("example", sa.Text, nullable=False),
    )
    _of_campaigns(
        "campaign_plays",
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("engine_id", sa.Integer, sa.ForeignKey("engines.id"), nullable=False, index=True),
        sa.Column("games", sa.BigInteger, nullable=False),
        sa.Column("clauses", sa.Integer, nullable=False),
        sa.Column("last_new", sa.BigInteger, nullable=False),
    )


def _of_campaigns(table: str, *columns: sa.Column[object]) -> None:
    key = sa.Column("campaign_id", sa.Integer, sa.ForeignKey("campaigns.id"), primary_key=True)
    op.create_table(table, key, *columns, sqlite_with_rowid=False)
