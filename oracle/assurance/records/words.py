"""Renames cards in tables, questions and actions."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from oracle.kernel.sameness import word
from oracle.protocol.messages import Action, Card, Decision, Observation


def renamed(seen: Observation, names: Mapping[str, str]) -> Observation:
    """A table in which these cards have another ref."""
    if not names:
        return seen
    get = names.get
    return replace(
        seen,
        position=replace(seen.position, cards=tuple(_card(card, names) for card in seen.position.cards)),
        decision=asked_in_words(seen.decision, names),
        waiting=tuple(replace(one, source=get(one.source, one.source)) for one in seen.waiting),
    )


def _card(card: Card, names: Mapping[str, str]) -> Card:
    if card.ref not in names and card.under not in names and card.at not in names:
        return card
    get = names.get
    return replace(
        card,
        ref=get(card.ref, card.ref),
        under=None if card.under is None else get(card.under, card.under),
        at=None if card.at is None else get(card.at, card.at),
    )


def asked_in_words(decision: Decision | None, names: Mapping[str, str]) -> Decision | None:
    if decision is None:
        return None
    source = decision.source
    return replace(
        decision,
        options=tuple(word(option, names) for option in decision.options),
        source=None if source is None else names.get(source, source),
    )


def in_words(action: Action, names: Mapping[str, str]) -> Action:
    """The action in which these cards have another ref."""
    if not names:
        return action

    def get(ref: str | None) -> str | None:
        return None if ref is None else names.get(ref, ref)

    cost = action.cost
    if cost is not None:
        lists = {
            part: tuple(names.get(ref, ref) for ref in getattr(cost, part)) for part in ("onto", "by", "resources")
        }
        cost = replace(cost, **lists)
    return replace(action, card=get(action.card), target=get(action.target), cost=cost)
