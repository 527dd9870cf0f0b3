"""What is wanted is found out once: it comes back from the disk, and only for the same plan and an undamaged file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import oracle
from oracle.protocol.messages import Decision
from oracle.suite.files import sealed
from oracle.suite.intent import wanted as kept
from oracle.suite.intent.line import Fact, Line, line_of
from oracle.suite.intent.relabelling import Swap
from oracle.suite.plan import Plan
from tests.suite.written import plan_of

EDITION = "2.2"
STEPS = "When Ann quests with elsa\nThen it is accepted\n"
SWAPS: tuple[Swap, ...] = ((("one", "two"),),)
QUESTION = Decision(id="d", player="Ann", kind="may", options=("yes", "no"))
OTHER = "When Ann quests with doc\nThen it is refused\n"


@pytest.fixture(autouse=True)
def own_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oracle.suite.files.kept.default_folder", lambda: tmp_path)
    new_process(monkeypatch)


def new_process(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, empty in (("_memory", {}), ("_files", {}), ("_changed", set())):
        monkeypatch.setattr(kept, name, empty)


@pytest.fixture
def finds(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    """The plans for which the reference had to be asked, in turn."""
    found: list[Plan] = []

    def noting(plan: Plan, edition: str) -> Line:
        found.append(plan)
        return line_of(plan, edition)

    monkeypatch.setattr(kept, "line_of", noting)
    return found


def test_it_is_found_once_in_a_process(finds: list[Plan]) -> None:
    plan = plan_of(STEPS)
    assert kept.wanted_line(plan, EDITION) == kept.wanted_line(plan, EDITION) == line_of(plan, EDITION)
    assert finds == [plan]


def test_it_comes_back_from_the_disk(finds: list[Plan], monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of(STEPS)
    first = kept.wanted_line(plan, EDITION)
    kept.save()
    new_process(monkeypatch)
    assert kept.wanted_line(plan, EDITION) == first
    assert finds == [plan]


def test_what_was_not_saved_is_found_anew(finds: list[Plan], monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of(STEPS)
    kept.wanted_line(plan, EDITION)
    new_process(monkeypatch)
    kept.wanted_line(plan, EDITION)
    assert len(finds) == 2


def test_another_installation_keeps_its_own(finds: list[Plan], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of(STEPS)
    for root in ("one", "two", "one", "two"):
        monkeypatch.setattr(oracle, "__file__", str(tmp_path / root / "__init__.py"))
        monkeypatch.setattr(kept, "fingerprint", lambda root=root: root)
        kept.wanted_line(plan, EDITION)
        kept.save()
        new_process(monkeypatch)
    assert len(finds) == 2


DAMAGE: list[Callable[[bytes], bytes]] = [
    lambda content: b"",
    lambda content: content[:-1],
    lambda content: content.replace(b"units", b"other"),
    lambda content: b"\xff\xfe",
    lambda content: b"[" * 100_000,
    lambda content: content + b" ",
]


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_not_believed(
    damage: Callable[[bytes], bytes], finds: list[Plan], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = plan_of(STEPS)
    first = kept.wanted_line(plan, EDITION)
    kept.save()
    files = list(tmp_path.iterdir())
    assert len(files) == 1
    content = files[0].read_bytes()
    files[0].write_bytes(damage(content))
    new_process(monkeypatch)
    assert kept.wanted_line(plan, EDITION) == first
    assert len(finds) == 2


def test_a_well_formed_file_of_something_else_is_not_believed(
    finds: list[Plan], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = plan_of(STEPS)
    first = kept.wanted_line(plan, EDITION)
    kept.save()
    (file,) = tmp_path.iterdir()
    for content in (b"[1]", b"{}", b'{"key": 1}', b'{"key": "other", "wanted": {}}', b"[" * 100_000):
        sealed.keep(file, content)
        new_process(monkeypatch)
        assert kept.wanted_line(plan, EDITION) == first
    assert len(finds) == 6


def test_other_rules_find_it_anew(finds: list[Plan], monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of(STEPS)
    kept.wanted_line(plan, EDITION)
    kept.save()
    new_process(monkeypatch)
    monkeypatch.setattr(kept, "fingerprint", lambda: "other rules")
    kept.wanted_line(plan, EDITION)
    assert len(finds) == 2


def test_another_plan_of_the_same_name_is_not_mistaken(finds: list[Plan], monkeypatch: pytest.MonkeyPatch) -> None:
    plan, other = plan_of(STEPS), plan_of(OTHER)
    assert (plan.case, plan.feature) == (other.case, other.feature)
    one, two = kept.wanted_line(plan, EDITION), kept.wanted_line(other, EDITION)
    assert two == line_of(other, EDITION)
    kept.save()
    new_process(monkeypatch)
    assert kept.wanted_line(plan, EDITION) == one
    assert finds == [plan, other, plan]


def test_editions_are_kept_apart(finds: list[Plan]) -> None:
    plan = plan_of(STEPS)
    kept.wanted_line(plan, "2.1")
    kept.wanted_line(plan, EDITION)
    assert finds == [plan, plan]


def test_a_disk_that_cannot_be_written_does_no_harm(
    finds: list[Plan], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setattr("oracle.suite.files.kept.default_folder", lambda: blocked / "below")
    plan = plan_of(STEPS)
    kept.wanted_line(plan, EDITION)
    kept.save()
    assert finds == [plan]


def test_what_decides_nothing_is_kept_too(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of(STEPS)
    asked: list[int] = []

    def noting(plan: Plan, edition: str, line: Line, fact: Fact) -> tuple[Swap, ...]:
        asked.append(fact.place)
        return SWAPS

    monkeypatch.setattr(kept, "found_swaps", noting)
    fact = Fact(place=7, question=QUESTION, answer=("yes",))
    assert kept.swaps(plan, EDITION, fact) == SWAPS
    kept.save()
    new_process(monkeypatch)
    assert kept.swaps(plan, EDITION, fact) == SWAPS
    assert asked == [7]
