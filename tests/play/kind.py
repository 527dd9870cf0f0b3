"""What the tests of every game have to know of one: how to make matches and moves, and what must hold in them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from oracle.engines.binding import AnyBinding
from oracle.kernel.decisions import Decision
from oracle.kernel.position import Position
from oracle.kernel.run import AnyGame, Task
from oracle.protocol.messages import Action
from tests.extent import FACTOR, LONG

PLAYERS = ("Ann", "Bob")


class Match(Protocol):
    """A game and where it is; what a test starts from."""

    game: Any
    at: Position


class Kind(ABC):
    """One game, as these tests need to know it."""

    binding: AnyBinding
    state: type
    """The class of its states."""
    task: Any
    """What can be on an agenda: a union of its tasks."""
    definition: type
    """The class of its cards."""

    @property
    def id(self) -> str:
        return self.binding.id

    # --- making -----------------------------------------------------------------------------------------

    @abstractmethod
    def matches(self) -> st.SearchStrategy[Any]:
        """Matches that check their states after every batch of events."""

    @abstractmethod
    def watched(self, match: Any) -> AnyGame:
        """The same match, checking its states after every batch of events."""

    @abstractmethod
    def cards(self) -> st.SearchStrategy[Any]:
        """Definitions of cards."""

    @abstractmethod
    def any_task(self, match: Any) -> st.SearchStrategy[Task]:
        """Any action of anybody with any cards of the match, mostly illegal."""

    @abstractmethod
    def proposals(self, state: Any) -> Iterable[Task]:
        """What the player whose turn it is might do, legal or not."""

    @abstractmethod
    def passing(self, state: Any) -> Task:
        """What brings the game on if nobody wants to do anything."""

    @abstractmethod
    def ordinary_actions(self, refs: Iterable[str]) -> list[Action]:
        """Actions that nobody may take while a question is open or after the end."""

    def concession(self, player: str) -> Task | None:
        """What ends the game at once, where there is such a thing."""
        return None

    # --- what must hold ---------------------------------------------------------------------------------

    @abstractmethod
    def check_position(self, match: Any, at: Position) -> None:
        """What must hold between two calls."""

    @abstractmethod
    def check_conserved(self, match: Any, before: Any, after: Any) -> None:
        """Nothing is lost or doubled, whatever happened from one state to a later one."""

    @abstractmethod
    def visible(self, state: Any) -> Any:
        """A state without what no refusal takes back."""

    def shows_on_trying(self, match: Any, task: Task) -> bool:
        """Whether an action is listed because nobody may know that it will be refused."""
        return False

    # --- what is hidden ---------------------------------------------------------------------------------

    @abstractmethod
    def unseen_by(self, viewer: str, state: Any) -> list[str]:
        """Refs of the cards a player cannot see, in order."""

    @abstractmethod
    def shows(self, event: Any, viewer: str, cards: Collection[str]) -> bool:
        """Whether an event lets the viewer see one of these cards."""

    @abstractmethod
    def hidden_cards(self) -> Sequence[Any]:
        """Definitions that have nothing to say from where nobody sees them."""

    def twin(self, state: Any, data: st.DataObject) -> Any:
        """The same state, but for what lies hidden from everybody and is no card of the match."""
        return bare(state)

    @abstractmethod
    def whose_turn(self, state: Any) -> str:
        """Whose actions are listed."""

    # --- moves ------------------------------------------------------------------------------------------

    def legal(self, match: Any, state: object) -> list[Task]:
        """The actions that are listed."""
        return list(self.binding.legal_tasks(match, state).tasks)


def examples(count: int, *, steps: int = 20) -> settings:
    """A third of them, the same at every run; with TCG_EXAMPLES so many times as many, and others each time."""
    return settings(
        max_examples=count * FACTOR if LONG else count // 3,
        stateful_step_count=steps,
        derandomize=not LONG,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.explicit, Phase.generate, Phase.shrink),
    )


def good_answer(decision: Decision) -> st.SearchStrategy[tuple[str, ...]]:
    """As many different options as are asked for."""
    least = min(decision.least, len(decision.options))
    most = min(decision.most, len(decision.options))
    return st.lists(st.sampled_from(decision.options), min_size=least, max_size=most, unique=True).map(tuple)


def bad_answers(decision: Decision, cards: Sequence[str]) -> list[tuple[str, ...]]:
    """Answers that cannot be: unknown words, cards that are no option, one option twice, too few, too many."""
    options = decision.options
    bad: list[tuple[str, ...]] = [("nobody-knows-this",)]
    bad.extend((ref,) for ref in cards if ref not in options)
    if options:
        bad.append((options[0], options[0]))
    if decision.least:
        bad.append(options[: min(decision.least, len(options)) - 1])
    if len(options) > decision.most:
        bad.append(options[: decision.most + 1])
    return bad


def changed(before: Any, after: Any) -> list[Any]:
    """The objects of a state that are not just as they were in the one before."""
    known = before.objects
    return [thing for number, thing in after.objects.items() if known.get(number) is not thing]


def check_question(decision: Decision, players: Mapping[str, object]) -> None:
    """What must hold of every question: a player is asked, and there is more than one answer."""
    assert decision.player in players
    assert 0 <= decision.least <= max(decision.most, len(decision.options))
    assert len(set(decision.options)) == len(decision.options)
    assert len(decision.options) > 1 or decision.least == 0


def bare(state: Any) -> Any:
    """The same state without anything derived hanging on it."""
    return type(state)(**{name: getattr(state, name) for name in state.__struct_fields__})
