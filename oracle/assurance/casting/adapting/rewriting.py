"""Rewrites the steps of a scenario with its cast, from what the reference does, until all of them hold.

Accepted actions stay accepted, refused ones refused, and no Then step is left out. Whether the scenario still shows its
rule is for the guard to decide, not for this module.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import suppress

from msgspec.structs import replace

from oracle.assurance.casting.adapting.answers import answered, reanswered
from oracle.assurance.casting.adapting.changes import step_of
from oracle.assurance.casting.adapting.stopped import Stopped, stop
from oracle.assurance.casting.adapting.telling import retold
from oracle.assurance.casting.casting import with_resources
from oracle.profiles import PROFILES
from oracle.protocol.messages import Card
from oracle.suite.errors import InvalidWordsError
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Plan, StoredStep
from oracle.suite.play.failure import REFUSED
from oracle.suite.run.follow import Listening, follow

MOST_CHANGES = 14
"""Maximum changes made to a scenario before giving up on it."""
RESOURCES = (1, 2, 3, 8)
"""Additional resources that are tried if a player is refused."""


def rewritten(plan: Plan, edition: str, telling: Collection[str], *, leaves: bool = False) -> Plan | None:
    """The scenario with its cast, and with steps that hold; None if no such steps are found.

    `telling`: the cards whose text the scenario is about, by ref. `leaves`: as written, it leaves questions open, so
    the rewritten one may do so too.
    """
    stopped = stop(plan, edition)
    for _ in range(MOST_CHANGES):
        if isinstance(stopped, str):
            return None
        if stopped is not None:
            found = _changed(stopped, edition, telling)
            if found is None:
                return None
            plan, stopped = found
            continue
        changed = None if leaves else unasked(plan, edition, telling)
        if changed is None:
            return plan
        plan, stopped = changed, stop(changed, edition)
    return None


def _changed(stopped: Stopped, edition: str, telling: Collection[str]) -> tuple[Plan, Stopped | None] | None:
    """The scenario with the first change after which it stops at another step, if at all; None if nothing helps."""
    here = _left(stopped)
    for changed in _ways(stopped, telling):
        after = stop(changed, edition)
        if after is None or (not isinstance(after, str) and (_left(after) < here or _goes_on(stopped, after))):
            return changed, after
    return None


def _goes_on(before: Stopped, after: Stopped) -> bool:
    """Whether one question is answered, and the next one is asked."""
    one, other = before.pending, after.pending
    if one is None or other is None or _left(after) > _left(before):
        return False
    return (one.kind, one.options, one.source) != (other.kind, other.options, other.source)


def _left(stopped: Stopped) -> int:
    """How many steps are left, including the one that does not hold."""
    return len(stopped.plan.calls) - stopped.at


def _ways(stopped: Stopped, telling: Collection[str]) -> Iterator[Plan]:
    plan, question = stopped.plan, stopped.pending
    call = plan.calls[stopped.at]
    if call.answers and question is None and stopped.deviation.kind == "question":
        yield _with_steps(plan, stopped.at, 1)
        return
    if call.move is not None and call.answers and question is not None and call.move.player == question.player:
        for text in reanswered(question, call.move.answer or ()):
            yield from _in_words(plan, stopped.at, 1, text)
    if question is not None and not call.asks:
        place = _place_of_answer(stopped)
        added = answered(question, plan, place, telling)
        if added is not None:
            yield from _in_words(plan, place, 0, added)
    if not call.is_when:
        for other in retold(stopped):
            with suppress(InvalidWordsError):
                yield _with_steps(plan, stopped.at, 1, other)
    if stopped.deviation.kind == "reply" and stopped.deviation.found == REFUSED:
        yield from _richer(stopped)


def _place_of_answer(stopped: Stopped) -> int:
    """Right after the step that led to the question, unless a step in between says who is asked."""
    plan = stopped.plan
    refused = stopped.deviation.kind == "reply" and stopped.deviation.found == REFUSED
    end = stopped.acted if refused or stopped.acted == stopped.at else stopped.at
    begun = max((at + 1 for at in range(end) if plan.calls[at].is_when), default=end)
    return end if any(plan.calls[at].asks for at in range(begun, end)) else begun


def _richer(stopped: Stopped) -> Iterator[Plan]:
    """The scenario with more resources for the player who is refused."""
    plan = stopped.plan
    move = plan.calls[stopped.acted].move if stopped.acted >= 0 else None
    if move is None:
        return
    zone = PROFILES[plan.game].resource_zone
    for count in RESOURCES:
        yield _with_cards(plan, with_resources(plan.position, move.player, zone, count).cards)
    like = next((card for card in plan.position.cards if card.player == move.player and card.zone == "deck"), None)
    if like is not None:
        refs = {card.ref for card in plan.position.cards}
        ref = next(ref for place in range(1, 200) if (ref := f"{move.player.lower()}-hand-{place}") not in refs)
        more = Card(ref=ref, player=move.player, zone="hand", card=like.card)
        yield _with_cards(plan, (*plan.position.cards, more))


def unasked(plan: Plan, edition: str, telling: Collection[str] = ()) -> Plan | None:
    """The scenario with an added answer if it goes on, or ends, while a question is open that no step mentions."""
    followed = follow(plan, Listening(tells=False), edition)
    calls = zip(plan.calls, followed.steps[len(plan.given) :], strict=True)
    for at, (call, step) in enumerate(calls):
        question = step.calls[-1].reply.decision if call.is_when and step.calls else None
        if question is None or _is_told(plan, at):
            continue
        text = answered(question, plan, at + 1, telling)
        return None if text is None else next(_in_words(plan, at + 1, 0, text), None)
    return None


def _is_told(plan: Plan, at: int) -> bool:
    """Whether a step between this one and the next action answers a question or says who is asked."""
    for call in plan.calls[at + 1 :]:
        if call.is_when or call.asks:
            return call.answers or call.asks
    return False


def _in_words(plan: Plan, place: int, count: int, text: str) -> Iterator[Plan]:
    """The scenario with an answer in these words, if they are meaningful there."""
    with suppress(InvalidWordsError):
        line = plan.steps[min(place, len(plan.steps) - 1)].line
        yield _with_steps(plan, place, count, step_of("when", text, line, plan.game))


def _with_cards(plan: Plan, cards: tuple[Card, ...]) -> Plan:
    return bind(replace(data_of(plan), position=replace(plan.position, cards=cards)))


def _with_steps(plan: Plan, place: int, count: int, *steps: StoredStep) -> Plan:
    return bind(replace(data_of(plan), steps=(*plan.steps[:place], *steps, *plan.steps[place + count :])))
