"""Engines that know the rules, with a limit that is in no rule book: on cards, damage or actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, Card, Characteristics, Observation, Reply, SetupParams, SetupResult

Full = Callable[["Limited", str, Action], bool]
"""Whether a limit forbids this player this action now."""


class Limited(ReferenceEngine):
    """The reference, which refuses an action that its limit forbids."""

    def __init__(self, full: Full) -> None:
        super().__init__(name="limited")
        self._full = full
        self.taken: list[tuple[str, str, Literal["accepted", "refused", "unsupported"]]] = []
        """Player, kind and reply of every action since the set-up."""

    def setup(self, params: SetupParams) -> SetupResult:
        self.taken.clear()
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        if self._full(self, player, action):
            return Reply(status="refused", code="full", message="no more of these")
        reply = super().act(player, action)
        self.taken.append((player, action.kind, reply.status))
        return reply

    def held(self, player: str, *zones: str) -> int:
        """How many cards the player has in these zones, those under other cards aside."""
        cards = self.observe().position.cards
        return sum(one.player == player and one.zone in zones and one.under is None for one in cards)

    def times(self, player: str, kind: str) -> int:
        """How often the player has taken this kind of action since the set-up."""
        return sum(one == (player, kind, "accepted") for one in self.taken)


def cards_held(kind: str, most: int, *zones: str) -> Full:
    """No action of this kind for who holds so many cards in one of these zones."""
    return lambda engine, player, action: action.kind == kind and engine.held(player, *zones) >= most


def actions_taken(kind: str, most: int) -> Full:
    """Refuses more than this many actions of a kind."""
    return lambda engine, player, action: action.kind == kind and engine.times(player, kind) >= most


def refused_ink_counts(engine: Limited, player: str, action: Action) -> bool:
    """A player who was refused an inking inks nothing more."""
    return action.kind == "ink" and (player, "ink", "refused") in engine.taken


def late_day(engine: Limited, _player: str, action: Action) -> bool:
    """Nothing is played from the third day on."""
    return action.kind == "play" and engine.observe().position.turn.number >= 3


class CappedCounters(ReferenceEngine):
    """The reference, which shows no more than nine of any counter on a card."""

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        cards = tuple(_capped(one) for one in seen.position.cards)
        return replace(seen, position=replace(seen.position, cards=cards))


def _capped(card: Card) -> Card:
    return replace(card, counters={name: min(number, 9) for name, number in card.counters.items()})


class CappedStatistics(ReferenceEngine):
    """The reference, which shows no statistic above nine."""

    def characteristics(self, ref: str) -> Characteristics:
        seen = super().characteristics(ref)
        return replace(seen, numbers={name: min(number, 9) for name, number in seen.numbers.items()})


class DryWhenPlayedAgain(ReferenceEngine):
    """The reference, in which a card that has been in play this turn is never drying again."""

    def __init__(self) -> None:
        super().__init__()
        self._met: set[str] = set()
        """What has been in play since the set-up."""

    def setup(self, params: SetupParams) -> SetupResult:
        self._met.clear()
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        self._met |= {one.ref for one in super().observe().position.cards if one.zone == "play"}
        return super().act(player, action)

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        cards = tuple(
            replace(one, states=tuple(state for state in one.states if state != "drying"))
            if one.ref in self._met and one.zone == "play"
            else one
            for one in seen.position.cards
        )
        return replace(seen, position=replace(seen.position, cards=cards))


LIMITS: dict[str, tuple[str, Callable[[], ReferenceEngine]]] = {
    "eight cards in play": ("lorcana", lambda: Limited(cards_held("play", 8, "play"))),
    "twenty cards in play": ("lorcana", lambda: Limited(cards_held("play", 20, "play"))),
    "seven cards in hand at the end of a turn": ("lorcana", lambda: Limited(cards_held("end-turn", 8, "hand"))),
    "eight cards in the inkwell": ("lorcana", lambda: Limited(cards_held("ink", 8, "inkwell"))),
    "three challenges": ("lorcana", lambda: Limited(actions_taken("challenge", 3))),
    "six quests": ("lorcana", lambda: Limited(actions_taken("quest", 6))),
    "eight plays": ("lorcana", lambda: Limited(actions_taken("play", 8))),
    "eight uses": ("lorcana", lambda: Limited(actions_taken("use", 8))),
    "a refused card is the inked card of the turn": ("lorcana", lambda: Limited(refused_ink_counts)),
    "nine damage": ("lorcana", CappedCounters),
    "nine of a statistic": ("lorcana", CappedStatistics),
    "played again and not drying": ("lorcana", DryWhenPlayedAgain),
    "three Characters": ("altered", lambda: Limited(cards_held("play", 3, "hero-expedition"))),
    "ten Mana Orbs": ("altered", lambda: Limited(cards_held("play", 11, "mana"))),
    "two quick actions": ("altered", lambda: Limited(actions_taken("use", 2))),
    "two days": ("altered", lambda: Limited(late_day)),
    "nine counters": ("altered", CappedCounters),
    "nine of a statistic in Altered": ("altered", CappedStatistics),
}
"""What is limited → the game, and an engine with that limit."""
