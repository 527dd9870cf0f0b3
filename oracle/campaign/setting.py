"""What a worker needs to know before it loads the rules: the engines, their limits, and tasks that were given up.

A worker answers its scheduler while its tasks' processes load, so it must import little itself.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from oracle.engines.limits import Limits


class Setting(Struct, frozen=True, kw_only=True):
    """The settings that all tasks of a campaign share."""

    engines: dict[str, str]
    """Name in the plan → the command on this worker."""
    limits: Limits


class Tagged(Struct, frozen=True, kw_only=True, tag=True, omit_defaults=True):
    """A task or an outcome."""


class GivenUp(Tagged, frozen=True, kw_only=True, tag=True):
    """The outcome of a task that was not done. It is never kept, so `--resume` tries it again."""

    kind: Literal["refused", "engine", "input", "system", "hung", "lost", "bug"]
    """The worker has another program or engine; the engine cannot be run; wrong data; an error of the system, such as a
    full disk; it did not end; its process or its worker ended again and again; an error of ours.
    """
    why: str
    where: str = ""
    """The worker."""


_encoder = msgspec.json.Encoder(order="deterministic")


def encoded(one: Tagged) -> bytes:
    """A task or an outcome as JSON; equal ones give equal bytes."""
    return _encoder.encode(one)
