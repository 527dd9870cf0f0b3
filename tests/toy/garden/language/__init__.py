"""The card format, and the printed cards."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Evergreen(Struct, frozen=True, tag_field="is", tag="keyword"):
    """May be picked in the turn it was planted."""

    keyword: Literal["evergreen"]


class Draw(Struct, frozen=True, tag_field="is", tag="draw"):
    """Its player draws cards."""

    cards: int = 1


class Weed(Struct, frozen=True, tag_field="is", tag="weed"):
    """Its player chooses a flower in any garden, which goes to the compost."""


class Definition(Struct, frozen=True, kw_only=True):
    """A card: a flower stays in the garden, a spade does what it says."""

    name: str
    type: Literal["flower", "spade"]
    cost: int
    petals: int = 0
    abilities: tuple[Evergreen, ...] = ()
    effect: Draw | Weed | None = None

    @property
    def full_name(self) -> str:
        return self.name


PRINTED = {
    card.name: card
    for card in (
        Definition(name="Daisy", type="flower", cost=1, petals=1),
        Definition(name="Rose", type="flower", cost=3, petals=3),
        Definition(name="Holly", type="flower", cost=2, petals=1, abilities=(Evergreen("evergreen"),)),
        Definition(name="Trowel", type="spade", cost=1, effect=Weed()),
        Definition(name="Watering Can", type="spade", cost=0, effect=Draw()),
    )
}
