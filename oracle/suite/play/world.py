"""A scenario in progress: calls to the engine, the observed table, the expectations of a step."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from oracle.engines.base import Characterizing, Engine, EngineFault, offered
from oracle.engines.traced import Traced
from oracle.kernel.errors import Undecided
from oracle.profiles import Profile
from oracle.protocol.messages import Action, Characteristics, Decision, GameSupport, Observation, Reply
from oracle.suite.plan import Call, Settled
from oracle.suite.play.answering import Answering
from oracle.suite.play.failure import (
    ACCEPTED,
    QUESTION,
    REFUSED,
    Failed,
    Unsupported,
    clip,
    refusal_words,
    replied,
)
from oracle.suite.play.questions import same_question
from oracle.suite.play.seeing import see
from oracle.suite.table.changes import every_difference
from oracle.suite.table.normalise import normalised
from oracle.suite.table.option_words import option_list
from oracle.suite.table.table import Table
from oracle.suite.table.wording import decision_words, result_words

NOBODY_ASKED = "nobody is asked: no choice is left here, or the engine took the choice itself (a deviation)"


class Said(NamedTuple):
    """An action, or an answer with its question, and the reply to it."""

    player: str
    action: Action | None
    question: Decision | None
    answer: tuple[str, ...]
    reply: Reply


class Met(Struct, kw_only=True):
    """An engine's behavior in a run beyond its replies."""

    asked: bool = False
    """Whether it has asked anything, even with a single answer."""
    left: list[Call | None] = []
    """Actions begun while it had a question open that no step covers; None if the scenario ended like that."""
    chosen: list[tuple[Call | None, Decision]] = []
    """The questions answered by steps, each with its step."""
    misses: bool = False
    """Whether it has failed to offer a required option."""


class World(Struct, kw_only=True, eq=False):
    """Runs the steps of one scenario on one engine, in order.

    Observations are kept until the next call to the engine; they are only made when needed.
    """

    engine: Engine
    game: Profile
    edition: str
    support: GameSupport
    """The engine's declarations for the game."""
    answering: Answering
    """How moves are sent, and how the engine's questions are handled."""
    ends_with: Call | None = None
    """The action during which the scenario expects the game to end."""
    known_to: Callable[[str], Collection[str]] = lambda _: ()
    """The cards that a player may know at the running step because they were shown them before."""

    settled: Settled | None = None
    """What decisions leave of the outcomes that the rules leave open."""

    call: Call | None = None
    """The running step."""
    acting: Call | None = None
    """The last When step run."""
    may_be_over: bool = False
    """Whether the action that ends the game has begun. A game that is over earlier fails at the next look."""
    begun_again: bool = False
    """Whether an action has been accepted since the one that ended the game: from then on questions count again."""
    reply: Reply | None = None
    """The reply to the last call of a When step."""
    refusal: Call | None = None
    """The refused When step, until a step acknowledges the refusal."""
    wordless: bool = False
    """Whether the last refusal means that the engine offers no way to do this."""
    answered: str = ""
    """The question answered by the last When step, in words; empty for an action."""
    answered_question: Decision | None = None
    """The question itself."""
    before_call: Table | None = None
    before_action: Table | None = None
    open_questions: list[str] = []
    met: Met = field(default_factory=Met)
    seen: Table | None = None
    """The table since the last call; None if not yet observed."""
    question: Decision | None = None
    """The pending question, valid if `question_known`."""
    question_known: bool = False
    said_to_be_asked: Decision | None = None
    """The question that a step has stated to be asked."""
    said: list[Said] = []
    """Everything sent to the engine since setup."""

    # --- running steps ----------------------------------------------------------------------------------

    def run(self, call: Call, watch: bool = False) -> None:
        """Run a step; `watch` observes the table before it even if no later step needs that."""
        if self.answering.passes_over(self, call):
            return
        self.call = call
        if isinstance(self.engine, Traced):
            self.engine.about_step(call.text)
        if call.is_when:
            self.settle()
            ends = call is self.ends_with
            if watch or call.watch or ends or self.answering.looks_before:
                self.look()
            self.may_be_over = self.may_be_over or ends
            self.acting, self.answered, self.answered_question = call, "", None
        try:
            self.perform(call)
        except Failed as failed:
            if call.is_when or failed.call is not None or self.refusal is None:
                raise
            # A check that fails after an unexpected refusal fails because of it.
            raise self._not_accepted() from failed

    def perform(self, call: Call) -> None:
        """Call the engine as a When step says, or apply the checks of a Then step."""
        move = call.move
        if move is None:
            see(self, call)
        elif move.action is not None:
            (self.answering.decline if move.takes_back else self.answering.act)(self, move.player, move.action)
        elif move.if_asked:
            self.answering.choose_if_asked(self, move.player, move.answer or ())
        else:
            self.answering.choose(self, move.player, move.answer or ())

    def settle(self) -> None:
        """Fail for a refusal that no step has acknowledged; before each call and at the end of a scenario."""
        if self.refusal is not None:
            raise self._not_accepted()

    def _not_accepted(self) -> Failed:
        """The failure of a step that was refused without a step stating so."""
        reply = self.last_reply()
        return Failed(ACCEPTED, self.reply_words(), self.refusal, refused=reply, deviation=replied(reply))

    # --- calls ------------------------------------------------------------------------------------------

    def act(self, player: str, action: Action) -> None:
        """Carry out an action of a When step, then give the forced answers."""
        self.before_action = self.before_call = self.seen
        self.seen = None
        if self.question_known and self.question is not None:
            self.answered_question, self.answered = self.question, f"open: {decision_words(self.question)}"
        self.leave(self.call)
        reply = self._acted(player, action)
        self.begun_again = self.may_be_over and self.acting is not self.ends_with and reply.status == ACCEPTED
        self.take(reply)

    def leave(self, at: Call | None) -> None:
        """Record that this action begins (None: the scenario ends) while a question may be open."""
        if self.question_known and self.question is not None and self.question != self.said_to_be_asked:
            self.met.left.append(at)

    def decline(self, player: str, action: Action) -> None:
        """Take back the current action: the table from before it then counts as the previous one."""
        seen, self.seen = self.seen, None
        if self.before_action is None:
            self.before_action = seen
        reply = self._acted(player, action)
        self.before_call = self.before_action if reply.status == ACCEPTED else seen
        self.take(reply)

    def choose(self, player: str, answer: tuple[str, ...]) -> None:
        """Answer the pending question."""
        decision = self.pending()
        if decision is None:
            raise Failed("a question to answer", NOBODY_ASKED, deviation=QUESTION)
        self.before_call = self.seen
        self.seen = None
        self.note_answer(decision)
        self.met.chosen.append((self.call, decision))
        self.take(self._decided(player, decision, answer))

    def note_answer(self, question: Decision, answer: tuple[str, ...] | None = None) -> None:
        """Record an answer in case it is refused; `answer` if it is not the step's own."""
        said = "" if answer is None else f"the answer {option_list(answer)} to: "
        self.answered_question, self.answered = question, said + decision_words(question)

    def unanswered(self) -> Decision | None:
        """The open question, unless a step has stated that it is asked."""
        return None if not self.question_known or self.question == self.said_to_be_asked else self.question

    def take(self, reply: Reply) -> None:
        """Process the engine's reply to a When step, and answer its questions."""
        self.reply = reply
        self.note(reply)
        if reply.status == REFUSED:
            self.refusal = self.call
        else:
            self.answering.go_on(self)

    def send(self, question: Decision, answer: tuple[str, ...]) -> Reply:
        """Answer a question that no step answers."""
        self.seen = None
        reply = self._decided(question.player, question, answer)
        self.note(reply)
        return reply

    def _acted(self, player: str, action: Action) -> Reply:
        reply = self.engine.act(player, action)
        self.said.append(Said(player, action, None, (), reply))
        return reply

    def _decided(self, player: str, question: Decision, answer: tuple[str, ...]) -> Reply:
        reply = self.engine.decide(player, question.id, answer)
        self.said.append(Said(player, None, question, answer, reply))
        return reply

    def note(self, reply: Reply) -> None:
        """Record what a reply says about questions. Raises `Unsupported`."""
        if reply.status == "unsupported":
            text = reply.message or reply.code or "the engine does not say what it lacks"
            raise Unsupported((reply.code,), text, reply.message)
        # A refusal may undo an answer or the whole action: only an observation shows what is pending now.
        self.wordless = False
        self.question = reply.decision
        self.question_known = reply.status == ACCEPTED
        self.met.asked = self.met.asked or reply.decision is not None

    # --- what steps look at -----------------------------------------------------------------------------

    def look(self) -> Table:
        """The current table. Raises `Failed` if the game is unexpectedly over."""
        if self.seen is None:
            table = self._table(self.engine.observe())
            shown = table.observation.decision
            if self._ended(table.observation):
                # Any question still shown by the engine need not be answered.
                self.question, self.question_known = None, True
            elif not self.question_known:
                self.question, self.question_known = shown, True
            elif not same_question(self.question, shown):
                raise EngineFault(
                    "lie",
                    "the reply and `observe` disagree about the pending question: "
                    f"{clip(decision_words(self.question))} against {clip(decision_words(shown))}",
                )
            self.seen = table
        result = self.seen.observation.result
        if result is not None and not self.may_be_over:
            raise Failed("the game goes on", result_words(result), self.acting, over=True)
        return self.seen

    def forget(self) -> None:
        """Observe again when needed: another party has continued the game."""
        self.seen, self.question_known = None, False

    def is_over(self) -> bool:
        """Whether the game is over; observes the table."""
        return self._ended(self.look().observation)

    def _ended(self, seen: Observation) -> bool:
        """Whether no question is open; an engine may show the old result until the next game is described."""
        return seen.result is not None and not (self.begun_again and seen.decision is not None)

    def only_asks(self) -> bool:
        """Whether a new question is open since the action, and nothing else has changed."""
        now, before = self.look().observation, self.before_action
        if before is None or now.decision is None:
            return False
        return not every_difference(before.observation, replace(now, decision=before.observation.decision), self.game)

    def _table(self, seen: Observation) -> Table:
        return Table(normalised(seen, self.game, self.support.manners), self.game)

    def seen_by(self, player: str) -> Table:
        """One player's view of the table."""
        return self._table(self.engine.observe(player))

    def characteristics(self, ref: str) -> Characteristics:
        """A card's current numbers and keywords. Raises `EngineFault` of the kind `lie` for an engine that offers none,
        and Unsupported if the reference says that the rules leave them open.
        """
        self.look()
        engine = offered(self.engine, Characterizing)
        try:
            if engine is not None:
                return engine.characteristics(ref)
        except Undecided as undecided:
            raise Unsupported((), f"undecided: {undecided.question}", undecided.question) from None
        except EngineFault as fault:
            if fault.kind != "unsupported-method":
                raise
        raise EngineFault("lie", "the engine declared characteristics and does not offer `characteristics`")

    def pending(self) -> Decision | None:
        """The pending question; none once the game is over."""
        if not self.question_known or self.may_be_over:
            self.look()
        return self.question

    def is_asked(self, who: str, options: tuple[str, ...] | None) -> None:
        """Fail unless a question is pending for this player; with options, one that offers exactly these."""
        decision = self.pending()
        expected = f"{who} is asked"
        if options is not None:
            expected += f" to choose from {option_list(options)}"
        if decision is None:
            raise Failed(expected, "nobody is asked", deviation=QUESTION)
        if decision.player != who or (options is not None and sorted(decision.options) != sorted(options)):
            raise Failed(expected, decision_words(decision), deviation=QUESTION)
        self.said_to_be_asked = decision

    def cannot(self, why: str) -> None:
        """Treat something that the engine offers no way to do as refused, without a clause."""
        self.reply, self.refusal = Reply(status=REFUSED, message=why), self.call
        self.wordless = True

    def close(self) -> None:
        """Final checks after the last step."""
        self.settle()
        self.answering.close(self)

    def last_reply(self) -> Reply:
        """The reply to the last When step."""
        if self.reply is None:
            raise Failed("a call before this step", "nothing was done yet")
        return self.reply

    def reply_words(self) -> str:
        """The last reply for people; for a refused answer including the question."""
        reply = self.last_reply()
        if reply.status == ACCEPTED:
            return ACCEPTED
        return "; ".join(filter(None, (refusal_words(reply), self.answered)))
