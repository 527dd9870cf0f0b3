"""Plays a scenario on an engine as often as its questions require, and determines one result.

A question that no wish is about is answered in every way, each in a separate run. All runs must hold and reach the same
table, since no rule lets a player decide here. If a question could be of this kind or be about a wish, both are tried;
it is enough that the engine holds under one meaning.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

from oracle.engines.base import EngineFault
from oracle.protocol.messages import Observation
from oracle.suite.intent.path import MOST_RUNS, Attempt, Attempted, Meanings, NotOffered, Path, Vacuous

E = TypeVar("E")


class TooManyRuns(Exception):
    """The engine asks so much that not every answer could be tried."""


class _OutOfRuns(Exception):
    pass


class Search(Generic[E]):
    """`run` plays the scenario on one path to its end; `bad` says whether that end counts as a failure.

    `same` says whether two tables are the same in the scenarios' words.
    """

    def __init__(
        self, run: Callable[[Path], E], bad: Callable[[E], bool], same: Callable[[Observation, Observation], bool]
    ) -> None:
        self._run = run
        self._bad = bad
        self._same = same
        self.runs = 0
        self.exhausted = False
        """Whether a bad end is based on the first meaning alone because there were too many others to try."""
        self._tried: set[Attempt] = set()

    def end(self) -> E:
        """The end of the scenario. Raises TooManyRuns."""
        try:
            found, path = self._all_ways(frozenset(), frozenset())
        except _OutOfRuns:
            raise TooManyRuns from None
        if path.contradicted or not self._bad(found):
            return found
        try:
            return self._other_meaning(path) or found
        except _OutOfRuns:
            self.exhausted = True
            return found

    def is_ambiguous(self, path: Path) -> bool:
        """Whether the end on this path also holds if a question is answered for another wish."""
        if path.literal:
            return False
        try:
            return any(self._holds(other, path.refused) for other in path.other_meanings)
        except _OutOfRuns:
            return True

    def _holds(self, meanings: Meanings, refused: frozenset[int]) -> bool:
        try:
            return not self._bad(self._all_ways(meanings, refused)[0])
        except EngineFault:
            # The given chance belongs to the other answer; the result is not the engine's fault.
            return False

    def _other_meaning(self, path: Path) -> E | None:
        """An end that holds if some questions are about another wish than the nearest, or about nothing."""
        known = {path.meanings}
        soon = deque((other, path.refused) for other in path.other_meanings)
        late = deque((other, path.refused) for other in path.late_meanings)
        while soon or late:
            other, refused = (soon or late).popleft()
            if other in known:
                continue
            known.add(other)
            found, at = self._all_ways(other, refused)
            if not self._bad(found):
                return found
            soon += [(one, at.refused) for one in at.other_meanings]
            late += [(one, at.refused) for one in at.late_meanings]
        return None

    def _all_ways(self, meanings: Meanings, refused: frozenset[int]) -> tuple[E, Path]:
        """The first bad end of all paths with this meaning, else the end of the first path."""
        ways: list[tuple[tuple[int, ...], Path | None]] = [((), None)]
        first: tuple[E, Path] | None = None
        vacuous: list[tuple[int, ...]] = []
        while ways:
            answers, parent = ways.pop(0)
            path = Path(answers, meanings, refused)
            try:
                ended = self._once(path)
            except Vacuous:
                vacuous.append(path.answers)
                ways += [(other, None) for other in path.others()]
                continue
            except NotOffered as missing:
                return self._all_ways(meanings, refused | {missing.place})
            if not self._bad(ended):
                ended = self._attempts(self._compared(ended, path, parent), path)
            if self._bad(ended):
                return ended, path
            ways += [(other, path) for other in path.others(parent)]
            first = first or (ended, path)
        if first is not None:
            return first
        # It has no effect whatever is answered, and exactly that must hold.
        path = Path(vacuous[0], meanings, refused, keeps=True)
        return self._once(path), path

    def _compared(self, ended: E, path: Path, parent: Path | None) -> E:
        """The end, if this answer leads to the same table as the first one; else a failure of that action."""
        if parent is None:
            return ended
        place = path.places[len(path.answers) - 1]
        one, other = parent.tables.get(place), path.tables.get(place)
        if one is None or other is None or self._same(one, other):
            return ended
        return self._once(Path(path.answers[:-1], path.meanings, path.refused, decides=place))

    def _attempts(self, ended: E, path: Path) -> E:
        """Try what this run could not show; if something is wrong, end at the step that needed it."""
        for attempt in dict.fromkeys(path.attempts):
            if attempt in self._tried:
                continue
            try:
                # The run ends before the attempt if the engine breaks down, or says that it lacks something.
                return self._once(Path(path.answers, path.meanings, path.refused, attempt=attempt))
            except Attempted as found:
                if found.accepted != attempt.legal:
                    return self._once(Path(path.answers, path.meanings, path.refused, wrong=attempt))
            self._tried.add(attempt)
        return ended

    def _once(self, path: Path) -> E:
        if self.runs >= MOST_RUNS:
            raise _OutOfRuns
        self.runs += 1
        return self._run(path)
