"""Queries a history: when each failure began, flaky cases, and the results of clauses and chapters over time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    func,
    inspect,
    or_,
    select,
    true,
)

from oracle.book.numbers import number_key
from oracle.history.database import Database
from oracle.history.found import EngineHistory, Failing, Flaky, Point, Run, Trend, Wanted
from oracle.history.played import causes_seen, played
from oracle.history.schema import CODES, FAILING, cases, engines, plays, results, runs, suites, words

_VERDICTS = {number: verdict for verdict, number in CODES.items()}


Clauses = tuple[str, tuple[str, ...]]
"""A game, and the clauses of a result."""
_SOME = 500
"""How many numbers one SQL statement may contain."""


class Seen(NamedTuple):
    """A result. If it stands for equal results in every run, it has no run."""

    run: int | None
    case: int
    verdict: int
    flaky: int
    clauses: int
    cause: int | None = None


class _Engine:
    """The data of the engines of one name."""

    def __init__(self, connection: Connection, name: str, last: int | None = None) -> None:
        self._connection = connection
        rows = connection.execute(
            select(runs.c.id, runs.c.at, engines.c.version, engines.c.command, suites.c.version, suites.c.content)
            .join(engines, engines.c.id == runs.c.engine_id)
            .join(suites, suites.c.id == runs.c.suite_id)
            .where(engines.c.name == name, runs.c.results > 0)
            .order_by(runs.c.id)
        )
        self.name = name
        every = [_Run(*row) for row in rows]
        self.runs = {run.number: run for run in (every if last is None else every[-last:])}
        self.earlier = len(every) - len(self.runs)

    def seen(self, wanted: Wanted) -> tuple[list[Seen], dict[int, Clauses]]:
        """The requested results and their clauses; results that never changed are merged into one."""
        asked = and_(_of_engine(self.name), _of_cases(wanted))
        if self.earlier:
            asked = and_(asked, results.c.run_id >= min(self.runs))
        steady, loose = [], []
        for row in self._connection.execute(_spans(asked)):
            constant = row.verdict == row.last_verdict and row.clauses == row.last_clauses and not row.flaky
            # Failures keep their runs, since their causes may have changed.
            if constant and row.many == len(self.runs) and row.verdict not in FAILING:
                steady.append(Seen(None, row.case_id, row.verdict, 0, row.clauses))
            else:
                loose.append(row.case_id)
        columns = (results.c[name] for name in ("run_id", "case_id", "verdict", "flaky", "clauses_id", "cause_id"))
        query = select(*columns).where(asked)
        found = steady + [Seen._make(row) for row in self._some(query, results.c.case_id, loose)]
        clauses = self._clauses({one.clauses for one in found})
        chosen = {
            number: (game, mine)
            for number, (game, mine) in clauses.items()
            if not wanted.clauses or any(wanted.has_clause(game, own) for own in mine)
        }
        return [one for one in found if one.clauses in chosen], chosen

    def texts(self, ids: Iterable[int]) -> dict[int, str]:
        """Texts by number."""
        return {row.id: row.text for row in self._some(select(words.c.id, words.c.text), words.c.id, ids)}

    def cases(self, ids: Iterable[int]) -> dict[int, Row[Any]]:
        """Cases by number."""
        return {row.id: row for row in self._some(select(cases), cases.c.id, ids)}

    def _clauses(self, ids: Iterable[int]) -> dict[int, Clauses]:
        split = {number: text.split(" ") for number, text in self.texts(ids).items()}
        return {number: (game, tuple(clauses)) for number, (game, *clauses) in split.items()}

    def _some(self, query: Select[object], column: Column[int], ids: Iterable[int]) -> Iterator[Row[object]]:
        every = sorted(set(ids))
        for start in range(0, len(every), _SOME):
            yield from self._connection.execute(query.where(column.in_(every[start : start + _SOME])))


class _Run(NamedTuple):
    number: int
    at: str
    version: str
    command: str
    suite: str
    content: str


def _spans(asked: ColumnElement[bool]) -> Select[object]:
    """For each case: the number of its runs, and whether anything about it changed."""
    return (
        select(
            results.c.case_id,
            func.count().label("many"),
            func.min(results.c.verdict).label("verdict"),
            func.max(results.c.verdict).label("last_verdict"),
            func.min(results.c.clauses_id).label("clauses"),
            func.max(results.c.clauses_id).label("last_clauses"),
            func.max(results.c.flaky).label("flaky"),
        )
        .where(asked)
        .group_by(results.c.case_id)
    )


def _of_engine(name: str) -> ColumnElement[bool]:
    own = select(runs.c.id).join(engines, engines.c.id == runs.c.engine_id).where(engines.c.name == name)
    return results.c.run_id.in_(own)


def _of_cases(wanted: Wanted) -> ColumnElement[bool]:
    if not wanted.cases:
        return true()
    named = [or_(cases.c.name == one, cases.c.name.startswith(f"{one}/", autoescape=True)) for one in wanted.cases]
    return results.c.case_id.in_(select(cases.c.id).where(or_(*named)))


def engines_of(database: Database) -> tuple[str, ...]:
    """The names of all engines with results or games, sorted. Raises HistoryError."""
    judged, played_on = select(runs.c.engine_id).where(runs.c.results > 0), select(plays.c.engine_id)
    with database.reading() as connection:
        some = judged.union(played_on) if _has_campaigns(connection) else judged
        own = select(engines.c.name).distinct().where(engines.c.id.in_(some))
        return tuple(sorted(connection.scalars(own)))


def _has_campaigns(connection: Connection) -> bool:
    """A database written by an earlier version, and opened only for reading, may have none."""
    return inspect(connection).has_table(plays.name)


def histories(database: Database, wanted: Wanted) -> tuple[EngineHistory, ...]:
    """The requested history of each engine, by name. Raises HistoryError."""
    with database.reading() as connection:
        names = connection.scalars(
            select(engines.c.name)
            .distinct()
            .where(true() if wanted.engine is None else engines.c.name == wanted.engine)
        )
        found = [_history(_Engine(connection, name, wanted.last), wanted) for name in sorted(names)]
        if not wanted.cases and not wanted.clauses and _has_campaigns(connection):
            found = [
                replace(one, campaigns=played(connection, one.engine), causes=causes_seen(connection, one.engine))
                for one in found
            ]
        return tuple(one for one in found if one.runs or one.campaigns)


def _history(engine: _Engine, wanted: Wanted) -> EngineHistory:
    seen, clauses = engine.seen(wanted)
    changing: dict[int, list[Seen]] = {}
    for one in seen:
        if one.run is not None:
            changing.setdefault(one.case, []).append(one)
    for row in changing.values():
        row.sort()
    named = engine.cases(changing)
    numbers = {
        one: (game, tuple(number for number in mine if wanted.has_clause(game, number)))
        for one, (game, mine) in clauses.items()
    }
    return EngineHistory(
        engine=engine.name,
        runs=_runs(engine, seen),
        earlier=engine.earlier,
        failing=_failing(engine, changing, named, clauses),
        flaky=_flaky(engine, changing, named),
        chapters=_trends(engine, seen, {one: (game, _chapters(mine)) for one, (game, mine) in numbers.items()}),
        clauses=_trends(engine, seen, numbers),
    )


def _runs(engine: _Engine, seen: Iterable[Seen]) -> tuple[Run, ...]:
    steady: Counter[int] = Counter()
    counts: dict[int, Counter[int]] = {number: Counter() for number in engine.runs}
    flaky: Counter[int] = Counter()
    for one in seen:
        (steady if one.run is None else counts[one.run])[one.verdict] += 1
        if one.run is not None:
            flaky[one.run] += one.flaky
    return tuple(
        Run(
            run=run.number,
            at=run.at,
            version=run.version,
            command=run.command,
            suite=run.suite,
            content=run.content,
            counts={verdict: steady[code] + counts[run.number][code] for verdict, code in CODES.items()},
            flaky=flaky[run.number],
        )
        for run in engine.runs.values()
        if steady or counts[run.number]
    )


def _failing(
    engine: _Engine,
    changing: Mapping[int, list[Seen]],
    named: Mapping[int, Row[object]],
    clauses: Mapping[int, Clauses],
) -> tuple[Failing, ...]:
    """The start of the current failures of each case that failed in its last run."""
    bad = {case: rows for case, rows in changing.items() if rows[-1].verdict in FAILING}
    texts = engine.texts(rows[-1].cause for rows in bad.values() if rows[-1].cause is not None)
    found = []
    for number, rows in bad.items():
        last, case = rows[-1], named[number]
        held = next((one for one in reversed(rows) if one.verdict not in FAILING), None)
        since = engine.runs[rows[0 if held is None else rows.index(held) + 1].run or 0]
        found.append(
            Failing(
                game=case.game,
                case=case.name,
                edition=case.edition,
                clauses=clauses[last.clauses][1],
                verdict=_VERDICTS[last.verdict],
                cause=texts.get(last.cause or 0, ""),
                since=since.number,
                since_version=since.version,
                since_at=since.at,
                held=None if held is None else held.run,
                held_version="" if held is None else engine.runs[held.run or 0].version,
                last=last.run or 0,
            )
        )
    return tuple(sorted(found, key=lambda one: (-one.since, one.game, one.case, one.edition)))


def _flaky(engine: _Engine, changing: Mapping[int, list[Seen]], named: Mapping[int, Row[object]]) -> tuple[Flaky, ...]:
    """Cases with several verdicts under one version and one suite, or inconsistent within a run."""
    groups: dict[tuple[int, str, str, str], list[Seen]] = {}
    for number, rows in changing.items():
        for one in rows:
            run = engine.runs[one.run or 0]
            groups.setdefault((number, run.version, run.suite, run.content), []).append(one)
    found = []
    for (number, version, suite, content), rows in groups.items():
        counts = Counter(one.verdict for one in rows)
        within, case = sum(one.flaky for one in rows), named[number]
        if len(counts) == 1 and not within:
            continue
        found.append(
            Flaky(
                game=case.game,
                case=case.name,
                edition=case.edition,
                version=version,
                suite=suite,
                content=content,
                runs=len(rows),
                counts={name: counts[code] for name, code in CODES.items() if counts[code]},
                within=within,
                rate=round(max(len(rows) - max(counts.values()), within) / len(rows), 3),
            )
        )
    return tuple(sorted(found, key=lambda one: (-one.rate, one.game, one.case, one.edition, one.version, one.content)))


def _trends(engine: _Engine, seen: Iterable[Seen], numbers: Mapping[int, Clauses]) -> tuple[Trend, ...]:
    keys = {one: [(game, number) for number in mine] for one, (game, mine) in numbers.items()}
    sums: dict[tuple[str, str], dict[int | None, list[int]]] = {}
    for one in seen:
        passed = one.verdict == CODES["pass"]
        for key in keys[one.clauses]:
            sum_ = sums.setdefault(key, {}).setdefault(one.run, [0, 0])
            sum_[0] += passed
            sum_[1] += 1
    return tuple(
        Trend(game=game, number=number, points=tuple(_points(engine, sums[game, number])))
        for game, number in sorted(sums, key=lambda key: (key[0], _order(key[1])))
    )


def _points(engine: _Engine, sums: Mapping[int | None, list[int]]) -> Iterator[Point]:
    """A point for each run with results; the values under None belong to all of them."""
    passed, of = sums.get(None, (0, 0))
    for run in engine.runs if of else sorted(filter(None, sums)):
        own_passed, own_of = sums.get(run, (0, 0))
        yield Point(run, passed + own_passed, of + own_of)


def _chapters(numbers: Iterable[str]) -> tuple[str, ...]:
    """The chapters of these clauses, without duplicates; those of another document stay separate."""
    return tuple(sorted({_chapter(number) for number in numbers}))


def _chapter(number: str) -> str:
    document, colon, own = number.rpartition(":")
    return document + colon + own.split(".")[0].split("-")[0]


def _order(number: str) -> object:
    document, _, own = number.rpartition(":")
    return document, number_key(own)
