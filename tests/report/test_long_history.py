"""A history of 10,000 runs by many engines, on the site: what is shown is bounded, the newest first."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from oracle.engines import reference_books as books
from oracle.history.database import Database
from oracle.history.found import Wanted
from oracle.history.questions import histories
from oracle.history.schema import cases, engines, results, runs, suites, words
from oracle.report.site.engines import MOST_BESIDE, MOST_ROWS, MOST_RUNS
from oracle.report.site.material import MOST_ENGINES, Material

from .links import broken
from .site_sample import written

GAME, SECTION, CLAUSE = "lorcana", "4.5", "4.5.1"
RUNS = 10_000
ENGINES = MOST_ENGINES + 10
CASES = MOST_ROWS + 20
"""Of the engine that ran last; the others have one each."""
LAST = (RUNS - 1) % ENGINES
LARGEST = 450_000
"""Bytes of the largest page."""


def digest(*of: object) -> str:
    return hashlib.sha256(repr(of).encode()).hexdigest()


def results_of(run: int) -> Iterator[dict[str, object]]:
    """Every case fails every other time; the engine that runs last has all of them in its last two runs."""
    of_last = run % ENGINES == LAST and run >= RUNS - 2 * ENGINES
    for case in range(CASES if of_last else 1):
        failed = run // ENGINES % 2 == (RUNS - 1) // ENGINES % 2
        yield {
            "case_id": case,
            "run_id": run + 1,
            "verdict": int(failed),
            "flaky": 0,
            "clauses_id": 0,
            "cause_id": None,
        }


def fill(database: Database) -> None:
    with database.writing() as connection:
        names = [{"id": one, "name": f"engine {one}", "version": "1", "command": "", "digest": digest(one)}
                 for one in range(ENGINES)]  # fmt: skip
        connection.execute(engines.insert(), names)
        connection.execute(suites.insert(), [{"id": 0, "digest": digest(), "name": "", "version": "", "content": "c"}])
        known = [{"id": one, "digest": digest("case", one), "game": GAME, "name": f"case-{one}", "edition": "2.2"}
                 for one in range(CASES)]  # fmt: skip
        connection.execute(cases.insert(), known)
        connection.execute(words.insert(), [{"id": 0, "digest": digest("words"), "text": f"{GAME} {CLAUSE}"}])
        rows = [[*results_of(run)] for run in range(RUNS)]
        each = [
            {
                "id": run + 1,
                "at": "2026-01-01T00:00:00Z",
                "engine_id": run % ENGINES,
                "suite_id": 0,
                "results": len(own),
            }
            for run, own in enumerate(rows)
        ]
        connection.execute(runs.insert(), each)
        connection.execute(results.insert(), [row for own in rows for row in own])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.mktemp("long")
    database = Database(str(base / "history.sqlite"), write=True)
    fill(database)
    made = Material(game=GAME, plans=(), seen={}, ends={}, engines=histories(database, Wanted(last=MOST_RUNS)))
    known = books.catalogue(GAME)
    clauses = {number: one for number, one in known.clauses.items() if number.startswith(SECTION)}
    # Where the sides say it are clauses that this part of the book does not have.
    sides = [tuple(replace(side, clauses=()) for side in one.side) for one in known.conflicts]
    conflicts = tuple(replace(one, side=side) for one, side in zip(known.conflicts, sides, strict=True))
    part = replace(known, clauses=clauses, readings={}, conflicts=conflicts)
    vars(made).update(catalogue=part, sets=(), mutants={})
    return written(base / "site", made)


def page(folder: Path, name: str) -> str:
    return (folder / GAME / name).read_text(encoding="utf-8")


def test_no_page_grows_with_the_history_and_no_link_is_dead(folder: Path) -> None:
    assert list(broken(folder)) == []
    pages = list((folder / GAME / "engines").iterdir())
    assert len(pages) == MOST_ENGINES + 1
    assert max(one.stat().st_size for one in pages) < LARGEST


def test_those_that_ran_last_are_shown_first(folder: Path) -> None:
    matrix = page(folder, "engines/index.html")
    names = re.findall(r'<th scope="row"><a href="[^"]*"><bdi>engine (\d+)<', matrix)
    assert [int(name) for name in names] == [(LAST - back) % ENGINES for back in range(MOST_ENGINES)]
    assert f"Only the {MOST_ENGINES} of {ENGINES} engines that ran last are shown." in matrix
    chapters = matrix.partition('id="chapters"')[2]
    assert len(re.findall(r'<th scope="col">engine', chapters)) == MOST_BESIDE
    shown = page(folder, f"clauses/{CLAUSE}.html").partition('id="at-engines"')[2]
    assert len(re.findall(r">engine \d+<", shown)) == MOST_ENGINES


def test_of_an_engine_the_last_runs_are_shown_and_the_first_of_what_fails(folder: Path) -> None:
    address = re.search(rf'<a href="([^"]*)"><bdi>engine {LAST}<', page(folder, "engines/index.html"))
    assert address is not None
    shown = page(folder, f"engines/{address[1]}")
    own = len(range(LAST, RUNS, ENGINES))
    assert f"Of {own} runs the last {MOST_RUNS} are shown here." in shown
    numbers = [int(run) for run in re.findall(r'<th scope="row"><bdi>(\d+)</bdi>', shown.partition('id="runs"')[2])]
    assert numbers == [RUNS - ENGINES * back for back in range(MOST_RUNS)]
    failing = shown.partition('id="failing"')[2].partition("</table>")[0]
    assert failing.count("<tr") == 1 + MOST_ROWS + 1
    assert f"and {CASES - MOST_ROWS} more" in failing
