"""A process that works for another ends with it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.engines.conftest import assert_gone

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = """
import multiprocessing, os, time
from oracle.engines.orphans import end_with_parent

def work():
    os.setsid()
    end_with_parent()
    print(os.getpid(), flush=True)
    time.sleep(100)

if __name__ == "__main__":
    multiprocessing.get_context("METHOD").Process(target=work).start()
    time.sleep(100)
"""


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_a_worker_ends_with_its_parent(tmp_path: Path, method: str) -> None:
    script = tmp_path / "work.py"
    script.write_text(SCRIPT.replace("METHOD", method))
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env={"PYTHONPATH": str(ROOT)}
    ) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        parent.kill()
        parent.wait(20)
    assert_gone(worker)
