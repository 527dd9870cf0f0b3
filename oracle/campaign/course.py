"""The course of a campaign: the next tasks of each part, their outcomes, and the outcomes that are stored.

A part is a sequence of waves of tasks. Outcomes come in any order and are taken in the order of the tasks, so the
result of a part does not depend on which worker did a task, or when.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple, Protocol

from msgspec import Struct

from oracle.campaign.errors import CampaignError
from oracle.campaign.setting import GivenUp, encoded
from oracle.campaign.tasks import Outcome, Task, id_of, outcome_of

FAR = 2000
"""The most outcomes of a part that wait for an earlier one."""
CHUNK = 500
"""Tasks that are looked up together."""
MOST_UNSAVED, SOON = 200, 1.0
"""The number of outcomes, and of seconds, after which outcomes are saved."""


class Wave(NamedTuple):
    """Tasks that do not depend on each other."""

    tasks: Iterable[Task]
    size: int
    take: Callable[[int, Outcome], None]
    """Called with the place of each task and its outcome, in the order of the tasks, except those given up."""
    needed: bool = False
    """Whether the part ends here if a task was given up."""


class Part(Protocol):
    """A part of a campaign."""

    @property
    def name(self) -> str:
        """For people: `fuzz[1]`."""

    def waves(self) -> Iterator[Wave]:
        """Its waves; each is requested once every outcome of the previous one has been taken."""


class Keeping(Protocol):
    """Where outcomes are stored."""

    @property
    def known(self) -> Collection[str]:
        """The ids of tasks whose outcomes are already stored."""

    def load(self, ids: Sequence[str]) -> Mapping[str, str]:
        """The stored outcomes of these tasks."""

    def save(self, outcomes: Mapping[str, bytes]) -> None:
        """Store outcomes, all or none; one that is already stored stays."""


class Nowhere:
    """Stores nothing."""

    known: Collection[str] = ()

    def load(self, ids: Sequence[str]) -> Mapping[str, str]:  # noqa: ARG002 - as in the protocol
        return {}

    def save(self, outcomes: Mapping[str, bytes]) -> None:
        pass


class Unfinished(Struct, frozen=True, kw_only=True):
    """A task that was given up."""

    part: str
    task: str
    kind: str
    why: str


class _Line:
    """A part in progress."""

    def __init__(self, part: Part, keeping: Keeping) -> None:
        self.part, self._keeping = part, keeping
        self._waves = part.waves()
        self._tasks: Iterator[Task] = iter(())
        self._wave: Wave | None = None
        self._ahead: deque[tuple[str, bytes, str | None]] = deque()
        self._given = self._first = 0
        self._come: dict[int, bytes | str | GivenUp] = {}
        self.given_up: list[Unfinished] = []
        self.over = False
        self.done = self.total = 0
        self._lacking = False

    def next(self) -> tuple[str, bytes, int] | None:
        """The id, the text and the place of the next task to be done; None while there is none."""
        while not self.over:
            if self._wave is not None and self._given - self._first < FAR and self._filled():
                name, raw, kept = self._ahead.popleft()
                place, self._given = self._given, self._given + 1
                if kept is None:
                    return name, raw, place
                self.came(place, kept)
            elif self._wave is None or self._first >= self._wave.size:
                self._advance()
            else:
                return None
        return None

    def came(self, place: int, outcome: bytes | str | GivenUp) -> None:
        """Note an outcome, and take those whose turn it is."""
        assert self._wave is not None  # noqa: S101 - its tasks are out
        self._come[place] = outcome
        while self._first in self._come:
            found = self._come.pop(self._first)
            if isinstance(found, GivenUp):
                self._lacking = True
            else:
                self._wave.take(self._first, outcome_of(found))
            self._first += 1
            self.done += 1

    def _filled(self) -> bool:
        """Whether there is a task to hand out, after looking some up."""
        if not self._ahead:
            some = [encoded(task) for task in islice(self._tasks, CHUNK)]
            names = [id_of(raw) for raw in some]
            kept = self._keeping.load([name for name in names if name in self._keeping.known])
            self._ahead.extend((name, raw, kept.get(name)) for name, raw in zip(names, some, strict=True))
        return bool(self._ahead)

    def _advance(self) -> None:
        if self._wave is not None and self._wave.needed and self._lacking:
            self.over = True
            return
        self._wave = next(self._waves, None)
        self.over = self._wave is None
        if self._wave is not None:
            self._tasks, self._given, self._first = iter(self._wave.tasks), 0, 0
            self.total += self._wave.size


class Course:
    """All parts, side by side."""

    def __init__(self, parts: Sequence[Part], keeping: Keeping, tell: Callable[[Course], None]) -> None:
        self._keeping, self._tell = keeping, tell
        self._lines = [_Line(part, keeping) for part in parts]
        self._out: dict[str, list[tuple[_Line, int]]] = {}
        """Tasks in progress → the parts that want them; two parts may want the same one."""
        self._unsaved: dict[str, bytes] = {}
        self._saved = time.monotonic()
        self.unfinished: list[Unfinished] = []

    @property
    def done(self) -> int:
        """The number of tasks whose outcomes were taken."""
        return sum(line.done for line in self._lines)

    @property
    def total(self) -> int:
        """The number of tasks known so far."""
        return sum(line.total for line in self._lines)

    def wanted(self) -> tuple[str, bytes] | None:
        """The id and the text of the next task; None while there is none."""
        for line in self._lines:
            while (task := line.next()) is not None:
                name, raw, place = task
                self._out.setdefault(name, []).append((line, place))
                if len(self._out[name]) == 1:
                    return name, raw
        return None

    def came(self, name: str, outcome: bytes | GivenUp) -> None:
        """Note the outcome of a task. Raises CampaignError if a worker has another program."""
        for line, place in self._out.pop(name):
            if isinstance(outcome, GivenUp):
                if outcome.kind == "refused":
                    self.save()
                    raise CampaignError(
                        f"the worker {outcome.where or 'of a task'} is refused: {outcome.why}. Remove it, then go on "
                        "with --resume"
                    )
                what = Unfinished(part=line.part.name, task=name[:12], kind=outcome.kind, why=outcome.why)
                self.unfinished.append(what)
            else:
                self._unsaved[name] = outcome
            line.came(place, outcome)

    def idle(self) -> None:
        """Save what came, now and then."""
        if self._unsaved and (len(self._unsaved) >= MOST_UNSAVED or time.monotonic() - self._saved >= SOON):
            self.save()
        self._tell(self)

    def save(self) -> None:
        """Save what came."""
        if self._unsaved:
            self._keeping.save(self._unsaved)
            self._unsaved = {}
        self._saved = time.monotonic()


def alone(course: Course, do: Callable[[bytes], bytes | GivenUp]) -> None:
    """Do everything in this process, task by task: for tests, and to compare with."""
    while (task := course.wanted()) is not None:
        name, raw = task
        course.came(name, do(raw))
        course.idle()
    course.save()
