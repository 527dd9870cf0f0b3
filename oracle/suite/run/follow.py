"""Plays a scenario on the reference to its end, past failing steps, and records what happened in each step.

`run_plan` stops at the first failing step, since it only needs a verdict. Comparing editions or explaining a scenario
needs everything.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from oracle.engines.base import EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.asked import Asked, Instead
from oracle.kernel.errors import InputError, OracleError
from oracle.kernel.rules import Applied, makers
from oracle.protocol.messages import Action, Observation, Reply
from oracle.protocol.results import ORACLE, Change, Verdict
from oracle.suite.phrases.action_words import action_words, answer_words
from oracle.suite.phrases.calls import rows_under
from oracle.suite.plan import Call, Plan
from oracle.suite.play.failure import ACCEPTED, REFUSED, Failed, Unsupported, refusal_words
from oracle.suite.play.world import World
from oracle.suite.run.resting import Rest
from oracle.suite.run.result import StepKeywords
from oracle.suite.run.single_run import begin
from oracle.suite.table.wording import decision_words, told_in_full

ReplyEnding = Literal["accepted", "refused", "needs an answer", "undecided", "unsupported"]
Ending = Literal[ReplyEnding, "nothing to answer"]


class Happened(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An event, with the rule that made it."""

    says: str
    about: tuple[str, ...] = ()
    """Its subjects as data: refs, players, zones, changed fields."""
    rule: str = ""
    clauses: tuple[str, ...] = ()


class Asking(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A call to the engine: one for a When step, and one for each question with a single answer."""

    player: str
    did: str
    reply: Reply
    rules: tuple[Applied, ...] = ()
    """Rules in order of application."""
    events: tuple[Happened, ...] = ()


class StepSeen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The result of one step."""

    keyword: Literal["given", "when", "then"]
    text: str
    """The step with its keyword."""
    line: int
    status: Literal["passed", "failed", "skipped"] = "passed"
    expected: str = ""
    actual: str = ""
    rows: tuple[str, ...] = ()
    """For a Then step with a table of outcomes: the rows for this edition."""
    calls: tuple[Asking, ...] = ()
    """For a When step: the calls to the engine."""
    before: Observation | None = None
    after: Observation | None = None
    changes: tuple[Change, ...] = ()

    @property
    def ending(self) -> Ending:
        """How a When step ended."""
        return reply_ending(self.calls[-1].reply) if self.calls else "nothing to answer"

    @property
    def clause(self) -> str:
        """The refusing clause, if any."""
        return self.calls[-1].reply.code if self.calls else ""

    @property
    def said(self) -> str:
        """How a When step ended, in full: the clause of a refusal, who is asked what."""
        if not self.calls:
            return "nobody was asked"
        reply = self.calls[-1].reply
        if reply.status == REFUSED:
            return refusal_words(reply)
        if reply.status == ACCEPTED:
            return ACCEPTED if reply.decision is None else f"{ACCEPTED}; {decision_words(reply.decision)}"
        return reply.message or reply.status


class Followed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A scenario under one edition, step by step."""

    case: str
    scenario: str
    feature: str
    line: int
    game: str
    edition: str
    clauses: tuple[str, ...]
    written: bool
    """Whether the scenario is meant for this edition."""
    verdict: Verdict
    message: str = ""
    """The open question, or why the scenario could not be played (to its end)."""
    fault: str = ""
    """`oracle` if the reference contradicts itself."""
    start: Observation | None = None
    """The initial table."""
    steps: tuple[StepSeen, ...] = ()
    conflicts: tuple[Rest, ...] = ()
    """Open conflicts that the outcome rests on; only determined if requested."""

    @property
    def failed(self) -> StepSeen | None:
        """The first failing step."""
        return next((step for step in self.steps if step.status == "failed"), None)

    @property
    def whens(self) -> tuple[StepSeen, ...]:
        """The When steps that were reached."""
        return tuple(step for step in self.steps if step.keyword == "when" and step.status != "skipped")


def reply_ending(reply: Reply) -> ReplyEnding:
    """The end of a call in one word or three."""
    if reply.status == "unsupported" and reply.code:
        # The reference names a clause only if the rules do not settle what happens.
        return "undecided"
    return "needs an answer" if reply.status == ACCEPTED and reply.decision is not None else reply.status


class Listening(ReferenceEngine):
    """The reference, with a record of its calls: in detail, or only their results."""

    def __init__(self, *, tells: bool = True, asked: Asked | Instead | None = None) -> None:
        super().__init__(tracing=tells, asked=asked)
        self.tells = tells
        self.calls: list[Asking] = []

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        self._remember(player, action_words(action, self.profile), reply)
        return reply

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        reply = super().decide(player, decision, answer)
        self._remember(player, answer_words(answer), reply)
        return reply

    def _remember(self, player: str, did: str, reply: Reply) -> None:
        rules = self.applied()
        events: tuple[Happened, ...] = ()
        if self.tells:
            call = self.last_call()
            each = zip(call.told_events(), call.subjects(), makers(rules, len(call.events)), strict=True)
            events = tuple(
                Happened(
                    says=says,
                    about=tuple(sorted(about)),
                    rule="" if rule is None else rule.rule,
                    clauses=() if rule is None else rule.clauses,
                )
                for says, about, rule in each
            )
        self.calls.append(Asking(player=player, did=did, reply=reply, rules=rules, events=events))


def follow(plan: Plan, engine: Listening, edition: str) -> Followed:
    """Play a scenario under an edition, whether or not it is meant for it. Nothing that happens in it raises."""
    return _Follower(plan, engine, edition).run()


class _Follower:
    def __init__(self, plan: Plan, engine: Listening, edition: str) -> None:
        self.plan = plan
        self.engine = engine
        self.edition = edition
        words = StepKeywords()
        self.steps = [
            StepSeen(keyword="given", text=words.said("Given", step.text), line=step.line) for step in plan.given
        ]
        self.texts = [words.said("When" if call.is_when else "Then", call.text) for call in plan.calls]
        self.last_when = 0
        self.fault = ""

    def run(self) -> Followed:
        start: Observation | None = None
        verdict: Verdict = "pass"
        message = ""
        self.engine.calls = []
        try:
            world = begin(self.plan, self.engine, self.edition, self.engine.initialize())
            world.may_be_over = True  # a game that ends differently is nevertheless shown to its end
            start = world.look().observation
            for call, text in zip(self.plan.calls, self.texts, strict=True):
                self._step(world, call, text)
            self._acknowledge(world)
            message = " ".join(world.open_questions)
            verdict = "disputed" if message else "pass"
        except Unsupported as error:
            verdict, message = ("unsupported" if self.engine.undecided is None else "disputed"), str(error)
        except (EngineFault, InputError) as error:
            verdict, message = "error", str(error)
        except OracleError as error:
            verdict, message, self.fault = "error", f"{error}; this is a bug of the reference, please report it", ORACLE
        if verdict in ("pass", "disputed") and any(step.status == "failed" for step in self.steps):
            verdict = "fail"
        self._skip_rest()
        return self._followed(verdict, message, start)

    def _step(self, world: World, call: Call, text: str) -> None:
        if call.is_when:
            self._acknowledge(world)
            self._when(world, call, text)
            return
        world.call = call
        step = StepSeen(keyword="then", text=text, line=call.line, rows=rows_under(call, self.edition))
        try:
            world.perform(call)
        except Failed as failed:
            step = _with_failure(step, failed)
        self.steps.append(step)

    def _when(self, world: World, call: Call, text: str) -> None:
        world.call = call
        before = world.look().observation
        self.engine.calls = []
        failed: Failed | None = None
        try:
            world.perform(call)
        except Failed as error:
            failed = error
        except (Unsupported, InputError, OracleError) as error:
            # An open rules question is not a failure of the step that meets it.
            wrong = None if self.engine.undecided is not None else Failed("a verdict", str(error))
            self._saw(world, call, text, before, wrong)
            raise
        self._saw(world, call, text, before, failed)

    def _saw(self, world: World, call: Call, text: str, before: Observation, failed: Failed | None) -> None:
        after = world.engine.observe()
        self.last_when = len(self.steps)
        self.steps.append(
            StepSeen(
                keyword="when",
                text=text,
                line=call.line,
                status="passed" if failed is None else "failed",
                expected="" if failed is None else failed.expected,
                actual="" if failed is None else failed.actual,
                calls=tuple(self.engine.calls),
                before=before,
                after=after,
                changes=told_in_full(before, after, world.game, to_its_end=True) if self.engine.tells else (),
            )
        )

    def _acknowledge(self, world: World) -> None:
        """A refusal that no step states is a failure of the refused When step."""
        try:
            world.settle()
        except Failed as failed:
            refused = self.steps[self.last_when]
            self.steps[self.last_when] = _with_failure(refused, failed)
            world.refusal = None

    def _skip_rest(self) -> None:
        reached = len(self.steps) - len(self.plan.given)
        for call, text in list(zip(self.plan.calls, self.texts, strict=True))[reached:]:
            keyword: Literal["when", "then"] = "when" if call.is_when else "then"
            self.steps.append(StepSeen(keyword=keyword, text=text, line=call.line, status="skipped"))

    def _followed(self, verdict: Verdict, message: str, start: Observation | None) -> Followed:
        plan = self.plan
        return Followed(
            case=plan.case,
            scenario=plan.scenario,
            feature=plan.feature,
            line=plan.line,
            game=plan.game,
            edition=self.edition,
            clauses=plan.clauses_under(self.edition),
            written=self.edition in plan.editions,
            verdict=verdict,
            message=message,
            fault=self.fault,
            start=start,
            steps=tuple(self.steps),
        )


def _with_failure(step: StepSeen, failed: Failed) -> StepSeen:
    return replace(step, status="failed", expected=failed.expected, actual=failed.actual)
