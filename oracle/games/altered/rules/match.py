"""The constants of one match: its edition, its cards, and everything derived from these alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from oracle.games.altered.language import Definition, Reaction
from oracle.games.altered.rules.edition import Edition
from oracle.games.altered.rules.objects.abilities import AtWork, WrittenOn
from oracle.games.altered.rules.objects.traits import Traits, written
from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import HERO, IN_PLAY, QUIET, RESERVE, State
from oracle.kernel import run as kernel
from oracle.kernel.rules import Overrides


class Match(kernel.Game[State, Edition]):
    """The constants of one game: the edition, and every card's definition."""

    __slots__ = (
        "at_work", "cards", "cards_with", "edition", "hands_on", "overrides", "reaction_zones", "shown",
        "traits", "written_on",
    )  # fmt: skip

    def __init__(self, edition: Edition, cards: Mapping[str, Definition], overrides: Overrides | None = None) -> None:
        """`cards`: ref → definition of every card of the game; `overrides`: rules replaced by a mutant."""
        self.edition = edition
        self.cards: Mapping[str, Definition] = cards
        self.overrides = {**edition.overrides, **overrides} if overrides else edition.overrides
        self.shown: dict[int, tuple[Any, Any]] = {}
        """Object id → the object, and its cached protocol form."""

        self.reaction_zones = reaction_zones(cards.values())
        """Zones in which Reactions can work."""
        self.hands_on = not set(QUIET) & set(self.reaction_zones)
        """Whether cards in the quiet zones have no influence on the table."""
        self.cards_with = cards_with(cards)
        """Kind of ability → the cards that have one in their text."""
        self.traits: dict[str, tuple[Definition, Traits]] = {}
        """Ref → its base characteristics when last asked for."""
        self.written_on: dict[int, WrittenOn] = {}
        self.at_work: dict[int, AtWork] = {}
        """Object id → facts about its last object; after going back an id can belong to another object."""

    @home("1.4.6.a")
    def counted(self, state: State) -> object:
        """The activations of the day, at most a hundred for each Reaction (6.3.l)."""
        return state.day.activations

    def written(self, card: Definition, ref: str) -> Traits:
        """The base characteristics of a card or token; the same ref can be another token after going back."""
        known = self.traits.get(ref)
        if known is None or known[0] is not card:
            known = self.traits[ref] = (card, written(card))
        return known[1]


def cards_with(cards: Mapping[str, Definition]) -> dict[type, frozenset[str]]:
    """Kind of ability, or a base class of it → the refs of the cards that have one in their text."""
    found: dict[type, set[str]] = {}
    for ref, card in cards.items():
        for kind in {kind for ability in card.abilities for kind in type(ability).__mro__}:
            found.setdefault(kind, set()).add(ref)
    return {kind: frozenset(refs) for kind, refs in found.items()}


Run = kernel.Run[State, Match]
"""A run of a task of this game."""


@home("1.2.4.d", "2.2.11.g")
def reaction_zones(cards: Iterable[Definition]) -> tuple[str, ...]:
    """The zones in which Reactions of these cards can work, elsewhere only if one says so itself."""
    said = {zone for card in cards for each in card.abilities if isinstance(each, Reaction) for zone in each.zone}
    usual = (*IN_PLAY, HERO, RESERVE)
    return (*usual, *sorted(said - {*usual, "expedition"}))
