"""What an engine's manners mean where tables are compared: the one place that knows.

An engine that does not model something, and need not by any rule, declares it (`oracle.protocol.messages.MANNERS`).
`plain` writes a table so that what it does not model is always written in one way; two plain tables then differ only in
what both know. In which order cards lie under another no rule says (Lorcana 5.1.1.7), so stacks are sets for everybody.
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
    """What an engine declares for a game. Raises `EngineFault` of the kind `shape` for a manner that there is not."""
    check_manners(info)
    return info.games.get(game, NO_SUPPORT)


def normalised(seen: Observation, game: Profile, manners: Collection[str]) -> Observation:
    """The table without what an engine of these manners does not know; the same object where they change nothing."""
    position = normalised_position(seen.position, game, manners)
    return seen if position is seen.position else replace(seen, position=position)


def normalised_position(position: Position, game: Profile, manners: Collection[str]) -> Position:
    """As `plain`, of a position."""
    cards = _without_implied(position.cards, game)
    if COUNTED in manners:
        cards = _counted(cards, game)
    tops = _tops(cards)
    if any(tops[card.ref] != card.under for card in cards if card.under is not None):
        cards = tuple(card if card.under is None else replace(card, under=tops[card.ref]) for card in cards)
    return position if cards is position.cards else replace(position, cards=cards)


def _without_implied(cards: tuple[Card, ...], game: Profile) -> tuple[Card, ...]:
    """The cards without the states that all of their zone have; the same tuple where none is shown."""
    implied = game.implied_states
    if not any(card.zone in implied.get(state, ()) for card in cards for state in card.states):
        return cards
    return tuple(
        replace(card, states=tuple(state for state in card.states if card.zone not in implied.get(state, ())))
        for card in cards
    )


def _counted(cards: tuple[Card, ...], game: Profile) -> tuple[Card, ...]:
    """As many resources of each player are spent, always the first ones by their refs."""
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
    """Each card that is under another → the card on top of its stack."""
    above = {card.ref: card.under for card in cards if card.under is not None}
    found = {}
    for ref, over in above.items():
        seen = {ref}
        # An engine may show a circle.
        while over not in seen and (higher := above.get(over)) is not None:
            seen.add(over)
            over = higher
        found[ref] = over
    return found


def top_of(card: Card | None) -> str | None:
    """The ref of the card on top of the stack of a plain table that a card lies in; its own where it is on top."""
    return None if card is None else card.under or card.ref


def may_be_spent(card: Card, spent: bool, cards: Collection[Card], game: Profile, manners: Collection[str]) -> bool:
    """Whether a resource may be used up, or ready, for all that an engine knows that only counts them."""
    return (
        COUNTED in manners
        and card.zone == game.resource_zone
        and any(
            one.zone == card.zone and one.player == card.player and (game.spent in one.states) == spent for one in cards
        )
    )
