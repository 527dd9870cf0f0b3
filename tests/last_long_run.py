"""When `tox -e long` last held: `python -m tests.last_long_run` tells it, with `--passed` it writes it down.

It is the last command of that environment, and so is not come to where anything before it fails.
"""

from __future__ import annotations

import argparse
import subprocess
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILE = ROOT / "docs" / "last-long-run.txt"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--passed", action="store_true", help="it has just passed")
    if arguments.parse_args().passed:
        commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True)
        FILE.write_text(f"{datetime.now(UTC):%Y-%m-%d} {commit.stdout.strip()}\n", encoding="utf-8")
    told = FILE.read_text(encoding="utf-8").strip() if FILE.exists() else "no run is written down"
    print(f"tox -e long last passed: {told}")  # noqa: T201 - a program


if __name__ == "__main__":
    main()
