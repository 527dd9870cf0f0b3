"""Removes from positions whatever no game could lead to, according to the game's own folder."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from oracle.assurance.own import Impossible, own
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import BREAKDOWNS, InputError, Undecided
from oracle.profiles import PROFILES
from oracle.protocol.messages import Card, SetupParams

ROUNDS = 4
"""The maximum number of repairs of a position: removing a card may remove protection from others."""


def impossible(setup: SetupParams, reference: ReferenceEngine) -> list[Impossible]:
    """Why no game leads to a position; empty if one does.

    The reference is set up with it. Raises InputError if the reference rejects the position.
    """
    if reference.setup(setup).status != "ok":
        return []

    def numbers(ref: str) -> Mapping[str, int]:
        return reference.characteristics(ref).numbers

    return list(own(setup.game).impossible(setup, numbers))


def possible(setup: SetupParams, reference: ReferenceEngine) -> SetupParams | None:
    """The position with fewer counters and cards, so that a game can lead to it; None if that is not enough.

    None also if the reference rejects it, or if the rules leave its contents open. A position in which the reference
    meets a bug stays unchanged: playing it reports the bug.
    """
    for _ in range(ROUNDS):
        try:
            found = impossible(setup, reference)
        except (InputError, Undecided):
            return None
        except BREAKDOWNS:
            return setup
        if not found:
            return setup
        if any(not each.ref for each in found):
            return None
        setup = _mended(setup, {each.ref for each in found}, reference)
    return None


def _mended(setup: SetupParams, refs: Iterable[str], reference: ReferenceEngine) -> SetupParams:
    """The position with the counters of these cards limited to what each can have; cards that this cannot help are
    removed."""
    bears = PROFILES[setup.game].cards.bears
    cards: dict[str, Card] = {card.ref: card for card in setup.position.cards}
    for ref in sorted(refs):
        card, numbers = cards[ref], reference.characteristics(ref).numbers
        most = {counter: numbers.get(field, 0) - 1 for counter, field in bears.items()}
        counters = {name: min(count, most.get(name, count)) for name, count in card.counters.items()}
        if counters == card.counters or min(most.values(), default=-1) < 0:
            del cards[ref]
        else:
            cards[ref] = replace(card, counters={name: count for name, count in counters.items() if count})
    return with_cards(setup, _without_the_lost(cards))


def with_cards(setup: SetupParams, cards: Iterable[Card]) -> SetupParams:
    """The position with these cards, and without events about others."""
    kept = tuple(cards)
    gone = {card.ref for card in setup.position.cards} - {card.ref for card in kept}
    happened = tuple(fact for fact in setup.position.happened if fact.card not in gone)
    return replace(setup, position=replace(setup.position, cards=kept, happened=happened))


def _without_the_lost(cards: Mapping[str, Card]) -> Iterable[Card]:
    """The cards whose place still exists: a card under a removed card, or at one, loses that relation."""
    kept = dict(cards)
    while lost := [ref for ref, card in kept.items() if card.under is not None and card.under not in kept]:
        for ref in lost:
            del kept[ref]
    return [card if card.at is None or card.at in kept else replace(card, at=None) for card in kept.values()]
