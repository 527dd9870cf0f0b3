"""Campaigns in a history: the outcome of each task, stored once, and the summary at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, Insert, Table, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from oracle.history.database import Database
from oracle.history.found import CheckRow, FoundRow, PlayRow
from oracle.history.schema import campaigns, engines, findings, plays, tasks
from oracle.history.store import kept, now, record_in

_SOME = 500


class Kept:
    """One campaign in a database."""

    def __init__(self, database: Database, number: int, known: set[str]) -> None:
        self._database = database
        self.number = number
        self.known = known
        """The ids of the tasks that had outcomes when the campaign was opened."""

    @classmethod
    def begun(cls, database: Database, digest: str, plan: str) -> Kept:
        """A new campaign. Raises HistoryError."""
        with database.writing() as connection:
            number = (connection.scalar(select(func.max(campaigns.c.id))) or 0) + 1
            values = {"id": number, "digest": digest, "at": now(connection), "plan": plan, "told": ""}
            connection.execute(campaigns.insert().values(values))
        return cls(database, number, set())

    @classmethod
    def resumed(cls, database: Database, digest: str) -> Kept | None:
        """The last campaign with this digest and the tasks it has done; None if there is none. Raises HistoryError."""
        with database.reading() as connection:
            number = connection.scalar(select(func.max(campaigns.c.id)).where(campaigns.c.digest == digest))
            if number is None:
                return None
            known = set(connection.scalars(select(tasks.c.task).where(tasks.c.campaign_id == number)))
        return cls(database, number, known)

    def load(self, ids: Sequence[str]) -> Mapping[str, str]:
        """The outcomes of these tasks, as JSON. Raises HistoryError."""
        found: dict[str, str] = {}
        for start in range(0, len(ids), _SOME):
            some = select(tasks.c.task, tasks.c.outcome).where(
                tasks.c.campaign_id == self.number, tasks.c.task.in_(ids[start : start + _SOME])
            )
            with self._database.reading() as connection:
                found.update((task, outcome) for task, outcome in connection.execute(some))
        return found

    def save(self, outcomes: Mapping[str, bytes]) -> None:
        """Store all of these outcomes or none; an outcome already stored stays. Raises HistoryError."""
        rows = [
            {"campaign_id": self.number, "task": task, "outcome": outcome.decode()}
            for task, outcome in outcomes.items()
        ]
        with self._database.writing() as connection:
            connection.execute(_unless_there(connection), rows)

    def end(
        self, told: str, found: Sequence[FoundRow], played: Sequence[PlayRow], checked: Sequence[CheckRow]
    ) -> tuple[int, ...]:
        """Record the summary in one transaction; it replaces the summary of an earlier end.

        `told`: everything as JSON; empty if tasks are left. Once it is complete, the reports of checks become runs of
        the history, but only once. Returns the numbers of these runs. Raises HistoryError.
        """
        with self._database.writing() as connection:
            before = connection.scalar(select(campaigns.c.told).where(campaigns.c.id == self.number))
            self._instead(connection, findings, found)
            self._instead(connection, plays, played)
            if before or not told:
                return ()
            connection.execute(campaigns.update().where(campaigns.c.id == self.number).values(told=told))
            return tuple(record_in(connection, one.report, command=one.command, suite=one.content) for one in checked)

    def _instead(self, connection: Connection, table: Table, rows: Sequence[FoundRow | PlayRow]) -> None:
        """Write these rows over the rows of an earlier end."""
        connection.execute(delete(table).where(table.c.campaign_id == self.number))
        ids = kept(connection, engines, [row.engine for row in rows])
        values = [
            {**_plain(row), "campaign_id": self.number, "place": place, "engine_id": ids[row.engine]}
            for place, row in enumerate(rows, 1)
        ]
        if values:
            connection.execute(table.insert(), values)

    def earlier_causes(self) -> set[tuple[str, str]]:
        """The engine's name and the cause of every finding of earlier campaigns. Raises HistoryError."""
        rows = (
            select(engines.c.name, findings.c.cause)
            .join(engines, engines.c.id == findings.c.engine_id)
            .where(findings.c.campaign_id < self.number)
            .distinct()
        )
        with self._database.reading() as connection:
            return {(name, cause) for name, cause in connection.execute(rows)}


def _plain(row: FoundRow | PlayRow) -> dict[str, object]:
    return {name: getattr(row, name) for name in row.__struct_fields__ if name != "engine"}


def _unless_there(connection: Connection) -> Insert:
    """An insertion of tasks that skips tasks already stored."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(tasks).on_conflict_do_nothing()
    return sqlite.insert(tasks).on_conflict_do_nothing()
