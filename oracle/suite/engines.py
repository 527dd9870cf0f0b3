"""Opens the engine that a user names."""

from __future__ import annotations

from oracle.engines.base import Engine
from oracle.engines.limits import Limits
from oracle.kernel.errors import InputError

REFERENCE = "reference"
CALLS_IN = "ws://"
"""The beginning of an address at which an engine calls in."""
CALLS = "tcg_oracle.calls"
"""The log of engines that call in: it names the address and everyone turned away."""


def open_engine(name: str, limits: Limits | None = None) -> Engine:
    """The reference in this process, or any other engine: by the command that starts it, or by the address where it
    calls in.

    Raises `EngineFault`, and InputError for such an address.
    """
    # The games are loaded only if the reference is judged: other engines do not need them.
    if name == REFERENCE:
        from oracle.engines.reference import ReferenceEngine

        return ReferenceEngine()
    if name.startswith(CALLS_IN):
        return _calling(name, limits)
    from oracle.engines.process import ProcessEngine

    return ProcessEngine(name, limits)


def _calling(address: str, limits: Limits | None) -> Engine:
    try:
        from oracle.engines.calling import calling_engine
    except ModuleNotFoundError as missing:
        install = 'pip install "tcg-oracle[calling]"'
        raise InputError("--engine", f"{CALLS_IN} needs {missing.name}, which is not installed", install) from None
    return calling_engine(address, limits)
