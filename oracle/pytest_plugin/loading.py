"""Reads the options of a run that has a suite, and registers the plugins that they need."""

from __future__ import annotations

import datetime
import math
from pathlib import Path

import pytest

from oracle.engines.limits import LONGEST_CALL, Limits
from oracle.engines.orphans import end_with_parent
from oracle.kernel.errors import InputError
from oracle.protocol.display import shown
from oracle.pytest_plugin.court import Court
from oracle.pytest_plugin.ending import Ending
from oracle.pytest_plugin.suites import Suites
from oracle.suite.baseline.entry import Entry, read
from oracle.suite.errors import InvalidWordsError, SuiteErrors
from oracle.suite.plugin import BASELINE, DATE, EDITION, ENGINE, REQUIRE, STRICT, SUITE, TIMEOUT
from oracle.suite.reading.selection import select
from oracle.suite.run.support import Demands, demands


def set_up(config: pytest.Config) -> None:
    """Read the options, and register the collecting, judging and reporting plugins. Raises pytest.UsageError."""
    if hasattr(config, "workerinput"):
        # One of several processes of pytest-xdist.
        end_with_parent()
    command: str | None = config.getoption(ENGINE)
    if command is None and not (config.option.collectonly or config.option.markers):
        raise pytest.UsageError(f"{SUITE} names scenarios and no engine to judge: add {ENGINE} COMMAND")
    editions: list[str] = config.getoption(EDITION)
    try:
        select(plans=(), editions=editions)
    except InvalidWordsError as error:
        raise pytest.UsageError(str(error)) from None
    names: list[str] = config.getoption(SUITE)
    court = Court(command or "", _limits(config), _demands(config), _entries(config), _date(config))
    suites = Suites(names, editions, court)
    for plugin in (court, suites, Ending(config, suites, court)):
        config.pluginmanager.register(plugin)
    if config.option.markers:
        try:
            suites.register_marks(config)
        except SuiteErrors as errors:
            raise pytest.UsageError(*map(str, errors.errors)) from None


def _limits(config: pytest.Config) -> Limits:
    given: str | None = config.getoption(TIMEOUT)
    return Limits() if given is None else Limits(call=seconds(given))


def seconds(text: str) -> float:
    """The seconds of one call. Raises pytest.UsageError."""
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    # Not a number is no smaller than anything.
    if not 0 < found <= LONGEST_CALL:
        raise pytest.UsageError(f"{TIMEOUT}: {shown(text)} is no number of seconds up to {LONGEST_CALL:g}")
    return found


def _demands(config: pytest.Config) -> Demands:
    required: list[str] = config.getoption(REQUIRE)
    try:
        return demands(required, strict=config.getoption(STRICT))
    except InvalidWordsError as error:
        raise pytest.UsageError(str(error)) from None


def _entries(config: pytest.Config) -> tuple[Entry, ...] | None:
    path: str | None = config.getoption(BASELINE)
    try:
        return None if path is None else read(Path(path))
    except InputError as error:
        raise pytest.UsageError(str(error)) from None


def _date(config: pytest.Config) -> datetime.date | None:
    given: str | None = config.getoption(DATE)
    if given is None:
        return None
    try:
        return datetime.date.fromisoformat(given)
    except ValueError:
        raise pytest.UsageError(f"{DATE}: {shown(given)} is no date; write it as 2027-01-31") from None
