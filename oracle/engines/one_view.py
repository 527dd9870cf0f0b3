"""Engines that show the table as one player sees it: names that this player may not know are taken from `setup`."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.profiles import PROFILES, Profile
from oracle.protocol.messages import Card, Observation, Region, SetupParams

FACEDOWN, SETUP = "facedown", "setup"


def completed(seen: Observation, setup: SetupParams) -> Observation:
    """The whole table, from the view of the player in the first seat.

    Only what is hidden from that player is added: a name that the view leaves out elsewhere stays missing.
    """
    game, viewer = PROFILES[setup.game], setup.position.players[0].name
    names = {card.ref: card.card for card in setup.position.cards}
    begun = seen.position.turn.phase != SETUP
    cards = tuple(
        replace(card, card=names.get(card.ref)) if card.card is None and _is_hidden(card, game, viewer, begun) else card
        for card in seen.position.cards
    )
    regions = tuple(
        _turned(one, other) for one, other in zip(seen.position.regions, setup.position.regions, strict=False)
    )
    regions += seen.position.regions[len(regions) :]
    return replace(seen, position=replace(seen.position, cards=cards, regions=regions))


def _is_hidden(card: Card, game: Profile, viewer: str, begun: bool) -> bool:
    """Before a game begins, players do not see what others present."""
    if card.zone in game.hidden_zones:
        return card.zone not in game.own_zones or card.player != viewer
    return FACEDOWN in card.states or (not begun and card.player != viewer)


def _turned(shown: Region, sent: Region) -> Region:
    return replace(shown, terrains=sent.terrains) if shown.facedown and not shown.terrains else shown
