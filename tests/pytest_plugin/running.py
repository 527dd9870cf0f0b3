"""Runs pytest with the plugin, in a folder that is somebody's repository, as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from junitparser import JUnitXml, Properties

CHECKOUT = Path(__file__).parents[2]
PLUGINS = ("-p", "no:cacheprovider", "-p", "oracle.suite.plugin")
"""No others are loaded, which takes as long as the scenarios; that this one comes by itself `test_repository` shows."""
ENGINE = """
from oracle.pytest_plugin import court
from {module} import {name}

court.open_engine = lambda *_: {call}
"""
"""A conftest whose engine is one of the tests'."""


def play_with(folder: Path, call: str, module: str, name: str) -> None:
    """Have the engine that `call` makes judged in `folder`, with `name` imported from `module`."""
    (folder / "conftest.py").write_text(ENGINE.format(call=call, module=module, name=name))


def run_pytest(
    folder: Path, *options: str, plugins: tuple[str, ...] = PLUGINS, environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run pytest as strictly as the project's own tests, on its own reference unless `options` name another engine."""
    if not any(option.startswith("--tcg-engine") for option in options):
        options = ("--tcg-engine=reference", *options)
    (folder / "pytest.ini").write_text("[pytest]\naddopts = -q --strict-markers\nfilterwarnings = error\n")
    return subprocess.run(
        [sys.executable, "-m", "pytest", *plugins, "--junitxml=found.xml", *options],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **(environment or {})},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )


def found_in(folder: Path) -> dict[str, tuple[str, str, str]]:
    """Test → verdict, what pytest calls it, and its message; as the JUnit file of the last run tells it."""
    found = {}
    for case in (case for suite in JUnitXml.fromfile(str(folder / "found.xml")) for case in suite):
        properties = {one.name: one.value for group in case.iterchildren(Properties) for one in group}  # type: ignore[no-untyped-call]
        kinds = "".join(type(result).__name__ for result in case.result)
        said = " ".join(result.message or "" for result in case.result)
        found[str(case.name)] = (str(properties.get("verdict", "")), kinds, said)
    return found
