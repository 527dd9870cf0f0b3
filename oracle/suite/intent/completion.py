"""Completes scenarios: finds, on the reference, steps that are left out but unambiguous.

These are: a *yes* before a choice, if the choice fits only the question after it; the only possible answer, for which
nobody asks; another wording of an option. Engines receive the full form, so that nothing is left to guess.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from msgspec import Struct
from msgspec.structs import replace

from oracle.engines.base import EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError
from oracle.profiles import PROFILES
from oracle.protocol.messages import Decision
from oracle.suite.intent.line import NO, YES, world_of
from oracle.suite.intent.wishes import is_yes_no
from oracle.suite.phrases.answers import full_answer, plain_word
from oracle.suite.phrases.calls import checks_of, rows_of
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.phrases.registry import REGISTRY
from oracle.suite.plan import Call, Plan, StoredStep, setup_params
from oracle.suite.play.failure import ACCEPTED, REFUSED, Failed, Unsupported
from oracle.suite.play.world import World
from oracle.suite.table.checks import Asked, Check, Replied
from oracle.suite.table.option_words import NOTHING, option_word


class Meant(Struct, frozen=True, kw_only=True):
    """The full meaning of an answering step that does not spell everything out."""

    words: tuple[str, ...]
    """The options in the reference's words."""
    yes: bool = False
    """Whether a *yes* precedes them."""
    said: bool = False
    """Whether they are the only possible answer, so that the reference does not ask."""


Full = dict[int, Meant]
"""Index of a plan's call → its full meaning."""


def completed(plan: Plan) -> tuple[Plan, ...]:
    """The completed scenario: unchanged if nothing is left out, else one for each group of editions with the same
    meaning.
    """
    found: list[tuple[Full, list[str]]] = []
    for edition in plan.editions:
        full = meant(plan, edition)
        same = next((editions for known, editions in found if known == full), None)
        if same is None:
            found.append((full, [edition]))
        else:
            same.append(edition)
    return tuple(_in_full(plan, full, tuple(editions)) for full, editions in found)


def meant(plan: Plan, edition: str) -> Full:
    """The full meaning of the steps that leave something out, up to the point that the reference can play.

    A scenario about being asked is taken literally, and so is an answer that must be refused.
    """
    if plan.asked or not any(call.answers or call.asks for call in plan.calls):
        return {}
    reading = _Reading(plan, edition)
    with suppress(Failed, Unsupported, EngineFault, InputError, OracleError):
        # Whoever plays the scenario gets this error.
        reading.run()
    return reading.found


class _Reading:
    def __init__(self, plan: Plan, edition: str) -> None:
        self.plan = plan
        self.edition = edition
        self.engine = ReferenceEngine()
        self.forced: list[tuple[str, tuple[str, ...]]] = []
        self.found: Full = {}

    def run(self) -> None:
        self.engine.forced = self.forced
        if self.engine.setup(setup_params(self.plan, self.edition)).status != "ok":
            return
        world = world_of(self.plan, self.engine, self.edition)
        for place, call in enumerate(self.plan.calls):
            move = call.move
            if move is None:
                self._asked(place, call)
                continue
            world.refusal = None
            if move.answer is not None and not move.if_asked:
                self._answer(place, call, move.player, move.answer, world)
                continue
            if not move.answers:
                self.forced.clear()
            world.run(call)

    def _asked(self, place: int, call: Call) -> None:
        checks = self._checks(call) if call.asks and rows_of(call, self.edition) == (call,) else ()
        options = next((one.options for one in checks if isinstance(one, Asked)), None)
        question = self.engine.observe().decision
        if options is None or question is None:
            return
        full = self._words(options, question)
        if full is not None and full != options and sorted(full) == sorted(question.options):
            self.found[place] = Meant(words=full)

    def _checks(self, call: Call) -> tuple[Check, ...]:
        return checks_of(call, PROFILES[self.plan.game], self.edition)

    def _answer(self, place: int, call: Call, player: str, answer: tuple[str, ...], world: World) -> None:
        meant = None if self._is_to_be_refused(place) else self._meant(player, answer)
        if meant is None:
            world.run(call)
            return
        if meant != Meant(words=answer):
            self.found[place] = meant
        if meant.yes:
            world.choose(player, (_yes(self.engine.observe().decision),))
        if not meant.said:
            world.choose(player, meant.words)

    def _is_to_be_refused(self, place: int) -> bool:
        """Whether the steps up to the next When state a refusal."""
        for call in self.plan.calls[place + 1 :]:
            if call.is_when:
                return False
            checks = (one for row in rows_of(call, self.edition) for one in self._checks(row))
            if any(isinstance(one, Replied) and one.status == REFUSED for one in checks):
                return True
        return False

    def _meant(self, player: str, answer: tuple[str, ...]) -> Meant | None:
        """None if the answer fits nothing, or could mean several things."""
        question = self.engine.observe().decision
        if question is not None and question.player == player:
            words = self._words(answer, question)
            if words is not None:
                return Meant(words=words)
        said = _taken(self.forced, player, answer)
        after = None if question is None or question.player != player else self._after_yes(question, answer)
        if (said is None) == (after is None):
            return None
        if said is not None:
            self.forced.remove((player, said))
            return Meant(words=said, said=True)
        return after

    def _after_yes(self, question: Decision, answer: tuple[str, ...]) -> Meant | None:
        """The meaning with an implied *yes*: only if nothing follows *no*, and the answer fits exactly what follows
        *yes*.
        """
        if not is_yes_no(question) or not answer or any(plain_word(word) in (YES, NO) for word in answer):
            return None
        if any(plain_word(word) == plain_word(option) for word in answer for option in question.options):
            return None
        here, known = self.engine.here(), list(self.forced)
        try:
            if self._comes_after(question, NO, answer) is not None or self.engine.observe().decision is not None:
                return None
            self.engine.go_back(here)
            return self._comes_after(question, YES, answer)
        finally:
            self.engine.go_back(here)
            self.forced[:] = known

    def _comes_after(self, question: Decision, said: str, answer: tuple[str, ...]) -> Meant | None:
        """The meaning of the answer after `said`; leaves the engine at that point."""
        self.forced.clear()
        word = _yes(question) if said == YES else next(one for one in question.options if one.lower() == said)
        if self.engine.decide(question.player, question.id, (word,)).status != ACCEPTED:
            return None
        taken = _taken(self.forced, question.player, answer)
        then = self.engine.observe().decision
        fits = then is not None and then.player == question.player and not is_yes_no(then)
        words = self._words(answer, then) if fits and then is not None else None
        if words is not None and then is not None:
            there = self.engine.here()
            accepted = self.engine.decide(then.player, then.id, words).status == ACCEPTED
            self.engine.go_back(there)
            return Meant(words=words, yes=True) if accepted and taken is None else None
        return None if taken is None else Meant(words=taken, yes=True, said=True)

    def _words(self, answer: tuple[str, ...], question: Decision) -> tuple[str, ...] | None:
        return full_answer(answer, question, self.engine.observe().waiting)


def _yes(question: Decision | None) -> str:
    options = () if question is None else question.options
    return next((one for one in options if one.lower() == YES), YES)


def _taken(
    forced: Iterable[tuple[str, tuple[str, ...]]], player: str, answer: tuple[str, ...]
) -> tuple[str, ...] | None:
    """The only possible answer to a question of this player that these words name."""
    for whose, only in forced:
        if whose == player and only and sorted(map(plain_word, only)) == sorted(map(plain_word, answer)):
            return only
    return None


def _in_full(plan: Plan, full: Full, editions: tuple[str, ...]) -> Plan:
    if not full:
        return plan if editions == plan.editions else replace(plan, editions=editions)
    steps: list[StoredStep] = []
    for place, step in enumerate(plan.steps):
        meant = full.get(place)
        if meant is None:
            steps.append(step)
            continue
        if meant.yes:
            text = f"{step.raw[0]} chooses {YES}"
            steps.append(replace(step, raw=(step.raw[0], YES), text=text, added="yes"))
        steps.append(_said(step) if meant.said else replace(step, raw=(step.raw[0], words_of(meant))))
    return bind(replace(data_of(plan), steps=tuple(steps), editions=editions))


def words_of(meant: Meant) -> str:
    """The options as a step writes them."""
    return ", ".join(map(option_word, meant.words)) or NOTHING


def _said(step: StoredStep) -> StoredStep:
    """The step, valid both for engines that ask a question with one answer and for those that do not."""
    return replace(step, pattern=REGISTRY.match("when", f"{step.text} if asked").phrase.pattern, added="said")
