"""How much of what an engine says and shows is kept of one run, so that no report grows with the engine."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from oracle.protocol.results import Result, StepResult

ROOM = 16 * 1024 * 1024
"""Bytes, as JSON, of the results that did not pass. An engine that fails the whole suite fills about half."""
CUT = 300
"""Most characters of each text of a result for which there is no room."""
LEFT_OUT = f"… (tables, changes and longer texts are left out: a run keeps {ROOM // 2**20} MiB of what fails)"


class Room:
    """What is left of it; results are kept whole, first come first served, and then cut to their texts."""

    def __init__(self, room: int = ROOM) -> None:
        self._left = room

    def kept(self, result: Result) -> Result:
        """The result whole while there is room for it, else cut, which its message says."""
        if result.verdict == "pass":
            return result
        size = len(msgspec.json.encode(result))
        if size <= self._left:
            self._left -= size
            return result
        return replace(
            result,
            message=result.message[:CUT] + LEFT_OUT,
            again=result.again[:CUT],
            stderr=result.stderr[:CUT],
            steps=tuple(_cut(step) for step in result.steps),
            before=None,
            after=None,
            changes=(),
        )


def _cut(step: StepResult) -> StepResult:
    return replace(step, expected=step.expected[:CUT], actual=step.actual[:CUT], deviation=None)
