"""The cards of a prelude: they are gathered first, then they act on a stage."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NoReturn

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.variation.crowds import Definitions, cards_of, crowd, mixed
from oracle.assurance.variation.kinds import size
from oracle.assurance.variation.stage import Stage, UnplayableError
from oracle.engines import reference_books as books
from oracle.profiles import PROFILES
from oracle.protocol.messages import Action, Card, Cost
from oracle.protocol.simple_cards import MADE_UP
from oracle.protocol.values import Json, JsonObject
from oracle.suite.plan import Plan

DEEP = 5
"""Cards added to the bottom of a deck, so that it does not run out."""
TIMES = (0, 3, 9)
"""How often something is done: drawn between two neighboring values."""


class Troupe:
    """A prelude's source of cards. Its methods raise `UnplayableError` if the scenario has nothing suitable."""

    def __init__(self, plan: Plan, edition: str, dice: Dice) -> None:
        self.plan = plan
        self.game = PROFILES[plan.game]
        self.dice = dice
        self.player = plan.position.turn.player
        self.others = [one.name for one in plan.position.players if one.name != self.player]
        self.times = size(dice, TIMES)
        self._edition = edition
        self._cards = plan.position.cards
        self._taken = {card.ref for card in self._cards}
        self._definitions: Definitions = {}

    def some(
        self,
        who: str,
        number: int,
        zone: str,
        kind: str = "",
        words: str = "",
        cost: int | None = None,
        states: tuple[str, ...] = (),
    ) -> list[str]:
        """Add that many cards of a kind, or of any: their refs."""
        names, definitions = cards_of(self.plan, self.dice, kind, words, cost)
        return self.of(who, number, zone, names, definitions, states)

    def of(
        self,
        who: str,
        number: int,
        zone: str,
        names: list[str],
        definitions: Definitions,
        states: tuple[str, ...] = (),
    ) -> list[str]:
        """Add that many cards with these names: their refs. In a deck they lie on top."""
        if not names or zone not in self.game.zones:
            self.lacks()
        self._definitions |= definitions
        like = Card(ref="", player=who, zone=zone, states=states)
        more = crowd(self._taken, self.dice, who, number, like, names)
        on_top = zone in self.game.order_zones
        self._cards = (*more, *self._cards) if on_top else mixed(self.dice, self._cards, more, self.game)
        return [card.ref for card in more]

    def below(self, who: str) -> None:
        """A few more cards at the bottom of a deck."""
        names, definitions = cards_of(self.plan, self.dice)
        if names:
            self._definitions |= definitions
            like = Card(ref="", player=who, zone="deck")
            self._cards += tuple(crowd(self._taken, self.dice, who, DEEP, like, names))

    def lacks(self) -> NoReturn:
        """The scenario lacks what this prelude needs."""
        raise UnplayableError

    def stage(self) -> Stage:
        """The table with all of them."""
        return Stage(self.plan, self._edition, self._cards, self._definitions)

    def playing(self, card: str, places: Sequence[str] = ()) -> Action:
        """Play a card at its usual cost, from one of these zones if given."""
        at = self.dice.pick(places) if places else None
        return Action(kind="play", card=card, cost=Cost(kind=next(iter(self.game.costs.values()))), at=at)

    def paid(self, who: str, refs: Iterable[str]) -> None:
        """Add the resources that these cards cost."""
        names = {card.ref: card.card or "" for card in self._cards}
        number = sum(self._cost(names[ref]) for ref in refs)
        if number:
            self.some(who, number, self.game.resource_zone)

    def _cost(self, name: str) -> int:
        card = self._definitions.get(name) or books.printed_fields(self.plan.game, name)
        cost = card.get(self.game.cards.costs[0], 0)
        return cost if isinstance(cost, int) else 0

    def doing(self, what: str, cards: Iterable[JsonObject]) -> tuple[list[str], Definitions]:
        """One of these cards, chosen so that its words also occur on the scenario's own cards."""
        said = set(_words(self.plan.definitions))
        known = [card for card in cards if said.issuperset(_words(card.get("abilities") or card.get("effect")))]
        if MADE_UP not in self.plan.needs or not known:
            self.lacks()
        return [what], {what: {"name": what, **self.game.cards.fields, **self.dice.pick(known)}}


def _words(node: Json) -> Iterator[tuple[str, str]]:
    """The kinds of nodes, each with its fields."""
    if isinstance(node, Mapping):
        for field, value in node.items():
            yield str(node.get("is", "")), field
            yield from _words(value)
    elif isinstance(node, list | tuple):
        for one in node:
            yield from _words(one)
