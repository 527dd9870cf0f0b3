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
        ("oracle/kernel/errors.py", "import oracle.games.lorcana.rules.editions", "Nobody names a game"),
        ("oracle/kernel/errors.py", "import oracle.language.nodes", "Imports run one way"),
        ("oracle/book/numbers.py", "import oracle.language.nodes", "Imports run one way"),
        ("oracle/games/altered/language/which.py", "import oracle.games.altered.rules", "Only the reference"),
        ("oracle/suite/errors.py", "import oracle.report.run.wording", "Imports run one way"),
        ("oracle/protocol/display.py", "import oracle.kernel.errors", "The protocol imports nothing"),
        ("oracle/engines/process.py", "import oracle.games.lorcana.rules.editions", "Nobody names a game"),
        ("oracle/suite/games.py", "import oracle.games.lorcana.profile", "Nobody names a game"),
        ("oracle/games/lorcana/rules/events.py", "import oracle.protocol.messages", "Rules know the kernel, the book"),
        ("oracle/games/altered/rules/state.py", "import oracle.protocol.messages", "Rules know the kernel, the book"),
        ("oracle/games/altered/rules/__init__.py", "import oracle.games.lorcana.rules.editions", "Games never import"),
        ("oracle/games/altered/reference/__init__.py", "import oracle.games.lorcana.reference", "Games never import"),
        ("oracle/games/altered/profile/setting.py", "import oracle.games.altered.rules.state", "none of its rules"),
        ("oracle/games/altered/rules/state.py", "import oracle.games.altered.reference", "Only the reference's side"),
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
