"""Checks whether a scenario that begins with decks still tests what it tests when it is set up in its position."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property

from msgspec.structs import replace

from oracle.assurance.casting.adapting.changes import changed, changes_between
from oracle.assurance.casting.adapting.rewriting import unasked
from oracle.assurance.casting.adapting.stopped import Stopped, stop
from oracle.assurance.casting.adapting.telling import retold
from oracle.assurance.casting.adapting.told import Changes
from oracle.assurance.casting.fitting import fitted
from oracle.assurance.casting.from_decks.course import Course, Unreachable, Why, beginning, from_game, move_of
from oracle.assurance.casting.from_decks.told import Game, Stack
from oracle.assurance.casting.likeness import printed
from oracle.assurance.variation.same import Seen, same, seen
from oracle.profiles import part
from oracle.protocol.messages import Card
from oracle.suite.errors import InvalidWordsError
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Plan

MOST_QUESTIONS = 6
"""Maximum added answers, and steps about options, after one game."""
Led = Callable[[Course], None]


def courses(game: str) -> Sequence[Led]:
    """The ways in which a game leads to positions; none for a game without this part."""
    found = part(game, "profile.from_decks")
    return () if found is None else tuple(found.COURSES)


class Reaching:
    """One scenario, with its own cards or with those of a cast, and the games that lead to it."""

    def __init__(self, plan: Plan, edition: str, *, strictly: bool = False) -> None:
        """`strictly`: each call applies the same clauses, not only the same of those that the scenario is about."""
        self._about = None if strictly else plan.clauses
        self._plan, self._edition = plan, edition
        self._seen: Seen | None = None

    def tried(self, led: Led) -> Plan | Why:
        """The scenario after the game that leads to it in this way, or the reason why there is none."""
        course = Course(self._plan, self._edition, printed(self._plan.game))
        try:
            led(course)
            found = course.led()
        except Unreachable as end:
            return end.why
        return self.kept(found) or "rule"

    def led_by(self, game: Game) -> Plan | None:
        """The scenario after a game that was found earlier; None if it is no longer the same test."""
        cards = tuple(
            Card(ref=ref, player=stack.player, zone=stack.zone, card=name)
            for stack in game.stacks
            for ref, name in stack.cards
        )
        try:
            own = changed(self._plan, Changes(game.changes))
            for place, text in reversed(game.answers):
                own = _with_more(own, place, text)
            moves = tuple(move_of(self._plan, text) for text in game.moves)
            found = from_game(own, beginning(self._plan, game.first, cards), moves)
        except (InvalidWordsError, Unreachable, ValueError, IndexError):
            return None
        return found if same(found, self._edition, self._wanted, about=self._plan.clauses) else None

    def told(self, plan: Plan, cast: Mapping[str, str]) -> Game:
        """A scenario after its game as data. Raises ValueError for changes that cannot be stored."""
        moves = next(at for at, step in enumerate(plan.steps) if step.added != "more")
        own = tuple(step for step in plan.steps if step.added != "more")
        answers, place = list[tuple[int, str]](), 0
        for step in plan.steps[moves:]:
            if step.added == "more":
                answers.append((place, step.text))
            else:
                place += 1
        after = bind(replace(data_of(self._plan), steps=own))
        stacks: dict[tuple[str, str], list[tuple[str, str]]] = {}
        for card in plan.position.cards:
            stacks.setdefault((card.player, card.zone), []).append((card.ref, card.card or ""))
        return Game(
            dict(cast),
            plan.chance[0][0],
            tuple(Stack(player, zone, tuple(cards)) for (player, zone), cards in stacks.items()),
            tuple(step.text for step in plan.steps[:moves]),
            tuple(answers),
            changes_between(self._plan, after).steps,
        )

    def kept(self, plan: Plan) -> Plan | None:
        """The scenario with the reference's numbers, if it is the same test there; else None."""
        fitting = None
        for _ in range(MOST_QUESTIONS):
            plan = self._answered(plan)
            fitting = fitted(plan, self._edition, richer=False)
            asking = _asking(plan, self._edition) if fitting is None else None
            if asking is None:
                break
            plan = asking
        if fitting is None or not same(fitting, self._edition, self._wanted, about=self._about):
            return None
        return fitting

    def _answered(self, plan: Plan) -> Plan:
        """The scenario with answers to questions that only other cards raise, such as those drawn on the way."""
        if self._leaves:
            return plan
        for _ in range(MOST_QUESTIONS):
            more = unasked(plan, self._edition)
            if more is None:
                break
            place = next(at for at, step in enumerate(more.steps) if step not in plan.steps[at : at + 1])
            plan = _with_more(plan, place, more.steps[place].text)
        return plan

    @cached_property
    def _leaves(self) -> bool:
        """Whether the scenario leaves questions open that no step mentions."""
        return unasked(self._plan, self._edition) is not None

    @property
    def _wanted(self) -> Seen:
        if self._seen is None:
            self._seen = seen(replace(self._plan, varied="cast"), self._edition)
        return self._seen


def _with_more(plan: Plan, place: int, text: str) -> Plan:
    """The scenario with one more answer, before this step. Raises InvalidWordsError if it is meaningless."""
    step = move_of(plan, text)
    return bind(replace(data_of(plan), steps=(*plan.steps[:place], step, *plan.steps[place:])))


def _asking(plan: Plan, edition: str) -> Plan | None:
    """The scenario with the actual options in steps that list what a player chooses from."""
    stopped = stop(plan, edition)
    if not isinstance(stopped, Stopped) or stopped.deviation.kind != "question":
        return None
    for step in retold(stopped):
        with suppress(InvalidWordsError):
            return bind(replace(data_of(plan), steps=(*plan.steps[: stopped.at], step, *plan.steps[stopped.at + 1 :])))
    return None
