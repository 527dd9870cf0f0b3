"""The checkout under test, and which of its files are the project's."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_SOURCES = ("oracle", "features", "steps", "docs", "examples", "tests", "benchmarks", "reports", "kits", ".ci")


def own_files() -> list[Path]:
    """Every file of the project that Git knows; without Git, every file in its folders."""
    try:
        listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        names = [ROOT / name for name in listed.splitlines()]
    except (OSError, subprocess.CalledProcessError):
        names = [path for folder in _SOURCES for path in (ROOT / folder).rglob("*") if "__pycache__" not in path.parts]
        names += ROOT.glob("*.*")
    return sorted(path for path in names if path.is_file())


def own_modules() -> list[Path]:
    """Every Python file of the project."""
    return [path for path in own_files() if path.suffix == ".py"]
