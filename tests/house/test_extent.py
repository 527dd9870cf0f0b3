"""What ordinary tests cut down to a part, a step of the long run has whole."""

from __future__ import annotations

import re
from pathlib import Path

from tests.long_run import PYTEST, STEPS

from .checkout import ROOT


def tried_whole() -> set[Path]:
    """The files and folders that the long run hands to pytest."""
    words = (word for step in STEPS if step.arguments[: len(PYTEST)] == PYTEST for word in step.arguments)
    return {ROOT / word for word in words if word.startswith("tests/")}


def test_whatever_is_cut_down_runs_whole_in_a_step_of_the_long_run() -> None:
    whole = tried_whole()
    assert [path for path in whole if not path.exists()] == []
    cut = [
        file
        for file in (ROOT / "tests").rglob("test_*.py")
        if re.search(r"^from tests\.extent import", file.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert len(cut) > 30
    assert [file for file in cut if whole.isdisjoint((file, *file.parents))] == []
