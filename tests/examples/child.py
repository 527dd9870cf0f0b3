"""An example engine as the harness has it: a child process, and one line of JSON for each call and each answer."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from oracle.protocol.messages import METHODS

from .cards import DEFINITIONS, Json, card


class Child:
    """The engine as a child process, and what the tests ask of it. Each answer must have the shape of its message."""

    def __init__(self, command: Sequence[str | Path], folder: Path, viewers: Sequence[str | None] = (None,)) -> None:
        """`viewers` are those whose views are compared after a refusal; None is the view of everything."""
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, cwd=folder, stdin=pipe, stdout=pipe, stderr=pipe)
        self.viewers = viewers
        self.calls = 0

    def raw(self, line: bytes) -> Json:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        reply: Json = json.loads(self.process.stdout.readline())
        return reply

    def reply(self, method: str, **params: Any) -> Json:
        """The whole JSON-RPC reply, an error too."""
        self.calls += 1
        request = {"jsonrpc": "2.0", "id": self.calls, "method": method, "params": params}
        reply = self.raw(json.dumps(request).encode())
        assert reply["id"] == self.calls
        return reply

    def call(self, method: str, **params: Any) -> Json:
        reply = self.reply(method, **params)
        assert "result" in reply, reply
        result: Json = reply["result"]
        msgspec.convert(result, METHODS[method][1])
        return result

    def setup(self, *cards: Json, **more: Any) -> None:
        """Ann's turn, in a position that the engine takes; the rest is as in `table`."""
        assert self.call("setup", **self.table(*cards, **more)) == {"status": "ok"}

    def table(
        self,
        *cards: Json,
        ink: int = 0,
        deck: int = 5,
        lore: int = 0,
        happened: Sequence[Json] = (),
        definitions: Mapping[str, Json] | None = None,
    ) -> Json:
        """Parameters of a setup: these cards, the number of Ann's ready ink cards, and of cards in each deck."""
        rows = [card(f"ink{n}", "Ann", "inkwell", "a card") for n in range(1, ink + 1)]
        rows += [card(f"{who}-deck-{n}", who, "deck", "a card") for who in ("Ann", "Bob") for n in range(1, deck + 1)]
        position = {
            "players": [{"name": "Ann", "counters": {"lore": lore} if lore else {}}, {"name": "Bob"}],
            "turn": {"player": "Ann", "number": 3},
            "cards": [*cards, *rows],
            "happened": happened,
        }
        made_up = {**DEFINITIONS, **(definitions or {})}
        return {"game": "lorcana", "edition": "2.2", "position": position, "definitions": made_up}

    def act(self, kind: str, ref: str | None = None, player: str = "Ann", **more: Any) -> Json:
        """`how` is the kind of the cost, what else belongs to a cost goes with it; `target` and `ability` do not."""
        action: Json = {"kind": kind, "card": ref}
        action |= {name: more.pop(name, None) for name in ("target", "ability")}
        if "how" in more:
            action["cost"] = {"kind": more.pop("how"), **more}
        return self.call("act", player=player, action={name: it for name, it in action.items() if it is not None})

    def does(self, kind: str, ref: str | None = None, **more: Any) -> Json:
        """An action that is accepted."""
        reply = self.act(kind, ref, **more)
        assert reply["status"] == "accepted", reply
        return reply

    def play(self, ref: str, how: str = "ink", **cost: Any) -> None:
        self.does("play", ref, how=how, **cost)

    def refuses(self, code: str, *args: Any, **kwargs: Any) -> None:
        """An action that is refused and changes nothing; what the others were shown on the way they have seen."""
        own = [viewer for viewer in self.viewers if viewer in (None, kwargs.get("player", "Ann"))]
        before = [self.observe(viewer) for viewer in own]
        reply = self.act(*args, **kwargs)
        assert (reply["status"], reply.get("code")) == ("refused", code), reply
        assert [self.observe(viewer) for viewer in own] == before

    def decide(self, *answer: str) -> Json:
        asked = self.decision
        assert asked is not None, "nobody is asked"
        return self.call("decide", player=asked["player"], decision=asked["id"], answer=answer)

    def chooses(self, *answer: str) -> None:
        """An answer that is accepted."""
        reply = self.decide(*answer)
        assert reply["status"] == "accepted", reply

    def refuses_answer(self, code: str, *answer: str) -> None:
        """An answer that is refused and leaves everything as it was, the question too."""
        before = [self.observe(viewer) for viewer in self.viewers]
        reply = self.decide(*answer)
        assert (reply["status"], reply.get("code")) == ("refused", code), reply
        assert [self.observe(viewer) for viewer in self.viewers] == before

    @property
    def decision(self) -> Json | None:
        """The question that is pending."""
        return self.observe().get("decision")

    def options(self) -> list[str]:
        return sorted((self.decision or {"options": []})["options"])

    def waiting(self) -> list[str]:
        """The cards whose abilities wait."""
        return [row["source"] for row in self.observe().get("waiting", [])]

    def observe(self, viewer: str | None = None) -> Json:
        return self.call("observe") if viewer is None else self.call("observe", viewer=viewer)

    def card(self, ref: str) -> Json:
        cards: list[Json] = self.observe()["position"]["cards"]
        return next(row for row in cards if row["ref"] == ref)

    def zone(self, ref: str) -> str:
        return str(self.card(ref)["zone"])

    def states(self, ref: str) -> list[str]:
        return list(self.card(ref).get("states", []))

    def damage(self, ref: str) -> int:
        return int(self.card(ref).get("counters", {}).get("damage", 0))

    def lore(self, index: int = 0) -> int:
        return int(self.observe()["position"]["players"][index].get("counters", {}).get("lore", 0))

    def ready_ink(self) -> int:
        rows = self.observe()["position"]["cards"]
        return sum(row["zone"] == "inkwell" and row["player"] == "Ann" and not row.get("states") for row in rows)

    def ends(self) -> None:
        """The end of stdin ends it, and it has written nothing that nobody asked for."""
        try:
            out, err = self.process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        assert (self.process.returncode, out, err) == (0, b"", b"")
