"""The last results of some cases, for each engine of a history."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from sqlalchemy import Connection, select

from oracle.history.database import Database
from oracle.history.schema import CODES, cases, engines, results, runs, words
from oracle.history.stances import Last

LAST_RUNS = 100
"""The number of an engine's last runs that are searched."""
_SOME = 500
"""How many numbers one SQL statement may contain."""
_VERDICTS = {number: verdict for verdict, number in CODES.items()}


def last_results(database: Database, names: Collection[str]) -> tuple[Last, ...]:
    """The last results of these cases and their outline rows, for each engine. Raises HistoryError."""
    with database.reading() as connection:
        versions = dict(_last_runs(connection))
        known = {row.id: row for row in connection.execute(select(cases)) if row.name.partition("/")[0] in names}
        found: dict[tuple[str, int], Last] = {}
        for run, number, verdict, cause in _results(connection, sorted(known), sorted(versions)):
            engine, version = versions[run]
            case, said = known[number], _VERDICTS[verdict]
            found[engine, number] = Last(engine, version, run, case.game, case.name, case.edition, said, cause or "")
    return tuple(found.values())


def _last_runs(connection: Connection) -> Iterator[tuple[int, tuple[str, str]]]:
    """The last runs of each engine, with the engine's name and version."""
    query = (
        select(runs.c.id, engines.c.name, engines.c.version)
        .join(engines, engines.c.id == runs.c.engine_id)
        .where(runs.c.results > 0)
        .order_by(runs.c.id.desc())
    )
    many: dict[str, int] = {}
    for number, name, version in connection.execute(query):
        many[name] = many.get(name, 0) + 1
        if many[name] <= LAST_RUNS:
            yield number, (name, version)


def _results(connection: Connection, ids: list[int], among: list[int]) -> Iterator[tuple[int, int, int, str | None]]:
    """The run, case, verdict and cause of each result of these cases in these runs, in the order of the runs."""
    for start in range(0, len(ids), _SOME):
        query = (
            select(results.c.run_id, results.c.case_id, results.c.verdict, words.c.text)
            .outerjoin(words, words.c.id == results.c.cause_id)
            .where(results.c.case_id.in_(ids[start : start + _SOME]), results.c.run_id.in_(among))
            .order_by(results.c.run_id)
        )
        yield from (tuple(row) for row in connection.execute(query))
