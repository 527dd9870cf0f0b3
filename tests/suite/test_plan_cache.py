"""Compiled plans come back from the cache as they were, and a cache that is broken is built anew."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.suite.errors import Problems
from oracle.suite.feature_file import Scenario
from oracle.suite.files.sealed import keep, read_kept, seal, unseal
from oracle.suite.phrases.compile import compile_scenario
from oracle.suite.plan import Plan
from oracle.suite.reading import cache, load, sources
from oracle.suite.reading.load import load_suite
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


@pytest.mark.parametrize(
    ("was", "now"), [("{card:ref} <is/is not> {place:place}", "{card:ref} was here"), ("\xa3doc", "\xa3dox")]
)
def test_a_cache_that_fits_the_phrases_no_more_is_built_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, was: str, now: str
) -> None:
    first = loaded(tmp_path, monkeypatch, compiles=True)
    for file in tmp_path.iterdir():
        content = unseal(file.read_bytes())
        assert content is not None
        assert was.encode("latin-1") in content
        keep(file, content.replace(was.encode("latin-1"), now.encode("latin-1"), 3))
    assert loaded(tmp_path, monkeypatch, compiles=True) == first


def test_another_version_of_the_code_compiles_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded(tmp_path, monkeypatch, compiles=True)
    monkeypatch.setattr(cache, "reading_fingerprint", lambda: "another")
    loaded(tmp_path, monkeypatch, compiles=True)


def test_versions_that_share_a_cache_never_mix(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = loaded(tmp_path, monkeypatch, compiles=True)
    for version in ("another", "a third", "another"):
        with monkeypatch.context() as patch:
            patch.setattr(cache, "reading_fingerprint", lambda version=version: version)
            assert loaded(tmp_path, patch, compiles=True) == first
            assert loaded(tmp_path, patch, compiles=False) == first
    assert loaded(tmp_path, monkeypatch, compiles=True) == first


def test_sources_that_changed_after_the_start_keep_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "_STARTED", 0)
    sources._programs.cache_clear()
    monkeypatch.setattr(cache, "reading_fingerprint", sources.reading_fingerprint)
    loaded(tmp_path, monkeypatch, compiles=True)
    assert not list(tmp_path.iterdir())
    sources._programs.cache_clear()


def test_the_fingerprint_depends_on_every_part(monkeypatch: pytest.MonkeyPatch) -> None:
    sources._programs.cache_clear()
    found = {sources.fingerprint()}
    for name in ("kernel", "engines", "suite"):
        sources._programs.cache_clear()
        monkeypatch.setattr(sources, "_FOLDERS", tuple(one for one in sources._FOLDERS if one != name))
        found.add(sources.fingerprint())
    sources._programs.cache_clear()
    assert len(found) == 4
    assert None not in found


def test_a_rule_is_part_of_the_program_and_not_of_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    def found() -> tuple[str | None, str | None]:
        sources._programs.cache_clear()
        return sources.fingerprint(), sources.reading_fingerprint()

    def without(part: str) -> None:
        monkeypatch.setattr(sources, "_sources", lambda folder: [one for one in all_of(folder) if part not in str(one)])

    all_of = sources._sources
    whole, reading = found()
    without("/lorcana/rules/")
    assert (fewer := found()) == (fewer[0], reading)
    assert fewer[0] not in (whole, None)
    without("/lorcana/profile/")
    assert found()[1] not in (reading, None)
    sources._programs.cache_clear()


def test_scenarios_are_read_without_rules_and_cards() -> None:
    """So no edit of one can change what comes of reading."""
    code = """
import sys
from pathlib import Path
from oracle.suite.reading import sources
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.locate import feature_root
for folder in ("lorcana/4-turn-actions", "altered/5-playing"):
    assert load_suite(feature_root() / folder, cache=False).plans
root = Path(sources.oracle.__file__).parent
for one in [one for one in sys.modules.values() if (one.__name__ or "").startswith("oracle.games.")]:
    assert not sources._is_of_play(root, Path(one.__file__)), one
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


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
    assert [file.name[:6] for file in tmp_path.iterdir()] == ["plans-"] * len(list(DATA.glob("*.feature")))


SEALED = seal(b'{"key":"abc","plans":[]}')


@given(st.data())
def test_whatever_is_damaged_is_not_unsealed(data: st.DataObject) -> None:
    damaged = bytearray(SEALED)
    if data.draw(st.booleans()):
        damaged = damaged[: data.draw(st.integers(0, len(damaged)))]
    for _ in range(data.draw(st.integers(0, 3))):
        place = data.draw(st.integers(0, len(damaged)))
        damaged[place : place + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=2))
    assert (unseal(bytes(damaged)) is not None) == (bytes(damaged) == SEALED)


def test_files_that_somebody_else_can_write_are_not_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = loaded(tmp_path, monkeypatch, compiles=True)
    for file in tmp_path.iterdir():
        file.chmod(0o622)
    assert loaded(tmp_path, monkeypatch, compiles=True) == first
    assert loaded(tmp_path, monkeypatch, compiles=False) == first


def test_a_folder_that_somebody_else_can_write_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = loaded(tmp_path, monkeypatch, compiles=True)
    tmp_path.chmod(0o777)
    assert loaded(tmp_path, monkeypatch, compiles=True) == first
    (tmp_path / "new").mkdir(mode=0o700)
    (tmp_path / "new").chmod(0o775)
    loaded(tmp_path / "new", monkeypatch, compiles=True)
    assert not list((tmp_path / "new").iterdir())


def test_a_folder_of_another_user_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = loaded(tmp_path, monkeypatch, compiles=True)
    own = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: own + 1)
    assert loaded(tmp_path, monkeypatch, compiles=True) == first


@pytest.mark.parametrize("kind", ["folder", "pipe", "link"])
def test_what_is_no_file_in_the_place_of_one_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    first = loaded(tmp_path, monkeypatch, compiles=True)
    for file in tmp_path.iterdir():
        file.unlink()
        if kind == "folder":
            file.mkdir()
        elif kind == "pipe":
            os.mkfifo(file)
        else:
            file.symlink_to("/dev/zero")
    assert loaded(tmp_path, monkeypatch, compiles=True) == first
    assert loaded(tmp_path, monkeypatch, compiles=kind == "folder") == first


KEEPING = """
import sys
from pathlib import Path
from oracle.suite.files import sealed
print("ready", flush=True)
while True:
    sealed.keep(Path(sys.argv[1]) / "one.json", b"x" * 5_000_000)
"""


def test_a_process_killed_while_it_writes_leaves_no_draft(tmp_path: Path) -> None:
    for wait in (0.0, 0.013, 0.029):
        with subprocess.Popen([sys.executable, "-c", KEEPING, str(tmp_path)], stdout=subprocess.PIPE) as child:
            assert child.stdout is not None
            child.stdout.readline()
            time.sleep(wait)
            child.send_signal(signal.SIGKILL)
        assert {file.name for file in tmp_path.iterdir()} <= {"one.json"}
        assert read_kept(tmp_path / "one.json") in (None, b"x" * 5_000_000)
