"""Work in several processes: outcomes in order, and processes that give none."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator

import pytest

from oracle.engines.base import EngineFault, TimeUp
from oracle.kernel.bugs import BugMetError
from oracle.kernel.errors import InputError
from oracle.suite import crew
from oracle.suite.crew import Crew, Firm, JobLostError, standing

Work = Callable[[int], Iterator[int]]


def square(number: int) -> Iterator[int]:
    # The first ones take longest, and are still told first.
    time.sleep(0.02 if number < 2 else 0)
    yield number * number
    yield -number


def vanish(number: int) -> Iterator[int]:
    yield number
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)


def shot(number: int) -> Iterator[int]:
    yield from ()
    os.kill(os.getpid(), signal.SIGUSR1)


def loop(number: int) -> Iterator[int]:
    while number:
        time.sleep(0.01)
    yield number


def refuse(number: int) -> Iterator[int]:
    yield from ()
    raise InputError(f"number {number}", "is no good", "take another")


def hang(number: int) -> Iterator[int]:
    yield from ()
    raise EngineFault("timeout", f"number {number} hangs")


def late(number: int) -> Iterator[int]:
    yield from ()
    raise TimeUp(f"number {number} is late")


def crash(number: int) -> Iterator[int]:
    yield from ()
    raise KeyError(number)


def leave(number: int) -> Iterator[int]:
    yield from ()
    os._exit(number + 6)


def pid(_: int) -> Iterator[int]:
    yield os.getpid()


def firm(work: Work, jobs: int = 2, *, fresh: bool = False, patience: float = 60.0) -> Firm[int, int]:
    return Firm(standing(work), lambda piece, done: f"number {piece}.{done}", jobs, fresh, patience)


def done(work: Work, pieces: list[int], jobs: int = 2, *, fresh: bool = False, patience: float = 60.0) -> list[int]:
    with Crew(firm(work, jobs, fresh=fresh, patience=patience)) as some:
        return list(some.outcomes(pieces))


@pytest.fixture(autouse=True)
def _no_child_is_left() -> Iterator[None]:
    yield
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("fresh", [False, True])
@pytest.mark.parametrize("jobs", [1, 2, 20])
def test_every_piece_has_its_outcomes_in_order(jobs: int, fresh: bool) -> None:
    numbers = list(range(8))
    assert done(square, numbers, jobs, fresh=fresh) == [told for one in numbers for told in (one * one, -one)]


def test_no_work_has_no_outcome() -> None:
    assert done(square, []) == []


@pytest.mark.parametrize(("fresh", "processes"), [(False, 1), (True, 4)])
def test_a_process_is_kept_or_not(fresh: bool, processes: int) -> None:
    assert len(set(done(pid, [1, 2, 3, 4], 1, fresh=fresh))) == processes


@pytest.mark.parametrize(
    ("work", "error", "told"),
    [
        (vanish, JobLostError, r"number 2\.1: its process was killed by SIGKILL, .* memory .* try --jobs 1"),
        (shot, JobLostError, r"number 1\.0: its process was killed by SIGUSR1; run it alone"),
        (leave, JobLostError, r"number 1\.0: its process ended with exit code 7 without a message"),
        (refuse, InputError, r"number 1: is no good \(take another\)"),
        (hang, EngineFault, "number 1 hangs"),
        (late, TimeUp, "number 1 is late"),
        (crash, BugMetError, "KeyError: 1 at "),
    ],
)
def test_what_ends_the_work_is_told(
    work: Work, error: type[Exception], told: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(error, match=told):
        done(work, [1, 2], 2 if work is vanish else 1)
    assert "Traceback" not in capfd.readouterr().err


def test_a_piece_that_does_not_end_is_given_up() -> None:
    with pytest.raises(JobLostError, match=r"number 1\.0: it did not end within 0\.2 s"):
        done(loop, [0, 1, 0], fresh=True, patience=0.2)


def test_no_job_works_far_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    with Crew(firm(square)) as some:
        assert list(some.outcomes([1, 2, 3, 4, 5], ahead=1)) == [1, -1, 4, -2, 9, -3, 16, -4, 25, -5]


def test_who_waits_may_look_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "TICK", 0.01)

    def over() -> None:
        raise TimeUp("it is over")

    with Crew(firm(loop)) as some, pytest.raises(TimeUp, match="it is over"):
        list(some.outcomes([1, 1], look=over))


def test_what_nobody_waits_for_any_more_is_not_told() -> None:
    with Crew(firm(square)) as some:
        first = some.outcomes([1, 2, 3])
        assert next(first) == 1
        first.close()
        assert list(some.outcomes([7])) == [49, -7]


def test_everyone_does_the_same() -> None:
    with Crew(firm(pid, 3)) as some:
        assert len(set(some.everyone(0))) == 3
        assert len(set(some.everyone(0) + list(some.outcomes([1, 2])))) == 3
