"""Whatever the ordinary tests leave out or cut down runs whole in `tox -e long`."""

from __future__ import annotations

from tests.long_run import STEPS, cut_down

from .checkout import ROOT


def test_a_step_runs_every_file_that_is_cut_down() -> None:
    named = [word for step in STEPS for word in step.arguments if word.startswith("tests/")]
    assert [word for word in named if not (ROOT / word).exists()] == []
    found = cut_down()
    assert len(found) > 30
    assert "tests/strict/test_table.py" in found
    assert "tests/house/test_packaging.py" not in found, "another step names it"
