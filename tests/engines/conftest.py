"""Real child processes for the tests of engines: one way to start them, one way to see that none is left."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from oracle.engines.limits import Limits
from oracle.engines.process import ProcessEngine
from oracle.protocol.messages import Card, Player, Position, SetupParams, Turn

MISBEHAVING = Path(__file__).parent.parent / "misbehaving"

SETUP = SetupParams(
    game="lorcana",
    edition="2.2",
    position=Position(
        players=(Player(name="Ann"), Player(name="Bob")),
        turn=Turn(player="Ann", number=3),
        cards=(Card(ref="doc", player="Ann", zone="play", card="a card"),),
    ),
)

Start = Callable[..., ProcessEngine]


def members(group: int) -> list[int]:
    """Living processes of a process group."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[2]) == group and fields[0] not in "ZX":
                found.append(int(folder.name))
    return found


def assert_gone(group: int | None) -> None:
    """No process of the group is left (the system may take a moment to end what was killed)."""
    assert group is not None
    deadline = time.monotonic() + 10
    while members(group) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert members(group) == []


@pytest.fixture
def start() -> Iterator[Start]:
    """Start one of the misbehaving engines (or `honest`) with small limits; all are closed after the test."""
    started: list[ProcessEngine] = []

    def begin(name: str, **limits: float) -> ProcessEngine:
        script = ["honest.py"] if name == "honest" else ["faulty.py", name]
        sizes = {"call": 5.0, "start": 10.0, "shutdown": 0.3, "message": 300_000, **limits}
        command = [sys.executable, str(MISBEHAVING / script[0]), *script[1:]]
        engine = ProcessEngine(command, Limits(**sizes))  # type: ignore[arg-type]
        started.append(engine)
        return engine

    yield begin
    for engine in started:
        engine.close()
