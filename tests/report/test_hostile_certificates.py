"""Hostile words in certificates, keys, levels and seeds, and a look at what the commands show of them."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import oracle.cli.certify
import oracle.cli.levels
import oracle.cli.verify
from oracle.certify import bundle
from oracle.certify.certifying import certify, sealed
from oracle.certify.keys import ENVIRONMENT
from oracle.certify.levels import level_named
from oracle.certify.statement import OURS
from oracle.engines.reference import ReferenceEngine
from oracle.report.output.text import STEERING
from tests.certify.making import AUTHOR, made, payload_of, plans, quiet, resigned, suite
from tests.cli.inside import Run, exit_code

from .hostile import BRIEF, MARK
from .hostile_files import NAMES
from .test_hostile import incidents

__all__ = ["exit_code"]

EVERYTHING = " ".join(BRIEF)
FIELDS = ("level", "edition", "seed", "suite", "engine", "subject", "digest", "result", "clause", "type", "key")


@pytest.fixture
def printed(exit_code: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Runs a command; gives its exit code and what it printed, which steers no terminal."""
    for command in (oracle.cli.certify, oracle.cli.levels, oracle.cli.verify):
        monkeypatch.setattr(command, "load_checked_suite", suite)

    def run(*words: object) -> tuple[int, str]:
        code = exit_code(*words)
        said = capsys.readouterr()
        for text in (said.out, said.err):
            assert STEERING.findall(re.sub(r"\x1b\[[\d;]*m", "", text)) == []
            assert not re.search(r"^\W*FORGED\W*$", text, re.MULTILINE)
        return code, said.out + said.err

    return run


@pytest.mark.parametrize("field", FIELDS)
def test_a_forged_certificate_is_refused_in_plain_words(field: str, tmp_path: Path, printed: Any) -> None:
    file = tmp_path / os.fsdecode(NAMES[0]) / os.fsdecode(NAMES[2]).replace("/", "_")
    file.parent.mkdir()
    file.write_bytes(_forged(field))
    code, told = printed("verify", file)
    assert code == 1
    assert "not verified (" in told


def test_a_page_and_a_badge_do_nothing(tmp_path: Path, printed: Any, browser: Browser) -> None:
    files = {os.fsdecode(name).replace("/", "_"): "0" * 64 for name in (*NAMES[:2], NAMES[3])}
    found = certify(ReferenceEngine(), plans(), level_named("lorcana/ending"), "2.2", "one", files, quiet)
    assert found.statement is not None
    (tmp_path / "one.json").write_bytes(bundle.write(sealed(found.statement, found.packed, [AUTHOR])))
    code, told = printed("verify", tmp_path / "one.json", "--page", tmp_path / "x.html", "--badge", tmp_path / "x.svg")
    assert code == 0, told
    assert MARK in told
    for path in (tmp_path / "x.html", tmp_path / "x.svg"):
        assert incidents(browser, path) == []
    assert MARK in (tmp_path / "x.html").read_text()


@pytest.mark.parametrize("attack", BRIEF[::5])
def test_words_of_a_user_are_told_plainly(
    attack: str, tmp_path: Path, printed: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ENVIRONMENT, "")
    out = ("--out", tmp_path / "x.json")
    unreadable = tmp_path / os.fsdecode(NAMES[2]).replace("/", "_")
    unreadable.write_bytes(b"engine")
    for words in (
        ("levels", "--level", attack),
        ("levels", "--game", attack),
        ("levels", "--level", "lorcana/ending", "--edition", attack),
        ("certify", "--engine", "reference", "--level", attack, "--seed", "1", *out),
        ("certify", "--engine", "reference", "--level", "lorcana/ending", "--seed", attack, *out),
        ("certify", "--engine", "reference", "--level", "ending", "--seed", "1", "--subject", unreadable, *out),
        ("keys", "show", tmp_path / attack.replace("/", "_")),
    ):
        code, told = printed(*words)
        assert code == 2, words
        assert told


def _forged(field: str) -> bytes:
    plain = json.loads(payload_of(made()))
    ours = plain["predicate"][OURS]
    if field in ("level", "edition", "seed"):
        ours[field] = EVERYTHING
    elif field == "suite":
        ours["suite"]["version"] = EVERYTHING
    elif field == "engine":
        ours["engine"]["name"] = EVERYTHING
    elif field == "subject":
        plain["subject"][0]["name"] = EVERYTHING
    elif field == "digest":
        plain["predicate"]["configuration"][0] = {"name": EVERYTHING, "digest": {EVERYTHING: EVERYTHING}}
    elif field == "result":
        plain["predicate"]["passedTests"][0] = EVERYTHING
    elif field == "clause":
        ours["without_scenario"] = [EVERYTHING]
    elif field == "type":
        plain["predicateType"] = EVERYTHING
    content = resigned(
        json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode(), made().packed
    )
    if field != "key":
        return content
    whole = json.loads(content)
    whole["keys"] = [EVERYTHING]
    return json.dumps(whole, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
