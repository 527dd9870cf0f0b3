"""Manners of asking more than the reference, or less."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from unittest.mock import patch

import msgspec
from msgspec.structs import replace

from oracle.engines.games import binding
from oracle.engines.reference import ReferenceEngine
from oracle.games.altered.rules import setup as altered_setup
from oracle.games.lorcana.rules import setup as lorcana_setup
from oracle.kernel.decisions import Decision as Asked
from oracle.kernel.decisions import NeedsAnswer, check, forced
from oracle.kernel.errors import IllegalAction, InputError
from oracle.kernel.run import AnyRun, Run
from oracle.kernel.sameness import complete
from oracle.protocol.messages import Action, Decision, Reply, SetupParams, SetupResult
from tests.manners.base import Inner, Manner, Question, ways
from tests.manners.questions import YES_NO


class AsksForced(Manner):
    """What can be chosen in one way only is asked all the same, of these kinds."""

    kinds: tuple[str, ...] = ("choose",)

    def __init__(self, inner: Inner = ReferenceEngine) -> None:
        super().__init__(inner)
        self.asking = False

    def act(self, player: str, action: Action) -> Reply:
        with self.all_asked():
            return super().act(player, action)

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        with self.all_asked():
            return super().decide(player, decision, answer)

    @contextmanager
    def all_asked(self) -> Iterator[None]:
        """Meanwhile the rules also stop at questions with a single answer, except when they only try something."""
        usual, kinds, noted = Run.ask, self.kinds, self

        def ask(run: AnyRun, kind: str, player: str, options: tuple[str, ...], **rest: Any) -> tuple[str, ...]:
            why_not = rest.pop("why_not", None)
            asked = Asked(kind=kind, player=player, options=options, serial=run.serial + run.cursor, **rest)
            only = forced(asked)
            if not only or kind not in kinds or run.trial:
                return usual(run, kind, player, options, why_not=why_not, **rest)
            if run.cursor >= len(run.answers):
                noted.otherwise += 1
                # Nobody is asked for more than there is.
                count = len(options)
                raise NeedsAnswer(replace(asked, least=min(asked.least, count), most=min(asked.most, count)))
            answer = run.answers[run.cursor]
            try:
                check(asked, answer, run.game.refused_answer(), why_not)
            except IllegalAction as illegal:
                illegal.back_to = run.cursor
                raise
            run.cursor += 1
            return answer.taken

        Run.ask = ask  # type: ignore[method-assign, assignment]
        try:
            yield
        finally:
            Run.ask = usual  # type: ignore[method-assign]


class AsksForcedTriggers(AsksForced):
    """Which waiting ability comes next is asked even where just one waits."""

    kinds = ("trigger",)


class AsksForcedWords(AsksForced):
    """The only mode, number, Expedition or cost there is has to be named."""

    kinds = ("option", "cost")


class AsksEverything(AsksForced):
    """Whatever has one answer only is asked, and before the first question of a game whether to go on."""

    kinds = ("choose", "trigger", "option", "cost", "order")

    def ask(self, real: Decision) -> Question:
        return go_on(self, real, most=1) or self.same(real)


class AsksToGoOn(Manner):
    """Before each of a game's first questions it asks whether to go on; either answer goes on."""

    def ask(self, real: Decision) -> Question:
        return go_on(self, real, most=3) or self.same(real)


def go_on(manner: Manner, real: Decision, most: int) -> Question | None:
    """The question whether to go on to another one, up to so often in a game, and not twice about the same one."""
    asked, last = manner.memory or (0, "")
    if asked >= most or last == real.id:
        return None
    manner.memory = (asked + 1, real.id)
    whether = replace(real, kind="may", options=YES_NO, least=1, most=1, text="go on?", modes=(), part="")

    def said(answer: tuple[str, ...]) -> Reply | Question:
        if answer not in (("yes",), ("no",)):
            return manner.wrong()
        return manner.same(real)

    return Question(whether, said)


class AsksAtTheEnd(Manner):
    """After an action that nobody was asked anything in, it asks once or twice a game whether that is all."""

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        times = self.memory or 0
        over = self.inner.here().base.result is not None
        if reply.status != "accepted" or self.shown is not None or over or times >= MOST_ASIDE:
            return reply
        self.memory = times + 1
        self.otherwise += 1
        asked = Decision(id="", player=player, kind="may", options=YES_NO, source=action.card, text="is that all?")
        self.show(Question(asked, self.noticed))
        return replace(reply, decision=self.pending())

    def noticed(self, answer: tuple[str, ...]) -> Reply:
        """Either answer is all right."""
        fine = answer in (("yes",), ("no",))
        return Reply(status="accepted" if fine else "refused", message="" if fine else "yes or no")


MOST_ASIDE = 2
"""Questions about nothing that come after an action."""


class AsksNothingIdle(Manner):
    """Does not ask what decides nothing: whatever is answered, all that there is comes out the same."""

    def replied(self, reply: Reply, start: Any) -> Reply:
        if reply.status == "accepted":
            while (idle := self.idle()) is not None:
                self.otherwise += 1
                reply = self.tell(idle)
        return super().replied(reply, start)

    def idle(self) -> tuple[str, ...] | None:
        """An answer to the question, if all answers have the same outcome."""
        real = self.real()
        answers = None if real is None else ways(real)
        if not answers or len(answers) > MOST_IDLE:
            return None
        first: Any = None
        for answer in answers:
            came = self.came_to(answer)
            if came is None or first not in (None, came):
                return None
            first = came
        return answers[0]

    def came_to(self, answer: tuple[str, ...]) -> Any:
        """Everything the game is after an answer; None where something is still under way."""
        with self.peeking_from() as first, suppress(InputError):
            if self.tell(answer).status != "accepted":
                return None
            after = self.inner.here()
            if after.answers:
                return None
            ordered = binding(self.game).ordered_zones
            asked = after.decision and replace(after.decision, serial=0)
            return complete(after.base, first, ordered), after.agenda, asked
        return None


FAR = 1_000_000
"""More than any number of a game that is not an id."""


class TakesEquals(AsksNothingIdle):
    """Takes the last of several things itself where nothing at all tells them apart."""

    def setup(self, params: SetupParams) -> SetupResult:
        with patch.object(altered_setup, "FIRST_ID", FAR), patch.object(lorcana_setup, "FIRST_ID", FAR):
            return super().setup(params)

    def idle(self) -> tuple[str, ...] | None:
        real = self.real()
        if real is None or real.kind != "choose" or real.least != real.most or len(real.options) < 2:
            return None
        cards = {card.ref: replace(card, ref="") for card in self.inner.observe().position.cards}
        kinds = [cards.get(option) for option in real.options]
        if kinds[0] is None or kinds[0].zone == "deck" or any(one != kinds[0] for one in kinds):
            return None
        return None if self.may_be_told_apart(real.options) else real.options[-real.most :]

    def may_be_told_apart(self, refs: tuple[str, ...]) -> bool:
        """Whether anything but the things themselves speaks of one of them, by its name or its id.

        What lies under one of them tells it apart, too.
        """
        at = self.inner.here()
        state: dict[str, Any] = msgspec.to_builtins(at.base, str_keys=True)
        numbers = {state["where"][ref] for ref in refs}
        if any(len(state["objects"][str(number)].get("cards", ())) > 1 for number in numbers):
            return True
        things = [
            {
                name: value
                for name, value in state["objects"][str(number)].items()
                if name not in ("id", "card", "cards")
            }
            for number in sorted(numbers)
        ]
        rest = [value for name, value in state.items() if name not in ("objects", "zones", "where", "next_id")]
        others = [thing for number, thing in state["objects"].items() if int(number) not in numbers]
        under_way = msgspec.to_builtins((at.agenda, at.answers), str_keys=True)
        spoken_of = mentions([rest, others, under_way], {*refs, *numbers})
        return spoken_of or any(thing != things[0] for thing in things)


def mentions(value: object, words: set[object]) -> bool:
    """Whether any of the words or numbers is somewhere in plain data; a text may begin with a number and a colon."""
    if isinstance(value, dict):
        return any(mentions(key, words) or mentions(inner, words) for key, inner in value.items())
    if isinstance(value, list | tuple):
        return any(mentions(inner, words) for inner in value)
    number = value.partition(":")[0] if isinstance(value, str) else ""
    return not isinstance(value, bool) and (value in words or (number.isdecimal() and int(number) in words))


MOST_IDLE = 8
"""Answers that are compared to find whether they decide anything."""
