"""What `tcg-oracle web` says when it cannot begin."""

from __future__ import annotations

import socket

import pytest

from oracle.cli import web as command
from oracle.cli.errors import UsageError


def test_the_extra_is_named_that_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "_NEEDED", ("starlette", "no_such_library"))
    with pytest.raises(UsageError, match=r"no_such_library.*tcg-oracle\[web\]"):
        command.web()


def test_a_port_that_is_taken_is_told() -> None:
    with socket.socket() as taken:
        taken.bind((command.HOST, 0))
        taken.listen()
        with pytest.raises(UsageError, match="--port"):
            command.web(port=taken.getsockname()[1])
