"""Any engine outside this process, over a link that carries lines; `docs/protocol.md` describes the engine's side."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import NoReturn, Self, TypeVar

import msgspec

from oracle.engines.base import EngineFault, TimeUp, check_manners, check_same
from oracle.engines.exchange import Exchanging
from oracle.engines.limits import Limits, Spent
from oracle.engines.link import Link
from oracle.engines.one_view import completed
from oracle.protocol.codec import (
    NOTHING,
    UNKNOWN_METHOD,
    CodecError,
    ErrorObject,
    decode_answer,
    encode_request,
)
from oracle.protocol.declared import NEEDED_FOR, ONE_VIEW
from oracle.protocol.display import shown
from oracle.protocol.messages import (
    METHODS,
    OPTIONAL_METHODS,
    PROTOCOL,
    Action,
    ActParams,
    CardsParams,
    DecideParams,
    EngineInfo,
    InitializeParams,
    Message,
    Observation,
    ObserveParams,
    Reply,
    SetupParams,
    SetupResult,
    SnapshotResult,
)
from oracle.protocol.shapes import Shapes, check

M = TypeVar("M", bound=Message)

_NAME = 120
"""The maximum number of characters kept of an engine's name and version."""
_SLOW = ("timeout", "memory")
"""Kinds of fault that cost time."""
_MESSAGE = 2000
"""The maximum number of characters kept of an engine's error message."""


class LinkedEngine(Exchanging):
    """An engine that is started when it is first needed; see `oracle.engines.base.Engine`. A subclass makes the link.

    A fault ends the link. The next `setup` (or `initialize`) starts another, within the limits of a whole run
    (`restarts`, `slow_faults`, `total`); until then every call repeats the fault. `close` ends the engine; so does
    leaving the `with` block.
    """

    def __init__(self, limits: Limits | None = None, *, suite: str = "") -> None:
        self.limits = limits or Limits()
        self._hello = InitializeParams(suite=suite)
        self._link: Link | None = None
        self._info: EngineInfo | None = None
        self._fault: EngineFault | None = None
        self._unanswered: Callable[[], object] | None = None
        self._game: SetupParams | None = None
        self._shapes: Shapes | None = None
        self._most = self.limits.answer
        """The maximum number of bytes of an answer about the current game."""
        self._starts = 0
        self._set_ups = 0
        self._faults = 0
        self._slow_faults = 0
        self.until = math.inf
        """The time at which the whole run ends, the same for every process of a run."""

    def _begin(self) -> Link:
        """A link to a new engine. Raises `EngineFault`."""
        raise NotImplementedError

    # --- calls ---------------------------------------------------------------------------------------------

    def initialize(self) -> EngineInfo:
        """Start the process if it is not running; returns the engine's answer, with a name that is safe to print."""
        return self._start() if self._link is None or self._info is None else self._info

    def setup(self, params: SetupParams) -> SetupResult:
        """Start the process if it is not running, then set up the position."""
        return self.send_setup(params)()

    def send_setup(self, params: SetupParams) -> Callable[[], SetupResult]:
        self._settle()
        if self._link is None:
            self._start()
        self._game, self._shapes = params, Shapes(params)
        self._set_ups += 1
        if self._link is not None:
            self._link.mark_stderr()
        return self._send("setup", params, SetupResult)

    def send_act(self, player: str, action: Action) -> Callable[[], Reply]:
        return self._send("act", ActParams(player=player, action=action), Reply)

    def send_decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Callable[[], Reply]:
        return self._send("decide", DecideParams(player=player, decision=decision, answer=answer), Reply)

    def observe(self, viewer: str | None = None) -> Observation:
        return self._whole(viewer, super().observe(viewer))

    def send_observe(self, viewer: str | None = None) -> Callable[[], Observation]:
        fetch = self._send("observe", ObserveParams(viewer=viewer), Observation)
        return lambda: self._whole(viewer, fetch())

    def _whole(self, viewer: str | None, seen: Observation) -> Observation:
        """The table as it is judged; a view that was asked for is judged as it is."""
        if viewer is not None or self._game is None or ONE_VIEW not in self._declared(ObserveParams()):
            return seen
        return completed(seen, self._game)

    def close(self) -> None:
        """Ask the engine to end, wait at most `Limits.shutdown` seconds, then end it. Never raises."""
        link, self._link, self._unanswered = self._link, None, None
        if link is not None:
            link.finish(encode_request(link.asked + 1, "shutdown", NOTHING))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def on_stderr(self) -> str:
        """The end of the running engine's stderr output since the last `setup`, safe to print."""
        return self._link.on_stderr() if self._link else ""

    # --- one run, several processes --------------------------------------------------------------------------

    @property
    def set_ups(self) -> int:
        """The number of positions sent to the running process."""
        return self._set_ups if self._link else 0

    def renew(self) -> None:
        """End the process; the next call starts another, which does not count as a restart."""
        if self._link is not None:
            self.close()
            self._starts -= 1

    def end_by(self, until: float) -> None:
        """Share the time of a run that ends then."""
        self.until = until

    @property
    def spent(self) -> Spent:
        """Its use of the limits so far."""
        return Spent(self._faults, self._slow_faults, str(self._fault) if self._faults else "")

    def go_on_after(self, spent: Spent) -> None:
        """Continue, in a new process, a run with this use so far."""
        self.renew()
        self._starts, self._faults, self._slow_faults = spent.faults, spent.faults, spent.slow
        self._fault = EngineFault("crash", spent.last) if spent.last else None

    # --- starting ------------------------------------------------------------------------------------------

    def _start(self) -> EngineInfo:
        self._keep_to_limits()
        if self.until == math.inf:
            self.until = time.monotonic() + self.limits.total
        self._starts, self._set_ups = self._starts + 1, 0
        try:
            self._link = self._begin()
        except EngineFault as fault:
            self._fault = fault
            raise
        number = self._request(self._link, "initialize", self._hello, self.limits.start)
        info = self._answer(self._link, "initialize", number, EngineInfo, self.limits.start)
        if isinstance(info, ErrorObject):
            self._stop(self._engine_error("initialize", info, self._hello))
        info = msgspec.structs.replace(info, name=shown(info.name, _NAME), version=shown(info.version, _NAME))
        if info.protocol != PROTOCOL:
            self._stop(EngineFault("lie", _wrong_protocol(info.protocol)))
        try:
            check_manners(info)
            check_same(self._info or info, info, "restarted")
        except EngineFault as fault:
            self._stop(fault)
        self._link.established = True
        self._info = info
        return info

    def _keep_to_limits(self) -> None:
        """Before a start: raise a fault of kind `given-up` if the limits of the run forbid it."""
        if self._starts > self.limits.restarts:
            self._give_up(f"was restarted {self.limits.restarts} times")
        if self._slow_faults >= self.limits.slow_faults:
            self._give_up(f"hung, or filled its memory, {self._slow_faults} times")
        self._keep_to_time()

    def _keep_to_time(self) -> float:
        """The seconds left of the whole run."""
        left = self.until - time.monotonic()
        if left > 0:
            return left
        raise TimeUp(self._given_up(f"took {self.limits.total:,.4g} s in all"))

    def _give_up(self, why: str) -> NoReturn:
        raise EngineFault("given-up", self._given_up(why))

    def _given_up(self, why: str) -> str:
        """End the process, and state why it is not started again."""
        self._drop()
        last = f"; the last fault: {str(self._fault).partition(chr(10))[0]}" if self._fault else ""
        return f"the engine {why}, which is the limit of one run; correct its faults, or run less at a time{last}"

    def _stop(self, fault: EngineFault) -> NoReturn:
        """End the process because of a fault, remember the fault, and raise it."""
        self._drop()
        self._fault = fault
        self._faults += 1
        self._slow_faults += fault.kind in _SLOW
        raise fault

    def _drop(self) -> None:
        link, self._link, self._unanswered = self._link, None, None
        if link is not None:
            link.kill()

    # --- asking --------------------------------------------------------------------------------------------

    def exchange(self, method: str, params: Message, result: type[M]) -> M:
        link, number = self._asked(method, params)
        return self._taken(link, number, method, params, result)

    def _send(self, method: str, params: Message, result: type[M]) -> Callable[[], M]:
        link, number = self._asked(method, params)

        def answered() -> M:
            self._unanswered = None
            return self._taken(link, number, method, params, result)

        self._unanswered = answered
        return answered

    def _asked(self, method: str, params: Message) -> tuple[Link, int]:
        """The engine that was called, and the number of the request."""
        self._settle()
        link = self._link
        if link is None:
            raise self._not_running(method)
        return link, self._request(link, method, params, self.limits.call)

    def _taken(self, link: Link, number: int, method: str, params: Message, result: type[M]) -> M:
        """The answer to a request, if it is valid and possible in this game."""
        answer = self._answer(link, method, number, result, self.limits.call)
        if isinstance(answer, ErrorObject):
            raise self._engine_error(method, answer, params)
        # Most replies contain no question, so there is nothing to check.
        if not (isinstance(answer, Reply) and answer.decision is None):
            self._check(method, params, answer)
        return answer

    def _check(self, method: str, params: Message, answer: Message) -> None:
        """Reject answers that are impossible in this game. The engine stays in step and runs on, unless it floods."""
        try:
            check(self._shapes, params, answer)
        except CodecError as error:
            fault = EngineFault(error.kind, f"in answer to `{method}`: {error}")
            if error.kind == "flood":
                self._stop(fault)
            raise fault from None

    def _settle(self) -> None:
        """Consume the answer that was not fetched, so that it does not become the answer to the next question."""
        if self._unanswered is not None:
            with suppress(EngineFault):
                self._unanswered()

    def _request(self, link: Link, method: str, params: Message, seconds: float) -> int:
        """Send a request, and return its number."""
        left, number = self._keep_to_time(), link.asked + 1
        try:
            line = encode_request(number, method, params)
        except CodecError as error:
            raise EngineFault("request", f"{error}; correct the scenario; the engine was not called") from None
        if method == "setup":
            self._most = self.limits.answer + len(line)
        whole = False
        try:
            link.send(line, method, min(seconds, left))
            whole = True
        except EngineFault as fault:
            self._too_late(fault)
            self._stop(fault)
        finally:
            if not whole:
                # Interrupted within a request: the engine would mistake the rest of it for the next one.
                self._drop()
        return number

    def _answer(self, link: Link, method: str, number: int, result: type[M], seconds: float) -> M | ErrorObject:
        whole = False
        try:
            line = link.receive(method, seconds)
            if len(line) > self._most and result is not SnapshotResult:
                raise CodecError("flood", _too_long(line, self._most))
            answer = (self._read if result is Observation else decode_answer)(line, result, number)
            if link.unread:
                link.refuse_unread(method)
            whole = True
        except CodecError as error:
            # The error's frames hold the answer, which may be megabytes, until the next full collection.
            line, error.__traceback__ = b"", None
            self._stop(EngineFault(error.kind, f"in answer to `{method}` the engine wrote {error}"))
        except EngineFault as fault:
            self._too_late(fault)
            self._stop(fault)
        finally:
            if not whole:
                # Interrupted within an exchange: the answer would be mistaken for the next question's.
                self._drop()
        return answer

    def _read(self, line: bytes, result: type[M], number: int) -> M | ErrorObject:
        """A table, read by the fast decoder if possible."""
        seen = None if self._shapes is None else self._shapes.table(line, number)
        return decode_answer(line, result, number) if seen is None else seen  # type: ignore[return-value]

    def _too_late(self, fault: EngineFault) -> None:
        """Report the end of the whole run, rather than a slow engine, if it cut the call short."""
        if fault.kind == "timeout":
            self._keep_to_time()

    def _not_running(self, method: str) -> EngineFault:
        if self._fault is None:
            return EngineFault("start", f"the engine is not running: call initialize or setup before `{method}`")
        return EngineFault(self._fault.kind, f"`{method}` was not sent, the engine had ended before: {self._fault}")

    def _declared(self, params: Message) -> tuple[str, ...]:
        """The capabilities of the game in question, usually the current one."""
        game = params if isinstance(params, CardsParams) else self._game
        support = self._info.games.get(game.game) if self._info is not None and game is not None else None
        return support.capabilities if support is not None else ()

    def _engine_error(self, method: str, error: ErrorObject, params: Message) -> EngineFault:
        """The fault for an error in place of an answer; the engine is in step and keeps running."""
        said = f"error {error.code}: {shown(error.message, _MESSAGE)}"
        if error.code != UNKNOWN_METHOD:
            return EngineFault("engine-error", f"the engine answered `{method}` with {said}")
        capability = NEEDED_FOR.get(method, "")
        if capability and capability in self._declared(params):
            text = f"the engine declares {capability} but does not offer `{method}` ({said})"
            return EngineFault("lie", f"{text}; offer it, or stop declaring {capability}")
        if method in OPTIONAL_METHODS:
            return EngineFault("unsupported-method", f"the engine does not offer `{method}` ({said})")
        needed = ", ".join(name for name in METHODS if name not in OPTIONAL_METHODS)
        return EngineFault("engine-error", f"the engine lacks `{method}`; every engine needs {needed} ({said})")


def _too_long(line: bytes, most: int) -> str:
    limit = f"{most:,} bytes, which is the limit of answers other than snapshots"
    return f"an answer of {len(line):,} bytes, more than {limit}; it began: {shown(line)}"


def _wrong_protocol(theirs: int) -> str:
    spoken = shown(str(theirs), 20)
    return f"the engine speaks protocol {spoken}, this harness speaks {PROTOCOL}; they are incompatible"
