"""The choices of one run if an engine's questions allow several."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, NamedTuple

from oracle.protocol.messages import Decision, Observation

MOST_RUNS = 64
"""Maximum runs of one scenario."""

NOTHING = -1
"""The meaning of a question that no wish answers."""


class Doubt(NamedTuple):
    """Something in a run with several possible meanings."""

    of: Literal["question", "unasked", "taken"]
    number: int
    """Index of the question, from 0; for a wish that nobody asked about, the index of its call in the plan.

    A wish is "taken" if nobody asked about it although a later question looks as if it were about it.
    """


Meanings = frozenset[tuple[Doubt, int]]
"""Questions that are not about the nearest wish: about NOTHING, or the first, second… alternative.

For a wish that no question was about: which of the equal things the engine has taken on its own.
"""


class Vacuous(Exception):
    """An answer that decides nothing has taken back the whole action: this path has nothing to judge."""


class Untried(Exception):
    """The wish changes nothing, and the engine does not offer it or does not ask: the scenario ends there."""


class Undetermined(Exception):
    """Whether the engine deviates here depends on more answers than are tried: the scenario ends unjudged."""


class NotOffered(Exception):
    """An engine asks again for something the action has named, and does not accept it: the action counts as refused."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place


class Attempt(NamedTuple):
    """A separate trial of an action with another choice, needed because the engine never shows what it offers."""

    place: int
    """Index of the action in the plan's calls."""
    part: str
    """The part of the action that states the choice."""
    taken: tuple[str, ...]
    legal: bool
    """Whether it should be accepted."""
    step: int
    """Index of the step that needs the result."""


class Attempted(Exception):
    """Ends a run that only tries an attempt: whether the action was accepted."""

    def __init__(self, accepted: bool) -> None:
        super().__init__()
        self.accepted = accepted


class Path:
    """A run's answers to questions that no wish is about, and what it met on the way."""

    contradicted = False
    """Whether the engine refused an empty choice that its own question allows: wrong under any meaning."""

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
        """For each such question in turn, the index of the answer given; 0 for all further questions."""
        self.meanings = meanings
        self.refused = refused
        """Actions known to be refused because the engine does not accept what they name."""
        self.keeps = keeps
        """Whether a path on which the action was taken back is still judged."""
        self.attempt = attempt
        """The only thing this run is to try, if any."""
        self.wrong = wrong
        """An attempt with a wrong result: its step fails."""
        self.decides = decides
        """An action in which the engine asks a question that no wish is about although the answer matters: it fails."""
        self.attempts: list[Attempt] = []
        """Trials that are needed in separate runs before this one holds."""
        self.sizes: list[int] = []
        self.places: list[int] = []
        """For each question that no wish is about, the index of its action in the plan's calls."""
        self.tables: dict[int, Observation] = {}
        """The tables at the ends of these actions."""
        self.questions = 0
        """How many questions have been answered."""
        self.doubtful: list[tuple[Doubt, int, int]] = []
        """Ambiguous items; how many alternatives are tried soon, and how many at all."""
        self.suspects: list[Callable[[], Iterable[tuple[Doubt, int]]]] = []
        """Wishes that a question looked as if it were about: what the engine may have taken for them on its own."""
        self.literal = True
        """Whether each question was identical to the next one of the reference."""
        self.left_out = False
        """Whether one of them was answered with nothing, so that something may never have been asked."""

    def once_more(self) -> Path:
        """The same path, for another run."""
        return Path(self.answers, self.meanings, self.refused, keeps=True)

    def meaning(self, number: int | None = None) -> int:
        """The meaning of question `number`, or of the next one: NOTHING, 0 for the nearest wish, 1, 2…"""
        return self._meaning(Doubt("question", self.questions if number is None else number))

    def takes(self, place: int, others: int) -> int:
        """Which of `others` equal things the engine has taken without asking; 0 for none."""
        doubt = Doubt("unasked", place)
        self.doubtful.append((doubt, 0, others))
        return self._meaning(doubt)

    def has_taken(self, place: int) -> int:
        """Which of several equal things the engine has taken on its own, to ask about the others later; 0 for none."""
        return self._meaning(Doubt("taken", place))

    def _meaning(self, doubt: Doubt) -> int:
        return next((meaning for one, meaning in self.meanings if one == doubt), 0)

    def note(self, doubtful: bool, nothing: bool, others: tuple[int, int] = (0, 0), number: int | None = None) -> None:
        """Record that a question was answered from a wish: question `number`, or the next one."""
        if doubtful:
            self.doubtful.append((Doubt("question", self.questions if number is None else number), *others))
            self.left_out = self.left_out or nothing

    def note_refusal(self, question: Decision, answer: tuple[str, ...]) -> None:
        """Record that the engine refuses an answer to its question."""
        self.contradicted = self.contradicted or (not answer and not question.least)

    @property
    def other_meanings(self) -> list[Meanings]:
        """Meanings to try next, each with one question that means something else.

        A question can be about nothing only if there was one too many, or one was answered with nothing.
        """
        taken = [one for suspect in self.suspects for one in suspect()]
        nothing = [(doubt, NOTHING) for doubt, *_ in self.doubtful if doubt.of == "question"]
        others = [(doubt, other) for doubt, soon, _ in self.doubtful for other in range(1, soon + 1)]
        return self._with([*taken, *(nothing if self.sizes or self.left_out else ()), *others])

    @property
    def late_meanings(self) -> list[Meanings]:
        """Meanings to try last: the same answer for another wish, another thing taken without asking."""
        return self._with([(doubt, one) for doubt, soon, count in self.doubtful for one in range(soon + 1, count + 1)])

    def _with(self, tried: list[tuple[Doubt, int]]) -> list[Meanings]:
        return [frozenset({one for one in self.meanings if one[0] != new[0]} | {new}) for new in tried]

    def take(self, count: int, place: int) -> int:
        """Choose one of `count` answers here, in the action begun by this call."""
        number = len(self.sizes)
        self.sizes.append(count)
        self.places.append(place)
        return self.answers[number] if number < len(self.answers) else 0

    def others(self, parent: Path | None = None) -> Iterator[tuple[int, ...]]:
        """The paths that diverge from this one after its given answers.

        There are none if its parent was asked the same later questions: the parent then tries their other answers.
        """
        given = len(self.answers)
        if parent is not None and self.sizes[given:] == parent.sizes[given:]:
            return
        for number in range(len(self.answers), len(self.sizes)):
            for answer in range(1, self.sizes[number]):
                yield (*self.answers, *[0] * (number - len(self.answers)), answer)
