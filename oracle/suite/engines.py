"""Opens the engine that a user names."""

from __future__ import annotations

from oracle.engines.base import Engine
from oracle.engines.limits import Limits

REFERENCE = "reference"


def open_engine(name: str, limits: Limits | None = None) -> Engine:
    """The reference in process, or any other engine by the command that starts it. Raises `EngineFault`."""
    # The games are loaded only if the reference is judged: other engines do not need them.
    if name == REFERENCE:
        from oracle.engines.reference import ReferenceEngine

        return ReferenceEngine()
    from oracle.engines.process import ProcessEngine

    return ProcessEngine(name, limits)
