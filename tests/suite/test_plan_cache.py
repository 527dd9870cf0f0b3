"""Compiled plans come back from the cache as they were, and a cache that is broken is built anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.suite import cache, load
from oracle.suite.compile import compile_scenario
from oracle.suite.errors import Problems
from oracle.suite.feature_file import Scenario
from oracle.suite.load import load_suite
from oracle.suite.plan import Plan
from oracle.suite.runner import run_suite
from tests.suite.fake_engine import FakeEngine

DATA = Path(__file__).parent / "data"


@pytest.fixture(autouse=True)
def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test starts as a new process does: nothing in memory."""
    monkeypatch.setattr(load, "_memory", {})


def loaded(folder: Path, monkeypatch: pytest.MonkeyPatch, *, compiles: bool) -> tuple[Plan, ...]:
    """The sample plans, and a check of whether they had to be compiled."""
    seen: list[str] = []

    def compile_noting(scenario: Scenario, problems: Problems) -> Plan | None:
        seen.append(scenario.title)
        return compile_scenario(scenario, problems)

    monkeypatch.setattr(load, "_memory", {})
    with monkeypatch.context() as patch:
        patch.setattr(load, "compile_scenario", compile_noting)
        plans = load_suite(DATA, cache=folder).plans
    assert bool(seen) == compiles
    return plans


def test_plans_come_back_as_they_were(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = loaded(tmp_path, monkeypatch, compiles=True)
    second = loaded(tmp_path, monkeypatch, compiles=False)
    assert second == first
    reports = [run_suite(plans, FakeEngine()) for plans in (first, second)]
    assert reports[0] == reports[1]


def test_plans_stay_in_memory(tmp_path: Path) -> None:
    first = load_suite(DATA, cache=tmp_path)
    assert all(one is other for one, other in zip(first.plans, load_suite(DATA, cache=tmp_path).plans, strict=True))


@pytest.mark.parametrize("broken", [b"", b"{", b"[1]", b"\xff\xfe", b'{"key": 1}', b"[" * 100_000])
def test_a_broken_cache_is_built_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: bytes) -> None:
    first = loaded(tmp_path, monkeypatch, compiles=True)
    for file in tmp_path.iterdir():
        file.write_bytes(broken)
    assert loaded(tmp_path, monkeypatch, compiles=True) == first
    assert loaded(tmp_path, monkeypatch, compiles=False) == first


@pytest.mark.parametrize(("was", "now"), [("{card:ref} is {place:place}", "{card:ref} was here"), ('"doc"', '"dox"')])
def test_a_cache_that_fits_the_phrases_no_more_is_built_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, was: str, now: str
) -> None:
    first = loaded(tmp_path, monkeypatch, compiles=True)
    for file in tmp_path.iterdir():
        content = file.read_text()
        assert was in content
        file.write_text(content.replace(was, now, 3))
    assert loaded(tmp_path, monkeypatch, compiles=True) == first


def test_another_version_of_the_code_compiles_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(tmp_path, monkeypatch, compiles=True)
    monkeypatch.setattr(cache, "_code_fingerprint", lambda: "another")
    loaded(tmp_path, monkeypatch, compiles=True)


def test_the_key_depends_on_the_file() -> None:
    assert len({cache.plan_key(*given) for given in (("a", b"x"), ("a", b"y"), ("b", b"x"))}) == 3


def test_a_cache_that_cannot_be_written_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    first = loaded(file / "folder", monkeypatch, compiles=True)
    assert loaded(file, monkeypatch, compiles=True) == first
    assert file.read_text() == "in the way"


def test_nothing_but_plans_is_left_behind(tmp_path: Path) -> None:
    load_suite(DATA, cache=tmp_path)
    assert [file.suffix for file in tmp_path.iterdir()] == [".json"] * len(list(DATA.glob("*.feature")))
