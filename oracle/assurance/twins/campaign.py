"""Plays many pairs of games drawn from a seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from msgspec import Struct

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import Offered
from oracle.assurance.own import own
from oracle.assurance.twins.pair import Pair
from oracle.assurance.twins.play import VIEWS, Leak, play_engine, play_reference
from oracle.engines.base import Engine, TimeUp
from oracle.engines.games import PLAYED
from oracle.engines.limits import Clock
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError
from oracle.profiles import PROFILES
from oracle.protocol.messages import EngineInfo, SetupParams

MADE_UP = "made-up-cards"
STOCK = 40
"""Pairs made from the same cards."""
CROWDED = 0.4
"""The share of pairs with more than two players: there a view can be right for two and wrong for the third."""
USUAL = 2

Tick = Callable[[int], None]


class Given(NamedTuple):
    """The fixed inputs of pairs, besides the random ones."""

    positions: Sequence[SetupParams] = ()
    names: Sequence[str] = ()
    """Printed cards to hide, for an engine without made-up ones."""


NOTHING = Given()


class Twinned(Struct, frozen=True, kw_only=True):
    """The results for the pairs of one game."""

    game: str
    edition: str
    pairs: int
    wanted: int
    """How many pairs were requested; fewer were played if the run reached its time limit."""
    crowded: int
    """How many of the pairs had more than two players."""
    compared: int
    """How many comparisons were made within pairs."""
    leaks: tuple[Leak, ...]


def playable(info: EngineInfo, games: Sequence[str] = PLAYED) -> dict[str, str]:
    """Game → the edition to play it in, for games in which the engine offers views and takes made-up cards."""
    found = {}
    for game in games:
        support = info.games.get(game)
        if support is not None and {VIEWS, MADE_UP} <= set(support.capabilities):
            own = PROFILES[game]
            known = [edition for edition in (own.current, *own.editions) if edition in support.editions]
            found.update({game: known[0]} if known else {})
    return found


def play_pairs(
    engine: Engine,
    info: EngineInfo,
    game: str,
    edition: str,
    pairs: int,
    seed: int,
    tick: Tick,
    clock: Clock | None = None,
    given: Given = NOTHING,
) -> Twinned:
    """Play that many pairs of a game, or as many as time allows.

    Pairs in which the reference itself leaks are dropped, unless the reference is being judged. Raises `EngineFault`;
    OracleError if too few pairs can be made.
    """
    played = compared = crowded = 0
    leaks: list[Leak] = []
    with suppress(TimeUp):
        for pair, leak in _pairs(engine, info, _Drawer(info, game, edition, given), seed, 20 * pairs, clock or Clock()):
            leaks += [] if leak is None else [leak]
            played += 1
            compared += len(pair.moves) + 1
            crowded += len(pair.one.position.players) > USUAL
            tick(played)
            if played == pairs:
                break
        else:
            raise OracleError("too few pairs could be made, so nothing was shown to be hidden")
    return Twinned(
        game=game,
        edition=edition,
        pairs=played,
        wanted=pairs,
        crowded=crowded,
        compared=compared,
        leaks=tuple(leaks),
    )


class _Drawer:
    """Draws the positions of one game from which pairs are made."""

    def __init__(self, info: EngineInfo, game: str, edition: str, given: Given) -> None:
        offered = Offered(capabilities=frozenset(info.games[game].capabilities), crowded=CROWDED)
        self.game, self._edition, self._given = game, edition, given
        self._maker = own(game).maker(offered)
        self._made_up = offered.has(MADE_UP)

    @property
    def names(self) -> Sequence[str]:
        """Printed cards to hide; none if they are made up."""
        return () if self._made_up else self._given.names

    def restock(self, dice: Dice) -> None:
        """Make the cards for the coming positions."""
        self._maker.restock(dice)

    def drawn(self, dice: Dice, number: int) -> SetupParams:
        """Every other position is one of those given; all of them are if only printed cards can be used."""
        given = self._given.positions
        if given and (number % 2 or not self._made_up):
            return dice.pick(given)
        return self._maker.setup(dice, self._edition)


def _pairs(
    engine: Engine, info: EngineInfo, drawer: _Drawer, seed: int, tries: int, clock: Clock
) -> Iterator[tuple[Pair, Leak | None]]:
    """The pairs played, each with its leak, if any; a limited number is tried. Also raises `TimeUp`."""
    for number in range(tries):
        clock.check()
        dice = Dice(f"twins {seed} {drawer.game} {number}")
        if number % STOCK == 0:
            drawer.restock(dice)
        try:
            setup = drawer.drawn(dice, number)
            viewer = dice.pick([player.name for player in setup.position.players])
            made = play_reference(setup, viewer, dice, drawer.names)
        except InputError:
            continue
        if made is None:
            continue
        pair, leak = made
        if leak is not None and not isinstance(engine, ReferenceEngine):
            # A made-up text may depend on unseen cards, such as the Strength of an ink card. That is not the engine's
            # fault.
            continue
        yield pair, leak or play_engine(pair, engine, info)
