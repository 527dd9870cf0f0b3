"""Plays preludes on the reference: actions of extra cards before a scenario begins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from oracle.assurance.variation.counting import recounted
from oracle.assurance.variation.kinds import Changed
from oracle.assurance.variation.rewriting import Keyword, stored
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError
from oracle.profiles import PROFILES, spoken
from oracle.protocol.messages import Action, Card, Position
from oracle.suite.phrases.action_words import action_words, answer_words, listed
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Plan, setup_params


class UnplayableError(Exception):
    """The reference has not done what was expected."""


class Stage:
    """A scenario's table with extra cards, on the reference. Its actions become steps before the scenario's own.

    Raises `UnplayableError` if the reference cannot be set up like this, or an action ends unexpectedly.
    """

    def __init__(self, plan: Plan, edition: str, cards: Iterable[Card], definitions: Mapping[str, object]) -> None:
        self._written = plan.position
        merged = dict(sorted({**plan.definitions, **definitions}.items()))
        position = replace(plan.position, cards=tuple(cards))
        self._plan = bind(replace(data_of(plan), position=position, definitions=merged))
        self._game = PROFILES[plan.game]
        self._engine = ReferenceEngine()
        self._steps: list[tuple[Keyword, str]] = []
        try:
            if self._engine.setup(setup_params(self._plan, edition)).status != "ok":
                raise UnplayableError
        except InputError as error:
            raise UnplayableError from error

    @property
    def position(self) -> Position:
        """The current table."""
        return self._engine.observe().position

    @property
    def player(self) -> str:
        """Whose turn it is."""
        return self.position.turn.player

    def could(self, action: Action) -> bool:
        """Whether the active player may do this."""
        here = self._engine.here()
        try:
            return self._engine.act(self.player, action).status == "accepted"
        except (InputError, OracleError):
            return False
        finally:
            self._engine.go_back(here)

    def act(self, action: Action, *, choosing: str = "", refused: bool = False) -> None:
        """The active player does this. A question is answered with this card; no other question may come up."""
        player = self.player
        try:
            reply = self._engine.act(player, action)
            self._steps.append(("when", f"{player} {action_words(action, self._game)}"))
            if reply.status != ("refused" if refused else "accepted"):
                raise UnplayableError
            if refused:
                self._steps += [("then", "it is refused"), ("then", "nothing has changed")]
            asked = self._engine.observe().decision
            if asked is not None and choosing in asked.options:
                self._engine.decide(asked.player, asked.id, (choosing,))
                self._steps.append(("when", f"{asked.player} {answer_words((choosing,))}"))
            if self._engine.observe().decision is not None:
                raise UnplayableError
        except (InputError, OracleError) as error:
            raise UnplayableError from error

    def ended(self, says: str) -> Changed:
        """The scenario after all this, beginning with the current places and states of the cards that acted."""
        now = self.position
        before = {card.ref: card for card in self._plan.position.cards}
        own = {card.ref for card in self._written.cards}
        for card in now.cards:
            if card.ref not in own and card != before.get(card.ref):
                self._steps += [("then", words) for words in self._words(card)]
        line = min((step.line for step in self._plan.steps), default=self._plan.line)
        ahead = tuple(stored(keyword, text, line, self._plan.game) for keyword, text in self._steps)
        counted = recounted(replace(self._plan, position=self._written), now)
        data = replace(data_of(counted), position=self._plan.position, steps=ahead + counted.steps)
        return Changed(bind(data), says)

    def _words(self, card: Card) -> Iterable[str]:
        if card.zone in self._game.hidden_zones:
            return
        yield f"{card.ref} is in {card.player}'s {spoken(card.zone)}"
        if card.states:
            yield f"{card.ref} is {listed(card.states)}"
