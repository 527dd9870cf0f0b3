"""The command line: one small file a command."""

from oracle.cli.app import main

__all__ = ["main"]
