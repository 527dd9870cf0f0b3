"""What is to be refused, put between the steps of a scenario: it is refused, and leaves nothing behind.

Whether it has left what no table shows is seen by the steps that follow.
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
"""Actions that are tried on the reference until it refuses one."""


Note = Callable[[Deviates], None]
"""Told what the engine is about to be asked, before it is."""


def judge_answer(world: World, draw: int, note: Note) -> Deviates | None:
    """Answer a question that is not asked: by an id that is invented, or by that of a question answered before."""
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
    """One that the question would take, so that nothing but the id is wrong with it."""
    return () if question is None else question.options[: max(1, question.least)]


def judge_refusal(world: World, plan: Plan, point: Point, beside: Beside, note: Note) -> Deviates | None:
    """Put an action before the scenario's next one, like it, that the reference refuses. Raises Stopped."""
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
    """Moves like this one that the reference refuses without anything having happened."""
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
    """The same with another card that lies open, or by another player where there is none.

    A card of a hand might have been revealed before it is refused, and be seen from then on.
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
    """An action that was kept as data."""
    return msgspec.convert(words, Action)
