"""Work in processes of its own: outcomes, and processes that give none."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time

import pytest

from oracle.assurance.mutants.forked import in_processes
from oracle.kernel.bugs import BugMetError
from oracle.kernel.errors import InputError


def square(number: int) -> int:
    return number * number


def named(number: int) -> str:
    return f"number {number}"


def vanish(number: int) -> int:
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def loop(number: int) -> int:
    while number:
        time.sleep(0.01)
    return number


def refuse(number: int) -> int:
    raise InputError(named(number), "is no good", "take another")


class Stop(BaseException):
    """What no handler of exceptions holds."""


def stop(number: int) -> int:
    raise Stop(number)


def no_child_is_left() -> bool:
    return not multiprocessing.active_children()


@pytest.mark.parametrize("jobs", [0, 1, 2, 20])
def test_every_piece_has_its_outcome(jobs: int) -> None:
    outcomes = dict(in_processes(square, range(12), name=named, jobs=jobs))
    assert outcomes == {place: place * place for place in range(12)}
    assert no_child_is_left()


def test_no_work_has_no_outcome() -> None:
    assert list(in_processes(square, [], name=named)) == []


def test_a_process_that_dies_is_named_and_ends_the_others() -> None:
    with pytest.raises(InputError, match="number 2: its process ended with -9"):
        list(in_processes(vanish, [1, 2, 3], name=named, jobs=2))
    assert no_child_is_left()


def test_a_process_that_raises_what_nobody_holds_is_named(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(InputError, match="number 1: its process ended with 1"):
        list(in_processes(stop, [1], name=named))
    assert "Stop" in capfd.readouterr().err


def test_a_process_that_does_not_end_is_given_up() -> None:
    started = time.monotonic()
    with pytest.raises(InputError, match=r"number 1: it does not end within 0\.2 s"):
        list(in_processes(loop, [0, 1, 0], name=named, jobs=2, patience=0.2))
    assert time.monotonic() - started < 5
    assert no_child_is_left()


def test_wrong_use_is_told_as_it_was() -> None:
    with pytest.raises(InputError, match="number 1: is no good"):
        list(in_processes(refuse, [1], name=named))


def crash(number: int) -> int:
    raise KeyError(number)


def test_a_bug_in_a_process_is_told_as_one(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BugMetError, match="KeyError: 7 at ") as caught:
        list(in_processes(crash, [7], name=named))
    assert "test_forked.py" in caught.value.bug.trace
    assert "Traceback" not in capfd.readouterr().err
    assert no_child_is_left()
