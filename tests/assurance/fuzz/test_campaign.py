"""Jobs as processes: what they find together, and what ends them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from oracle.assurance.fuzz import campaign
from oracle.assurance.fuzz.campaign import RESTARTS, Campaign, Settings, editions_for, run
from oracle.assurance.fuzz.job import Job
from oracle.assurance.fuzz.ledger import Played
from oracle.engines.base import EngineFault
from oracle.engines.limits import Clock, Limits
from oracle.engines.process import ProcessEngine
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.bugs import BugMetError
from oracle.protocol.messages import EngineInfo, GameSupport
from oracle.report.assurance import fuzz_json
from oracle.suite import crew
from oracle.suite.crew import JobLostError

LORCANA = {"lorcana": ("2.2",)}
FAULTY = f"{sys.executable} -m tests.faulty counts-without-exerting"


def played(corpus: Path, engine: str = "reference", **settings: object) -> Campaign:
    wanted = {"editions": LORCANA, "seed": 3, "games": 12, **settings}
    return run(msgspec.convert({"engine": engine, "corpus": corpus, **wanted}, Settings), None, lambda _: None)


def test_the_games_do_not_depend_on_the_number_of_jobs(tmp_path: Path) -> None:
    told, folders = [], []
    for jobs in (1, 2):
        folder = tmp_path / str(jobs)
        settings = Settings(engine=FAULTY, editions=LORCANA, seed=3, games=34, jobs=jobs, corpus=folder)
        found = run(settings, None, lambda _: None)
        assert (found.games, bool(found.new)) == (34, True)
        told.append(fuzz_json.encode(found, EngineInfo(name="it"), settings))
        files = sorted(file for file in folder.rglob("*") if file.is_file())
        folders.append({str(file.relative_to(folder)): file.read_bytes() for file in files})
    assert told[0] == told[1]
    assert folders[0] == folders[1]


def test_a_difference_is_new_once_and_the_same_games_give_the_same_bytes(tmp_path: Path) -> None:
    runs = [played(tmp_path / name, FAULTY) for name in ("one", "other")]
    info = EngineInfo(name="it")
    told = [fuzz_json.encode(found, info, Settings(engine="it", editions=LORCANA)) for found in runs]
    assert told[0] == told[1]
    assert runs[0].new
    again = played(tmp_path / "one", FAULTY, seed=4)
    met = {record.difference.signature for record in runs[0].new}
    assert met.isdisjoint(record.difference.signature for record in again.new)


def test_it_ends_when_enough_is_found(tmp_path: Path) -> None:
    found = played(tmp_path, FAULTY, games=5000, stop_at=1)
    assert len(found.new) >= 1
    assert found.games < 5000


def test_a_job_without_an_engine_ends_the_campaign(tmp_path: Path) -> None:
    with pytest.raises(EngineFault, match="no command"):
        played(tmp_path, "/no/such/engine")


def test_an_engine_may_hang_and_crash_as_often_as_it_does() -> None:
    settings = Settings(engine="it", editions=LORCANA, limits=Limits(call=2.0, restarts=1, slow_faults=1))
    engine = settings.open_engine()
    assert isinstance(engine, ProcessEngine)
    assert (engine.limits.call, engine.limits.restarts, engine.limits.slow_faults) == (2.0, RESTARTS, RESTARTS)


def test_what_is_played_is_what_both_know() -> None:
    reference = ReferenceEngine().initialize()
    assert set(editions_for(reference, ())) == {"lorcana", "altered"}
    assert editions_for(reference, ("lorcana",), ("2.1",)) == {"lorcana": ("2.1",)}
    printed_only = EngineInfo(name="it", games={
        "lorcana": GameSupport(editions=("2.1", "9.9")), "altered": GameSupport(editions=("3.0",)),
    })  # fmt: skip
    assert editions_for(printed_only, ()) == {"lorcana": ("2.1",), "altered": ("3.0",)}


def broken(self: Job, number: int) -> Played:
    raise KeyError("gone")


def killed(self: Job, number: int) -> Played:
    """One job vanishes, the other would play on for ever."""
    while number != 1:
        time.sleep(0.01)
    os.kill(os.getpid(), signal.SIGKILL)
    raise KeyError(number)


def deaf(self: Job, number: int) -> Played:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("play", "error", "told"),
    [
        (broken, BugMetError, "KeyError: 'gone' at "),
        (killed, JobLostError, "the job at game 1: its process was killed by SIGKILL"),
    ],
)
def test_what_ends_a_job_is_told(
    play: Callable[..., Played],
    error: type[Exception],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(Job, "play", play)
    with pytest.raises(error, match=told):
        played(tmp_path, jobs=2)
    assert not multiprocessing.active_children()
    assert "Traceback" not in capfd.readouterr().err


def test_a_job_that_does_not_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Job, "play", deaf)
    monkeypatch.setattr(crew, "GRACE", 0.2)
    settings = Settings(engine="reference", editions=LORCANA, games=1, corpus=tmp_path, clock=Clock(0.2))
    assert not campaign.run(settings, None, lambda _: None).finished
    assert not multiprocessing.active_children()
