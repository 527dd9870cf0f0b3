"""What an engine turned out to lack, beyond what it declared: learnt from its answers, and not generated again."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct, field

from oracle.assurance.fuzz.lockstep import Lockstep
from oracle.assurance.fuzz.making import Offered, action_kind
from oracle.assurance.fuzz.splice import words

ENOUGH = 3
"""How often something must have been answered `unsupported`, and never otherwise, to count as lacking."""


class Learnt(Struct, kw_only=True):
    """How often what was answered `unsupported`, and how often not, for one game."""

    cards: dict[str, int] = field(default_factory=dict)
    """Printed cards that were named as lacking."""
    bad: dict[str, int] = field(default_factory=dict)
    good: dict[str, int] = field(default_factory=dict)
    """Words of made-up cards, and kinds of action (`act quest`)."""
    games: int = 0
    """Games that ended because of something lacking."""


def lacking_cards(lockstep: Lockstep) -> list[str]:
    """The cards of the position that the engine named as lacking; it may say behind a colon why."""
    names = sorted({card.card or "" for card in lockstep.setup.position.cards})
    said = lockstep.lacking or ()
    return [name for name in names if any(one == name or one.startswith(f"{name}:") for one in said)]


class Noted(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one game shows of what an engine lacks."""

    lacking: bool = False
    """Whether it ended because of something lacking."""
    good: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


def noted(lockstep: Lockstep) -> Noted:
    """After a game."""
    definitions: dict[str, Any] = lockstep.setup.definitions
    if lockstep.lacking is None:
        known = {word for card in definitions.values() for word in words(card)}
        kinds = {f"act {action_kind(move.action)}" for move in lockstep.played if move.action is not None}
        return Noted(good=tuple(sorted(known | kinds)))
    if lockstep.played:
        action = lockstep.played[-1].action
        return Noted(lacking=True, bad=() if action is None else (f"act {action_kind(action)}",))
    names = lacking_cards(lockstep) or sorted(definitions)
    strange = [word for name in names if name in definitions for word in words(definitions[name])]
    return Noted(lacking=True, bad=tuple(strange), cards=tuple(name for name in names if name not in definitions))


class Learner:
    """Learns from games, and tells the makers of games."""

    def __init__(self, learnt: Learnt, offered: Offered) -> None:
        self.learnt = learnt
        self.offered = offered
        self._tell()

    def learn(self, one: Noted) -> None:
        """From a game."""
        learnt = self.learnt
        learnt.games += one.lacking
        if not learnt.games:
            # As long as it lacks nothing there is nothing to tell apart.
            return
        self._count(learnt.good, one.good)
        self._count(learnt.bad, [word for word in one.bad if word.startswith("act ") or word not in learnt.good])
        self._count(learnt.cards, one.cards)
        self._tell()

    @staticmethod
    def _count(counts: dict[str, int], what: Any) -> None:
        for word, times in Counter(what).items():
            counts[word] = counts.get(word, 0) + times

    def _tell(self) -> None:
        learnt = self.learnt
        lacking = {word for word, times in learnt.bad.items() if times >= ENOUGH and word not in learnt.good}
        self.offered.lacking_words = {word for word in lacking if not word.startswith("act ")}
        self.offered.lacking_actions = {word.removeprefix("act ") for word in lacking if word.startswith("act ")}
        self.offered.lacking_cards = set(learnt.cards)
