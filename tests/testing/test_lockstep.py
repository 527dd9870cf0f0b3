"""The machine finds a planted fault and shows it, holds with the reference, and is ten lines in a user's file."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from oracle.engines.base import Engine, EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import SetupParams, SetupResult
from oracle.testing import Lockstep
from tests.extent import FACTOR
from tests.faulty.lorcana.faults import FAULTS
from tests.house.checkout import ROOT

PAGE = ROOT / "docs" / "testing.md"
ADAPTER = "import sys\n\nfrom oracle.cli import main\n\nsys.argv[1:] = ['serve']\nmain()\n"
FEW = """
from hypothesis import settings

settings.register_profile("few", max_examples=2, stateful_step_count=4)
settings.load_profile("few")
"""


class Right(Lockstep):
    """The reference beside itself."""

    game = "lorcana"

    @classmethod
    def start(cls) -> Engine:
        return ReferenceEngine()


class DryingQuests(Lockstep):
    """An engine in which a drying character may quest."""

    game = "lorcana"

    @classmethod
    def start(cls) -> Engine:
        return ReferenceEngine(overrides={"lorcana": FAULTS["drying-quests"]})


class FewCards(ReferenceEngine):
    """An engine that knows no printed card."""

    said: ClassVar[list[str]] = []

    def setup(self, params: SetupParams) -> SetupResult:
        lacks = {card.card for card in params.position.cards if card.card not in params.definitions} - {None}
        found = SetupResult(status="unsupported", unsupported=tuple(sorted(map(str, lacks))))
        self.said.append("unsupported" if lacks else "ok")
        return found if lacks else super().setup(params)


class WithFewCards(Right):
    """Such an engine beside the reference."""

    @classmethod
    def start(cls) -> Engine:
        return FewCards()


class Elsewhere(Right):
    """An edition that there is not."""

    edition = "0.9"


def run(machine: type[Lockstep], examples: int, steps: int) -> None:
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples, stateful_step_count=steps, deadline=None, database=None, derandomize=True,
            phases=(Phase.generate,), suppress_health_check=list(HealthCheck),
        ),
    )  # fmt: skip


def test_the_reference_does_not_differ_from_itself() -> None:
    run(Right, 4 * FACTOR, 12)


def test_what_an_engine_lacks_is_taken_out_of_a_position() -> None:
    run(WithFewCards, 4 * FACTOR, 2)
    assert "unsupported ok" in " ".join(FewCards.said)


def test_a_planted_fault_is_found_and_shown() -> None:
    with pytest.raises(AssertionError, match="the engine differs from the reference") as found:
        run(DryingQuests, 300, 20)
    told = str(found.value)
    assert re.search(r"did: .*quests", told)
    assert "reference: refused" in told
    assert "engine:    accepted" in told
    assert re.search(r"When \w+ quests with ", told)


def test_a_game_that_the_engine_does_not_play_is_told() -> None:
    with pytest.raises(EngineFault, match=r"does not play Lorcana 0\.9"):
        run(Elsewhere, 1, 1)


def test_the_ten_lines_of_the_page_run_as_they_are(tmp_path: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(from oracle\.testing import Lockstep\n.*?)```", text, re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    (tmp_path / "test_my_engine.py").write_text(code)
    (tmp_path / "adapter.py").write_text(ADAPTER)
    (tmp_path / "conftest.py").write_text(FEW)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "test_my_engine.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=280,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout
