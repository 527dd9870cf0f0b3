"""The connection to a running engine, whatever carries the lines."""

from __future__ import annotations

from typing import NoReturn, Protocol


class Link(Protocol):
    """The connection to a running engine. A fault ends the connection before it is raised."""

    asked: int
    """The number of requests sent, which is also the id of the last one."""
    established: bool
    """Whether the engine has answered `initialize`."""

    @property
    def unread(self) -> bytes | bytearray:
        """Output received that no request has consumed yet."""

    def send(self, line: bytes, method: str, seconds: float) -> None:
        """Send one line, to be answered within `seconds`. Raises `EngineFault`."""

    def receive(self, method: str, seconds: float) -> bytes:
        """The next line from the engine; call it with the values given to `send`. Raises `EngineFault`."""

    def refuse_unread(self, method: str) -> NoReturn:
        """Raise the fault for output without a request."""

    def mark_stderr(self) -> None:
        """`on_stderr` reports the output on stderr from here on."""

    def on_stderr(self) -> str:
        """The end of the output since the mark, safe to print."""

    def kill(self) -> None:
        """End it at once; repeating it is harmless."""

    def finish(self, farewell: bytes) -> None:
        """Send the last request, let the engine end on its own for a while, then end it. Never raises."""
