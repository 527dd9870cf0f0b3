"""Tracks the cards that one engine has, from its declarations, its answers, and what it calls unsupported."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from oracle.assurance.casting.casting import PLAIN, Cast, defined, plain_name
from oracle.assurance.casting.library import Casts
from oracle.assurance.casting.likeness import printed
from oracle.protocol import simple_cards
from oracle.protocol.declared import with_included
from oracle.protocol.messages import GameSupport
from oracle.protocol.names import named_in
from oracle.protocol.results import Result
from oracle.suite.phrases.madeup import FILLER
from oracle.suite.plan import Plan


def names_of(plan: Plan) -> list[str]:
    """The names of a position's cards, each once."""
    return list(dict.fromkeys(card.card for card in plan.position.cards if card.card is not None))


class Stock:
    """The known cards of an engine in one game; an engine is assumed to have all cards of unknown status."""

    def __init__(self, support: GameSupport | None, *, printed_alone: bool = False) -> None:
        """`printed_alone`: the engine is given no made-up cards, whatever it declares."""
        declared = with_included(() if support is None else support.capabilities)
        made_up = with_included((simple_cards.MADE_UP,)) if printed_alone else frozenset()
        self.declared = declared - made_up
        self._printed_alone = printed_alone
        self.lacking: set[str] = set()
        """Printed cards that it does not know."""
        self.unplayed: dict[str, set[str]] = {}
        """Case → its made-up cards that the engine cannot play, and printed ones that it plays in other cases only."""

    def as_if(self, more: Iterable[str]) -> Stock:
        """A copy, as if the engine had these capabilities too."""
        found = Stock(None, printed_alone=self._printed_alone)
        found.declared = self.declared | with_included(more)
        found.lacking, found.unplayed = self.lacking, self.unplayed
        return found

    def learn(self, asked: Iterable[str], known: Collection[str]) -> None:
        """Record the engine's answer about printed cards."""
        self.lacking.update(name for name in asked if name not in known)

    def learn_from(self, plan: Plan, result: Result, played: Collection[str] = ()) -> None:
        """Record the cards for which a played scenario is unsupported.

        `played`: printed cards that the engine has in other scenarios; it lacks only something about them.
        """
        there = named(result.lacking, names_of(plan))
        partly = there & (plan.definitions.keys() | set(played))
        self.lacking.update(there - partly)
        self.unplayed.setdefault(plan.case, set()).update(partly)

    def learn_of(self, written: Plan, variation: Plan, result: Result, told: Collection[str]) -> None:
        """Record for a scenario which of its cards the engine cannot play in its variation, in which those sent with a
        definition have other names. `told`: printed cards that are also sent with a definition.
        """
        there = named(result.lacking, names_of(variation))
        texts = [_text(variation.definitions[name]) for name in there & variation.definitions.keys()]
        sent = {**written.definitions, **{role: defined(written.game, role) for role in told}}
        partly = self.unplayed.get(variation.case, ())
        unplayed = {one for one in names_of(written) if one in partly or (one in sent and _text(sent[one]) in texts)}
        self.unplayed.setdefault(written.case, set()).update(unplayed)

    def has(self, plan: Plan, name: str) -> bool:
        """Whether the engine has a card of a scenario."""
        definition = plan.definitions.get(name)
        if name in self.unplayed.get(plan.case, ()):
            return False
        if definition is None:
            return name not in self.lacking
        if name == FILLER:
            # Any card will do, and an engine without made-up cards can use one of its own.
            return not self._printed_alone
        if simple_cards.MADE_UP in self.declared:
            return True
        return simple_cards.capability_for(plan.game, definition) in self.declared

    def missed(self, plan: Plan) -> list[str]:
        """The cards of a scenario that the engine lacks."""
        return [name for name in names_of(plan) if not self.has(plan, name)]

    def _may_be_told(self, plan: Plan, name: str) -> bool:
        """Whether a printed card can be sent to the engine with its definition, as if it were made up."""
        if name in plan.definitions or simple_cards.PLAIN not in self.declared or name not in printed(plan.game):
            return False
        return simple_cards.capability_for(plan.game, defined(plan.game, name)) in self.declared

    def casts(self, plan: Plan, kept: Casts, missed: Sequence[str], *, of_all: bool = False) -> Iterator[Cast]:
        """The casts that give every missing role a card that the engine has, fewest changes first.

        `of_all`: of all printed cards, whether the engine has them or not. If made-up cards are allowed, roles that are
        not missing may keep theirs.
        """
        unplayed = self.unplayed.get(plan.case, set())
        takes_plain = simple_cards.PLAIN in self.declared
        selves = {role: role for role in missed if role not in unplayed and self._may_be_told(plan, role)}
        plain = {role: PLAIN for role in missed if role in kept.plain and plain_name(role) not in unplayed} | selves
        parts = list(kept.parts(missed))
        tried: list[Cast] = []
        for cast in (selves, *((plain, *(part | plain for part in parts)) if takes_plain else ()), *parts, *kept.every):
            # A card in its own role is told, so it need not be known.
            foreign = {card for role, card in cast.items() if role != card}
            if set(missed) <= cast.keys() and (of_all or not self.lacking & foreign) and cast not in tried:
                tried.append(cast)
                yield cast


def named(lacking: Iterable[str], names: Iterable[str]) -> set[str]:
    """The cards that an engine says it lacks; details may follow the name: `a card: the ability x`."""
    known = tuple(names)
    return {name for said in lacking for name in named_in(said, known)}


def _text(definition: Mapping[str, Any]) -> bytes:
    return msgspec.json.encode([definition.get(part) or () for part in ("type", "abilities", "effect")])
