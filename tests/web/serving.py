"""A workbench that answers in this process, and one that a browser can open."""

from __future__ import annotations

import asyncio
import re
import socket
import threading
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlencode, urlsplit

import uvicorn
from starlette.types import ASGIApp, Message

from oracle.cli.site import material_of
from oracle.report.site.material import Material
from oracle.suite.plan import Plan
from oracle.suite.reading.load import Suite, load_suite
from oracle.web.app import Bench
from oracle.web.beside import Second
from oracle.web.library import Library
from tests.house.checkout import ROOT

PORT = 8421
HOST = f"127.0.0.1:{PORT}"
A_FEW = ROOT / "features" / "lorcana" / "4-turn-actions"
HERE = {"host": HOST, "origin": f"http://{HOST}"}


class Answer(NamedTuple):
    """What a request got."""

    status: int
    headers: Mapping[str, str]
    text: str


def bench(features: Path | None = A_FEW, second: Second | None = None) -> Bench:
    """The pages, with the scenarios below a folder; None: of the whole suite."""

    def material(plans: Sequence[Plan], game: str) -> Material:
        return material_of(Suite(plans=tuple(plans), features=0), game)

    library = Library(lambda: load_suite(features).plans, material)
    return Bench(library, library, second)


def asked(app: ASGIApp, method: str, address: str, headers: Mapping[str, str] = HERE, body: bytes = b"") -> Answer:
    """The answer to one request."""
    parts, sent = urlsplit(address), list[Message]()
    scope = {
        "type": "http",
        "method": method,
        "path": parts.path,
        "raw_path": parts.path.encode(),
        "query_string": parts.query.encode(),
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "scheme": "http",
        "server": ("127.0.0.1", PORT),
        "client": ("127.0.0.1", 1),
        "root_path": "",
        "http_version": "1.1",
    }

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    async def answered() -> None:
        await app(scope, receive, send)

    # A thread of its own: where a browser is open, this one has a loop already.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, answered()).result()
    whole = b"".join(message.get("body", b"") for message in sent[1:])
    return Answer(sent[0]["status"], {k.decode(): v.decode() for k, v in sent[0]["headers"]}, whole.decode())


class Visitor:
    """Somebody who follows redirects and sends the forms of the page that is open."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.page = asked(app, "GET", "/")

    def open(self, address: str) -> Answer:
        """Open a page."""
        self.page = asked(self.app, "GET", address.partition("#")[0])
        return self.page

    def send(self, address: str = "/do", **fields: str) -> Answer:
        """Send a form of the open page with these fields."""
        kept = {name: self.field(name) for name in ("token", "w", "last.player", "last.zone")}
        body = urlencode({**kept, **{name.replace("__", "."): value for name, value in fields.items()}}).encode()
        self.page = asked(self.app, "POST", address, body=body)
        return self.open(self.page.headers["location"]) if self.page.status == 303 else self.page

    def field(self, name: str) -> str:
        """A hidden field of the open page."""
        found = re.search(rf'name="{name}" value="([^"]*)"', self.page.text)
        return found[1] if found else ""


@contextmanager
def served() -> Iterator[str]:
    """The address of a workbench that listens."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        # Whoever asks before the server runs waits, instead of being refused.
        bound.listen()
        port = bound.getsockname()[1]
        server = uvicorn.Server(uvicorn.Config(bench().app(port), log_level="error", http="h11", lifespan="off"))
        running = threading.Thread(target=server.run, kwargs={"sockets": [bound]}, daemon=True)
        running.start()
        try:
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.should_exit = True
            running.join()
