"""Normalises tables according to an engine's manners; the only module that knows what manners mean.

An engine that does not model something that no rule requires declares it (`oracle.protocol.declared.MANNERS`).
`normalised` writes such details in one fixed way, so that two tables differ only in what both engines model. No rule
gives an order of cards under another card (Lorcana 5.1.1.7), so stacks are sets for every engine.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from oracle.engines.base import check_manners
from oracle.profiles import Profile
from oracle.protocol.messages import Card, EngineInfo, GameSupport, Observation, Position

COUNTED = "resources-as-counter"
NO_SUPPORT = GameSupport(editions=())


def support_of(info: EngineInfo, game: str) -> GameSupport:
    """An engine's declarations for a game. Raises `EngineFault` of the kind `shape` for an unknown manner."""
    check_manners(info)
    return info.games.get(game, NO_SUPPORT)


def normalised(seen: Observation, game: Profile, manners: Collection[str]) -> Observation:
    """The table without details that an engine of these manners does not model; the same object if nothing changes."""
    position = normalised_position(seen.position, game, manners)
    return seen if position is seen.position else replace(seen, position=position)


def normalised_position(position: Position, game: Profile, manners: Collection[str]) -> Position:
    """Like `normalised`, for a position."""
    cards = _without_implied(position.cards, game)
    if COUNTED in manners:
        cards = _counted(cards, game)
    tops = _tops(cards)
    if any(tops[card.ref] != card.under for card in cards if card.under is not None):
        cards = tuple(card if card.under is None else replace(card, under=tops[card.ref]) for card in cards)
    return position if cards is position.cards else replace(position, cards=cards)


def _without_implied(cards: tuple[Card, ...], game: Profile) -> tuple[Card, ...]:
    """The cards without the states that every card of their zone has; the same tuple if none is shown."""
    implied = game.implied_states
    if not any(card.zone in implied.get(state, ()) for card in cards for state in card.states):
        return cards
    return tuple(
        replace(card, states=tuple(state for state in card.states if card.zone not in implied.get(state, ())))
        for card in cards
    )


def _counted(cards: tuple[Card, ...], game: Profile) -> tuple[Card, ...]:
    """The same number of spent resources for each player, but always the first ones by ref."""
    spent: dict[str, int] = {}
    refs: dict[str, list[str]] = {}
    for card in cards:
        if card.zone == game.resource_zone:
            refs.setdefault(card.player, []).append(card.ref)
            spent[card.player] = spent.get(card.player, 0) + (game.spent in card.states)
    chosen = {ref for player, own in refs.items() for ref in sorted(own)[: spent[player]]}
    return tuple(
        _as_spent(card, game, card.ref in chosen) if card.zone == game.resource_zone else card for card in cards
    )


def _as_spent(card: Card, game: Profile, spent: bool) -> Card:
    others = [state for state in card.states if state != game.spent]
    return replace(card, states=tuple(sorted([*others, *([game.spent] if spent else [])])))


def _tops(cards: tuple[Card, ...]) -> dict[str, str]:
    """Each card under another → the top card of its stack."""
    above = {card.ref: card.under for card in cards if card.under is not None}
    found = {}
    for ref, over in above.items():
        seen = {ref}
        # An engine may show a cycle.
        while over not in seen and (higher := above.get(over)) is not None:
            seen.add(over)
            over = higher
        found[ref] = over
    return found


def top_of(card: Card | None) -> str | None:
    """The ref of the top card of the stack that a card lies in; its own if it is on top."""
    return None if card is None else card.under or card.ref


def may_be_spent(card: Card, spent: bool, cards: Collection[Card], game: Profile, manners: Collection[str]) -> bool:
    """Whether a resource may be spent (or ready) on an engine that only counts its resources."""
    return (
        COUNTED in manners
        and card.zone == game.resource_zone
        and any(
            one.zone == card.zone and one.player == card.player and (game.spent in one.states) == spent for one in cards
        )
    )
