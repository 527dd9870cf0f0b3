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
DATES_OF_FILES = {"oracle/suite/reading/sources.py"}
"""They ask for the time of day only to compare it with the dates of files, which are of that clock."""
CALENDAR = ("time.time", "time.time_ns", "time.localtime", "time.gmtime", "time.ctime", "time.clock_gettime")
TODAY = ("now", "utcnow", "today")
"""What `datetime` has to say what day it is; a date that somebody wrote down is one all the same."""
MACHINE_PATH = re.compile(rf"(?<![\w.}}/*-])/(?:{'|'.join(FOLDERS_OF_A_MACHINE)})/|\.\./shared\b")


def long_functions(source: str) -> list[tuple[int, str]]:
    """Line and name of every function that is too long; its parameters, which may be a command's options, aside."""
    functions = [n for n in ast.walk(ast.parse(source)) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [(n.lineno, n.name) for n in functions if (n.end_lineno or 0) - n.body[0].lineno + 1 >= LONGEST_FUNCTION]


def looks_at_the_calendar(source: str) -> list[int]:
    """Lines that ask what time of day it is, by a clock that somebody may set while a limit runs."""
    found = []
    for node in ast.walk(ast.parse(source)) if "time" in source else ():
        if isinstance(node, ast.Attribute):
            of = node.value.id if isinstance(node.value, ast.Name) else getattr(node.value, "attr", "")
            wrong = f"{of}.{node.attr}" in CALENDAR or (of in ("date", "datetime") and node.attr in TODAY)
        else:
            wrong = isinstance(node, ast.ImportFrom) and node.module in ("time", "datetime")
        if wrong:
            found.append(getattr(node, "lineno", 0))
    return found


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


def test_no_limit_depends_on_a_clock_that_may_jump() -> None:
    sources = [path for path in own_modules() if name(path).startswith(("oracle/", "steps/"))]
    found = {name(path): looks_at_the_calendar(path.read_text(encoding="utf-8")) for path in sources}
    assert {file for file, lines in found.items() if lines} == DATES_OF_FILES


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("import time\nstarted = time.monotonic()\n", []),
        ("import time\nstarted = time.time()\n", [2]),
        ("from time import time\n", [1]),
        ("import datetime\nday = datetime.date.fromisoformat(said)\n", []),
        ("import datetime\nday = datetime.date.today()\n", [2]),
        ("import datetime\nnow = datetime.datetime.now(tz=zone)\n", [2]),
        ("from datetime import datetime as moment\n", [1]),
    ],
)
def test_a_look_at_the_calendar_is_found(source: str, lines: list[int]) -> None:
    assert looks_at_the_calendar(source) == lines
