"""The results of engines, from a history of their runs and from certificates."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from oracle.history.found import EngineHistory, Failing, Trend
from oracle.report.certificates.wording import NOT_SAID, facts
from oracle.report.certificates.wording import headline as reached
from oracle.report.history.page import charts
from oracle.report.history.wording import (
    FLAKY_COLUMNS,
    RUN_COLUMNS,
    TREND_COLUMNS,
    flaky_cells,
    headline,
    moved,
    run_cells,
    trend_cells,
    version,
)
from oracle.report.output.text import one_line
from oracle.report.site.material import Material
from oracle.report.site.places import page_of_engine, place_of_case
from oracle.report.site.writing import Cell, Cells, Part, Row, Sought, Writer, words

T = TypeVar("T")

MOST_RUNS = 100
"""Maximum runs shown for each engine, the last ones."""
MOST_BESIDE = 8
"""Maximum engines shown side by side, chapter by chapter."""
MOST_ROWS = 500
"""The most rows of a table of failing, flaky or changed cases."""


def write(material: Material, out: Writer) -> None:
    """A page for each engine, and the matrix of all of them, the most recently run first."""
    shown = material.newest
    for engine in shown:
        page = page_of_engine(engine.engine)
        out.seek(Sought(material.game, "engine", page, engine.engine))
        out.listing(
            material.profile,
            page,
            engine.engine,
            [part for part in _parts(material, engine) if part.rows],
            kind=f"{material.profile.name}: an engine",
            lead=(headline(engine), *_window(engine)),
            pictures=charts(engine),
        )
    out.listing(
        material.profile,
        "engines/index.html",
        "Engines",
        [part for part in _matrix(material, shown) if part.rows],
        kind=material.profile.name,
        lead=(
            "Unsupported cases count as not passed.",
            "The counts of a run are of all games in it; those of chapters are of this game.",
            *_left_out(len(material.engines), len(shown)),
        ),
        nothing="The history has no run of this game.",
    )


def _left_out(every: int, shown: int) -> Iterator[str]:
    if shown < every:
        yield f"Only the {shown:,} of {every:,} engines that ran last are shown."


def _window(engine: EngineHistory) -> Iterator[str]:
    if engine.earlier:
        yield f"Of {engine.earlier + len(engine.runs):,} runs the last {len(engine.runs):,} are shown here."


def _parts(material: Material, engine: EngineHistory) -> Iterator[Part]:
    failing = [one for one in engine.failing if one.game == material.game]
    rows = _some(failing, lambda one: _failing(material, engine, one))
    yield Part("failing", "Failing", rows, ("Case", "Since", "Clauses", "What happens"), len(failing))
    flaky = [one for one in engine.flaky if one.game == material.game]
    rows = _some(flaky, lambda one: _row(flaky_cells(one)))
    yield Part("flaky", "Flaky", rows, FLAKY_COLUMNS, len(flaky))
    for name, trends in (("Chapters", engine.chapters), ("Clauses", engine.clauses)):
        changing = [one for one in trends if one.game == material.game and moved(one)]
        rows = _some(changing, lambda one: _trend(material, one))
        yield Part(f"moved-{name.lower()}", f"{name} that moved", rows, TREND_COLUMNS, len(changing))
    runs = tuple(_row(run_cells(one)) for one in reversed(engine.runs))
    yield Part("runs", "Runs", runs, RUN_COLUMNS, len(runs))


def _some(every: Sequence[T], row: Callable[[T], Row]) -> tuple[Row, ...]:
    """A row for each of the first ones, and one that says how many more there are."""
    more = len(every) - MOST_ROWS
    last = (Row((words(f"and {more:,} more"),)),) if more > 0 else ()
    return (*map(row, every[:MOST_ROWS]), *last)


def _row(cells: Sequence[str]) -> Row:
    return Row(tuple(words(cell) for cell in cells))


def _failing(material: Material, engine: EngineHistory, one: Failing) -> Row:
    known = {plan.case for plan in material.outlines.get(one.case.partition("/")[0], ())}
    since = f"run {one.since}, {version(one.since_version)}"
    if engine.earlier and one.since == engine.runs[0].run:
        since += ", or earlier"
    places = material.places
    clauses = tuple(Cell(number, f"../{place}" if (place := places.clause(number)) else "") for number in one.clauses)
    return Row((
        (Cell(f"{one.case} ({one.edition})", f"../{place_of_case(one.case)}" if one.case in known else ""),),
        words(since),
        clauses or words(),
        words(one_line(one.cause, 200)),
    ))  # fmt: skip


def _trend(material: Material, one: Trend) -> Row:
    cells = trend_cells(one, lambda _, number: material.places.title(number))
    address = material.places.clause(one.number)
    first = (Cell(one.number, f"../{address}" if address else ""),)
    return Row((first, *(words(cell) for cell in cells[1:])))


def _matrix(material: Material, shown: Sequence[EngineHistory]) -> Iterator[Part]:
    links: list[Cells] = [(Cell(one.engine, page_of_engine(one.engine).partition("/")[2]),) for one in shown]
    rows = tuple(Row((link, *map(words, run_cells(one.runs[-1])))) for link, one in zip(links, shown, strict=True))
    yield Part("last", "The last run of each", rows, ("Engine", *RUN_COLUMNS), len(rows))
    names = [one.engine for one in shown[:MOST_BESIDE]]
    chapters: dict[str, dict[str, str]] = {}
    for engine in shown[:MOST_BESIDE]:
        for trend in engine.chapters:
            if trend.game == material.game:
                last = trend.points[-1]
                chapters.setdefault(trend.number, {})[engine.engine] = f"{last.passed:,} of {last.of:,}"
    yield Part(
        "chapters", "Chapter by chapter, passed", tuple(_chapters(material, names, chapters)), ("Chapter", *names)
    )
    for at, found in enumerate(material.certificates, start=1):
        rows = tuple(Row((words(name), words(value))) for name, value in facts(found))
        yield Part(f"certificate-{at}", f"Certificate: {reached(found)}", rows, ("What", "What the certificate says"))
    if material.certificates:
        yield Part("not-said", "What no certificate says", tuple(Row((words(line),)) for line in NOT_SAID))


def _chapters(material: Material, names: Sequence[str], chapters: dict[str, dict[str, str]]) -> Iterator[Row]:
    for number, told in chapters.items():
        address = material.places.clause(number)
        title = material.places.title(number)
        first = (Cell(f"{number} {title}", f"../{address}" if address else ""),)
        yield Row((first, *(words(told.get(name, "")) for name in names)))
