"""Keeps everybody else out: the server answers its own pages on this machine, and nobody else.

Another page in the browser can send requests to any address, even under its own host name that resolves to this
machine. So the name in `Host` must be one of this machine's, the browser must say that the request comes from here, and
a change needs the token that only our own pages have.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST = 32_000_000
"""Maximum bytes of a request's body."""
NAMES = ("127.0.0.1", "localhost", "[::1]")
POLICY: Final = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # Without a referrer the browser would send our own forms from the origin `null`.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
_FROM_HERE = ("same-origin", "none", "")
"""Permitted values of Sec-Fetch-Site: our own page, the user, or a browser that does not send it."""


class Guard:
    """Refuses requests not made by this machine's user, before anything reads them. `port` is the server's own."""

    def __init__(self, app: ASGIApp, port: int) -> None:
        self._app = app
        self._hosts = {f"{name}:{port}" for name in NAMES} | (set(NAMES) if port == 80 else set())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            if scope["type"] == "lifespan":
                await self._app(scope, receive, send)
            return
        wrong = self._wrong(scope["method"], Headers(scope=scope))
        if wrong is not None:
            response = PlainTextResponse(f"{wrong[1]}\n", wrong[0], headers=dict(HEADERS))
            await response(scope, receive, send)
            return
        body = await _body(receive) if scope["method"] == "POST" else b""
        if body is None:
            told = f"more than {LARGEST:,} bytes; use the commands of tcg-oracle for what is so large\n"
            await PlainTextResponse(told, 413, headers=dict(HEADERS))(scope, receive, send)
            return
        await self._app(scope, _again(body), _with_headers(send))

    def _wrong(self, method: str, headers: Mapping[str, str]) -> tuple[int, str] | None:
        host, origin = headers.get("host", ""), headers.get("origin", "")
        if host not in self._hosts:
            return 421, "this server answers only to its own address on this machine"
        if method not in ("GET", "HEAD", "POST"):
            return 405, "only GET and POST are answered"
        if headers.get("sec-fetch-site", "") not in _FROM_HERE or (origin and origin != f"http://{host}"):
            return 403, "refused: the request comes from another site; to follow a link, paste it into the address bar"
        return None


class Token:
    """A secret of this run: without it no request changes anything."""

    def __init__(self) -> None:
        self.text = secrets.token_urlsafe(24)

    def fits(self, given: str) -> bool:
        """Whether a request has it."""
        return hmac.compare_digest(self.text.encode(), given.encode())


async def _body(receive: Receive) -> bytes | None:
    """The whole body; None if it is too large."""
    found = bytearray()
    while True:
        message = await receive()
        found += message.get("body", b"")
        if len(found) > LARGEST:
            return None
        if message["type"] != "http.request" or not message.get("more_body"):
            return bytes(found)


def _again(body: bytes) -> Receive:
    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


def _with_headers(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = {name for name, _ in message["headers"]}
            more = [(name.encode(), value.encode()) for name, value in HEADERS.items() if name.encode() not in own]
            message = {**message, "headers": [*message["headers"], *more]}
        await send(message)

    return sent
