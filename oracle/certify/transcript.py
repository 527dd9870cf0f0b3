"""Every message between the harness and an engine: recorded while it plays, and replayed to check a certificate.

Every exchange is two lines of JSON-RPC: a request and its response. A fault of the engine is an error with its kind.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterator
from typing import TypeVar

import msgspec
from msgspec import Struct

from oracle.engines.base import FAULTS, Engine, EngineFault, check_manners
from oracle.engines.exchange import Exchanging, Wrapper
from oracle.kernel.errors import InputError
from oracle.protocol.codec import (
    ENGINE_ERROR,
    MESSAGE_LIMIT,
    CodecError,
    ErrorObject,
    decode_answer,
    encode_error,
    encode_request,
    encode_result,
)
from oracle.protocol.display import shown
from oracle.protocol.messages import (
    Action,
    EngineInfo,
    Message,
    Reply,
    SetupParams,
    SetupResult,
)
from oracle.protocol.shapes import Shapes

MOST_BYTES = 4 * 1024**3
"""The largest transcript, in uncompressed bytes."""
_CHUNK = 1 << 16
_LOST = ("start", "given-up")
"""Faults that leave no engine to play on: nothing can be certified."""

M = TypeVar("M", bound=Message)


class Strayed(Exception):
    """A transcript does not answer the current question, or contains an impossible answer; the text gives the place
    and the error.

    `asked`: the question of the harness; `recorded`: the line in its place, empty after the end of the transcript.
    """

    def __init__(self, text: str, asked: bytes = b"", recorded: bytes = b"") -> None:
        super().__init__(text)
        self.asked = asked
        self.recorded = recorded


class Digest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The figures of a transcript's uncompressed bytes."""

    messages: int
    bytes: int
    sha256: str


class Counted(Exchanging):
    """Counts what an engine did: an engine that calls everything unsupported has shown nothing."""

    ready = 0
    """Positions that the engine could set up."""
    settled = 0
    """Actions and answers that it accepted or refused."""

    def setup(self, params: SetupParams) -> SetupResult:
        found = super().setup(params)
        self.ready += found.status == "ok"
        return found

    def act(self, player: str, action: Action) -> Reply:
        return self._settled(super().act(player, action))

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        return self._settled(super().decide(player, decision, answer))

    def _settled(self, reply: Reply) -> Reply:
        self.settled += reply.status != "unsupported"
        return reply


class Recorder(Counted, Wrapper):
    """An engine that records every message. `finish` returns the compressed transcript and its figures."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._packed: list[bytes] = []
        self._packer = zlib.compressobj(9)
        self._hash = hashlib.sha256()
        self._bytes = self._messages = 0

    def finish(self) -> tuple[bytes, Digest]:
        """The transcript, compressed; nothing can be recorded after it."""
        self._packed.append(self._packer.flush())
        found = Digest(messages=self._messages, bytes=self._bytes, sha256=self._hash.hexdigest())
        return b"".join(self._packed), found

    def exchange(self, method: str, params: Message, result: type[M]) -> M:
        number = self._messages + 1
        try:
            question = encode_request(number, method, params)
        except CodecError as error:
            raise EngineFault("request", str(error)) from None
        try:
            answer = super().exchange(method, params, result)
            line = encode_result(number, answer)
        except EngineFault as fault:
            if fault.kind in _LOST:
                raise
            told = shown(str(fault), 2000)
            self._keep(question, encode_error(number, ENGINE_ERROR, told, fault.kind))
            raise EngineFault(fault.kind, told) from None
        except InputError as error:
            # The reference reports impossible requests as errors too, just as it would over the protocol.
            told = shown(str(error), 2000)
            self._keep(question, encode_error(number, ENGINE_ERROR, told, "engine-error"))
            raise EngineFault("engine-error", told) from None
        self._keep(question, line)
        return answer

    def _keep(self, *lines: bytes) -> None:
        self._messages += 1
        for line in lines:
            self._hash.update(line)
            self._bytes += len(line)
            if packed := self._packer.compress(line):
                self._packed.append(packed)
        if self._bytes > MOST_BYTES:
            raise EngineFault("flood", f"all messages together are more than {MOST_BYTES:,} bytes")


class PlayedBack(Counted):
    """An engine that repeats a transcript's answers to the same questions in the same order; otherwise it raises
    `Strayed`.
    """

    def __init__(self, lines: Iterator[bytes]) -> None:
        self._lines = lines
        self._messages = 0
        self._shapes: Shapes | None = None

    def finish(self) -> None:
        """Raises `Strayed` if more was recorded than was asked."""
        rest = next(self._lines, None)
        if rest is not None:
            raise Strayed(f"it continues after message {self._messages:,}, the last question", b"", rest)

    def exchange(self, method: str, params: Message, result: type[M]) -> M:
        number = self._messages = self._messages + 1
        question = encode_request(number, method, params)
        recorded = next(self._lines, b"")
        if recorded != question:
            what = "is another question" if recorded else "is missing"
            raise Strayed(f"message {number:,} {what}; `{method}` is asked", question, recorded)
        if method == "setup" and isinstance(params, SetupParams):
            self._shapes = Shapes(params)
        try:
            answer = decode_answer(next(self._lines, b""), result, number)
            if isinstance(answer, ErrorObject):
                raise _fault(answer)
            if self._shapes is not None:
                self._shapes.check(params, answer)
            if isinstance(answer, EngineInfo):
                _check_names(answer)
        except CodecError as error:
            raise Strayed(f"message {number:,} has an invalid answer: {error}", question) from None
        return answer


def _check_names(info: EngineInfo) -> None:
    """Check that the engine's name has the form in which the harness records it. Raises CodecError, EngineFault."""
    for name in (info.name, info.version):
        if shown(name) != name:
            raise CodecError("shape", f"an engine cannot be named {shown(name)}")
    check_manners(info)


class _Kind(Struct):
    kind: str = ""


def _fault(error: ErrorObject) -> EngineFault:
    try:
        kind = msgspec.json.decode(error.data, type=_Kind).kind if isinstance(error.data, msgspec.Raw) else ""
    except (msgspec.MsgspecError, UnicodeDecodeError):
        kind = ""
    return EngineFault(kind if kind in FAULTS and kind not in _LOST else "engine-error", error.message)


def unpacked(packed: bytes, most: int) -> Iterator[bytes]:
    """The uncompressed bytes in pieces, at most `most` in all. Raises `Strayed`."""
    opener, total, rest = zlib.decompressobj(), 0, packed
    try:
        while not opener.eof:
            piece = opener.decompress(rest, _CHUNK)
            rest = opener.unconsumed_tail
            total += len(piece)
            if total > most:
                raise Strayed(f"it unpacks to more than the {most:,} bytes that are signed")
            if not (piece or rest or opener.eof):
                raise Strayed(f"it is cut off after {total:,} bytes")
            yield piece
    except zlib.error as error:
        raise Strayed(f"it cannot be unpacked: {error}") from None
    if opener.unused_data:
        raise Strayed("there is data after its end")


def check_digest(packed: bytes, claimed: Digest) -> None:
    """Check that a transcript is the signed one, without keeping it. Raises `Strayed`."""
    found, total, lines = hashlib.sha256(), 0, 0
    for piece in unpacked(packed, min(claimed.bytes, MOST_BYTES)):
        found.update(piece)
        total += len(piece)
        lines += piece.count(b"\n")
    if (total, found.hexdigest(), lines) != (claimed.bytes, claimed.sha256, 2 * claimed.messages):
        raise Strayed("it is not the signed one: its digest differs")


def lines_of(packed: bytes, most: int) -> Iterator[bytes]:
    """The lines of a transcript, each with its line end. Raises `Strayed`."""
    held = b""
    for piece in unpacked(packed, most):
        *whole, held = (held + piece).split(b"\n")
        yield from (line + b"\n" for line in whole)
        if len(held) > MESSAGE_LIMIT:
            raise Strayed(f"a line is longer than {MESSAGE_LIMIT:,} bytes")
    if held:
        raise Strayed("its last line is incomplete")
