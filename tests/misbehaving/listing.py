"""An engine that is asked which printed cards it knows, and answers in one of many ways: `listing.py KIND`."""

from __future__ import annotations

import os
import sys
from typing import Any

import honest  # type: ignore[import-not-found]

KIND = sys.argv[1]
KNOWN = "Stitch - New Dog"
ANSWERS: dict[str, Any] = {
    "not-asked": {"known": [KNOWN, "Lantern"]},
    "twice": {"known": [KNOWN, KNOWN]},
    "too-many": {"known": [f"card {number}" for number in range(201)]},
    "too-long": {"known": ["x" * 10_001]},
    "text": {"known": KNOWN},
    "numbers": {"known": [1]},
    "none": {},
    "null": {"known": None},
}


def answer(method: str, params: dict[str, Any]) -> Any:
    if method == "initialize":
        capabilities = [] if KIND in ("old", "old-and-frail") else ["known-cards"]
        game = {"editions": ["2.2"], "capabilities": capabilities}
        return {"name": "listing", "games": {"lorcana": game}}
    if method == "cards":
        if KIND in ("crash", "old-and-frail"):
            os._exit(3)
        if KIND == "honest":
            return {"known": [name for name in params["cards"] if name == KNOWN]}
        return ANSWERS.get(KIND, b'{"code": -32601, "message": "no such method"}')
    if method == "setup":
        names = {card["card"] for card in params["position"]["cards"]}
        lacking = sorted(names - {KNOWN, "a card"})
        return {"status": "unsupported", "unsupported": lacking} if lacking else honest.answer(method, params)
    return honest.answer(method, params)


def main() -> None:
    while text := sys.stdin.readline():
        request = honest.json.loads(text)
        said = answer(request["method"], request.get("params", {}))
        if isinstance(said, bytes):
            honest.send(b'{"jsonrpc": "2.0", "id": %d, "error": %s}\n' % (request["id"], said))
        else:
            honest.send(honest.line(request["id"], said))
        if request["method"] == "shutdown":
            return


if __name__ == "__main__":
    main()
