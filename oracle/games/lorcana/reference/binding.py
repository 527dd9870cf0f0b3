"""Connects the reference to the rules of Lorcana."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import dropwhile

from msgspec.structs import replace

from oracle.engines.binding import Binding, WrongTime
from oracle.games.lorcana.cards import PRINTED, printings
from oracle.games.lorcana.language import Definition
from oracle.games.lorcana.reference import translation as words
from oracle.games.lorcana.reference.events import TELLER
from oracle.games.lorcana.rules.decks import DECKS
from oracle.games.lorcana.rules.edition import Edition
from oracle.games.lorcana.rules.editions import EDITIONS
from oracle.games.lorcana.rules.game import Lorcana
from oracle.games.lorcana.rules.legal import listing
from oracle.games.lorcana.rules.rulebook import BOOK
from oracle.games.lorcana.rules.saved import ARCHIVE
from oracle.games.lorcana.rules.setup import check_definition
from oracle.games.lorcana.rules.state import State
from oracle.games.lorcana.rules.tasks import Bag, Begin, Check, Concede
from oracle.kernel.errors import Undecided
from oracle.kernel.position import Outcome, Position, act, act_within
from oracle.kernel.rules import Overrides, TraceEntry
from oracle.kernel.run import Task
from oracle.protocol import messages


class _Lorcana(Binding[Lorcana, State, Definition]):
    id = "lorcana"
    book = BOOK
    edition = Edition
    editions = EDITIONS
    archive = ARCHIVE
    definition = Definition
    printed = PRINTED
    wrong_time = WrongTime(game_over="2.3.3", unanswered="1.7.2", not_asked="1.7.2", other_asked="6.1.3")
    teller = TELLER
    decks = DECKS

    check_definition = staticmethod(check_definition)
    state_of = staticmethod(words.state_of)
    task_of = staticmethod(words.task_of)
    action_of = staticmethod(words.action_of)
    legal_tasks = staticmethod(listing)
    position = staticmethod(words.position)
    characteristics = staticmethod(words.characteristics)
    waiting = staticmethod(words.waiting)

    def printings(self, name: str) -> tuple[messages.Printing, ...]:
        return tuple(messages.Printing(set=one, number=number) for one, number in printings(name))

    def match(self, edition: Edition, cards: Mapping[str, Definition], overrides: Overrides | None) -> Lorcana:
        return Lorcana(edition, cards, overrides)

    def interrupt(self, match: Lorcana, at: Position, task: Task, trace: list[TraceEntry] | None) -> Outcome | None:
        # A player may concede at any time (2.3.3.4), even in the middle of an action.
        if not isinstance(task, Concede):
            return None
        state: State = at.table
        if len(state.players) > TWO and _whose(at) != task.player:
            raise Undecided("9.2.3", "how an effect goes on during which somebody leaves whose it is not")
        if len(state.players) == TWO or task.player == state.turn.player:
            return act(match, Position.at(state), task, trace)
        rest = tuple(dropwhile(lambda one: not isinstance(one, Check | Bag), at.agenda))
        if not rest:
            raise Undecided("9.2.3", "how a game begins during whose setup somebody leaves")
        return act_within(match, at, replace(task, within=True), rest, trace)

    def seated(self, state: State) -> tuple[str, ...]:
        return state.seats

    def goes_on(self, task: Task) -> bool:
        return isinstance(task, Begin)


TWO = 2


def _whose(at: Position) -> str:
    """The player whose action or ability is in progress, or who is asked which comes next."""
    task = at.agenda[0]
    if isinstance(task, Bag) and at.decision is not None:
        return at.decision.player
    waiting = getattr(task, "waiting", None)
    return str(getattr(task if waiting is None else waiting, "player", ""))


BINDING = _Lorcana()
