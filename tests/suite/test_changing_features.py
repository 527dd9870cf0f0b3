"""Features that change while they are read or run: the first content counts, or an error names the missing file."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import SetupParams, SetupResult
from oracle.suite.errors import SuiteErrors
from oracle.suite.files.user_files import read_regular
from oracle.suite.reading import load
from oracle.suite.reading.load import load_suite
from tests.inputs.running import run
from tests.suite.written import QUESTING

COUNT = 4


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "features"
    found.mkdir()
    for number in range(COUNT):
        (found / f"{number}.feature").write_text(QUESTING.replace("{number}", str(number)))
    return found


def all_gone(folder: Path) -> None:
    for file in folder.glob("*.feature"):
        file.unlink()
    folder.rmdir()


def all_other(folder: Path) -> None:
    for file in folder.glob("*.feature"):
        file.write_text("Feature: Nothing\n")


def one_more(folder: Path) -> None:
    (folder / "new.feature").write_text(QUESTING.replace("{number}", "new"))


@pytest.mark.parametrize("change", [all_gone, all_other, one_more])
def test_what_changes_in_the_middle_of_a_run_changes_nothing(
    folder: Path, change: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = ReferenceEngine.setup
    done: list[str] = []

    def changing(self: ReferenceEngine, params: SetupParams) -> SetupResult:
        if not done:
            done.append("changed")
            change(folder)
        return setup(self, params)

    before = run("check", "--features", folder)
    monkeypatch.setattr(ReferenceEngine, "setup", changing)
    load.forget()
    after = run("check", "--features", folder)
    assert done
    assert not after.wrong()
    assert (after.code, f"{COUNT} scenarios" in after.out) == (before.code, True) == (0, True)


@pytest.mark.parametrize(("change", "said"), [(all_gone, "no such file"), (all_other, "there is no scenario")])
def test_what_changes_while_it_is_read_is_named(
    folder: Path, change: Callable[[Path], None], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    times: list[Path] = []

    def changing(file: Path, most: int) -> bytes:
        times.append(file)
        if len(times) == 2:
            change(folder)
        return read_regular(file, most)

    monkeypatch.setattr(load, "read_regular", changing)
    ended = run("check", "--features", folder)
    assert not ended.wrong()
    assert ended.code == 2
    assert [f"{number}.feature:1" in ended.err for number in range(COUNT)] == [False, True, True, True]
    assert said in ended.err


def test_a_folder_that_never_rests_gives_scenarios_or_messages(folder: Path, tmp_path: Path) -> None:
    ended = threading.Event()

    def restless() -> None:
        number = 0
        while not ended.is_set():
            number += 1
            file = folder / f"{number % 3}.feature"
            if number % 5 == 0:
                file.unlink(missing_ok=True)
            else:
                file.write_text(QUESTING.replace("{number}", f"{number % 3}")[: 150 + number % 300])

    thread = threading.Thread(target=restless)
    thread.start()
    try:
        for _ in range(15):
            with contextlib.suppress(SuiteErrors):
                assert load_suite(folder, cache=tmp_path / "cache").plans
    finally:
        ended.set()
        thread.join()
