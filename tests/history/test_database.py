"""A database is recognised, brought up to date, shared by writers, and whole whatever happens to one."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import inspect

from oracle.history.database import MIGRATIONS, Database
from oracle.history.errors import HistoryError
from oracle.history.found import Wanted
from oracle.history.place import Place
from oracle.history.questions import histories
from oracle.history.schema import metadata
from oracle.history.store import record

from .killing import killed_in_turn, left, writer
from .reports import COMMAND, SUITE, report, result

SECRET = "hunter2"  # noqa: S105 - of nobody
NEXT = '''"""A later schema."""

import sqlalchemy as sa
from alembic import op

revision = "later"
down_revision = "3"


def upgrade() -> None:
    op.add_column("runs", sa.Column("note", sa.Text, nullable=True))
'''


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """The migrations of a later program."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    (folder / "versions" / "notes_of_runs.py").write_text(NEXT)
    return folder


def test_an_older_schema_is_migrated_and_keeps_its_rows_a_newer_one_is_refused(url: str, later: Path) -> None:
    record(report(result("a", "fail")), Database(url, write=True), command=COMMAND, suite=SUITE)
    migrated = Database(url, write=False, migrations=later)
    with migrated.reading() as connection:
        assert connection.exec_driver_sql("SELECT note FROM runs").all() == [(None,)]
    assert histories(migrated, Wanted())[0].failing[0].case == "a"
    with pytest.raises(HistoryError, match="newer tcg-oracle"):
        Database(url, write=False)
    with pytest.raises(HistoryError, match="newer tcg-oracle"):
        Database(url, write=True)


def test_results_of_the_first_schema_are_kept(url: str, later: Path) -> None:
    for name in ("notes_of_runs", "campaigns", "results_by_case"):
        (later / "versions" / f"{name}.py").unlink()
    first = Database(url, write=True, migrations=later)
    for one in (report(result("a", "fail"), result("b", flaky=True)), report(result("a", "fail"))):
        record(one, first, command=COMMAND, suite=SUITE)
    before = histories(first, Wanted())
    assert histories(Database(url, write=False), Wanted()) == before
    assert [run.counts["pass"] for run in before[0].runs] == [1, 0]
    with first.reading() as connection:
        assert inspect(connection).get_pk_constraint("results")["constrained_columns"] == ["case_id", "run_id"]


def test_a_migration_that_breaks_leaves_everything_as_it_was(url: str, later: Path) -> None:
    record(report(result("a")), Database(url, write=True), command=COMMAND, suite=SUITE)
    (later / "versions" / "notes_of_runs.py").write_text(NEXT + '    op.drop_table("not_there")\n')
    with pytest.raises(HistoryError, match="not_there"):
        Database(url, write=True, migrations=later)
    assert len(histories(Database(url, write=True), Wanted())[0].runs) == 1


def test_the_migrations_come_to_the_tables_of_the_program(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with Database(url, write=True).reading() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": "tcg_oracle_schema"})
        assert compare_metadata(context, metadata) == []


def test_a_database_of_something_else_is_refused_and_left_alone(url: str) -> None:
    with Database(url, write=True).writing() as connection:
        connection.exec_driver_sql("DROP TABLE tcg_oracle_schema")
    with pytest.raises(HistoryError, match="is not a history"):
        Database(url, write=True)


def test_a_history_without_all_its_tables_is_refused(url: str) -> None:
    with Database(url, write=True).writing() as connection:
        connection.exec_driver_sql("DROP TABLE results")
    with pytest.raises(HistoryError, match="lacks tables"):
        Database(url, write=True)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("", "name of the database is empty"),
        ("mysql://me:hunter2@host/db", "'mysql' databases cannot hold"),
        ("postgresql://me:hunter2@host:port/db", "cannot be read"),
        ("postgresql://me:hunter2@127.0.0.1:1/db", r"postgresql://me:\*\*\*@127.0.0.1:1/db: "),
        ("postgresql://127.0.0.1:1/db?user=me&password=hunter2", "postgresql://127.0.0.1:1/db: "),
        ("sqlite://", "is lost at once"),
        ("sqlite:///:memory:", "is lost at once"),
        ("/dev/null", "not a regular file"),
        ("{tmp}", "not a regular file"),
        ("{tmp}/text", "is not an SQLite database"),
        ("{tmp}/text/below.sqlite", "name another file"),
        ("{tmp}/broken", "malformed|not a database"),
        ("sqlite:///file:{tmp}/history?mode=ro&uri=true", "readonly"),
        ("a\0b", "name of the database is empty"),
    ],
)
def test_what_cannot_be_used_is_said_before_a_run_and_never_with_a_password(
    given: str, told: str, tmp_path: Path
) -> None:
    (tmp_path / "text").write_text("no database at all")
    (tmp_path / "broken").write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    Database(str(tmp_path / "history"), write=True)
    with pytest.raises(HistoryError, match=told) as error:
        Database(given.replace("{tmp}", str(tmp_path)), write=True)
    assert SECRET not in str(error.value)
    assert (tmp_path / "text").read_text() == "no database at all"


def test_a_driver_that_repeats_a_password_is_not_repeated() -> None:
    place = Place.of(f"postgresql://me:{SECRET}@host/db?sslpassword={SECRET}9")
    assert SECRET not in place.without_secrets(f'invalid "{SECRET}" and {SECRET}9')
    assert str(place) == "postgresql://me:***@host/db"


def test_reading_makes_no_database(tmp_path: Path) -> None:
    with pytest.raises(HistoryError, match="does not exist"):
        Database(str(tmp_path / "none.sqlite"), write=False)
    (tmp_path / "empty.sqlite").touch()
    with pytest.raises(HistoryError, match="holds no history yet"):
        Database(str(tmp_path / "empty.sqlite"), write=False)
    assert [file.name for file in tmp_path.iterdir()] == ["empty.sqlite"]


def test_writers_at_once_lose_nothing(url: str) -> None:
    writers = [writer(url, f"writer-{number}", 50, 4) for number in range(2)]
    said = [int(line) for process in writers for line in process.communicate()[0].splitlines()]
    assert sorted(said) == list(range(1, 9))
    assert left(url, said) == (8, 8, 0, 0)


def test_a_writer_that_is_killed_leaves_whole_runs_only(url: str) -> None:
    said = killed_in_turn(url, writers=2, count=2_000)
    found = left(url, said)
    assert found.lost == found.half == 0
    assert found.said >= 2


def test_half_a_run_would_be_seen(tmp_path: Path) -> None:
    url = str(tmp_path / "history.sqlite")
    record(report(result("a"), result("b")), Database(url, write=True), command=COMMAND, suite=SUITE)
    with closing(sqlite3.connect(url)) as connection:
        connection.execute("DELETE FROM results WHERE case_id = 1")
        connection.commit()
    assert left(url, [1, 2]) == (2, 1, 1, 1)
