"""Files and functions stay short enough to be read, and the project names no machine it was written on."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from .checkout import ROOT, own_files, own_modules

LONGEST_FILE = 400
LONGEST_FUNCTION = 40
FOLDERS_OF_A_MACHINE = ("home", "root", "Users", "work", "tmp")
MACHINE_PATH = re.compile(rf"(?<![\w.}}/*-])/(?:{'|'.join(FOLDERS_OF_A_MACHINE)})/|\.\./shared\b")


def long_functions(source: str) -> list[tuple[int, str]]:
    """Line and name of every function that is too long."""
    functions = [n for n in ast.walk(ast.parse(source)) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [(n.lineno, n.name) for n in functions if (n.end_lineno or n.lineno) - n.lineno >= LONGEST_FUNCTION]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_no_module_is_too_long() -> None:
    lengths = {name(path): path.read_text(encoding="utf-8").count("\n") for path in own_modules()}
    assert lengths
    assert {file for file, length in lengths.items() if length > LONGEST_FILE} == set()


def test_no_function_is_too_long() -> None:
    sources = {name(path): path.read_text(encoding="utf-8") for path in own_modules()}
    found = {(file, function) for file, source in sources.items() for _, function in long_functions(source)}
    assert found == set()


@pytest.mark.parametrize(("lines", "named"), [(39, []), (40, [(1, "long")])])
def test_a_function_of_forty_lines_is_the_longest(lines: int, named: list[tuple[int, str]]) -> None:
    assert long_functions("def long():\n" + "    pass\n" * lines) == named


def test_no_file_names_a_path_of_the_machine_it_was_written_on() -> None:
    found = []
    for path in own_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{name(path)}:{text.count(chr(10), 0, hit.start()) + 1}" for hit in MACHINE_PATH.finditer(text)]
    assert found == []


@pytest.mark.parametrize("folder", FOLDERS_OF_A_MACHINE)
def test_a_path_of_a_machine_is_recognised(folder: str) -> None:
    assert MACHINE_PATH.search(f"see /{folder}/notes.txt")
    assert not MACHINE_PATH.search(f"see docs/{folder}/notes.txt")
