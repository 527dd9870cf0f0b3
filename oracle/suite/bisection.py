"""Finds the build that broke something by trying as few builds as possible; skips builds that give no answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from msgspec import Struct

from oracle.protocol.results import Result

Answer = Literal["good", "bad", "skip"]
Ending = Literal["found", "holds in the last", "fails in the first", "nothing judged"]


class Tried(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A build that was tried."""

    build: int
    """Its place in the list; the first is 1."""
    command: str
    answer: Answer
    why: str
    """The verdicts, or why the build has none."""


class Bisection(Struct, frozen=True, kw_only=True):
    """The result of a bisection."""

    ending: Ending
    tried: tuple[Tried, ...]
    """In the order in which they were tried."""
    last_good: int | None = None
    first_bad: int | None = None
    between: tuple[int, ...] = ()
    """Skipped builds between the last good and the first bad one; any of them may be the first that is bad."""


def answer_of(results: Iterable[Result]) -> tuple[Answer, str]:
    """A build's answer: `bad` if anything fails, `skip` if anything is flaky or unsupported."""
    results = tuple(results)
    told = ", ".join(dict.fromkeys(f"flaky {one.verdict}" if one.flaky else one.verdict for one in results))
    if not results or any(one.flaky for one in results):
        return "skip", told or "no such scenario"
    if any(one.verdict in ("fail", "error") for one in results):
        return "bad", told
    return ("skip" if any(one.verdict == "unsupported" for one in results) else "good"), told


def bisected(commands: Sequence[str], judge: Callable[[int], tuple[Answer, str]]) -> Bisection:
    """The first bad build of a list that begins with the oldest.

    `judge` tries the build at a place in the list, and returns its answer with the reason.
    """
    tried: dict[int, Tried] = {}

    def ask(place: int) -> Answer:
        answer, why = judge(place)
        tried[place] = Tried(build=place + 1, command=commands[place], answer=answer, why=why)
        return answer

    def told(ending: Ending, good: int | None = None, bad: int | None = None) -> Bisection:
        between = () if good is None or bad is None else tuple(one + 1 for one in range(good + 1, bad))
        return Bisection(
            ending=ending,
            tried=tuple(tried.values()),
            last_good=None if good is None else good + 1,
            first_bad=None if bad is None else bad + 1,
            between=between,
        )

    places = range(len(commands))
    bad = next((place for place in reversed(places) if ask(place) != "skip"), None)
    if bad is None:
        return told("nothing judged")
    if tried[bad].answer == "good":
        return told("holds in the last", good=bad)
    good = next((place for place in places[:bad] if ask(place) != "skip"), None)
    if good is None or tried[good].answer == "bad":
        return told("fails in the first", bad=bad if good is None else good)
    while left := [place for place in range(good + 1, bad) if place not in tried]:
        # The build in the middle of all that remain, or the nearest one that can be tried.
        middle = (good + bad) / 2
        place = min(left, key=lambda one, middle=middle: abs(one - middle))  # type: ignore[misc]
        answer = ask(place)
        good, bad = (place, bad) if answer == "good" else (good, place) if answer == "bad" else (good, bad)
    return told("found", good, bad)
