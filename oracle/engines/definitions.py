"""The cards of a position: made-up cards, read and checked, and printed cards."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from oracle.engines.binding import AnyBinding
from oracle.kernel.errors import InputError, Unsupported
from oracle.language.misfits import fitted
from oracle.protocol.messages import SetupParams


def definitions(of: AnyBinding, params: SetupParams) -> tuple[list[str], dict[str, object]]:
    """The unknown cards of the position, and each card's definition by its ref. Raises InputError for an invalid
    definition.
    """
    made_up: dict[str, object] = {}
    lacking: list[str] = []
    for name, raw in params.definitions.items():
        try:
            made_up[name] = _read(of, name, msgspec.json.encode(raw))
        except Unsupported as unsupported:
            lacking.extend(unsupported.what)
    cards: dict[str, object] = {}
    for card in params.position.cards:
        if card.card is None:
            raise InputError(f"cards.{card.ref}.card", "the card is not named", "a full name or a definition")
        definition = made_up.get(card.card) or of.cards.get(card.card)
        if definition is None:
            lacking.append(card.card)
        else:
            cards[card.ref] = definition
    return lacking, cards


@lru_cache(maxsize=4096)
def _read(of: AnyBinding, name: str, written: bytes) -> object:
    # The same cards are set up again and again: under each edition, and by callers that look ahead. A suite has some
    # 2,700.
    raw = msgspec.json.decode(written)
    card = fitted(raw, of.definition, f"definitions.{name}", f"tcg-oracle schema --game {of.id}")
    of.check_definition(name, card)
    return card
