"""Inserts illegal requests between a scenario's steps: each must be refused and leave nothing behind.

Hidden consequences are caught by the steps that follow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import msgspec
from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError
from oracle.profiles import Profile
from oracle.protocol.messages import Action, Decision
from oracle.suite.judging.beside import Beside
from oracle.suite.judging.calls import Deviates, Stopped, first_difference, refusing
from oracle.suite.judging.sampling import Point
from oracle.suite.phrases.move import Move
from oracle.suite.plan import Plan
from oracle.suite.play.world import World

INVENTED, STALE = "invented", "stale"
TAKEN = "taken"
NO_ID = "no-question-has-this-id"
MOST_TRIED = 8
"""Maximum actions tried on the reference until it refuses one."""


Note = Callable[[Deviates], None]
"""Called with a request to the engine before it is made."""


def judge_answer(world: World, draw: int, note: Note) -> Deviates | None:
    """Answer a question that is not open: with an invented id, or with the id of an earlier question."""
    asked = world.pending()
    before = world.look().observation
    if before.result is not None:
        return None
    answered = [said.question for said in world.said if said.question is not None and said.reply.status == "accepted"]
    known = [question for question in answered if asked is None or question.id != asked.id]
    kind, question, number = INVENTED, asked, NO_ID
    if known and (asked is None or draw % 3):
        kind, question = STALE, known[draw // 3 % len(known)]
        number = question.id
    player = before.position.turn.player if question is None else question.player
    note(Deviates((kind,)))
    reply = refusing(partial(world.engine.decide, player, number, _an_answer(asked or question)))
    world.forget()
    if reply.status == "accepted":
        return Deviates((kind, TAKEN), "refused", reply.status)
    found = first_difference(before, world.look().observation, world.game)
    return None if found is None else found._replace(at=(kind, *found.at))


def _an_answer(question: Decision | None) -> tuple[str, ...]:
    """A valid answer to the question, so that only the id is wrong."""
    return () if question is None else question.options[: max(1, question.least)]


def judge_refusal(world: World, plan: Plan, point: Point, beside: Beside, note: Note) -> Deviates | None:
    """Before the scenario's next action, try a similar one that the reference refuses. Raises Stopped."""
    reference = beside.at(world)
    move = next((call.move for call in plan.calls[point.place + 1 :] if call.move is not None), None)
    if reference is None or world.pending() is not None or move is None or move.action is None:
        return None
    other = next(_refused(reference, move, point.draw, world.game), None)
    if other is None or other.action is None:
        return None
    before, words = world.look().observation, msgspec.to_builtins(other.action)
    note(Deviates((other.player,), [words, None]))
    reply = refusing(partial(world.engine.act, other.player, other.action))
    world.forget()
    if reply.status == "accepted":
        if reply.decision is not None:
            # It may still be refused once that is answered.
            raise Stopped
        return Deviates((other.player, TAKEN), [words, None], reply.status)
    found = first_difference(before, world.look().observation, world.game)
    return None if found is None else found._replace(at=(other.player, *found.at), wanted=[words, found.wanted])


def _refused(reference: ReferenceEngine, move: Move, draw: int, game: Profile) -> Iterator[Move]:
    """Similar moves that the reference refuses before anything happens."""
    for other in _like(reference, move, draw, game):
        here = reference.here()
        try:
            refused = other.action is not None and reference.act(other.player, other.action).status == "refused"
            if refused and not reference.events and reference.here().decision is None:
                yield other
        except (InputError, OracleError):
            continue
        finally:
            reference.go_back(here)


def _like(reference: ReferenceEngine, move: Move, draw: int, game: Profile) -> Iterator[Move]:
    """The same move with another face-up card, or by another player if there is none.

    A hand card might be revealed before the refusal, and be visible from then on.
    """
    action = move.action
    if action is None:
        return
    seen = reference.observe(move.player).position
    if action.card is None:
        others = [one.name for one in seen.players if one.name != move.player]
        yield from (Move(player=name, action=action) for name in others)
        return
    refs = [
        card.ref
        for card in seen.cards
        if card.card is not None and card.zone not in game.hidden_zones and card.ref != action.card
    ]
    start = draw % len(refs) if refs else 0
    for ref in (refs[start:] + refs[:start])[:MOST_TRIED]:
        yield Move(player=move.player, action=replace(action, card=ref))


def as_action(words: object) -> Action:
    """An action restored from data."""
    return msgspec.convert(words, Action)
