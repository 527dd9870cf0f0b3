"""Checks that the content of a history is valid: a file can be damaged, or edited by hand.

SQLite accepts any value in any column and does not check references unless told to, so each is checked here.
"""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Connection,
    Integer,
    SmallInteger,
    Table,
    and_,
    func,
    inspect,
    not_,
    or_,
    select,
)

from oracle.history.schema import MOST, metadata, results, runs
from oracle.protocol.display import shown

_LARGEST = {SmallInteger: 2**15 - 1, BigInteger: 2**53, Integer: 2**31 - 1}


def first_fault(connection: Connection) -> str:
    """The first error in a file's history, with its table, row, column and value; empty if there is none.

    The schema must be this program's.
    """
    return next(_faults(connection), "")


def _faults(connection: Connection) -> Iterator[str]:
    said = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
    if said != "ok":
        yield shown(str(said), 200)
        return
    # An older schema has fewer tables.
    known = set(inspect(connection).get_table_names())
    tables = [table for table in metadata.sorted_tables if table.name in known]
    for table in tables:
        there = {one["name"] for one in inspect(connection).get_columns(table.name)}
        if lacking := [column.name for column in table.columns if column.name not in there]:
            yield f"the table {table.name} lacks the column {lacking[0]}"
            return
    for table in tables:
        yield from _wrong_values(connection, table)
    for table in tables:
        for column in table.columns:
            yield from _lost_references(connection, column)


def _wrong_values(connection: Connection, table: Table) -> Iterator[str]:
    fits = {column: _fits(column) for column in table.columns}
    # One query for all columns: hardly any history has an error.
    if connection.scalar(select(1).select_from(table).where(not_(and_(*fits.values()))).limit(1)) is None:
        return
    keys = tuple(table.primary_key.columns)
    for column, fit in fits.items():
        # Quoted, since the driver could not return every possible value.
        quoted = [func.quote(one).label(f"{one.name}_") for one in (*keys, column)]
        found = connection.execute(select(*quoted).where(not_(fit)).limit(1)).first()
        if found is not None:
            *row, value = (shown(str(one), 60) for one in found)
            named = ", ".join(f"{key.name} {one}" for key, one in zip(keys, row, strict=True))
            yield f"{table.name}, row {named}: {column.name} is {value}, where {_kind(column)} belongs"


def _fits(column: Column[object]) -> ColumnElement[bool]:
    least, most = _bounds(column)
    if most is None:
        return func.typeof(column) == "text"
    fits = and_(func.typeof(column) == "integer", column.between(least, most))
    return or_(column.is_(None), fits) if column.nullable else fits


def _bounds(column: Column[object]) -> tuple[int, int | None]:
    if not isinstance(column.type, Integer):
        return 0, None
    least = 1 if column.primary_key or column.foreign_keys else 0
    return least, MOST.get(column.name, next(most for kind, most in _LARGEST.items() if isinstance(column.type, kind)))


def _kind(column: Column[object]) -> str:
    least, most = _bounds(column)
    return "a text" if most is None else f"a whole number from {least} to {most:,}"


def _lost_references(connection: Connection, column: Column[object]) -> Iterator[str]:
    for reference in column.foreign_keys:
        own = select(column.label("number")).where(column.is_not(None)).distinct().subquery()
        there = select(reference.column)
        if column is results.c.run_id:
            there = there.where(runs.c.results > 0)
        number = connection.scalar(select(own.c.number).where(own.c.number.not_in(there)).limit(1))
        if number is not None:
            other = reference.column.table.name
            yield f"{column.table.name}: {column.name} is {number}, but {other} has no such row, or an empty one"
