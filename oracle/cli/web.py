"""`tcg-oracle web`: the workbench for judges, served to this machine's browser."""

from __future__ import annotations

import socket
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oracle.cli.asked import is_file
from oracle.cli.decisions import DateOption, DecisionsOption, decisions_of
from oracle.cli.engine_options import (
    MEMORY,
    START_TIMEOUT,
    TIMEOUT,
    MemoryOption,
    StartTimeoutOption,
    TimeoutOption,
    limits_of,
)
from oracle.cli.errors import UsageError
from oracle.cli.json_files import reading
from oracle.cli.judge import question_asked
from oracle.cli.outputs import existing_path
from oracle.report.output.terminal import Terminal
from oracle.suite.errors import InvalidWordsError
from oracle.suite.files.user_files import read_regular

if TYPE_CHECKING:
    from oracle.web.app import Begin

HOST = "127.0.0.1"
PORT = 8421
_NEEDED = ("starlette", "uvicorn")


def web(
    asked: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[FILE | WORDS]…",
            help="What to begin with: a scenario, a ruling, a clause, or a file: one for `judge`, of "
            "scenarios, a finding, a report, a certificate.",
            show_default=False,
        ),
    ] = None,
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port on 127.0.0.1.")] = PORT,
    engine: Annotated[
        str | None, typer.Option(help="An engine to play every line beside the reference: the command that starts it.")
    ] = None,
    site: Annotated[
        Path | None,
        typer.Option(metavar="DIR", parser=existing_path, help="The pages that `tcg-oracle site` wrote into DIR."),
    ] = None,
    decisions: DecisionsOption = None,
    date: DateOption = None,
    browser: Annotated[bool, typer.Option("--browser", help="Open it in the browser.")] = False,
    timeout: TimeoutOption = TIMEOUT,
    start_timeout: StartTimeoutOption = START_TIMEOUT,
    memory: MemoryOption = MEMORY,
) -> None:
    """Serve the workbench: build a position in the browser, play it, see verdicts and clauses, save it as a scenario.

    It serves only this machine and stores nothing. Control-C ends it. Exit code 2: usage error, or the port is taken.
    """
    if lacking := [name for name in _NEEDED if find_spec(name) is None]:
        raise UsageError(f"{', '.join(lacking)}: not installed; the workbench needs it: pip install 'tcg-oracle[web]'")
    import uvicorn

    from oracle.cli.site import material_of
    from oracle.cli.suite import load_checked_suite
    from oracle.suite.reading.load import Suite
    from oracle.web.app import Bench
    from oracle.web.beside import Second
    from oracle.web.library import Folder, Library

    begin = None if not asked else _begin(" ".join(asked))
    library = Library(
        lambda: load_checked_suite().plans,
        lambda plans, game: material_of(Suite(plans=tuple(plans), features=0), game),
        decisions_of(decisions, date),
    )
    second = None if engine is None else Second(engine, limits_of(timeout, start_timeout, memory))
    bench = Bench(library, library if site is None else Folder(site), second, begin)
    with _bound(port) as bound:
        address = f"http://{HOST}:{port}/"
        Terminal().print(f"the workbench is at {address} (Control-C ends it)")
        if browser:
            webbrowser.open(address)
        settings = uvicorn.Config(bench.app(port), log_level="error", h11_max_incomplete_event_size=131_072, http="h11")
        try:
            uvicorn.Server(settings).run(sockets=[bound])
        except KeyboardInterrupt:
            pass
        finally:
            if second is not None:
                second.close()


def _begin(text: str) -> Begin:
    """What the words or the file mean. Raises UsageError, SuiteErrors."""
    from oracle.web.files import read
    from oracle.web.guard import LARGEST
    from oracle.web.work import opened

    file = Path(text)
    if not is_file(text) or not file.is_file():
        return opened(question_asked([text]))
    with reading(file, "a position"):
        content = read_regular(file, LARGEST)
    try:
        return read(content.decode())
    except (InvalidWordsError, UnicodeDecodeError) as error:
        raise UsageError(f"{file}: {error}") from None


def _bound(port: int) -> socket.socket:
    """A socket on the loopback interface. Raises UsageError if the port is taken."""
    bound = socket.socket()
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((HOST, port))
    except OSError as error:
        bound.close()
        raise UsageError(f"port {port} cannot be used ({error.strerror}); choose another one with --port") from error
    return bound
