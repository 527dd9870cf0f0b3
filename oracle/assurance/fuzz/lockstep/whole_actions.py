"""Differential play by whole actions, with an engine whose questions differ from the reference's.

The reference finishes an action with all its choices; then the engine plays it, and its questions are answered by the
intended choices. Tables are compared at the ends of actions, and questions by their options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Literal, NamedTuple

from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.compare import comparison, unjudged
from oracle.assurance.fuzz.compare.comparison import OracleMismatch
from oracle.assurance.fuzz.compare.unjudged import Inconclusive
from oracle.assurance.fuzz.difference import Contrast, Difference
from oracle.assurance.fuzz.lockstep.lockstep import Lockstep, played
from oracle.assurance.fuzz.lockstep.lockstep import play as to_the_letter
from oracle.assurance.fuzz.lockstep.played_action import PlayedAction, Probe
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.position import Position
from oracle.protocol.messages import Decision, EngineInfo, Observation, Reply
from oracle.suite import localisation as blame
from oracle.suite.intent.equivalence import others_than_the_same
from oracle.suite.intent.line import NO, Fact, of_action, said_by
from oracle.suite.intent.matching import Matched, is_own, match, match_named, same_question
from oracle.suite.intent.offers import misoffered, not_offered
from oracle.suite.intent.omission import Outcome, changes_nothing, is_to_be_asked, left_out, outcomes_here
from oracle.suite.intent.path import NotOffered, Path, Vacuous
from oracle.suite.intent.relabelling import swap_of
from oracle.suite.intent.search import Search, TooManyRuns
from oracle.suite.intent.telling import TooManyAnswers, answers, completed
from oracle.suite.intent.wishes import Wish, asks_again
from oracle.suite.localisation import Seen
from oracle.suite.phrases.move import Move
from oracle.suite.play.answering import MOST_FORCED
from oracle.suite.play.failure import ACCEPTED, REFUSED
from oracle.suite.play.questions import forced_answer
from oracle.suite.table.option_words import option_list
from oracle.suite.table.wording import decision_words


class _End(NamedTuple):
    """How one way of playing an action ended: the mismatch, if there is one."""

    mismatch: OracleMismatch | None
    path: Path


def play(case: Case, reference: ReferenceEngine, engine: Engine, info: EngineInfo) -> Difference | None:
    """The first difference that is more than another manner of asking, or None; see `lockstep.play`."""
    return confirmed(case, to_the_letter(case, reference, engine, info), engine, info)


def play_by_actions(case: Case, engine: Engine, info: EngineInfo) -> Difference | None:
    """The first difference if whole actions are compared from the start."""
    return played(case, WholeActionLockstep(ReferenceEngine(tracing=True, recognisable=True), engine, info))


def confirmed(case: Case, found: Difference | None, engine: Engine, info: EngineInfo) -> Difference | None:
    """A difference found word for word, if the engine also differs by whole actions; a violation of the protocol always
    counts."""
    if found is None or found.kind in ("fault", "reference"):
        return found
    whole = replace(case, setup=replace(case.setup, chance=found.chance))
    return None if play_by_actions(whole, engine, info) is None else found


class _RefusedThen(Exception):
    """The engine refuses an answer within an action that the reference refuses at once."""

    def __init__(self, reply: Reply) -> None:
        super().__init__()
        self.reply = reply


def _is_next(question: Decision, matched: Matched | None, wishes: list[Wish]) -> bool:
    """Whether this is exactly the reference's next question."""
    following = next((wish for wish in wishes if not wish.done and not wish.fact.said), None)
    if matched is None or following is None or matched.about != (following,):
        return False
    own = following.fact.question
    return question.source in (None, own.source) and same_question(question, own)


class WholeActionLockstep(Lockstep):
    """One game on both, action by action. Its reference must be `recognisable`."""

    _current: PlayedAction | None
    _wishes: list[Wish]
    """The choices of the last action that the engine has played."""
    _dirty: bool
    """Whether the engine has begun the next action."""
    _actions: list[PlayedAction]
    """The moves that changed something, as the engine played them."""
    _asked_again: bool
    """Whether the engine has asked for something that the action names, although the action must be refused."""
    _unsure: bool
    """Whether an answer in an earlier action may have been meant for another question."""

    def _list(self) -> None:
        """Lists are judged when a game is played word for word; here, a difference in them could wrongly confirm
        another one."""

    def _begin(self) -> None:
        self._current, self._actions, self._wishes = None, [], []
        self._unsure = self._dirty = False
        super()._begin()

    def look_around(self) -> Difference | None:
        """Finish the current action with the first possible answers, and compare what each player sees."""
        for _ in range(MOST_FORCED):
            asked = self.table.decision
            if asked is None or self.over:
                break
            found = self.step(Move(player=asked.player, answer=asked.options[: max(asked.least, 1)]))
            if found is not None:
                return found
        return None if self.over else super().look_around()

    def _step(self) -> None:
        unjudged.check(self, unjudged.BEFORE_A_MOVE_OF_AN_ACTION)
        move, asked, at = self.move, self.asked, self.reference.here()
        ours = self._reference_moves()
        self.table = self.reference.observe()
        if ours.status == "accepted":
            unjudged.check(self, unjudged.AFTER_AN_ACCEPTED_MOVE)
        self.answered = None if asked is None or move.answer is None else (asked, move.answer)
        if asked is None:
            self._current = None if self._ignores_place(move, ours, at) else self._begun(move, ours)
        elif self._current is not None:
            self._goes_on(self._current, move, ours, asked, at)
        if self.table.decision is None and self._current is not None:
            current, self._current = self._current, None
            self._engine_plays(current)

    def _begun(self, move: Move, ours: Reply) -> PlayedAction:
        action = move.action
        if action is None:
            raise Inconclusive("nobody is asked")
        facts = said_by(action, move.player, 0)
        return PlayedAction(move=move, reply=ours, facts=facts, before=[self.reference.here() for _ in facts])

    def _ignores_place(self, move: Move, ours: Reply, at: Position) -> bool:
        """Whether an action is refused only because it names an Expedition although none is chosen; many engines ignore
        that."""
        action = move.action
        if ours.status != REFUSED or action is None or action.at is None:
            return False
        with self._looking_back(at):
            return self.reference.act(move.player, replace(action, at=None)).status == "accepted"

    def _goes_on(self, current: PlayedAction, move: Move, ours: Reply, asked: Decision, at: Position) -> None:
        if move.action is not None:
            if ours.status == "accepted":
                raise Inconclusive("what was begun was taken back, and engines differ in where")
            return
        if ours.status == REFUSED:
            if self.table.decision is None:
                raise Inconclusive("an answer took the whole action back")
            current.probes.append(
                Probe(after=len(current.facts), player=move.player, question=asked, answer=move.answer or ())
            )
            return
        place = len(current.facts) + 1
        question = of_action(asked, current.move.action)
        current.facts.append(Fact(place=place, question=question, answer=move.answer or (), looked_at=(place,)))
        current.before.append(at)

    # --- the engine -------------------------------------------------------------------------------------

    def _engine_plays(self, current: PlayedAction) -> None:
        if self._note_chance():
            self._again()
        self._dirty = False
        search = Search(
            lambda path: self._one_way(current, path), lambda end: end.mismatch is not None, self._same_table
        )
        try:
            end = search.end()
        except TooManyRuns:
            raise Inconclusive("the engine asks too much to try every answer") from None
        if end.mismatch is not None:
            if search.exhausted:
                raise Inconclusive("the engine asks too much to try everything that its questions may mean")
            if self._unsure:
                raise Inconclusive("an earlier question could be about two things, and the table does not show which")
            raise end.mismatch
        self._unsure = self._unsure or search.is_ambiguous(end.path)
        current.way = end.path
        if search.runs > 1:
            self._again()
            if current.reply.status == "accepted":
                self._plays_again(current)
        if current.reply.status == "accepted":
            self._actions.append(current)

    def _one_way(self, current: PlayedAction, path: Path) -> _End:
        """Play the action in one of the ways that the engine's questions allow."""
        if self._dirty:
            self._again()
        self._dirty = True
        if path.refused:
            # It asks for something that the action names, without offering it: this is its way of refusing.
            self._again()
            self._dirty = False
            return _End(None, path)
        try:
            theirs = self._played(current, path)
            seen = self.engine.observe()
            if path.sizes and not path.keeps and self._same_table(self._before_action, seen):
                raise Vacuous
            self._leftover(current, self._wishes)
            path.tables[0] = seen
            self._judge(current, theirs, seen)
        except OracleMismatch as found:
            return _End(found, path)
        except TooManyAnswers as found:
            # The meaning given to an earlier question may have used up the choice for this one.
            asked = self._asks_otherwise(comparison.NOBODY_IS_ASKED, str(found), "more is asked", blame.acting)
            return _End(asked, path)
        except _RefusedThen as refused:
            self._again()
            self._dirty = False
            contrast = comparison.replies(current.reply, refused.reply, self.capabilities)
            clause = blame.refusing(self.calls)
            return _End(None if contrast is None else OracleMismatch("clause", contrast, clause), path)
        return _End(None, path)

    def _same_table(self, one: Observation, other: Observation) -> bool:
        return not comparison.tables(one, other, self.game, self.capabilities, self._names, self.manners)

    def _again(self) -> None:
        """Return the engine to the point before the action, with the outcomes of chance known now."""
        self._is_set_up(self.engine.setup(replace(self.setup, chance=self.known)))
        for current in self._actions:
            self._plays_again(current)

    def _plays_again(self, current: PlayedAction) -> None:
        """Let the engine play an action as it played it before."""
        self._says_again(current.reply.status, self._played(current, current.way.once_more()))

    def _asks_otherwise(
        self, reference: str, engine: str, general: str, blamed: Callable[[Sequence[Seen]], str]
    ) -> OracleMismatch:
        contrast = Contrast("question", reference, engine, "question", (general,))
        return OracleMismatch("question", contrast, blamed(self.calls))

    def _answers_otherwise(
        self, reference: str, engine: str, said: str, blamed: Callable[[Sequence[Seen]], str]
    ) -> OracleMismatch:
        """`reference`, `engine`: whether each accepts the answer; `said`: the engine's reply in words."""
        contrast = comparison.verdicts("answer", reference, engine, (reference, said))
        return OracleMismatch("answer", contrast, blamed(self.calls))

    def _judge(self, current: PlayedAction, theirs: Reply, seen: Observation) -> None:
        contrast = comparison.replies(current.reply, theirs, self.capabilities)
        if contrast is not None:
            kind: Literal["clause", "verdict"] = "clause" if current.reply.status == theirs.status else "verdict"
            raise OracleMismatch(kind, contrast, self._judging(current.reply, theirs))
        self.question = None
        if seen.decision is not None and seen.result is None:
            asked = decision_words(seen.decision)
            raise self._asks_otherwise(comparison.NOBODY_IS_ASKED, asked, "more is asked", blame.acting)
        self._compare_tables(seen)

    def _played(self, current: PlayedAction, path: Path) -> Reply:
        """Let the engine play the action; its reply to the action itself."""
        move, wishes = current.move, [Wish(fact) for fact in current.facts]
        for wish in wishes:
            wish.given = True
        if move.action is None:
            raise Inconclusive("nobody is asked")
        action = completed(move.action, wishes, self.manners)
        self._before_action, self._asked_again = self.engine.observe(), False
        first = reply = self._supported(self.engine.act(move.player, action))
        for _ in range(MOST_FORCED):
            question = reply.decision
            if reply.status == REFUSED or question is None:
                break
            reply = self._supported(self._answered_by(question, current, wishes, path))
            if reply.status == REFUSED:
                if current.reply.status == REFUSED and not self._asked_again:
                    break
                if current.reply.status == REFUSED:
                    # It asks for something that the action names, and then refuses it.
                    raise _RefusedThen(reply)
                said = f"refused: {decision_words(question)}"
                raise self._answers_otherwise(ACCEPTED, REFUSED, said, blame.acting)
        else:
            raise Inconclusive("the engine asks more in one action than is answered")
        if self._asked_again and any(wish.named_in_part for wish in wishes):
            raise NotOffered(0)
        self._wishes = wishes if first.status != REFUSED else []
        return first

    def _only_asks(self) -> bool:
        """Whether the engine has only asked so far."""
        return self._same_table(self._before_action, replace(self.engine.observe(), decision=None))

    def _answered_by(self, question: Decision, current: PlayedAction, wishes: list[Wish], path: Path) -> Reply:
        number, path.questions = path.questions, path.questions + 1
        forced = forced_answer(question)
        again = current.reply.status == REFUSED and asks_again(question, wishes, self._only_asks)
        matched = match_named(question, wishes) if again else match(question, wishes, path.meaning(number))
        if matched is None and again:
            raise NotOffered(0)
        self._asked_again = self._asked_again or again
        if forced is not None and not again and not is_own(question, matched, forced):
            return self.engine.decide(question.player, question.id, forced)
        path.literal = path.literal and _is_next(question, matched, wishes)
        if matched is None or matched.answer is None:
            ways = answers(question)
            return self.engine.decide(question.player, question.id, ways[path.take(len(ways), 0)])
        if question.kind == "trigger" and comparison.STEPWISE not in self.capabilities:
            raise Inconclusive(unjudged.TRIGGERS)
        nothing = matched.answer in ((), (NO,), ("0",))
        path.note(matched.doubtful(question), nothing, matched.others, number)
        for wish in matched.about:
            self._judge_offer(question, matched.about, current, wishes.index(wish))
        self._probe(question, current, wishes.index(matched.about[0]))
        matched.tell()
        reply = self.engine.decide(question.player, question.id, matched.answer)
        if reply.status == REFUSED:
            path.note_refusal(question, matched.answer)
        return reply

    def _judge_offer(self, question: Decision, about: tuple[Wish, ...], current: PlayedAction, place: int) -> None:
        """Options without effect need not be offered; those with an effect must be, and no others may be."""
        wish = next(one for one in about if one.fact is current.facts[place])
        wrong = None if wish.judged or wish.fact.said else misoffered(question, wish, about)
        if wrong is None:
            return
        missing, surplus = wrong
        known = None if surplus else left_out(self._outcomes(current, place), wish.fact.question, question.options)
        if known != ():
            own = wish.fact.question
            wanted = f"{own.player} is asked to choose from {option_list(own.options)}"
            came = not_offered(missing, question) if missing else decision_words(question)
            raise self._asks_otherwise(wanted, came, "left out" if missing else "other options", blame.asking)

    def _probe(self, question: Decision, current: PlayedAction, place: int) -> None:
        for probe in current.probes:
            if probe.after != place or not same_question(probe.question, question):
                continue
            reply = self.engine.decide(probe.player, question.id, probe.answer)
            if reply.status == "accepted":
                raise self._answers_otherwise(REFUSED, ACCEPTED, ACCEPTED, blame.asking)

    def _leftover(self, current: PlayedAction, wishes: list[Wish]) -> None:
        for place, wish in enumerate(wishes):
            if wish.is_said or wish.fact.said:
                continue
            if wish.fact.question.kind == "trigger" and comparison.STEPWISE not in self.capabilities:
                raise Inconclusive(unjudged.TRIGGERS)
            others = self._lead_elsewhere(current, place)
            if others and wish.fact.answer is not None:
                tried = self._outcomes(current, place)
                if not is_to_be_asked(tried, wish.fact.answer):
                    continue
                if changes_nothing(tried, wish.fact.answer):
                    raise Inconclusive("an answer that changes nothing is not offered")
            if any(swap_of(wish.fact.answer or (), other, self.setup.position.cards) is None for other in others):
                asked = decision_words(wish.fact.question)
                raise self._asks_otherwise(asked, comparison.NOBODY_IS_ASKED, "nobody is asked", blame.asking)
            if others:
                raise Inconclusive("the engine takes one of several equal cards itself")

    def _outcomes(self, current: PlayedAction, place: int) -> tuple[Outcome, ...]:
        """The outcome of each answer to the question of this fact. Raises Inconclusive."""
        with self._looking_back(current.before[place]):
            tried = outcomes_here(self.reference, current.facts[place].question)
        if tried is None:
            raise Inconclusive(unjudged.ANSWERS)
        return tried

    def _lead_elsewhere(self, current: PlayedAction, place: int) -> list[tuple[str, ...]]:
        """The other answers that matter."""
        with self._looking_back(current.before[place]):
            return others_than_the_same(self.reference, current.facts[place], current.facts[place + 1 :])

    @contextmanager
    def _looking_back(self, to: Position) -> Iterator[None]:
        """The reference's moves in the meantime do not count for the game."""
        here, rests_on = self.reference.here(), set(self.reference.rests_on)
        try:
            self.reference.go_back(to)
            yield
        finally:
            self.reference.go_back(here)
            self.reference.rests_on = rests_on
