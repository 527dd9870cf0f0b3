"""The published reports are those of the code beside them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from oracle.cli.publish import REPORTS
from oracle.engines import reference_books as books
from tests.cli.write_reports import ROOT
from tests.extent import LONG

PUBLISHED = ["README.md", *(f"{game}-{report}.md" for game in books.PLAYED for report in REPORTS)]


def test_the_published_reports_are_those_of_the_code(tmp_path: Path) -> None:
    """One test, since writing them takes half a minute and tests are shared among processes.

    What editions change and what engines do takes a minute more: `tox -e long` writes these anew, too.
    """
    # In a process of its own, as a user writes them: what other tests have worked out already would hide calls.
    quick = [] if LONG else ["--quick"]
    subprocess.run([sys.executable, "-m", "tests.cli.write_reports", str(tmp_path), *quick], cwd=ROOT, check=True)
    written = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    assert sorted(written) == sorted(PUBLISHED) == sorted(path.name for path in (ROOT / "reports").iterdir())
    stale = [name for name, text in written.items() if text != (ROOT / "reports" / name).read_text(encoding="utf-8")]
    assert stale == [], "write the reports anew: tox -e reports"
    assert_no_engine_fails(written["lorcana-engines.md"])
    for text in written.values():
        for target in re.findall(r"\]\(([^)]+)\)", text):
            assert (ROOT / "reports" / target).exists(), target


def assert_no_engine_fails(matrix: str) -> None:
    rows = [line.split(" | ") for line in matrix.splitlines()]
    verdicts = [row for row in rows if len(row) > 5 and row[3].isdigit()]
    assert {row[0].strip("| `") for row in verdicts} == {"reference", "plain-engine", "typescript-example"}
    assert all(row[4] == "0" and row[6] == "0" for row in verdicts)
