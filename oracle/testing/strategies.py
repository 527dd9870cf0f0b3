"""Strategies of Hypothesis: positions, made-up cards, decks, and games that are played from a position."""

from __future__ import annotations

from functools import cache

from hypothesis import assume
from hypothesis import strategies as st

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
from oracle.profiles import PROFILES
from oracle.protocol.declared import capabilities_of
from oracle.protocol.messages import GameSupport, SetupParams
from oracle.protocol.values import JsonObject
from oracle.suite.games import game_named
from oracle.testing.throws import Throws

STOCKS = 4
"""How many stocks of made-up cards positions are made from."""
NUMBERS = 2**32 - 1


def positions(
    game: str = "lorcana", *, edition: str | None = None, support: GameSupport | None = None
) -> st.SearchStrategy[SetupParams]:
    """Positions that a game can come to, each with its made-up cards, as `setup` is sent them.

    `edition`: by default the current one. `support`: what the engine declares for the game; by default all there is.
    Raises InvalidWordsError for a game that there is not.
    """
    known = game_named(game).id
    return _positions(known, edition or PROFILES[known].current, declared_by(known, support))


def definitions(game: str = "lorcana", *, support: GameSupport | None = None) -> st.SearchStrategy[JsonObject]:
    """Made-up cards, as JSON in the game's language of cards. Arguments and errors as of `positions`."""
    known = game_named(game).id
    return _definitions(known, declared_by(known, support))


def decks(game: str = "lorcana", *, support: GameSupport | None = None) -> st.SearchStrategy[Deck]:
    """Legal decks of printed cards: their full names, one for each copy. Arguments and errors as of `positions`."""
    known = game_named(game).id
    offered = _offered(known, declared_by(known, support))
    drawn = st.integers(0, NUMBERS).map(lambda seed: whole_games.drawn(known, offered, str(seed)))
    return drawn.filter(bool)


def games(
    game: str = "lorcana", *, edition: str | None = None, support: GameSupport | None = None
) -> st.SearchStrategy[Case]:
    """A position and what the players do in it, legal or not, as the reference plays it on. As `positions`."""
    known = game_named(game).id
    return _games(known, edition or PROFILES[known].current, declared_by(known, support))


Declared = tuple[frozenset[str], int | None]
"""Capabilities, and the version of the language of cards; None: the newest."""


def declared_by(game: str, support: GameSupport | None) -> Declared:
    if support is None:
        return frozenset(capabilities_of(game)), None
    return frozenset(support.capabilities), support.language


def _offered(_game: str, declared: Declared) -> Offered:
    capabilities, language = declared
    return Offered(capabilities=capabilities, language=language)


@cache
def maker_of(game: str, declared: Declared, stock: int) -> tuple[Maker, Offered]:
    """What makes games from a stock of cards; making the stock takes longest, so it is kept."""
    offered = _offered(game, declared)
    maker = own(game).maker(offered)
    maker.restock(Dice(f"{game}/{stock}"))
    return maker, offered


@cache
def _reference() -> ReferenceEngine:
    return ReferenceEngine()


@st.composite
def _positions(draw: st.DrawFn, game: str, edition: str, declared: Declared) -> SetupParams:
    maker, _ = maker_of(game, declared, draw(st.integers(0, STOCKS - 1)))
    found = possible(maker.setup(Throws(draw), edition), _reference())
    assume(found is not None)
    assert found is not None  # noqa: S101 - just assumed
    return found


@st.composite
def _definitions(draw: st.DrawFn, game: str, declared: Declared) -> JsonObject:
    maker, _ = maker_of(game, declared, 0)
    found: JsonObject = maker.definition(Throws(draw), "Made-up Card")
    return found


@st.composite
def _games(draw: st.DrawFn, game: str, edition: str, declared: Declared) -> Case:
    setup = draw(_positions(game, edition, declared))
    maker, offered = maker_of(game, declared, 0)
    one, other = ReferenceEngine(), ReferenceEngine()
    one.seed = draw(st.integers(1, NUMBERS))
    walk = RandomWalk(Lockstep(one, other, other.initialize()), maker, offered)
    case, difference = walk.play(Throws(draw), setup)
    if difference is not None:
        raise OracleError(f"the reference differs from itself: {difference.what}")
    return case
