"""What the reference has said of a cast is kept from run to run."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.assurance.casting import kept
from oracle.assurance.casting.kept import PlayedCasts
from oracle.assurance.casting.search import Judge
from oracle.assurance.faults.building import cases_of
from oracle.suite.intent.wanted import told, wanted_line
from oracle.suite.phrases.compile import data_of
from oracle.suite.plan import Plan

GAME, EDITION = "lorcana", "2.2"
CASE = "both-banished/ann"
WEAK = "a character costing 3, with 3 Strength and 1 Willpower"
STRONG = "a character costing 4, with 3 Strength and 3 Willpower"
GOOD = {WEAK: "Arges - The Cyclops", STRONG: "Benja - Bold Uniter"}
EMPTY = {WEAK: "Smash", STRONG: "Benja - Bold Uniter"}


@pytest.fixture
def plan() -> Plan:
    return cases_of(GAME)[CASE]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("oracle.suite.files.kept.default_folder", lambda: tmp_path / "plans")
    return tmp_path / "plans"


def judged_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(*_: object) -> Judge:
        raise AssertionError("it was tried again")

    monkeypatch.setattr(kept, "Judge", judge)


@pytest.mark.usefixtures("folder")
def test_the_next_run_need_not_try_it_again(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    first = PlayedCasts(GAME)
    found = first.of(plan, EDITION, GOOD)
    assert found is not None
    assert first.of(plan, EDITION, EMPTY) is None
    wanted = told(found, EDITION)
    first.save()
    judged_by_nobody(monkeypatch)
    again = PlayedCasts(GAME).of(plan, EDITION, GOOD)
    assert again is not None
    assert data_of(again) == data_of(found)
    assert told(again, EDITION) == wanted
    assert wanted_line(again, EDITION) == wanted_line(found, EDITION)
    assert PlayedCasts(GAME).of(plan, EDITION, EMPTY) is None


@pytest.mark.parametrize("content", [b"", b"no file of ours", None])
def test_what_is_damaged_or_of_another_program_is_tried_again(
    plan: Plan, folder: Path, content: bytes | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = PlayedCasts(GAME)
    first.of(plan, EDITION, GOOD)
    first.save()
    (file,) = folder.iterdir()
    if content is None:
        monkeypatch.setattr(kept, "fingerprint", lambda: "another program")
    else:
        file.write_bytes(content)
    assert PlayedCasts(GAME).of(plan, EDITION, GOOD) is not None
    judged_by_nobody(monkeypatch)
    with pytest.raises(AssertionError):
        PlayedCasts(GAME).of(plan, EDITION, GOOD)
