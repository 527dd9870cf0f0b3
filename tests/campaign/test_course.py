"""The order in which outcomes are taken, what is kept, and what is given up."""

from __future__ import annotations

from pathlib import Path

from oracle.campaign.course import Course, Nowhere
from oracle.campaign.keeping import Patient
from oracle.campaign.parts.growth import Growth
from oracle.campaign.setting import GivenUp, encoded
from oracle.campaign.tasks import Idle, Rested, task_of
from oracle.history.campaigns import Kept
from oracle.history.database import Database
from tests.campaign.stub import Stub


def done(raw: bytes) -> bytes:
    task = task_of(raw)
    assert isinstance(task, Idle)
    return encoded(Rested(number=task.number))


def test_outcomes_are_taken_in_the_order_of_the_tasks_and_once() -> None:
    stub = Stub(50, 0.0)
    course = Course([stub], Nowhere(), lambda _: None)
    out = []
    while (task := course.wanted()) is not None:
        out.append(task)
    for name, raw in reversed(out):
        course.came(name, done(raw))
    assert stub.order
    assert stub.taken == b"\1" * 50
    assert course.wanted() is None


def test_what_was_kept_is_not_done_again_and_what_was_given_up_is(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "c.db"), write=True)
    kept = Kept.begun(database, "0" * 64, "")
    first, tried = Course([Stub(5, 0.0)], Patient(kept, print), lambda _: None), 0
    while (task := first.wanted()) is not None:
        tried += 1
        first.came(task[0], GivenUp(kind="hung", why="x") if tried == 2 else done(task[1]))
    first.save()
    first.save()
    assert [one.kind for one in first.unfinished] == ["hung"]
    again = Kept.resumed(database, "0" * 64)
    assert again is not None
    stub = Stub(5, 0.0)
    second = Course([stub], Patient(again, print), lambda _: None)
    assert len(again.known) == 4
    task = second.wanted()
    assert task is not None
    assert second.wanted() is None
    second.came(task[0], done(task[1]))
    assert stub.order
    assert stub.taken == b"\1" * 5


def test_growth_tells_when_more_stops_paying() -> None:
    growth = Growth()
    for task in range(10):
        growth.add(30, {"clauses": ["1", "2", str(task) if task < 3 else "1"]})
    (clauses,) = (one for one in growth.unseen() if one.thing == "clauses")
    assert (clauses.last, clauses.once, clauses.chance) == (30, 1, 0.1)
    assert growth.curve()[-1].games == 300
