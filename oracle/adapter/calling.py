"""An adapter that calls in over WebSocket, for an engine that the harness cannot start."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.frames import CloseCode
from websockets.sync.client import ClientConnection, connect

from oracle.protocol.codec import MESSAGE_LIMIT, CodecError, decode_request

PAUSE = 0.1
"""Seconds between two attempts to call in."""
START_ANEW = 4000
"""The code with which the harness ends a connection when the engine must begin again."""


def call_in(answer: Callable[[bytes], tuple[bytes, bool]], address: str, patience: float = 20.0) -> None:
    """Answer over WebSocket until the run is over; `answer` is an adapter's, `address` what the harness has printed.

    After losing its connection, it calls in again and resumes its game. Raises OSError, InvalidHandshake
    or ConnectionClosed if it cannot get through for `patience` seconds, or if the harness turns it away.
    """
    session = _Session(answer)
    while not session.over:
        with ExitStack() as stack:
            session.play(_connected(stack, address + session.resuming, patience))


def _connected(stack: ExitStack, address: str, patience: float) -> ClientConnection:
    """A connection that closes when `stack` does."""
    until = time.monotonic() + patience
    while True:
        try:
            return stack.enter_context(
                connect(address, max_size=MESSAGE_LIMIT, compression=None, ping_interval=None, close_timeout=1)
            )
        except (OSError, InvalidHandshake, ConnectionClosed):
            if time.monotonic() >= until:
                raise
            time.sleep(PAUSE)


class _Session:
    """The last request and its answer, which outlive a connection."""

    def __init__(self, answer: Callable[[bytes], tuple[bytes, bool]]) -> None:
        self._answer = answer
        self.over = False
        self._begin()

    def _begin(self) -> None:
        self.resuming = ""
        self._last, self._told = b"", b""

    def play(self, connection: ClientConnection) -> None:
        """Answer on one connection until it ends."""
        try:
            while not self.over:
                connection.send(self._answered(connection.recv(decode=False)), text=True)
        except ConnectionClosed as closed:
            self._ended(closed)

    def _answered(self, line: bytes) -> bytes:
        # The harness sends a request again if its answer was lost with the connection.
        if line != self._last:
            told, self.over = self._answer(line)
            self._last, self._told = line, told.rstrip(b"\n")
            self.resuming = f"&answered={_id_of(line)}"
        return self._told

    def _ended(self, closed: ConnectionClosed) -> None:
        said = closed.rcvd
        if said is None or said.code == CloseCode.ABNORMAL_CLOSURE:
            return
        if said.code == START_ANEW:
            self._begin()
        elif said.code in (CloseCode.NORMAL_CLOSURE, CloseCode.GOING_AWAY):
            self.over = True
        else:
            raise closed


def _id_of(line: bytes) -> int | str:
    try:
        return decode_request(line).id
    except CodecError:
        return 0
