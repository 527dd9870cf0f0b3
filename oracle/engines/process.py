"""Any engine as a child process with messages over stdin and stdout."""

from __future__ import annotations

from collections.abc import Sequence

from oracle.engines.child import Child
from oracle.engines.command import words_of
from oracle.engines.limits import Limits
from oracle.engines.linked import LinkedEngine

__all__ = ["Limits", "ProcessEngine"]


class ProcessEngine(LinkedEngine):
    """An engine in its own process; a fault ends the process, and the next `setup` starts another.

    `close` ends the engine with its child processes, and so does the end of this process.
    """

    def __init__(self, command: str | Sequence[str], limits: Limits | None = None, *, suite: str = "") -> None:
        """`command` is split like a shell's words but never passed to a shell. Raises `EngineFault` of kind `start`."""
        super().__init__(limits, suite=suite)
        self._argv = words_of(command)

    @property
    def pid(self) -> int | None:
        """The id of the running process (and of its process group); None if none runs."""
        return self._link.pid if isinstance(self._link, Child) else None

    def _begin(self) -> Child:
        return Child(self._argv, self.limits)
