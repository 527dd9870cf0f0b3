"""Strategies of Hypothesis: positions, made-up cards, decks, and games played from a position."""

from __future__ import annotations

import random
from functools import cache, partial

from hypothesis import strategies as st
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.generate import whole_games
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import Maker, Offered
from oracle.assurance.fuzz.generate.possible import possible
from oracle.assurance.fuzz.generate.random_walk import RandomWalk
from oracle.assurance.fuzz.generate.whole_games import Deck
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep
from oracle.assurance.own import own
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import OracleError
from oracle.protocol.declared import capabilities_of
from oracle.protocol.messages import GameSupport, SetupParams
from oracle.protocol.values import JsonObject
from oracle.suite.games import game_named
from oracle.suite.phrases.setting import FIRST_TURN

STOCKS = 4
"""The number of stocks of made-up cards from which positions are made."""
PARTS = 2**16
"""The number of parts in which chance is drawn."""


class Throws(Dice):
    """Chance for making games, drawn by Hypothesis; it shrinks to the first option, and rare events to "no"."""

    def __init__(self, drawn: random.Random) -> None:
        super().__init__(0)
        self._drawn = drawn

    def random(self) -> float:
        """A number from 0 to less than 1."""
        return self._drawn.randrange(PARTS) / PARTS

    def hit(self, chance: float) -> bool:
        """Whether an event of this probability occurs; shrunk, it does not."""
        return self.random() >= 1 - chance


def throws() -> st.SearchStrategy[Throws]:
    """Chance for making games."""
    return st.randoms(use_true_random=False).map(Throws)


def positions(
    game: str, *, edition: str | None = None, support: GameSupport | None = None
) -> st.SearchStrategy[SetupParams]:
    """Positions that a game can reach, each with its made-up cards, in the form of `setup`.

    `edition`: by default the current one. `support`: what the engine declares for the game; by default everything.
    Raises InvalidWordsError if there is no such game.
    """
    known = game_named(game)
    drawn = throws().map(partial(position, game=known.id, edition=edition or known.current, support=support))
    return drawn.filter(lambda found: found is not None)  # type: ignore[return-value]


def definitions(game: str, *, support: GameSupport | None = None) -> st.SearchStrategy[JsonObject]:
    """Made-up cards, as JSON in the game's card language. Arguments and errors as in `positions`."""
    maker, _ = stock(game_named(game).id, support)
    return throws().map(lambda chance: maker.definition(chance, "Made-up Card"))


def decks(game: str, *, support: GameSupport | None = None) -> st.SearchStrategy[Deck]:
    """Legal decks of printed cards: their full names, one for each copy. Arguments and errors as in `positions`."""
    known = game_named(game).id
    _, offered = stock(known, support)
    return st.integers(0).map(lambda seed: whole_games.drawn(known, offered, str(seed))).filter(bool)


def games(game: str, *, edition: str | None = None, support: GameSupport | None = None) -> st.SearchStrategy[Case]:
    """A position and the players' moves in it, legal or not, as played on the reference.

    Arguments and errors as in `positions`.
    """
    known = game_named(game).id
    return st.builds(partial(_played, known, support), throws(), positions(game, edition=edition, support=support))


def position(chance: Throws, *, game: str, edition: str, support: GameSupport | None) -> SetupParams | None:
    """A position that a game can reach; None if none was made."""
    maker, _ = stock(game, support, chance.between(0, STOCKS - 1))
    setup = maker.setup(chance, edition)
    turn = setup.position.turn
    if turn.number:
        # Scenarios have no words for other numbers.
        setup = replace(setup, position=replace(setup.position, turn=replace(turn, number=FIRST_TURN)))
    return possible(setup, ReferenceEngine())


@cache
def stock(game: str, support: GameSupport | None, number: int = 0) -> tuple[Maker, Offered]:
    """The maker of positions and moves, with its stock of made-up cards; cached, since building it takes a second."""
    capabilities = capabilities_of(game) if support is None else support.capabilities
    offered = Offered(capabilities=frozenset(capabilities), language=None if support is None else support.language)
    maker = own(game).maker(offered)
    maker.restock(Dice(f"{game}/{number}"))
    return maker, offered


def _played(game: str, support: GameSupport | None, chance: Throws, setup: SetupParams) -> Case:
    one, other = ReferenceEngine(), ReferenceEngine()
    one.seed = chance.between(1, PARTS)
    case, difference = RandomWalk(Lockstep(one, other, other.initialize()), *stock(game, support)).play(chance, setup)
    if difference is not None:
        raise OracleError(f"the reference differs from itself: {difference.what}")
    return case
