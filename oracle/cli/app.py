"""`tcg-oracle`: mounts the commands, and turns every error a user can cause into one line and an exit code."""

from __future__ import annotations

import ast
import errno
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
from oracle.kernel.memory import begin, loading
from oracle.report.output.terminal import Terminal, believe_sizes


def _before(
    version: bool = typer.Option(False, "--version", help="Show the version and exit."),
    cards: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Cards of your own beside the printed ones: JSON files in a folder for each game, as `cards import` "
            "writes them.",
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
        "history": "history",
        "annotate": "builds",
        "badges": "builds",
    },
    "Find what no scenario shows": {
        "fuzz": "fuzz",
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
"""The commands as `--help` shows them: part of the list → command → the module that has it."""

GROUPS = frozenset({"cards", "decks", "keys"})
"""Commands that have commands of their own; the others are the function of that name in their module."""

COMPLETING = "_TCG_ORACLE_COMPLETE"
"""In the environment while a shell asks how a command line could go on."""

PLACES = {name: (panel, module) for panel, commands in PANELS.items() for name, module in commands.items()}
"""Command → its part of the list, and its module."""


@cache
def mounted(*names: str) -> typer.Typer:
    """The program with the commands of these names; with all of them if none is named.

    A command's module is imported here: with one alone, what is started often, such as `serve`, starts quickly.
    """
    app = _program()
    for name in names or PLACES:
        panel, module = PLACES[name]
        command = getattr(import_module(f"oracle.cli.{module}"), name)
        if name in GROUPS:
            app.add_typer(command, name=name, epilog=EPILOGUE, rich_help_panel=panel)
        else:
            app.command(name, epilog=EPILOGUE, rich_help_panel=panel)(command)
    return app


def listed() -> typer.Typer:
    """The program as `--help` shows it, with what each command is for: none of them can be run, so none is imported."""
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
    """Stands where a command would be."""


def _summary(module: str, command: str) -> str:
    """What a command's module says of it: the docstring of the function, or a group's `help`."""
    source = Path(__file__).with_name(f"{module}.py").read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        match node:
            case ast.FunctionDef(name=name) if name == command:
                return ast.get_docstring(node) or ""
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(keywords=options)) if name == command:
                return next((ast.literal_eval(one.value) for one in options if one.arg == "help"), "")
    raise LookupError(f"oracle/cli/{module}.py has no command {command}")


def main() -> None:
    """Entry point: exit codes 0 all held, 1 something failed, 2 wrong use or a report that could not be written,
    3 the engine could not be spoken to, 4 a bug of ours, 130 interrupted."""
    begin()
    streams.set_up()
    believe_sizes()
    # What happens when the interpreter ends is nobody's to catch.
    sys.excepthook = lambda _kind, error, _trace: show_bug(error)
    bugs = tell_bugs_of_threads()
    _end_orderly()
    code = _flushed(_ended())
    sys.exit(BUG if bugs else code)


def _ended() -> int | str | None:
    """Do what the command line says; the exit code."""
    try:
        # The command itself, not Typer's wrapper, which would put its own hook in place of ours; and not in Typer's
        # standalone mode, which prints what is wrong with a command line as it was typed.
        named = dict.fromkeys(word for word in sys.argv[1:] if word in PLACES)
        with loading():
            app = mounted(*named) if named or COMPLETING in os.environ else listed()
        code: int | None = typer.main.get_command(app)(standalone_mode=False)
    except SystemExit as end:
        return end.code
    except WRONG_USE as error:
        return show_wrong_use(error, Terminal(stderr=True))
    except user_errors() as error:
        return show_error(error, Terminal(stderr=True))
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 - the one place where what nobody expected is told as a bug of ours
        return show_bug(error)
    return code


def _flushed(code: int | str | None) -> int | str | None:
    """The exit code once everything is printed; a full disk below stdout is told here, and not when Python ends."""
    if sys.stdout is None:  # closed by whoever started us
        return code
    try:
        sys.stdout.flush()
    except OSError as error:
        # What is left unprinted must not be tried again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return code if error.errno == errno.EPIPE else show_error(error, Terminal(stderr=True))
    return code


def _end_orderly() -> None:
    """Let a request to end unwind, so that engines end with the harness; what is ignored (nohup) stays so."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, _requested)


def _requested(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 - the shape of a handler of signals
    sys.exit(128 + number)
