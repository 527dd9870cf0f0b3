"""A reference with a third player at the table who does nothing and is invisible to the others."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, Card, Observation, Player, Position, Reply, SetupParams, SetupResult

THIRD = "Cat"
CARDS = 20
"""In the third player's deck, so that she is not out of the game before anybody else is."""


class WithAThird(ReferenceEngine):
    """Ends the third player's turns, and answers for her with as little as she may."""

    def setup(self, params: SetupParams) -> SetupResult:
        position = params.position
        anything = next((card.card for card in position.cards if card.zone == "deck"), None)
        anything = anything or next((card.card for card in position.cards), None)
        deck = tuple(
            Card(ref=f"third-{number}", player=THIRD, zone="deck", card=anything)
            for number in range(CARDS if anything else 0)
        )
        seated = replace(position, players=(*position.players, Player(name=THIRD)), cards=(*position.cards, *deck))
        return super().setup(replace(params, position=seated))

    def act(self, player: str, action: Action) -> Reply:
        return self._without_third(super().act(player, action))

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        return self._without_third(super().decide(player, decision, answer))

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        return replace(seen, position=unseated(seen.position))

    def _without_third(self, reply: Reply) -> Reply:
        while reply.status == "accepted":
            seen = super().observe()
            if seen.result is not None:
                break
            asked = seen.decision
            if asked is not None and asked.player == THIRD:
                reply = super().decide(
                    THIRD, asked.id, ("no",) if "no" in asked.options else asked.options[: asked.least]
                )
            elif asked is None and seen.position.turn.player == THIRD:
                reply = super().act(THIRD, Action(kind="end-turn"))
            else:
                break
        return reply


def unseated(position: Position) -> Position:
    """The table without what is the third player's."""
    return replace(
        position,
        players=tuple(player for player in position.players if player.name != THIRD),
        cards=tuple(card for card in position.cards if card.player != THIRD),
    )
