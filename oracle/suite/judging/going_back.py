"""Judges snapshots and `reset`: the engine must return to its earlier state and continue from there as before."""

from __future__ import annotations

from msgspec import Struct

from oracle.engines.base import EngineFault
from oracle.protocol.messages import Decision, Observation, Reply
from oracle.suite.judging.calls import Deviates, bare, declared, first_difference, table_of
from oracle.suite.play.world import Said, World

BACK, ON = "back", "on"
"""Right after going back, and after everything was repeated."""


class Mark(Struct, frozen=True):
    """A point reached by the engine in a scenario."""

    table: Observation
    said: int
    """How many calls it had received."""
    snapshot: str = ""


def mark(world: World, *, snapshot: bool) -> Mark:
    """The engine's current point; optionally with a snapshot."""
    table = table_of(world)
    return Mark(table, len(world.said), str(declared(world, "snapshot")) if snapshot else "")


def judge_snapshot(world: World, at: Mark) -> Deviates | None:
    """Restore the snapshot at the end of the scenario, and play on."""
    end = table_of(world)
    declared(world, "restore", at.snapshot)
    return _again(world, at, end)


def judge_reset(world: World, at: Mark) -> Deviates | None:
    """Reset the engine at the end of the scenario, and replay it. An engine without `reset` is also right."""
    end = table_of(world)
    try:
        reset = getattr(world.engine, "reset", None)
        if reset is None:
            return None
        reset()
    except EngineFault as fault:
        if fault.kind == "unsupported-method":
            return None
        raise
    return _again(world, at, end)


def _again(world: World, at: Mark, end: Observation) -> Deviates | None:
    back = table_of(world)
    found = first_difference(at.table, back, world.game)
    if found is not None:
        return found._replace(at=(BACK, *found.at))
    asked = back.decision
    for number, said in enumerate(world.said[at.said :]):
        reply = _said_again(world, said, asked)
        if _bare(reply) != _bare(said.reply):
            return Deviates((ON, "reply", str(number)), _words(said.reply), _words(reply))
        if reply.status == "accepted" or reply.decision is not None:
            asked = reply.decision
    found = first_difference(end, table_of(world), world.game)
    return None if found is None else found._replace(at=(ON, *found.at))


def _said_again(world: World, said: Said, asked: Decision | None) -> Reply:
    """The same call; an answer goes to the current question, whatever its id."""
    if said.action is not None:
        return world.engine.act(said.player, said.action)
    number = asked.id if asked is not None else "" if said.question is None else said.question.id
    return world.engine.decide(said.player, number, said.answer)


def _bare(reply: Reply) -> tuple[str, str, Decision | None]:
    return reply.status, reply.code, bare(reply.decision)


def _words(reply: Reply) -> list[str]:
    return [reply.status, reply.code]
