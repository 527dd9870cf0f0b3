"""Judges the order in which a player is shown hidden cards: it may be anything that does not depend on their identity.

An engine may keep the setup order, sort by ref, or shuffle each time. An order that could depend on hidden names is
compared with the order in the same position with these names exchanged, and each must be reproducible.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from oracle.engines.base import Engine, EngineFault
from oracle.kernel.errors import InputError
from oracle.profiles import Profile
from oracle.protocol.messages import Observation, SetupParams
from oracle.suite.judging.calls import Deviates

AGAIN = 12
"""How often both orders must recur: more than chance would allow."""
ORDER = "order"


class Shown(NamedTuple):
    """Hidden cards of one player and zone, shown neither in setup order nor by ref."""

    viewer: str
    player: str
    zone: str
    refs: tuple[str, ...]


def in_another_order(params: SetupParams, view: Observation, viewer: str, game: Profile) -> Iterator[Shown]:
    """Groups of differently named cards that a player is shown in the engine's own order right after setup."""
    names = {card.ref: card.card for card in params.position.cards}
    for player in params.position.players:
        for zone in game.hidden_zones:
            refs = _hidden(view, player.name, zone)
            given = tuple(ref for ref in names if ref in refs)
            if refs not in (given, tuple(sorted(refs))) and len({names.get(ref) for ref in refs}) > 1:
                yield Shown(viewer, player.name, zone, refs)


def judge_order(engine: Engine, params: SetupParams, shown: Shown) -> Deviates | None:
    """Set up repeatedly, as it is and with the names of these cards exchanged. Raises `EngineFault`."""
    other, found = _exchanged(params, shown.refs), shown.refs
    for number in range(AGAIN):
        orders = [_order(engine, each, shown) for each in (params, other)]
        found = found if number else orders[1]
        if orders != [shown.refs, found] or found in (shown.refs, ()):
            return None
    return Deviates((ORDER, shown.player, shown.zone), list(shown.refs), list(found), shown.viewer)


def _order(engine: Engine, params: SetupParams, shown: Shown) -> tuple[str, ...]:
    """The order in which they are shown; empty if that cannot be set up."""
    try:
        if engine.setup(params).status != "ok":
            return ()
    except InputError:
        return ()
    except EngineFault as fault:
        if fault.kind != "engine-error":
            raise
        return ()
    return _hidden(engine.observe(shown.viewer), shown.player, shown.zone)


def _hidden(view: Observation, player: str, zone: str) -> tuple[str, ...]:
    cards = view.position.cards
    return tuple(card.ref for card in cards if (card.player, card.zone, card.card) == (player, zone, None))


def _exchanged(params: SetupParams, refs: tuple[str, ...]) -> SetupParams:
    """The position in which each of these cards has the identity of the next one."""
    names = {card.ref: card.card for card in params.position.cards if card.ref in refs}
    turned: Mapping[str, str | None] = dict(zip(names, [*names.values()][1:] + [*names.values()][:1], strict=True))
    cards = tuple(replace(card, card=turned.get(card.ref, card.card)) for card in params.position.cards)
    return replace(params, position=replace(params.position, cards=cards))
