"""Runs commands, each in a process of its own, after one start: `python -m tests.report.run_hostile FILE.json`.

The file holds a list of commands: their words, and the environment they are given besides. Beside it are written, for
command 3, `3.out` and `3.err`; the exit codes are printed.
"""

from __future__ import annotations

import json
import os
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pygal

from oracle.cli import (
    check,
    compare,
    coverage,
    explain,
    fuzz,
    history,
    impact,
    judge,
    main,
    perft,
    publish,
    twins,
)
from oracle.cli.suite import load_checked_suite
from oracle.engines.reference import ReferenceEngine
from oracle.history import questions
from oracle.report.run import (
    html,  # as much of what is loaded by and by as can be loaded before
    junit,  # as much of what is loaded by and by as can be loaded before
)
from oracle.suite.reading.locate import load_steps
from oracle.suite.reading.sources import fingerprint

LOADED = (check, compare, coverage, explain, fuzz, history, impact, judge, perft, publish, twins)
LOADED_LATER = (html, junit, pygal, questions)


def run(words: list[str], environment: dict[str, str], beside: Path, *, features: str = "") -> None:
    """This process becomes that command."""
    for number, suffix in ((1, "out"), (2, "err")):
        os.dup2(os.open(beside.with_suffix(f".{suffix}"), os.O_WRONLY | os.O_CREAT, 0o600), number)
    os.environ.update(environment)
    sys.argv = ["tcg-oracle", *words]
    if features:
        # What is published is of the suite's own features, which take too long.
        vars(publish)["load_checked_suite"] = partial(load_checked_suite, Path(features))
    main()


def started(command: dict[str, Any], beside: Path) -> int:
    """The id of the process that does it."""
    process = os.fork()
    if process:
        return process
    code = 99
    try:
        run(command["words"], command["environment"], beside, features=command.get("features", ""))
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 0 if end.code is None else 98
    except BaseException as error:  # noqa: BLE001 - as the interpreter would, at the end of a program
        sys.excepthook(type(error), error, error.__traceback__)
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def all_of(file: Path) -> list[int]:
    """Exit codes, in the order of the commands; as many run at a time as there are cores, all after one start."""
    ReferenceEngine().initialize()
    load_steps()
    fingerprint()
    waiting = list(enumerate(json.loads(file.read_text())))
    running: dict[int, int] = {}
    codes: dict[int, int] = {}
    while waiting or running:
        while waiting and len(running) < min(4, os.cpu_count() or 1):
            number, command = waiting.pop(0)
            running[started(command, file.with_name(f"{number}.x"))] = number
        process, status = os.wait()
        codes[running.pop(process)] = os.waitstatus_to_exitcode(status)
    return [codes[number] for number in sorted(codes)]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(all_of(Path(sys.argv[1]))))
