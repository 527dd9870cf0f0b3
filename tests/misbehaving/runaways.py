"""What engines of the trials start to outlive their end: `python runaways.py NAME` is such a process.

Each keeps the variable by which a trial knows its processes; those without the harness's own variable were started
with no other. None of them lives longer than two minutes, nor are there ever more than a dozen at a time.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable

LIFE = 120.0
KNOWN_BY = "TCG_TRIAL"
DAEMON, BARE, HOPPER, BARE_HOPPER, BREEDER, STOPPED = (
    "daemon",
    "bare-daemon",
    "hopper",
    "bare-hopper",
    "breeder",
    "stopped",
)


def start(name: str) -> None:
    """Start one in a session of its own, with no parent and nothing of the engine open; return once it is there."""
    environment = {KNOWN_BY: os.environ.get(KNOWN_BY, "")} if name.startswith("bare-") else dict(os.environ)
    with subprocess.Popen(
        [sys.executable, "-I", "-S", __file__, name], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, env=environment
    ) as first:
        assert first.stdout is not None
        first.stdout.read(1)


def leave() -> None:
    """Go on as a process that its parents know nothing of."""
    for _ in range(2):
        if os.fork():
            os._exit(0)
        os.setsid()


def stay() -> None:
    """Hear no request to end."""
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    time.sleep(LIFE)


def stop() -> None:
    os.kill(os.getpid(), signal.SIGSTOP)


def hop() -> None:
    """From session to session: each process lives for a few thousandths of a second."""
    end = time.monotonic() + LIFE
    while time.monotonic() < end:
        step()
        time.sleep(0.003)


def step() -> None:
    if os.fork():
        os._exit(0)
    os.setsid()


def breed() -> None:
    """Become many, and let each start another and end, again and again."""
    read, write = os.pipe()
    os.set_blocking(read, False)
    os.write(write, b"." * 5)
    end = time.monotonic() + LIFE
    while time.monotonic() < end:
        try:
            if os.read(read, 1) and os.fork() == 0:
                os.setsid()
        except BlockingIOError:
            step()
        time.sleep(0.02)


LIVES: dict[str, Callable[[], None]] = {
    DAEMON: stay,
    BARE: stay,
    HOPPER: hop,
    BARE_HOPPER: hop,
    BREEDER: breed,
    STOPPED: stop,
}


if __name__ == "__main__":
    leave()
    os.write(1, b".")
    os.dup2(0, 1)
    LIVES[sys.argv[1]]()
