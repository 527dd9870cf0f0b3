"""Histories that were damaged: their bytes, their tables, what stands in their rows."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random

from oracle.history.database import Database
from oracle.history.schema import VERSION_TABLE, metadata
from oracle.history.store import record
from tests.history.reports import COMMAND, SUITE, report, result
from tests.inputs import material
from tests.inputs.wild import damaged

_PAGE = 4096
_VALUES = (
    "NULL", "-1", "0", "1", "2", "7", "99", "2147483648", "9223372036854775807", "-9223372036854775808", "1.5", "9e999",
    "'x'", "''", "'lorcana'", "'4.3.2'", "x''", "x'00ff'", "CAST(x'ff61' AS TEXT)", "CAST(x'6100' AS TEXT)",
    "CAST(x'eda080' AS TEXT)", "printf('%.*c', 100000, 'a')",
)  # fmt: skip
"""What is put where it does not belong, as SQL."""
_KINDS = ("TEXT", "BLOB", "REAL", "INTEGER", "NUMERIC", "DATETIME", "BOOLEAN", "VARCHAR(3)", "")
_TABLES = (*metadata.tables, VERSION_TABLE)


def whole(folder: Path) -> bytes:
    """A history of two engines with everything that one can tell, made once for a folder."""
    kept = folder / "whole.sqlite"
    if not kept.exists():
        database = Database(str(kept), write=True)
        for number in range(6):
            runs = (
                result("steady"), result("broken", "fail" if number > 2 else "pass", clauses=("4.3.2", "4.3.2.4")),
                result("odd", "error" if number % 2 else "pass", flaky=number == 3),
                result("lacking", "unsupported"), result("open", "disputed", clauses=("8.1",)),
            )  # fmt: skip
            record(report(*runs, engine="plain" if number < 4 else "other"), database, command=COMMAND, suite=SUITE)
    return kept.read_bytes()


def spoiled(random: Random, folder: Path) -> Path:
    """A history with something wrong in it, in a file of its own."""
    file = folder / random.choice(("history.sqlite", "é [bold]→.db"))
    content = whole(folder)
    how = random.choice((_bytes, _pages, _rows, _rows, _loose, _schema, _versions))
    file.write_bytes(content)
    how(random, file)
    return file


def commands(random: Random, folder: Path, file: Path) -> list[object]:
    """What is asked of the history."""
    if random.random() < 0.25:
        return ["check", "--features", material.small(folder), "--db", file]
    chosen = (
        ("--json", "-"),
        ("--verbose",),
        ("--report", folder / "pages"),
        ("--engine", "plain"),
        ("--case", "broken"),
        ("--clause", "4.3"),
    )
    return ["history", "--db", file, *(word for one in random.sample(chosen, random.randint(0, 2)) for word in one)]


def _bytes(random: Random, file: Path) -> None:
    file.write_bytes(damaged(random, file.read_bytes()))


def _pages(random: Random, file: Path) -> None:
    """A page that is lost, empty, noise, another one's, or damaged in many places."""
    content = bytearray(file.read_bytes())
    at = random.randrange(len(content) // _PAGE) * _PAGE
    other = random.randrange(len(content) // _PAGE) * _PAGE
    what = random.randrange(5)
    if what == 0:
        del content[at:]
    elif what == 1:
        content[at + 16 * (not at) : at + _PAGE] = bytes(_PAGE - 16 * (not at))
    elif what == 2:
        content[at + 16 : at + _PAGE] = random.randbytes(_PAGE - 16)
    elif what == 3:
        content[at : at + _PAGE] = content[other : other + _PAGE]
    else:
        for _ in range(random.randint(2, 60)):
            content[random.randrange(len(content))] ^= 1 << random.randrange(8)
    file.write_bytes(bytes(content))


def _rows(random: Random, file: Path) -> None:
    """Values that their columns take and nobody would have put there; rows that are gone."""
    statements = []
    for _ in range(random.randint(1, 3)):
        table = metadata.tables[random.choice(list(metadata.tables))]
        column = random.choice(list(table.columns)).name
        where = random.choice(("", f" WHERE {next(iter(table.columns)).name} = {random.randint(1, 6)}"))
        gone = random.random() < 0.2
        statements.append(
            f"DELETE FROM {table.name}{where}"  # noqa: S608 - our own words
            if gone
            else f"UPDATE OR REPLACE {table.name} SET {column} = {random.choice(_VALUES)}{where}"  # noqa: S608
        )
    _execute(file, statements)


def _loose(random: Random, file: Path) -> None:
    """A table without its constraints and kinds, so that anything can stand in it."""
    table = metadata.tables[random.choice(list(metadata.tables))]
    names = [column.name for column in table.columns]
    kinds = ", ".join(f"{name} {random.choice(_KINDS)}" for name in random.sample(names, len(names)))
    listed = ", ".join(names)
    _execute(file, [
        f"CREATE TABLE new ({kinds})", f"INSERT INTO new ({listed}) SELECT {listed} FROM {table.name}",  # noqa: S608
        f"DROP TABLE {table.name}", f"ALTER TABLE new RENAME TO {table.name}",
    ])  # fmt: skip
    column = random.choice(names)
    _execute(file, [f"UPDATE {table.name} SET {column} = {random.choice(_VALUES)}"])  # noqa: S608


def _schema(random: Random, file: Path) -> None:
    """Tables and columns that are gone, have other names, or are something else."""
    name = random.choice(_TABLES)
    columns = metadata.tables[name].columns.keys() if name in metadata.tables else ["version_num"]
    column = random.choice(columns)
    _execute(file, [random.choice((
        f"DROP TABLE {name}", f"ALTER TABLE {name} RENAME TO gone",
        f"ALTER TABLE {name} RENAME COLUMN {column} TO gone",
        f"ALTER TABLE {name} DROP COLUMN {column}", f"ALTER TABLE {name} ADD COLUMN more TEXT NOT NULL DEFAULT ''",
        f"CREATE TRIGGER no BEFORE INSERT ON {name} BEGIN SELECT RAISE(ABORT, 'no'); END",
        f"CREATE VIEW seen AS SELECT * FROM {name}; DROP TABLE {name}; ALTER TABLE seen RENAME TO {name}",  # noqa: S608
        "CREATE TABLE more (x)",
        "CREATE TABLE \"odd \x1b[31m\" (x)", "DROP INDEX ix_runs_engine_id", "PRAGMA encoding = 'UTF-16'; VACUUM",
        f"PRAGMA writable_schema = 1; UPDATE sqlite_master SET sql = 'CREATE TABLE {name} (x)' WHERE name = '{name}'",  # noqa: S608
        f"PRAGMA writable_schema = 1; UPDATE sqlite_master SET sql = '' WHERE name = '{name}'",  # noqa: S608
        "PRAGMA journal_mode = WAL", "PRAGMA user_version = 9",
    ))])  # fmt: skip


def _versions(random: Random, file: Path) -> None:
    """What says which schema it is, is gone, doubled or another."""
    value = random.choice((*_VALUES, "'first_tables'", "'results_by_case'"))
    verb = random.choice(("UPDATE {0} SET version_num = {1}", "INSERT INTO {0} VALUES ({1})", "DELETE FROM {0}"))
    _execute(file, [verb.format(VERSION_TABLE, value)])


def _execute(file: Path, statements: list[str]) -> None:
    """As much of it as the database does."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection, suppress(sqlite3.Error):
        for statement in statements:
            connection.executescript(f"PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON; {statement}")
