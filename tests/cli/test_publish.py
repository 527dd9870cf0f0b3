"""The published reports are those of the code beside them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from oracle.engines import reference_books as books
from tests.cli.write_reports import ROOT

# Writing them takes half a minute: once, not once in each process of the tests.
pytestmark = pytest.mark.xdist_group("published")


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("reports")
    # In a process of its own, as a user writes them: what other tests have worked out already would hide calls.
    subprocess.run([sys.executable, "-m", "tests.cli.write_reports", str(folder)], cwd=ROOT, check=True)
    return folder


PUBLISHED = [f"{game}-{report}.md" for game in books.KNOWN for report in ("clauses", "conflicts", "coverage")]
PUBLISHED += [f"{game}-engines.md" for game in books.PLAYED]


def test_every_report_that_is_published_is_kept(written: Path) -> None:
    assert sorted(PUBLISHED) == sorted(path.name for path in written.iterdir())
    assert sorted(PUBLISHED) == sorted(path.name for path in (ROOT / "reports").iterdir())


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_published_report_is_not_stale(written: Path, name: str) -> None:
    published = (ROOT / "reports" / name).read_text(encoding="utf-8")
    assert published == (written / name).read_text(encoding="utf-8"), f"write reports/{name} anew: tox -e reports"


def test_no_engine_of_the_matrix_fails(written: Path) -> None:
    rows = [line.split(" | ") for line in (written / "lorcana-engines.md").read_text(encoding="utf-8").splitlines()]
    verdicts = [row for row in rows if len(row) > 5 and row[3].isdigit()]
    assert {row[0].strip("| ") for row in verdicts} == {"reference", "plain-engine", "typescript-example"}
    assert all(row[4] == "0" and row[6] == "0" for row in verdicts)
