"""The command line run in this process: as quick as a call, and as whole as a process of its own."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator

import pytest

from oracle.cli.app import main

Run = Callable[..., int]


@pytest.fixture
def exit_code(monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    """`exit_code(words…)` runs `tcg-oracle` and gives its exit code; what that sets up for its process is undone."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGHUP)}

    def run(*words: object) -> int:
        monkeypatch.setattr(sys, "argv", ["tcg-oracle", *map(str, words)])
        with pytest.raises(SystemExit) as end:
            main()
        assert end.value.code is None or isinstance(end.value.code, int)
        return end.value.code or 0

    yield run
    for number, handler in before.items():
        signal.signal(number, handler)
