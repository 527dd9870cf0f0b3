"""Plays one game on the reference and on an engine move by move, and stops at the first thing in which they differ."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case, Move
from oracle.assurance.fuzz.compare import blame, comparison, unjudged
from oracle.assurance.fuzz.compare.blame import Called
from oracle.assurance.fuzz.compare.comparison import Mismatch
from oracle.assurance.fuzz.difference import Difference, Kind, Signature, general, what_differs
from oracle.assurance.fuzz.lockstep.outcome import Hashing, Inconclusive, OracleMismatch
from oracle.assurance.own import own
from oracle.engines.base import Deferred, Engine, EngineFault, Sending
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference_books import with_printings
from oracle.kernel.errors import InputError, OracleError
from oracle.profiles import PROFILES
from oracle.protocol.messages import Decision, EngineInfo, Observation, Reply, SetupParams, SetupResult
from oracle.suite.difference import decision_words
from oracle.suite.manners import COUNTED, manners_of
from oracle.suite.world import MOST_FORCED, first_table, forced_answer, refusal_words, told

VIEWS, DIGEST = "hidden-views", "digest"
ENDING = [["the game ends"]]
"""How the reference tells that there is a result."""


def play(case: Case, reference: ReferenceEngine, engine: Engine, info: EngineInfo) -> Difference | None:
    """The first difference, None where there is none; the reference should be tracing, to name the clause.

    A game ends without verdict where the reference cannot say, where the engine says that it lacks something, and where
    a move makes no sense any more. Raises `EngineFault` of the kinds `start` and `given-up` only: then there is no
    engine to play with.
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


class Lockstep:
    """One game on both. `begin` it, then `step` until there is a difference or the game is `over`."""

    def __init__(
        self, reference: ReferenceEngine, engine: Engine, info: EngineInfo, *, by_digest: bool = False
    ) -> None:
        """`by_digest`: look at the engine's table only where its hash differs, if the engine offers hashes."""
        self.reference = reference
        self.engine = engine
        self._sending = engine if isinstance(engine, Sending) else Deferred(engine)
        self.info = info
        self._by_digest = by_digest
        self._hashing: Hashing | None = None
        self.over = ""
        """Why the game cannot go on; empty while it can."""
        self.lacking: tuple[str, ...] | None = None
        """What the engine said it lacks, if that ended the game."""
        self.played: list[Move] = []
        self._counted: list[Move] = []
        """Those that changed something: what was only refused may have thrown dice in vain."""
        self.calls: list[Called] = []
        """What the reference did in the last move: the move, and answers of which there was only one."""
        self._all_calls: list[Called] = []
        """What it did in all of them."""
        self.table: Observation
        """The reference's, after the last move."""
        self._question: Decision | None = None
        """The engine's, with its own id."""
        self._exact = True
        """Whether the same resources are used up in both, not only as many."""
        self._answered: tuple[Decision, tuple[str, ...]] | None = None
        """The question that was answered last, and the answer."""
        self._known: tuple[tuple[str, ...], ...] = ()
        """The chance that the engine was told."""

    # --- moves ------------------------------------------------------------------------------------------

    def begin(self, setup: SetupParams) -> Difference | None:
        """Set both up."""
        self.setup = with_printings(setup)
        self.game = PROFILES[setup.game]
        self._names = comparison.full_names(setup.definitions)
        support = self.info.games.get(setup.game)
        self.manners = manners_of(self.info, setup.game)
        self.capabilities = frozenset(support.capabilities) if support is not None else frozenset()
        hashes = self._by_digest and DIGEST in self.capabilities
        self._hashing = self.engine if hashes and isinstance(self.engine, Hashing) else None
        self.played, self.calls, self._all_calls, self._counted, self._known = [], [], [], [], setup.chance
        self._question, self._exact, self.over, self.lacking, self._answered = None, True, "", None, None
        return self._guarded(self._begin)

    def step(self, move: Move) -> Difference | None:
        """Make a move on both, and answer what has only one answer; then compare."""
        self.calls = []
        self.played.append(move)
        return self._guarded(lambda: self._step(move))

    def look_around(self) -> Difference | None:
        """Compare what each player sees, where the engine offers views; after the end it may show everything."""
        views = VIEWS in self.capabilities and self.table.result is None
        return self._guarded(self._views) if views else None

    def _guarded(self, do: Callable[[], None]) -> Difference | None:
        try:
            do()
        except Inconclusive as ended:
            self.over = str(ended)
        except OracleMismatch as parted:
            self.over = "they differ"
            return self._difference(parted.kind, parted.mismatch, parted.clause)
        except EngineFault as fault:
            if fault.kind in ("start", "given-up"):
                raise
            self.over = "the engine broke the protocol"
            return self._difference("fault", comparison.fault(fault), "")
        except InputError as error:
            self.over = f"the move makes no sense: {error}"
        except OracleError as error:
            self.over = "the reference contradicts itself"
            return self._difference("reference", Mismatch("bug", told(str(error)), "was not asked"), "")
        except RecursionError:
            self.over = "the reference asks itself without end"
            return self._difference("reference", Mismatch("bug", self.over, "was not asked"), "")
        return None

    def _begin(self) -> None:
        answer = self._sending.send_setup(self.setup)
        ready = self.reference.setup(self.setup)
        if ready.status != "ok":
            raise Inconclusive(f"the reference lacks {', '.join(ready.unsupported)}")
        self._is_set_up(answer())
        seen = self._sending.send_observe()
        self.table = self.reference.observe()
        self._compare(first_table(self.setup, seen(), self.manners).observation)

    def _is_set_up(self, answer: SetupResult) -> None:
        if answer.status != "ok":
            self._lacks(answer.unsupported, answer.message)

    def _lacks(self, names: tuple[str, ...], message: str) -> None:
        lies = sorted(self.capabilities.intersection(names))
        if lies:
            raise EngineFault("lie", f"the engine declared {', '.join(lies)} and answers that it is unsupported")
        self.lacking = names
        raise Inconclusive(f"the engine lacks {', '.join(names) or message or 'something'}")

    def _step(self, move: Move) -> None:
        asked = self.table.decision
        if move.resources and not self._exact:
            raise Inconclusive("other resources are used up in the engine")
        if move.action is None and (asked is None or self._question is None):
            raise Inconclusive("nobody is asked")
        if asked is not None and asked.kind == "trigger" and comparison.STEPWISE not in self.capabilities:
            raise Inconclusive("the engine chooses which ability resolves next")
        if unjudged.answered_otherwise(self._answered, asked, move.answer):
            raise Inconclusive("nowhere is it said which of several things each question is about")
        if unjudged.only_numbered(asked, move.answer):
            raise Inconclusive("nowhere is it said which of several waiting abilities a number stands for")
        answer = _sent(self._sending, move, self._question)
        ours = self._reference_moves(move, asked)
        if ours.status == "accepted":
            self._answered = None if asked is None or move.answer is None else (asked, move.answer)
        if self.reference.gave_up():
            raise Inconclusive("the reference ends what does not end by itself")
        came = self.setup.chance + self.reference.unscripted()
        fresh = came != self._known
        if came[: len(self._known)] != self._known:
            raise Inconclusive("what chance had done was taken back")
        if fresh:
            # What the engine has done by now, it did by a chance of its own.
            self._known = came
            self._tell_chance()
            answer = _sent(self._sending, move, self._question)
        try:
            theirs = self._engine_moves(answer)
            seen = self.engine.observe if self._hashing else self._sending.send_observe()
        finally:
            self.table = self.reference.observe()
        if fresh or ours.status == "accepted" or self.table.decision != asked:
            self._counted.append(move)
        if ours.status == "accepted" and unjudged.amount_again(asked, self.table.decision):
            raise Inconclusive("nowhere is it said of which of several cards each amount is asked")
        self._compare_replies(move, ours, theirs, seen)

    def _reference_moves(self, move: Move, asked: Decision | None) -> Reply:
        reply = self._said(_sent(Deferred(self.reference), move, asked)())
        first = reply
        for _ in range(MOST_FORCED):
            forced = forced_answer(reply.decision) if reply.status == "accepted" else None
            if forced is None or reply.decision is None:
                break
            reply = self._said(self.reference.decide(reply.decision.player, reply.decision.id, forced))
        return first

    def _said(self, reply: Reply) -> Reply:
        if reply.status == "unsupported":
            raise Inconclusive(f"the reference cannot say: {reply.message}")
        self.calls.append(blame.called(self.reference, reply))
        self._all_calls.append(self.calls[-1])
        return reply

    def _engine_moves(self, answer: Callable[[], Reply]) -> Reply:
        reply = first = self._heard(answer())
        if first.status == "refused":
            return first
        for _ in range(MOST_FORCED):
            question = reply.decision
            forced = forced_answer(question)
            if forced is None or question is None or self._both_over():
                self._question = question
                return first
            reply = self._heard(self.engine.decide(question.player, question.id, forced))
            if reply.status == "refused":
                said = f"refuses the only answer to: {decision_words(question)}: {refusal_words(reply)}"
                raise OracleMismatch(
                    "answer", Mismatch("only answer", "nothing else can be answered", said), self._acting()
                )
        raise EngineFault("order", f"the engine asked {MOST_FORCED} questions with one answer in a row")

    def _both_over(self) -> bool:
        """Whether the game is over in both; what the engine still asks then needs no answer."""
        return self.reference.observe().result is not None and self.engine.observe().result is not None

    def _heard(self, reply: Reply) -> Reply:
        """The engine's reply, unless it says that it lacks something."""
        if reply.status == "unsupported":
            self._lacks((reply.code,) if reply.code else (), reply.message)
        return reply

    def _tell_chance(self) -> None:
        """Bring the engine to where it is once more, now that it is known what chance does next."""
        self._is_set_up(self.engine.setup(replace(self.setup, chance=self._known)))
        self._question = None
        for move in self._counted:
            self._engine_moves(_sent(self._sending, move, self._question))

    # --- comparing --------------------------------------------------------------------------------------

    def _compare_replies(self, move: Move, ours: Reply, theirs: Reply, look: Callable[[], Observation]) -> None:
        mismatch = comparison.replies(ours, theirs, self.capabilities)
        if mismatch is None:
            if self._same_hash():
                return
            seen = look()
            if theirs.status == "refused":
                self._question = seen.decision
            self._compare(seen)
            return
        refused = ours.status == "refused"
        clause = blame.refusing(self.calls) if refused else self._acting()
        kind: Kind = "clause" if mismatch.what == "clause" else "answer" if move.action is None else "verdict"
        raise OracleMismatch(kind, mismatch, clause)

    def _same_hash(self) -> bool:
        """Whether the hashes say that the two are alike in everything, the question included."""
        if self._hashing is None or comparison.questions(self.table.decision, self._question) is not None:
            return False
        self._exact = self._hashing.digest() == self.reference.digest()
        return self._exact

    def _compare(self, seen: Observation) -> None:
        if self.table.result is not None or seen.result is not None:
            self._compare_tables(seen)
            return
        asked, theirs = self.table.decision, self._question
        mismatch = comparison.questions(asked, theirs)
        if mismatch is not None and self.game.dice and unjudged.about_a_number(asked, theirs):
            raise Inconclusive("the engine threw a die before it asked")
        if mismatch is not None and unjudged.asked_next(self.reference, asked, theirs):
            raise Inconclusive("nowhere is it said in which order players are asked about what they may change")
        # An engine that asks nobody has gone on, so that of course its table is another one.
        if (asked is None) == (theirs is None):
            self._compare_tables(seen)
        if mismatch is None:
            if comparison.questions(theirs, seen.decision) is not None:
                raise EngineFault("lie", "the reply and `observe` disagree about the pending question")
            return
        if asked is not None and asked.kind == "trigger" and comparison.STEPWISE not in self.capabilities:
            raise Inconclusive("the engine chooses which ability resolves next")
        offered = {*(asked.options if asked else ()), *(theirs.options if theirs else ())}
        if not self._exact and offered & comparison.resources(self.table.position, self.game):
            raise Inconclusive("other resources are used up in the engine")
        clause = blame.asking(self.calls) if asked is not None else self._acting()
        raise OracleMismatch("question", mismatch, clause)

    def _compare_tables(self, seen: Observation) -> None:
        was_exact = self._exact
        mismatches = comparison.tables(self.table, seen, self.game, self.capabilities, self._names, self.manners)
        if not mismatches:
            off = comparison.used_up(self.table.position, seen.position, self.game)
            named = bool(self.played) and self.played[-1].resources
            if off is not None and was_exact and named and COUNTED not in self.manners:
                raise OracleMismatch("position", off, self._changing(off))
            self._exact = off is None
            return
        if not was_exact:
            mine = comparison.resources(self.table.position, self.game) | comparison.resources(seen.position, self.game)
            counts = {f"{player.name}'s {self.game.resource}" for player in self.setup.position.players}
            mismatches = [mismatch for mismatch in mismatches if mismatch.what not in mine | counts]
            if not mismatches:
                raise Inconclusive("other resources are used up in the engine")
        over = mismatches[0].what in ("result", "losers")
        if over and own(self.game.id).open_end(self.table):
            raise Inconclusive("the book leaves open who has won")
        first = self._first(mismatches)
        kind: Kind = "result" if over else "waiting" if first.what == "waiting" else "position"
        raise OracleMismatch(kind, first, self._changing(first))

    def _first(self, mismatches: list[Mismatch]) -> Mismatch:
        """The one that changed first by the reference's events; else the first of all."""
        for call in self.calls:
            for says in call.told:
                words = set(says.replace(",", " ").replace(":", " ").split())
                for mismatch in mismatches:
                    if mismatch.what in words:
                        return mismatch
        return mismatches[0]

    def _views(self) -> None:
        for player in self.setup.position.players:
            ours = self.reference.observe(player.name).position
            theirs = self.engine.observe(player.name).position
            mismatch = comparison.views(self.setup.position, ours, theirs, player.name, self.game, self._was_shown)
            if mismatch is not None:
                raise OracleMismatch("view", mismatch, "")

    def _was_shown(self, ref: str) -> bool:
        """Whether both players may have seen the card: it was played or chosen, or something was done to it."""
        return any(move.is_about(ref) for move in self.played) or any(call.tells_of(ref) for call in self._all_calls)

    # --- telling ----------------------------------------------------------------------------------------

    def _acting(self) -> str:
        return blame.acting(self.calls)

    def _changing(self, mismatch: Mismatch) -> str:
        """The clause by which it changed; where it did not, of the question that the engine should have waited with."""
        what, reference, engine = mismatch
        parts = what.replace("'s", "").split() if " " in what else []
        named = [[what], *([part] for part in (*parts[1:], *parts[:1]))]
        own = [] if self.game.resource not in parts else self._resources(parts[0])
        things = ENDING if what in ("result", "losers") else [own, *named] if own else named
        found = blame.changing(self.calls, things, blame.aspects_of(reference, engine))
        return found or (self._acting() if self.table.decision is None else blame.asking(self.calls))

    def _resources(self, player: str) -> list[str]:
        cards = self.table.position.cards
        return [card.ref for card in cards if card.zone == self.game.resource_zone and card.player == player]

    def _difference(self, kind: Kind, mismatch: Mismatch, clause: str) -> Difference:
        move = self.played[-1] if self.played else None
        words = [told(text) for text in mismatch]
        return Difference(
            index=len(self.played) - 1,
            kind=kind,
            clause=clause,
            what=words[0],
            reference=words[1],
            engine=words[2],
            did="" if move is None else move.step(self.game),
            signature=self._signature(kind, words, clause, move),
            chance=self._known,
        )

    def _signature(self, kind: Kind, words: list[str], clause: str, move: Move | None) -> Signature:
        refs = {card.ref for card in self.setup.position.cards}
        refs |= {card.ref for card in self.table.position.cards} if hasattr(self, "table") else set()
        names = [player.name for player in self.setup.position.players]
        what = general(what_differs(kind, *words), refs, names)
        return Signature(
            game=self.setup.game, clause=clause, kind=kind, action="setup" if move is None else move.kind, what=what
        )


def _sent(engine: Sending, move: Move, asked: Decision | None) -> Callable[[], Reply]:
    """Ask the engine for the move; what is returned waits for the reply."""
    if move.action is not None:
        return engine.send_act(move.player, move.action)
    return engine.send_decide(move.player, asked.id if asked is not None else "", move.answer or ())
