"""Moves as calls to an engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from oracle.engines.base import Deferred, Engine, Sending
from oracle.protocol.messages import Decision, Reply
from oracle.suite.phrases.move import Move
from oracle.suite.play.answering import MOST_FORCED
from oracle.suite.play.questions import forced_answer


def sent(engine: Sending, move: Move, asked: Decision | None) -> Callable[[], Reply]:
    """Send the move to the engine; returns a function that waits for the reply."""
    if move.action is not None:
        return engine.send_act(move.player, move.action)
    return engine.send_decide(move.player, asked.id if asked is not None else "", move.answer or ())


def replies(move: Move, engine: Engine, asked: Decision | None) -> Iterator[Reply]:
    """The reply to a move, then the replies to forced answers."""
    reply = sent(Deferred(engine), move, asked)()
    yield reply
    for _ in range(MOST_FORCED):
        forced = forced_answer(reply.decision) if reply.status == "accepted" else None
        if forced is None or reply.decision is None:
            return
        reply = engine.decide(reply.decision.player, reply.decision.id, forced)
        yield reply
