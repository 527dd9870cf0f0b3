"""Fixtures of the tests of the command line."""

from tests.cli.inside import tcg_oracle

__all__ = ["tcg_oracle"]
