"""Writes the published reports, both example engines among them: `python -m tests.cli.write_reports [FOLDER]`."""

from __future__ import annotations

import sys
from pathlib import Path

from oracle.cli.publish import publish
from tests.examples.start import ENGINES, find_node

ROOT = Path(__file__).parents[2]


def write_reports(folder: Path) -> None:
    """Write every report that is kept in `reports/` into a folder."""
    plain = f"'{sys.executable}' '{ENGINES / 'python' / 'plain_engine.py'}'"
    typescript = f"'{find_node()}' '{ENGINES / 'typescript' / 'engine.ts'}'"
    publish(folder, [plain, typescript])


if __name__ == "__main__":
    write_reports(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "reports")
