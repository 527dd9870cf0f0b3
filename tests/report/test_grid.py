"""Tables on a terminal of 60, 80 and 120 columns: numbers whole, nothing cut, no line longer than the terminal."""

from __future__ import annotations

import io
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.console import ConsoleOptions, RenderResult
from rich.text import Text

from oracle.campaign.parts.checking import Checked
from oracle.campaign.running import Told
from oracle.history.database import Database
from oracle.history.store import record
from oracle.report.campaign import console as campaign_console
from oracle.report.output.grid import Grid
from oracle.report.output.terminal import Terminal
from oracle.report.run import as_json
from oracle.suite.reading.locate import feature_root
from tests.cli.conftest import exit_code
from tests.extent import FACTOR, only_long

from .sample import report

__all__ = ["exit_code"]
WIDTHS = (60, 80, 120)
NARROWEST = "60"
FEATURE = "lorcana/8-keywords/8.8.2-damage-lowered-to-nothing.feature"
COMMANDS = (
    "check --features features --verbose",
    "coverage --features features",
    "impact lorcana/2.1 lorcana/2.2 --features features --verbose",
    "mutants --features features --clause 1.9.5",
    "perft lorcana/opening --depth 1 --divide",
    "where 4.3.2.2 --verbose",
    "history --db many.sqlite --verbose",
    "compare old.json new.json --verbose",
)
SLOW = "check --features features --card LeFou_-_Bumbler"
"""Every command that prints tables, except `campaign`."""


def printed(table: Grid, width: int) -> list[str]:
    out = io.StringIO()
    Terminal(file=out, width=width, color_system=None).print(table)
    return out.getvalue().splitlines()


def cells_of(table: Grid) -> list[str]:
    return [cell.plain for cell in (*table.heads, *(cell for cells, _ in table.rows for cell in cells))]


def check(table: Grid) -> None:
    """What holds for a table on every terminal."""
    cells = cells_of(table)
    numbers = [number for cell in cells for number in re.findall(r"(?<![\w.,-])\d[\d,]*(?![\w.,-])", cell)]
    for width in WIDTHS:
        lines = printed(table, width)
        assert max(len(line) for line in lines) <= width, (width, lines)
        said = "".join(lines)
        assert said.count("…") == sum(cell.count("…") for cell in cells), (width, lines)
        shown = re.findall(r"\d[\d,]*", "\n".join(lines))
        assert [number for number in numbers if number not in shown] == [], (width, lines)


WORDS = st.text(st.sampled_from("abc -/.:"), max_size=60)
FIGURES = st.integers(0, 99_999).map("{:,}".format)


@settings(max_examples=30 * FACTOR, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_a_table_fits_every_terminal(data: st.DataObject) -> None:
    kinds = data.draw(st.lists(st.sampled_from([WORDS, FIGURES]), min_size=1, max_size=11))
    named = data.draw(st.booleans())
    table = Grid(*(data.draw(WORDS) for _ in kinds if named))
    for _ in range(data.draw(st.integers(1, 3))):
        table.add(*(data.draw(kind) for kind in kinds))
    check(table)


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Grid]]:
    """The tables that are printed from here on."""
    seen: list[Grid] = []
    own = Grid.__rich_console__

    def look(table: Grid, console: Terminal, options: ConsoleOptions) -> RenderResult:
        seen.append(table)
        return own(table, console, options)

    with monkeypatch.context() as patched:
        patched.setattr(Grid, "__rich_console__", look)
        yield seen


def files(folder: Path) -> None:
    """The files that the commands read: a feature, two results, and a history of eleven runs."""
    (folder / "features").mkdir()
    shutil.copy(feature_root() / FEATURE, folder / "features")
    as_json.write(report(), folder / "new.json")
    as_json.write(report(report().results[1:], version="1.4.1"), folder / "old.json")
    database = Database(str(folder / "many.sqlite"), write=True)
    for number in range(11):
        record(report(report().results[number % 3 :]), database, command="inkwell", suite="tcg-oracle")


@pytest.mark.parametrize("line", [*COMMANDS, pytest.param(SLOW, marks=only_long)])
def test_the_tables_of_a_command_fit_every_terminal(
    line: str, tables: list[Grid], exit_code: Callable[..., int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", NARROWEST)
    assert exit_code(*(word.replace("_", " ") for word in line.split())) in (0, 1)
    assert tables
    for table in list(tables):
        check(table)


def test_the_tables_of_a_campaign_fit_every_terminal(tables: list[Grid]) -> None:
    found = Told(
        engines=(), levels=(), mutants=(), signs=(), fuzz=(), findings=(), unfinished=(),
        checks=(Checked(part="a-part-with-a-long-name", engine="inkwell", report=report()),),
    )  # fmt: skip
    campaign_console.show(found, Terminal(file=io.StringIO(), width=80))
    assert tables
    for table in list(tables):
        check(table)


def test_a_narrow_table_becomes_a_list_that_names_its_columns() -> None:
    table = Grid("engine", "cases that fail", "clauses")
    table.add("my-engine-with-a-name", "2,316", Text("8.8.1"))
    lines = [line.rstrip() for line in printed(table, 24)]
    assert lines == ["my-engine-with-a-name", "  cases that fail: 2,316", "  clauses: 8.8.1"]


def test_a_long_name_is_folded_at_its_joints() -> None:
    table = Grid("rate", "case", "verdicts")
    table.add("50%", "only-dry-characters-are-exerted-as-a-cost/drying (lorcana/2.2)", "1 pass, 1 fail")
    told = [line[6:].rstrip() for line in printed(table, 44)[2:]]
    assert [line.split()[0] for line in told] == ["only-dry-characters-", "are-exerted-as-a-cost/", "drying"]
    whole = Grid("rate", "case")
    whole.add("50%", "x" * 50)
    assert "x" * 50 in "".join(line.strip() for line in printed(whole, 30))
