"""Every command that starts an engine says how much it may take, in the same words."""

from __future__ import annotations

import math
import os
import sys
from pathlib import Path

import pytest
from typer import Typer
from typer.testing import CliRunner

from oracle.assurance.fuzz.campaign import Settings, run
from oracle.cli.check import check
from oracle.cli.engine_options import limits_of, own_jobs_of
from oracle.cli.fuzz import fuzz
from oracle.cli.perft import perft
from oracle.cli.twins import twins
from oracle.engines.base import EngineFault
from oracle.engines.limits import Limits
from oracle.suite.engines import REFERENCE

SLEEPING = f'{sys.executable} -c "import time; time.sleep(60)"'
APP = Typer(pretty_exceptions_enable=False)
for command in (check, fuzz, perft, twins):
    APP.command()(command)


@pytest.mark.parametrize(
    "words", ["check", "fuzz --games 1 --corpus {folder}", "perft lorcana/opening --depth 1", "twins --pairs 1"]
)
@pytest.mark.parametrize(("option", "kind"), [("--memory 1", "memory"), ("--start-timeout 0.01", "timeout")])
def test_an_engine_that_takes_too_much_is_ended(words: str, option: str, kind: str, tmp_path: Path) -> None:
    asked = [*words.format(folder=tmp_path).split(), "--engine", SLEEPING, *option.split()]
    told = CliRunner().invoke(APP, asked)
    assert isinstance(told.exception, EngineFault), told.output
    assert told.exception.kind == kind


@pytest.mark.parametrize(
    ("asked", "engine", "scenarios", "jobs"),
    [(None, REFERENCE, 4_000, 5), (None, REFERENCE, 40, 1), (None, "mine", 4_000, 1), (0, "mine", 40, 5),
     (3, "mine", 40, 3), (1, REFERENCE, 4_000, 1)],
)  # fmt: skip
def test_the_reference_has_every_core_where_it_pays(
    monkeypatch: pytest.MonkeyPatch, asked: int | None, engine: str, scenarios: int, jobs: int
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 5)
    assert own_jobs_of(asked, engine, scenarios) == jobs


def test_the_jobs_of_a_campaign_have_the_limits(tmp_path: Path) -> None:
    settings = Settings(
        engine=SLEEPING, editions={"lorcana": ("2.2",)}, games=1, corpus=tmp_path, limits=limits_of(memory=1)
    )
    with pytest.raises(EngineFault, match="more than 1 MB, which is its limit"):
        run(settings, None, lambda _: None)


def test_nothing_said_is_what_every_engine_may_take() -> None:
    assert limits_of() == Limits()
    assert limits_of(memory=0).memory == math.inf
