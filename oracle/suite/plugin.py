"""The pytest plugin that is loaded wherever the package is installed: the options, and with `--tcg-engine` the rest.

Nothing heavy is imported here: people who merely have the package installed must not notice it in their own test runs.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType

import pytest

ENGINE, EDITION, TIMEOUT = "--tcg-engine", "--tcg-edition", "--tcg-timeout"
STRICT, REQUIRE, BASELINE = "--tcg-strict", "--tcg-require", "--tcg-baseline"
BRIDGE = "tcg-oracle-bridge"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options, in their own group; without the first, the others have no effect."""
    group = parser.getgroup("tcg-oracle", "rules scenarios of trading card games (tcg-oracle)")
    group.addoption(ENGINE, metavar="COMMAND", help="engine to judge: reference, or the command that starts it")
    group.addoption(EDITION, help="edition or reading to judge by (default: each game's current one)")
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


def pytest_configure(config: pytest.Config) -> None:
    """If an engine is named, load the code that judges it."""
    if config.getoption(ENGINE) is None:
        return
    finder = _OwnModules()
    sys.meta_path.insert(0, finder)
    config.add_cleanup(lambda: sys.meta_path.remove(finder))
    from oracle.suite import bridge

    bridge.set_up(config)
    config.pluginmanager.register(bridge, BRIDGE)


class _OwnModules:
    """Finds the other modules of this package before pytest does, which would rewrite a plugin's assertions.

    Rewriting is meant for test modules. For these hundreds of modules it takes many seconds unless bytecode is cached.
    """

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Find our own modules the way Python does; None for all others."""
        own = name.startswith(f"{__name__.partition('.')[0]}.")
        return PathFinder.find_spec(name, path, target) if own else None
