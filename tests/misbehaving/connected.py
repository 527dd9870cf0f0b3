"""Engines to connect that are right but for one thing: `python connected.py slow | over | METHOD`.

`slow` takes 0.2 s for every call, `over` shows each game as won from its set-up on; with the name of a method it ends
whenever that is called, with a trace like that of any program. It declares everything that the kit can answer.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "examples" / "engines" / "python"))
import plain_engine
from plain.altered import position as altered
from plain.lorcana import position as lorcana

from oracle.adapter import Adapter
from oracle.protocol.messages import Characteristics, Legal

SECONDS = 0.2
MORE = ("characteristics", "legal-lists")


class Answering(plain_engine.Playing):
    """Answers what the plain engine has no method for, wrongly: it is not asked for what is right."""

    def characteristics(self, ref: str) -> Characteristics:
        return Characteristics()

    def legal(self) -> Legal:
        return Legal(actions=(), complete=True)


def adapter(method: str) -> Adapter:
    """The plain engine, which declares the capability of a method that it is to end in."""
    plain_engine.Playing = Answering  # type: ignore[misc]
    sides = {}
    for game, position in (("lorcana", lorcana), ("altered", altered)):
        side = plain_engine.side(position)
        more = [name for name in MORE if name.startswith(method or "-")]
        knows = (lambda name, printings: False) if method == "cards" else None
        sides[game] = type(side)(
            editions=side.editions, start=side.start, capabilities=(*side.capabilities, *more), manners=side.manners,
            language=side.language, hidden=side.hidden, knows=knows,
        )  # fmt: skip
    return Adapter("connected", "1", sides)


def main(name: str) -> None:
    engine = adapter(name)
    for line in sys.stdin.buffer:
        method = json.loads(line)["method"]
        if name == "slow":
            time.sleep(SECONDS)
        if name == method:
            raise KeyError(f"no {method} here")
        told, last = engine.answer(line)
        if name == "over" and method == "observe":
            told = won(told)
        sys.stdout.buffer.write(told)
        sys.stdout.buffer.flush()
        if last:
            return


def won(line: bytes) -> bytes:
    said: dict[str, Any] = json.loads(line)
    if "result" in said:
        said["result"]["result"] = {"winner": "Ann", "reason": "nobody knows"}
    return json.dumps(said).encode() + b"\n"


if __name__ == "__main__":
    main(sys.argv[1])
