"""The part of this project that pytest loads wherever it is installed: the options, and with `--tcg-suite` everything
else.

Nothing heavy is imported here: users who merely have the package installed must not notice it in their own test runs.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType

import pytest

SUITE, ENGINE, EDITION, TIMEOUT = "--tcg-suite", "--tcg-engine", "--tcg-edition", "--tcg-timeout"
STRICT, REQUIRE, BASELINE, DATE = "--tcg-strict", "--tcg-require", "--tcg-baseline", "--tcg-date"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options, in their own group; without the first, the others have no effect."""
    group = parser.getgroup("tcg-oracle", "rules scenarios of trading card games (tcg-oracle)")
    group.addoption(
        SUITE,
        action="append",
        default=[],
        metavar="SUITE",
        help="scenarios to run: a game (lorcana), all, or a file or folder of your own features; may be repeated",
    )
    group.addoption(ENGINE, metavar="COMMAND", help="engine to judge: reference, or the command that starts it")
    group.addoption(
        EDITION,
        action="append",
        default=[],
        metavar="EDITION",
        help="edition or reading to judge by, or all (default: each game's current one); may be repeated",
    )
    group.addoption(TIMEOUT, metavar="SECONDS", help="seconds an engine may take for one call")
    group.addoption(STRICT, action="store_true", help="scenarios that the engine does not support fail")
    group.addoption(
        REQUIRE,
        action="append",
        default=[],
        metavar="CAPABILITY",
        help="what the engine has to declare and to support; may be repeated",
    )
    group.addoption(BASELINE, metavar="FILE", help="what is expected not to pass, as TOML; anything else fails")
    group.addoption(DATE, metavar="DATE", help="today's date, which ends entries of the baseline: 2027-01-31")


def pytest_configure(config: pytest.Config) -> None:
    """With a suite, load what collects and judges it. Raises pytest.UsageError."""
    finder = _OwnModules()
    sys.meta_path.insert(0, finder)
    config.add_cleanup(lambda: sys.meta_path.remove(finder))
    if config.getoption(SUITE):
        from oracle.pytest_plugin.loading import set_up

        set_up(config)
    elif config.getoption(ENGINE) is not None:
        raise pytest.UsageError(f"{ENGINE} names an engine and nothing to judge it by: add {SUITE} lorcana")


class _OwnModules:
    """Finds the other modules of this package before pytest does, which would rewrite a plugin's assertions.

    Rewriting is meant for test modules. For these hundreds of modules it takes many seconds unless bytecode is cached.
    """

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Find our own modules the way Python does; None for all others."""
        own = name.startswith(f"{__name__.partition('.')[0]}.")
        return PathFinder.find_spec(name, path, target) if own else None
