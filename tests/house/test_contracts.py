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


WRONG = (
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
)  # fmt: skip
"""File, an import the wrong way, and a part of the name of the contract that it breaks."""
MISC = "oracle/misc/__init__.py"


@pytest.fixture(scope="module")
def said(copy: Path) -> str:
    """What is said where all of these are in the code at once."""
    known = {file: (copy / file).read_text(encoding="utf-8") for file, _, _ in WRONG}
    for file, line, _ in WRONG:
        with (copy / file).open("a", encoding="utf-8") as module:
            module.write(f"\n{line}\n")
    try:
        code, said = lint_imports(copy)
    finally:
        for file, text in known.items():
            (copy / file).write_text(text, encoding="utf-8")
    assert code == 1
    return said


@pytest.mark.parametrize(("file", "line", "contract"), WRONG)
def test_an_import_the_wrong_way_breaks_a_contract(said: str, file: str, line: str, contract: str) -> None:
    (broken,) = re.findall(rf"^(.*{re.escape(contract)}.*) BROKEN", said, re.MULTILINE)
    told = said.rpartition(f"\n{broken}\n---")[2].partition("\n---")[0]
    module = ".".join(Path(file).with_suffix("").parts).removesuffix(".__init__")
    assert f"{module} -> {line.removeprefix('import ')} (" in told


def test_a_part_that_no_layer_has_breaks_a_contract(copy: Path) -> None:
    (copy / MISC).parent.mkdir()
    (copy / MISC).touch()
    try:
        code, said = lint_imports(copy)
    finally:
        shutil.rmtree((copy / MISC).parent)
    assert code == 1
    assert re.search(r"Imports run one way.* BROKEN", said)
