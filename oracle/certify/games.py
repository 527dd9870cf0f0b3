"""Differential play of a level: games aimed at its clauses, whole games with printed decks, and the clauses that were
used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator

from msgspec import Struct, field

from oracle.assurance.fuzz.job import Job
from oracle.assurance.fuzz.ledger import Outcome
from oracle.assurance.fuzz.ledger import Plan as GamesPlan
from oracle.assurance.seeds import number_of
from oracle.certify.levels import Level
from oracle.certify.transcript import Counted
from oracle.engines import reference_books as books
from oracle.engines.games import binding

Tick = Callable[[int, int, str], None]
"""Called after each part with the number of finished parts, the number of all, and the part's name."""

ENOUGH = 0.25
"""The share of the games that an engine must play: one that reports everything as unsupported never differs."""
MOST = 5
"""The maximum number of rounds of a level's games, played to reach the required number of actions."""


class InPlay(Struct, frozen=True, kw_only=True):
    """The result of differential play."""

    games: int = 0
    """The number of games without a difference."""
    whole_games: int = 0
    """The number of whole games with printed decks, without a difference."""
    actions: int = 0
    """The number of actions in all these games, including refused ones."""
    clauses: dict[str, int] = {}
    """Clause of the level that was the subject of an applied rule → the number of such actions."""
    not_reached: tuple[str, ...] = ()
    """Clauses whose rules were never applied."""
    differences: tuple[str, ...] = ()
    """In words."""


class _Kind(Struct, kw_only=True):
    """One kind of game, and its results."""

    what: str
    plan: GamesPlan
    wanted: int
    actions_wanted: int = 0
    games: int = 0
    played: int = 0
    """The games in which the engine did anything."""
    actions: int = 0
    met: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Whether there were enough games, or more would not help."""
        if self.differences:
            return True
        many = self.games >= self.wanted
        enough = self.actions >= self.actions_wanted or self.games >= MOST * self.wanted
        return many and (enough or self.played < self.games * ENOUGH)

    def lacking(self) -> Iterator[str]:
        """The shortfall, in words."""
        yield from self.differences
        if self.differences:
            return
        if self.played < self.games * ENOUGH:
            count = f"only {self.played:,} of {self.games:,} {self.what} could be played"
            yield f"{count}; the engine reports the rest as unsupported"
        elif self.actions < self.actions_wanted:
            count = f"only {self.actions:,} of {self.actions_wanted:,} actions could be played"
            yield f"{count}; the engine reports the rest as unsupported, or ends its games early"


def play_games(engine: Counted, level: Level, edition: str, seed: str, printed: Collection[str], tick: Tick) -> InPlay:
    """Play the games of a level; `printed`: the cards for decks. Stops after the first difference.

    Raises `EngineFault` if the engine cannot be run.
    """
    editions = {level.game: (edition,)}
    aimed = GamesPlan(seed=number_of(seed, "games"), editions=editions, clauses=level.clauses)
    whole = GamesPlan(
        seed=number_of(seed, "whole games"), editions=editions, decks=((), ()), pool=tuple(sorted(printed))
    )
    kinds = [
        _Kind(what="games", plan=aimed, wanted=level.games, actions_wanted=level.actions),
        _Kind(what="whole games", plan=whole, wanted=level.whole_games),
    ]
    for kind in kinds:
        if kind.wanted and not any(one.differences for one in kinds):
            _play(engine, level.game, kind, tick)
    return _came(level, edition, *kinds)


def _play(engine: Counted, game: str, kind: _Kind, tick: Tick) -> None:
    settled = engine.settled

    def tell(outcome: Outcome) -> None:
        nonlocal settled
        done, settled = engine.settled > settled, engine.settled
        kind.games, kind.played = kind.games + 1, kind.played + done
        kind.actions += outcome.actions if done else 0
        if outcome.difference is not None:
            one = outcome.difference
            kind.differences.append(f"{one.did or 'set-up'}: {one.what}: expected {one.reference}; got {one.engine}")
        tick(min(kind.games, kind.wanted), kind.wanted, f"differential play, {kind.what}")

    job = Job(kind.plan, engine)
    job.run(None, lambda: kind.over, tell)
    kind.met = job.met(game)


def _came(level: Level, edition: str, aimed: _Kind, whole: _Kind) -> InPlay:
    met = aimed.met + whole.met
    own = books.sorted_numbers(clause for clause in met if level.holds(clause))
    return InPlay(
        games=aimed.games,
        whole_games=whole.games,
        actions=aimed.actions + whole.actions,
        clauses={clause: met[clause] for clause in own},
        not_reached=_not_reached(level, edition, own) if level.games else (),
        differences=(*aimed.lacking(), *whole.lacking()),
    )


def _not_reached(level: Level, edition: str, met: Collection[str]) -> tuple[str, ...]:
    """The clauses of the level that are the subject of a rule, but of no rule that was applied."""
    book = books.catalogue(level.game)
    known = {clause for rule in binding(level.game).book.rules.values() for clause in rule.clauses}
    own = [book.clauses[one] for one in known - set(met) if one in book.clauses and level.holds(one)]
    return books.sorted_numbers(one.number for one in own if book.number_in(one, edition) is not None)
