"""Positions that cannot be are refused, with the card and what would be right."""

from __future__ import annotations

import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError
from oracle.protocol.messages import Card, Player, Position, SetupParams, Turn

DOC = "Doc - Leader of the Seven Dwarfs"
LAGOON = "Never Land - Mermaid Lagoon"


def card(ref: str, name: str, player: str = "Ann", at: str | None = None) -> Card:
    return Card(ref=ref, player=player, zone="play", card=name, at=at)


def set_up(*cards: Card) -> tuple[Card, ...]:
    """The cards as they lie after setting up."""
    position = Position(players=(Player(name="Ann"), Player(name="Bob")), turn=Turn(player="Ann"), cards=cards)
    engine = ReferenceEngine()
    engine.setup(SetupParams(game="lorcana", edition="2.2", position=position))
    return engine.observe().position.cards


def test_a_character_may_be_at_its_own_players_location() -> None:
    lying = set_up(card("lagoon", LAGOON), card("doc", DOC, at="lagoon"))
    assert {one.ref: one.at for one in lying} == {"lagoon": None, "doc": "lagoon"}


@pytest.mark.parametrize(
    "cards",
    [
        (card("lagoon", LAGOON, "Bob"), card("doc", DOC, at="lagoon")),
        (card("other", DOC), card("doc", DOC, at="other")),
        (card("doc", DOC, at="doc"),),
        (card("lagoon", LAGOON), card("doc", LAGOON, at="lagoon")),
        (card("lantern", "Lantern"), card("doc", DOC, at="lantern")),
        (card("doc", DOC, at="nowhere"),),
    ],
    ids=["opposing location", "character", "itself", "location at a location", "item", "no card"],
)
def test_nothing_else_is_anywhere(cards: tuple[Card, ...]) -> None:
    with pytest.raises(InputError, match=r"cards\.doc\.at"):
        set_up(*cards)
