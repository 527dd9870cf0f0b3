"""The cards that an engine was sent: those it accepted, and those it may lack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import json

from oracle.protocol.simple_cards import PLAIN, capability_for
from oracle.suite.plan import Plan


class SentCards:
    """The known status of one game's cards. Plain made-up cards do not count: an engine accepts all or none."""

    def __init__(self) -> None:
        self._taken: set[bytes] = set()
        self._doubted: Counter[bytes] = Counter()
        self._cards: dict[str, dict[bytes, str]] = {}

    def learn(self, plan: Plan, lacking: str | None) -> None:
        """Record an engine's answer to a position.

        `lacking`: the things that it lacks, in its own words, if it does not support the position; None if it does. If
        these name cards of the position, the others are not doubted.
        """
        left = {card: name for card, name in self._of(plan).items() if card not in self._taken}
        if lacking is None:
            self._taken |= left.keys()
            return
        named = [card for card, name in left.items() if name in lacking]
        self._doubted.update(named or [*left])

    def doubts(self, plan: Plan) -> tuple[int, int]:
        """How often cards of this position were among those of a position that was not supported, and how many of
        them the engine has never been sent. To sort by, the safest position first.
        """
        left = [card for card in self._of(plan) if card not in self._taken]
        return sum(self._doubted[card] for card in left), len(left)

    def _of(self, plan: Plan) -> dict[bytes, str]:
        if plan.case not in self._cards:
            self._cards[plan.case] = dict(_with_text(plan))
        return self._cards[plan.case]


def _with_text(plan: Plan) -> Iterator[tuple[bytes, str]]:
    for name, definition in plan.definitions.items():
        if capability_for(plan.game, definition) != PLAIN:
            yield json.encode((name, definition)), name
    for card in plan.position.cards:
        if card.card is not None and card.card not in plan.definitions:
            yield card.card.encode(), card.card
