"""A plain engine for Disney Lorcana and Altered, speaking protocol 1 over stdin and stdout.

Nothing but the standard library is used. This file is the adapter; each game stands in a folder of `plain` beside it,
where `position.py` reads and shows positions. Copy it and put your own engine in their place.
Run it with `python plain_engine.py`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from plain.altered import position as altered
from plain.base import BadParams, Json, Refused, Unsupported
from plain.lorcana import position as lorcana

GAMES: dict[str, Any] = {"lorcana": lorcana, "altered": altered}
"""What each game has: SUPPORT, what_is_missing, read, start and show."""
INFO: Json = {
    "name": "plain-engine",
    "version": "0.3.0",
    "protocol": 1,
    "games": {name: side.SUPPORT for name, side in GAMES.items()},
}
NO_POSITION = "no position has been set up; call setup first"


class Server:
    """One message a line; every request gets one reply."""

    def __init__(self) -> None:
        self.side: Any = None
        """The game that is played."""
        self.game: Any = None
        self.first: Any = None
        """The table as the last setup left it."""
        self.done = False

    def playing(self) -> Any:
        if self.game is None:
            raise BadParams(NO_POSITION)
        return self.game

    def initialize(self, _params: Json) -> Json:
        return INFO

    def setup(self, params: Json) -> Json:
        self.game = self.first = None
        wanted = f"{params['game']} {params['edition']}"
        if params["game"] not in GAMES or params["edition"] not in GAMES[params["game"]].SUPPORT["editions"]:
            return {"status": "unsupported", "unsupported": [wanted], "message": f"{wanted} is not known here"}
        self.side = GAMES[params["game"]]
        lacks, definitions = self.side.what_is_missing(params)
        if lacks:
            return {"status": "unsupported", "unsupported": lacks, "message": f"not known here: {', '.join(lacks)}"}
        self.first = self.side.read(params, definitions)
        self.reset(params)
        return {"status": "ok"}

    def act(self, params: Json) -> Json:
        game = self.playing()
        if params["player"] not in game.table.players:
            raise BadParams(f"no player {params['player']}")
        return self.reply(game, lambda: game.act(params["player"], params["action"]))

    def decide(self, params: Json) -> Json:
        game = self.playing()
        return self.reply(game, lambda: game.decide(params["player"], params["decision"], list(params["answer"])))

    def reply(self, game: Any, call: Callable[[], None]) -> Json:
        said: Json = {"status": "accepted"}
        try:
            call()
        except Refused as refused:
            said = {"status": "refused", "code": refused.code, "message": str(refused)}
        except Unsupported as lack:
            said = {"status": "unsupported", "message": str(lack)}
        if game.decision is not None:
            said["decision"] = game.decision.message()
        return said

    def observe(self, params: Json) -> Json:
        game, viewer = self.playing(), params.get("viewer")
        if viewer is not None and viewer not in game.table.players:
            raise BadParams(f"no player {viewer}")
        seen: Json = self.side.show(game, viewer)
        if game.decision is not None:
            seen["decision"] = game.decision.message()
        return seen

    def reset(self, _params: Json) -> Json:
        if self.first is None:
            raise BadParams(NO_POSITION)
        self.game = self.side.start(self.first)
        return {}

    def shutdown(self, _params: Json) -> Json:
        self.done = True
        return {}

    def answer(self, line: bytes) -> Json:
        """The JSON-RPC reply to one line."""
        try:
            request = json.loads(line)
            method, params = request["method"], request.get("params") or {}
        except (ValueError, RecursionError):
            return {"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "not JSON"}}
        except (KeyError, TypeError, AttributeError):
            return {"jsonrpc": "2.0", "id": None, "error": {"code": -32600, "message": "not a request"}}
        head: Json = {"jsonrpc": "2.0", "id": request.get("id")}
        methods = ("initialize", "setup", "act", "decide", "observe", "reset", "shutdown")
        if method not in methods:
            return head | {"error": {"code": -32601, "message": f"no method {method}; there are {', '.join(methods)}"}}
        try:
            return head | {"result": getattr(self, method)(params)}
        except BadParams as bad:
            return head | {"error": {"code": -32602, "message": str(bad)}}
        except (KeyError, TypeError, ValueError, AttributeError) as bad:
            text = f"{method}: a field is missing or of the wrong kind ({bad})"
            return head | {"error": {"code": -32602, "message": text}}


def main() -> None:
    server = Server()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(json.dumps(server.answer(line)).encode() + b"\n")
        sys.stdout.buffer.flush()
        if server.done:
            break


if __name__ == "__main__":
    main()
