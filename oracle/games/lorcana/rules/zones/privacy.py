"""7.1.3 Private zones: what a player may see."""

from __future__ import annotations

from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import BAG, DECK, DISCARD, HAND, INKWELL, NOWHERE, PLAY, Object, State


@home("7.1.2", "7.1.3", "7.2.2", "7.3.2", "7.4.2", "7.4.2.1", "7.5.4", "7.6.2")
def sees(state: State, viewer: str, thing: Object) -> bool:
    """Whether a player may see the front of an object: public zones, their own hand, cards revealed or looked at.

    Players cannot see ink cards, not even their own, unless an effect lets them look.
    """
    if thing.zone in (PLAY, DISCARD, BAG):
        return True
    if thing.zone == INKWELL:
        return (viewer, thing.id) in state.looked
    if thing.zone == HAND and thing.player == viewer:
        return True
    if thing.zone == DECK and is_face_up_on_deck(state, thing):
        return True
    return thing.zone == NOWHERE or thing.card in state.known or (viewer, thing.id) in state.looked


@home("6.4.1")
def is_face_up_on_deck(state: State, thing: Object) -> bool:
    """Whether the card is on top of a deck that a text in play keeps face up."""
    view = view_of(state)
    return state.zones[f"{thing.player}/{DECK}"][0] == thing.id and any(
        thing.player in view.players(ability.who, source.player) for source, ability in view.index.open_decks
    )
