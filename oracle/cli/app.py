"""`tcg-oracle`: mounts the commands, and turns every error a user can cause into one line and an exit code."""

from __future__ import annotations

import signal
import sys
from functools import cache
from types import FrameType

import typer
from rich.console import Console

from oracle import __version__
from oracle.cli import streams
from oracle.cli.errors import USAGE, show_bug, show_error, user_errors

app = typer.Typer(
    name="tcg-oracle",
    help="Does a card-game engine follow the rule book? Scenarios taken from numbered clauses judge it.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def _version(version: bool = typer.Option(False, "--version", help="Show the version and end.")) -> None:
    if version:
        typer.echo(__version__)
        raise typer.Exit


@cache
def _mount() -> None:
    from oracle.cli import (
        check,
        coverage,
        explain,
        fuzz,
        impact,
        judge,
        look_up,
        mutants,
        perft,
        publish,
        schema,
        serve,
        twins,
    )

    app.command("check")(check.check)
    app.command("judge")(judge.judge)
    app.command("where")(look_up.where)
    app.command("conflicts")(look_up.conflicts)
    app.command("explain")(explain.explain)
    app.command("impact")(impact.impact)
    app.command("mutants")(mutants.mutants)
    app.command("coverage")(coverage.coverage)
    app.command("perft")(perft.perft)
    app.command("fuzz")(fuzz.fuzz)
    app.command("schema")(schema.schema)
    app.command("serve")(serve.serve)
    app.command("twins")(twins.twins)
    app.command("publish")(publish.publish)


def main() -> None:
    """Entry point: exit codes 0 all held, 1 something failed, 2 wrong use, 3 the engine could not be spoken to."""
    streams.set_up()
    sys.excepthook = show_bug
    _end_orderly()
    _mount()
    try:
        # The command itself, not Typer's wrapper, which would put its own hook in place of ours.
        typer.main.get_command(app)()
    except user_errors() as error:
        sys.exit(show_error(error, Console(stderr=True)))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(USAGE)


def _end_orderly() -> None:
    """Let a request to end unwind, so that engines end with the harness; what is ignored (nohup) stays so."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, _requested)


def _requested(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 - the shape of a handler of signals
    sys.exit(128 + number)
