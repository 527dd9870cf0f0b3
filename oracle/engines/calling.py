"""An engine that calls in over WebSocket because it cannot be a child process: it runs in a browser or a game
editor."""

from __future__ import annotations

import contextlib
import math
import socket
import struct
import time
from collections.abc import Sequence
from typing import NoReturn, TypeVar

from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.protocol import State
from websockets.sync.server import ServerConnection

from oracle.engines.base import Engine, EngineFault
from oracle.engines.exchange import Wrapper, calls_of
from oracle.engines.limits import Limits
from oracle.engines.linked import LinkedEngine
from oracle.engines.listening import Call, Listener, read_address
from oracle.protocol.codec import explain_unasked
from oracle.protocol.display import shown
from oracle.protocol.messages import ActParams, DecideParams, Message, ObserveParams, SetupParams

M = TypeVar("M", bound=Message)

START_ANEW, BUSY, NOT_HERE = 4000, 4001, 4002
"""Why the harness ends a connection: the engine must call in anew; another engine is playing; its game is over."""
_LOOK = 0.2
"""Seconds between checks whether the engine has called in again while its old connection still seems alive."""
_REASON = 120
"""The maximum number of bytes of WebSocket's reason for closing."""
_OUR_COMPLAINTS = (CloseCode.PROTOCOL_ERROR, CloseCode.INVALID_DATA)
"""The library's codes for data that is not WebSocket."""
_LONGEST_SENDING = 3600.0
_FOR_ALL = ("initialize", "setup", "reset")
"""The requests that every seat receives."""


def calling_engine(address: str, limits: Limits | None = None) -> Engine:
    """The engine that will call in at this address (`ws://…`), with one connection for each seat.

    Raises InputError for the address, `EngineFault` if nobody can call there.
    """
    limits, place = limits or Limits(), read_address(address)
    listener = Listener(place, limits.message)
    seats = [CallingEngine(listener, seat, limits) for seat in range(place.seats)]
    return seats[0] if len(seats) == 1 else Seated(seats)


class CallingEngine(LinkedEngine):
    """An engine that calls in. It cannot be started from here: after a fault it has to call in again."""

    def __init__(self, listener: Listener, seat: int, limits: Limits) -> None:
        super().__init__(limits)
        self._listener, self._seat = listener, seat
        self._missed: EngineFault | None = None

    @property
    def set_ups(self) -> int:
        """Always 0: a new process would undo set-ups, but there is never a new process."""
        return 0

    def renew(self) -> None:
        """Do nothing: the harness cannot start another engine, so the same one goes on."""

    def close(self) -> None:
        super().close()
        self._listener.close()

    def _begin(self) -> Caller:
        if self._missed is not None:
            raise self._missed
        until = time.monotonic() + self.limits.start
        while (call := self._listener.next(self._seat, until - time.monotonic())) is not None:
            if call.answered is None:
                return Caller(self._listener, self._seat, self.limits, call)
            turn_away(self._listener, call, NOT_HERE, "its game is over; call in without `answered`")
        seat = f" for seat {self._seat + 1}" if self._seat else ""
        told = f"no engine called in{seat} at {self._listener.address} within {self.limits.start:g} s"
        advice = "start it with the address printed above, or give it more time with --start-timeout"
        self._missed = EngineFault("given-up" if self._starts > 1 else "start", f"{told}; {advice}")
        raise self._missed


def turn_away(listener: Listener, call: Call, code: int, why: str) -> None:
    """End an unwanted connection, and tell both sides."""
    listener.turn_away(f"an engine, since {why}")
    _end(call.connection, code, why)


def _end(connection: ServerConnection, code: int, why: str) -> None:
    cut = why.encode("utf-8", "replace")[:_REASON].decode("utf-8", "ignore")
    with contextlib.suppress(OSError):
        connection.close(code, cut)


class Caller:
    """An engine that has called in; it outlives a lost connection if the engine calls in again."""

    def __init__(self, listener: Listener, seat: int, limits: Limits, call: Call) -> None:
        self.asked = 0
        self.established = False
        self.unread = b""
        """The start of an unrequested message."""
        self._listener, self._seat, self._limits = listener, seat, limits
        self._connection = call.connection
        self._line = b""
        self._deadline = math.inf
        self._pending = False

    def send(self, line: bytes, method: str, seconds: float) -> None:
        self._line, self._deadline = line.rstrip(b"\n"), time.monotonic() + seconds
        self._refuse_others()
        self._refuse_unasked(method)
        self.asked += 1
        self._pending = True
        self._write(method, seconds)

    def receive(self, method: str, seconds: float) -> bytes:
        while True:
            left = self._deadline - time.monotonic()
            if left <= 0:
                self._fail("timeout", f"the engine did not answer `{method}` within {seconds:g} s")
            try:
                said = self._connection.recv(min(left, _LOOK), decode=False)
                self._pending = False
                return said
            except TimeoutError:
                if self._refuse_others():
                    self._write(method, seconds)
            except ConnectionClosed as closed:
                self._after(closed, method)
                self._write(method, seconds)

    def _write(self, method: str, seconds: float) -> None:
        """Send the request; if the connection is lost and the engine resumes its game, send it again."""
        while True:
            left = self._deadline - time.monotonic()
            if left <= 0:
                self._fail("timeout", f"the engine did not read `{method}` within {seconds:g} s")
            try:
                _bound(self._connection, left)
                self._connection.send(self._line, text=True)
                return
            except ConnectionClosed as closed:
                if time.monotonic() < self._deadline:
                    self._after(closed, method)

    # --- a lost connection -----------------------------------------------------------------------------------

    def _after(self, closed: ConnectionClosed, method: str) -> None:
        """Wait until the engine resumes its game; raise `EngineFault` if it does not."""
        ours = None if closed.sent is None or closed.rcvd_then_sent else closed.sent
        if ours is not None and ours.code == CloseCode.MESSAGE_TOO_BIG:
            limit = f"{self._limits.message:,} bytes, which is the limit of one message"
            self._fail("flood", f"the engine answered `{method}` with a message of more than {limit}")
        if ours is not None and ours.code in _OUR_COMPLAINTS:
            self._fail("garbage", f"in `{method}` the engine wrote what is no WebSocket: {shown(ours.reason)}")
        began = time.monotonic()
        how = "" if closed.rcvd is None else f" ({closed.rcvd.code} {shown(closed.rcvd.reason, _REASON)})".rstrip()
        lost = f"the connection to the engine was lost in `{method}`{how}"
        while (call := self._listener.next(self._seat, self._deadline - time.monotonic())) is not None:
            if call.answered is None:
                self._listener.put_back(self._seat, call)
                self._fail("closed", f"{lost}, and it called in anew, without its game")
            if self._takes_up(call):
                return
        self._fail("closed", f"{lost}, and it did not call in again within {time.monotonic() - began:.3g} s")

    def _refuse_others(self) -> bool:
        """Handle everyone who has called in meanwhile; True if it was this engine, after losing its connection."""
        while (call := self._listener.next(self._seat, 0)) is not None:
            if call.answered is not None:
                if self._takes_up(call):
                    return True
            elif self._connection.state is State.OPEN:
                turn_away(self._listener, call, BUSY, "another engine is playing")
            else:
                # Its turn comes next, after the lost connection has been reported as a fault.
                self._listener.put_back(self._seat, call)
                return False
        return False

    def _takes_up(self, call: Call) -> bool:
        """Go on with an engine that still has its game; turn it away if it has missed or invented a request."""
        last = self.asked - 1 if self._pending else self.asked
        if call.answered in (last, self.asked):
            self._connection, gone = call.connection, self._connection
            _end(gone, BUSY, "the engine has called in again")
            return True
        why = f"it has answered request {call.answered}, and the last one is {self.asked}"
        turn_away(self._listener, call, NOT_HERE, f"{why}; call in without `answered`")
        return False

    def _refuse_unasked(self, method: str) -> None:
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            self.unread = self._connection.recv(0, decode=False)
            self.refuse_unread(method)

    # --- faults and the end ------------------------------------------------------------------------------------

    def refuse_unread(self, method: str) -> NoReturn:
        error = explain_unasked(self.unread, self.asked)
        when = f"after its answer to request {self.asked}" if self.asked else "before its first request"
        self._fail(error.kind, f"{when} (before `{method}`) the engine wrote {error}")

    def mark_stderr(self) -> None:
        """The harness cannot read its stderr."""

    def on_stderr(self) -> str:
        return ""

    def _fail(self, kind: str, text: str) -> NoReturn:
        _end(self._connection, START_ANEW, f"{kind}: {text}; call in anew")
        raise EngineFault(kind, f"{text}; it has to call in again")

    def kill(self) -> None:
        _end(self._connection, START_ANEW, "call in anew")

    def finish(self, farewell: bytes) -> None:
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            _bound(self._connection, self._limits.shutdown)
            self._connection.send(farewell.rstrip(b"\n"), text=True)
            self._connection.recv(self._limits.shutdown)
        _end(self._connection, CloseCode.NORMAL_CLOSURE, "the run is over")


def _bound(connection: ServerConnection, seconds: float) -> None:
    """Let sending time out after this many seconds if nobody reads."""
    part, whole = math.modf(min(seconds, _LONGEST_SENDING))
    with contextlib.suppress(OSError):
        time_value = struct.pack("ll", int(whole), max(1, int(part * 1_000_000)))
        connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDTIMEO, time_value)


class Seated(Wrapper):
    """An engine with one program per player: each gets its own player's requests, and the first also all others."""

    def __init__(self, seats: Sequence[Engine]) -> None:
        super().__init__(seats[0])
        self._calls_of_seats = [calls_of(seat) for seat in seats]
        self._seats = seats
        self._players: tuple[str, ...] = ()

    def exchange(self, method: str, params: Message, result: type[M]) -> M:  # noqa: ARG002 - the shape of an exchange
        if isinstance(params, SetupParams):
            self._players = tuple(player.name for player in params.position.players)
        if method in _FOR_ALL:
            answers = [calls[method](params) for calls in self._calls_of_seats]
            if any(other != answers[0] for other in answers):
                raise EngineFault("lie", f"the seats answer `{method}` differently; they are to be one engine")
            return answers[0]  # type: ignore[return-value]
        return self._calls_of_seats[self._seat_of(params)][method](params)  # type: ignore[return-value]

    def _seat_of(self, params: Message) -> int:
        """The index of the seat to ask; a third and a fourth player share the last one."""
        who = params.viewer if isinstance(params, ObserveParams) else None
        if isinstance(params, ActParams | DecideParams):
            who = params.player
        return min(self._players.index(who), len(self._seats) - 1) if who in self._players else 0

    def close(self) -> None:
        for seat in self._seats:
            seat.close()
