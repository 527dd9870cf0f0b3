"""The reference oracle as an engine: the only place that knows both the protocol and the games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from oracle import __version__
from oracle.engines.lorcana_events import events_words
from oracle.engines.lorcana_words import decision_words, definition_named, observation, position_of, state_of, task_of
from oracle.kernel.asked import Asked
from oracle.kernel.errors import InputError, Undecided, Unsupported
from oracle.kernel.rules import Applied, TraceEntry, decode
from oracle.kernel.run import Outcome, Position, act, decide
from oracle.lorcana.cards.language import Definition
from oracle.lorcana.editions import EDITIONS
from oracle.lorcana.game import Lorcana
from oracle.lorcana.legal import legal_actions
from oracle.lorcana.saved import load, save
from oracle.lorcana.setup import check_definition
from oracle.lorcana.state import Result
from oracle.lorcana.tasks import Concede
from oracle.protocol.messages import (
    Action,
    EngineInfo,
    GameSupport,
    Legal,
    Observation,
    Reply,
    SetupParams,
    SetupResult,
    capabilities_of,
)

Overrides = Mapping[str, Callable[..., Any]]


class ReferenceEngine:
    """The reference. Implements `oracle.engines.base.Engine` in process.

    `overrides` replaces rule functions by name (mutants); `name` is what the engine calls itself; `asked` is told
    what the rules ask of the edition.
    """

    def __init__(
        self,
        *,
        overrides: Overrides | None = None,
        name: str = "reference",
        tracing: bool = False,
        asked: Asked | None = None,
    ) -> None:
        self._overrides = overrides
        self._name = name
        self._tracing = tracing
        self._asked = asked
        self._game: Lorcana | None = None
        self._at: Position | None = None
        self._start: Position | None = None
        self._observed: tuple[Position, Observation] | None = None
        self.trace: list[TraceEntry] | None = None
        """The trace of the last call, when tracing is on."""
        self.events: tuple[Any, ...] = ()
        """The events of the last call."""
        self._before: Position | None = None
        """Where the game was before the last call that was carried out."""

    def initialize(self) -> EngineInfo:
        support = GameSupport(editions=tuple(EDITIONS), capabilities=tuple(sorted(capabilities_of("lorcana"))))
        return EngineInfo(name=self._name, version=__version__, games={"lorcana": support})

    # --- positions --------------------------------------------------------------------------------------

    def setup(self, params: SetupParams) -> SetupResult:
        """Raises InputError for a position that cannot be."""
        self._game = self._at = self._start = self._observed = None
        if params.game != "lorcana":
            return SetupResult(status="unsupported", unsupported=(params.game,), message="the only game is lorcana")
        edition = EDITIONS.get(params.edition)
        if edition is None:
            return SetupResult(
                status="unsupported",
                unsupported=(params.edition,),
                message=f"editions and readings: {', '.join(EDITIONS)}",
            )
        lacking, cards = self._definitions(params)
        if lacking:
            return SetupResult(status="unsupported", unsupported=tuple(lacking), message="cards that are not known")
        game = Lorcana(edition, cards, self._overrides)
        if self._asked is not None:
            game.edition, game.overrides = self._asked.edition(edition), self._asked.overrides(game.overrides)
        state = state_of(game, params)
        self._game = game
        self._at = self._start = Position.at(state)
        return SetupResult(status="ok")

    def _definitions(self, params: SetupParams) -> tuple[list[str], dict[str, Definition]]:
        made_up: dict[str, Definition] = {}
        lacking: list[str] = []
        for name, raw in params.definitions.items():
            try:
                made_up[name] = msgspec.convert(raw, Definition)
                check_definition(name, made_up[name])
            except msgspec.ValidationError as error:
                raise InputError(f"definitions.{name}", str(error), "tcg-oracle schema --game lorcana") from None
            except Unsupported as unsupported:
                lacking.extend(unsupported.what)
        cards: dict[str, Definition] = {}
        for card in params.position.cards:
            if card.card is None:
                raise InputError(f"cards.{card.ref}.card", "the card is not named", "a full name or a definition")
            definition = made_up.get(card.card) or definition_named(card.card)
            if definition is None:
                lacking.append(card.card)
            else:
                cards[card.ref] = definition
        return sorted(set(lacking)), cards

    def reset(self) -> None:
        self._at = self._start

    def snapshot(self) -> str:
        """Where the game is, as a text that also another process can go on from."""
        return save(*self._open())

    def restore(self, snapshot: str) -> None:
        """Go on from a snapshot. Raises InputError for a text that is none, and leaves the game as it is."""
        game, at = load(snapshot, self._overrides)
        own = self._game
        if own is None or own.edition != game.edition or own.cards != game.cards:
            # A game that was never set up here begins where it was taken up.
            self._start = at
        self._game, self._at = game, at

    # --- play -------------------------------------------------------------------------------------------

    def act(self, player: str, action: Action) -> Reply:
        """Raises InputError for an action that names an unknown player or card."""
        game, at = self._open()
        self.trace, self.events = None, ()
        task = task_of(game, at.table, player, action)
        if task is None:
            return Reply(status="unsupported", message=f"the action {action.kind} is not known yet")
        refusal = _not_now(at, isinstance(task, Concede))
        if refusal:
            return refusal
        if isinstance(task, Concede):
            at = Position.at(at.table)
        return self._called(lambda trace: act(game, at, task, trace))

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        game, at = self._open()
        self.trace, self.events = None, ()
        pending = at.decision
        if pending is None:
            return Reply(status="refused", code="1.7.2", message="no decision is pending")
        if decision != f"d{pending.serial}":
            return Reply(status="refused", code="1.7.2", message=f"the pending decision is d{pending.serial}")
        if player != pending.player:
            return Reply(status="refused", code="6.1.3", message=f"{pending.player} is asked, not {player}")
        return self._called(lambda trace: decide(game, at, answer, trace))

    def _called(self, call: Callable[[list[TraceEntry] | None], Outcome]) -> Reply:
        trace: list[TraceEntry] | None = [] if self._tracing else None
        try:
            outcome = call(trace)
        except Undecided as undecided:
            return Reply(status="unsupported", code=undecided.clause, message=f"undecided: {undecided.question}")
        self.trace, self.events = trace, outcome.events
        self._before, self._at = self._at, outcome.position
        pending = outcome.position.decision
        seen = None if pending is None else decision_words(pending)
        if outcome.clause is None:
            return Reply(status="accepted", decision=seen)
        return Reply(
            status="refused",
            code=outcome.clause,
            message=outcome.why,
            decision=seen,
            clauses=outcome.passed,
        )

    # --- looking ----------------------------------------------------------------------------------------

    def applied(self) -> tuple[Applied, ...]:
        """The rules of the last call in the order they were applied, when tracing is on."""
        return decode(self.trace or [])

    def told_events(self) -> tuple[str, ...]:
        """The events of the last call in words."""
        tables = [at.table for at in (self._before, self._at) if at is not None]
        return events_words(self.events, tables)

    def observe(self, viewer: str | None = None) -> Observation:
        game, at = self._open()
        if viewer is not None:
            return observation(game, at, viewer)
        if self._observed is None or self._observed[0] is not at:
            self._observed = at, observation(game, at)
        return self._observed[1]

    def legal(self) -> Legal:
        game, at = self._open()
        if at.decision is not None:
            return Legal(actions=(), complete=True)
        return Legal(actions=tuple(position_of(task) for task in legal_actions(game, at.base)), complete=True)

    def close(self) -> None:
        self._game = self._at = self._start = None

    def _open(self) -> tuple[Lorcana, Position]:
        if self._game is None or self._at is None:
            raise InputError("setup", "no game is set up", "call setup first")
        return self._game, self._at


def _not_now(at: Position, conceding: bool) -> Reply | None:
    result: Result | None = at.table.result
    if result is not None:
        return Reply(status="refused", code="2.3.3", message="the game is over")
    if at.decision is not None and not conceding:
        return Reply(status="refused", code="1.7.2", message=f"{at.decision.player} has not answered yet")
    return None
