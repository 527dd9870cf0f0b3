"""The engine's side of the protocol: serves any `Engine` over a pair of streams."""

from __future__ import annotations

from collections.abc import Callable
from typing import BinaryIO

from oracle.adapter.loop import answer_lines, on_stdio
from oracle.engines.base import Engine, EngineFault
from oracle.engines.bounds import check_setup
from oracle.engines.exchange import calls_of
from oracle.kernel.errors import InputError, OracleError
from oracle.protocol.codec import (
    ENGINE_ERROR,
    INTERNAL_ERROR,
    INVALID_PARAMS,
    UNKNOWN_METHOD,
    CodecError,
    Request,
    RequestError,
    decode_request,
    encode_error,
    encode_result,
)
from oracle.protocol.messages import Message, SetupParams


def serve(engine: Engine, stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Answer the requests on `stdin`, one per line, until `shutdown` or the end of the input; then close the engine.

    An invalid request, an unknown method and wrong parameters get the errors of JSON-RPC, and so does an impossible
    position or action; a fault of the engine gets an error with its kind. If the harness disappears, serving ends
    normally.
    """

    def setup(params: SetupParams) -> Message:
        check_setup(params.position, params.definitions, params.chance)
        return engine.setup(params)

    calls = calls_of(engine) | {"setup": setup}
    try:
        answer_lines(lambda line: answer_to(calls, line), stdin, stdout)
    finally:
        engine.close()


def serve_stdio(engine: Engine) -> None:
    """`serve` on this process's own stdin and stdout; other output goes to stderr."""
    on_stdio(lambda stdin, stdout: serve(engine, stdin, stdout))


def answer_to(calls: dict[str, Callable[[object], Message]], line: bytes) -> tuple[bytes, bool]:
    """The answer to a line, and whether it is the last one."""
    try:
        request = decode_request(line)
    except RequestError as error:
        return encode_error(error.id, error.code, str(error)), False
    return _result(calls, request), request.method == "shutdown"


def _result(calls: dict[str, Callable[[object], Message]], request: Request) -> bytes:
    try:
        return encode_result(request.id, calls[request.method](request.params))
    except EngineFault as fault:
        code = UNKNOWN_METHOD if fault.kind == "unsupported-method" else ENGINE_ERROR
        return encode_error(request.id, code, str(fault), fault.kind)
    except CodecError as error:
        return encode_error(request.id, ENGINE_ERROR, str(error), error.kind)
    except InputError as error:
        return encode_error(request.id, INVALID_PARAMS, f"parameters of `{request.method}`: {error}")
    except OracleError as error:
        return encode_error(request.id, INTERNAL_ERROR, f"a bug in the engine: {error}")
