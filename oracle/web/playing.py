"""Plays the line of a question on the reference, step by step, and finds where other editions diverge from it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from oracle.engines import reference_books as books
from oracle.kernel.asked import Instead
from oracle.kernel.errors import BREAKDOWNS, InputError, Undecided, Unsupported
from oracle.profiles import PROFILES
from oracle.protocol.messages import Action, Characteristics, Observation
from oracle.protocol.results import Verdict
from oracle.suite.impact.scenarios import Differing, differing
from oracle.suite.phrases.move import Move
from oracle.suite.play.answering import MOST_FORCED
from oracle.suite.play.questions import forced_answer, offers
from oracle.suite.run.follow import Followed, Listening, StepSeen, reply_ending
from oracle.suite.run.judged import deciding
from oracle.suite.run.question import Question, Step
from oracle.suite.run.resting import Rest, resting
from oracle.suite.table.wording import told_in_full
from oracle.web.edit import setup_of

SKIPPED = "nobody is asked"


class Tried(NamedTuple):
    """A line as it was played."""

    followed: Followed
    """Its steps; `message` says why it could not be set up, or not be played to its end."""
    seen: Observation | None
    """The table at the end."""
    legal: tuple[Action, ...]
    """The legal actions of the active player."""
    complete: bool
    """Whether the list of legal actions is complete."""
    chance: tuple[tuple[str, ...], ...]
    """The outcomes of chance that no script determined."""
    rests: tuple[int, ...] = ()
    """The conflicts within the rules in which a side was taken."""
    numbers: tuple[tuple[str, Characteristics], ...] = ()
    """The cards in play with their numbers and keywords now; without those that the rules leave open."""
    terrains: tuple[tuple[str, ...], ...] = ()
    """Those of each region now, passive abilities included."""


class Line(Struct, frozen=True, kw_only=True):
    """A line with the open conflicts that its outcome rests on, and the editions under which it goes differently."""

    conflicts: tuple[Rest, ...] = ()
    parts: tuple[tuple[str, Differing | None], ...] = ()
    """Every other edition and reading, with the point where it diverges."""


def tried(question: Question, *, tells: bool = True, engine: Listening | None = None) -> Tried:
    """Play the steps of a question. Nothing that happens in it raises."""
    return _Trial(question, Listening(tells=tells) if engine is None else engine).run()


def compared(question: Question) -> Line:
    """The line under every other edition and reading of its game, and the open conflicts it rests on."""
    game = PROFILES[question.game]
    asked = books.listener(game.id)
    engine = Listening(asked=asked)
    own = tried(question, engine=engine)

    def ends_alike(instead: Instead) -> bool:
        other = tried(question, engine=Listening(tells=False, asked=instead))
        return differing(own.followed, other.followed, game) is None

    conflicts = resting(game.id, question.edition, engine.rests_on, asked, ends_alike)
    parts = []
    for edition in game.editions:
        if edition != question.edition:
            other = tried(replace(question, edition=edition))
            parts.append((edition, differing(own.followed, other.followed, game)))
    return Line(conflicts=conflicts, parts=tuple(parts))


def decided_by(step: StepSeen) -> str:
    """The clause that decides a step: the one that refuses, asks, or changed a card last; empty if none did."""
    for call in reversed(step.calls):
        events = ((event.about, event.clauses) for event in call.events)
        found = deciding(reply_ending(call.reply), call.reply.code, call.rules, events, step.after)
        if found:
            return found
    return ""


def moves_of(question: Question, followed: Followed) -> tuple[Move, ...]:
    """The steps that were made, without answers that nobody had asked for."""
    pairs = zip(question.do, followed.steps, strict=False)
    return tuple(Move(player=step.player, action=step.action, answer=step.answer) for step, seen in pairs if seen.calls)


class _Trial:
    def __init__(self, question: Question, engine: Listening) -> None:
        self.question = question
        self.engine = engine
        self.game = PROFILES[question.game]
        self.steps: list[StepSeen] = []

    def run(self) -> Tried:
        start: Observation | None = None
        verdict: Verdict = "pass"
        message = ""
        try:
            ready = self.engine.setup(setup_of(self.question))
            if ready.status != "ok":
                message = f"{', '.join(ready.unsupported)}: {ready.message}"
            else:
                start = self.engine.observe()
                self._play()
        except (InputError, Unsupported) as error:
            verdict, message = "error", str(error)
        except BREAKDOWNS as error:
            verdict, message = "error", f"the reference crashed: {error}; please report it"
        followed = self._followed(start, verdict, message)
        if start is None or message:
            return Tried(followed, start if not self.steps else self.steps[-1].after, (), False, ())
        rests = tuple(sorted(self.engine.rests_on))
        listed = self.engine.legal()
        chance = self.engine.unscripted()
        numbers = tuple(self._numbers()) if self.engine.tells else ()
        terrains = tuple(self._terrains()) if self.engine.tells else ()
        seen = self.engine.observe()
        return Tried(followed, seen, listed.actions, listed.complete, chance, rests, numbers, terrains)

    def _terrains(self) -> Iterator[tuple[str, ...]]:
        with suppress(Undecided):
            yield from map(tuple, self.engine.terrains())

    def _numbers(self) -> Iterator[tuple[str, Characteristics]]:
        zones = {*self.game.stack_zones, *self.game.expeditions}
        for card in self.engine.observe().position.cards:
            if card.zone in zones and card.under is None:
                with suppress(Undecided, InputError):
                    yield card.ref, self.engine.characteristics(card.ref)

    def _play(self) -> None:
        steps = self.question.do
        self._force()
        for place, step in enumerate(steps):
            before = self.engine.observe()
            self.engine.calls = []
            skipped = step.if_asked and not offers(before.decision, step.player, step.answer or ())
            if not skipped:
                self._make(step, before)
            if place + 1 == len(steps) or steps[place + 1].action is not None:
                self._force()
            self.steps.append(self._seen(step, place, before))

    def _make(self, step: Step, before: Observation) -> None:
        try:
            if step.action is not None:
                self.engine.act(step.player, step.action)
            else:
                asked = before.decision
                self.engine.decide(step.player, "" if asked is None else asked.id, step.answer or ())
        except InputError as error:
            raise InputError(f"step {len(self.steps) + 1}, {error.where}", error.wrong, error.right) from None

    def _force(self) -> None:
        """Give the forced answers."""
        for _ in range(MOST_FORCED):
            asked = self.engine.observe().decision
            answer = forced_answer(asked)
            if asked is None or answer is None:
                return
            if self.engine.decide(asked.player, asked.id, answer).status != "accepted":
                return

    def _seen(self, step: Step, place: int, before: Observation) -> StepSeen:
        move = Move(player=step.player, action=step.action, answer=step.answer, if_asked=step.if_asked)
        after = self.engine.observe()
        return StepSeen(
            keyword="when",
            text=f"When {move.step(self.game)}",
            line=place + 1,
            calls=tuple(self.engine.calls),
            before=before,
            after=after,
            changes=told_in_full(before, after, self.game, to_its_end=True) if self.engine.tells else (),
        )

    def _followed(self, start: Observation | None, verdict: Verdict, message: str) -> Followed:
        skipped = self.question.do[len(self.steps) :]
        words = (Move(player=one.player, action=one.action, answer=one.answer).step(self.game) for one in skipped)
        missing = (StepSeen(keyword="when", text=f"When {text}", line=0, status="skipped") for text in words)
        return Followed(
            case="",
            scenario="",
            feature="",
            line=0,
            game=self.game.id,
            edition=self.question.edition,
            clauses=(),
            written=True,
            verdict=verdict,
            message=message,
            start=start,
            steps=(*self.steps, *missing),
        )


def unplayed(followed: Followed) -> Iterator[StepSeen]:
    """The steps that were not reached."""
    return (step for step in followed.steps if step.status == "skipped")
