"""Plays one game on the reference and on an engine move by move, and stops at their first difference."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.compare import comparison, unjudged
from oracle.assurance.fuzz.compare.comparison import Hashing, OracleMismatch
from oracle.assurance.fuzz.compare.lists import judge_list
from oracle.assurance.fuzz.compare.unjudged import Inconclusive, Moment, Reasons
from oracle.assurance.fuzz.difference import Contrast, Difference, Kind, Signature
from oracle.assurance.fuzz.lockstep.replay import replies, sent
from oracle.engines.base import Deferred, Engine, EngineFault, Sending, offered
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference_books import completed
from oracle.kernel.errors import BREAKDOWNS, InputError, OracleError
from oracle.profiles import PROFILES
from oracle.protocol.messages import Decision, EngineInfo, Observation, Reply, SetupParams, SetupResult
from oracle.suite import localisation as blame
from oracle.suite.localisation import Called, Mismatch
from oracle.suite.phrases.move import Move
from oracle.suite.play.answering import MOST_FORCED
from oracle.suite.play.failure import clip, refusal_words
from oracle.suite.play.questions import forced_answer
from oracle.suite.play.set_up import judge_set_up
from oracle.suite.table.normalise import COUNTED, support_of
from oracle.suite.table.wording import decision_words

VIEWS, DIGEST, LISTS = "hidden-views", "digest", "legal-lists"
THE_END = "the game is over"


def play(case: Case, reference: ReferenceEngine, engine: Engine, info: EngineInfo) -> Difference | None:
    """The first difference, or None; the reference should be tracing, so that it can name the clause.

    A game ends without a verdict if the reference cannot decide, the engine lacks something, or a move makes no sense.
    Raises `EngineFault` of the kinds `start` and `given-up` only: then there is no engine to play with.
    """
    return played(case, Lockstep(reference, engine, info))


def played(case: Case, game: Lockstep) -> Difference | None:
    """The first difference of a case."""
    found = game.begin(case.setup)
    for move in case.moves:
        if found is not None or game.over:
            break
        found = game.step(move)
    return found or (None if game.over else game.look_around())


class Lockstep(Moment):
    """One game on both. `begin` it, then `step` until there is a difference or the game is `over`."""

    def __init__(
        self, reference: ReferenceEngine, engine: Engine, info: EngineInfo, *, by_digest: bool = False
    ) -> None:
        """`by_digest`: observe the engine's table only if its hash differs, if the engine offers hashes."""
        self.reference = reference
        self.engine = engine
        self._sending = offered(engine, Sending) or Deferred(engine)
        self.info = info
        self._by_digest = by_digest
        self._hashing: Hashing | None = None
        self.over = ""
        """Why the game cannot go on; empty while it can."""
        self.unsupported: tuple[str, ...] | None = None
        """The engine's statement of a gap, if that ended the game."""
        self.played: list[Move] = []
        self._counted: list[tuple[Move, str]] = []
        """The moves that changed something, each with its reply's status: a refused one may have rolled dice in vain.
        """
        self.calls: list[Called] = []
        """The reference's play of the last move: the move, and forced answers."""
        self._all_calls: list[Called] = []
        """The reference's play of all moves."""
        self.uncompared: list[Called] = []

    # --- moves ------------------------------------------------------------------------------------------

    def begin(self, setup: SetupParams) -> Difference | None:
        """Set up both."""
        self.setup = completed(setup)
        self.game = PROFILES[setup.game]
        self._names = comparison.full_names(setup.definitions)
        support = self.info.games.get(setup.game)
        self.manners = frozenset(support_of(self.info, setup.game).manners)
        self.capabilities = frozenset(support.capabilities) if support is not None else frozenset()
        self._hashing = offered(self.engine, Hashing) if self._by_digest and DIGEST in self.capabilities else None
        self.played, self.calls, self.uncompared, self._all_calls, self._counted = [], [], [], [], []
        self.known = self.drawn = setup.chance
        self.question: Decision | None = None
        self.answered: tuple[Decision, tuple[str, ...]] | None = None
        self.exact, self.over, self.unsupported = True, "", None
        found = self._guarded(self._begin)
        self._note_the_end()
        return found

    def step(self, move: Move) -> Difference | None:
        """Make a move on both, and give the forced answers; then compare. After the end of the game, do nothing."""
        self.calls = []
        self.move, self.asked = move, self.table.decision
        self.played.append(move)
        found = self._guarded(self._step)
        self._note_the_end()
        return found

    def _note_the_end(self) -> None:
        """A game with the same result in both does not go on."""
        if not self.over and self.table.result is not None:
            self.over = THE_END

    def look_around(self) -> Difference | None:
        """Compare each player's view, and the lists of actions, if the engine offers them. The game is over then."""
        found = self._guarded(self._views) if VIEWS in self.capabilities else None
        return found or (self._guarded(self._list) if LISTS in self.capabilities and not self.over else None)

    def _guarded(self, do: Callable[[], None]) -> Difference | None:
        try:
            do()
        except Inconclusive as reason:
            self.over = str(reason)
        except OracleMismatch as found:
            return self._unless(unjudged.DIFFERENCE, "they differ", found.kind, found.contrast, found.clause)
        except EngineFault as fault:
            if fault.kind in ("start", "given-up"):
                raise
            # Perhaps the reference could not have decided either.
            reasons = unjudged.FAULT if self.played else {}
            return self._unless(reasons, "the engine broke the protocol", "fault", comparison.fault(fault))
        except InputError as error:
            self.over = f"the move makes no sense: {error}"
        except OracleError as error:
            return self._breaks("the reference contradicts itself", str(error))
        except RecursionError:
            return self._breaks("the reference asks itself without end")
        except BREAKDOWNS as error:
            return self._breaks("the reference crashed", f"{type(error).__name__} {error}")
        return None

    def _unless(
        self, reasons: Reasons, over: str, kind: Kind, contrast: Contrast, clause: str = ""
    ) -> Difference | None:
        """The difference that ends the game, unless a reason not to judge applies."""
        try:
            unjudged.check(self, reasons)
        except Inconclusive as reason:
            self.over = str(reason)
            return None
        self.over = over
        return self._difference(kind, contrast, clause)

    def _breaks(self, over: str, told: str = "") -> Difference:
        """A contradiction within the reference."""
        self.over, said = over, ": ".join(filter(None, (over, told)))
        return self._difference("reference", Contrast("bug", clip(said), "was not asked", "bug"), "")

    def _begin(self) -> None:
        answer = self._sending.send_setup(self.setup)
        ready = self.reference.setup(self.setup)
        if ready.status != "ok":
            raise Inconclusive(f"the reference lacks {', '.join(ready.unsupported)}")
        self._is_set_up(answer())
        seen = self._sending.send_observe()
        self.table = self.reference.observe()
        first = seen()
        judge_set_up(self.setup, first, self.manners)
        self._compare(first)

    def _is_set_up(self, answer: SetupResult) -> None:
        if answer.status != "ok":
            self._end_unsupported(answer.unsupported, answer.message)

    def _end_unsupported(self, names: tuple[str, ...], message: str) -> None:
        lies = sorted(self.capabilities.intersection(names))
        if lies:
            raise EngineFault("lie", f"the engine declared {', '.join(lies)} and answers that it is unsupported")
        self.unsupported = names
        raise Inconclusive(f"the engine lacks {', '.join(names) or message or 'something'}")

    def _step(self) -> None:
        move, asked = self.move, self.asked
        unjudged.check(self, unjudged.BEFORE_A_MOVE)
        answer = sent(self._sending, move, self.question)
        ours = self._reference_moves()
        fresh = self._note_chance()
        if fresh:
            # The engine has already used its own outcome of chance.
            self._set_up_again()
            answer = sent(self._sending, move, self.question)
        try:
            theirs = self._engine_moves(answer)
            seen = self.engine.observe if self._hashing else self._sending.send_observe()
        finally:
            self.table = self.reference.observe()
        if fresh or ours.status == "accepted" or self.table.decision != asked:
            self._counted.append((move, ours.status))
        if ours.status == "accepted":
            unjudged.check(self, unjudged.AFTER_AN_ACCEPTED_MOVE)
        self._compare_replies(ours, theirs, seen)

    def _reference_moves(self) -> Reply:
        """Make the move on the reference; returns its reply to the move itself."""
        first, *_ = [self._recorded(reply) for reply in replies(self.move, self.reference, self.asked)]
        if first.status == "accepted":
            self.answered = None if self.asked is None or self.move.answer is None else (self.asked, self.move.answer)
        unjudged.check(self, unjudged.AFTER_A_MOVE)
        return first

    def _recorded(self, reply: Reply) -> Reply:
        if reply.status == "unsupported":
            raise Inconclusive(f"the reference cannot say: {reply.message}")
        call = Called(reply, self.reference.last_call())
        for calls in (self.calls, self.uncompared, self._all_calls):
            calls.append(call)
        return reply

    def _note_chance(self) -> bool:
        """Whether an outcome of chance occurred that the engine did not receive."""
        self.drawn = self.setup.chance + self.reference.unscripted()
        unjudged.check(self, unjudged.BY_CHANCE)
        fresh = self.drawn != self.known
        self.known = self.drawn
        return fresh

    def _engine_moves(self, answer: Callable[[], Reply]) -> Reply:
        reply = first = self._supported(answer())
        if first.status == "refused":
            return first
        for _ in range(MOST_FORCED):
            question = reply.decision
            forced = forced_answer(question)
            if forced is None or question is None or self._both_over():
                self.question = question
                return first
            reply = self._supported(self.engine.decide(question.player, question.id, forced))
            if reply.status == "refused":
                said = f"refuses the only answer to: {decision_words(question)}: {refusal_words(reply)}"
                wrong = Contrast("only answer", "nothing else can be answered", said, "only answer", ("refused",))
                raise OracleMismatch("answer", wrong, blame.acting(self.calls))
        raise EngineFault("order", f"the engine asked {MOST_FORCED} questions with one answer in a row")

    def _both_over(self) -> bool:
        """Whether the game is over in both; a pending question of the engine then needs no answer."""
        return self.reference.observe().result is not None and self.engine.observe().result is not None

    def _supported(self, reply: Reply) -> Reply:
        """The engine's reply; the game ends if the engine reports a gap."""
        if reply.status == "unsupported":
            self._end_unsupported((reply.code,) if reply.code else (), reply.message)
        return reply

    def _set_up_again(self) -> None:
        """Replay the game on the engine up to this point, with the next outcomes of chance now known."""
        self._is_set_up(self.engine.setup(replace(self.setup, chance=self.known)))
        self.question = None
        for move, status in self._counted:
            self._says_again(status, self._engine_moves(sent(self._sending, move, self.question)))

    def _says_again(self, status: str, again: Reply) -> None:
        """Raise `EngineFault` unless the engine's reply equals its reply when the game first came to this move."""
        if again.status == status:
            return
        if not self.exact:
            raise Inconclusive(unjudged.RESOURCES)
        raise EngineFault("lie", f"set up again, the engine answers {again.status} to a move that it {status} before")

    # --- comparing --------------------------------------------------------------------------------------

    def _compare_replies(self, ours: Reply, theirs: Reply, look: Callable[[], Observation]) -> None:
        contrast = comparison.replies(ours, theirs, self.capabilities)
        if contrast is not None:
            kind: Kind = "answer" if self.move.action is None else "verdict"
            both_refuse = ours.status == theirs.status
            raise OracleMismatch("clause" if both_refuse else kind, contrast, self._judging(ours, theirs))
        if self._same_hash():
            return
        seen = look()
        if theirs.status == "refused":
            self.question = seen.decision
        self._compare(seen)

    def _judging(self, ours: Reply, theirs: Reply) -> str:
        """The clause by which one of the two accepts or refuses, unlike the other."""
        return blame.refusing(self.calls) if ours.status == "refused" else blame.accepting(self.calls, theirs)

    def _same_hash(self) -> bool:
        """Whether the hashes show that both agree in everything, including the question."""
        if self._hashing is None or comparison.questions(self.table.decision, self.question) is not None:
            return False
        self.exact = self._hashing.digest() == self.reference.digest()
        if self.exact:
            self.uncompared = []
        return self.exact

    def _compare(self, seen: Observation) -> None:
        asked, theirs = self.table.decision, self.question
        if self.table.result is not None or seen.result is not None:
            self._compare_tables(seen)
            return
        contrast = comparison.questions(asked, theirs)
        if contrast is not None:
            unjudged.check(self, unjudged.OTHER_QUESTION)
        # An engine that asks nothing has already gone on, so its table must differ.
        if (asked is None) == (theirs is None):
            self._compare_tables(seen)
        if contrast is not None:
            unjudged.check(self, unjudged.OTHER_QUESTION_ALONE)
            clause = blame.asking(self.calls) if asked is not None else blame.acting(self.calls)
            raise OracleMismatch("question", contrast, clause)
        if comparison.questions(theirs, seen.decision) is not None:
            raise EngineFault("lie", "the reply and `observe` disagree about the pending question")

    def _compare_tables(self, seen: Observation) -> None:
        mismatches = comparison.tables(self.table, seen, self.game, self.capabilities, self._names, self.manners)
        if not mismatches:
            self.uncompared = []
            self._compare_resources(seen)
            return
        if not self.exact:
            free = comparison.depending_on_resources(self.table, seen, self.game)
            mismatches = [one for one in mismatches if one.row.at not in free]
            if not mismatches:
                raise Inconclusive(unjudged.RESOURCES)
        rows = [mismatch.row for mismatch in mismatches]
        if all(comparison.of_order(row) or comparison.in_a_deck(row, self.game) for row in rows):
            unjudged.check(self, unjudged.OTHER_ORDER)
        if all(comparison.of_order(row) and comparison.like_cards_traded(row, self.table.position) for row in rows):
            raise Inconclusive(unjudged.LIKE_CARDS)
        if rows[0].at[0] == "result":
            unjudged.check(self, unjudged.OTHER_RESULT)
        self._differs(blame.first_of(self.calls, mismatches))

    def _differs(self, mismatch: Mismatch) -> NoReturn:
        """Raise the difference on the tables, with the clause that changed it.

        If it did not change, the clause is that of the question with which the engine should have waited.
        """
        clause = blame.changed_by(self.calls, mismatch.row, self.table.position, self.game)
        clause = clause or (blame.acting if self.table.decision is None else blame.asking)(self.calls)
        raise OracleMismatch(comparison.table_kind(mismatch), comparison.contrast(mismatch, self.game), clause)

    def _compare_resources(self, seen: Observation) -> None:
        """The choice of used resources is the engine's own, unless the move names them."""
        unlike = comparison.used_up(self.table.position, seen.position, self.game)
        named = bool(self.played) and self.played[-1].resources
        if unlike is not None and self.exact and named and COUNTED not in self.manners:
            self._differs(unlike)
        self.exact = unlike is None

    def _views(self) -> None:
        for name in (player.name for player in self.setup.position.players):
            ours, theirs = self.reference.observe(name).position, self.engine.observe(name).position
            contrast = comparison.views(self.setup.position, ours, theirs, name, self.game, self._was_shown)
            if contrast is not None:
                raise OracleMismatch("view", contrast, "")

    def _list(self) -> None:
        if not self.exact or self.table.decision is not None or self.question is not None:
            return
        accepted = judge_list(self.reference, self.engine, self.capabilities)
        if accepted is not None:
            self.move, self.asked, self.calls = accepted, None, []
            self.played.append(accepted)
            raise comparison.accepted_only(self._reference_moves(), self.calls)

    def _was_shown(self, ref: str) -> bool:
        """Whether all players may have seen the card: it was played, chosen, or affected."""
        return any(move.is_about(ref) for move in self.played) or any(call.is_about(ref) for call in self._all_calls)

    # --- describing ----------------------------------------------------------------------------------------

    def _difference(self, kind: Kind, contrast: Contrast, clause: str) -> Difference:
        move = self.played[-1] if self.played else None
        what, reference, engine = (clip(text) for text in contrast[:3])
        return Difference(
            index=len(self.played) - 1,
            kind=kind,
            clause=clause,
            what=what,
            reference=reference,
            engine=engine,
            row=contrast.row,
            did="" if move is None else move.step(self.game),
            signature=Signature(
                game=self.setup.game,
                clause=clause,
                kind=kind,
                action="setup" if move is None else move.kind,
                what=contrast.general,
                ways=contrast.ways,
            ),
            applied=blame.applied(self.calls),
            chance=self.known,
        )
