"""Round trips to an engine in a process of its own, against a bare msgspec loop over the same kind of pipe.

Both sides of the comparison talk to the same child program, which decodes each request and answers with the same
bytes. The bare loop writes an encoded request, reads a line and decodes it, without types, limits or checks; the
harness does its whole work. Rounds alternate, and the best round of each counts.

    python -m benchmarks.round_trips
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

from benchmarks.tables import KINDS, Kind
from oracle.engines.process import ProcessEngine
from oracle.protocol.messages import SetupParams

ROUNDS = 7
SECONDS = 0.4
"""Length of one measurement."""

CHILD = """
import sys, msgspec
decode, encode = msgspec.json.decode, msgspec.json.encode
results = {"initialize": {"name": "echo", "games": {}}, "setup": {"status": "ok"}, "act": {"status": "accepted"}}
for line in sys.stdin.buffer:
    request = decode(line)
    method = request["method"]
    if method == "setup":
        results["observe"] = {"position": request["params"]["position"]}
    sys.stdout.buffer.write(encode({"jsonrpc": "2.0", "id": request["id"], "result": results.get(method, {})}) + b"\\n")
    sys.stdout.buffer.flush()
    if method == "shutdown":
        break
"""


def rate(call: Callable[[], object]) -> float:
    """Calls a second, measured for `SECONDS`."""
    done, start = 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < SECONDS:
        for _ in range(100):
            call()
        done += 100
    return done / passed


class Bare:
    """The least that can be called talking to the child: msgspec and a pipe, one request at a time."""

    def __init__(self, setup: SetupParams) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", CHILD], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.stdin, self.stdout = self.process.stdin, self.process.stdout
        self.ask("setup", setup)

    def ask(self, method: str, params: object) -> Any:
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        self.stdin.write(msgspec.json.encode(request) + b"\n")
        self.stdin.flush()
        return msgspec.json.decode(self.stdout.readline())

    def close(self) -> None:
        self.stdin.close()
        self.stdout.close()
        self.process.wait()


def measured(kind: Kind) -> dict[str, tuple[float, float]]:
    """Calls a second of the harness and of the bare loop, with a position and an action of one game."""
    setup = SetupParams(game=kind.id, edition=kind.edition, position=kind.position)
    plain = {"player": "Ann", "action": {"kind": kind.action.kind, "card": kind.action.card}}
    with ProcessEngine([sys.executable, "-c", CHILD]) as engine, contextlib.closing(Bare(setup)) as bare:
        engine.setup(setup)
        assert engine.observe().position == setup.position
        calls: dict[str, tuple[Callable[[], object], Callable[[], object]]] = {
            "observe, 40 cards": (engine.observe, lambda: bare.ask("observe", {})),
            "act": (lambda: engine.act("Ann", kind.action), lambda: bare.ask("act", plain)),
        }
        best: dict[str, tuple[float, float]] = dict.fromkeys(calls, (0.0, 0.0))
        for _ in range(ROUNDS):
            for name, (harness, echo) in calls.items():
                best[name] = max(best[name][0], rate(harness)), max(best[name][1], rate(echo))
    return best


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for kind in KINDS:
        print(f"{kind.title + ', round trips a second':<36}{'harness':>12}{'bare':>12}{'ratio':>8}")
        for name, (ours, theirs) in measured(kind).items():
            print(f"{name:<36}{ours:>12,.0f}{theirs:>12,.0f}{ours / theirs:>8.2f}")


if __name__ == "__main__":
    main()
