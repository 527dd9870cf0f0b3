"""Pairs of games of a level that differ only in information hidden from a player."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.fuzz.generate.vocabulary import says_nothing
from oracle.assurance.seeds import number_of
from oracle.assurance.twins.campaign import MADE_UP, Given, play_pairs
from oracle.assurance.twins.play import VIEWS
from oracle.certify.games import ENOUGH, Tick
from oracle.certify.levels import Level
from oracle.certify.transcript import Counted
from oracle.engines.base import EngineFault
from oracle.engines.games import binding
from oracle.profiles import PROFILES
from oracle.protocol.messages import EngineInfo
from oracle.suite.plan import Plan, setup_params


class Hidden(Struct, frozen=True, kw_only=True):
    """The results of the pairs."""

    pairs: int = 0
    """The number of pairs played."""
    leaks: tuple[str, ...] = ()
    """The hidden information that leaked, in words."""


def play_hidden(
    engine: Counted, info: EngineInfo, level: Level, edition: str, seed: str, played: Sequence[Plan], tick: Tick
) -> Hidden:
    """Play the pairs of a level on an engine that offers views; every other pair is made from a scenario that it has
    played.

    Raises `EngineFault` if the engine can no longer be run.
    """
    support = info.games[level.game]
    if not level.pairs or VIEWS not in support.capabilities:
        return Hidden()
    given = given_by(level.game, edition, played, made_up=MADE_UP in support.capabilities)
    if not given.positions:
        return Hidden()
    ready = engine.ready
    try:
        found = play_pairs(
            engine, info, level.game, edition, level.pairs, number_of(seed, "pairs"),
            lambda done: tick(done, level.pairs, "hidden information"), given=given,
        )  # fmt: skip
    except EngineFault as fault:
        return Hidden(leaks=(f"{fault.kind}: {fault}",))
    leaks = [f"{leak.pair.viewer}: {leak.says}" for leak in found.leaks]
    if engine.ready - ready < 2 * level.pairs * ENOUGH:
        leaks.append(f"only {engine.ready - ready:,} of {2 * level.pairs:,} games could be set up")
    return Hidden(pairs=found.pairs, leaks=tuple(leaks))


def given_by(game: str, edition: str, played: Sequence[Plan], *, made_up: bool) -> Given:
    """Positions with hidden cards from scenarios without an open question, and the printed cards to hide there.

    Cards without text are preferred, since a hidden card's effects could be visible.
    """
    hiding, known = PROFILES[game].hidden_zones, binding(game).cards
    own = [plan for plan in played if not plan.conflicts and any(card.zone in hiding for card in plan.position.cards)]
    # Their moves, and their outcomes of chance, differ from those of the scenario.
    positions = tuple(replace(setup_params(plan, edition), chance=()) for plan in own)
    printed = {
        card.card for plan in own for card in plan.position.cards if card.card is not None and card.card in known
    }
    quiet = {name for name in printed if says_nothing(msgspec.to_builtins(known[name]))}
    return Given(positions, () if made_up else tuple(sorted(_several(quiet) or printed)))


def _several(names: Collection[str]) -> Collection[str]:
    return names if len(names) > 1 else ()
