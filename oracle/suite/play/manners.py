"""What an engine's manners mean where tables are compared: the one place that knows.

An engine that does not model something, and need not by any rule, declares it (`oracle.protocol.messages.MANNERS`).
`plain` writes a table so that what it does not model is always written in one way; two plain tables then differ only in
what both know. In which order cards lie under another no rule says (Lorcana 5.1.1.7), so stacks are sets for everybody.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from oracle.engines.base import check_manners
from oracle.profiles import Profile
from oracle.protocol.messages import Card, EngineInfo, Observation, Position
from oracle.protocol.results import Change
from oracle.suite.phrases.changes import ExpectedChange, missing_changes
from oracle.suite.play.difference import describe

COUNTED = "resources-as-counter"


def manners_of(info: EngineInfo, game: str) -> frozenset[str]:
    """What an engine declares for a game. Raises `EngineFault` of the kind `shape` for a manner that there is not."""
    check_manners(info)
    support = info.games.get(game)
    return frozenset(support.manners) if support is not None else frozenset()


def plain(seen: Observation, game: Profile, manners: Collection[str]) -> Observation:
    """The table without what an engine of these manners does not know; the same object where they change nothing."""
    position = plain_position(seen.position, game, manners)
    return seen if position is seen.position else replace(seen, position=position)


def plain_position(position: Position, game: Profile, manners: Collection[str]) -> Position:
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


def is_under(card: Card | None, other: str, cards: Mapping[str, Card]) -> bool:
    """Whether a card of a plain table is under another one: any card below the top of a stack is under any other."""
    if card is None or card.under is None or card.ref == other:
        return False
    over = cards.get(other)
    return card.under == other or (over is not None and over.under == card.under)


def may_be_spent(card: Card, spent: bool, cards: Collection[Card], game: Profile, manners: Collection[str]) -> bool:
    """Whether a resource may be used up, or ready, for all that an engine knows that only counts them."""
    return (
        COUNTED in manners
        and card.zone == game.resource_zone
        and any(
            one.zone == card.zone and one.player == card.player and (game.spent in one.states) == spent for one in cards
        )
    )


def unmet(
    expected: tuple[ExpectedChange, ...],
    found: tuple[Change, ...],
    before: Mapping[str, Card],
    after: Mapping[str, Card],
    game: Profile,
) -> tuple[list[ExpectedChange], list[Change]]:
    """Expected changes that are not among those found between two plain tables, and found ones not expected.

    Of stacks only this counts: which cards lie in them, and which is on top.
    """
    if all(card.under is None for card in (*before.values(), *after.values())):
        return missing_changes(expected, found)
    rows = tuple(
        replace(
            row,
            before=None if row.before is None else _in_sets(row.before, before),
            after=_in_sets(row.after, after),
        )
        for row in expected
    )
    missing, surplus = missing_changes(rows, found)
    missing = [row for row in missing if not _holds(row, before, after, game)]
    return missing, [change for change in surplus if not _only_order(change.what, before, after)]


def _in_sets(words: str, cards: Mapping[str, Card]) -> str:
    """A card in words, `under` the top of its stack."""
    parts = words.split(", ")
    for place, part in enumerate(parts):
        if part.startswith("under "):
            over = cards.get(part.removeprefix("under "))
            parts[place] = part if over is None or over.under is None else f"under {over.under}"
    return ", ".join(parts)


def _holds(row: ExpectedChange, before: Mapping[str, Card], after: Mapping[str, Card], game: Profile) -> bool:
    """Whether the card is before and after as the row says: between sets it has not changed."""
    one, other = before.get(row.what), after.get(row.what)
    if one is None or other is None or one.under is None or other.under is None:
        return False
    return row.after == describe(other, game) and row.before in (None, describe(one, game))


def _only_order(ref: str, before: Mapping[str, Card], after: Mapping[str, Card]) -> bool:
    """Whether only the top of the stack has changed that the card lies in: it stayed under its old neighbours."""
    one, other = before.get(ref), after.get(ref)
    if one is None or other is None or one.under is None or other.under is None:
        return False
    if replace(one, under=None) != replace(other, under=None):
        return False
    old_top, new_top = after.get(one.under), before.get(other.under)
    # The old top was covered, or the new one lay in the stack before.
    return (old_top is not None and old_top.under == other.under) or (
        new_top is not None and new_top.under == one.under
    )
