"""What no phrase can say is shown as the messages that were sent and answered, in place of a scenario."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from msgspec.structs import replace

from oracle.assurance.fuzz.campaign import Campaign
from oracle.assurance.fuzz.corpus import Record
from oracle.assurance.fuzz.finding import Written, report_difference
from oracle.assurance.fuzz.lockstep.lockstep import play
from oracle.assurance.fuzz.reduce.reducer import Bounds
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, Cost, EngineInfo, Reply
from oracle.report.assurance import fuzz_console
from oracle.report.output.terminal import Terminal
from oracle.suite.phrases.move import Move
from tests.assurance.fuzz.small import CHARACTER, act, case, here, setup

SINGER = {**CHARACTER, "name": "a singer", "cost": 3}
NAMED = Move(
    player="Ann",
    action=Action(kind="play", card="song", cost=Cost(kind="sing", by=("one",), resources=("ink0",))),
)
"""No phrase names ink for a song that is sung."""
LONG = case(setup(here("song", "hand", "a song"), here("one", card="a singer"), **{"a singer": SINGER}), NAMED)


class OverlooksInk(ReferenceEngine):
    """Does not look at the ink that is named for a song."""

    def act(self, player: str, action: Action) -> Reply:
        cost = action.cost
        if cost is None or cost.kind != "sing" or not cost.resources:
            return super().act(player, action)
        reply = super().act(player, replace(action, cost=replace(cost, resources=())))
        return replace(reply, message="sung\x1b[31m")


def written(folder: Path) -> Written:
    engine = OverlooksInk(name="unasked")
    found = play(LONG, ReferenceEngine(tracing=True), engine, engine.initialize())
    assert found is not None
    return report_difference(LONG, found, lambda: OverlooksInk(name="unasked"), folder, bounds=Bounds(runs=40))


def test_the_messages_are_written_in_place_of_the_scenario(tmp_path: Path) -> None:
    told = written(tmp_path)
    assert told.feature is None
    assert "no phrase expresses this move" in told.finding.no_scenario
    assert told.trace is not None
    assert told.files == (told.trace.name, told.json.name)
    assert told.finding.trace == told.trace.name
    lines = told.trace.read_text(encoding="utf-8").splitlines()
    assert any("song" in line and "Ann's hand" in line for line in lines)
    act_at = next(place for place, line in enumerate(lines) if line.startswith("→ act "))
    assert '"resources":["' in lines[act_at]
    assert lines[act_at + 1].startswith('← {"status":"accepted"')
    assert lines[act_at + 2].startswith('≠ reference {"status":"refused"')
    assert all(line.isprintable() for line in lines)


def test_the_terminal_shows_them(tmp_path: Path) -> None:
    told = written(tmp_path / "found")
    record = Record(
        engine="unasked", seed=0, number=1, difference=told.difference, case=told.finding.case, files=told.files
    )
    out = Terminal(width=200, record=True, file=StringIO())
    fuzz_console.show(Campaign(new=[record]), EngineInfo(name="unasked"), tmp_path, 0, out)
    text = out.export_text()
    assert "│ → act " in text
    assert "│ ≠ reference " in text


def test_a_difference_with_a_scenario_has_no_messages(tmp_path: Path) -> None:
    class Lazy(ReferenceEngine):
        """Refuses to quest."""

        def act(self, player: str, action: Action) -> Reply:
            return Reply(status="refused") if action.kind == "quest" else super().act(player, action)

    plain = replace(LONG, moves=(act("quest", "one"),))
    engine = Lazy(name="lazy")
    found = play(plain, ReferenceEngine(tracing=True), engine, engine.initialize())
    assert found is not None
    told = report_difference(plain, found, lambda: Lazy(name="lazy"), tmp_path, bounds=Bounds(runs=60))
    assert told.feature is not None
    assert (told.trace, told.finding.trace) == (None, None)
    assert not list(tmp_path.glob("*.trace.txt"))
