"""Listens on this machine for engines that call in over WebSocket: checks who may, and keeps those who wait."""

from __future__ import annotations

import hmac
import http
import logging
import os
import re
import secrets
import threading
from queue import Empty, SimpleQueue
from typing import NamedTuple
from urllib.parse import SplitResult, parse_qs, urlsplit

from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve
from websockets.typing import Origin

from oracle.engines.base import EngineFault
from oracle.kernel.errors import InputError
from oracle.protocol.display import shown

SCHEME = "ws://"
TOKEN = "TCG_ORACLE_TOKEN"  # noqa: S105 - the name of a variable
"""The environment variable with the token; without it, each run draws a new one."""
SHORTEST = 16
"""The minimum number of characters of a token."""
LOOPBACK = ("127.0.0.1", "localhost", "::1")
OWN_PAGES = re.compile(r"http://(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?")
"""Pages on this machine. Only browsers send an origin; for any other program the token is enough."""
SEATS = 2
LEAVING = 1.0
"""Seconds allowed for closing a connection."""
_WHERE = "--engine"
_FORM = "ws://127.0.0.1:PORT, with ?seats=2 or ?origin=https://my.page if needed"

log = logging.getLogger("tcg_oracle.calls")
"""Tells the user during a run: the address, and who was turned away."""
_silent = logging.getLogger("tcg_oracle.websockets")
_silent.addHandler(logging.NullHandler())
_silent.propagate = False


class Address(NamedTuple):
    """Where to listen, and whom to admit."""

    host: str
    port: int
    seats: int
    origins: tuple[str, ...]


class Call(NamedTuple):
    """An engine that has called in."""

    connection: ServerConnection
    answered: int | None
    """The last request it has answered, if it wants to resume its game; None: a new engine."""


def read_address(text: str) -> Address:
    """The address in an `--engine` that begins with `ws://`. Raises InputError."""
    try:
        split = urlsplit(text)
        host, port, said = split.hostname or "", split.port, parse_qs(split.query, strict_parsing=bool(split.query))
    except ValueError as error:
        raise InputError(_WHERE, f"{shown(text)}: {error}", _FORM) from None
    if host not in LOOPBACK:
        raise InputError(_WHERE, f"an engine may call in from this machine only, and {shown(host)} is not it", _FORM)
    seats = said.pop("seats", ["1"])
    origins = tuple(said.pop("origin", ()))
    if port is None or said or seats not in (["1"], ["2"]) or _has_more(split):
        raise InputError(_WHERE, f"{shown(text)} is not an address for an engine to call in", _FORM)
    return Address(host, port, int(seats[0]), origins)


def _has_more(split: SplitResult) -> bool:
    return split.path not in ("", "/") or bool(split.fragment or split.username)


class Listener:
    """Listens until it is closed, and keeps each engine that calls in until somebody takes it."""

    def __init__(self, address: Address, most: int) -> None:
        """`most`: the maximum bytes of a message. Raises `EngineFault` of kind `start`, InputError for an invalid
        token."""
        self._token = _token()
        self._waiting: tuple[SimpleQueue[Call], ...] = tuple(SimpleQueue() for _ in range(address.seats))
        self._turned_away: set[str] = set()
        self._over = threading.Event()
        admitted = [None, OWN_PAGES, *map(Origin, address.origins)]
        try:
            self._server = serve(
                self._keep, address.host, address.port, origins=admitted, process_request=self._check,
                process_response=self._note, compression=None, ping_interval=None, close_timeout=LEAVING, max_size=most,
                logger=_silent, server_header=None,
            )  # fmt: skip
        except OSError as error:
            why = f"cannot listen on {address.host}:{address.port}: {error.strerror or error}"
            advice = "name another port; an engine that calls in plays alone, with --jobs 1"
            raise EngineFault("start", f"{why}; {advice}") from None
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        host = f"[{address.host}]" if ":" in address.host else address.host
        self.address = f"{SCHEME}{host}:{self._server.socket.getsockname()[1]}"
        log.warning("waiting for an engine to call in: %s/?token=%s", self.address, self._token)

    def next(self, seat: int, seconds: float) -> Call | None:
        """The next engine that calls in for this seat; None if none does so in time."""
        try:
            return self._waiting[seat].get(timeout=max(0.0, seconds)) if seconds > 0 else self._waiting[seat].get(False)
        except Empty:
            return None

    def put_back(self, seat: int, call: Call) -> None:
        """Keep an engine for the next caller of `next`."""
        self._waiting[seat].put(call)

    def close(self) -> None:
        """Turn everybody away and stop listening; repeating it is harmless."""
        if not self._over.is_set():
            self._over.set()
            self._server.shutdown(reason="the run is over")

    def _check(self, connection: ServerConnection, request: Request) -> Response | None:
        """Refuse a caller without the token before anything else is exchanged."""
        asked = parse_qs(urlsplit(request.path).query)
        given = asked.get("token", [""])[-1]
        if not hmac.compare_digest(given.encode(errors="replace"), self._token.encode()):
            return connection.respond(http.HTTPStatus.UNAUTHORIZED, "wrong token\n")
        if _number(asked, "seat", 1) not in range(1, len(self._waiting) + 1) or _number(asked, "answered", 0) is None:
            return connection.respond(http.HTTPStatus.BAD_REQUEST, "wrong seat, or not a number\n")
        return None

    def _note(self, _connection: ServerConnection, request: Request, response: Response) -> None:
        """Tell the user why a caller was turned away."""
        if response.status_code == http.HTTPStatus.SWITCHING_PROTOCOLS:
            return
        why = {http.HTTPStatus.UNAUTHORIZED: "a wrong token", http.HTTPStatus.BAD_REQUEST: "a wrong seat or number"}
        foreign = f"a page of {shown(_origin(request.headers), 100)}; to admit it, add ?origin=… to --engine"
        self.turn_away(why.get(http.HTTPStatus(response.status_code), foreign))

    def turn_away(self, why: str) -> None:
        """Tell the user that a caller was turned away, once for each reason."""
        if why not in self._turned_away:
            self._turned_away.add(why)
            log.warning("turned away: %s", why)

    def _keep(self, connection: ServerConnection) -> None:
        """Offer a caller, and stay until the connection ends: returning would end it."""
        asked = {} if connection.request is None else parse_qs(urlsplit(connection.request.path).query)
        seat = (_number(asked, "seat", 1) or 1) - 1
        self._waiting[seat].put(Call(connection, _number(asked, "answered", 0) if "answered" in asked else None))
        # Otherwise these threads would keep a program alive that forgets to close the listener.
        while not connection.wait_closed(LEAVING) and threading.main_thread().is_alive():
            pass


def _token() -> str:
    given = os.environ.get(TOKEN, "")
    if given and (len(given) < SHORTEST or not re.fullmatch(r"[\w.~-]+", given, re.ASCII)):
        raise InputError(TOKEN, "the token is too short, or has other characters", f"{SHORTEST} letters and digits")
    return given or secrets.token_urlsafe(SHORTEST)


def _origin(headers: Headers) -> str:
    return ", ".join(headers.get_all("Origin")) or "no origin"


def _number(asked: dict[str, list[str]], name: str, missing: int) -> int | None:
    """A number in an address; None if it is not a number."""
    given = asked.get(name, [str(missing)])[-1]
    return int(given) if re.fullmatch(r"\d{1,15}", given, re.ASCII) else None
