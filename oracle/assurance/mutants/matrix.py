"""Summarises the mutants of the games, and what their results say about the suite."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec import Struct

from oracle.assurance.mutants.declared import Mutant, declared
from oracle.assurance.mutants.judging import UNEARNED, Status, Trial, scenario_of
from oracle.assurance.mutants.parallel import plans
from oracle.engines import reference_books as books
from oracle.suite.plan import Plan
from oracle.suite.reading.selection import ClauseChoice, among
from oracle.suite.runner import clause_order

STATUSES: tuple[Status, ...] = ("killed", "survived", "broken", "equivalent", "not equivalent")


class ClauseTried(Struct, frozen=True, kw_only=True):
    """A clause, with its number of mutants and how many were killed, without equivalent ones."""

    game: str
    clause: str
    title: str
    mutants: int
    killed: int


class IdleTag(Struct, frozen=True, kw_only=True):
    """A clause tag of a scenario that passes on every mutant of the clause: it looks real but is wrong."""

    game: str
    scenario: str
    clause: str
    feature: str
    line: int


class GameTried(Struct, frozen=True, kw_only=True):
    """The figures of one game."""

    game: str
    counts: dict[str, int]
    """Mutants by status, zeros included."""
    rate: float
    """Killed mutants among all that are not equivalent; 1 if there are none."""
    clauses_without: tuple[str, ...]
    """Executable clauses with code that no mutant breaks, except those whose only mutants are equivalent."""


class Matrix(Struct, frozen=True, kw_only=True):
    """The results of all mutants."""

    games: tuple[GameTried, ...]
    clauses: tuple[ClauseTried, ...]
    trials: tuple[Trial, ...]
    idle_tags: tuple[IdleTag, ...]

    @property
    def held(self) -> bool:
        """Whether every mutant was killed or is equivalent, and every tag is earned."""
        good = {"killed", "equivalent"}
        return not self.idle_tags and all(trial.status in good for trial in self.trials)


def chosen(games: Iterable[str], clauses: Sequence[ClauseChoice] = ()) -> tuple[Mutant, ...]:
    """The mutants of these games, limited to these clauses if any are given. Raises InputError for a bad file."""
    return tuple(
        mutant
        for game in games
        for mutant in declared(game)
        if any(among(clauses, game, clause) for clause in mutant.clauses)
    )


def matrix(trials: Sequence[Trial], features: Path | None = None, clauses: Sequence[ClauseChoice] = ()) -> Matrix:
    """The figures of finished trials: all mutants of their games, or those of these clauses."""
    games = tuple(dict.fromkeys(trial.game for trial in trials))
    return Matrix(
        games=tuple(
            _game(game, [trial for trial in trials if trial.game == game], whole=not clauses) for game in games
        ),
        clauses=tuple(row for row in _by_clause(trials) if among(clauses, row.game, row.clause)),
        trials=tuple(trials),
        idle_tags=tuple(tag for tag in idle_tags(trials, plans(features)) if among(clauses, tag.game, tag.clause)),
    )


def _game(game: str, trials: Sequence[Trial], *, whole: bool) -> GameTried:
    counts = {str(status): sum(trial.status == status for trial in trials) for status in STATUSES}
    tried = len(trials) - counts["equivalent"]
    broken = {clause for trial in trials for clause in trial.clauses}
    executable = {clause.number for clause in books.catalogue(game).clauses.values() if clause.executable}
    without = executable & set(books.homes(game)) - broken if whole else set()
    return GameTried(
        game=game,
        counts=counts,
        rate=counts["killed"] / tried if tried else 1.0,
        clauses_without=tuple(sorted(without, key=clause_order)),
    )


def _by_clause(trials: Sequence[Trial]) -> tuple[ClauseTried, ...]:
    found: dict[tuple[str, str], list[Trial]] = {}
    for trial in trials:
        for clause in trial.clauses:
            found.setdefault((trial.game, clause), []).append(trial)
    rows = []
    for game, clause in sorted(found, key=lambda key: (key[0], clause_order(key[1]))):
        own = [trial for trial in found[game, clause] if trial.status != "equivalent"]
        killed = sum(trial.status == "killed" for trial in own)
        title = books.title_of(game, clause)
        rows.append(ClauseTried(game=game, clause=clause, title=title, mutants=len(own), killed=killed))
    return tuple(rows)


def idle_tags(trials: Sequence[Trial], suite: Iterable[Plan]) -> tuple[IdleTag, ...]:
    """Tags of scenarios that pass on every mutant of the clause, by feature and line.

    A scenario about an open question is disputed, and never passes.
    """
    counted = [trial for trial in trials if trial.status not in UNEARNED]
    tried = {(trial.game, clause) for trial in counted for clause in trial.clauses}
    earned = {tag for trial in counted for tag in trial.earned()}
    found: dict[tuple[str, str], IdleTag] = {}
    for plan in sorted(suite, key=lambda plan: (plan.feature, plan.line)):
        scenario = scenario_of(plan)
        if plan.open_questions:
            continue
        for clause in plan.clauses:
            if (plan.game, clause) in tried and (plan.game, scenario, clause) not in earned:
                tag = IdleTag(
                    game=plan.game, scenario=scenario, clause=clause, feature=plan.feature, line=plan.line
                )  # fmt: skip
                found.setdefault((scenario, clause), tag)
    return tuple(found.values())
