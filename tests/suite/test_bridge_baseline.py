"""`pytest features --tcg-baseline`: what is expected is an xfail, strictly."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.suite.test_bridge_engines import judged

ENTRY = '[[expect]]\ncase = "questing-{case}"\ngame = "lorcana"\nedition = "2.2"\nverdict = "{verdict}"\n'


@pytest.mark.parametrize(
    ("entries", "code", "said"),
    [
        ([(1, "error"), (2, "error")], 0, "2 xfailed"),
        ([(1, "error")], 1, "baseline: new: questing-2 (lorcana/2.2): error"),
        ([(1, "fail"), (2, "error")], 1, "baseline: changed: questing-1 (lorcana/2.2): the baseline expects fail"),
    ],
)
def test_what_is_expected_is_an_xfail(tmp_path: Path, entries: list[tuple[int, str]], code: int, said: str) -> None:
    text = "".join(ENTRY.format(case=case, verdict=verdict) for case, verdict in entries)
    (tmp_path / "b.toml").write_text(text)
    ended, _, told = judged(tmp_path, "crash", "--tcg-baseline=b.toml")
    assert (ended, said in told) == (code, True), told


def test_an_unexpected_pass_fails(tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text(ENTRY.format(case=1, verdict="fail"))
    ended, _, told = judged(tmp_path, "honest", "--tcg-baseline=b.toml")
    assert (ended, "baseline: unexpected pass: questing-1" in told, "1 passed" in told) == (1, True, True), told


def test_a_damaged_file_is_wrong_use(tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text("expect = 3")
    ended, _, told = judged(tmp_path, "honest", "--tcg-baseline=b.toml")
    assert (ended, "b.toml: it is no baseline" in told) == (4, True), told
