"""Writes the published reports, both example engines among them: `python -m tests.cli.write_reports`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from oracle.assurance.coverage.measure import Measured
from oracle.assurance.coverage.summary import Coverage, summarized
from oracle.cli import publish as publishing
from oracle.report.output.markdown_text import Markdown
from tests.assurance.covered import assert_covered
from tests.examples.start import ENGINES, find_node

ROOT = Path(__file__).parents[2]


def write_reports(folder: Path, *, quick: bool = False) -> None:
    """Write every report that is kept in `reports/` into a folder; `quick`: what takes a minute stays as it is kept."""
    vars(publishing)["summarized"] = covered
    if quick:
        publishing.edition_impacts = lambda suite, game: kept(f"{game}-editions.md")
        publishing.engine_matrix = lambda suite, game, engines, limits, clock: kept(f"{game}-engines.md")
    plain = f"'{sys.executable}' '{ENGINES / 'python' / 'plain_engine.py'}'"
    typescript = f"'{find_node()}' '{ENGINES / 'typescript' / 'engine.ts'}'"
    publishing.publish(folder, [plain, typescript])


def covered(measured: Sequence[Measured]) -> Coverage:
    """What the suite reaches; raises AssertionError where that is not what has to hold."""
    coverage = summarized(measured)
    assert_covered(coverage)
    return coverage


def kept(name: str) -> Markdown:
    """A report as it is in the repository."""
    return Markdown((ROOT / "reports" / name).read_text(encoding="utf-8"))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.cli.write_reports", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "reports")
    parser.add_argument("--quick", action="store_true", help="what editions change and what engines do stay as kept")
    asked = parser.parse_args()
    write_reports(asked.folder, quick=asked.quick)
