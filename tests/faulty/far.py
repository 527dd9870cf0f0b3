"""Engines that go wrong only where there is much, or late, or the second time: in no small and fresh position."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import (
    Action,
    Card,
    Decision,
    Observation,
    Player,
    Position,
    Reply,
)
from tests.faulty.limits import Full, Limited, actions_taken, cards_held

Wrong = Callable[[Position], Position]
"""What an engine makes of the table that it shows."""


class Showing(ReferenceEngine):
    """The reference, which shows another table than there is."""

    def __init__(self, wrong: Wrong) -> None:
        super().__init__(name="showing")
        self._wrong = wrong

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        return replace(seen, position=self._wrong(seen.position))


class Cut(ReferenceEngine):
    """The reference, which offers no option beyond the first five."""

    def act(self, player: str, action: Action) -> Reply:
        return _with(super().act(player, action), cut)

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        return _with(super().decide(player, decision, answer), cut)

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        return seen if seen.decision is None else replace(seen, decision=cut(seen.decision))


def cut(question: Decision) -> Decision:
    """The question with the first five of its options."""
    return replace(question, options=question.options[:5], most=min(question.most, 5))


def _with(reply: Reply, change: Callable[[Decision], Decision]) -> Reply:
    return reply if reply.decision is None else replace(reply, decision=change(reply.decision))


class Stubborn(Limited):
    """The reference, which refuses what comes next of a kind once it has refused something of that kind."""

    def __init__(self, kind: str) -> None:
        super().__init__(
            lambda engine, player, action: action.kind == kind and (player, kind, "refused") in engine.taken
        )


def most_counters(most: int) -> Wrong:
    """No card shows more than so many of a counter."""

    def shown(position: Position) -> Position:
        cards = (replace(one, counters=_capped(one, most)) for one in position.cards)
        return replace(position, cards=tuple(cards))

    return shown


def most_points(most: int) -> Wrong:
    """No player shows more than so many of a counter."""

    def shown(position: Position) -> Position:
        players = (replace(one, counters=_capped(one, most)) for one in position.players)
        return replace(position, players=tuple(players))

    return shown


def _capped(one: Card | Player, most: int) -> dict[str, int]:
    return {name: min(number, most) for name, number in one.counters.items()}


def most_cards(zone: str, most: int) -> Wrong:
    """No player shows more than so many cards of a zone."""

    def shown(position: Position) -> Position:
        left: dict[str, int] = {}
        cards = []
        for card in position.cards:
            if card.zone == zone:
                left[card.player] = left.get(card.player, 0) + 1
            if card.zone != zone or left[card.player] <= most:
                cards.append(card)
        return replace(position, cards=tuple(cards))

    return shown


def most_turns(most: int) -> Wrong:
    """The number of the turn goes up to so many."""
    return lambda position: replace(position, turn=replace(position.turn, number=min(position.turn.number, most)))


def ascii_alone(position: Position) -> Position:
    """The names of players lose what is not in ASCII."""
    players = (replace(one, name=one.name.encode("ascii", "replace").decode()) for one in position.players)
    return replace(position, players=tuple(players))


def late(kind: str, last: int) -> Full:
    """No action of this kind after this turn or day."""
    return lambda engine, _, action: action.kind == kind and engine.observe().position.turn.number > last


def against(kind: str, most: int, *zones: str) -> Full:
    """No action of this kind where another player has more than so many cards in one of these zones."""

    def full(engine: Limited, player: str, action: Action) -> bool:
        others = [one.name for one in engine.observe().position.players if one.name != player]
        return action.kind == kind and any(engine.held(other, *zones) > most for other in others)

    return full


def limited(full: Full) -> Callable[[], ReferenceEngine]:
    """What makes the engine with this limit."""
    return lambda: Limited(full)


def showing(wrong: Wrong) -> Callable[[], ReferenceEngine]:
    """What makes the engine that shows this."""
    return lambda: Showing(wrong)


FAR: dict[str, tuple[str, Callable[[], ReferenceEngine]]] = {
    "no play with thirteen in play": ("lorcana", limited(cards_held("play", 13, "play"))),
    "no quest with twelve in play": ("lorcana", limited(cards_held("quest", 12, "play"))),
    "no end with fifteen in hand": ("lorcana", limited(cards_held("end-turn", 15, "hand"))),
    "no play with twelve in hand": ("lorcana", limited(cards_held("play", 12, "hand"))),
    "no inking with sixteen in the inkwell": ("lorcana", limited(cards_held("ink", 16, "inkwell"))),
    "no play with twenty in the discard": ("lorcana", limited(cards_held("play", 20, "discard"))),
    "no challenge against eleven": ("lorcana", limited(against("challenge", 10, "play"))),
    "no challenge after turn 20": ("lorcana", limited(late("challenge", 20))),
    "no play after turn 99": ("lorcana", limited(late("play", 99))),
    "six turns": ("lorcana", limited(actions_taken("end-turn", 3))),
    "a refused play is the last": ("lorcana", lambda: Stubborn("play")),
    "a refused challenge is the last": ("lorcana", lambda: Stubborn("challenge")),
    "damage of two figures": ("lorcana", showing(most_counters(99))),
    "lore of one figure": ("lorcana", showing(most_points(9))),
    "forty cards in a deck": ("lorcana", showing(most_cards("deck", 40))),
    "thirty ink": ("lorcana", showing(most_cards("inkwell", 30))),
    "turns to 127": ("lorcana", showing(most_turns(127))),
    "five options": ("lorcana", Cut),
    "names in ASCII": ("lorcana", showing(ascii_alone)),
    "no play with six in an Expedition": ("altered", limited(cards_held("play", 6, "hero-expedition"))),
    "no play with fifteen Mana Orbs": ("altered", limited(cards_held("play", 15, "mana"))),
    "no play with twelve in hand in Altered": ("altered", limited(cards_held("play", 12, "hand"))),
    "no pass with five Landmarks": ("altered", limited(cards_held("pass", 5, "landmark"))),
    "no play after the fifth day": ("altered", limited(late("play", 5))),
    "four plays": ("altered", limited(actions_taken("play", 4))),
    "two passes": ("altered", limited(actions_taken("pass", 2))),
    "boosts of two figures": ("altered", showing(most_counters(99))),
    "thirty cards in a deck": ("altered", showing(most_cards("deck", 30))),
    "days to 9": ("altered", showing(most_turns(9))),
    "five options in Altered": ("altered", Cut),
}
"""What is wrong → the game, and an engine that is wrong so."""
