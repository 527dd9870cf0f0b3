"""The whole suite on engines that fill all that one message may hold: what the harness and the reports come to.

The harness runs under a limit of 500 MB on its address space, and must end with every report.

    python -m benchmarks.bounds [WORD...]      # only these ways to fill: cards, words, options

With `--engine WORD` this is the engine: the reference, and what it shows and says made large after the first action.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from oracle.engines.exchange import calls_of
from oracle.engines.reference import ReferenceEngine
from oracle.engines.server import answer_to
from oracle.protocol.bounds import LONGEST_TEXT, MORE_CARDS, MOST_OPTIONS
from tests.trials.running import high_water

MOST = 500_000_000
"""Bytes of the harness's address space."""
WAYS = ("cards", "words", "options")
MEGABYTE = 1_000_000
HARNESS = (
    f"import resource; resource.setrlimit(resource.RLIMIT_AS, ({MOST}, {MOST})); from oracle.cli import main; main()"
)
NASTY = '"<&\u202e' * (LONGEST_TEXT // 4)


def serve(way: str) -> None:
    """Be the engine."""
    calls, acted, player = calls_of(ReferenceEngine()), 0, ""
    for line in sys.stdin.buffer:
        request = json.loads(line)
        method = request["method"]
        if method == "setup":
            acted, player = 0, request["params"]["position"]["players"][0]["name"]
            zone = "play" if request["params"]["game"] == "lorcana" else "limbo"
        acted += method == "act"
        said, last = answer_to(calls, line)
        message = json.loads(said)
        if acted and "result" in message:
            _fill(way, method, message["result"], player, zone, acted)
            said = json.dumps(message).encode() + b"\n"
        sys.stdout.buffer.write(said)
        sys.stdout.buffer.flush()
        if last:
            return


def _fill(way: str, method: str, result: dict[str, Any], player: str, zone: str, acted: int) -> None:
    if way == "cards" and method == "observe":
        cards = result["position"].setdefault("cards", [])
        new = {"player": player, "zone": zone, "card": "a card"}
        cards += [{"ref": f"new-{acted}-{number}", **new} for number in range(MORE_CARDS - 100)]
    if way == "words" and method in ("act", "decide"):
        result.update(status="refused", code=NASTY, message=NASTY)
    if way == "words" and method == "observe":
        for card in result["position"].get("cards", [])[:20]:
            card["card"] = NASTY
    if way == "options" and method in ("act", "decide", "observe"):
        options = [f"{NASTY[:40]}{number}" for number in range(MOST_OPTIONS)]
        result["decision"] = {"id": "q", "player": player, "kind": "choose", "options": options}
        if method != "observe":
            result["status"] = "accepted"


def measure(way: str, folder: Path) -> str:
    """Run the suite and write every report into `folder`; one line about it."""
    files = ["--json", str(folder / "r.json"), "--junit", str(folder / "j.xml")]
    files += ["--markdown", str(folder / "m.md"), "--report", str(folder)]
    engine = f"'{sys.executable}' -m benchmarks.bounds --engine {way}"
    started, most = time.monotonic(), 0
    with (folder / "console.txt").open("wb") as console:
        words = [sys.executable, "-c", HARNESS, "check", *files, "--engine", engine]
        harness = subprocess.Popen(words, stdout=console, stderr=console, env={**os.environ, "COLUMNS": "160"})
        while harness.poll() is None:
            most = max(most, high_water(harness.pid))
            time.sleep(0.03)
    sizes = ", ".join(f"{file.name} {file.stat().st_size / MEGABYTE:.1f} MB" for file in sorted(folder.iterdir()))
    seconds = time.monotonic() - started
    return f"{way}: exit code {harness.returncode}, {seconds:.0f} s, harness {most / MEGABYTE:.0f} MB; {sizes}"


def main(words: list[str]) -> int:
    """Print a line for each way; returns how many went wrong."""
    wrong = 0
    for way in words or WAYS:
        with tempfile.TemporaryDirectory() as folder:
            told = measure(way, Path(folder))
            wrong += "exit code 1," not in told
            print(told, flush=True)
    return wrong


if __name__ == "__main__":
    if sys.argv[1:2] == ["--engine"]:
        serve(sys.argv[2])
    else:
        sys.exit(main(sys.argv[1:]))
