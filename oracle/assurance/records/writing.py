"""Records an engine's games."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from oracle.assurance.records.model import SUFFIX, Act, Answer, Line, Seen, Start
from oracle.engines.base import Engine
from oracle.engines.exchange import Wrapper
from oracle.protocol.messages import (
    Action,
    Decision,
    EngineInfo,
    Reply,
    SetupParams,
    SetupResult,
)
from oracle.suite.files.whole import replace_whole

Keep = Callable[[tuple[Line, ...]], None]


class Recording(Wrapper):
    """An engine that records every game: its calls, and the whole table after each."""

    def __init__(self, engine: Engine, keep: Keep, *, views: bool = False) -> None:
        """`keep` receives each game when it is over: at the next `setup`, or at the end. `views`: also record each
        player's view, if the engine offers views.
        """
        super().__init__(engine)
        self._keep = keep
        self._views = views
        self._viewers: tuple[str, ...] = ()
        self._info: EngineInfo | None = None
        self._lines: list[Line] = []
        self._asked: Decision | None = None

    def initialize(self) -> EngineInfo:
        self._info = super().initialize()
        return self._info

    def setup(self, params: SetupParams) -> SetupResult:
        if self._lines and isinstance(first := self._lines[0], Start) and first.setup.position == params.position:
            # The same game again, now that the outcomes of chance are known.
            self._lines = []
        self.finish()
        found = super().setup(params)
        if found.status == "ok":
            self._lines = [Start(record=1, setup=params, engine=self._info)]
            offered = () if self._info is None else self._info.games[params.game].capabilities
            hides = self._views and "hidden-views" in offered
            self._viewers = tuple(player.name for player in params.position.players) if hides else ()
        return found

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        if reply.status == "unsupported":
            self.finish()
        elif self._lines:
            seen = self._seen(reply)
            self._lines.append(Act(player=player, action=action, status=reply.status, code=reply.code, seen=seen))
        return reply

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        asked = self._asked if self._asked is not None and self._asked.id == decision else None
        reply = super().decide(player, decision, answer)
        if reply.status == "unsupported":
            self.finish()
        elif self._lines and asked is not None and asked.player == player:
            seen = self._seen(reply)
            self._lines.append(
                Answer(player=player, answer=answer, asked=asked, status=reply.status, code=reply.code, seen=seen)
            )
        return reply

    def reset(self) -> None:
        self.finish()
        super().reset()

    def restore(self, snapshot: str) -> None:
        self.finish()
        super().restore(snapshot)

    def close(self) -> None:
        self.finish()
        super().close()

    def _seen(self, reply: Reply) -> Seen:
        table = self._engine.observe()
        if reply.status == "accepted":
            self._asked = table.decision
        return Seen(table=table, views={player: self._engine.observe(player) for player in self._viewers})

    def finish(self) -> None:
        """End the current game."""
        if len(self._lines) > 1:
            self._keep(tuple(self._lines))
        self._lines, self._asked = [], None


def recording_into(engine: Engine, folder: Path) -> Recording:
    """The engine, recording each of its games into a folder, which is created; a file's name is a hash of its
    content.
    """
    folder.mkdir(parents=True, exist_ok=True)

    def keep(lines: tuple[Line, ...]) -> None:
        data = encoded(lines)
        replace_whole(folder / f"{hashlib.sha256(data).hexdigest()[:16]}{SUFFIX}", data)

    return Recording(engine, keep, views=True)


def encoded(lines: Iterable[Line]) -> bytes:
    """A record as a file."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
