"""The first bad build is found in few trials, and builds that say nothing are told and never blamed alone."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from oracle.protocol.results import Verdict
from oracle.suite.bisection import Answer, answer_of, bisected
from oracle.suite.run.result import result_of
from tests.suite.written import plan_of

PLAN = plan_of("When Ann quests with elsa\nThen it is accepted")


def answers(*verdicts: tuple[Verdict, bool]) -> Answer:
    return answer_of(replace(result_of(PLAN, "2.2", verdict), flaky=flaky) for verdict, flaky in verdicts)[0]


@pytest.mark.parametrize(
    ("verdicts", "answer"),
    [
        ((("pass", False), ("disputed", False)), "good"),
        ((("pass", False), ("fail", False)), "bad"),
        ((("error", False), ("unsupported", False)), "bad"),
        ((("unsupported", False), ("pass", False)), "skip"),
        ((("fail", True),), "skip"),
        ((("pass", False), ("pass", True)), "skip"),
        ((), "skip"),
    ],
)
def test_what_a_build_says(verdicts: tuple[tuple[Verdict, bool], ...], answer: Answer) -> None:
    assert answers(*verdicts) == answer


@given(st.data())
def test_of_builds_that_break_once_the_first_bad_one_is_found(data: st.DataObject) -> None:
    count = data.draw(st.integers(2, 60))
    broken = data.draw(st.integers(1, count - 1))
    silent = data.draw(st.sets(st.integers(0, count - 1), max_size=count - 2)) - {0, count - 1}

    def judge(place: int) -> tuple[Answer, str]:
        return ("skip" if place in silent else "bad" if place >= broken else "good"), ""

    found = bisected(tuple(map(str, range(count))), judge)
    assert found.ending == "found"
    assert found.first_bad is not None
    assert found.last_good is not None
    assert broken + 1 in {*found.between, found.first_bad}
    assert {one - 1 for one in found.between} <= silent
    assert len(found.tried) == len({one.build for one in found.tried})
    if not silent:
        assert (found.first_bad, found.between) == (broken + 1, ())
        assert len(found.tried) <= 2 + math.ceil(math.log2(count))


@pytest.mark.parametrize(
    ("builds", "ending", "good", "bad"),
    [
        ("gggg", "holds in the last", 4, None),
        ("ggbgs", "holds in the last", 4, None),
        ("bbbb", "fails in the first", None, 1),
        ("sbb", "fails in the first", None, 2),
        ("ssb", "fails in the first", None, 3),
        ("sss", "nothing judged", None, None),
        ("sgsbs", "found", 2, 4),
    ],
)
def test_where_there_is_nothing_to_find_it_says_why(
    builds: str, ending: str, good: int | None, bad: int | None
) -> None:
    named: dict[str, Answer] = {"g": "good", "b": "bad", "s": "skip"}
    commands = tuple(f"{place}{letter}" for place, letter in enumerate(builds))
    found = bisected(commands, lambda place: (named[builds[place]], ""))
    assert (found.ending, found.last_good, found.first_bad) == (ending, good, bad)
