"""Differential play in a campaign: games of derived seeds, and their differences merged by cause."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.fuzz.campaign import editions_for
from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.corpus import Record
from oracle.assurance.fuzz.difference import Cause, Difference, Signature
from oracle.assurance.fuzz.generate.unsupported import SupportCounts
from oracle.assurance.fuzz.known import Known as KnownFindings
from oracle.assurance.fuzz.ledger import Plan as GamesPlan
from oracle.assurance.seeds import number_of
from oracle.campaign.course import Wave
from oracle.campaign.parts.common import Known, expected
from oracle.campaign.parts.growth import Growth, Point, Unseen
from oracle.campaign.plan import FuzzEntry
from oracle.campaign.tasks import Games, GamesPlayed, Outcome, Shrink, Shrunk, Sighting
from oracle.engines.games import binding

GAMES, WHOLE_GAMES = 30, 2
"""The games of one task: about a second or two with an engine in Python."""
TEACHING = 120
"""The games of an engine's first task, from which all others learn what the engine lacks."""


class Finding(Struct, frozen=True, kw_only=True):
    """All differences of one cause on one engine."""

    engine: str
    """Its name in the plan."""
    cause: Cause
    times: int
    seed: int
    """The seed and the number of the game in which it was found first."""
    number: int
    difference: Difference
    case: Case
    """Shrunk, like the difference."""
    files: dict[str, str]
    also: tuple[Signature, ...] = ()
    """Other forms that were shrunk to this one, or that have the same text or effect behind them."""


class EnginePlayed(Struct, frozen=True, kw_only=True):
    """The games of one engine."""

    engine: str
    name: str
    version: str
    games: int
    actions: int
    lacking: int
    """Games that ended because the engine lacked something."""
    clauses: int
    """The number of clauses that were used, and of all with rules."""
    clauses_of: int
    cards: int
    """The number of printed cards that a move was about, and of all."""
    cards_of: int
    decks: int
    growth: tuple[Point, ...]
    unseen: tuple[Unseen, ...]
    never: tuple[str, ...]
    """Clauses with rules that no game used, sorted."""


class FuzzTold(Struct, frozen=True, kw_only=True):
    """The results of an entry under one seed."""

    part: str
    game: str
    seed: int
    engines: tuple[EnginePlayed, ...]
    findings: tuple[Finding, ...]


class _Side:
    """One engine."""

    def __init__(self, engine: Known, game: str, editions: tuple[str, ...]) -> None:
        self.engine, self.game, self.editions = engine, game, editions
        self.growth = Growth()
        self.actions = self.lacking = 0
        self.learnt: dict[str, SupportCounts] = {}
        self.cleared: dict[str, int] = {}
        self.seen: dict[Cause, Sighting] = {}
        self.times: dict[Cause, int] = {}
        self.seeds: dict[Cause, int] = {}

    def take(self, played: GamesPlayed, seed: int) -> None:
        """Count a task's games, which are the next in order."""
        self.actions += played.actions
        self.lacking += played.lacking
        if played.learnt:
            self.learnt, self.cleared = played.learnt, played.cleared
        for one in played.sightings:
            if one.cause not in self.seen:
                self.seen[one.cause], self.seeds[one.cause] = one, seed
            self.times[one.cause] = self.times.get(one.cause, 0) + one.times
        causes = [f"{one.cause.kind} {one.cause.name}" for one in played.sightings]
        self.growth.add(
            played.games,
            {"findings": causes, "clauses": played.clauses, "cards": played.cards, "decks": played.decks},
        )

    def told(self) -> EnginePlayed:
        """The figures."""
        of = binding(self.game)
        own = {clause for rule in of.book.rules.values() for clause in rule.clauses}
        met = own & self.growth.seen["clauses"].keys()
        return EnginePlayed(
            engine=self.engine.name,
            name=self.engine.info.name,
            version=self.engine.info.version,
            games=self.growth.games,
            actions=self.actions,
            lacking=self.lacking,
            clauses=len(met),
            clauses_of=len(own),
            cards=len(self.growth.seen["cards"]),
            cards_of=len(of.cards),
            decks=len(self.growth.seen["decks"]),
            growth=self.growth.curve(),
            unseen=self.growth.unseen(),
            never=tuple(sorted(own - met)),
        )


class Fuzz:
    """An entry under one seed, on all its engines."""

    def __init__(
        self, name: str, entry: FuzzEntry, seed: int, decks: Sequence[tuple[str, ...]], engines: Sequence[Known]
    ) -> None:
        """`decks`: the cards of each deck; empty if it is to be drawn. `engines` must be able to play the game."""
        self.name, self._entry, self._seed = name, entry, seed
        self._decks = tuple(decks)
        self._sides = [
            _Side(one, entry.game, editions_for(one.info, (entry.game,), entry.editions)[entry.game]) for one in engines
        ]
        self._findings: list[Finding] = []

    def waves(self) -> Iterator[Wave]:
        """The first games of each engine, the rest, and the shrinking of what differed."""
        first, rest = 0 if self._decks else min(TEACHING, self._entry.games), self._rest
        if first:
            yield self._wave([(side, 0, first) for side in self._sides])
        size = self._entry.task or (WHOLE_GAMES if self._decks else GAMES)
        left = self._entry.games - first
        sizes = [min(size, left - at) for at in range(0, left, size)]
        yield self._wave([(side, place, games) for place, games in enumerate(sizes, 1) for side in self._sides])
        yield from rest()

    def _wave(self, work: Sequence[tuple[_Side, int, int]]) -> Wave:
        def take(at: int, outcome: Outcome) -> None:
            side, place, _ = work[at]
            side.take(expected(outcome, GamesPlayed), self._seed_of(place))

        return Wave((self._task(*one) for one in work), len(work), take)

    def _task(self, side: _Side, place: int, games: int) -> Games:
        plan = GamesPlan(
            seed=self._seed_of(place),
            editions={self._entry.game: side.editions},
            printed=self._entry.printed,
            about=self._entry.about,
            decks=self._decks,
        )
        return Games(
            engine=side.engine.name,
            info=side.engine.digest,
            plan=plan,
            games=games,
            learnt=side.learnt,
            cleared=side.cleared,
            teaches=not place,
        )

    def _seed_of(self, place: int) -> int:
        """The seed of a task's games, the same for every engine."""
        return number_of(str(self._seed), "campaign", self._entry.game, str(place))

    def _rest(self) -> Iterator[Wave]:
        work = [(side, cause) for side in self._sides for cause in side.seen]
        known = {side.engine.name: _Merged(side) for side in self._sides}

        def take(at: int, outcome: Outcome) -> None:
            side, cause = work[at]
            known[side.engine.name].add(cause, expected(outcome, Shrunk))

        tasks = (
            Shrink(
                engine=side.engine.name,
                info=side.engine.digest,
                case=side.seen[cause].case,
                difference=side.seen[cause].difference,
                seed=side.seeds[cause],
            )
            for side, cause in work
        )
        yield Wave(tasks, len(work), take)
        self._findings = [one for merged in known.values() for one in merged.findings()]

    def told(self) -> FuzzTold:
        """The results so far."""
        return FuzzTold(
            part=self.name,
            game=self._entry.game,
            seed=self._seed,
            engines=tuple(side.told() for side in self._sides),
            findings=tuple(self._findings),
        )


class _Merged:
    """The findings of one engine, merged by cause after shrinking, as a campaign of one machine does."""

    def __init__(self, side: _Side) -> None:
        self._side = side
        self._known = KnownFindings(())
        self._found: dict[Cause, Finding] = {}

    def add(self, cause: Cause, shrunk: Shrunk) -> None:
        """Merge the next one."""
        seen, times, seed = self._side.seen[cause], self._side.times[cause], self._side.seeds[cause]
        was, now = seen.difference.signature, shrunk.difference.signature
        record = Record(
            engine=self._side.engine.info.name, seed=seed, number=seen.number, difference=shrunk.difference,
            case=shrunk.case, also=(was,) if was != now else (),
        )  # fmt: skip
        home = self._known.cause(shrunk.difference) or self._known.behind(record)
        self._known.add(replace(record, behind=home))
        first = None if home is None else self._found.get(home)
        if first is None:
            self._found[record.cause] = Finding(
                engine=self._side.engine.name, cause=record.cause, times=times, seed=seed, number=seen.number,
                difference=record.difference, case=record.case, files=shrunk.files, also=record.also,
            )  # fmt: skip
            return
        also = dict.fromkeys((*first.also, was, now))
        also.pop(first.difference.signature, None)
        self._found[first.cause] = replace(first, times=first.times + times, also=tuple(also))

    def findings(self) -> list[Finding]:
        """The findings by cause."""
        return [self._found[cause] for cause in sorted(self._found)]


def side_by_side(told: Sequence[FuzzTold]) -> Mapping[Cause, Mapping[str, int]]:
    """Cause → engine → its differences, over all parts."""
    found: dict[Cause, dict[str, int]] = {}
    for part in told:
        for one in part.findings:
            row = found.setdefault(one.cause, {})
            row[one.engine] = row.get(one.engine, 0) + one.times
    return dict(sorted(found.items()))
