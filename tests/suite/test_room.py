"""A run keeps what fails as long as there is room; then the words are cut, and that is said."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from oracle.protocol.messages import Card, Observation, Player, Position, Turn
from oracle.protocol.results import Change, Result, StepResult
from oracle.suite.room import CUT, LEFT_OUT, Room

TABLE = Observation(
    position=Position(
        players=(Player(name="Ann"),),
        turn=Turn(player="Ann"),
        cards=tuple(Card(ref=f"card-{number}", player="Ann", zone="play") for number in range(100)),
    )
)
FAILED = Result(
    case="case", feature="a.feature", scenario="A", line=1, game="lorcana", edition="2.2", clauses=("1.1",),
    verdict="fail", message="m" * 5000, again="a" * 5000, before=TABLE, after=TABLE,
    steps=(StepResult(text="Then", line=2, status="failed", expected="e" * 5000, actual="c" * 5000),),
    changes=(Change(what="x", before="y", after="z"),),
)  # fmt: skip


def test_results_are_kept_whole_while_there_is_room() -> None:
    size = len(msgspec.json.encode(FAILED))
    room = Room(2 * size)
    assert [room.kept(FAILED) for _ in range(2)] == [FAILED, FAILED]
    cut = room.kept(FAILED)
    assert (cut.before, cut.after, cut.changes) == (None, None, ())
    assert cut.message == "m" * CUT + LEFT_OUT
    assert (len(cut.again), len(cut.steps[0].expected), len(cut.steps[0].actual)) == (CUT, CUT, CUT)
    assert (cut.verdict, cut.case, cut.steps[0].status) == ("fail", "case", "failed")


def test_what_passes_takes_no_room() -> None:
    room = Room(0)
    passed = replace(FAILED, verdict="pass", message="", before=None, after=None)
    assert room.kept(passed) is passed
