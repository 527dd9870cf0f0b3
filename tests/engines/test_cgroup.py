"""Control groups, where this machine has some: what was started in one ends with it, and the group is gone."""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
import time
from pathlib import Path

import pytest

from oracle.engines import cgroup

ROOT = Path(__file__).resolve().parents[2]
PLACES = [place for place in cgroup.places() if os.access(place, os.W_OK)]
START = """
import os, subprocess, sys
from oracle.engines import cgroup
cgroup.places = lambda: [sys.argv[1]]
outer = cgroup.enter(sys.argv[2])
cgroup.places = lambda: [outer]
inner = cgroup.enter("/inner") if sys.argv[3] == "nested" else outer
nothing = subprocess.DEVNULL
found = subprocess.Popen(["sleep", "100"], start_new_session=True, stdin=nothing, stdout=nothing, stderr=nothing)
assert outer and inner and cgroup.leave(inner), (outer, inner)
print(found.pid)
"""


@pytest.mark.skipif(not PLACES, reason="no control group can be made here")
@pytest.mark.parametrize("nested", ["alone", "nested"])
@pytest.mark.parametrize("place", PLACES)
def test_all_in_a_group_ends(monkeypatch: pytest.MonkeyPatch, place: str, nested: str) -> None:
    mark = f"/{secrets.token_hex(8)}"
    call = [sys.executable, "-c", START, place, mark, nested]
    done = subprocess.run(call, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)}, timeout=60)
    assert done.returncode == 0, done.stderr
    process = Path(f"/proc/{int(done.stdout)}")
    started = time.monotonic() + 5
    # A program that is being started has no command line yet.
    while b"sleep" not in (process / "cmdline").read_bytes() and time.monotonic() < started:
        time.sleep(0.01)
    assert b"sleep" in (process / "cmdline").read_bytes()
    monkeypatch.setattr(cgroup, "places", lambda: [place])
    cgroup.end_marked(mark)
    deadline = time.monotonic() + 5
    while process.exists() and b"sleep" in (process / "cmdline").read_bytes() and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not process.exists() or b"sleep" not in (process / "cmdline").read_bytes()
    assert not list(Path(place).glob(f"*{mark.removeprefix('/')}*"))


def test_without_a_group_nothing_is_done(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(cgroup, "places", lambda: [str(tmp_path / "none"), "/proc/self"])
    assert cgroup.enter("/mark") == ""
    assert cgroup.leave("")
    cgroup.end("")
    cgroup.end_marked("/mark")
