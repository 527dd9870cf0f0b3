"""A manner: the reference's own play behind other questions, other replies and another table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import combinations
from typing import Any, NamedTuple

from msgspec.structs import replace

from oracle.engines.binding import WrongTime
from oracle.engines.games import binding
from oracle.engines.reference import ReferenceEngine
from oracle.engines.rendering import decision_words
from oracle.kernel.errors import InputError
from oracle.kernel.position import Position
from oracle.protocol.digest import digest
from oracle.protocol.messages import (
    Action,
    Characteristics,
    Decision,
    EngineInfo,
    GameSupport,
    Legal,
    Observation,
    Reply,
    SetupParams,
    SetupResult,
)

MOST_WAYS = 64
"""Answers of one question that are tried before it is asked otherwise; with more it is asked as it is."""

NO_OPTION = "no option at all"
"""An answer that every question refuses but that for a name."""

Inner = Callable[[], ReferenceEngine]
"""Makes the engine that plays: the reference, or a mutant of it."""


class Question(NamedTuple):
    """A question as the manner asks it, and what an answer does while the inner engine is where it was asked."""

    decision: Decision
    answered: Callable[[tuple[str, ...]], Reply | Question]
    """The inner engine's reply, or the manner's own next question, of which the inner engine knows nothing."""


class Manner:
    """Plays like the wrapped engine, but asks, shows or answers differently. This one changes nothing.

    What is pending is `shown`; all else that a manner remembers of a game is in `memory`, which snapshots hold too.
    """

    leaves_out_nothing = True
    """Whether each end that answers lead to on the engine inside is to be had here, too."""

    def __init__(self, inner: Inner = ReferenceEngine) -> None:
        self.inner = inner()
        self.shown: Question | None = None
        self.memory: Any = None
        self.otherwise = 0
        """How often it asked, showed or answered otherwise than the engine inside."""
        self._serial = 0
        self.game = ""
        self._kept: list[tuple[Position, Question | None, Any, int]] = []

    # --- what a manner changes --------------------------------------------------------------------------

    def support(self, info: EngineInfo) -> EngineInfo:
        """What it declares."""
        return info

    def ask(self, real: Decision) -> Question:
        """How it asks what the engine inside asks now."""
        return self.same(real)

    def table(self, seen: Observation, viewer: str | None) -> Observation:
        """How it shows a table; the question in it is its own already."""
        del viewer
        return seen

    def said(self, reply: Reply) -> Reply:
        """How it says a reply; the question in it is its own already."""
        return reply

    def name(self, number: int) -> str:
        """The id of its next question."""
        return f"q{number}"

    # --- the engine -------------------------------------------------------------------------------------

    def initialize(self) -> EngineInfo:
        return self.support(self.inner.initialize())

    def setup(self, params: SetupParams) -> SetupResult:
        self.shown = self.memory = None
        self._serial, self.game = 0, params.game
        self._kept.clear()
        return self.inner.setup(params)

    def act(self, player: str, action: Action) -> Reply:
        if self.shown is not None and self.real() is None and action.kind != "concede":
            if action.kind == "decline" and player == self.shown.decision.player:
                self.show(None)
                return self.said(Reply(status="accepted"))
            return self.said(Reply(status="refused", code=self.clauses.unanswered, message="a question is open"))
        start = self.inner.here()
        return self.replied(self.inner.act(player, action), start)

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        shown = self.shown
        if shown is None or decision != shown.decision.id:
            return self.said(Reply(status="refused", code=self.clauses.not_asked, message="this is not asked"))
        if player != shown.decision.player:
            return self.said(Reply(status="refused", code=self.clauses.other_asked, message="another player is asked"))
        start = self.inner.here()
        came = shown.answered(answer)
        if isinstance(came, Question):
            self.otherwise += 1
            self.show(came)
            came = Reply(status="accepted", decision=came.decision)
            return self.said(replace(came, decision=self.pending()))
        return self.replied(came, start)

    def observe(self, viewer: str | None = None) -> Observation:
        seen = self.inner.observe(viewer)
        pending = self.pending()
        if pending is not None and viewer is not None and viewer != pending.player:
            pending = replace(pending, options=(), modes=())
        return self.table(replace(seen, decision=pending), viewer)

    def characteristics(self, ref: str) -> Characteristics:
        return self.inner.characteristics(ref)

    def digest(self) -> str:
        """The hash of the table that it shows."""
        return digest(self.observe())

    def legal(self) -> Legal:
        return Legal(actions=(), complete=True) if self.shown is not None else self.inner.legal()

    def reset(self) -> None:
        self.inner.reset()
        self.shown = self.memory = None
        self._serial = 0

    def snapshot(self) -> str:
        self._kept.append(self.here())
        return str(len(self._kept) - 1)

    def restore(self, snapshot: str) -> None:
        self.go_back(self._kept[int(snapshot)])

    def here(self) -> tuple[Position, Question | None, Any, int]:
        """Where the game is, to `go_back` to while it lasts."""
        return self.inner.here(), self.shown, self.memory, self._serial

    def go_back(self, to: tuple[Position, Question | None, object, int]) -> None:
        """Go on from where the same game once was."""
        inner, self.shown, self.memory, self._serial = to
        self.inner.go_back(inner)

    def close(self) -> None:
        self.inner.close()

    # --- for manners ------------------------------------------------------------------------------------

    @property
    def clauses(self) -> WrongTime:
        """The clauses that refuse what comes at the wrong time."""
        return binding(self.game).wrong_time

    def real(self) -> Decision | None:
        """What the engine inside asks now."""
        asked = self.inner.here().decision
        return None if asked is None else decision_words(asked)

    def pending(self) -> Decision | None:
        """What this engine asks now."""
        return None if self.shown is None else self.shown.decision

    def show(self, question: Question | None) -> None:
        """Ask this, under an id of its own."""
        if question is not None:
            self._serial += 1
            question = question._replace(decision=replace(question.decision, id=self.name(self._serial)))
        self.shown = question

    def replied(self, reply: Reply, start: Position) -> Reply:
        """What the engine inside replied, as this one says it, with its own question; `start`: where it was before."""
        if reply.status == "accepted" or self.inner.here() is not start:
            real = self.real()
            question = None if real is None else self.ask(real)
            if real is not None and question is not None and not alike(question.decision, real):
                self.otherwise += 1
            self.show(question)
        if reply.status == "accepted" or reply.decision is not None:
            reply = replace(reply, decision=self.pending())
        return self.said(reply)

    def same(self, real: Decision) -> Question:
        """The question as the engine inside asks it."""
        return Question(real, self.tell)

    def tell(self, *answers: tuple[str, ...]) -> Reply:
        """Answer the questions of the engine inside one after the other; a refused answer takes all of them back."""
        start = self.inner.here()
        reply = Reply(status="accepted")
        for answer in answers:
            real = self.real()
            if real is None:
                raise AssertionError(f"nobody asks for {answer}")
            reply = self.inner.decide(real.player, real.id, answer)
            if reply.status != "accepted":
                if self.real() is not None:
                    self.inner.go_back(start)
                return reply
        return reply

    def wrong(self) -> Reply:
        """The refusal of an answer that is none of those asked for, as the engine inside refuses it."""
        return self.tell((NO_OPTION,))

    @contextmanager
    def peeking(self) -> Iterator[None]:
        """Whatever is tried inside has not happened."""
        start = self.inner.here()
        try:
            yield
        finally:
            self.inner.go_back(start)

    @contextmanager
    def peeking_from(self) -> Iterator[int]:
        """The same; the ids of what is created inside begin here, so that no other number is taken for one of them."""
        with self.peeking():
            yield self.inner.number_from_here()

    def after(self, *answers: tuple[str, ...]) -> Position | None:
        """Where these answers lead; None where one of them is refused, or its outcome of chance is not to be had."""
        with self.peeking(), suppress(InputError):
            return self.inner.here() if self.tell(*answers).status == "accepted" else None
        return None

    def allowed(self, *answers: tuple[str, ...]) -> bool:
        """Whether the rules let these answers be given."""
        with self.peeking():
            try:
                return self.tell(*answers).status != "refused"
            except InputError:
                # The script of chance is for the answers of the scenario; the rules have nothing against this one.
                return True

    def next_asked(self, *answers: tuple[str, ...]) -> Decision | None:
        """What is asked right after these answers, if until then nothing at all happens."""
        before, after = self.inner.here(), self.after(*answers)
        if after is None or after.decision is None or before.table != after.table:
            return None
        return decision_words(after.decision)


def alike(one: Decision | None, other: Decision | None) -> bool:
    """Whether two questions are the same but for their ids."""
    if one is None or other is None:
        return one is other
    return replace(one, id="") == replace(other, id="")


def fits(decision: Decision, answer: tuple[str, ...]) -> bool:
    """Whether an answer has the right form: options, each once, and as many as are asked for."""
    distinct = len(set(answer)) == len(answer)
    least = min(decision.least, len(decision.options))
    return distinct and set(answer) <= set(decision.options) and least <= len(answer) <= decision.most


def ways(decision: Decision) -> list[tuple[str, ...]] | None:
    """Every answer to a question in which order does not count; None where they are too many."""
    if decision.kind in ("order", "name"):
        return None
    most = min(decision.most, len(decision.options))
    found: list[tuple[str, ...]] = []
    for count in range(min(decision.least, most), most + 1):
        for taken in combinations(decision.options, count):
            found.append(taken)
            if len(found) > MOST_WAYS:
                return None
    return found


def declaring(info: EngineInfo, manner: str) -> EngineInfo:
    """The engine as it says of itself that it has this manner, in every game."""
    if "manners" not in GameSupport.__struct_fields__:
        return info
    games = {name: replace(support, manners=(manner,)) for name, support in info.games.items()}
    return replace(info, games=games)


def lacking(info: EngineInfo, capability: str) -> EngineInfo:
    """The engine without a capability, in every game."""
    games = {
        name: replace(support, capabilities=tuple(each for each in support.capabilities if each != capability))
        for name, support in info.games.items()
    }
    return replace(info, games=games)
