"""Asks a history: since when a case fails, what wavers, how clauses and chapters fare from run to run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, RowMapping, and_, case, func, or_, select, true

from oracle.history.database import Database
from oracle.history.found import EngineHistory, Failing, Point, Run, Trend, Wanted, Wavering
from oracle.history.schema import CODES, FAILING, cases, engines, results, runs, suites, words
from oracle.kernel.numbers import number_key

_VERDICTS = {number: verdict for verdict, number in CODES.items()}


class Tally(NamedTuple):
    """How many results a run had of one verdict and one set of clauses."""

    run_id: int
    clauses_id: int
    verdict: int
    many: int
    flaky: int


Clauses = tuple[str, tuple[str, ...]]
"""A game, and the clauses of a result."""


def histories(database: Database, wanted: Wanted) -> tuple[EngineHistory, ...]:
    """The history of each engine by its name, as far as it is wanted. Raises HistoryError."""
    with database.reading() as connection:
        names = connection.scalars(
            select(engines.c.name)
            .distinct()
            .where(true() if wanted.engine is None else engines.c.name == wanted.engine)
        )
        found = (_history(connection, name, wanted) for name in sorted(names))
        return tuple(one for one in found if one.runs)


def _history(connection: Connection, engine: str, wanted: Wanted) -> EngineHistory:
    asked = and_(engines.c.name == engine, _of_cases(wanted))
    counted = tallies(connection, asked)
    clauses = _clauses(connection, {tally.clauses_id for tally in counted})
    chosen = {
        one: (game, tuple(number for number in numbers if wanted.has_clause(game, number)))
        for one, (game, numbers) in clauses.items()
        if not wanted.clauses or any(wanted.has_clause(game, number) for number in numbers)
    }
    if wanted.clauses:
        asked = and_(asked, results.c.clauses_id.in_(chosen))
    counted = [tally for tally in counted if tally.clauses_id in chosen]
    return EngineHistory(
        engine=engine,
        runs=_runs(connection, engine, counted),
        failing=failing(connection, asked),
        wavering=wavering(connection, asked),
        chapters=_trends(counted, {one: (game, _chapters(numbers)) for one, (game, numbers) in chosen.items()}),
        clauses=_trends(counted, chosen),
    )


def _of_cases(wanted: Wanted) -> ColumnElement[bool]:
    if not wanted.cases:
        return true()
    named = [or_(cases.c.name == one, cases.c.name.startswith(f"{one}/", autoescape=True)) for one in wanted.cases]
    return results.c.case_id.in_(select(cases.c.id).where(or_(*named)))


def tallies(connection: Connection, asked: ColumnElement[bool]) -> list[Tally]:
    """How many results each run had of each verdict and each set of clauses."""
    key = (results.c.run_id, results.c.clauses_id, results.c.verdict)
    sums = (func.count().label("many"), func.sum(results.c.flaky).label("flaky"))
    rows = connection.execute(select(*key, *sums).select_from(_all()).where(asked).group_by(*key))
    return [Tally(*row) for row in rows]


def _all() -> Any:
    return results.join(runs, runs.c.id == results.c.run_id).join(engines, engines.c.id == runs.c.engine_id)


def _clauses(connection: Connection, ids: Iterable[int]) -> dict[int, Clauses]:
    found = connection.execute(select(words.c.id, words.c.text).where(words.c.id.in_(sorted(ids))))
    return {number: (text.split(" ")[0], tuple(text.split(" ")[1:])) for number, text in found}


def _runs(connection: Connection, engine: str, counted: Iterable[Tally]) -> tuple[Run, ...]:
    counts: dict[int, Counter[str]] = {}
    flaky: Counter[int] = Counter()
    for run, _clauses_id, verdict, many, wavered in counted:
        counts.setdefault(run, Counter())[_VERDICTS[verdict]] += many
        flaky[run] += int(wavered)
    rows = connection.execute(
        select(runs.c.id, runs.c.at, engines.c.version, engines.c.command, suites.c.version, suites.c.content)
        .join(engines, engines.c.id == runs.c.engine_id)
        .join(suites, suites.c.id == runs.c.suite_id)
        .where(engines.c.name == engine)
        .order_by(runs.c.id)
    )
    return tuple(
        Run(
            run=run,
            at=at,
            version=version,
            command=command,
            suite=suite,
            content=content,
            counts={verdict: counts[run][verdict] for verdict in CODES},
            flaky=flaky[run],
        )
        for run, at, version, command, suite, content in rows
        if run in counts
    )


def failing(connection: Connection, asked: ColumnElement[bool]) -> tuple[Failing, ...]:
    """Since when each case fails that failed in its last run."""
    fails = results.c.verdict.in_(FAILING)
    spans = (
        select(
            results.c.case_id,
            func.max(results.c.run_id).label("last"),
            func.max(case((fails, None), else_=results.c.run_id)).label("held"),
        )
        .select_from(_all())
        .where(asked)
        .group_by(results.c.case_id)
        .subquery()
    )
    after = and_(results.c.case_id == spans.c.case_id, results.c.run_id > func.coalesce(spans.c.held, 0))
    since = (
        select(spans.c.case_id, spans.c.last, spans.c.held, func.min(results.c.run_id).label("since"))
        .select_from(_all().join(spans, after))
        .where(asked)
        .group_by(spans.c.case_id, spans.c.last, spans.c.held)
        .subquery()
    )
    last = and_(results.c.case_id == since.c.case_id, results.c.run_id == since.c.last)
    rows = connection.execute(
        select(since, cases, results.c.verdict, results.c.clauses_id, results.c.cause_id)
        .join(results, last)
        .join(cases, cases.c.id == since.c.case_id)
    ).all()
    return _told_failing(connection, rows)


def _told_failing(connection: Connection, rows: Iterable[Row[Any]]) -> tuple[Failing, ...]:
    rows = list(rows)
    at = {
        run: (moment, version)
        for run, moment, version in connection.execute(
            select(runs.c.id, runs.c.at, engines.c.version).join(engines, engines.c.id == runs.c.engine_id)
        )
    }
    clauses = _clauses(connection, {row.clauses_id for row in rows})
    causes = select(words.c.id, words.c.text).where(
        words.c.id.in_(sorted({row.cause_id for row in rows if row.cause_id}))
    )
    texts: dict[int, str] = {row.id: row.text for row in connection.execute(causes)}
    found = [
        Failing(
            game=row.game,
            case=row.name,
            edition=row.edition,
            clauses=clauses[row.clauses_id][1],
            verdict=_VERDICTS[row.verdict],
            cause=texts.get(row.cause_id, ""),
            since=row.since,
            since_version=at[row.since][1],
            since_at=at[row.since][0],
            held=row.held,
            held_version=at[row.held][1] if row.held else "",
            last=row.last,
        )
        for row in rows
    ]
    return tuple(sorted(found, key=lambda one: (-one.since, one.game, one.case, one.edition)))


def wavering(connection: Connection, asked: ColumnElement[bool]) -> tuple[Wavering, ...]:
    """What had several verdicts under one version and one suite, or wavered within a run."""
    grouped = (engines.c.version, runs.c.suite_id, results.c.case_id)
    counts = [func.sum(case((results.c.verdict == code, 1), else_=0)).label(name) for name, code in CODES.items()]
    groups = (
        select(*grouped, *counts, func.sum(results.c.flaky).label("within"))
        .select_from(_all())
        .where(asked)
        .group_by(*grouped)
        .having(or_(func.min(results.c.verdict) != func.max(results.c.verdict), func.max(results.c.flaky) > 0))
        .subquery()
    )
    rows = connection.execute(
        select(groups, suites.c.version.label("suite"), suites.c.content, cases.c.game, cases.c.name, cases.c.edition)
        .join(suites, suites.c.id == groups.c.suite_id)
        .join(cases, cases.c.id == groups.c.case_id)
    )
    found = (_told_wavering(row._mapping) for row in rows)
    return tuple(sorted(found, key=lambda one: (-one.rate, one.game, one.case, one.edition, one.version, one.content)))


def _told_wavering(row: RowMapping) -> Wavering:
    counts = {name: int(row[name]) for name in CODES if row[name]}
    together, within = sum(counts.values()), int(row["within"])
    return Wavering(
        game=row["game"],
        case=row["name"],
        edition=row["edition"],
        version=row["version"],
        suite=row["suite"],
        content=row["content"],
        runs=together,
        counts=counts,
        within=within,
        rate=round(max(together - max(counts.values()), within) / together, 3),
    )


def _trends(counted: Iterable[Tally], numbers: Mapping[int, Clauses]) -> tuple[Trend, ...]:
    keys = {one: [(game, number) for number in mine] for one, (game, mine) in numbers.items()}
    sums: dict[tuple[str, str], dict[int, list[int]]] = {}
    for run, clauses_id, verdict, many, _flaky in counted:
        passed = many if verdict == CODES["pass"] else 0
        for key in keys[clauses_id]:
            sum_ = sums.setdefault(key, {}).setdefault(run, [0, 0])
            sum_[0] += passed
            sum_[1] += many
    return tuple(
        Trend(
            game=game,
            number=number,
            points=tuple(Point(run, passed, of) for run, (passed, of) in sorted(sums[game, number].items())),
        )
        for game, number in sorted(sums, key=lambda key: (key[0], _order(key[1])))
    )


def _chapters(numbers: Iterable[str]) -> tuple[str, ...]:
    """The chapters that clauses are in, each once; those of another document stay apart."""
    return tuple(sorted({_chapter(number) for number in numbers}))


def _chapter(number: str) -> str:
    document, colon, own = number.rpartition(":")
    return document + colon + own.split(".")[0].split("-")[0]


def _order(number: str) -> Any:
    document, _, own = number.rpartition(":")
    return document, number_key(own)
