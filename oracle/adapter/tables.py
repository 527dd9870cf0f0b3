"""Tables as the protocol shows them: one player's view, and what an engine does not model."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from oracle.protocol.messages import Card, Observation


class Hidden(Struct, frozen=True, kw_only=True):
    """What the players of a game cannot see."""

    from_all: tuple[str, ...] = ("deck",)
    """Zones whose cards nobody sees."""
    from_others: tuple[str, ...] = ("hand",)
    """Zones whose cards only their player sees."""
    states: tuple[str, ...] = ()
    """States that hide a card from everyone."""
    presented: tuple[str, ...] = ()
    """Zones whose cards only their player sees before the game begins, in the phase `setup`."""

    def view(self, seen: Observation, viewer: str, known: Collection[str] = ()) -> Observation:
        """One player's view of a table; `known`: refs of the hidden cards that they nevertheless know.

        The options of another player's question are hidden.
        """
        others = self.from_others + (self.presented if seen.position.turn.phase == "setup" else ())
        cards = tuple(
            replace(card, card=None) if card.ref not in known and self._hides(card, viewer, others) else card
            for card in seen.position.cards
        )
        regions = tuple(replace(one, terrains=()) if one.facedown else one for one in seen.position.regions)
        asked = seen.decision
        if asked is not None and asked.player != viewer:
            # The options among hidden cards would reveal what the cards are.
            asked = replace(asked, options=())
        return replace(seen, position=replace(seen.position, cards=cards, regions=regions), decision=asked)

    def _hides(self, card: Card, viewer: str, from_others: tuple[str, ...]) -> bool:
        if card.zone in self.from_all or any(state in card.states for state in self.states):
            return True
        return card.zone in from_others and card.player != viewer


def spent_first(cards: Iterable[Card], zone: str, state: str, spent: Mapping[str, int]) -> tuple[Card, ...]:
    """The cards, with as many of each player's resources spent as `spent` says (`resources-as-counter`)."""
    left, found = dict(spent), []
    for card in cards:
        if card.zone == zone and left.get(card.player, 0):
            left[card.player] -= 1
            card = replace(card, states=tuple(sorted({*card.states, state})))
        found.append(card)
    return tuple(found)


def stacked(cards: Iterable[Card], stacks: Mapping[str, Collection[str]]) -> tuple[Card, ...]:
    """The cards, with each stack placed under its top card, which is given by its ref (`stacks-as-sets`)."""
    over = {below: top for top, others in stacks.items() for below in others}
    return tuple(replace(card, under=over[card.ref]) if card.ref in over else card for card in cards)
