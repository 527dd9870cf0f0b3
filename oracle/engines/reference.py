"""The reference oracle as an engine. It plays every game that `oracle.engines.games` lists, and names none itself."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from oracle import __version__
from oracle.engines import language
from oracle.engines.binding import AnyBinding
from oracle.engines.definitions import definitions
from oracle.engines.games import PLAYED, binding, supported
from oracle.engines.rendering import decision_words, question_id
from oracle.engines.telling import Teller
from oracle.kernel.asked import Asked, Instead
from oracle.kernel.errors import InputError, Undecided, Unsupported
from oracle.kernel.open_questions import hearing
from oracle.kernel.position import Outcome, Position, act, decide
from oracle.kernel.rules import Applied, Overrides, TraceEntry, decode
from oracle.kernel.run import AnyGame, Event
from oracle.kernel.sameness import complete, renamed
from oracle.kernel.saved import damaged, game_of
from oracle.profiles import PROFILES, Profile
from oracle.protocol.digest import digest
from oracle.protocol.messages import (
    ACTIONS,
    Action,
    Characteristics,
    EngineInfo,
    Legal,
    Observation,
    Printing,
    Reply,
    SetupParams,
    SetupResult,
)

NEW_FROM = 1_000_000_000
"""Ids of new objects in a game whose states are compared start here, above all other numbers of a state."""


class LastCall(NamedTuple):
    """A call of the reference, as data; it is put into words only on request."""

    teller: Teller
    trace: list[TraceEntry]
    events: tuple[Event, ...]
    tables: tuple[Any, ...]
    carrying: frozenset[str]
    """The names of rules that only carry out the decisions of others."""

    def applied(self) -> tuple[Applied, ...]:
        """The rules in the order they were applied, if tracing was on."""
        return decode(self.trace)

    def told_events(self) -> tuple[str, ...]:
        """The events in words."""
        return self.teller.tell(self.events, self.tables)

    def subjects(self) -> tuple[frozenset[str], ...]:
        """The subjects of each event, as data."""
        return self.teller.subjects(self.events, self.tables)


class ReferenceEngine:
    """The reference. Implements `oracle.engines.base.Engine` in process.

    `overrides` replaces rule functions by game and name (mutants); `name` is the engine's name; `asked` receives the
    questions that the rules ask of the edition, or answers them differently. `recognisable` numbers new objects apart
    from those of the position, which `complete_state` needs.
    """

    def __init__(
        self,
        *,
        overrides: Mapping[str, Overrides] | None = None,
        name: str = "reference",
        tracing: bool = False,
        asked: Asked | Instead | None = None,
        recognisable: bool = False,
    ) -> None:
        self._recognisable = recognisable
        self._overrides = overrides or {}
        self._name = name
        self._tracing = tracing
        self._asked = asked
        self._of: AnyBinding | None = None
        self._game: AnyGame | None = None
        self._at: Position | None = None
        self._start: Position | None = None
        self._observed: tuple[Position, Observation] | None = None
        self.trace: list[TraceEntry] | None = None
        """The trace of the last call, if tracing is on."""
        self.events: tuple[Event, ...] = ()
        """The events of the last call."""
        self.undecided: Undecided | None = None
        """The points of the last call that the rules do not settle."""
        self.rests_on: set[int] = set()
        """The open conflicts that the game has rested on since it was set up, by number."""
        self.seed = 0
        """The source of chance for games set up from now on, once their script is used up."""
        self._before: Position | None = None
        """The game as it was before the last call that was carried out."""
        self.forced: list[tuple[str, tuple[str, ...]]] | None = None
        """If set to a list, games set up later record forced answers in it: whose question, and which answer."""

    def initialize(self) -> EngineInfo:
        # Callers that do not play a game should not wait for its rules.
        return EngineInfo(name=self._name, version=__version__, games={game: supported(game) for game in PLAYED})

    def cards(self, game: str, cards: Mapping[str, tuple[Printing, ...]]) -> tuple[str, ...]:
        """Those of these printed cards that it knows; none for a game it does not play."""
        return tuple(name for name in cards if name in binding(game).cards) if game in PLAYED else ()

    # --- positions --------------------------------------------------------------------------------------

    def setup(self, params: SetupParams) -> SetupResult:
        """Raises InputError for an impossible position."""
        self.rests_on.clear()
        with hearing(self.rests_on):
            return self._set_up(params)

    def _set_up(self, params: SetupParams) -> SetupResult:
        self._of = self._game = self._at = self._start = self._observed = None
        if params.game not in PLAYED:
            return _lacks(f"the games are {', '.join(PLAYED)}", params.game)
        of = binding(params.game)
        edition = of.editions.get(params.edition)
        if edition is None:
            return _lacks(f"editions and readings: {', '.join(of.editions)}", params.edition)
        if params.language > language.version(of.id):
            return _lacks(f"version {params.language} of the language of cards", f"language {params.language}")
        lacking, cards = definitions(of, params)
        if lacking:
            return _lacks("cards that are not known", *sorted(set(lacking)))
        game = of.match(edition, cards, self._overrides.get(of.id))
        if self._asked is not None:
            game.edition, game.overrides = self._asked.edition(edition), self._asked.overrides(game.overrides)
        game.forced = self.forced
        state = of.state_of(game, params)
        if self.seed:
            state = game.start(replace(state, chance=replace(state.chance, seed=self.seed)))
        if self._recognisable:
            state = game.start(replace(state, next_id=NEW_FROM))
        self._of, self._game = of, game
        self._at = self._start = Position.at(state)
        return SetupResult(status="ok")

    def reset(self) -> None:
        self._at = self._start

    def snapshot(self) -> str:
        """The game as a text from which this or another process can continue."""
        of, game, at = self._open()
        return of.archive.save(game, at)

    def restore(self, snapshot: str) -> None:
        """Continue from a snapshot. Raises InputError for an invalid text, and then leaves the game as it is."""
        name = game_of(snapshot)
        if name not in PLAYED:
            raise damaged()
        of = binding(name)
        game, at = of.archive.load(snapshot, self._overrides.get(name))
        own = self._game
        if own is None or own.edition != game.edition or own.cards != game.cards:
            # An engine that never set up this game starts from the snapshot.
            self._start = at
        self._of, self._game, self._at = of, game, at

    def here(self) -> Position:
        """The game's current point, for `go_back` in this process."""
        return self._open()[2]

    def go_back(self, to: Position) -> None:
        """Continue from an earlier point of the same game."""
        self._open()
        self._at = to

    def number_from_here(self) -> int:
        """Give the objects created from here on ids from this number on, larger than any other number of the game."""
        _, game, at = self._open()
        first: int = max(NEW_FROM, at.base.next_id)
        base = game.start(replace(at.base, next_id=first))
        self._at = replace(at, base=base, start=base if at.start is at.base else at.start)
        return first

    # --- play -------------------------------------------------------------------------------------------

    def act(self, player: str, action: Action) -> Reply:
        """Raises InputError for an action with an unknown player or card."""
        of, game, at = self._open()
        self.trace, self.events = None, ()
        task = of.task_of(game, at.table, player, action)
        if task is None:
            known = ", ".join(ACTIONS.get(of.id, ()))
            return Reply(status="unsupported", message=f"the action {action.kind} is not known; known: {known}")
        if at.table.result is not None and not of.goes_on(task):
            return Reply(status="refused", code=of.wrong_time.game_over, message="the game is over")
        if at.decision is None:
            return self._called(lambda trace: act(game, at, task, trace))
        waits = Reply(
            status="refused", code=of.wrong_time.unanswered, message=f"{at.decision.player} has not answered yet"
        )
        return self._called(lambda trace: of.interrupt(game, at, task, trace) or waits)

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        of, game, at = self._open()
        self.trace, self.events = None, ()
        pending = at.decision
        if pending is None:
            return Reply(status="refused", code=of.wrong_time.not_asked, message="no decision is pending")
        if decision != question_id(pending):
            told = f"the pending decision is {question_id(pending)}"
            return Reply(status="refused", code=of.wrong_time.not_asked, message=told)
        if player != pending.player:
            told = f"{pending.player} is asked, not {player}"
            return Reply(status="refused", code=of.wrong_time.other_asked, message=told)
        return self._called(lambda trace: decide(game, at, answer, trace))

    def _called(self, call: Callable[[list[TraceEntry] | None], Outcome | Reply]) -> Reply:
        trace = self.trace = [] if self._tracing else None
        self.undecided = None
        try:
            with hearing(self.rests_on):
                outcome = call(trace)
        except Undecided as undecided:
            return self._left_undecided(undecided)
        except Unsupported as unsupported:
            return Reply(status="unsupported", message=f"unsupported: {unsupported}")
        if isinstance(outcome, Reply):
            return outcome
        self.events = outcome.events
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

    def _left_undecided(self, undecided: Undecided) -> Reply:
        self.undecided = undecided
        self.rests_on.update(() if undecided.conflict is None else (undecided.conflict,))
        if undecided.endless and self.trace is not None:
            # Otherwise an endless loop would be reported thousands of times.
            self.trace = []
        known = "" if undecided.conflict is None else f" (conflict {undecided.conflict})"
        return Reply(status="unsupported", code=undecided.clause, message=f"undecided: {undecided.question}{known}")

    # --- looking ----------------------------------------------------------------------------------------

    def applied(self) -> tuple[Applied, ...]:
        """The rules of the last call in the order they were applied, if tracing is on."""
        return decode(self.trace or [])

    def last_call(self) -> LastCall:
        """The data about the last call, to be put into words later."""
        tables = tuple(at.table for at in (self._before, self._at) if at is not None)
        of = self._open()[0]
        return LastCall(of.teller, self.trace or [], self.events, tables, of.carrying)

    def unscripted(self) -> tuple[tuple[str, ...], ...]:
        """The outcomes of chance since the script was used up."""
        outcomes: tuple[tuple[str, ...], ...] = self._open()[2].table.chance.unscripted
        return outcomes

    def complete_state(self, names_of: Mapping[str, str] = MappingProxyType({})) -> Any:
        """The complete state of the game, including parts that no table shows; equal if two ways led to the same state.

        Only for a `recognisable` engine. Answers given within a pending action count as they are. `names_of`: cards
        under another ref.
        """
        of, _, at = self._open()
        under_way = renamed(msgspec.to_builtins((at.agenda, at.answers), str_keys=True), names_of)
        return complete(at.base, NEW_FROM, of.ordered_zones, names_of), under_way

    def shown_state(self) -> Any:
        """As `complete_state`, for the visible table; also within an action."""
        of, _, at = self._open()
        return complete(at.table, NEW_FROM, of.ordered_zones)

    def gave_up(self) -> bool:
        """Whether the effects of the last call never end (Lorcana 6.1.10, Altered 1.4.6)."""
        return self.undecided is not None and self.undecided.endless

    @property
    def profile(self) -> Profile:
        """The words of the current game."""
        return PROFILES[self._open()[0].id]

    def observe(self, viewer: str | None = None) -> Observation:
        of, game, at = self._open()
        if viewer is not None:
            return of.observation(game, at, viewer)
        if self._observed is None or self._observed[0] is not at:
            with hearing(self.rests_on):
                self._observed = at, of.observation(game, at)
        return self._observed[1]

    def characteristics(self, ref: str) -> Characteristics:
        """Raises InputError for an unknown card."""
        of, game, at = self._open()
        with hearing(self.rests_on):
            return of.characteristics(game, at.table, ref)

    def terrains(self) -> Sequence[Collection[str]]:
        """The terrains of each region now, passive abilities included; none for a game without regions."""
        of, _, at = self._open()
        with hearing(self.rests_on):
            return of.terrains(at.table)

    def digest(self) -> str:
        """The hash of the table."""
        return digest(self.observe())

    def legal(self) -> Legal:
        of, game, at = self._open()
        if at.decision is not None:
            return Legal(actions=(), complete=True)
        listing = of.legal_tasks(game, at.base)
        return Legal(actions=tuple(of.action_of(task) for task in listing.tasks), complete=listing.complete)

    def close(self) -> None:
        self._of = self._game = self._at = self._start = None

    def _open(self) -> tuple[AnyBinding, AnyGame, Position]:
        if self._of is None or self._game is None or self._at is None:
            raise InputError("setup", "no game is set up", "call setup first")
        return self._of, self._game, self._at


def _lacks(message: str, *what: str) -> SetupResult:
    return SetupResult(status="unsupported", unsupported=what, message=message)
