"""The database of a history: opened, checked, and migrated to this program's schema."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine, event, inspect, select, table
from sqlalchemy import column as sql_column
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from oracle.history.errors import OTHERWISE, RESTORE, HistoryError, advice_on
from oracle.history.place import Place
from oracle.history.schema import REVISION, VERSION_TABLE, metadata, words
from oracle.history.soundness import first_fault

PATIENCE = 120
"""Seconds to wait while another program writes a run."""
_ANSWER = 10
"""Seconds that a server may take for any answer."""
_LOCK = 0x7C60AC1E
"""The advisory lock of a writer to a history on PostgreSQL."""
MIGRATIONS = Path(str(resources.files("oracle.history").joinpath("migrations")))
_WRITES = "tcg_oracle_writes"


class Database:
    """A history for reading, and for writing if it was opened for that."""

    def __init__(self, given: str, *, write: bool, migrations: Path = MIGRATIONS) -> None:
        """Open the database at `given`, a path or a URL, and migrate an older schema to this program's.

        With `write`, a missing database is created, and a test row is written. Raises HistoryError.
        """
        self.place = Place.of(given)
        self._config = Config()
        self._config.set_main_option("script_location", str(migrations).replace("%", "%%"))
        self._scripts = ScriptDirectory.from_config(self._config)
        self.place.prepare(make=write)
        self._engine = self._opened()
        if self._is_behind(make=write):
            self._upgrade()
        if self.place.is_file:
            self._refuse_unsound()
        if write:
            self._try_out()

    @contextlib.contextmanager
    def reading(self) -> Iterator[Connection]:
        """A consistent view of everything at one moment. Raises HistoryError."""
        with self._database_errors(), self._engine.connect() as connection:
            if not self.place.is_file:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @contextlib.contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction, exclusive among all writers; an error rolls it back. Raises HistoryError."""
        with (
            self._database_errors(),
            self._engine.connect().execution_options(**{_WRITES: True}) as connection,
            connection.begin(),
        ):
            yield connection

    def _opened(self) -> Engine:
        options: dict[str, object] = {"timeout": PATIENCE} if self.place.is_file else {"connect_timeout": _ANSWER}
        try:
            engine = create_engine(self.place.url, poolclass=NullPool, connect_args=options)
        except ModuleNotFoundError:
            advice = 'pip install "tcg-oracle[postgresql]"'
            raise HistoryError(f"{self.place}: the driver for PostgreSQL is not installed: {advice}") from None
        if self.place.is_file:
            event.listen(engine, "connect", _leave_transactions_to_us)
        event.listen(engine, "begin", _begin_file if self.place.is_file else _begin_server)
        return engine

    def _is_behind(self, *, make: bool) -> bool:
        """Whether the schema is missing or older than ours."""
        with self.reading() as connection:
            found = self._revision(connection)
        if found is None and not make:
            raise HistoryError(f"{self.place} holds no history yet; `tcg-oracle check --db` writes one.")
        return found != self._scripts.get_current_head()

    def _revision(self, connection: Connection) -> str | None:
        """The version of the database's schema; None if it is empty. Raises HistoryError for a database that is not a
        history.
        """
        tables = set(inspect(connection).get_table_names())
        if VERSION_TABLE not in tables:
            if tables:
                raise HistoryError(f"{self.place} is not a history; name a database for the history alone")
            return None
        found = connection.scalar(select(sql_column("version_num")).select_from(table(VERSION_TABLE)))
        if found is None or found not in {one.revision for one in self._scripts.walk_revisions()}:
            raise HistoryError(
                f"{self.place} was written by a newer tcg-oracle, or is damaged; update tcg-oracle, or {RESTORE}"
            )
        if found == REVISION and not metadata.tables.keys() <= tables:
            raise HistoryError(f"{self.place} lacks tables that a history has; {RESTORE}")
        return str(found)

    def _upgrade(self) -> None:
        with self.writing() as connection:
            # Another process may have migrated it in the meantime.
            if self._revision(connection) != self._scripts.get_current_head():
                self._config.attributes["connection"] = connection
                command.upgrade(self._config, "head")

    def _refuse_unsound(self) -> None:
        with self.reading() as connection:
            if fault := first_fault(connection):
                raise HistoryError(f"{self.place} is damaged: {fault}; {RESTORE}")

    def _try_out(self) -> None:
        """Insert a row and roll it back."""
        with self._database_errors(), self._engine.connect().execution_options(**{_WRITES: True}) as connection:
            connection.execute(words.insert().values(id=-1, digest="", text=""))
            connection.rollback()

    @contextlib.contextmanager
    def _database_errors(self) -> Iterator[None]:
        """Turn errors of the database into errors with advice for users."""
        try:
            yield
        except DBAPIError as error:
            said = self.place.without_secrets(str(error.orig))
            raise HistoryError(f"{self.place}: {said}; {advice_on(error.orig)}") from None
        except UnicodeDecodeError as error:
            # The driver has no error of its own for names in a damaged schema.
            raise HistoryError(
                f"{self.place} is damaged: a name in it is not UTF-8 ({error.reason}); {RESTORE}"
            ) from None
        except SQLAlchemyError as error:
            raise HistoryError(f"{self.place}: {self.place.without_secrets(str(error))}; {OTHERWISE}") from None


def _leave_transactions_to_us(raw: Any, _record: object) -> None:
    """By default, Python's driver begins a transaction only at the first change of data, and never for a schema
    change."""
    raw.isolation_level = None
    raw.execute("PRAGMA foreign_keys = ON")


def _begin_file(connection: Connection) -> None:
    writes = connection.get_execution_options().get(_WRITES)
    # Take the lock at once: if two writers both read first, both would fail.
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _begin_server(connection: Connection) -> None:
    if connection.get_execution_options().get(_WRITES):
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{PATIENCE}s'")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
