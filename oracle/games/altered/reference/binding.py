"""Connects the reference to the rules of Altered."""

from __future__ import annotations

from collections.abc import Mapping

from oracle.engines.binding import Binding, WrongTime
from oracle.games.altered.cards import PRINTED, printings
from oracle.games.altered.language import Definition
from oracle.games.altered.reference import translation as words
from oracle.games.altered.reference.events import TELLER
from oracle.games.altered.rules.decks import DECKS
from oracle.games.altered.rules.edition import Edition
from oracle.games.altered.rules.editions import EDITIONS
from oracle.games.altered.rules.game import Altered
from oracle.games.altered.rules.legal import listing
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import BOOK
from oracle.games.altered.rules.saved import ARCHIVE
from oracle.games.altered.rules.setup import check_definition
from oracle.games.altered.rules.state import State
from oracle.games.altered.rules.tasks import Decline
from oracle.kernel.position import Outcome, Position, decline
from oracle.kernel.rules import Overrides, TraceEntry
from oracle.kernel.run import Task
from oracle.protocol import messages


class _Altered(Binding[Altered, State, Definition]):
    id = "altered"
    book = BOOK
    edition = Edition
    editions = EDITIONS
    archive = ARCHIVE
    definition = Definition
    printed = PRINTED
    wrong_time = WrongTime(game_over="4.2.5.d", unanswered="6.1.g", not_asked="6.1.g", other_asked="6.1.g")
    teller = TELLER
    decks = DECKS
    carrying = frozenset({"step"})

    check_definition = staticmethod(check_definition)
    state_of = staticmethod(words.state_of)
    task_of = staticmethod(words.task_of)
    action_of = staticmethod(words.action_of)
    legal_tasks = staticmethod(listing)
    position = staticmethod(words.position)
    waiting = staticmethod(words.waiting)

    def printings(self, name: str) -> tuple[messages.Printing, ...]:
        return tuple(map(_printing, printings(name)))

    def match(self, edition: Edition, cards: Mapping[str, Definition], overrides: Overrides | None) -> Altered:
        return Altered(edition, cards, overrides)

    def interrupt(self, match: Altered, at: Position, task: Task, trace: list[TraceEntry] | None) -> Outcome | None:
        # A declaration in progress may be declined by its player (6.4.d, 6.4.e).
        if not isinstance(task, Decline) or at.offer is None or at.decision is None:
            return None
        return decline(match, at, trace) if at.decision.player == task.player else None

    def characteristics(self, match: Altered, state: State, ref: str) -> messages.Characteristics:  # noqa: ARG002
        return words.characteristics(state, ref)

    def terrains(self, state: State) -> tuple[tuple[str, ...], ...]:
        return view_of(state).board.regions


def _printing(reference: str) -> messages.Printing:
    """Parsed from a form like `ALT_CORE_B_AX_01_C`."""
    _, its_set, _, _, number, _ = reference.split("_")
    return messages.Printing(set=its_set, number=int(number), reference=reference)


BINDING = _Altered()
