"""Fixtures of the tests of the command line."""

from tests.cli.inside import exit_code

__all__ = ["exit_code"]
