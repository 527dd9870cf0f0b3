"""Mutants in a campaign: each is tried until a scenario notices it, or every case is run on every mutant."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from oracle.assurance.faults.dictionary import Sign, known
from oracle.assurance.mutants.judging import Trial
from oracle.assurance.mutants.matrix import Matrix, matrix
from oracle.assurance.mutants.parallel import TOGETHER, Work, by_function, check_all, runs_of, stages, to_reach
from oracle.campaign.course import Wave
from oracle.campaign.doing import choices, mutants_of
from oracle.campaign.parts.common import expected
from oracle.campaign.tasks import Break, Broken, Outcome, Reach, Reached, Signed, Signs
from oracle.profiles import PROFILES


class MutantsTold(Struct, frozen=True, kw_only=True):
    """The results of mutants."""

    part: str
    matrix: Matrix


class SignsTold(Struct, frozen=True, kw_only=True):
    """The results of every case on every mutant."""

    part: str
    game: str
    mutants: int
    cases: int
    entries: int
    """Pairs of a case and a mutant that it notices."""
    unnoticed: tuple[str, ...]
    """Mutants that no case notices, by name."""
    deviations: tuple[tuple[str, str], ...]
    """Mutants and cases that deviate from the dictionary of faults, sorted."""


class _Reaching:
    """The wave that finds which runs reach which functions."""

    def __init__(self, game: str, clauses: tuple[str, ...]) -> None:
        """Raises InputError for unknown clauses, MisfitError for mutants that do not fit the code."""
        self.mutants = tuple(mutants_of(game, clauses).values())
        check_all(self.mutants)
        self._game, self._clauses = game, clauses
        self._work = to_reach(self.mutants, None)
        self._come: list[tuple[tuple[str, ...], ...]] = []

    def wave(self) -> Wave:
        tasks = [Reach(game=self._game, clauses=self._clauses, first=piece[3]) for piece in self._work]
        return Wave(tasks, len(tasks), lambda _, outcome: self._come.append(expected(outcome, Reached).functions), True)

    def found(self) -> dict[tuple[str, str], list[int]]:
        return by_function(self._work, self._come)


class Mutants:
    """An entry of mutants."""

    def __init__(self, name: str, game: str, clauses: tuple[str, ...]) -> None:
        """Raises what `_Reaching` does."""
        self.name, self._game, self._clauses = name, game, clauses
        self._reaching = _Reaching(game, clauses)
        self._trials: tuple[Trial, ...] = ()

    def waves(self) -> Iterator[Wave]:
        """First find which runs reach which functions; then the stages of `mutants`."""
        yield self._reaching.wave()
        going = stages(self._reaching.mutants, None, self._reaching.found())
        work = next(going)
        try:
            while True:
                trials: list[Trial] = []
                yield self._wave(work, trials)
                work = going.send(trials)
        except StopIteration as end:
            self._trials = end.value

    def _wave(self, work: Sequence[Work], trials: list[Trial]) -> Wave:
        groups = [work[at : at + TOGETHER] for at in range(0, len(work), TOGETHER)]
        tasks = [
            Break(
                game=self._game,
                mutants=tuple((mutant.name, tuple(due), tuple(rest)) for mutant, _, due, rest, _ in group),
            )
            for group in groups
        ]

        def take(_: int, outcome: Outcome) -> None:
            trials.extend(expected(outcome, Broken).trials)

        return Wave(tasks, len(tasks), take, needed=True)

    def told(self) -> MutantsTold | None:
        """The figures; None if it was not finished."""
        if not self._trials:
            return None
        chosen = choices(self._game, self._clauses)
        return MutantsTold(part=self.name, matrix=matrix(self._trials, None, chosen))


class AllSigns:
    """An entry of the matrix."""

    def __init__(self, name: str, game: str, clauses: tuple[str, ...]) -> None:
        """Raises what `_Reaching` does."""
        self.name, self._game = name, game
        self._reaching = _Reaching(game, clauses)
        self._signs: dict[str, dict[str, Sign]] = {}

    def waves(self) -> Iterator[Wave]:
        """First find which runs reach which functions; then the cases of each mutant."""
        yield self._reaching.wave()
        reaching, runs = self._reaching.found(), runs_of(self._game, None)
        current = PROFILES[self._game].current
        work = [
            (mutant, tuple(at for at in reaching[self._game, mutant.function] if runs[at][1] == current))
            for mutant in self._reaching.mutants
            if not mutant.equivalent
        ]
        tasks = [Signs(game=self._game, mutants=((mutant.name, places),)) for mutant, places in work]

        def take(at: int, outcome: Outcome) -> None:
            (found,) = expected(outcome, Signed).found
            self._signs[work[at][0].name] = {runs[place][0].case: sign for place, sign in found}

        yield Wave(tasks, len(tasks), take)

    def told(self) -> SignsTold:
        """The figures, and where they deviate from the dictionary of faults."""
        dictionary = known(self._game)
        kept: dict[str, dict[str, Sign]] = {name: {} for name in self._signs}
        for case, rows in ({} if dictionary is None else dictionary.cases).items():
            for name, sign in rows.signs.items():
                if name in kept:
                    kept[name][case] = sign
        other = {
            (name, case)
            for name, signs in self._signs.items()
            for case in signs.keys() | kept[name].keys()
            if signs.get(case) != kept[name].get(case)
        }
        return SignsTold(
            part=self.name,
            game=self._game,
            mutants=len(self._signs),
            cases=len({case for signs in self._signs.values() for case in signs}),
            entries=sum(map(len, self._signs.values())),
            unnoticed=tuple(sorted(name for name, signs in self._signs.items() if not signs)),
            deviations=tuple(sorted(other)),
        )
