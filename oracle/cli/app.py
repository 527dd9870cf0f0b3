"""`tcg-oracle`: mounts the commands, and turns every error that a user can cause into one line and an exit code."""

from __future__ import annotations

import ast
import errno
import inspect
import os
import signal
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer

from oracle import __version__
from oracle.cli import streams
from oracle.cli.errors import (
    BUG,
    EPILOGUE,
    INTERRUPTED,
    WRONG_USE,
    show_bug,
    show_error,
    show_wrong_use,
    tell_bugs_of_threads,
    user_errors,
)
from oracle.cli.examples import epilogue
from oracle.kernel.memory import begin, loading
from oracle.report.output.terminal import Terminal, believe_sizes


def _before(
    version: bool = typer.Option(False, "--version", help="Show the version and exit."),
    cards: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Your own cards, known in addition to printed ones: JSON files in one folder per game, as written by "
            "`cards import`.",
        ),
    ] = None,
) -> None:
    if cards is not None:
        from oracle.cli.own_cards import know

        know(cards)
    if version:
        Terminal().print(__version__, highlight=False)
        raise typer.Exit


PANELS = {
    "Judge an engine": {
        "connect": "connect",
        "check": "check",
        "compare": "compare",
        "bisect": "bisect",
        "history": "history",
        "annotate": "builds",
        "badges": "builds",
    },
    "Look beyond the scenarios": {
        "fuzz": "fuzz",
        "campaign": "campaign",
        "replay": "replay",
        "perft": "perft",
        "twins": "twins",
    },
    "Ask about the rules": {
        "where": "where",
        "conflicts": "conflicts",
        "explain": "explain",
        "judge": "judge",
        "impact": "impact",
        "site": "site",
        "web": "web",
    },
    "Write scenarios and cards": {
        "lint": "lint",
        "card": "card",
        "cards": "cards",
        "decks": "decks",
    },
    "Certify": {
        "levels": "levels",
        "certify": "certify",
        "verify": "verify",
        "keys": "keys",
    },
    "Serve other programs": {
        "serve": "serve",
        "schema": "schema",
        "vectors": "vectors",
    },
    "Measure the suite": {
        "mutants": "mutants",
        "faults": "faults",
        "casts": "casts",
        "coverage": "coverage",
        "publish": "publish",
    },
}
"""The commands in the order of `--help`: section → command → its module."""

GROUPS = frozenset({"cards", "decks", "keys"})
"""Commands with subcommands. Every other command is the function of that name in its module."""

STOPS_GIT = frozenset({"bisect"})
"""Commands whose exit codes up to 127 answer git: errors add 128, which makes git stop."""

COMPLETING = "_TCG_ORACLE_COMPLETE"
"""Set in the environment while a shell asks for completions."""

PLACES = {name: (panel, module) for panel, commands in PANELS.items() for name, module in commands.items()}
"""Command → its section of `--help`, and its module."""


@cache
def mounted(*names: str) -> typer.Typer:
    """The program with these commands, or with all of them if none is named.

    This imports the modules of the commands: mounting one command alone makes it start quickly.
    """
    app = _program()
    for name in names or PLACES:
        panel, module = PLACES[name]
        command = getattr(import_module(f"oracle.cli.{module}"), name)
        if name in GROUPS:
            app.add_typer(command, name=name, epilog=epilogue(name), rich_help_panel=panel)
        else:
            app.command(name, epilog=epilogue(name), rich_help_panel=panel)(command)
    _flow(app)
    return app


def _flow(app: typer.Typer) -> None:
    """Let the paragraphs of all help texts fit the terminal: only of the first one does Typer join the lines."""
    for one in app.registered_commands:
        text = one.help or inspect.getdoc(one.callback) or ""
        one.help = "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))
    for group in app.registered_groups:
        if group.typer_instance is not None:
            _flow(group.typer_instance)


def listed() -> typer.Typer:
    """The program for `--help`: it lists every command with its summary, imports none, and can run none."""
    app = _program()
    for name, (panel, module) in PLACES.items():
        app.command(name, help=_summary(module, name), rich_help_panel=panel)(_nothing)
    return app


def _program() -> typer.Typer:
    app = typer.Typer(
        name="tcg-oracle",
        help="Check whether a card-game engine follows the rule book, with scenarios written for its numbered clauses.",
        no_args_is_help=True,
        epilog=EPILOGUE,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback(invoke_without_command=True)(_before)
    return app


def _nothing() -> None:
    """A placeholder for a command."""


def _summary(module: str, command: str) -> str:
    """The help text of a command: the docstring of its function, or the `help` of its group."""
    source = Path(__file__).with_name(f"{module}.py").read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        match node:
            case ast.FunctionDef(name=name) if name == command:
                return ast.get_docstring(node) or ""
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(keywords=options)) if name == command:
                return next((ast.literal_eval(one.value) for one in options if one.arg == "help"), "")
    raise LookupError(f"oracle/cli/{module}.py has no command {command}")


def main() -> None:
    """Entry point. Exit codes: 0 nothing failed, 1 something failed, 2 usage error or a report could not be written,
    3 the engine could not be run, 4 a bug in tcg-oracle, 130 interrupted."""
    begin()
    streams.set_up()
    believe_sizes()
    # Nothing catches an error while the interpreter is shutting down.
    sys.excepthook = lambda _kind, error, _trace: show_bug(error)
    bugs = tell_bugs_of_threads()
    _end_orderly()
    code = _flushed(_ended())
    sys.exit(BUG if bugs else code)


def _ended() -> int | str | None:
    """Run the command line and return the exit code."""
    named = dict.fromkeys(word for word in sys.argv[1:] if word in PLACES)
    more = 128 if next(iter(named), "") in STOPS_GIT else 0
    try:
        # Typer's wrapper would replace our hook, and its standalone mode prints the command line as it was typed.
        with loading():
            app = mounted(*named) if named or COMPLETING in os.environ else listed()
        code: int | None = typer.main.get_command(app)(standalone_mode=False)
    except SystemExit as end:
        return end.code
    except WRONG_USE as error:
        return more + show_wrong_use(error, Terminal(stderr=True))
    except user_errors() as error:
        return more + show_error(error, Terminal(stderr=True))
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 - the one place that reports unexpected errors as our bugs
        return more + show_bug(error)
    return code


def _flushed(code: int | str | None) -> int | str | None:
    """The exit code after flushing stdout; a full disk is reported here rather than when Python ends."""
    if sys.stdout is None:  # closed by the parent process
        return code
    try:
        sys.stdout.flush()
    except OSError as error:
        # Python must not try to print the rest again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return code if error.errno == errno.EPIPE else show_error(error, Terminal(stderr=True))
    return code


def _end_orderly() -> None:
    """Let SIGTERM and SIGHUP unwind the stack, so that engines end too; ignored signals (nohup) stay ignored."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, _requested)


def _requested(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 - the signature of a signal handler
    sys.exit(128 + number)
