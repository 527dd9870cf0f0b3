"""The results of a campaign, kept in the order of its games, whichever job played them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Protocol

from msgspec import Struct, field
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.corpus import Corpus, Note, Progress, Record
from oracle.assurance.fuzz.difference import Cause, Difference
from oracle.assurance.fuzz.generate.coverage_guide import InterestingCase
from oracle.assurance.fuzz.generate.unsupported import SupportCounts
from oracle.assurance.fuzz.known import Known
from oracle.kernel.errors import InputError

ROUND = 30
"""The number of games made from the same knowledge; the lessons of these games are learned at the end.

They can therefore be played in parallel, and do not depend on the number of jobs.
"""


class Plan(Struct, frozen=True, kw_only=True):
    """The settings shared by all jobs of a campaign."""

    seed: int
    editions: Mapping[str, tuple[str, ...]]
    """The games to play, each with its editions, of which the first is used most."""
    printed: bool = False
    """Whether to play with printed cards only."""
    about: tuple[str, ...] = ()
    """The subjects of every game, in the words of the card languages; empty: anything."""
    decks: tuple[tuple[str, ...], ...] = ()
    """The decks of whole games, as names of cards; an empty deck is drawn anew for each game. Without decks, games
    begin anywhere.
    """
    pool: tuple[str, ...] = ()
    """The printed cards for drawn decks; empty: all that both know."""
    clauses: tuple[str, ...] = ()
    """The clauses, with their subclauses, that games are aimed at; empty: any."""
    by_digest: bool = False
    """Whether tables are compared by their hashes if the engine offers them."""


class Played(Struct, frozen=True, kw_only=True):
    """One game."""

    actions: int
    note: Note
    found: tuple[Case, Difference] | None = None
    cards: tuple[str, ...] = ()
    """The printed cards that its moves were about, sorted."""
    decks: tuple[tuple[str, ...], ...] = ()
    """The cards of each player's deck, sorted; only of whole games."""


class Outcome(Struct, frozen=True, kw_only=True):
    """The result of one game."""

    games: int
    """The number of games played in this run."""
    actions: int
    difference: Difference | None = None
    record: Record | None = None
    """The number of games with a stored difference: a new finding, or part of an earlier one."""
    cause: Cause | None = None
    """The cause of the finding that the difference belongs to."""


class Memory(Struct, kw_only=True):
    """The knowledge from all finished rounds, by game."""

    learnt: dict[str, SupportCounts] = field(default_factory=dict)
    kept: dict[str, list[InterestingCase]] = field(default_factory=dict)
    cleared: dict[str, int] = field(default_factory=dict)


class Lesson(Struct, frozen=True, kw_only=True):
    """The knowledge at the end of a round, and the cases kept from then on."""

    engine: str
    """Its name."""
    learnt: dict[str, SupportCounts]
    cleared: dict[str, int]
    kept: tuple[tuple[str, InterestingCase], ...]


class Write(Protocol):
    """Shrinks a case and writes it; returns the signature of the shrunk case, and the names of the files."""

    def __call__(self, case: Case, difference: Difference) -> tuple[Difference, Case, tuple[str, ...]]: ...


class Ledger:
    """The games of one seed, from the point in the corpus at which the last run stopped. Raises InputError,
    OSError.
    """

    def __init__(
        self,
        plan: Plan,
        corpus: Corpus | None = None,
        write: Write | None = None,
        still: Callable[[Record], bool] | None = None,
    ) -> None:
        """`still`: whether a stored difference shows when its case is played again."""
        self.plan = plan
        self.corpus = corpus
        self.write = write
        self.still = still
        self.name = "-".join([f"seed-{plan.seed}", *sorted(plan.editions), *_drawn_for(plan)])
        self.progress = Progress() if corpus is None else corpus.progress(self.name)
        self.played = 0
        """Games in this run."""
        self._engine = ""
        self._known = Known(())

    def memory(self) -> Memory:
        """The initial knowledge of a job."""
        counts = self.progress.kept
        kept = {
            game: [] if self.corpus is None else self.corpus.kept(self.name, game, counts.get(game, 0))
            for game in self.plan.editions
        }
        return Memory(learnt=self.progress.learnt, kept=kept, cleared=self.progress.cleared)

    def meet(self, engine: str) -> None:
        """The name of the engine under test."""
        self._engine = engine
        self._known = Known(() if self.corpus is None else self.corpus.known(engine))

    @property
    def next(self) -> int:
        """The number of the next game."""
        return self.progress.games

    def round(self, limit: int | None) -> range:
        """The numbers of the games up to the end of the round, limited by the games left in this run."""
        end = self.next + ROUND - self.next % ROUND
        return range(self.next, end if limit is None else min(end, self.next + limit - self.played))

    def take(self, played: Played) -> Outcome:
        """The next game in order."""
        number, self.progress.games = self.progress.games, self.progress.games + 1
        self.progress.actions += played.actions
        self.progress.notes = (*self.progress.notes, played.note)
        self.played += 1
        if played.found is None:
            return Outcome(games=self.played, actions=played.actions)
        case, difference = played.found
        record = None
        cause = self._met(difference)
        if cause is None:
            record, cause = self._recorded(number, case, difference)
        told = difference if record is None else record.difference
        return Outcome(games=self.played, actions=played.actions, difference=told, record=record, cause=cause)

    def _met(self, difference: Difference) -> Cause | None:
        """The cause of the finding that a difference belongs to; None if there is none, or no longer one."""
        cause = self._known.cause(difference)
        old = None if cause is None else self._known.unseen(cause)
        if old is None or self.still is None or not old.replays or self.still(old):
            return cause
        for record in self._known.forget(old.cause):
            if self.corpus is not None:
                self.corpus.forget(record)
        return None

    @property
    def lesson_due(self) -> Sequence[Note]:
        """The lessons of the round, if it is over."""
        return () if self.next % ROUND else self.progress.notes

    def learnt(self, lesson: Lesson) -> None:
        """End the round with this knowledge."""
        self.progress.notes = ()
        self.progress.learnt, self.progress.cleared = lesson.learnt, lesson.cleared
        for game, kept in lesson.kept:
            self.progress.kept[game] = self.progress.kept.get(game, 0) + 1
            if self.corpus is not None:
                self.corpus.keep(self.name, game, kept)
        self.save()

    def save(self) -> None:
        """Save the state for the next run."""
        if self.corpus is not None:
            self.corpus.store(self.name, self.progress)

    def _recorded(self, number: int, case: Case, difference: Difference) -> tuple[Record | None, Cause]:
        """The stored form of a new difference, and its cause; nothing if it shrinks to a known one."""
        files: tuple[str, ...] = ()
        small, shown = case, difference
        if self.write is not None:
            # A case that cannot be played a second time (chance was taken back in it) is kept as it is.
            with suppress(InputError):
                shown, small, files = self.write(case, difference)
        known = self._known.cause(shown)
        if known is not None:
            self._known.also(difference.signature, known)
            return None, known
        record = Record(
            engine=self._engine,
            seed=self.plan.seed,
            number=number,
            difference=shown,
            case=small,
            also=(difference.signature,) if difference.signature != shown.signature else (),
            files=files,
        )
        record = replace(record, behind=self._known.behind(record), replays=self.still is None or self.still(record))
        self._known.add(record)
        if self.corpus is not None:
            self.corpus.add(record)
        return record, record.cause


def _drawn_for(plan: Plan) -> Iterator[str]:
    """The settings that distinguish a campaign from others with its seed and games."""
    if plan.printed:
        yield "printed"
    if plan.about:
        yield f"about-{hashlib.sha256(' '.join(sorted(plan.about)).encode()).hexdigest()[:12]}"
    if plan.clauses:
        yield f"clauses-{hashlib.sha256(' '.join(plan.clauses).encode()).hexdigest()[:12]}"
