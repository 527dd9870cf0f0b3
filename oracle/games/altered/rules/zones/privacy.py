"""3.1.3 Visible and hidden zones: what a player may see."""

from __future__ import annotations

from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import DECK, HAND, HERO, MANA, Object, Region, State


@home("3.1.3.b", "3.1.3.e", "3.1.3.f", "3.2.4.e")
@home("3.2.2.a", "3.2.3.a", "3.2.4.a", "3.2.5.a", "3.2.6.a", "3.2.7.a", "3.2.8.a", "3.2.9.a", "3.2.10.a")
def sees(state: State, viewer: str, thing: Object) -> bool:
    """Whether a player may know the card: in visible zones, their own, or what everybody has seen."""
    if thing.zone == HAND:
        return sees_own_hand(viewer, thing) or thing.card in state.known
    if thing.zone == MANA:
        return sees_own_orbs(viewer, thing)
    if thing.zone == HERO and state.day.phase == "setup":
        return sees_presented(viewer, thing) or thing.card in state.known
    return thing.zone != DECK or thing.card in state.known


@home("3.2.5.b")
def sees_own_hand(viewer: str, thing: Object) -> bool:
    """A player can look at their own Hand."""
    return thing.player == viewer


@home("3.2.9.d")
def sees_own_orbs(viewer: str, thing: Object) -> bool:
    """Mana Orbs are face down; a player can look at the faces of their own."""
    return thing.player == viewer


@home("4.1.e", "4.1.f")
def sees_presented(viewer: str, thing: Object) -> bool:
    """Before Heroes are revealed nobody sees the opponent's, or that a card is a substitute for one."""
    return thing.player == viewer


@home("3.2.1.a", "3.1.3.c")
def sees_terrains(region: Region) -> bool:
    """Nobody may look at the face of a face-down Tumult card."""
    return not region.facedown
