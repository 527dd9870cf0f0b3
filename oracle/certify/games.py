"""Differential play of a level: games aimed at its clauses, whole games with printed decks, and what was at work."""

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
"""Called after each part with how many are done, how many there are, and what it was."""

ENOUGH = 0.25
"""How many of the games an engine has to play: one that calls everything unsupported never differs."""
MOST = 5
"""How many times the games of a level are played at most until its actions are."""


class InPlay(Struct, frozen=True, kw_only=True):
    """What differential play came to."""

    games: int = 0
    """Without a difference."""
    whole_games: int = 0
    """The same, from the first hand to the end, with printed decks."""
    actions: int = 0
    """Of all these games, those that the rules refuse among them."""
    clauses: dict[str, int] = {}
    """Clauses of the level that rules at work were about → in how many actions."""
    not_reached: tuple[str, ...] = ()
    """Those that a rule is about which was never at work."""
    differences: tuple[str, ...] = ()
    """In words."""


class _Kind(Struct, kw_only=True):
    """One kind of games, and what came of them."""

    what: str
    plan: GamesPlan
    wanted: int
    actions_wanted: int = 0
    games: int = 0
    played: int = 0
    """Games in which the engine has done anything."""
    actions: int = 0
    met: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Whether there were enough, or there will never be."""
        if self.differences:
            return True
        many = self.games >= self.wanted
        enough = self.actions >= self.actions_wanted or self.games >= MOST * self.wanted
        return many and (enough or self.played < self.games * ENOUGH)

    def lacking(self) -> Iterator[str]:
        """What is missing, in words."""
        yield from self.differences
        if self.differences:
            return
        if self.played < self.games * ENOUGH:
            count = f"only {self.played:,} of {self.games:,} {self.what} could be played"
            yield f"{count}; the engine calls the rest unsupported"
        elif self.actions < self.actions_wanted:
            count = f"only {self.actions:,} of {self.actions_wanted:,} actions could be played"
            yield f"{count}; the engine calls the rest unsupported, or ends its games early"


def play_games(engine: Counted, level: Level, edition: str, seed: str, printed: Collection[str], tick: Tick) -> InPlay:
    """The games of a level; `printed`: the cards that decks are made of. Raises `EngineFault` where there is no engine.

    After the first difference nothing is played any more.
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
    """Clauses of the level, of those that rules are about, of which no rule was at work."""
    book = books.catalogue(level.game)
    known = {clause for rule in binding(level.game).book.rules.values() for clause in rule.clauses}
    own = [book.clauses[one] for one in known - set(met) if one in book.clauses and level.holds(one)]
    return books.sorted_numbers(one.number for one in own if book.number_in(one, edition) is not None)
