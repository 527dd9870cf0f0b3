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
from oracle.assurance.fuzz.campaign import RESTARTS, Campaign, Settings, editions_for, run, share
from oracle.assurance.fuzz.job import Job, Outcome
from oracle.engines.base import EngineFault
from oracle.engines.limits import Clock, Limits
from oracle.engines.process import ProcessEngine
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.bugs import BugMetError
from oracle.protocol.messages import EngineInfo, GameSupport
from oracle.report import fuzz_json

LORCANA = {"lorcana": ("2.2",)}
FAULTY = f"{sys.executable} -m tests.faulty counts-without-exerting"


def played(corpus: Path, engine: str = "reference", **settings: object) -> Campaign:
    wanted = {"editions": LORCANA, "seed": 3, "games": 12, **settings}
    return run(msgspec.convert({"engine": engine, "corpus": corpus, **wanted}, Settings), None, lambda _: None)


def test_every_job_plays_its_share(tmp_path: Path) -> None:
    assert [share(7, 3, number) for number in range(3)] == [3, 2, 2]
    assert share(None, 3, 0) is None
    found = played(tmp_path, jobs=2)
    assert found.games == 12
    assert found.actions > 50
    assert (found.new, found.known) == ([], {})
    assert len(list((tmp_path / "jobs").glob("*.json"))) == 2


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
    assert editions_for(printed_only, ()) == {"lorcana": ("2.1",)}


def broken(self: Job, limit: int | None, stop: Callable[[], bool], tell: Callable[[Outcome], None]) -> None:
    raise KeyError("gone")


def killed(self: Job, limit: int | None, stop: Callable[[], bool], tell: Callable[[Outcome], None]) -> None:
    """One job vanishes, the other would play on for ever."""
    if self.number == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    while not stop():
        time.sleep(0.01)


def deaf(self: Job, limit: int | None, stop: Callable[[], bool], tell: Callable[[Outcome], None]) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        time.sleep(0.01)


@pytest.mark.parametrize(("run_job", "told"), [(broken, "KeyError: 'gone' at "), (killed, "job 1 ended with -9")])
def test_a_job_that_breaks_is_a_bug_of_ours(
    run_job: Callable[..., None],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(Job, "run", run_job)
    with pytest.raises(BugMetError, match=told):
        played(tmp_path, jobs=2)
    assert not multiprocessing.active_children()
    assert "Traceback" not in capfd.readouterr().err


def test_a_job_that_does_not_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Job, "run", deaf)
    monkeypatch.setattr(campaign, "GRACE", 0.2)
    settings = Settings(engine="reference", editions=LORCANA, games=1, corpus=tmp_path, clock=Clock(0.2))
    assert not campaign.run(settings, None, lambda _: None).finished
    assert not multiprocessing.active_children()
