"""Which options of which commands name a file or a folder that is written, as the commands themselves declare them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, get_type_hints

import typer
from typer.models import ArgumentInfo, OptionInfo

from oracle.cli.app import GROUPS, PLACES
from oracle.cli.outputs import named_path


def written_by() -> dict[str, set[str]]:
    """Command as it is typed → the options, without their dashes, and the arguments, in capitals, that it writes to."""
    found = {name: set(_writing(function)) for name, function in _commands()}
    return {name: options for name, options in found.items() if options}


def _commands() -> Iterator[tuple[str, Callable[..., object]]]:
    for name, (_, module) in PLACES.items():
        command = getattr(import_module(f"oracle.cli.{module}"), name)
        if name in GROUPS:
            group: typer.Typer = command
            for one in group.registered_commands:
                assert one.callback is not None
                yield f"{name} {one.name or one.callback.__name__}", one.callback
        else:
            yield name, command


def _writing(function: Callable[..., object]) -> Iterator[str]:
    for name, hint in get_type_hints(function, include_extras=True).items():
        for told in _told(hint):
            if told.parser is named_path and isinstance(told, ArgumentInfo):
                yield name.upper()
            elif told.parser is named_path:
                # Typer takes the first name of an option in a hint for its default, and puts that right later.
                names = told.param_decls or ((told.default,) if isinstance(told.default, str) else (name,))
                yield names[0].removeprefix("--").replace("_", "-")


def _told(hint: Any) -> Iterator[OptionInfo | ArgumentInfo]:
    yield from (one for one in getattr(hint, "__metadata__", ()) if isinstance(one, OptionInfo | ArgumentInfo))
