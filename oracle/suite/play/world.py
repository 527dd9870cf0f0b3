"""A scenario in progress: calls to the engine, what was seen of the table, what a step expects."""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec.structs import replace

from oracle.engines.base import Characterizing, Engine, EngineFault, offered
from oracle.engines.traced import Traced
from oracle.profiles import Profile
from oracle.protocol.messages import Action, Characteristics, Decision, Observation, Reply
from oracle.suite.plan import Call
from oracle.suite.play.failure import (
    ACCEPTED,
    QUESTION,
    REFUSED,
    Failed,
    Unsupported,
    clip,
    only_answer_refused,
    refusal_words,
    replied,
)
from oracle.suite.play.questions import forced_answer, offers, same_question
from oracle.suite.play.seeing import see
from oracle.suite.table.changes import every_difference
from oracle.suite.table.manners import plain
from oracle.suite.table.option_words import option_list
from oracle.suite.table.table import Table
from oracle.suite.table.words import decision_words, result_words

MOST_FORCED = 1_000
"""Forced questions answered in a row before the engine is taken to ask without end.

More than a ring of Reactions has in one action, each of them activated a hundred times (Altered 1.4.6.c).
"""

NOBODY_ASKED = "nobody is asked: no choice is left here, or the engine took the choice itself (a deviation)"


class World:
    """Runs the steps of one scenario on one engine, one after the other.

    Observations are kept until the next call to the engine; they are only taken when something needs them.
    """

    __slots__ = (
        "_pending",
        "_pending_known",
        "_said_to_be_asked",
        "_seen",
        "acting",
        "answered",
        "answering",
        "asked",
        "before_action",
        "before_call",
        "call",
        "capabilities",
        "chosen",
        "edition",
        "ends_with",
        "engine",
        "game",
        "known_to",
        "left",
        "manners",
        "may_be_over",
        "misses",
        "open_questions",
        "refusal",
        "reply",
        "wordless",
    )

    def __init__(
        self,
        engine: Engine,
        game: Profile,
        edition: str,
        capabilities: Collection[str],
        manners: Collection[str] = (),
    ) -> None:
        self.engine = engine
        self.game = game
        self.edition = edition
        self.capabilities = capabilities
        self.manners = manners
        self.call: Call | None = None
        """The running step."""
        self.acting: Call | None = None
        """The When step that was run last."""
        self.ends_with: Call | None = None
        """The action within which the game ends, by what the scenario says."""
        self.wordless = False
        """Whether the last refusal is one that the engine had no words for: it gives no way to do it."""
        self.may_be_over = False
        """Whether that action has begun. A game that is over before it is a failure at the next look."""
        self.reply: Reply | None = None
        """To the last call of a When step."""
        self.refusal: Call | None = None
        """The When step that was refused while no step has said so yet."""
        self.before_call: Table | None = None
        self.before_action: Table | None = None
        self.open_questions: list[str] = []
        self.answered = ""
        """The question that the last When step answers, in words; nothing for an action."""
        self.answering: Decision | None = None
        """That question itself."""
        self.asked = False
        """Whether the engine has asked anything, be it with one answer only."""
        self.left: list[Call | None] = []
        """Actions begun while the engine asked what no step speaks of; None where the scenario ended so."""
        self.known_to: Callable[[str], Collection[str]] = lambda _: ()
        """The cards that a player may know at the running step, since they were shown them before."""
        self.chosen: list[tuple[Call | None, Decision]] = []
        """The questions that were answered by a step, each with the step."""
        self.misses = self._pending_known = False
        """Whether the engine has been found not to offer what it has to."""
        self._seen: Table | None = None
        self._pending: Decision | None = None
        self._said_to_be_asked: Decision | None = None

    # --- running steps ----------------------------------------------------------------------------------

    def run(self, call: Call, watch: bool = False) -> None:
        """Run a step; `watch` looks at the table before it even if no later step needs that."""
        self.call = call
        if isinstance(self.engine, Traced):
            self.engine.about_step(call.text)
        if call.is_when:
            self.settle()
            ends = call is self.ends_with
            if watch or call.watch or ends:
                self.look()
            self.may_be_over = self.may_be_over or ends
            self.acting, self.answered, self.answering = call, "", None
        try:
            self.perform(call)
        except Failed as failed:
            if call.is_when or failed.call is not None or self.refusal is None:
                raise
            # What does not hold after something that was refused does not hold because of that.
            raise self._not_accepted() from failed

    def perform(self, call: Call) -> None:
        """Call the engine as a When step says, or hold what a Then step checks."""
        move = call.move
        if move is None:
            see(self, call)
        elif move.action is not None:
            (self.decline if move.takes_back else self.act)(move.player, move.action)
        else:
            (self.choose_if_asked if move.if_asked else self.choose)(move.player, move.answer or ())

    def settle(self) -> None:
        """Fail for a refusal that no step has acknowledged; at the end of a scenario, and before each call."""
        if self.refusal is not None:
            raise self._not_accepted()

    def _not_accepted(self) -> Failed:
        """The failure of the step that was refused, where no step speaks of the refusal."""
        reply = self.last_reply()
        return Failed(ACCEPTED, self.reply_words(), self.refusal, refused=reply, deviation=replied(reply))

    # --- calls ------------------------------------------------------------------------------------------

    def act(self, player: str, action: Action) -> None:
        """An action of a When step, then the forced answers to what it asks."""
        self.before_action = self.before_call = self._seen
        self._seen = None
        if self._pending_known and self._pending is not None:
            self.answering, self.answered = self._pending, f"open: {decision_words(self._pending)}"
        self.leave(self.call)
        self._take(self.engine.act(player, action))

    def leave(self, at: Call | None) -> None:
        """Note that this action begins, or with None that the scenario ends, where a question may be open."""
        if self._pending_known and self._pending is not None and self._pending != self._said_to_be_asked:
            self.left.append(at)

    def decline(self, player: str, action: Action) -> None:
        """An action that takes back the one under way: afterwards the table before that counts as the one before."""
        seen, self._seen = self._seen, None
        if self.before_action is None:
            self.before_action = seen
        reply = self.engine.act(player, action)
        self.before_call = self.before_action if reply.status == ACCEPTED else seen
        self._take(reply)

    def choose(self, player: str, answer: tuple[str, ...]) -> None:
        """The answer to the pending question."""
        decision = self.pending()
        if decision is None:
            raise Failed("a question to answer", NOBODY_ASKED, deviation=QUESTION)
        self.before_call = self._seen
        self._seen = None
        self.note_answer(decision)
        self.chosen.append((self.call, decision))
        self._take(self.engine.decide(player, decision.id, answer))

    def note_answer(self, question: Decision, answer: tuple[str, ...] | None = None) -> None:
        """Keep what is answered, should that be refused; `answer` where it is not the one that the step says."""
        said = "" if answer is None else f"the answer {option_list(answer)} to: "
        self.answering, self.answered = question, said + decision_words(question)

    def unanswered(self) -> Decision | None:
        """The question that is open, of which no step has said that somebody is asked it."""
        return None if not self._pending_known or self._pending == self._said_to_be_asked else self._pending

    def choose_if_asked(self, player: str, answer: tuple[str, ...]) -> None:
        """The answer to the pending question if it is this player's and offers that; else nothing is done."""
        if offers(self.pending(), player, answer):
            self.choose(player, answer)

    def _take(self, reply: Reply) -> None:
        self.reply = reply
        self._note(reply)
        if reply.status == REFUSED:
            self.refusal = self.call
            return
        for _ in range(MOST_FORCED):
            forced = forced_answer(self._pending)
            if forced is None or self._pending is None:
                return
            if self.may_be_over and self.is_over():
                return
            question = self._pending
            self._seen = None
            answered = self.engine.decide(question.player, question.id, forced)
            self._note(answered)
            if answered.status == REFUSED:
                raise only_answer_refused(question, answered)
        came = f"the engine asked {MOST_FORCED} of them in a row"
        raise Failed("an end of forced questions", came, deviation=QUESTION)

    def _note(self, reply: Reply) -> None:
        if reply.status == "unsupported":
            text = reply.message or reply.code or "the engine does not say what it lacks"
            raise Unsupported((reply.code,), text, reply.message)
        # A refusal may undo an answer or the whole action: only looking tells what is pending now.
        self.wordless = False
        self._pending = reply.decision
        self._pending_known = reply.status == ACCEPTED
        self.asked = self.asked or reply.decision is not None

    # --- what steps look at -----------------------------------------------------------------------------

    def look(self) -> Table:
        """The table as it is now. Raises `Failed` where the game is over, and the scenario does not say so."""
        if self._seen is None:
            table = self._table(self.engine.observe())
            shown = table.observation.decision
            if table.observation.result is not None:
                # Whatever an engine still shows as asked, nobody has to answer it.
                self._pending, self._pending_known = None, True
            elif not self._pending_known:
                self._pending, self._pending_known = shown, True
            elif not same_question(self._pending, shown):
                raise EngineFault(
                    "lie",
                    "the reply and `observe` disagree about the pending question: "
                    f"{clip(decision_words(self._pending))} against {clip(decision_words(shown))}",
                )
            self._seen = table
        result = self._seen.observation.result
        if result is not None and not self.may_be_over:
            raise Failed("the game goes on", result_words(result), self.acting)
        return self._seen

    def forget(self) -> None:
        """Look again when a step needs it: somebody else has gone on with the game."""
        self._seen, self._pending_known = None, False

    def is_over(self) -> bool:
        """Whether the game is over; looks at the table."""
        return self.look().observation.result is not None

    def only_asks(self) -> bool:
        """Whether a question is open where none was before the action, and nothing else is otherwise."""
        now, before = self.look().observation, self.before_action
        if before is None or now.decision is None:
            return False
        return not every_difference(before.observation, replace(now, decision=before.observation.decision), self.game)

    def _table(self, seen: Observation) -> Table:
        return Table(plain(seen, self.game, self.manners), self.game)

    def seen_by(self, player: str) -> Table:
        """The table as one player sees it."""
        return self._table(self.engine.observe(player))

    def characteristics(self, ref: str) -> Characteristics:
        """A card's numbers and keywords now. Raises `EngineFault` of the kind `lie` for an engine that offers none."""
        self.look()
        engine = offered(self.engine, Characterizing)
        try:
            if engine is not None:
                return engine.characteristics(ref)
        except EngineFault as fault:
            if fault.kind != "unsupported-method":
                raise
        raise EngineFault("lie", "the engine declared characteristics and does not offer `characteristics`")

    def pending(self) -> Decision | None:
        """The pending question; none once the game is over."""
        if not self._pending_known or self.may_be_over:
            self.look()
        return self._pending

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
        self._said_to_be_asked = decision

    def close(self) -> None:
        """What is left to check after the last step."""
        self.settle()

    def last_reply(self) -> Reply:
        """The reply to the last When step."""
        if self.reply is None:
            raise Failed("a call before this step", "nothing was done yet")
        return self.reply

    def reply_words(self) -> str:
        """The last reply for people; of a refused answer with the question."""
        reply = self.last_reply()
        if reply.status == ACCEPTED:
            return ACCEPTED
        return "; ".join(filter(None, (refusal_words(reply), self.answered)))
