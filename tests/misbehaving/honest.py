"""A tiny honest engine that uses nothing of the harness: it keeps a position and answers every method."""

from __future__ import annotations

import json
import sys
from typing import Any

table: dict[str, Any] = {}


def answer(method: str, params: dict[str, Any]) -> dict[str, Any]:
    if method == "initialize":
        game = {"editions": ["2.2"], "capabilities": ["snapshots", "hidden-views"]}
        return {"name": "honest", "version": "1", "protocol": 1, "games": {"lorcana": game}}
    if method == "setup":
        table.clear()
        table.update(params["position"])
        return {"status": "ok"}
    if method == "act":
        action = params["action"]
        if action["kind"] != "quest":
            return {"status": "refused", "code": "quest-only", "message": "this engine only quests"}
        for player in table["players"]:
            if player["name"] == params["player"]:
                counters = player.setdefault("counters", {})
                counters["lore"] = counters.get("lore", 0) + 1
        return {"status": "accepted"}
    if method == "decide":
        return {"status": "refused", "message": "nothing was asked"}
    if method == "observe":
        return {"position": table}
    if method == "legal":
        return {"actions": [{"kind": "end-turn"}]}
    if method == "snapshot":
        return {"snapshot": json.dumps(table)}
    if method == "restore":
        table.clear()
        table.update(json.loads(params["snapshot"]))
    return {}


def line(number: object, result: dict[str, Any]) -> bytes:
    """One answer as it goes over the wire."""
    return json.dumps({"jsonrpc": "2.0", "id": number, "result": result}).encode() + b"\n"


def send(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def main() -> None:
    while text := sys.stdin.readline():
        request = json.loads(text)
        send(line(request["id"], answer(request["method"], request.get("params", {}))))
        if request["method"] == "shutdown":
            return


if __name__ == "__main__":
    main()
