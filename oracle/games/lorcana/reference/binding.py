"""Lorcana as the reference knows it."""

from __future__ import annotations

from collections.abc import Mapping

from oracle.engines.binding import Binding, WrongTime
from oracle.games.lorcana.reference import words
from oracle.games.lorcana.reference.events import TELLER
from oracle.games.lorcana.rules.cards.language import Definition
from oracle.games.lorcana.rules.cards.library import PRINTED, printings
from oracle.games.lorcana.rules.edition import Edition
from oracle.games.lorcana.rules.editions import EDITIONS
from oracle.games.lorcana.rules.game import Lorcana
from oracle.games.lorcana.rules.legal import listing
from oracle.games.lorcana.rules.rulebook import BOOK
from oracle.games.lorcana.rules.saved import load, save
from oracle.games.lorcana.rules.setup import check_definition
from oracle.games.lorcana.rules.state import State
from oracle.games.lorcana.rules.tasks import Concede
from oracle.kernel.legal import Listing
from oracle.kernel.position import Outcome, Position, act
from oracle.kernel.rules import Overrides, TraceEntry
from oracle.kernel.run import Task
from oracle.protocol import messages
from oracle.protocol.messages import Action, SetupParams


class _Lorcana(Binding[Lorcana, State, Definition]):
    id = "lorcana"
    book = BOOK
    edition = Edition
    editions = EDITIONS
    definition = Definition
    printed = PRINTED
    wrong_time = WrongTime(game_over="2.3.3", unanswered="1.7.2", not_asked="1.7.2", other_asked="6.1.3")
    teller = TELLER
    manners = ("asks-targets",)

    def printings(self, name: str) -> tuple[messages.Printing, ...]:
        return tuple(messages.Printing(set=one, number=number) for one, number in printings(name))

    def check_definition(self, name: str, card: Definition) -> None:
        check_definition(name, card)

    def match(self, edition: Edition, cards: Mapping[str, Definition], overrides: Overrides | None) -> Lorcana:
        return Lorcana(edition, cards, overrides)

    def state_of(self, match: Lorcana, params: SetupParams) -> State:
        return words.state_of(match, params)

    def save(self, match: Lorcana, at: Position) -> str:
        return save(match, at)

    def load(self, text: str, overrides: Overrides | None) -> tuple[Lorcana, Position]:
        return load(text, overrides)

    def task_of(self, match: Lorcana, state: State, player: str, action: Action) -> Task | None:
        return words.task_of(match, state, player, action)

    def action_of(self, task: Task) -> Action:
        return words.action_of(task)

    def interrupt(self, match: Lorcana, at: Position, task: Task, trace: list[TraceEntry] | None) -> Outcome | None:
        # A player may concede at any time (2.3.3.4), in the middle of an action too.
        return act(match, Position.at(at.table), task, trace) if isinstance(task, Concede) else None

    def legal_tasks(self, match: Lorcana, state: State) -> Listing:
        return listing(match, state)

    def position(self, match: Lorcana, state: State, viewer: str | None) -> messages.Position:
        return words.position(match, state, viewer)

    def characteristics(self, match: Lorcana, state: State, ref: str) -> messages.Characteristics:
        return words.characteristics(match, state, ref)

    def waiting(self, state: State) -> tuple[messages.Waiting, ...]:
        return words.waiting(state)


LORCANA = _Lorcana()
