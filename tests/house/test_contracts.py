"""Imports run one way only, and the contracts that say so can be broken."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .checkout import ROOT

COMMAND = "from importlinter.cli import lint_imports; import sys; sys.exit(lint_imports(no_cache=True))"


def lint_imports(folder: Path) -> tuple[int, str]:
    """Exit code and output of import-linter in a checkout."""
    done = subprocess.run(
        [sys.executable, "-c", COMMAND],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "300"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("copy")
    for part in ("oracle", "steps"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def test_the_contracts_are_kept() -> None:
    code, said = lint_imports(ROOT)
    assert code == 0, said
    assert "0 broken" in said


@pytest.mark.parametrize(
    ("file", "line", "contract"),
    [
        ("oracle/kernel/errors.py", "import oracle.lorcana.editions", "The kernel imports no game"),
        ("oracle/suite/errors.py", "import oracle.report.wording", "Imports run one way"),
        ("oracle/protocol/display.py", "import oracle.kernel.errors", "The protocol imports nothing of the rest"),
        ("oracle/lorcana/events.py", "import oracle.protocol.messages", "Games and kernel know nothing"),
        ("oracle/engines/process.py", "import oracle.lorcana.editions", "Only a game's own side"),
        ("oracle/engines/reference.py", "import oracle.lorcana.editions", "Only a game's own side"),
        ("oracle/engines/reference.py", "import oracle.engines.lorcana.words", "only the list of games"),
        ("oracle/engines/altered/__init__.py", "import oracle.lorcana.editions", "Only a game's own side"),
        ("oracle/engines/altered/__init__.py", "import oracle.engines.lorcana.words", "No game's side knows another's"),
        ("oracle/altered/state.py", "import oracle.protocol.messages", "Games and kernel know nothing"),
        ("oracle/altered/__init__.py", "import oracle.lorcana.editions", "Games never import each other"),
        ("oracle/misc/__init__.py", "", "Imports run one way"),
    ],
)  # fmt: skip
def test_an_import_the_wrong_way_breaks_a_contract(copy: Path, file: str, line: str, contract: str) -> None:
    path = copy / file
    known = path.read_text(encoding="utf-8") if path.exists() else None
    path.parent.mkdir(exist_ok=True)
    path.write_text((known or "") + f"\n{line}\n", encoding="utf-8")
    try:
        code, said = lint_imports(copy)
    finally:
        if known is None:
            shutil.rmtree(path.parent)
        else:
            path.write_text(known, encoding="utf-8")
    assert code == 1
    assert re.search(rf"{re.escape(contract)}.* BROKEN", said)
