"""Everything an engine was asked and answered: recorded while it plays, and played back when a certificate is judged.

Every message is two lines of JSON-RPC, the question and its answer. A fault of the engine is an error that
says its kind.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from oracle.engines.base import FAULTS, Engine, EngineFault, check_manners
from oracle.engines.server import calls_of
from oracle.kernel.errors import InputError
from oracle.protocol.codec import (
    ENGINE_ERROR,
    MESSAGE_LIMIT,
    NOTHING,
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
    ActParams,
    DecideParams,
    Empty,
    EngineInfo,
    InitializeParams,
    Legal,
    LegalParams,
    Message,
    Observation,
    ObserveParams,
    Reply,
    RestoreParams,
    SetupParams,
    SetupResult,
    SnapshotResult,
)
from oracle.protocol.shapes import Shapes

MOST_BYTES = 4 * 1024**3
"""Most bytes of a whole transcript, uncompressed."""
_CHUNK = 1 << 16
_LOST = ("start", "given-up")
"""Faults after which there is no engine any more: nothing can be certified."""

M = TypeVar("M", bound=Message)


class Strayed(Exception):
    """A transcript does not answer what is asked, or answers what no engine may; the text says where and what.

    `asked`: the question of the harness; `recorded`: the line in its place, empty where the transcript is over.
    """

    def __init__(self, text: str, asked: bytes = b"", recorded: bytes = b"") -> None:
        super().__init__(text)
        self.asked = asked
        self.recorded = recorded


class Digest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a transcript comes to, of its uncompressed bytes."""

    messages: int
    bytes: int
    sha256: str


class Exchanging:
    """The calls of an engine, each as one exchange of messages."""

    ready = 0
    """Positions that the engine could set up."""
    settled = 0
    """Actions and answers that it has accepted or refused."""

    def initialize(self) -> EngineInfo:
        return self._exchange("initialize", InitializeParams(), EngineInfo)

    def setup(self, params: SetupParams) -> SetupResult:
        found = self._exchange("setup", params, SetupResult)
        self.ready += found.status == "ok"
        return found

    def act(self, player: str, action: Action) -> Reply:
        return self._settled(self._exchange("act", ActParams(player=player, action=action), Reply))

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        params = DecideParams(player=player, decision=decision, answer=answer)
        return self._settled(self._exchange("decide", params, Reply))

    def observe(self, viewer: str | None = None) -> Observation:
        return self._exchange("observe", ObserveParams(viewer=viewer), Observation)

    def legal(self) -> Legal:
        return self._exchange("legal", LegalParams(), Legal)

    def snapshot(self) -> str:
        return self._exchange("snapshot", NOTHING, SnapshotResult).snapshot

    def restore(self, snapshot: str) -> None:
        self._exchange("restore", RestoreParams(snapshot=snapshot), Empty)

    def close(self) -> None:
        """End the engine."""

    def _settled(self, reply: Reply) -> Reply:
        self.settled += reply.status != "unsupported"
        return reply

    def _exchange(self, method: str, params: Message, result: type[M]) -> M:
        raise NotImplementedError


class Recorder(Exchanging):
    """An engine of which every message is kept. `finish` gives the compressed transcript and what it comes to."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._packed: list[bytes] = []
        self._packer = zlib.compressobj(9)
        self._hash = hashlib.sha256()
        self._bytes = self._messages = 0

    def close(self) -> None:
        self._engine.close()

    def finish(self) -> tuple[bytes, Digest]:
        """The transcript, compressed; nothing can be recorded after it."""
        self._packed.append(self._packer.flush())
        found = Digest(messages=self._messages, bytes=self._bytes, sha256=self._hash.hexdigest())
        return b"".join(self._packed), found

    def _exchange(self, method: str, params: Message, result: type[M]) -> M:  # noqa: ARG002 - the shape of an exchange
        number = self._messages + 1
        try:
            question = encode_request(number, method, params)
        except CodecError as error:
            raise EngineFault("request", str(error)) from None
        answer: Any = None
        try:
            answer = calls_of(self._engine)[method](params)
            line = encode_result(number, answer)
        except EngineFault as fault:
            if fault.kind in _LOST:
                raise
            told = shown(str(fault), 2000)
            self._keep(question, encode_error(number, ENGINE_ERROR, told, fault.kind))
            raise EngineFault(fault.kind, told) from None
        except InputError as error:
            # What is out of place is an error of the reference too, as it would be behind the protocol.
            told = shown(str(error), 2000)
            self._keep(question, encode_error(number, ENGINE_ERROR, told, "engine-error"))
            raise EngineFault("engine-error", told) from None
        self._keep(question, line)
        kept: M = answer
        return kept

    def _keep(self, *lines: bytes) -> None:
        self._messages += 1
        for line in lines:
            self._hash.update(line)
            self._bytes += len(line)
            if packed := self._packer.compress(line):
                self._packed.append(packed)
        if self._bytes > MOST_BYTES:
            raise EngineFault("flood", f"all messages together are more than {MOST_BYTES:,} bytes")


class PlayedBack(Exchanging):
    """An engine that says what a transcript says to the same questions in the same order; else it raises `Strayed`."""

    def __init__(self, lines: Iterator[bytes]) -> None:
        self._lines = lines
        self._messages = 0
        self._shapes: Shapes | None = None

    def finish(self) -> None:
        """Raises `Strayed` where more was recorded than was asked."""
        rest = next(self._lines, None)
        if rest is not None:
            raise Strayed(f"it goes on after message {self._messages:,}, where nothing more is asked", b"", rest)

    def _exchange(self, method: str, params: Message, result: type[M]) -> M:
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
            raise Strayed(f"the answer of message {number:,} is none: {error}", question) from None
        return answer


def _check_names(info: EngineInfo) -> None:
    """See that an engine is named as the harness would have written it down. Raises CodecError, EngineFault."""
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
    """The uncompressed bytes in pieces, never more than `most` in all. Raises `Strayed`."""
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
        raise Strayed("something stands behind its end")


def check_digest(packed: bytes, claimed: Digest) -> None:
    """See that a transcript is the one that was signed, without keeping any of it. Raises `Strayed`."""
    found, total, lines = hashlib.sha256(), 0, 0
    for piece in unpacked(packed, min(claimed.bytes, MOST_BYTES)):
        found.update(piece)
        total += len(piece)
        lines += piece.count(b"\n")
    if (total, found.hexdigest(), lines) != (claimed.bytes, claimed.sha256, 2 * claimed.messages):
        raise Strayed("it is not the one that was signed: its digest is another")


def lines_of(packed: bytes, most: int) -> Iterator[bytes]:
    """The lines of a transcript, each with its end. Raises `Strayed`."""
    held = b""
    for piece in unpacked(packed, most):
        *whole, held = (held + piece).split(b"\n")
        yield from (line + b"\n" for line in whole)
        if len(held) > MESSAGE_LIMIT:
            raise Strayed(f"a line is longer than {MESSAGE_LIMIT:,} bytes")
    if held:
        raise Strayed("its last line has no end")
