"""The kit for TypeScript: its own tests, its generated types, and what only another process can see of it."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import oracle
from oracle.protocol.codec import MESSAGE_LIMIT
from oracle.protocol.digest import digest
from oracle.protocol.messages import Card, Decision, GameResult, Observation, Player, Position, Region, Turn, Waiting
from oracle.protocol.schema import schema
from tests.examples.start import find_node
from tests.house.checkout import ROOT

KIT = ROOT / "kits" / "typescript"
ENGINE = """
import { Adapter, serve } from "INDEX";
const game = (params) => ({ act() {}, decide() {}, look: () => ({ position: params.position }) });
await serve(new Adapter("echo", "1", { lorcana: { editions: ["2.2"], start: game } }));
""".replace("INDEX", (KIT / "src" / "index.ts").as_uri())
DIGESTS = """
import { digest } from "KIT/src/digest.ts";
import { readFileSync } from "node:fs";
console.log(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(digest)));
""".replace("KIT", KIT.as_uri())


def node(*words: str | Path) -> list[str]:
    return [str(find_node()), *map(str, words)]


def test_its_own_tests_pass() -> None:
    done = subprocess.run(node("--test", "test/*.test.ts"), cwd=KIT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(re.findall(r"^\S+ pass (\d+)$", done.stdout, re.MULTILINE)[0]) > 30


@pytest.mark.parametrize("file", ["messages.ts", "schema.ts"])
def test_the_types_are_made_from_the_schema_of_today(file: str) -> None:
    today = json.dumps(schema(), separators=(",", ":"), ensure_ascii=False).encode()
    head = (KIT / "src" / file).read_text(encoding="utf-8").splitlines()[1]
    told = f"{file} is out of date: run `npm run generate` in kits/typescript"
    assert head == f"// From the schema {hashlib.sha256(today).hexdigest()}.", told


def test_its_version_is_the_one_of_the_program() -> None:
    package = json.loads((KIT / "package.json").read_bytes())
    locked = json.loads((KIT / "package-lock.json").read_bytes())
    assert package["version"] == locked["version"] == locked["packages"][""]["version"] == oracle.__version__
    assert "dependencies" not in package


def test_the_lock_names_no_registry() -> None:
    assert "resolved" not in (KIT / "package-lock.json").read_text(encoding="utf-8")


def tables() -> Iterator[Observation]:
    """Tables in which an order, a default or a way of writing could differ."""
    turn = Turn(player="Ann", first="Bob", counters={"inked": 1, "z": 0})
    players = (
        Player(name="Ann", counters={"10": 1, "9": 2, "\uffee": 3, "\U0001f600": 4, "none": 0}),
        Player(name="Bob"),
    )
    names = ["b", "a", "\uffee", "\U0001f600", '"\n\u2028\x7f\x01é']
    cards = [
        Card(ref=ref, player=player, zone=zone, card="a card", states=("exerted", "drying"), controller="Bob")
        for ref in names
        for player in ("Bob", "Ann")
        for zone in ("play", "deck")
    ]
    regions = (Region(terrains=("water", "forest")), Region(facedown=True))
    position = Position(players=players, turn=turn, cards=tuple(cards), regions=regions)
    question = Decision(id="d1", player="Ann", kind="choose", options=("b", "a"), most=2, text="which")
    waiting = (Waiting(player="Ann", source="b"), Waiting(player="Ann", source="a", ability="\uffee"))
    yield Observation(position=position)
    yield Observation(position=position, decision=question, waiting=waiting)
    yield Observation(position=position, decision=question, result=GameResult(losers=("Bob", "Ann"), reason="both"))
    yield Observation(position=Position(players=(), turn=Turn(player="Ann")))


def test_its_digests_are_those_of_the_page() -> None:
    seen = [*tables()]
    words = node("--input-type=module", "--eval", DIGESTS)
    done = subprocess.run(words, input=msgspec.json.encode(seen), capture_output=True, check=True)
    assert json.loads(done.stdout) == [digest(one) for one in seen]


@pytest.fixture
def engine() -> Iterator[subprocess.Popen[bytes]]:
    """An engine on the kit; its stdout is a pipe that says when it is full, as that of a harness may be."""
    read, write = os.pipe()
    os.set_blocking(write, False)
    words = node("--input-type=module", "--eval", ENGINE)
    process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=write, stderr=subprocess.PIPE)
    os.close(write)
    process.stdout = os.fdopen(read, "rb")
    with process:
        yield process
        process.kill()


def request(method: str, **params: object) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode() + b"\n"


def large() -> Position:
    """A position of more than what a pipe holds."""
    cards = tuple(Card(ref=f"card{n}", player="Ann", zone="deck", card="a card" * 100) for n in range(1000))
    return Position(players=(Player(name="Ann"),), turn=Turn(player="Ann"), cards=cards)


def asked(engine: subprocess.Popen[bytes], *lines: bytes) -> None:
    assert engine.stdin is not None
    engine.stdin.write(b"".join(lines))
    engine.stdin.flush()


def answered(engine: subprocess.Popen[bytes]) -> dict[str, object]:
    assert engine.stdout is not None
    answer: dict[str, object] = json.loads(engine.stdout.readline())
    return answer


def test_a_pipe_that_is_full_is_waited_for(engine: subprocess.Popen[bytes]) -> None:
    position = large()
    setup = request("setup", game="lorcana", edition="2.2", position=msgspec.to_builtins(position))
    asked(engine, setup, request("observe"), request("shutdown"))
    time.sleep(0.2)
    assert answered(engine)["result"] == {"status": "ok"}
    assert msgspec.convert(answered(engine)["result"], Observation).position == position
    assert (answered(engine)["result"], engine.wait(10)) == ({}, 0)


def test_a_line_that_is_too_long_is_told_and_the_next_is_read(engine: subprocess.Popen[bytes]) -> None:
    padding = b" " * (MESSAGE_LIMIT - len(request("initialize")) + 1)
    asked(engine, b"x" * (MESSAGE_LIMIT + 1), b"\n", padding + request("initialize"))
    assert "-32600" in str(answered(engine)["error"])
    assert "echo" in str(answered(engine)["result"])


def test_a_harness_that_goes_away_is_an_ordinary_end(engine: subprocess.Popen[bytes]) -> None:
    assert engine.stdout is not None
    assert engine.stderr is not None
    engine.stdout.close()
    asked(engine, request("initialize"))
    assert (engine.wait(10), engine.stderr.read()) == (0, b"")
