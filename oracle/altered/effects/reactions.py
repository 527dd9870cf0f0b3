"""Reactions: which of them an event activates (6.3)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from oracle.altered.events import EmblemCreated, Moved
from oracle.altered.objects.view import view_of
from oracle.altered.rulebook import home
from oracle.altered.state import HIDDEN, State
from oracle.kernel.run import Run


def activated_by(run: Run, after: Any, events: list[Any]) -> list[EmblemCreated]:
    """The Emblem-Reactions that one event creates in Limbo (6.3.g); `run.state` is the state before it."""
    del run, after, events
    return []


@home("2.1.h", "6.3.j")
def remember(before: State, after: State, events: list[Any]) -> State:
    """The state after events, with what ceased to exist by them as it was just before."""
    left = [event.was for event in events if isinstance(event, Moved) and event.was is not None]
    gone = {was.id: view_of(before).last_known(was) for was in left if was.zone not in HIDDEN}
    return replace(after, gone={**after.gone, **gone}) if gone else after
