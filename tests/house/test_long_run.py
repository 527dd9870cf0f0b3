"""The long run goes on past what is wrong, and begins with it again; each of its steps can fail."""

from __future__ import annotations

import json
import platform
import shutil
import sys
from collections import Counter
from pathlib import Path

import pytest

from benchmarks import instructions
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, Reply
from tests import long_run
from tests.assurance import variation_campaign
from tests.certify import __main__ as certificates
from tests.certify.tampering import Found
from tests.cheats import __main__ as cheats
from tests.long_run import Done, Step, go_on, record
from tests.manners import __main__ as manners
from tests.manners.judged import Judged

GOOD = Step("good", ("-c", "print('some'); print('5 right')"))
BAD = Step("bad", ("-c", "raise SystemExit(3)"))


class RefusesToPlay(ReferenceEngine):
    """A wrong engine."""

    def act(self, player: str, action: Action) -> Reply:
        return Reply(status="refused", message="no") if action.kind == "play" else super().act(player, action)


def test_it_goes_on_past_what_fails_and_runs_that_again() -> None:
    passed: list[Done] = []
    kept: list[list[str]] = []

    def keep(done: list[Done]) -> None:
        kept.append([one.name for one in done])

    assert go_on((GOOD, BAD, Step("later", GOOD.arguments)), passed, "abc", keep) == ["bad"]
    assert kept == [["good"], ["good", "later"]]
    again = (Step("good", BAD.arguments), Step("bad", GOOD.arguments), Step("later", BAD.arguments))
    assert go_on(again, passed, "abd", keep) == []
    assert kept[2:] == [["good", "later", "bad"]]
    assert [one.commit for one in passed] == ["abc", "abc", "abd"]


def test_the_record_has_commit_machine_seconds_and_figures() -> None:
    told = record("abc123", [Done("manners", 61.0, "all right", "abc"), Done("cheats", 120.4, "5 right", "abc123")])
    assert told.split()[:2] == ["commit", "abc123"]
    assert "minutes 3" in told
    assert "     61 s  abc  manners: all right" in told
    assert "Python 3." in told


def test_what_is_kept_counts_for_its_commit_or_for_the_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_run, "STATE", tmp_path / "state.json")
    one = Done("manners", 1.0, "all right", "abc")
    long_run._keep([one])
    assert long_run.known("abc", rest=False) == [one]
    assert long_run.known("abd", rest=False) == []
    assert long_run.known("abd", rest=True) == [one]


def test_a_failed_manner_ends_with_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["manners", "asked-after"])
    monkeypatch.setattr(manners, "judge", lambda *_, **__: Judged(Counter(), (), ()))
    assert manners.main() == 0
    monkeypatch.setattr(sys, "argv", ["manners", "--traps"])
    assert manners.main() == 1, "nothing has failed the traps"


def test_a_verified_forgery_ends_with_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["certify", "--count", "1"])
    monkeypatch.setattr(certificates, "tamper", lambda *_: Found(["1 turned: verified"], Counter(), Counter()))
    assert certificates.main() == 1


def test_a_failed_engine_ends_the_campaign_with_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(variation_campaign, "ENGINES", {"reference": lambda make: make()})
    assert variation_campaign.main(1, 2000) == 0
    monkeypatch.setattr(variation_campaign, "ENGINES", {"wrong": lambda _: RefusesToPlay()})
    assert variation_campaign.main(1, 600) == 1


def test_a_walk_that_has_become_slower_ends_with_1(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "argv", ["instructions"])
    monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/valgrind")
    monkeypatch.setattr(instructions, "walked", lambda _: {"altered-lists": 106})
    monkeypatch.setattr(instructions, "KEPT", tmp_path / "kept.json")
    monkeypatch.setattr(instructions, "CHANGELOG", tmp_path / "CHANGELOG.md")
    (tmp_path / "CHANGELOG.md").write_text("# Changes\n\n## 0.2\n\n## 0.1\n\n- `altered-lists` is slower.\n")
    assert instructions.main() == 0, "nothing is kept of this Python"
    version = platform.python_version()
    (tmp_path / "kept.json").write_text(json.dumps({version: {"altered-lists": 101}}))
    assert instructions.main() == 0
    (tmp_path / "kept.json").write_text(json.dumps({version: {"altered-lists": 100}}))
    assert instructions.main() == 1
    (tmp_path / "CHANGELOG.md").write_text("# Changes\n\n## 0.2\n\n- `altered-lists` is slower: it lists more.\n")
    assert instructions.main() == 0


def test_a_cheat_that_holds_variations_ends_with_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cheats, "verdicts", lambda _, plans: Counter({"pass": len(list(plans))}))
    assert cheats.main(2500, "1") == 1
