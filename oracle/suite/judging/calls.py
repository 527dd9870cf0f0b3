"""Calls that a judgment makes in addition to the scenario's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from oracle.engines.base import EngineFault
from oracle.kernel.errors import InputError
from oracle.profiles import Profile
from oracle.protocol.declared import NEEDED_FOR
from oracle.protocol.messages import Decision, Observation, Reply
from oracle.protocol.values import Json
from oracle.suite.play.world import World
from oracle.suite.table.changes import every_difference
from oracle.suite.table.normalise import normalised

T = TypeVar("T")


class Stopped(Exception):
    """The engine has done something after which the scenario cannot continue."""


class Deviates(NamedTuple):
    """A deviation of the engine: its subject, the wanted value and the value found."""

    at: tuple[str, ...]
    wanted: Json = None
    found: Json = None
    viewer: str = ""


def declared(world: World, method: str, *parameters: object) -> object:
    """The answer of an optional method that the engine has promised.

    Raises `EngineFault` of the kind `lie` if the engine lacks it.
    """
    call: Callable[..., object] | None = getattr(world.engine, method, None)
    try:
        if call is not None:
            return call(*parameters)
    except EngineFault as fault:
        if fault.kind != "unsupported-method":
            raise
    raise EngineFault("lie", f"the engine declared {NEEDED_FOR[method]} and does not offer `{method}`")


def refusing(call: Callable[[], Reply]) -> Reply:
    """The reply to a call that must be refused; a protocol error also counts."""
    try:
        return call()
    except EngineFault as fault:
        if fault.kind != "engine-error":
            raise
        return Reply(status="refused", message=str(fault))
    except InputError as error:
        return Reply(status="refused", message=str(error))


def table_of(world: World) -> Observation:
    """The current table."""
    return normalised(world.engine.observe(), world.game, world.support.manners)


def first_difference(before: Observation, after: Observation, game: Profile) -> Deviates | None:
    """The first difference between two tables of one engine; questions are compared without ids and texts."""
    rows = every_difference(_plain(before), _plain(after), game)
    if rows:
        return Deviates(tuple(map(str, rows[0].at)), rows[0].before, rows[0].to)
    return None


def _plain(seen: Observation) -> Observation:
    return replace(seen, decision=bare(seen.decision))


def bare(decision: Decision | None) -> Decision | None:
    """A question without the parts that an engine may vary."""
    return decision and replace(decision, id="", text="")
