"""Altered as the reference knows it."""

from __future__ import annotations

from collections.abc import Mapping

from oracle.engines.binding import Binding, WrongTime
from oracle.games.altered.reference import words
from oracle.games.altered.reference.events import TELLER
from oracle.games.altered.rules.cards.language import Definition
from oracle.games.altered.rules.cards.library import PRINTED, printings
from oracle.games.altered.rules.edition import Edition
from oracle.games.altered.rules.editions import EDITIONS
from oracle.games.altered.rules.game import Altered
from oracle.games.altered.rules.legal import listing
from oracle.games.altered.rules.rulebook import BOOK
from oracle.games.altered.rules.saved import load, save
from oracle.games.altered.rules.setup import check_definition
from oracle.games.altered.rules.state import State
from oracle.games.altered.rules.tasks import Decline
from oracle.kernel.legal import Listing
from oracle.kernel.position import Outcome, Position, decline
from oracle.kernel.rules import Overrides, TraceEntry
from oracle.kernel.run import Task
from oracle.protocol import messages
from oracle.protocol.messages import Action, SetupParams


class _Altered(Binding[Altered, State, Definition]):
    id = "altered"
    book = BOOK
    edition = Edition
    editions = EDITIONS
    definition = Definition
    printed = PRINTED
    wrong_time = WrongTime(game_over="4.2.5.d", unanswered="6.1.g", not_asked="6.1.g", other_asked="6.1.g")
    teller = TELLER
    carrying = frozenset({"step"})

    def printings(self, name: str) -> tuple[messages.Printing, ...]:
        return tuple(map(_printing, printings(name)))

    def check_definition(self, name: str, card: Definition) -> None:
        check_definition(name, card)

    def match(self, edition: Edition, cards: Mapping[str, Definition], overrides: Overrides | None) -> Altered:
        return Altered(edition, cards, overrides)

    def state_of(self, match: Altered, params: SetupParams) -> State:
        return words.state_of(match, params)

    def save(self, match: Altered, at: Position) -> str:
        return save(match, at)

    def load(self, text: str, overrides: Overrides | None) -> tuple[Altered, Position]:
        return load(text, overrides)

    def task_of(self, match: Altered, state: State, player: str, action: Action) -> Task | None:
        return words.task_of(match, state, player, action)

    def action_of(self, task: Task) -> Action:
        return words.action_of(task)

    def interrupt(self, match: Altered, at: Position, task: Task, trace: list[TraceEntry] | None) -> Outcome | None:
        # What is being declared may be declined by whoever declares it (6.4.d, 6.4.e).
        if not isinstance(task, Decline) or at.offer is None or at.decision is None:
            return None
        return decline(match, at, trace) if at.decision.player == task.player else None

    def legal_tasks(self, match: Altered, state: State) -> Listing:
        return listing(match, state)

    def position(self, match: Altered, state: State, viewer: str | None) -> messages.Position:
        return words.position(match, state, viewer)

    def characteristics(self, match: Altered, state: State, ref: str) -> messages.Characteristics:  # noqa: ARG002
        return words.characteristics(state, ref)

    def waiting(self, state: State) -> tuple[messages.Waiting, ...]:
        return words.waiting(state)


def _printing(reference: str) -> messages.Printing:
    """As `ALT_CORE_B_AX_01_C` says it."""
    _, its_set, _, _, number, _ = reference.split("_")
    return messages.Printing(set=its_set, number=int(number), reference=reference)


ALTERED = _Altered()
