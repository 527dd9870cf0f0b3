"""The process that does a worker's tasks: with a killed worker it ends, and so does its engine."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.campaign import clusters
from tests.campaign.faults import MARK, left_behind

WORKER = """
from oracle.campaign.hands import Hand
from oracle.campaign.setting import Setting, encoded
from oracle.campaign.tasks import Meet
from oracle.engines.limits import Limits
Hand(Setting(engines={"slow": "sleep 900"}, limits=Limits(start=900))).do(encoded(Meet(engine="slow")), 900)
"""


def test_a_killed_worker_leaves_no_engine_behind(tmp_path: Path) -> None:
    environment = {**os.environ, MARK: str(tmp_path)}
    worker = subprocess.Popen([sys.executable, "-c", WORKER], cwd=clusters.ROOT, env=environment)
    try:
        met = waited(lambda: any(clusters.command_of(pid) == b"sleep\x00900\x00" for pid in left_behind(str(tmp_path))))
    finally:
        worker.kill()
        worker.wait()
    assert met
    assert waited(lambda: not left_behind(str(tmp_path)))


def waited(seen: Callable[[], bool]) -> bool:
    until = time.monotonic() + 120
    while not seen() and time.monotonic() < until:
        time.sleep(0.2)
    return seen()
