"""Runs pytest on each lying engine: `python -m tests.pytest_plugin.liars FOLDER`; each in a process forked from one.

The folder holds `data`, the features. The JUnit file of each engine is written beside it, under the engine's name.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from oracle.pytest_plugin import court
from tests.pytest_plugin.running import PLUGINS
from tests.suite.lying_engines import LIARS


def judge(folder: Path, name: str) -> None:
    """This process becomes that run of pytest."""
    os.chdir(folder)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    out = os.open("out", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, 1)
    os.dup2(out, 2)
    vars(court)["open_engine"] = lambda *_: LIARS[name]()
    words = ("--tcg-suite=data", "--tcg-engine=liar", f"--junitxml={name}.xml", "-q", "--assert=plain")
    code = pytest.main([*PLUGINS, *words, "data"])
    sys.stdout.flush()
    os._exit(int(code))


def main(folder: Path) -> None:
    """Every liar, one after the other; ends with the worst exit code."""
    worst = 0
    for name in LIARS:
        process = os.fork()
        if not process:
            judge(folder, name)
        worst = max(worst, os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]))
    sys.exit(worst)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
