"""Which way one run takes where an engine's questions leave several."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from oracle.protocol.messages import Decision, Observation

MOST_RUNS = 64
"""Most runs of one scenario."""

NOTHING = -1
"""The meaning of a question that no wish is to answer."""


class Doubt(NamedTuple):
    """What may mean one thing or another in a run."""

    of: Literal["question", "unasked"]
    number: int
    """Which question, counted from 0; of a wish that nobody asked for, its place among the plan's calls."""


Meanings = frozenset[tuple[Doubt, int]]
"""Questions that are not about the wish nearest to them: about NOTHING, or the first, second… other. Of a wish that
nobody asked for, which of the other equal things the engine has taken by itself."""


class Vacuous(Exception):
    """An answer that decides nothing has taken the whole action back: there is nothing to judge on this way."""


class Untried(Exception):
    """What is wanted changes nothing, and the engine does not offer it, or asks nobody: the scenario ends there."""


class NotOffered(Exception):
    """An engine asks afterwards for what the action has named, and does not take it: the action is refused."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place


class Attempt(NamedTuple):
    """An action to be tried by itself with another choice in it, since the engine is never asked to offer it."""

    place: int
    """The action, among the plan's calls."""
    part: str
    """Part of the action that says the choice."""
    taken: tuple[str, ...]
    legal: bool
    """Whether it is to be accepted."""
    step: int
    """The step that wants to know."""


class Attempted(Exception):
    """What came of an attempt: whether the action was accepted. The run is over."""

    def __init__(self, accepted: bool) -> None:
        super().__init__()
        self.accepted = accepted


class Path:
    """The answers one run gives to questions that nothing is wanted of, and what it has met on its way."""

    contradicted = False
    """Whether the engine refused to choose nothing where its own question lets it: that is wrong in any meaning."""

    def __init__(
        self,
        answers: tuple[int, ...] = (),
        meanings: Meanings = frozenset(),
        refused: frozenset[int] = frozenset(),
        *,
        keeps: bool = False,
        attempt: Attempt | None = None,
        wrong: Attempt | None = None,
        decides: int | None = None,
    ) -> None:
        self.answers = answers
        """For each such question in turn, which of its answers is given; the first one of those that follow."""
        self.meanings = meanings
        self.refused = refused
        """Actions that are known to be refused since the engine does not take what they name."""
        self.keeps = keeps
        """Whether a way is judged on which the action was taken back."""
        self.attempt = attempt
        """What this run is to try, and nothing else."""
        self.wrong = wrong
        """An attempt that came out wrong: its step fails."""
        self.decides = decides
        """An action in which the engine asks what nothing is wanted of, though the answer matters: it fails."""
        self.attempts: list[Attempt] = []
        """What has to be tried in runs of their own before this one holds."""
        self.sizes: list[int] = []
        self.places: list[int] = []
        """For each question that nothing is wanted of, the action it was asked in, among the plan's calls."""
        self.tables: dict[int, Observation] = {}
        """The tables at the ends of these actions."""
        self.questions = 0
        """How many have been answered."""
        self.doubtful: list[tuple[Doubt, int, int]] = []
        """What need not mean what it was taken for; how many other things are tried soon, and how many at all."""
        self.literal = True
        """Whether each question was the next one of the reference, word for word."""
        self.left_out = False
        """Whether one of them was answered by nothing, so that something may never have been asked."""

    def once_more(self) -> Path:
        """The same way again."""
        return Path(self.answers, self.meanings, self.refused, keeps=True)

    def meaning(self, number: int | None = None) -> int:
        """Of this question, by number, or of the one that comes next: NOTHING, 0 for the nearest wish, 1, 2…"""
        return self._meaning(Doubt("question", self.questions if number is None else number))

    def takes(self, place: int, others: int) -> int:
        """Which of so many other equal things the engine has taken by itself, where nobody asked; 0 for none."""
        doubt = Doubt("unasked", place)
        self.doubtful.append((doubt, 0, others))
        return self._meaning(doubt)

    def _meaning(self, doubt: Doubt) -> int:
        return next((meaning for one, meaning in self.meanings if one == doubt), 0)

    def note(self, doubtful: bool, nothing: bool, others: tuple[int, int] = (0, 0), number: int | None = None) -> None:
        """A question is answered from a wish: this one, by number, or the one that comes next."""
        if doubtful:
            self.doubtful.append((Doubt("question", self.questions if number is None else number), *others))
            self.left_out = self.left_out or nothing

    def note_refusal(self, question: Decision, answer: tuple[str, ...]) -> None:
        """The engine refuses an answer to its question."""
        self.contradicted = self.contradicted or (not answer and not question.least)

    @property
    def other_meanings(self) -> list[Meanings]:
        """Meanings to be tried next, each with one question that means something else.

        A question is about nothing only where there was one too many, or one was answered by nothing.
        """
        nothing = [(doubt, NOTHING) for doubt, *_ in self.doubtful if doubt.of == "question"]
        others = [(doubt, other) for doubt, soon, _ in self.doubtful for other in range(1, soon + 1)]
        return self._with([*(nothing if self.sizes or self.left_out else ()), *others])

    @property
    def late_meanings(self) -> list[Meanings]:
        """Meanings to be tried last: the same answer to another wish, another thing taken where nobody asked."""
        return self._with([(doubt, one) for doubt, soon, count in self.doubtful for one in range(soon + 1, count + 1)])

    def _with(self, tried: list[tuple[Doubt, int]]) -> list[Meanings]:
        return [frozenset({one for one in self.meanings if one[0] != new[0]} | {new}) for new in tried]

    def take(self, count: int, place: int) -> int:
        """Which of so many answers is given here, in the action that this call has begun."""
        number = len(self.sizes)
        self.sizes.append(count)
        self.places.append(place)
        return self.answers[number] if number < len(self.answers) else 0

    def others(self, parent: Path | None = None) -> Iterator[tuple[int, ...]]:
        """The ways that part from this one after the answers it was given.

        None where the questions after that are those its parent was asked: each of them has its other answers there.
        """
        given = len(self.answers)
        if parent is not None and self.sizes[given:] == parent.sizes[given:]:
            return
        for number in range(len(self.answers), len(self.sizes)):
            for answer in range(1, self.sizes[number]):
                yield (*self.answers, *[0] * (number - len(self.answers)), answer)
