"""`python -m tests.play.whole_games [COUNT]`: random games of every kind, from decks of printed cards to the end.

Every state is checked after every batch of events. In some games a player concedes at any moment.
"""

from __future__ import annotations

import resource
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

from oracle.assurance.fuzz.generate.maker import Offered
from oracle.assurance.fuzz.generate.whole_games import begun_with, drawn
from oracle.engines.definitions import definitions
from oracle.kernel.chance import Chance
from oracle.kernel.decisions import Decision
from oracle.kernel.errors import Undecided, Unsupported
from oracle.kernel.position import Outcome, Position, act, decide
from oracle.kernel.run import Event
from oracle.protocol.messages import Action, capabilities_of
from oracle.suite.games import SEATS
from tests.play.kind import Kind
from tests.play.kinds import ALTERED, LORCANA

COUNTS = {("lorcana", 2): 2000, ("lorcana", 3): 1000, ("lorcana", 4): 1000, ("altered", 2): 1000}
"""Game and players → games."""
TWO = 2
MOST_MOVES = 3_000
CONCEDES = 0.2
"""In how many games somebody concedes."""
PART, SETTLED = 250, 20
"""Games that one process plays, and those after which it should not grow any more."""
GROWTH = 40
"""Megabytes."""


Telling = Callable[[Any, Any, tuple[Event, ...]], None]
"""Called with the cards of a game, a state of it, and what happened next."""


def play(kind: Kind, seed: str, players: int = 2, tell: Telling | None = None) -> str:
    """One game; how it ended: the reason of its result, or why nobody can say how it goes on."""
    chance, binding = Random(seed), kind.binding  # noqa: S311 - nothing is secret
    offered = Offered(capabilities=frozenset(capabilities_of(kind.id)))
    edition = next(iter(binding.editions))
    setup = begun_with(kind.id, edition, [drawn(kind.id, offered, f"{seed}/{player}") for player in SEATS[:players]])
    _, cards = definitions(binding, setup)
    match = kind.watched(binding.match(binding.editions[edition], cards, None))
    state = binding.state_of(match, setup)
    at = Position.at(match.start(_by(state, chance)))
    concedes = chance.randint(0, 200) if chance.random() < CONCEDES else MOST_MOVES
    begins = binding.task_of(match, at.table, SEATS[0], Action(kind="begin"))
    assert begins is not None
    try:
        at = _told(match, at, act(match, at, begins), tell)
        for move in range(MOST_MOVES):
            if at.base.result is not None:
                return str(at.base.result.reason)
            at = _told(match, at, moved(kind, match, at, chance), tell)
            if move >= concedes and at.base.result is None:
                at = conceded(kind, match, at, chance)
                concedes = move + chance.randint(0, 60)
            kind.check_position(match, at)
    except (Undecided, Unsupported) as open_:
        return f"open: {type(open_).__name__}"
    raise AssertionError(f"{seed}: no end after {MOST_MOVES} moves")


def _by(state: Any, chance: Random) -> Any:
    """The state with a chance of its own."""
    return type(state)(
        **{name: getattr(state, name) for name in state.__struct_fields__ if name != "chance"},
        chance=Chance(seed=chance.randint(1, 10**9)),
    )


def conceded(kind: Kind, match: Any, at: Position, chance: Random) -> Position:
    """Somebody concedes at once, whoever is asked something; the game of two is over then."""
    end = kind.concession(chance.choice(list(at.table.players)))
    if end is None:
        return at
    asked, several = at.decision is not None, len(at.table.players) > TWO
    outcome = kind.binding.interrupt(match, at, end, None) if asked else act(match, at, end)
    assert outcome is not None
    assert outcome.accepted
    assert several or outcome.position.base.result is not None
    return outcome.position


def moved(kind: Kind, match: Any, at: Position, chance: Random) -> Outcome:
    """What comes of any answer, or of anything that may be done."""
    if at.decision is not None:
        return decide(match, at, answer(at.decision, chance))
    listed = kind.legal(match, at.base)
    task = chance.choice(listed) if listed else kind.passing(at.base)
    return act(match, at, task)


def _told(match: Any, before: Position, outcome: Outcome, tell: Telling | None) -> Position:
    if tell is not None:
        tell(match.cards, before.table, outcome.events)
    return outcome.position


def answer(decision: Decision, chance: Random) -> tuple[str, ...]:
    """So many options as are asked for; the smaller number of them more often."""
    least, most = min(decision.least, len(decision.options)), min(decision.most, len(decision.options))
    return tuple(chance.sample(decision.options, chance.randint(least, most)))


def peak() -> float:
    """The most memory that this process has had, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000


def several(game: str, players: int, first: int, count: int) -> tuple[Counter[str], float]:
    """So many games: how they ended, and the most memory that they took after the first few of them."""
    kind = next(one for one in (LORCANA, ALTERED) if one.id == game)
    ends, before = Counter[str](), 0.0
    for number in range(first, first + count):
        ends[play(kind, f"{game}/{players}/{number}", players)] += 1
        before = peak() if number == first + SETTLED else before
    return ends, peak() - before if before else 0.0


def main(count: int | None) -> int:
    """Exit code 0: every game came to an end, and no process grew."""
    most = 0.0
    with ProcessPoolExecutor(mp_context=get_context("spawn"), max_tasks_per_child=1) as crew:
        for (game, players), usual in COUNTS.items():
            games = count or usual
            parts = [
                crew.submit(several, game, players, first, min(PART, games - first)) for first in range(0, games, PART)
            ]
            found = [part.result() for part in parts]
            ends = sum((of for of, _ in found), Counter[str]())
            grown = max(more for _, more in found)
            most = max(most, grown)
            told = ", ".join(f"{ends[end]} {end}" for end in sorted(ends))
            print(f"{game} for {players}: {games} games: {told}; {grown:.0f} MB more at the end of {PART} games")  # noqa: T201
    return int(most > GROWTH)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else None))
