"""An engine's gaps beyond its declarations: learned from its answers, and then not generated again."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from msgspec import Struct, field
from msgspec.structs import replace

from oracle.assurance.fuzz.generate.maker import Offered, action_kind
from oracle.assurance.fuzz.generate.possible import possible, with_cards
from oracle.assurance.fuzz.generate.vocabulary import parts
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep
from oracle.protocol.messages import SetupParams
from oracle.protocol.names import named_in
from oracle.protocol.values import Json

ENOUGH = 3
"""The number of `unsupported` answers, with no other answer, that count as a gap."""


class SupportCounts(Struct, kw_only=True):
    """The `unsupported` and the other answers of one game."""

    cards: dict[str, int] = field(default_factory=dict)
    """Printed cards that were named as missing."""
    bad: dict[str, int] = field(default_factory=dict)
    good: dict[str, int] = field(default_factory=dict)
    """Words of made-up cards, and kinds of action (`act quest`)."""
    games: int = 0
    """Games that ended because of a gap."""


def named(words: Iterable[str], why: str) -> list[str]:
    """The parts named in the engine's reason for lacking a card; all parts if it names none.

    "once of the ability activated" names `activated.once`, and so does "once" if nothing else fits as well.
    """
    said = set(_PIECES.findall(why))
    pieces = {word: word.replace(" ", ".").split(".") for word in words}
    whole = {word: len(own) for word, own in pieces.items() if said.issuperset(own)}
    most = max(whole.values(), default=0)
    closest = [word for word, count in whole.items() if count == most]
    return closest or [word for word, own in pieces.items() if own[-1] in said] or list(pieces)


_PIECES = re.compile(r"[\w-]+")


def unsupported_cards(lockstep: Lockstep) -> dict[str, str]:
    """The cards of the position that the engine named as missing, each with the text next to the name."""
    found: dict[str, list[str]] = {}
    names = sorted({card.card for card in lockstep.setup.position.cards if card.card})
    for said in lockstep.unsupported or ():
        for name in named_in(said, names):
            found.setdefault(name, []).append(said.replace(name, ""))
    return {name: " ".join(said) for name, said in sorted(found.items())}


def plainer(lockstep: Lockstep, setup: SetupParams) -> SetupParams | None:
    """The position without the printed cards that the engine lacks; made-up ones that it lacks have no effect.

    If the engine named no card, no made-up card has an effect. None if that leaves an impossible position.
    """
    names = {*unsupported_cards(lockstep)} or {*setup.definitions}
    gone, below = names - {*setup.definitions}, {card.under for card in setup.position.cards}
    cards = [card for card in setup.position.cards if card.card not in gone or card.ref in below]
    plain = {name: plain_card(card) for name, card in setup.definitions.items() if name in names}
    left = replace(with_cards(setup, cards), definitions={**setup.definitions, **plain})
    return possible(left, lockstep.reference)


def plain_card(definition: Json) -> Json:
    """The card without abilities; a spell or an action without an effect."""
    return {field: value for field, value in definition.items() if field not in ("abilities", "effect")}


class Evidence(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The evidence of one game about an engine's gaps."""

    lacking: bool = False
    """Whether the game ended because of a gap."""
    good: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


def evidence(lockstep: Lockstep) -> Evidence:
    """After a game."""
    definitions: dict[str, object] = lockstep.setup.definitions
    if lockstep.unsupported is None:
        known = {word for card in definitions.values() for word in parts(card)}
        kinds = {f"act {action_kind(move.action)}" for move in lockstep.played if move.action is not None}
        return Evidence(good=tuple(sorted(known | kinds)))
    if lockstep.played:
        action = lockstep.played[-1].action
        return Evidence(lacking=True, bad=() if action is None else (f"act {action_kind(action)}",))
    lacks = unsupported_cards(lockstep) or dict.fromkeys(sorted(definitions), "")
    own = {name: why for name, why in lacks.items() if name in definitions}
    strange = [word for name, why in own.items() for word in named(sorted(parts(definitions[name])), why)]
    return Evidence(lacking=True, bad=tuple(strange), cards=tuple(name for name in lacks if name not in own))


class SupportLearner:
    """Learns from games, and informs the makers of games."""

    def __init__(self, learnt: SupportCounts, offered: Offered) -> None:
        self.learnt = learnt
        self.offered = offered
        self._tell()

    def learn(self, one: Evidence) -> None:
        """From a game."""
        learnt = self.learnt
        learnt.games += one.lacking
        if not learnt.games:
            # As long as the engine lacks nothing, there is nothing to learn.
            return
        self._count(learnt.good, one.good)
        self._count(learnt.bad, [word for word in one.bad if word.startswith("act ") or word not in learnt.good])
        self._count(learnt.cards, one.cards)
        self._tell()

    @staticmethod
    def _count(counts: dict[str, int], what: Iterable[str]) -> None:
        for word, times in Counter(what).items():
            counts[word] = counts.get(word, 0) + times

    def _tell(self) -> None:
        learnt = self.learnt
        lacking = {word for word, times in learnt.bad.items() if times >= ENOUGH and word not in learnt.good}
        self.offered.lacking_words = {word for word in lacking if not word.startswith("act ")}
        self.offered.lacking_actions = {word.removeprefix("act ") for word in lacking if word.startswith("act ")}
        self.offered.lacking_cards = set(learnt.cards)
