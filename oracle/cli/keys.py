"""`tcg-oracle keys`: makes a key for signing certificates, or shows the fingerprint of one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oracle.certify.keys import fingerprint, need_libraries, new_key, read_public
from oracle.cli.certificates import passphrase
from oracle.cli.errors import UsageError
from oracle.cli.examples import epilogue
from oracle.cli.outputs import Outputs, existing_path, named_path
from oracle.report.output.files import write_private, write_whole
from oracle.report.output.terminal import Terminal
from oracle.suite.reading.locate import named

keys = typer.Typer(
    help="Make a key for signing certificates, or show the fingerprint of a public key.", no_args_is_help=True
)


@keys.command("new", epilog=epilogue("keys new"))
def new(
    file: Annotated[Path, typer.Argument(metavar="FILE", parser=named_path, help="The new file for the private key.")],
) -> None:
    """Make an Ed25519 key: FILE (PKCS#8 with a passphrase, readable only by you) and FILE.pub, which you share.

    The passphrase comes from a prompt or from TCG_ORACLE_PASSPHRASE; an empty one leaves the key unencrypted.
    """
    need_libraries()
    if not file.name:
        raise UsageError(f"{named(file)} is a folder; name a new file")
    public = file.with_name(f"{file.name}.pub")
    if file.exists() or public.exists():
        raise UsageError(f"{named(file)} or {named(public)} already exists; a key is never overwritten")
    outputs = Outputs({"FILE": file, "FILE.pub": public})
    pem, line = new_key(passphrase("Passphrase (empty: none)", twice=True))
    outputs.write("FILE", lambda path: write_private(path, pem))
    outputs.write("FILE.pub", lambda path: write_whole(path, f"{line}\n".encode()))
    Terminal().print(f"{named(public)}: {fingerprint(line)}", soft_wrap=True)
    raise typer.Exit(outputs.code(0))


@keys.command("show", epilog=epilogue("keys show"))
def show(
    file: Annotated[Path, typer.Argument(metavar="FILE", parser=existing_path, help="A public key.")],
) -> None:
    """Show the fingerprint of a public key, as `ssh-keygen -l` does."""
    need_libraries()
    Terminal().print(fingerprint(read_public(file)), soft_wrap=True)
