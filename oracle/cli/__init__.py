"""The command line: one small file per command."""

from oracle.cli.app import main

__all__ = ["main"]
