"""An engine in this process whose answers are the reference's, but for some that are changed on their way."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

from oracle.engines import process, server
from oracle.engines.exchange import calls_of
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.schema import schema
from tests.inputs.wild import damaged, mutated, wild, word

_SCHEMA = schema()["$defs"]


def made(random: Random, shape: dict[str, Any], depth: int = 0) -> Any:
    """A value that fits a part of the protocol's schema."""
    if "$ref" in shape:
        return made(random, _SCHEMA[shape["$ref"].rpartition("/")[2]], depth + 1)
    if "anyOf" in shape:
        return made(random, random.choice(shape["anyOf"]), depth)
    if "const" in shape or "enum" in shape:
        return shape["const"] if "const" in shape else random.choice(shape["enum"])
    kind = shape.get("type")
    kind = random.choice(kind) if isinstance(kind, list) else kind
    if kind == "object":
        return _object(random, shape, depth)
    if kind == "array":
        return [made(random, shape.get("items", {}), depth + 1) for _ in range(random.choice((0, 1, 1, 2)))]
    if kind == "integer":
        return random.choice((-1, 0, 1, 2, 3, 20, 2**40))
    if kind == "boolean":
        return random.random() < 0.5
    return None if kind == "null" else word(random) if kind == "string" else wild(random)


def _object(random: Random, shape: dict[str, Any], depth: int) -> dict[str, object]:
    needed = shape.get("required", ())
    found = {
        name: made(random, part, depth + 1)
        for name, part in shape.get("properties", {}).items()
        if name in needed or (depth < 6 and random.random() < 0.6)
    }
    if isinstance(more := shape.get("additionalProperties"), dict):
        found |= {word(random): made(random, more, depth + 1) for _ in range(random.choice((0, 1)))}
    return found


class FakeChild:
    """In place of `oracle.engines.child.Child`; `random` says which answers are changed, and how."""

    def __init__(self, random: Random, rate: float) -> None:
        self.random = random
        self.rate = rate
        self.calls = calls_of(ReferenceEngine())
        self.asked = 0
        self.unread = False
        self.established = False
        self.pid = 1
        self.answers: list[bytes] = []

    def send(self, line: bytes, method: str, seconds: float) -> None:
        self.asked += 1
        answer = server.answer_to(self.calls, line)[0]
        changing = self.random.random() < (self.rate if method != "initialize" else self.rate / 4)
        self.answers.append(self._changed(answer, method) if changing else answer)

    def receive(self, method: str, seconds: float) -> bytes:
        return self.answers.pop(0)

    def kill(self) -> None: ...

    def mark_stderr(self) -> None: ...

    def on_stderr(self) -> str:
        return ""

    def finish(self, farewell: bytes) -> None: ...

    def _changed(self, answer: bytes, method: str) -> bytes:
        random = self.random
        what = random.random()
        if what < 0.05:
            return damaged(random, answer.rstrip(b"\n")).replace(b"\n", b" ") + b"\n"
        found = msgspec.json.decode(answer)
        if what < 0.3:
            found = made(random, _SCHEMA[f"{method}.answer"]) | {"jsonrpc": "2.0", "id": found["id"]}
        elif "result" in found:
            found["result"] = mutated(random, found["result"], random.choice((1, 1, 2)))
        with contextlib.suppress(UnicodeEncodeError):
            return msgspec.json.encode(found) + b"\n"
        return answer


@contextlib.contextmanager
def fake_engine(random: Random) -> Iterator[None]:
    """Meanwhile every command that starts an engine gets one of these."""
    rate = random.choice((0.02, 0.1, 0.5))
    with patch.object(process, "Child", lambda _argv, _limits: FakeChild(random, rate)):
        yield
