"""The kits for Python and for TypeScript answer alike, on one engine written twice, whatever they are asked."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from oracle.protocol.bounds import LARGEST_NUMBER
from oracle.protocol.messages import METHODS
from tests.examples.start import find_node
from tests.house.checkout import ROOT
from tests.inputs.engines import made
from tests.inputs.wild import mutated

from .test_kit import Asked, Json

CHOIR = ROOT / "kits" / "typescript" / "test" / "serve_choir.ts"
OTHERS: list[Json] = [{"kind": "concede"}, {"kind": "begin"}, {"kind": "trade"}]
ASKED = [method for method in METHODS if method not in ("legal", "shutdown")]
"""Nobody lists actions in Python, and a process ends."""


@pytest.fixture
def typescript() -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen([find_node(), CHOIR], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        yield process
        process.kill()


def seated(random: Random) -> Json:
    """The choir's position, for two or three players, in a game that has begun or not."""
    asked: Json = Asked().position
    held = {"ref": "held", "player": "Bob", "zone": "hand", "card": "doc"}
    position = asked | {"cards": [*asked["cards"], held]}
    if random.random() < 0.5:
        drawn = {"ref": "drawn", "player": "Cat", "zone": "hand", "card": "doc"}
        position |= {"players": [*asked["players"], {"name": "Cat"}], "cards": [*position["cards"], drawn]}
    return position | random.choice([{}, {"turn": {"player": "Ann", "number": 0, "phase": "setup"}}])


def likely(random: Random, method: str) -> Json:
    """Parameters that mean something to the choir, most of the time."""
    player = random.choice(["Ann", "Ann", "Ann", "Bob", "Cat", "Zed"])
    if method == "setup":
        return {"game": "lorcana", "edition": "2.2", "position": seated(random)}
    if method == "act":
        cost: Json = {"kind": random.choice(["sing", "sing", "shift", "ink"])}
        cost |= random.choice([{}, {}, {"by": ["hero"]}, {"by": ["doc"]}])
        play = {"kind": "play", "card": random.choice(["song", "song", "doc", "nobody"]), "cost": cost}
        return {"player": player, "action": random.choice([play, play, play, *OTHERS])}
    if method == "decide":
        answer = random.choice([["hero"], ["doc"], [], ["hero", "hero"], ["nobody"]])
        return {"player": player, "decision": f"d{random.randint(1, 4)}", "answer": answer}
    if method == "observe":
        return random.choice([{}, {"viewer": player}])
    given: dict[str, Json] = {"restore": {"snapshot": f"s{random.randint(1, 3)}"}, "characteristics": {"ref": "doc"}}
    given["cards"] = {"game": random.choice(["lorcana", "chess"]), "cards": {"doc": [{"set": "1", "number": 2}]}}
    return given.get(method, {})


def requests(seed: int, count: int) -> Iterator[Json]:
    """Requests in any order, of which every third is wrong somewhere, or says something else altogether."""
    random = Random(seed)  # noqa: S311 - the same requests every time
    for number in range(count):
        method = random.choice([*ASKED, "act", "act", "decide", "decide", "observe"])
        asked: Any = {"jsonrpc": "2.0", "id": number, "method": method, "params": likely(random, method)}
        kind = random.random()
        if kind < 0.1:
            asked["params"] = made(random, {"$ref": f"#/$defs/{METHODS[method][0].__name__}"})
        elif kind < 0.3:
            asked = mutated(random, asked, random.choice((1, 1, 2)))
        if isinstance(asked, dict) and asked.get("method") not in ("legal", "shutdown") and can_repeat(asked.get("id")):
            yield asked


def can_repeat(given: object) -> bool:
    """Whether JavaScript can: it rounds larger numbers. A text this long is cut in Python."""
    return not (isinstance(given, int) and abs(given) > LARGEST_NUMBER) and len(str(given)) < 1000


def meant(asked: Json, answer: Json) -> object:
    """The part of an answer to compare: the code of an error; a whole result, with omitted fields filled in."""
    if "error" in answer:
        return answer["id"], answer["error"]["code"]
    return answer["id"], msgspec.convert(answer["result"], METHODS[asked["method"]][1])


@pytest.mark.parametrize("seed", range(3))
def test_they_answer_alike(seed: int, typescript: subprocess.Popen[bytes]) -> None:
    assert typescript.stdin is not None
    assert typescript.stdout is not None
    python, seen = Asked().adapter, Counter[str]()
    for asked in requests(seed, 400):
        line = json.dumps(asked).encode() + b"\n"
        typescript.stdin.write(line)
        typescript.stdin.flush()
        one, other = json.loads(python.answer(line)[0]), json.loads(typescript.stdout.readline())
        assert meant(asked, one) == meant(asked, other), (line, one, other)
        seen[one.get("result", {}).get("status", "error" if "error" in one else "shown")] += 1
    assert min(seen[kind] for kind in ("ok", "accepted", "refused", "unsupported", "error", "shown")) > 3, seen
