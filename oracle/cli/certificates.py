"""Shared by the commands about certificates: options, keys, errors."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oracle.certify.keys import ENVIRONMENT, PassphraseNeeded, read_private
from oracle.cli.errors import UsageError
from oracle.cli.outputs import existing_path
from oracle.report.output.bar import bar, now_and_then

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

LevelOption = Annotated[str, typer.Option(help="The level, such as lorcana/turn; `tcg-oracle levels` lists all.")]
EditionOption = Annotated[str | None, typer.Option(help="The edition; default: the first of the level.")]
SubjectOption = Annotated[
    list[Path] | None,
    typer.Option(metavar="FILE", parser=existing_path, help="A file of the engine; the certificate states its digest."),
]


def private_keys(files: list[Path] | None) -> list[Ed25519PrivateKey]:
    """The private keys in these files. A passphrase comes from the environment or from a prompt."""
    return [_private(file) for file in files or ()]


def _private(file: Path) -> Ed25519PrivateKey:
    try:
        return read_private(file, os.environ.get(ENVIRONMENT))
    except PassphraseNeeded:
        return read_private(file, passphrase("Passphrase of the private key"))


def passphrase(prompt: str, *, twice: bool = False) -> str:
    """A passphrase from the environment, or from a hidden prompt. Raises UsageError without a terminal."""
    given = os.environ.get(ENVIRONMENT)
    if given is not None:
        return given
    if sys.stdin is None or not sys.stdin.isatty():
        raise UsageError(f"{prompt}: there is no terminal to ask; set {ENVIRONMENT} (empty for none)")
    found: str = typer.prompt(prompt, default="", hide_input=True, show_default=False, confirmation_prompt=twice)
    return found


@contextmanager
def playing(title: str) -> Iterator[Callable[[int, int, str], None]]:
    """A progress bar for a certification."""
    with bar(title) as tell:
        yield now_and_then(tell)
