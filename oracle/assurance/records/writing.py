"""Records an engine's games, and makes versions of records with less information."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from oracle.assurance.records.model import SUFFIX, Act, Answer, Line, Seen, Start
from oracle.engines.base import Engine
from oracle.engines.exchange import Wrapper
from oracle.profiles import PROFILES
from oracle.protocol.messages import (
    Action,
    Decision,
    EngineInfo,
    Observation,
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
        """The current game is over."""
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


# --- records with less information
# --------------------------------------------------------------------------------------


def to_actions(lines: Sequence[Line]) -> tuple[Line, ...]:
    """Only the moves, without observations and questions."""
    return tuple(_with(line, Seen(), asked=False) for line in lines)


def to_digests(lines: Sequence[Line], hashed: Callable[[Observation], str]) -> tuple[Line, ...]:
    """A hash instead of each table."""
    found = []
    for line in lines:
        table = line.seen.table
        found.append(_with(line, Seen() if table is None else Seen(digest=hashed(table)), asked=True))
    return tuple(found)


def without_chance(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The same without outcomes of chance, and without the order of decks."""
    start, *rest = lines
    if not isinstance(start, Start):
        return tuple(lines)
    zones = PROFILES[start.setup.game].order_zones
    players = dict.fromkeys(card.player for card in start.setup.position.cards if card.zone in zones)
    return (replace(start, setup=replace(start.setup, chance=()), unordered=tuple(players)), *rest)


def to_view(lines: Sequence[Line], viewer: str) -> tuple[Line, ...]:
    """One player's knowledge: the own deck, the recorded views, and the questions to that player."""
    start, *rest = without_chance(lines)
    if not isinstance(start, Start):
        return tuple(lines)
    game = PROFILES[start.setup.game]
    cards = tuple(
        replace(card, card=None) if card.zone in game.hidden_zones and card.player != viewer else card
        for card in start.setup.position.cards
    )
    setup = replace(start.setup, position=replace(start.setup.position, cards=cards), printings={})
    return (replace(start, setup=setup, seen=_seen_by(start.seen, viewer)), *(_known_to(line, viewer) for line in rest))


def _known_to(line: Line, viewer: str) -> Line:
    seen = _seen_by(line.seen, viewer)
    if isinstance(line, Answer) and line.player != viewer:
        return replace(line, seen=seen, asked=None, answer=None)
    return replace(line, seen=seen)


def _seen_by(seen: Seen, viewer: str) -> Seen:
    return Seen(views={player: view for player, view in seen.views.items() if player == viewer})


def _with(line: Line, seen: Seen, *, asked: bool) -> Line:
    if isinstance(line, Answer) and not asked:
        return replace(line, seen=seen, asked=None)
    return replace(line, seen=seen)
