"""Limits how much of an engine's output is kept per run, so that reports stay bounded."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from oracle.protocol.results import Result, StepResult

ROOM = 16 * 1024 * 1024
"""Bytes, as JSON, kept of results that did not pass. An engine that fails the whole suite fills about half."""
CUT = 300
"""Maximum characters of each text in a result that no longer fits."""
LEFT_OUT = f"… (tables, changes and longer texts are left out: a run keeps {ROOM // 2**20} MiB of what fails)"


class Room:
    """The remaining space; results are kept whole, first come first served, and later ones are cut to their texts."""

    def __init__(self, room: int = ROOM) -> None:
        self._left = room

    def kept(self, result: Result) -> Result:
        """The whole result while there is room, else cut, with a note in its message."""
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
