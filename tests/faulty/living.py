"""Runs pytest on each stage of a baseline's life, in a process of its own: `python -m tests.faulty.living FILE.json`.

The file holds a list of stages: a folder, the faults of the engine, the capability it lacks. Exit code and output of
each are printed as JSON.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import msgspec
import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.declared import with_included
from oracle.protocol.messages import EngineInfo
from oracle.pytest_plugin import court
from oracle.suite.reading.locate import load_steps
from tests.faulty.lorcana.faults import FAULTS


class Lacking(ReferenceEngine):
    """The reference with these faults, which does not say that it has a capability."""

    def __init__(self, faults: list[str], lacks: str = "") -> None:
        super().__init__(overrides={"lorcana": {name: rule for one in faults for name, rule in FAULTS[one].items()}})
        self._lacks = lacks

    def initialize(self) -> EngineInfo:
        info = super().initialize()
        own = info.games["lorcana"]
        left = tuple(one for one in own.capabilities if one not in with_included((self._lacks,)))
        return msgspec.structs.replace(info, games={"lorcana": msgspec.structs.replace(own, capabilities=left)})


def judge(folder: Path, faults: list[str], lacks: str) -> None:
    """This process becomes that run of pytest."""
    out = os.open(folder / "out", os.O_WRONLY | os.O_CREAT)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.chdir(folder)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    vars(court)["open_engine"] = lambda *_: Lacking(faults, lacks)
    suite = ("--tcg-suite=features", "--tcg-engine=reference", "--tcg-baseline=b.toml")
    words = ("-q", "--assert=plain", "-p", "oracle.suite.plugin", *suite, "features")
    sys.stdout.flush()
    code = pytest.main([*words])
    sys.stdout.flush()
    os._exit(int(code))


def main(file: Path) -> None:
    """Every stage, one after the other."""
    load_steps()
    Lacking([]).initialize()
    told = []
    for folder, faults, lacks in json.loads(file.read_text()):
        process = os.fork()
        if not process:
            judge(Path(folder), faults, lacks)
        code = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
        told.append((code, (Path(folder) / "out").read_text()))
    sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
