"""Messages to and from bytes: JSON-RPC 2.0, one message a line.

Unreadable input raises `CodecError` and nothing else: `kind` names the broken rule, and the text shows the input.
Decoders are built once per method, so that an answer is read in a single pass.
"""

from __future__ import annotations

import codecs
import math
from contextlib import suppress
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from msgspec.structs import fields

from oracle.protocol.bounds import LARGEST_NUMBER, TOO_MUCH
from oracle.protocol.display import shown
from oracle.protocol.messages import METHODS, Empty, Message, SetupParams
from oracle.protocol.unclear import UnclearJSON, refuse_unclear

MESSAGE_LIMIT = 8 * 1024 * 1024
"""Maximum bytes of one line in either direction, without its line end."""
ANSWER_LIMIT = 1024 * 1024
"""Maximum bytes of an answer other than a snapshot, beyond the size of the preceding `setup`."""

NOTHING = Empty()
"""Parameters and result of methods that have none."""

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
UNKNOWN_METHOD = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603
ENGINE_ERROR = -32000
"""Code of an engine's own error, if none of JSON-RPC's codes fits."""

CodecFault = Literal["encoding", "garbage", "shape", "order", "flood"]

M = TypeVar("M", bound=Message)


class CodecError(ValueError):
    """A line that is not a valid message.

    `kind`: `encoding` (not UTF-8), `garbage` (not JSON), `shape` (JSON of another type; the text names the path),
    `order` (a message at the wrong moment: another id, or one that nobody asked for), `flood` (more than allowed).
    """

    def __init__(self, kind: CodecFault, text: str) -> None:
        super().__init__(text)
        self.kind = kind


class RequestError(CodecError):
    """A line that is not a request: the JSON-RPC code and message for its sender, with the id if it had one."""

    def __init__(self, kind: CodecFault, code: int, text: str, id: int | str | None = None) -> None:  # noqa: A002
        super().__init__(kind, text)
        self.code = code
        self.id = id


class ErrorObject(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The error of an answer that has no result."""

    code: Annotated[int, Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
    message: str = ""
    data: Raw | UnsetType = UNSET
    """Anything; ignored."""


class Request(Struct, frozen=True, kw_only=True):
    """A request as read: its method is known and its parameters have the method's type."""

    id: int | str
    method: str
    params: Message


_HALVES = (("error", "result"), ("result", "error"))


class Answer(Struct, Generic[M], frozen=True, kw_only=True):
    """An answer as read, with exactly one of `result` and `error`."""

    jsonrpc: Literal["2.0"]
    id: int | str | None
    result: M | UnsetType = UNSET
    error: ErrorObject | UnsetType = UNSET


class _RequestOut(Struct, kw_only=True):
    jsonrpc: str = "2.0"
    id: int | str
    method: str
    params: Message


class _RequestIn(Struct, kw_only=True):
    jsonrpc: Literal["2.0"]
    method: str
    id: int | str | UnsetType | None = UNSET
    params: Raw | UnsetType = UNSET


class _ResultOut(Struct, kw_only=True):
    jsonrpc: str = "2.0"
    id: int | str | None
    result: Message


class _ErrorOut(Struct, kw_only=True):
    jsonrpc: str = "2.0"
    id: int | str | None
    error: ErrorObject


class _Envelope(Struct, kw_only=True):
    """Just enough of any message to identify its request."""

    id: Raw | UnsetType = UNSET
    method: Raw | UnsetType = UNSET

    @property
    def whose(self) -> object:
        """The id; None if there is none, and cut to text if it is too long."""
        if isinstance(self.id, UnsetType):
            return None
        return (
            msgspec.json.decode(self.id) if len(self.id) <= _LONGEST_ID else bytes(self.id).decode("utf-8", "replace")
        )


_encoder = msgspec.json.Encoder()
_LONGEST_ID = 1000
_envelopes = msgspec.json.Decoder(_Envelope)
_requests = msgspec.json.Decoder(_RequestIn)
_params = {method: msgspec.json.Decoder(types[0]) for method, types in METHODS.items()}
_answers: dict[type[Message], msgspec.json.Decoder[Answer[Any]]] = {
    result: msgspec.json.Decoder(Answer[result])  # type: ignore[valid-type]
    for _, result in METHODS.values()
}
_keys_needed = {result: 3 + sum(field.required for field in fields(result)) for result in _answers}
_NO_PARAMS = Raw(b"{}")


# --- the harness's side -----------------------------------------------------------------------------------


def encode_request(id: int | str, method: str, params: Message) -> bytes:  # noqa: A002 - JSON-RPC's word
    """One request as a line. Raises `CodecError` for text or numbers that JSON cannot carry."""
    try:
        line = _encoder.encode(_RequestOut(id=id, method=method, params=params)) + b"\n"
        # The encoder writes values that JSON cannot express as null.
        if type(params) is SetupParams and params.definitions and b"null" in line:
            _refuse_unwritable(params.definitions, "definitions")
        return line
    except (UnicodeEncodeError, RecursionError, OverflowError) as error:
        raise CodecError("shape", f"the parameters of `{method}` cannot be written as JSON: {error}") from None


def decode_answer(line: bytes, result: type[M], id: int) -> M | ErrorObject:  # noqa: A002
    """The answer to request `id`: a result of type `result`, or an error. Raises `CodecError`.

    A byte order mark and the nulls that many libraries write for absent fields are ignored.
    """
    try:
        answer: Answer[M] = _answers[result].decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _decode_liberally(line, result, id)
    if answer.id != id or (answer.error is UNSET) == (answer.result is UNSET):
        raise explain_answer(line, result, id)
    # A result has at most as many different keys as its type, and three around it.
    least = _keys_needed[result] if not isinstance(answer.result, UnsetType) else 0
    if line.count(b":") != least and len(line) <= ANSWER_LIMIT and not is_plain(line, answer):
        _refuse_unclear(line, "an answer")
    return answer.result if not isinstance(answer.result, UnsetType) else answer.error  # type: ignore[return-value]


def _decode_liberally(line: bytes, result: type[M], id: int) -> M | ErrorObject:  # noqa: A002
    """Like `decode_answer`, for a line that deviates slightly from the format."""
    text = line.removeprefix(codecs.BOM_UTF8)
    read = _object(text)
    if read is None:
        raise explain_answer(text, result, id)
    _refuse_unclear(text, "an answer")
    one_half = _without_empty_half(read)
    if one_half != read or text != line:
        return decode_answer(msgspec.json.encode(one_half), result, id)
    said = _said(read)
    if said != read:
        # Errors are reported about the original line.
        with suppress(CodecError):
            return decode_answer(msgspec.json.encode(said), result, id)
    raise explain_answer(text, result, id)


def _object(text: bytes) -> dict[str, Any] | None:
    try:
        read = msgspec.json.decode(text)
        msgspec.json.encode(read)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, OverflowError):
        return None
    return read if isinstance(read, dict) else None


def _without_empty_half(read: dict[str, Any]) -> dict[str, Any]:
    """An answer without a null `error` or null `result`."""
    empty = {one for one, other in _HALVES if read.get(one) is None and read.get(other) is not None}
    plain = {key: value for key, value in read.items() if key not in empty}
    error = plain.get("error")
    if isinstance(error, dict) and "code" in error:
        plain["error"] = {"code": ENGINE_ERROR} | {key: value for key, value in error.items() if value is not None}
    return plain


def _said(value: Any) -> Any:
    """The JSON without null fields: for an optional field, null means absent."""
    if isinstance(value, dict):
        return {key: _said(inner) for key, inner in value.items() if inner is not None}
    return [_said(inner) for inner in value] if isinstance(value, list) else value


def is_plain(text: bytes, read: Struct) -> bool:
    """Whether a text is exactly the encoding of the value read from it, so that no key can be duplicated.

    Applies to objects that omit their defaults; for any other it is false.
    """
    # Every key that was read occurs at least once, with its colon; an escaped colon would compensate for a duplicate.
    return b"\\" not in text and text.count(b":") == _encoder.encode(read).count(b":")


def explain_answer(line: bytes, result: type[Message], id: int) -> CodecError:  # noqa: A002
    """Explain why a line is not the answer to request `id`."""
    try:
        envelope = _envelope(line)
    except CodecError as error:
        return error
    if envelope.method is not UNSET:
        text = "a request or notification of its own (only the harness asks; logs belong on stderr)"
        return CodecError("order", f"{text}: {shown(line)}")
    if envelope.whose is not None and envelope.whose != id:
        return CodecError("order", _whose(envelope.whose, id))
    try:
        answer = _answers[result].decode(line)
    except msgspec.ValidationError as error:
        if TOO_MUCH in str(error):
            return CodecError("flood", f"more than one message may hold: {error}; it began: {shown(line)}")
        return CodecError("shape", f"an answer that is not of its type: {error}; it was: {shown(line)}")
    except RecursionError:
        return CodecError("shape", f"an answer that is nested too deeply; it began: {shown(line)}")
    except UnicodeDecodeError as error:
        return CodecError("encoding", f"an answer that is not UTF-8: {error.reason}")
    if answer.id is None and answer.error is not UNSET:
        return CodecError("order", f"an error without the request's id: {shown(line)}")
    if answer.id is None:
        return CodecError("shape", f"an answer without the request's id - at `$.id`; it was: {shown(line)}")
    return CodecError("shape", f"an answer with both `result` and `error`, or with none; it was: {shown(line)}")


def explain_unasked(line: bytes, last: int) -> CodecError:
    """Explain a line that came while nothing was asked, after the answer to request `last`."""
    try:
        envelope = _envelope(line.removeprefix(codecs.BOM_UTF8))
    except CodecError as error:
        return error
    given = envelope.whose
    if envelope.method is UNSET and isinstance(given, int) and not isinstance(given, bool) and given > 0:
        when = "a second time" if given <= last else "before it was asked"
        return CodecError("order", f"an answer to request {shown(repr(given), 60)} {when}")
    return CodecError("order", f"a message that nobody asked for (logs belong on stderr): {shown(line)}")


def _whose(given: object, id: int) -> str:  # noqa: A002
    quoted = shown(repr(given), 60)
    what = "which was never asked"
    if isinstance(given, int) and not isinstance(given, bool):
        if 0 < given < id:
            what = "which it had answered already"
        if given > id:
            what = "which was not asked yet"
    return f"an answer to request {quoted}, {what}; request {id} waits for its answer"


# --- the engine's side ------------------------------------------------------------------------------------


def decode_request(line: bytes) -> Request:
    """The request in a line. Raises `RequestError` with the code and id for the answer."""
    try:
        envelope = _envelope(line)
    except CodecError as error:
        code = INVALID_REQUEST if error.kind == "shape" else PARSE_ERROR
        raise RequestError(error.kind, code, str(error)) from None
    given = envelope.whose
    known = given if isinstance(given, int | str) and not isinstance(given, bool) else None
    try:
        read = _requests.decode(line)
    except msgspec.ValidationError as error:
        raise RequestError("shape", INVALID_REQUEST, f"not a JSON-RPC 2.0 request: {error}", known) from None
    if not isinstance(read.id, int | str):
        raise RequestError("shape", INVALID_REQUEST, "a request needs an id; this protocol has no notifications")
    if read.method not in METHODS:
        names = ", ".join(METHODS)
        text = f"unknown method {shown(read.method, 60)!r}; the methods are {names}"
        raise RequestError("shape", UNKNOWN_METHOD, text, read.id)
    raw = _NO_PARAMS if isinstance(read.params, UnsetType) else read.params
    try:
        _refuse_unclear(line, "a request")
    except CodecError as error:
        raise RequestError("shape", INVALID_REQUEST, str(error), read.id) from None
    return Request(id=read.id, method=read.method, params=_read_params(read.method, raw, read.id))


def _read_params(method: str, raw: Raw, id: int | str) -> Message:  # noqa: A002
    try:
        params: Message = _params[method].decode(raw)
    except msgspec.ValidationError as error:
        raise RequestError("shape", INVALID_PARAMS, f"parameters of `{method}`: {error}", id) from None
    except RecursionError:
        text = f"parameters of `{method}` are nested too deeply"
        raise RequestError("shape", INVALID_PARAMS, text, id) from None
    except UnicodeDecodeError as error:
        text = f"parameters of `{method}` are not UTF-8: {error.reason}"
        raise RequestError("encoding", INVALID_PARAMS, text, id) from None
    return params


def encode_result(id: int | str, result: Message) -> bytes:  # noqa: A002
    """A line with a result. Raises `CodecError` for text or numbers that JSON cannot express."""
    try:
        return _encoder.encode(_ResultOut(id=id, result=result)) + b"\n"
    except (UnicodeEncodeError, RecursionError, OverflowError) as error:
        raise CodecError("shape", f"a {type(result).__name__} cannot be written as JSON: {error}") from None


def encode_error(id: int | str | None, code: int, message: str, kind: str = "") -> bytes:  # noqa: A002
    """A line with an error; `kind`, if given, is sent as `data.kind`."""
    text = message.encode("utf-8", "backslashreplace").decode("utf-8")
    data = Raw(_encoder.encode({"kind": kind})) if kind else UNSET
    error = ErrorObject(code=code, message=text, data=data)
    return _encoder.encode(_ErrorOut(id=id, error=error)) + b"\n"


# --- both -------------------------------------------------------------------------------------------------


def _envelope(line: bytes) -> _Envelope:
    """The envelope of a line. Raises `CodecError` if it is not UTF-8, not JSON, too deeply nested or not an object."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        where = f"byte 0x{line[error.start]:02x} at offset {error.start}"
        raise CodecError("encoding", f"a line that is not UTF-8 ({where}): {shown(line)}") from None
    try:
        return _envelopes.decode(text)
    except msgspec.ValidationError:
        raise CodecError("shape", f"Expected one message, a JSON object; it was: {shown(text)}") from None
    except msgspec.DecodeError as error:
        reason = str(error).removeprefix("JSON is malformed: ")
        if "truncated" in reason and text.strip():
            reason = f"{reason}: it ends within a message; write one message a line, with no line break inside"
        raise CodecError("garbage", f"a line that is not JSON ({reason}): {shown(text.rstrip())}") from None
    except RecursionError:
        raise CodecError("shape", f"a message that is nested too deeply; it began: {shown(text)}") from None


def _refuse_unclear(line: bytes, what: str) -> None:
    try:
        refuse_unclear(line)
    except UnclearJSON as error:
        raise CodecError("shape", f"{what} that contradicts itself: {error}; it was: {shown(line)}") from None


def _refuse_unwritable(value: object, path: str) -> None:
    """Raise `CodecError` for numbers in free-form JSON that JSON cannot express."""
    if isinstance(value, float) and not math.isfinite(value):
        raise CodecError("shape", f"{path} is {value}, which JSON cannot carry")
    if isinstance(value, dict):
        for key, inner in value.items():
            _refuse_unwritable(inner, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            _refuse_unwritable(inner, f"{path}[{place}]")
